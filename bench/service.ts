import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { median } from '../src/catalogue/median.ts'
import { openDatabase } from '../src/db/orm.ts'
import { normalise } from '../src/planner/params.ts'
import { planWeek } from '../src/planner/plan.ts'
import type { Revision } from '../src/revision/types.ts'
import { copyService } from '../test/harness/copy.ts'
import { testDatabase } from '../test/harness/database.ts'
import { startMeasured } from '../test/harness/measured.ts'
import { SERVER, startSettings } from '../test/harness/process.ts'
import { ourCatalogue } from './catalogue.ts'
import { watchMemory } from './process-memory.ts'
import { household, householdOf, READS } from './running.ts'

// `npm run bench`: from start to ready and to the first plan, memory at its peak and after 1,000 requests, also with a
// catalogue of twice the size; how long the event loop stands while the embedded database works; and the CPU of a plan.
// With DATABASE_URL also on PostgreSQL, in a database of its own.

const PARAMS = { country: 'RU', store: 'ru-pyaterochka', startDate: '2026-11-23' }

const REQUESTS = 1000
const CLIENTS = 4

/** Reads of all kinds, and each tenth request a plan. */
async function mixedRequests(base: string): Promise<void> {
  let next = 0
  const client = async () => {
    for (let number = next++; number < REQUESTS; number = next++) {
      const answer =
        number % 10 === 0
          ? await fetch(`${base}/api/plans`, { method: 'POST', body: household(number) })
          : await fetch(base + [...READS, '/', '/recipes?lang=fr'][number % (READS.length + 2)])
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
}

type Row = Record<string, string>

/** Starts the service and has it answer. @param server its entry */
async function measured(env: Record<string, string>, server = SERVER): Promise<Row> {
  const began = performance.now()
  const seconds = () => ((performance.now() - began) / 1000).toFixed(1)
  const { base, child } = await startMeasured(
    { ...startSettings(join(dirname(server), '..')), DATABASE_URL: '', LOG_LEVEL: 'silent', ...env },
    server,
  )
  const memory = watchMemory(child.pid as number)
  /** Asks until it is answered so. */
  const until = async (status: number, path: string, init?: RequestInit) => {
    while (child.exitCode === null) {
      const answer = await fetch(base + path, init).catch(() => undefined)
      await answer?.arrayBuffer()
      if (answer?.status === status) return seconds()
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error('the service ended')
  }
  const ready = await until(200, '/ready')
  const firstPlan = await until(201, '/api/plans', { method: 'POST', body: JSON.stringify(PARAMS) })
  const started = memory.peak()
  await mixedRequests(base)
  await new Promise((resolve) => setTimeout(resolve, 2000))
  const [steady, peak] = [memory.now(), memory.peak()]
  memory.stop()
  child.kill('SIGTERM')
  await new Promise((resolve) => child.once('exit', resolve))
  return {
    'ready, s': ready,
    'first plan, s': firstPlan,
    'peak of start, MB': started.peak.toFixed(0),
    'peak, MB': peak.peak.toFixed(0),
    'sum of high-water marks, MB': peak.marks.toFixed(0),
    'after 1,000 requests, MB': steady.toFixed(0),
  }
}

/** A copy of the service whose recipes are all there twice, under ids of their own. @returns its entry */
function doubled(folder: string): string {
  copyService(folder)
  for (const name of readdirSync(join(folder, 'data'), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.yaml') || !dirname(name).endsWith('recipes')) continue
    const file = join(folder, 'data', name)
    const recipes = readFileSync(file, 'utf8')
    writeFileSync(file, `${recipes}\n${recipes.replace(/^([\w-]+):/gm, '$1-again:')}`)
  }
  // As installing does for its own content.
  execFileSync(process.execPath, [join(folder, 'src/cli/make-templates.ts')], { stdio: 'inherit' })
  return join(folder, 'src/server.ts')
}

/** The event loop's longest stop while the embedded database works on one statement, and how long that took. */
async function stall(): Promise<string> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir: 'memory://' })
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const began = performance.now()
  await database.fork().execute('select count(*) from generate_series(1, 4000000) n where n % 7 = 3')
  const took = performance.now() - began
  delay.disable()
  await database.close()
  // It counts from one of its ticks to the next.
  return `${(delay.max / 1e6 - 5).toFixed(0)} ms, within a statement of ${(took / 1000).toFixed(1)} s`
}

/** Median CPU of a plan in this thread, different households, after a warm-up, ms. @param variant of each plan */
function cpuOfPlan({ problemData, priceTable }: Revision, variant: number): number {
  const times: number[] = []
  for (let number = 0; number < 30; number++) {
    const params = normalise({ ...householdOf(number), variant }, PARAMS.startDate)
    const prices = priceTable(params)
    const before = process.cpuUsage()
    planWeek({ params, data: problemData, prices })
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  return median(times.slice(5))
}

const rows: Record<string, Row> = {}
const folder = mkdtempSync(join(tmpdir(), 'provender-bench-'))
rows['embedded, empty folder'] = await measured({ DATA_DIR: join(folder, 'data') })
rows['embedded, loaded folder'] = await measured({ DATA_DIR: join(folder, 'data') })
const twice = doubled(join(folder, 'service'))
rows['twice the recipes, empty folder'] = await measured({ DATA_DIR: join(folder, 'twice') }, twice)
rows['twice the recipes, loaded folder'] = await measured({ DATA_DIR: join(folder, 'twice') }, twice)
rmSync(folder, { recursive: true })

const { databaseUrl, drop } = await testDatabase()
if (databaseUrl) {
  rows['PostgreSQL, empty database'] = await measured({ DATABASE_URL: databaseUrl })
  rows['PostgreSQL, loaded database'] = await measured({ DATABASE_URL: databaseUrl })
}
await drop()

console.log(`${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}`)
console.table(rows)
console.log(`Longest stop of the event loop while the embedded database works: ${await stall()}`)
const catalogue = await ourCatalogue()
console.log(`CPU of a week plan, median: ${cpuOfPlan(catalogue, 0).toFixed(0)} ms`)
// It is searched after the plan that it is to differ from.
console.log(`CPU of a variant of it, median: ${cpuOfPlan(catalogue, 1).toFixed(0)} ms`)
