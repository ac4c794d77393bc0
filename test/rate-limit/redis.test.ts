import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { createClient } from '@redis/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MemoryBuckets } from '../../src/rate-limit/memory.ts'
import { RedisBuckets } from '../../src/rate-limit/redis.ts'
import { statuses } from '../harness/listening.ts'
import { type ListeningService, testService } from '../harness/service.ts'
import { leftOf, times } from './asking.ts'

// On the Redis that REDIS_URL names; it must answer. Without the variable these tests are skipped, and CI sets it.
const url = process.env.REDIS_URL
const rate = { perMinute: 1, burst: 30 }
const stranger = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
const until = async (holds: () => boolean | Promise<boolean>) => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** Stands between a client and Redis, and can be cut, or go deaf. */
async function proxy() {
  const { hostname, port } = new URL(url ?? '')
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const redis = connect(Number(port || 6379), hostname)
    for (const socket of [client, redis]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        redis.destroy()
      })
    }
    client.on('data', (bytes) => redis.write(bytes))
    redis.on('data', (bytes) => client.write(bytes))
  })
  const open = async (at: number) => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const at = await open(0)
  return {
    url: `redis://127.0.0.1:${at}`,
    cut: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
    mend: () => open(at),
    deafen: () => {
      for (const socket of sockets) socket.pause()
    },
    hear: () => {
      for (const socket of sockets) socket.resume()
    },
  }
}

