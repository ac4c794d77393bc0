import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { normalise } from '../src/planner/params.ts'
import { planWeek } from '../src/planner/plan.ts'
import { ourCatalogue } from './catalogue.ts'
import { freePort, residentMb, SERVER } from './running.ts'

// `npm run bench`: from start to the first plan, memory after it, and the CPU of a plan. With DATABASE_URL also on
// PostgreSQL, in a database of its own.

const PARAMS = { country: 'RU', store: 'ru-pyaterochka', startDate: '2026-11-23' }

interface Run {
  readonly seconds: number
  readonly residentMb: number
}

/** Starts the service and asks until a plan is answered. */
async function firstPlan(env: Record<string, string>): Promise<Run> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, [SERVER], {
    env: { PATH: process.env.PATH, ...env, PORT: String(port), LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/plans`, {
      method: 'POST',
      body: JSON.stringify(PARAMS),
    }).catch(() => undefined)
    if (answer?.status === 201) {
      await answer.arrayBuffer()
      break
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const seconds = (performance.now() - began) / 1000
  const memory = residentMb(child)
  child.kill('SIGTERM')
  await new Promise((resolve) => child.once('exit', resolve))
  return { seconds, residentMb: memory }
}

/** Median CPU of a plan in this thread, different households, after a warm-up. */
async function cpuOfPlan(): Promise<number> {
  const { world, market } = await ourCatalogue()
  const times: number[] = []
  for (let adults = 1; adults <= 10; adults++) {
    for (const variant of [0, 1, 2]) {
      const params = normalise({ ...PARAMS, adults, variant }, PARAMS.startDate)
      const before = process.cpuUsage()
      planWeek(params, world, market(params))
      const { user, system } = process.cpuUsage(before)
      times.push((user + system) / 1000)
    }
  }
  return times.slice(5).sort((a, b) => a - b)[Math.floor((times.length - 5) / 2)] as number
}

const rows: Record<string, Record<string, string>> = {}
const note = (name: string, run: Run) => {
  rows[name] = { 'first plan, s': run.seconds.toFixed(1), 'resident, MB': run.residentMb.toFixed(0) }
}

const folder = mkdtempSync(join(tmpdir(), 'provender-bench-'))
note('embedded, empty folder', await firstPlan({ DATA_DIR: folder }))
note('embedded, loaded folder', await firstPlan({ DATA_DIR: folder }))
rmSync(folder, { recursive: true })

if (process.env.DATABASE_URL) {
  const name = `provender_bench_${process.pid}`
  const admin = new Client({ connectionString: process.env.DATABASE_URL })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = Object.assign(new URL(process.env.DATABASE_URL), { pathname: `/${name}` }).href
  note('PostgreSQL, empty database', await firstPlan({ DATABASE_URL: url }))
  note('PostgreSQL, loaded database', await firstPlan({ DATABASE_URL: url }))
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
}

console.log(`${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}`)
console.table(rows)
console.log(`CPU of a week plan, median: ${(await cpuOfPlan()).toFixed(0)} ms`)
