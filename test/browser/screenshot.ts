import { fileURLToPath } from 'node:url'
import { testService } from '../harness/service.ts'
import { openBrowser } from '../views/browser.ts'

// `npm run screenshot`: makes docs/plan.png, the picture of README, from the running service.

const FILE = fileURLToPath(new URL('../../docs/plan.png', import.meta.url))
const HOUSEHOLD = {
  country: 'DE',
  store: 'de-average',
  lang: 'en',
  startDate: '2026-11-23',
  adults: 2,
  kids: [{ age: 6 }, { age: 9 }],
}

const service = await testService()
const browser = await openBrowser(service)
try {
  const { id } = (await (await service.post('/api/plans', HOUSEHOLD)).json()) as { id: string }
  const { page, complaints } = await browser.profile({ viewport: { width: 1100, height: 1320 } })
  await page.goto(`/plan/${id}?lang=en`, { waitUntil: 'networkidle' })
  await page.screenshot({ path: FILE })
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
  process.stdout.write(`${FILE}\n`)
} finally {
  await browser.close()
  await service.close()
}
