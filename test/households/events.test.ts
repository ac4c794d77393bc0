import { expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'
import { startProcessWithDatabase } from '../harness/process.ts'
import { testService } from '../harness/service.ts'
import { follow, networkTo } from './events.ts'
import { type Ask, asking, change, household, send, week } from './household.ts'

const service = serviceForFile({ serve: true })
const UNLIMITED = { rateLimit: null, planRateLimit: null, pageRateLimit: null, agreements: [] }
const ask: Ask = (query, variables) => service.graphql(query, variables)

test('a stream tells the version at once and each newer one, and ends with the link', async () => {
  const { token } = await household(ask, await week(ask))
  const stream = await follow(service.base, token)
  expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
  await expect.poll(() => stream.events).toEqual([{ version: 1, ended: false }])
  await send(ask, token, [change('tick', { ingredientId: 'onion' })])
  await expect.poll(() => stream.events.at(-1)).toEqual({ version: 2, ended: false })
  // What changes nothing is told to nobody.
  await send(ask, token, [change('untick', { ingredientId: 'onion' }, 1)])
  await send(ask, token, [change('tick', { ingredientId: 'egg' })])
  await expect.poll(() => stream.events.map(({ version }) => version)).toEqual([1, 2, 3])
  await ask(`mutation { renewHousehold(token: "${token}") { household { id } } }`)
  await stream.over
  expect(stream.events.at(-1)).toEqual({ version: null, ended: true })
})

test('of a link that is none there is no stream, and of one household there are at most 50', async () => {
  const none = await follow(service.base, 'a'.repeat(22))
  await none.over
  expect(JSON.stringify(none.events)).toContain('NOT_FOUND')
  const { token } = await household(ask, await week(ask))
  const streams = await Promise.all(Array.from({ length: 50 }, () => follow(service.base, token)))
  await expect.poll(() => streams.every(({ events }) => events.length === 1)).toBe(true)
  const refused = await follow(service.base, token)
  await refused.over
  expect(JSON.stringify(refused.events)).toContain('BUSY')
  streams[0]?.stop()
  // A place is free as soon as a reader is gone.
  await expect
    .poll(async () => {
      const next = await follow(service.base, token)
      await Promise.race([next.over, new Promise((resolve) => setTimeout(resolve, 100))])
      const there = next.events[0]?.version === 1
      next.stop()
      return there
    })
    .toBe(true)
  for (const { stop } of streams) stop()
})

test('streams of one address are bounded, whatever households they follow; another address has its own', async () => {
  const limited = await testService({
    serve: true,
    limits: { ...UNLIMITED, trustProxy: 1, redisUrl: undefined },
  })
  const there = asking(limited.base)
  const tokens: string[] = []
  for (let n = 0; n < 3; n++) tokens.push((await household(there, await week(there))).token)
  const follows = (token: string, from: string) => follow(limited.base, token, { 'x-forwarded-for': from })
  const [first = '', second = '', third = ''] = tokens
  const streams = await Promise.all(
    Array.from({ length: 50 }, (_, n) => follows(n < 25 ? first : second, '203.0.113.7')),
  )
  await expect.poll(() => streams.every(({ events }) => events.length === 1)).toBe(true)
  const refused = await follows(third, '203.0.113.7')
  await refused.over
  expect(JSON.stringify(refused.events)).toContain('BUSY')
  const other = await follows(third, '203.0.113.8')
  await expect.poll(() => other.events).toEqual([{ version: 1, ended: false }])
  for (const { stop } of [...streams, other]) stop()
  await limited.close()
})

test('a reader that vanishes without closing is let go, and its place is free', async () => {
  const brief = await testService({ serve: true, streamLifeMs: 3000 })
  const there = asking(brief.base)
  const { token } = await household(there, await week(there))
  const network = await networkTo(brief.base)
  const streams = await Promise.all(Array.from({ length: 50 }, () => follow(network.base, token)))
  await expect.poll(() => streams.every(({ events }) => events.length === 1)).toBe(true)
  // Nothing goes through any more, and nobody says so: the service sees fifty open connections.
  network.vanish()
  const refused = await follow(brief.base, token)
  await refused.over
  expect(JSON.stringify(refused.events)).toContain('BUSY')
  await expect
    .poll(
      async () => {
        const next = await follow(brief.base, token)
        await Promise.race([next.over, new Promise((resolve) => setTimeout(resolve, 100))])
        next.stop()
        return next.events[0]?.version
      },
      { timeout: 15_000 },
    )
    .toBe(1)
  // Of those who vanished nobody was told.
  expect(streams.flatMap(({ events }) => events)).toHaveLength(50)
  network.close()
  expect(brief.bugs).toEqual([])
  await brief.close()
})

test('streams end at SIGTERM, and the process with them', async () => {
  const running = await startProcessWithDatabase()
  const there = asking(running.base)
  const { token } = await household(there, await week(there))
  const stream = await follow(running.base, token)
  await expect.poll(() => stream.events.length).toBe(1)
  expect(JSON.stringify(running.log)).not.toContain(token)
  const ended = running.stop()
  await stream.over
  expect(await ended).toBe(0)
})

test('none of this was a bug of ours', () => {
  expect(service.bugs).toEqual([])
})
