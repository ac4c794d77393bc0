import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Service, type StartOptions, startService } from '../../src/app/service.ts'
import { LISTENER } from '../../src/db/listen.ts'
import { openDatabase } from '../../src/db/orm.ts'
import { type TestPlace, testDatabase } from '../harness/database.ts'
import { TODAY } from '../harness/service.ts'
import { CREATE, newOperator, porridge, until } from './operator.ts'

// The embedded database allows one process at a time: several instances need a server.
describe.skipIf(!process.env.DATABASE_URL)('two instances on one PostgreSQL', () => {
  let place: TestPlace
  let instances: Service[] = []
  const bugs: unknown[] = []
  const start = async (more: Partial<StartOptions> = {}) => {
    const service = startService({
      config: { ...place, baseUrl: 'http://provender.localhost' },
      onBug: (error) => bugs.push(error),
      today: () => TODAY,
      pool: { threads: 1 },
      ...more,
    })
    await service.load()
    return service
  }
  beforeAll(async () => {
    place = await testDatabase({ loaded: true })
    instances = [await start(), await start()]
  })
  afterAll(async () => {
    await Promise.all(instances.map((service) => service.close()))
    await place.drop()
    expect(bugs).toEqual([])
  })
  const at = (index: number): Service => {
    const service = instances[index]
    if (!service) throw new Error('it did not start')
    return service
  }

  const params = { country: 'DE', store: 'de-average', lang: 'en', startDate: TODAY }
  const post = (service: Service, path: string, body: unknown) =>
    Promise.resolve(
      service.app.request(`http://provender.localhost${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
  const basket = (service: Service, recipeId: string) =>
    post(service, '/api/baskets', { guests: 2, items: [{ recipeId }], params })
  const write = async (service: Service) => {
    const ann = await newOperator(service)
    const recipe = porridge()
    expect((await ann.ask(CREATE, { recipe })).errors).toBeUndefined()
    return {
      id: recipe.id,
      withdraw: () => ann.ask('mutation ($id: ID!) { withdrawRecipe(id: $id) { id } }', { id: recipe.id }),
    }
  }
  const listeners = async () => {
    const rows: { pid: number }[] = await at(0)
      .fork()
      .execute('select pid from pg_stat_activity where application_name = ? and datname = current_database()', [
        LISTENER,
      ])
    return rows.map(({ pid }) => pid)
  }

  test('a plan made on one is read on the other, and asked again there it is the same', async () => {
    const made = await post(at(0), '/api/plans', params)
    const plan = (await made.json()) as { id: string }
    const read = await at(1).app.request(`http://provender.localhost/api/plans/${plan.id}?lang=en`)
    expect([made.status, read.status]).toEqual([201, 200])
    expect(await read.json()).toEqual(plan)
    expect(await (await post(at(1), '/api/plans', params)).json()).toEqual(plan)
  })

  test('a recipe written on one is planned on the other within seconds, and withdrawn there as soon', async () => {
    const { id, withdraw } = await write(at(0))
    // On the instance that wrote it is there with the answer.
    expect((await basket(at(0), id)).status).toBe(201)
    const began = Date.now()
    await until(async () => (await basket(at(1), id)).status === 201, 'planned on the other instance', 8)
    console.log(`taken up by the other instance after ${Date.now() - began} ms`)
    const [here, there] = await Promise.all([basket(at(0), id), basket(at(1), id)])
    expect(await here.json()).toEqual(await there.json())
    const search = 'http://provender.localhost/api/recipes?lang=en&q=zanzibar'
    expect(await (await at(1).app.request(search)).text()).toContain(id)
    await withdraw()
    await until(async () => (await basket(at(1), id)).status === 400, 'withdrawn on the other instance', 8)
  })

  test('the statement of a request that took too long is cancelled, and serving has time limits', async () => {
    const em = at(0).fork()
    const limits = ['statement_timeout', 'idle_in_transaction_session_timeout'].map(async (name) => {
      const [row] = await em.execute<Record<string, string>[]>(`show ${name}`)
      return row?.[name]
    })
    expect(await Promise.all(limits)).toEqual(['5s', '30s'])

    const patient = await openDatabase(place)
    expect(await patient.fork().execute('show statement_timeout')).toEqual([{ statement_timeout: '0' }])
    await patient.close()

    const hasty = await start({ timeLimitMs: 500, onBug: () => {} })
    const waiting = async () => {
      const statement = `select 1 from pg_stat_activity
        where datname = current_database() and state = 'active' and wait_event_type = 'Lock'`
      return (await at(1).fork().execute(statement)).length
    }
    await em.transactional(async (tx) => {
      await tx.execute('lock table stored_plan in access exclusive mode')
      const asked = hasty.app.request('http://provender.test/api/plans/00000000-0000-8000-8000-000000000000')
      await until(async () => (await waiting()) === 1, 'waits for the lock')
      expect((await asked).status).toBe(503)
      // The server itself would end it after five seconds.
      await until(async () => (await waiting()) === 0, 'cancelled', 3)
    })
    await hasty.close()
  })

  test('a revision that nobody announced is found by polling', async () => {
    const em = at(0).fork()
    await em.execute(`update recipe set withdrawn = true where id = 'syrniki'`)
    await em.execute(`insert into revision (hash, written) select hash, 'x' from revision order by number desc limit 1`)
    for (const service of instances) {
      await until(async () => (await basket(service, 'syrniki')).status === 400, 'found by looking', 20)
    }
  })

  test('with its listening connection cut an instance still takes up what was written meanwhile', async () => {
    await until(async () => (await listeners()).length === 2, 'both listening')
    const before = await listeners()
    await at(0).fork().execute('select pg_terminate_backend(pid) from unnest(array[?]::int[]) as pid', [before])
    const { id, withdraw } = await write(at(0))
    await until(async () => (await basket(at(1), id)).status === 201, 'planned after the cut')
    await until(async () => {
      const now = await listeners()
      return now.length === 2 && now.every((pid) => !before.includes(pid))
    }, 'listening again')
    await withdraw()
    await until(async () => (await basket(at(1), id)).status === 400, 'heard on the new connection', 8)
  })
})
