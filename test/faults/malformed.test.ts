import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServiceProcess, startProcessWithDatabase } from '../harness/process.ts'
import { rounds } from '../harness/rounds.ts'
import { malformed, type Sent } from './malformed.ts'

const folder = fileURLToPath(new URL('../..', import.meta.url))
/** A stack, a place in our files, a statement, or the words of a parser of the engine's. */
const LEAK =
  /\n\s+at .*:\d+:\d+|\.ts:\d+|node_modules|file:\/\/\/|\bselect .* from "?\w+"? where\b|insert into|in JSON at position|Cannot read prop/i

let service: ServiceProcess
const agent = new Agent({ keepAlive: true })
beforeAll(async () => {
  service = await startProcessWithDatabase()
})
afterAll(async () => {
  agent.destroy()
  await service.stop()
})

interface Got {
  readonly status: number
  readonly retryAfter: string | undefined
  readonly text: string
}

const send = ({ method, target, headers, body }: Sent): Promise<Got> =>
  new Promise((resolve, reject) => {
    const withBody = method !== 'GET' && method !== 'HEAD' ? body : Buffer.alloc(0)
    const options = { agent, method, path: target, headers: { ...headers, 'content-length': withBody.length } }
    const sent = request(service.base, options, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.once('error', reject)
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          retryAfter: answer.headers['retry-after'],
          text: `${JSON.stringify(answer.headers)}${Buffer.concat(chunks)}`,
        }),
      )
    })
    sent.once('error', reject)
    sent.end(withBody)
  })

/** Bytes of memory that the service holds. */
const resident = async () => {
  const text = await (await fetch(`${service.base}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1])
}

test('random malformed requests at every path get no failure, no stack, no path of ours, and cost no memory', async () => {
  const count = rounds('random malformed requests', 1000, 10_000)
  const statuses = new Map<number, number>()
  const memory: number[] = []
  let done = 0
  const property = fc.asyncProperty(malformed, async (sent) => {
    const got = await send(sent)
    statuses.set(got.status, (statuses.get(got.status) ?? 0) + 1)
    if (++done % (count / 20) === 0) memory.push(await resident())
    if (got.status >= 500) expect([got.status, got.retryAfter]).toEqual([503, expect.stringMatching(/^\d+$/)])
    expect(got.text).not.toMatch(LEAK)
    expect(got.text).not.toContain(folder)
  })
  await fc.assert(property, { numRuns: count, endOnFailure: false })
  expect(service.log.filter(({ msg }) => msg === 'unexpected error')).toEqual([])
  console.log(
    `answers by status: ${[...statuses]
      .sort()
      .map(([status, n]) => `${status} × ${n}`)
      .join(', ')}`,
  )
  console.log(`resident memory, MB: ${memory.map((bytes) => (bytes / 1e6).toFixed(0)).join(' ')}`)
  // The lowest of the second quarter against the lowest of the last: before, caches fill.
  const quarter = memory.length / 4
  const lowest = (from: number) => Math.min(...memory.slice(from, from + quarter))
  expect(lowest(3 * quarter) / lowest(quarter)).toBeLessThan(1.1)
}, 900_000)