describe.skipIf(!url)('limits on Redis', () => {
  const settings = (redisUrl: string) => ({
    rateLimit: rate,
    planRateLimit: { perMinute: 1, burst: 5 },
    pageRateLimit: null,
    trustProxy: 1,
    agreements: [],
    redisUrl,
  })
  const services: ListeningService[] = []
  beforeAll(async () => {
    for (let i = 0; i < 2; i++) {
      services.push(await testService({ limits: settings(url ?? ''), serve: true }))
    }
  })
  afterAll(async () => {
    for (const service of services) await service.close()
  })
  const of = (i: number) => services[i % 2] as ListeningService

  test('are shared by two instances: a burst over both is admitted once', async () => {
    const from = stranger()
    const asked = times(80, (i) => of(i).askFrom(from, `/api/collections?lang=${i % 3 ? 'en' : 'de'}`))
    expect(await statuses(asked)).toEqual({ 200: 30, 429: 50 })
    const other = stranger()
    const week = { country: 'RU', store: 'ru-average', startDate: '2026-11-23' }
    const plans = times(9, (i) => of(i).askFrom(other, '/api/plans', { method: 'POST', body: JSON.stringify(week) }))
    expect(await statuses(plans)).toEqual({ 201: 5, 429: 4 })
  })

  test('say the same as limits in memory', async () => {
    const answer = await of(0).askFrom(stranger(), '/api/collections?lang=en')
    expect(answer.headers.get('ratelimit-policy')).toBe('"requests";q=30;w=1800, "plans";q=5;w=300')
    expect(leftOf(answer)).toBe('"requests";r=29;t=60')
  })

  test('fill again with time, to the rate and no further', async () => {
    const buckets = new RedisBuckets(url ?? '', () => {})
    // Ten tokens a second, and whatever the machine makes of a second: what came back is compared with what passed.
    const fast = { perMinute: 600, burst: 10 }
    const key = `test:${stranger()}`
    const take = async () => (await buckets.take(key, fast)).admitted
    await until(() => buckets.isShared)
    const began = performance.now()
    let admitted = 0
    for (let i = 0; i < 60; i++) {
      if (await take()) admitted++
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    const seconds = (performance.now() - began) / 1000
    buckets.close()
    expect(admitted).toBeGreaterThan(10)
    expect(admitted).toBeLessThanOrEqual(10 + Math.ceil(seconds * 10))
  })

  test('give several tokens together or none, at most what a bucket holds, and forget what a clock did', async () => {
    const [there, here] = [new RedisBuckets(url ?? '', () => {}), new MemoryBuckets()]
    await until(() => there.isShared)
    const key = `test:${stranger()}`
    for (const tokens of [7, 20, 5, 18, 1, 100]) {
      const [shared, local] = [await there.take(key, rate, tokens), here.take(key, rate, tokens)]
      expect([tokens, shared.admitted, shared.remaining]).toEqual([tokens, local.admitted, local.remaining])
      expect(Math.abs(shared.waitMs - local.waitMs)).toBeLessThan(5000)
    }
    const client = createClient({ url: url ?? '' })
    await client.connect()
    const odd = `test:${stranger()}`
    // An hour ahead, as after the clock of the server was put back.
    await client.set(`provender:limit:${odd}`, String((Date.now() + 7_200_000) * 1000))
    const { admitted, remaining, waitMs } = await there.take(odd, rate, 1)
    expect([admitted, remaining, Math.round(waitMs / 1000)]).toEqual([false, 0, 60])
    await client.close()
    there.close()
  })

  test('are counted in the process while Redis is cut off, which is said once; then shared again', async () => {
    const line = await proxy()
    const notices: string[] = []
    const service = await testService({
      limits: settings(line.url),
      onNotice: (message) => notices.push(message),
      serve: true,
    })
    try {
      const [before, during, after] = [stranger(), stranger(), stranger()]
      expect(await statuses(times(45, () => service.askFrom(before, '/api/meta?lang=en')))).toEqual({
        200: 30,
        429: 15,
      })
      expect((await of(0).askFrom(before, '/api/meta?lang=en')).status).toBe(429)

      // In the middle of a burst.
      const running = times(20, () => service.askFrom(during, '/api/meta?lang=en'))
      line.cut()
      const outcome = await statuses([...running, ...times(70, () => service.askFrom(during, '/api/meta?lang=en'))])
      expect(Object.keys(outcome)).toEqual(['200', '429'])
      // What Redis had counted before is the most that this process does not know of.
      expect(outcome[200]).toBeGreaterThanOrEqual(30)
      expect(outcome[200]).toBeLessThanOrEqual(50)
      expect((await of(0).askFrom(during, '/api/meta?lang=en')).status).toBe(200)
      await until(() => notices.length > 0)
      expect(notices).toEqual([
        expect.stringMatching(/^Redis does not answer \(.+\); limits are counted in this process/),
      ])

      await line.mend()
      await until(() => notices.length > 1)
      expect(notices[1]).toBe('Redis answers again; limits are shared')
      const both = times(80, (i) => (i % 2 ? service : of(0)).askFrom(after, '/api/meta?lang=en'))
      expect(await statuses(both)).toEqual({ 200: 30, 429: 50 })
      expect(notices).toHaveLength(2)
      expect(service.bugs).toEqual([])
    } finally {
      await service.close()
      line.cut()
    }
  })

  test('go on when Redis accepts and never answers, and when it is not there from the start', async () => {
    const line = await proxy()
    const notices: string[] = []
    const buckets = new RedisBuckets(line.url, (message) => notices.push(message))
    const key = `test:${stranger()}`
    await until(() => buckets.isShared)
    expect((await buckets.take(key, rate)).remaining).toBe(29)
    line.deafen()
    const taken = await Promise.all(times(40, () => buckets.take(key, rate)))
    expect(taken.filter(({ admitted }) => admitted)).toHaveLength(30)
    expect(notices).toHaveLength(1)
    // Those who come now do not wait for it.
    expect(buckets.take(key, rate)).not.toBeInstanceOf(Promise)
    line.hear()
    await until(async () => (await buckets.take(`${key} later`, rate)) && notices.length > 1)
    expect(notices[1]).toBe('Redis answers again; limits are shared')
    buckets.close()
    line.cut()

    const alone: string[] = []
    const nowhere = new RedisBuckets(line.url, (message) => alone.push(message))
    expect((await nowhere.take(key, rate)).admitted).toBe(true)
    await until(() => alone.length > 0)
    expect(alone).toEqual([expect.stringContaining('Redis does not answer')])
    nowhere.close()
  })
})
