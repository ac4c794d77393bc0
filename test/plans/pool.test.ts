import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { normalise, ParamsInput } from '../../src/planner/params.ts'
import { PlannerPool } from '../../src/plans/pool.ts'
import { PlannerThreads } from '../../src/plans/threads.ts'
import type { Task } from '../../src/plans/worker.ts'
import { RevisionStore } from '../../src/revision/store.ts'
import { household } from '../faults/asking.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { TODAY } from '../harness/service.ts'

const QUEUE = 8
const unlimited = { rateLimit: null, planRateLimit: null, pageRateLimit: null, agreements: [], redisUrl: undefined }

const service = serviceForFile({
  pool: { threads: 1, queue: QUEUE },
  limits: { ...unlimited, trustProxy: 1 },
  serve: true,
})

const plan = (from: string, number: number) =>
  service.askFrom(from, '/api/plans', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(household(number)),
  })
const queued = async () =>
  Number(/^provender_planner_queue_length (\d+)$/m.exec(await (await service.ask('/metrics')).text())?.[1])

describe('an address that fills the queue of the planner', () => {
  test('keeps nobody else from a plan, nor waiting for more than a turn', async () => {
    let done = 0
    const flood = Array.from({ length: 2 * QUEUE }, async (_, i) => {
      const { status } = await plan('198.51.100.1', i)
      done += status === 201 ? 1 : 0
      return status
    })
    await expect.poll(queued, { interval: 5, timeout: 30_000 }).toBe(QUEUE)
    const before = done
    const others = await Promise.all([plan('198.51.100.2', 100), plan('198.51.100.3', 101)])
    expect(others.map(({ status }) => status)).toEqual([201, 201])
    // The one under way, one turn between the two, and what was answered while these came and went.
    expect(done - before).toBeLessThan(QUEUE - 2)
    const statuses = await Promise.all(flood)
    expect(new Set(statuses)).toEqual(new Set([201, 503]))
    expect(service.bugs).toEqual([])
  })
})

describe('the same job of several', () => {
  test('is done once, waiting or under way, and a displaced one of theirs leaves the others theirs', async () => {
    const names: (string | undefined)[] = []
    const pool = new PlannerPool({ threads: 1, queue: 4, client: () => names.shift() })
    const revisions = new RevisionStore((catalogue) => pool.prepare(catalogue))
    await revisions.activateLatest(service.fork())
    const catalogue = revisions.current
    const run = (client: string, number: number) => {
      const params = normalise(ParamsInput.parse(household(number)), TODAY)
      names.push(client)
      return pool.run({ kind: 'plan', request: { kind: 'week', params } }, catalogue, catalogue.priceTable(params))
    }
    const first = [run('a', 0), run('b', 0)]
    const second = [run('a', 1), run('a', 1), run('b', 1)]
    expect(pool.waiting).toBe(2)
    const filling = [run('a', 2), run('a', 3)]
    const refused = expect(filling[1]).rejects.toThrow('Too many plans are being built')
    const newcomer = run('c', 3)
    await refused
    const [one, other] = await Promise.all(first)
    expect(other).toBe(one)
    const [waited, ...joined] = await Promise.all(second)
    for (const result of joined) expect(result).toBe(waited)
    expect(await newcomer).not.toEqual(one)
    await filling[0]
    expect(pool.waiting).toBe(0)
    await pool.close()
  })
})

describe('a planning thread that dies outside a job', () => {
  test('is reported and replaced, even when it dies while it starts', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'provender-threads-'))
    const starts = join(folder, 'starts')
    writeFileSync(starts, '0')
    const deaths: string[] = []
    const file = new URL('./frail-worker.ts', import.meta.url)
    const threads = new PlannerThreads(starts, 1, ({ message }) => deaths.push(message), file)
    await expect.poll(() => readFileSync(starts, 'utf8'), { timeout: 30_000 }).toBe('2')
    expect(await threads.run({} as Task)).toEqual({ done: 2 })
    expect(deaths).toEqual(['died at its start'])
    await threads.close()
    rmSync(folder, { recursive: true })
  })
})
