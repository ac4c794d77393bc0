import { Agent, request } from 'node:http'
import { startReady } from '../test/harness/measured.ts'
import { quantile } from './quantile.ts'
import { household, READS, residentMb } from './running.ts'

// `npm run bench:load`: 200 plan requests a second, each of another household, are offered for 60 s whether they are
// answered or not, while the catalogue is read every 20 ms. What is answered, how long do the reads take, and does
// the memory stay? On DATABASE_URL, or embedded in ./.provender.

const SECONDS = 60
const PER_SECOND = 200
const READ_EVERY_MS = 20
/** Memory is judged from here on: before, threads and caches warm up. */
const JUDGED_FROM_S = 20

const { base, child } = await startReady()

interface Sample {
  readonly status: number
  readonly retryAfter: string | undefined
  readonly ms: number
}
const builders = new Agent({ keepAlive: true, maxSockets: 1000 })
const readers = new Agent({ keepAlive: true, maxSockets: 100 })

/** The plain client of Node: the cores are the service's too, so what asks must cost little. */
const ask = (agent: Agent, path: string, body?: string): Promise<Sample> =>
  new Promise((resolve, reject) => {
    const began = performance.now()
    const sent = request(base + path, { agent, method: body ? 'POST' : 'GET' }, (answer) => {
      answer.resume()
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          retryAfter: answer.headers['retry-after'],
          ms: performance.now() - began,
        }),
      )
    })
    sent.once('error', (error: NodeJS.ErrnoException) => {
      // The server ended a connection that had waited long, just as it was used again: every client asks once more.
      if (sent.reusedSocket && error.code === 'ECONNRESET') ask(agent, path, body).then(resolve, reject)
      else reject(error)
    })
    sent.end(body)
  })

let number = Math.floor(Math.random() * 1e6) * 1000
/** Answers of another household each time. */
const plan = () => household(number++)

for (const path of READS) await ask(readers, path)
// A price table is computed once per country, region and store; these three are warm as they are in a service that runs.
for (let country = 0; country < 3; country++) await ask(builders, '/api/plans', plan())

const plans: Promise<Sample>[] = []
const reads: Promise<Sample>[] = []
const memory: { second: number; mb: number }[] = []
const began = performance.now()
const elapsed = () => performance.now() - began
let looked = 0
while (elapsed() < SECONDS * 1000) {
  // As many as are due by the clock, however late this turn is.
  while (plans.length < (elapsed() / 1000) * PER_SECOND) plans.push(ask(builders, '/api/plans', plan()))
  while (reads.length < elapsed() / READ_EVERY_MS) {
    reads.push(ask(readers, READS[reads.length % READS.length] as string))
  }
  if (elapsed() >= looked * 1000) memory.push({ second: looked++, mb: residentMb(child) })
  await new Promise((resolve) => setTimeout(resolve, 2))
}
const [built, read] = [await Promise.all(plans), await Promise.all(reads)]
child.kill('SIGTERM')

const at = (samples: readonly Sample[], share: number) => {
  const times = samples.map(({ ms }) => ms)
  return quantile(times, share).toFixed(1)
}
const statuses = Map.groupBy(built, ({ status }) => status)
const failed = [...built, ...read].filter(
  ({ status, retryAfter }) => status >= 500 && !(status === 503 && /^\d+$/.test(retryAfter ?? '')),
)
const judged = memory.filter(({ second }) => second >= JUDGED_FROM_S).map(({ mb }) => mb)
console.log(
  `${built.length} plan requests in ${SECONDS} s: ${[...statuses].map(([status, all]) => `${status} × ${all.length} (p99 ${at(all, 0.99)} ms)`).join(', ')}`,
)
console.log(`answers of 5xx without Retry-After: ${failed.length}`)
console.log(
  `${read.length} reads of the catalogue, ${read.filter(({ status }) => status !== 200).length} not 200: ` +
    `median ${at(read, 0.5)} ms, p95 ${at(read, 0.95)} ms, p99 ${at(read, 0.99)} ms, worst ${at(read, 1)} ms`,
)
console.log(
  `resident memory from second ${JUDGED_FROM_S} on: ${Math.min(...judged).toFixed(0)} to ${Math.max(...judged).toFixed(0)} MB, ` +
    `highest ${(Math.max(...judged) / Math.min(...judged)).toFixed(3)} of the lowest`,
)
