import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PLAN_VIEW_HTML } from '../../mcp/plan-view.ts'
import { launchChromium } from '../browser/chromium.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { newestHttp } from './clients.ts'

// The page that hosts with MCP Apps show beside a plan, in a sandboxed frame as a host makes it, with a host's side of the
// conversation (SEP-1865) in a few lines.

const service = serviceForFile({ serve: 'own address' })
let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser?.close())

/** Runs in the page of the host: opens the frame, shakes hands, hands over the tool's result, records what it receives. */
function host({ html, result }: { html: string; result: unknown }): void {
  const said: unknown[] = []
  Object.assign(window, { said })
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  const csp = `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'">`
  addEventListener('message', ({ data, source }) => {
    if (source !== frame.contentWindow) return
    said.push(data)
    const tell = (message: object) => frame.contentWindow?.postMessage({ jsonrpc: '2.0', ...message }, '*')
    if (data.method === 'ui/initialize')
      tell({ id: data.id, result: { protocolVersion: data.params.protocolVersion, hostContext: { theme: 'dark' } } })
    if (data.method === 'ui/notifications/initialized') tell({ method: 'ui/notifications/tool-result', params: result })
    if (data.method === 'ui/open-link') tell({ id: data.id, result: {} })
  })
  frame.srcdoc = html.replace('<head>', `<head>${csp}`)
  document.body.replaceChildren(frame)
}

test('it shows the plan in the language of the answer, tells its size, and opens the link through the host', async () => {
  const assistant = await newestHttp(service.base)
  const { data, text } = await assistant.call('build_week', {
    country: 'DE',
    store: 'de-average',
    lang: 'de',
    detail: 'full',
  })
  await assistant.close()
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('request', (request) => complaints.push(`a request to ${request.url()}`))
  await page.evaluate(host, {
    html: PLAN_VIEW_HTML,
    result: { content: [{ type: 'text', text }], structuredContent: data },
  })
  const frame = page.frameLocator('iframe')
  await frame.getByRole('heading', { level: 1 }).waitFor()
  const shown = await frame.locator('main').innerText()
  for (const day of data.plan.days) {
    expect(shown).toContain(day.label)
    for (const dish of day.dishes) for (const part of [dish.title, dish.why]) expect(shown).toContain(part)
  }
  for (const part of [data.plan.priceSource.name, data.plan.href, ...data.plan.warnings]) expect(shown).toContain(part)
  expect(await frame.locator('html').getAttribute('lang')).toBe('de')
  await frame.getByRole('button').click()
  const said = () => page.evaluate(() => (window as unknown as { said: { method?: string; params?: unknown }[] }).said)
  await expect.poll(async () => (await said()).map(({ method }) => method)).toContain('ui/open-link')
  const reported = await said()
  expect(reported.find(({ method }) => method === 'ui/open-link')?.params).toEqual({ url: data.plan.href })
  expect(reported.find(({ method }) => method === 'ui/notifications/size-changed')?.params).toMatchObject({
    height: expect.any(Number),
  })
  expect(complaints).toEqual([])
  await page.close()
})
