import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '../test/harness/database.ts'
import { freePort, startReady } from '../test/harness/measured.ts'

// `node bench/pages.ts`: time to the first byte of a stored plan's page at 50 requests at once, on PostgreSQL when
// DATABASE_URL names a server (in a database of its own), else embedded. `--lighthouse` adds the scores of the pages.

const PARAMS = {
  country: 'RU',
  store: 'ru-pyaterochka',
  adults: 2,
  kids: [{ age: 6 }, { age: 10 }],
  startDate: '2026-11-23',
}
const AT_ONCE = 50

/** Milliseconds until the first byte of an answer. */
function firstByte(agent: Agent, address: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now()
    get(address, { agent, headers }, (response) => {
      const took = performance.now() - began
      if ((response.statusCode ?? 500) >= 400) reject(new Error(`${address} answered ${response.statusCode}`))
      response.resume().once('end', () => resolve(took))
    }).once('error', reject)
  })
}

interface Load {
  readonly times: number[]
  readonly perSecond: number
}

/** Asks for the addresses in turn, always so many at once. */
async function load(addresses: readonly string[], headers: Record<string, string> = {}): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const times: number[] = []
  let next = 0
  const began = performance.now()
  const worker = async () => {
    while (next < addresses.length) times.push(await firstByte(agent, addresses[next++] as string, headers))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  agent.destroy()
  return { times: times.sort((a, b) => a - b), perSecond: addresses.length / ((performance.now() - began) / 1000) }
}

const rows: Record<string, Record<string, string>> = {}
const note = (name: string, { times, perSecond }: Load) => {
  const at = (share: number) => `${times[Math.floor((times.length - 1) * share)]?.toFixed(1)}`
  rows[name] = { 'p50, ms': at(0.5), 'p95, ms': at(0.95), 'p99, ms': at(0.99), 'requests/s': perSecond.toFixed(0) }
}

/** Scores of 0 to 100 by category, on a phone as Lighthouse imagines one. */
async function lighthouseScores(pages: Readonly<Record<string, string>>): Promise<void> {
  const { launchChromium } = await import('../test/browser/chromium.ts')
  const { default: lighthouse } = await import('lighthouse')
  const port = await freePort()
  const browser = await launchChromium([`--remote-debugging-port=${port}`])
  const scores: Record<string, Record<string, number>> = {}
  for (const [name, address] of Object.entries(pages)) {
    const result = await lighthouse(address, { port, output: 'json', logLevel: 'error' })
    const { categories = {}, audits = {} } = result?.lhr ?? {}
    scores[name] = Object.fromEntries(
      Object.values(categories).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)]),
    )
    for (const audit of Object.values(audits)) {
      if (audit.score !== null && audit.score < 0.9)
        console.log(`${name}: ${audit.id} ${audit.score} ${audit.displayValue ?? ''}`)
    }
  }
  await browser.close()
  console.table(scores)
}

const { databaseUrl, drop } = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'provender-bench-'))
const { base, child } = await startReady(databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: folder })
try {
  const plan = async (variant: number) => {
    const body = JSON.stringify({ ...PARAMS, variant })
    const response = await fetch(`${base}/api/plans`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
    return `${base}/plan/${((await response.json()) as { id: string }).id}`
  }
  const first = await plan(0)
  const times = (count: number, address: string) => Array.from({ length: count }, () => address)
  await load(times(2000, `${first}?lang=ru`))
  note('one stored plan', await load(times(10_000, `${first}?lang=ru`), { 'accept-encoding': 'gzip' }))
  const tag = (await fetch(`${first}?lang=ru`)).headers.get('etag') ?? ''
  note('the same, 304', await load(times(10_000, `${first}?lang=ru`), { 'if-none-match': tag }))
  const plans: string[] = []
  for (let variant = 0; variant < 40; variant++) plans.push(await plan(variant))
  const unseen = plans.flatMap((address) => ['ru', 'de', 'en', 'ja', 'fr'].map((lang) => `${address}?lang=${lang}`))
  note('pages nobody opened before', await load(unseen))
  note('the same once more', await load(unseen))
  console.log(
    `${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}, ${databaseUrl ? 'PostgreSQL' : 'embedded'}`,
  )
  console.table(rows)
  if (process.argv.includes('--lighthouse')) {
    await lighthouseScores({
      plan: first,
      recipe: `${base}/recipe/borscht`,
      home: `${base}/`,
      recipes: `${base}/recipes`,
    })
  }
} finally {
  child.kill('SIGTERM')
  await new Promise((resolve) => child.once('exit', resolve))
  await drop()
  rmSync(folder, { recursive: true })
}
