import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Service, startService } from '../../src/app/service.ts'
import { LISTENER } from '../../src/db/listen.ts'
import { type TestPlace, testDatabase } from '../harness/database.ts'
import { type Listening, listen } from '../harness/listening.ts'
import { TODAY } from '../harness/service.ts'
import { follow } from './events.ts'
import { type Ask, change, household, read, send, week } from './household.ts'

// The embedded database allows one process at a time: several instances need a server.
describe.skipIf(!process.env.DATABASE_URL)('two instances on one PostgreSQL', () => {
  let place: TestPlace
  const services: Service[] = []
  const listening: Listening[] = []
  beforeAll(async () => {
    place = await testDatabase({ loaded: true })
    for (let i = 0; i < 2; i++) {
      const service = startService({
        config: { ...place, baseUrl: 'http://provender.localhost' },
        onBug: (error) => expect(error).toBeUndefined(),
        today: () => TODAY,
        pool: { threads: 1 },
      })
      await service.load()
      services.push(service)
      listening.push(await listen(service))
    }
  })
  afterAll(async () => {
    for (const one of listening) await one.stop()
    for (const one of services) await one.close()
    await place.drop()
  })
  const askAt =
    (index: number): Ask =>
    async (query, variables) => {
      const answer = await (listening[index] as Listening).ask('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      })
      return answer.json() as ReturnType<Ask>
    }

  test('what changes on one is told on the other, and read there', async () => {
    const { token } = await household(askAt(0), await week(askAt(0)))
    const streams = await Promise.all(listening.map(({ base }) => follow(base, token)))
    for (let round = 0; round < 4; round++) {
      const version = round + 2
      await send(askAt(round % 2), token, [change('add', { lineId: `line-000${round}`, text: 'Candles' })])
      for (const { events } of streams) {
        await expect.poll(() => events.at(-1)?.version, { interval: 10 }).toBe(version)
      }
      expect(await read(askAt(0), token)).toEqual(await read(askAt(1), token))
    }
    for (const { stop } of streams) stop()
  })

  test('both write at once, and nothing is lost', async () => {
    const { token } = await household(askAt(0), await week(askAt(0)))
    const writes = Array.from({ length: 20 }, (_, i) =>
      send(askAt(i % 2), token, [change('add', { lineId: `line-${String(i).padStart(4, '0')}`, text: `Line ${i}` })]),
    )
    await Promise.all(writes)
    const shown = await read(askAt(1), token)
    expect([shown.items.length, shown.version]).toEqual([20, 21])
  })

  test('with the listening connection cut, readers are told to look', async () => {
    const { token } = await household(askAt(0), await week(askAt(0)))
    const stream = await follow((listening[1] as Listening).base, token)
    await expect.poll(() => stream.events.length).toBe(1)
    const em = (services[0] as Service).fork()
    await em.execute(
      'select pg_terminate_backend(pid) from pg_stat_activity where application_name = ? and datname = current_database()',
      [LISTENER],
    )
    await send(askAt(0), token, [change('tick', { ingredientId: 'onion' })])
    await expect.poll(() => stream.events.length).toBeGreaterThan(1)
    expect([null, 2]).toContain(stream.events.at(-1)?.version)
    stream.stop()
  })
})
