import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ServiceProcess, startProcess } from '../service-process.ts'
import { household } from './asking.ts'

// One address takes all it may, through every door at once; another asks now and then. On DATABASE_URL, or embedded.

const SECONDS = 30
const NOISY = '198.51.100.1'
const QUIET = '203.0.113.1'
/** After which the fullest bucket is full again, ms. */
const REFILLED_MS = 20_000
/** `/health` of the other, 99 of 100 times, ms. */
const MOST_MS = 100

const ASKING = `
  const { parentPort, workerData: { url, from, seconds } } = require('node:worker_threads')
  const waits = []
  const ask = async () => {
    for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
      const began = performance.now()
      await (await fetch(url, { headers: { 'x-forwarded-for': from } })).text()
      waits.push(performance.now() - began)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    parentPort.postMessage(waits)
  }
  ask()
`

describe.skipIf(!process.env.LONG_ROUNDS)('one address at its limits over all doors', () => {
  let service: ServiceProcess
  beforeAll(async () => {
    service = await startProcess({
      DATA_DIR: 'memory://',
      TRUST_PROXY: '1',
      RATE_LIMIT: '600:100',
      PLAN_RATE_LIMIT: '60:20',
      PAGE_RATE_LIMIT: '300:60',
      ...(process.env.DATABASE_URL ? { DATABASE_URL: process.env.DATABASE_URL } : {}),
    })
  })
  afterAll(() => service.stop())

  const ask = async (from: string, path: string, body?: unknown) => {
    const headers: Record<string, string> = { 'x-forwarded-for': from, accept: 'application/json, text/event-stream' }
    if (body) headers['content-type'] = 'application/json'
    const began = performance.now()
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
    const answer = await fetch(service.base + path, { ...init, headers })
    const text = await answer.text()
    return { status: answer.status, text, ms: performance.now() - began }
  }

  /** How long `/health` took, ms, in order: asked by a thread that does nothing else, so that it waits for nobody but the service. */
  async function healthFor(seconds: number): Promise<number[]> {
    const workerData = { url: `${service.base}/health`, from: QUIET, seconds }
    const [waits] = await once(new Worker(ASKING, { eval: true, workerData }), 'message')
    return (waits as number[]).sort((a, b) => a - b)
  }
  const at = (waits: readonly number[], share: number) => waits[Math.ceil(waits.length * share) - 1] ?? 0
  const told = (waits: readonly number[]) =>
    `${waits.length} times, p50 ${at(waits, 0.5).toFixed(1)} ms, p99 ${at(waits, 0.99).toFixed(0)} ms, longest ${at(waits, 1).toFixed(0)} ms`

  /** Words that nobody looked for before. */
  const words = (n: number) => `sop${n.toString(36)} chikn${n} tomatos potatose carrotts`
  const nested = (limit: number) =>
    `{ recipes(limit: ${limit}) { items { ingredients { ingredient { name price(country: "DE") { cost } } } } } }`
  /** The longest page that a query may ask for. */
  async function dearest(): Promise<string> {
    for (let limit = 200; limit > 10; limit -= 10) {
      const { text } = await ask('192.0.2.1', '/graphql', { query: nested(limit) })
      if (!text.includes('QUERY_TOO_LARGE')) return nested(limit)
      await sleep(100)
    }
    throw new Error('no query is small enough')
  }
  const search = (id: number) => ({
    ...{ jsonrpc: '2.0', id, method: 'tools/call' },
    params: { name: 'search_recipes', arguments: { q: words(id), limit: 50 } },
  })

  test('leaves another /health within 100 ms and its plans', { timeout: 300_000 }, async () => {
    const plan = JSON.parse((await ask(NOISY, '/api/plans', household(1))).text).id
    const query = await dearest()
    const alone = await healthFor(5)
    let asked = 0
    const doors: ((n: number) => Promise<{ status: number }>)[] = [
      (n) => ask(NOISY, '/graphql', { query: `${query} # ${n}` }),
      (n) =>
        ask(
          NOISY,
          '/mcp',
          Array.from({ length: 10 }, (_, i) => search(10 * n + i)),
        ),
      (n) => ask(NOISY, `/api/recipes?limit=200&lang=en&q=${encodeURIComponent(words(n))}`),
      (n) => ask(NOISY, `/recipes?lang=en&q=${encodeURIComponent(words(n))}`),
      (n) => ask(NOISY, `/plan/${plan}/swap/${n % 7}/0?recipe=none${n}`),
      (n) => ask(NOISY, '/api/plans', household(2 + n)),
    ]
    // What a process does for the first time (loading what assistants need, compiling the code of each door) is not their noise.
    for (const door of doors) for (let time = 0; time < 5; time++) await door(asked++)
    await sleep(REFILLED_MS)
    const end = performance.now() + SECONDS * 1000
    const answered = new Map<string, number>()
    const noise = doors.flatMap((door, number) =>
      Array.from({ length: 5 }, async () => {
        while (performance.now() < end) {
          const { status } = await door(asked++)
          const key = `door ${number}: ${status}`
          answered.set(key, (answered.get(key) ?? 0) + 1)
          if (status === 429) await sleep(100)
        }
      }),
    )
    const health = healthFor(SECONDS)
    const plans: { status: number; ms: number }[] = []
    for (let n = 0; performance.now() < end; n++) {
      plans.push(await ask(QUIET, '/api/plans', household(1000 + n)))
      await sleep(1500)
    }
    const [waits] = await Promise.all([health, ...noise])
    console.log(Object.fromEntries([...answered].sort()))
    console.log(`/health alone: ${told(alone)}`)
    console.log(`/health beside the noise: ${told(waits)}`)
    console.log(`plans: ${plans.map(({ status, ms }) => `${status} ${ms.toFixed(0)} ms`).join(', ')}`)
    expect(plans.map(({ status }) => status)).toEqual(plans.map(() => 201))
    expect(at(waits, 0.99)).toBeLessThan(MOST_MS)
  })
})
