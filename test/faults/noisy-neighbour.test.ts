import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ServiceProcess, startServiceProcess } from '../harness/process.ts'
import { ask, household } from './asking.ts'

// One address takes all it may, through every door at once; another asks now and then. On DATABASE_URL, or embedded.

const SECONDS = 30
const NOISY = '198.51.100.1'
const QUIET = '203.0.113.1'
/** After which the fullest bucket is full again, ms. */
const REFILLED_MS = 20_000
/** `/health` of the other, 99 of 100 times, ms. */
const MOST_MS = 100

/** Runs a program of this folder in a process of its own. @returns what it printed */
async function run(program: string, ...args: string[]) {
  const file = fileURLToPath(new URL(program, import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], { maxBuffer: 1e7 })
  return JSON.parse(stdout)
}

describe.skipIf(!process.env.LONG_ROUNDS)('one address at its limits over all doors', () => {
  let service: ServiceProcess
  beforeAll(async () => {
    service = await startServiceProcess({
      DATA_DIR: 'memory://',
      TRUST_PROXY: '1',
      RATE_LIMIT: '600:100',
      PLAN_RATE_LIMIT: '60:20',
      PAGE_RATE_LIMIT: '300:60',
      ...(process.env.DATABASE_URL ? { DATABASE_URL: process.env.DATABASE_URL } : {}),
    })
  })
  afterAll(() => service.stop())

  const askFrom = (from: string, path: string, body?: object) =>
    ask(service.base, path, body, { 'x-forwarded-for': from })
  /** How long `/health` took, ms, in order. */
  const healthFor = async (seconds: number): Promise<number[]> =>
    (await run('health-asker.ts', service.base, QUIET, String(seconds))).sort((a: number, b: number) => a - b)
  const noiseFor = (seconds: number, query: string, plan: string): Promise<Record<string, number>> =>
    run('noise.ts', service.base, NOISY, String(seconds), query, plan)

  const at = (waits: readonly number[], share: number) => waits[Math.ceil(waits.length * share) - 1] ?? 0
  const summary = (waits: readonly number[]) =>
    `${waits.length} times, p50 ${at(waits, 0.5).toFixed(1)} ms, p99 ${at(waits, 0.99).toFixed(0)} ms, longest ${at(waits, 1).toFixed(0)} ms`

  const nested = (limit: number) =>
    `{ recipes(first: ${limit}) { nodes { ingredients { ingredient { name price(country: "DE") { cost { amount } } } } } } }`
  /** The longest page that a query may ask for. */
  async function dearest(): Promise<string> {
    for (let limit = 200; limit > 10; limit -= 10) {
      const { text } = await askFrom('192.0.2.1', '/graphql', { query: nested(limit) })
      if (!text.includes('QUERY_TOO_LARGE')) return nested(limit)
      await sleep(100)
    }
    throw new Error('no query is small enough')
  }

  test('leaves another /health within 100 ms and its plans', { timeout: 300_000 }, async () => {
    const plan = JSON.parse((await askFrom(NOISY, '/api/plans', household(1))).text).id
    // A page that is cached from then on, for whoever asks.
    await askFrom('192.0.2.1', `/plan/${plan}/swap/0/0`)
    const query = await dearest()
    const alone = await healthFor(5)
    // What a process does for the first time, as compiling the code of each door, is not their noise.
    await noiseFor(15, query, plan)
    await sleep(REFILLED_MS)
    const end = performance.now() + SECONDS * 1000
    const noise = noiseFor(SECONDS, query, plan)
    const health = healthFor(SECONDS)
    const plans: { status: number; ms: number }[] = []
    for (let n = 0; performance.now() < end; n++) {
      const began = performance.now()
      const { status } = await askFrom(QUIET, '/api/plans', household(1000 + n))
      plans.push({ status, ms: performance.now() - began })
      await sleep(1500)
    }
    const [waits, answered] = await Promise.all([health, noise])
    console.log(answered)
    console.log(`/health alone: ${summary(alone)}`)
    console.log(`/health beside the noise: ${summary(waits)}`)
    console.log(`plans: ${plans.map(({ status, ms }) => `${status} ${ms.toFixed(0)} ms`).join(', ')}`)
    expect(plans.map(({ status }) => status)).toEqual(plans.map(() => 201))
    // Every door was used, and every limit reached.
    for (const door of ['GraphQL: 200', 'MCP: 200', 'REST: 200', 'new pages: 200', 'cached pages: 200', 'plans: 201']) {
      expect([door, answered[door] ?? 0]).not.toEqual([door, 0])
    }
    for (const door of ['GraphQL: 429', 'REST: 429', 'new pages: 429', 'plans: 429']) {
      expect([door, answered[door] ?? 0]).not.toEqual([door, 0])
    }
    expect(at(waits, 0.99)).toBeLessThan(MOST_MS)
  })
})
