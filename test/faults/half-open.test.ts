import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onServer } from '../harness/database.ts'
import { type ServiceProcess, startServiceProcess } from '../harness/process.ts'
import { type Answered, ask, household, saysWhen } from './asking.ts'
import { type Cable, type Cluster, cable, noCluster, temporaryCluster } from './postgres.ts'

if (noCluster) console.log(noCluster)

/** Longest wait for a refusal while the server hangs, ms. Where other tests run beside this one, twice as long. */
const REFUSED_MS = process.env.LONG_ROUNDS ? 3000 : 6000
/** Connections of one process. */
const POOL = 10

describe.skipIf(noCluster)('a PostgreSQL server that is silent or has no room', () => {
  let cluster: Cluster
  let network: Cable
  let service: ServiceProcess
  let beside: Client
  beforeAll(async () => {
    cluster = await temporaryCluster({ loaded: true })
    network = await cable(cluster.port)
    service = await startServiceProcess({ DATABASE_URL: cluster.url.replace(`:${cluster.port}/`, `:${network.port}/`) })
    beside = new Client({ connectionString: cluster.url })
    await beside.connect()
  })
  afterAll(async () => {
    await service.stop('SIGKILL')
    await beside.end()
    await network.cut()
    await cluster.remove()
  })
  const someId = (number: number) => `00000000-0000-8000-8000-${String(number).padStart(12, '0')}`
  const ready = () => expect.poll(async () => (await ask(service.base, '/ready')).status, { timeout: 60_000 }).toBe(200)
  const waitingStatements = async () => {
    const statement = `select 1 from pg_stat_activity where state = 'active' and wait_event_type = 'Lock'`
    // Within its transaction the other connection would see the same each time.
    return onServer(cluster.url, async (client) => (await client.query(statement)).rowCount)
  }
  /** Does something while every statement on plans waits for a lock, and every connection of the service for one. */
  const withFullPool = async (work: (asked: Promise<Answered>[]) => Promise<void>) => {
    await beside.query('begin')
    await beside.query('lock table stored_plan in access exclusive mode')
    const asked = Array.from({ length: 3 * POOL }, (_, i) => ask(service.base, `/api/plans/${someId(i)}`))
    try {
      await expect.poll(waitingStatements, { timeout: 20_000 }).toBe(POOL)
      await work(asked)
    } finally {
      await beside.query('rollback')
    }
  }
  const timed = async (path: string, body?: object) => {
    const began = performance.now()
    const answer = await ask(service.base, path, body)
    return { answer, ms: Math.round(performance.now() - began) }
  }

  test('a statement that takes too long is ended on the server, and its connection is used again', async () => {
    await withFullPool(async (asked) => {
      for (const answer of await Promise.all(asked)) expect(saysWhen(answer), answer.text).toBe(true)
      expect(await waitingStatements()).toBe(0)
      expect((await ask(service.base, '/ready')).status).toBe(200)
    })
    expect((await ask(service.base, '/api/plans', household(1))).status).toBe(201)
  }, 90_000)

  test('while it refuses writes for want of room, that is seen in /ready and in the metrics, until a write succeeds', async () => {
    const metric = async () =>
      /^provender_database_disk_full (\d)$/m.exec((await ask(service.base, '/metrics')).text)?.[1]
    expect([(await ask(service.base, '/ready')).text, await metric()]).toEqual(['{"status":"ready"}', '0'])
    await beside.query(`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'No space left on device' using errcode = 'disk_full'; end $$`)
    await beside.query('create trigger no_room before insert on stored_plan for each row execute function no_room()')
    const refused = await ask(service.base, '/api/plans', household(5))
    expect([refused.status, refused.text]).toEqual([503, expect.stringMatching(/no room/)])
    const answer = await ask(service.base, '/ready')
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      200,
      { status: 'ready', writes: 'refused: the disk of the database is full' },
    ])
    expect(await metric()).toBe('1')
    await beside.query('drop function no_room cascade')
    expect((await ask(service.base, '/api/plans', household(5))).status).toBe(201)
    expect([(await ask(service.base, '/ready')).text, await metric()]).toEqual(['{"status":"ready"}', '0'])
  })

  test('with every connection half-open, all are given up within ten seconds', async () => {
    let began = 0
    let asked: Promise<Answered>[] = []
    await withFullPool(async (under) => {
      asked = under
      network.freeze()
      began = performance.now()
    })
    await ready()
    expect((await ask(service.base, '/api/plans', household(2))).status).toBe(201)
    const ms = performance.now() - began
    console.log(`half-open connections at a full pool: served again after ${Math.round(ms)} ms`)
    expect(ms).toBeLessThan(10_000)
    // Who waited for a connection may have got a new one.
    for (const answer of await Promise.all(asked)) {
      expect(saysWhen(answer) || answer.status === 404, answer.text).toBe(true)
    }
  }, 90_000)

  test('while it answers nobody, each request is refused within seconds, and it is used again when it is back', async () => {
    network.hang()
    const refused = await Promise.all([
      timed('/api/plans', household(3)),
      timed('/api/plans', household(1)),
      ...Array.from({ length: 2 * POOL }, (_, i) => timed(`/api/plans/${someId(i)}`)),
    ])
    // When all connections are known to lead nowhere it is no different.
    refused.push(await timed('/api/plans', household(3)), await timed(`/api/plans/${someId(0)}`))
    console.log(`refused after ${refused.map(({ ms }) => ms).join(', ')} ms`)
    for (const { answer, ms } of refused) {
      expect(saysWhen(answer), answer.text).toBe(true)
      expect(ms).toBeLessThan(REFUSED_MS)
    }
    expect((await ask(service.base, '/ready')).status).toBe(503)
    network.thaw()
    await ready()
    expect((await ask(service.base, '/api/plans', household(3))).status).toBe(201)
    expect(service.log.filter(({ msg }) => msg === 'unexpected error')).toEqual([])
  }, 90_000)
})
