import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { onServer, testDatabase } from '../test/harness/database.ts'
import { startReady } from '../test/harness/measured.ts'
import { household, READS } from './running.ts'

/**
 * What so many plans a day need, computed from what one instance was measured to do.
 *
 *   npm run bench:capacity                    measures on DATABASE_URL, in a database of its own, and prints the table
 *   npm run bench:capacity -- --write         besides puts it into docs/operators.md
 *   npm run bench:capacity -- --save FILE     also saves the measurement; --from FILE computes from a saved one
 */
const { values: options } = parseArgs({
  options: { write: { type: 'boolean' }, save: { type: 'string' }, from: { type: 'string' } },
})

interface Measured {
  readonly cpu: string
  readonly node: string
  /** of the whole process: planning, storing and answering, s */
  readonly planCpuS: number
  /** with its index, after so many plans were stored */
  readonly planBytes: number
  /** reads of the catalogue, cached answers and searches mixed, s */
  readonly readCpuS: number
}

/** Plans that are measured; the first ones warm the threads up. */
const PLANS = 120
const WARM = 20
const CALLS = 4000
/** Ticks of /proc/PID/stat in a second: the value of every Linux that Node runs on. */
const TICKS = 100

/** Seconds of CPU that a process has used, all threads. */
function cpuOf(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [utime = 0, stime = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return (utime + stime) / TICKS
}

async function measure(): Promise<Measured> {
  const { databaseUrl, drop } = await testDatabase()
  if (!databaseUrl) throw new Error('DATABASE_URL names the PostgreSQL server to measure on')
  const { base, child } = await startReady({ DATABASE_URL: databaseUrl })
  const build = async (number: number) => {
    const { status } = await fetch(`${base}/api/plans`, { method: 'POST', body: household(number) })
    if (status !== 201) throw new Error(`a plan was answered with ${status}`)
  }
  for (let i = 0; i < WARM; i++) await build(i)
  const before = cpuOf(child.pid)
  for (let i = WARM; i < PLANS; i++) await build(i)
  const planCpuS = (cpuOf(child.pid) - before) / (PLANS - WARM)
  const read = async (call: number) => (await fetch(base + READS[call % READS.length])).arrayBuffer()
  for (let i = 0; i < CALLS / 10; i++) await read(i)
  const between = cpuOf(child.pid)
  for (let i = 0; i < CALLS; i += 8) await Promise.all(Array.from({ length: 8 }, (_, j) => read(i + j)))
  const readCpuS = (cpuOf(child.pid) - between) / CALLS
  const bytes = await onServer(databaseUrl, async (client) => {
    const { rows } = await client.query("select pg_total_relation_size('stored_plan') as bytes")
    return Number(rows[0].bytes)
  })
  child.kill('SIGTERM')
  await new Promise((resolve) => child.once('exit', resolve))
  await drop()
  return { cpu: cpus()[0]?.model ?? '', node: process.version, planCpuS, planBytes: bytes / PLANS, readCpuS }
}

/** A day's busiest second against its mean. */
const PEAK = 10
/** Requests of other kinds for each plan: its page, pictures, recipes looked at. */
const READS_PER_PLAN = 30
/** What a core is planned for, so that a busy second does not queue. */
const USE = 0.6
/** Cores of one instance: one answers, the others plan. */
const CORES = 4
const CONNECTIONS = 11

const round = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 2 })

function table({ cpu, node, planCpuS, planBytes, readCpuS }: Measured): string {
  const rows = [1e4, 1e5, 1e6, 1e7].map((perDay) => {
    const peak = (perDay / 86_400) * PEAK
    const planning = (peak * planCpuS) / USE
    const answering = (peak * READS_PER_PLAN * readCpuS) / USE
    const instances = Math.max(1, Math.ceil(planning / (CORES - 1)), Math.ceil(answering))
    const gigabytes = (perDay * 365 * planBytes) / 1e9
    const cells = [round(perDay), round(peak), round(planning), round(answering), instances, instances * CONNECTIONS]
    return `| ${[...cells, round(gigabytes)].join(' | ')} |`
  })
  return `Measured (${cpu}, Node ${node}, PostgreSQL): ${(planCpuS * 1000).toFixed(0)} ms of CPU a plan with storing and answering it, so
${round(1 / planCpuS)} plans a second on a core; ${(planBytes / 1000).toFixed(1)} kB a stored plan; ${(readCpuS * 1000).toFixed(2)} ms a read, so ${round(1 / readCpuS)} requests a second on the core that answers.

| new plans a day | in the busiest second | cores that plan | cores that answer | instances of ${CORES} cores | connections | GB stored a year, if none is deleted |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`
}

/** Where the table stands in docs/operators.md. */
const [BEGIN, END] = ['<!-- capacity -->', '<!-- end of capacity -->']

const measured: Measured = options.from ? JSON.parse(readFileSync(options.from, 'utf8')) : await measure()
if (options.save) writeFileSync(options.save, `${JSON.stringify(measured, null, 2)}\n`)
const text = table(measured)
console.log(text)
if (options.write) {
  const file = fileURLToPath(new URL('../docs/operators.md', import.meta.url))
  const whole = readFileSync(file, 'utf8')
  const [begin, end] = [whole.indexOf(BEGIN), whole.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error(`${file} has no place for the table`)
  writeFileSync(file, `${whole.slice(0, begin)}${BEGIN}\n${text}${whole.slice(end)}`)
}
