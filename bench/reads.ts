import { startReady } from '../test/harness/measured.ts'
import { quantile } from './quantile.ts'
import { household, READS } from './running.ts'

// `npm run bench:reads`: 16 clients build different plans as fast as they are answered, for 20 seconds, while one client
// reads the catalogue every 10 ms. How long do the reads take meanwhile? On DATABASE_URL, or embedded in ./.provender.

const SECONDS = 20
const BUILDERS = 16

const { base, child } = await startReady()

let number = 0
const statuses = new Map<number, number>()
let running = true
const build = async () => {
  while (running) {
    const answer = await fetch(`${base}/api/plans`, { method: 'POST', body: household(number++) })
    await answer.arrayBuffer()
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    // A refused client waits as long as the answer says.
    if (answer.status === 503) await new Promise((r) => setTimeout(r, 500))
  }
}
const times: number[] = []
const read = async (path: string) => {
  const began = performance.now()
  await (await fetch(base + path)).arrayBuffer()
  times.push(performance.now() - began)
}

await read('/api/recipes?lang=en')
times.length = 0
const builders = Array.from({ length: BUILDERS }, build)
const end = performance.now() + SECONDS * 1000
for (let i = 0; performance.now() < end; i++) {
  await read(READS[i % READS.length] as string)
  await new Promise((r) => setTimeout(r, 10))
}
running = false
await Promise.all(builders)
child.kill('SIGTERM')

const at = (share: number) => quantile(times, share).toFixed(1)
console.log(
  `plans by status: ${[...statuses].map(([status, count]) => `${status} × ${count}`).join(', ')} in ${SECONDS} s`,
)
console.log(`${times.length} reads: median ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, worst ${at(1)} ms`)
