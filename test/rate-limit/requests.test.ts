import { describe, expect, test } from 'vitest'
import { POINT } from '../../schema/query-limits.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { statuses } from '../harness/listening.ts'
import { testService } from '../harness/service.ts'
import { json, leftOf, limits, stranger, times, WEEK, waits } from './asking.ts'

const service = serviceForFile({ limits: limits(), serve: true })

describe('all requests of an address', () => {
  test('sent at once are admitted to exactly the burst, cached responses and others alike', async () => {
    const [stored, fresh] = [stranger(), stranger()]
    const same = times(75, () => service.askFrom(stored, '/api/collections?lang=en'))
    expect(await statuses(same)).toEqual({ 200: 30, 429: 45 })
    const different = times(75, (i) => service.askFrom(fresh, `/api/recipes?lang=en&limit=1&offset=${i}`))
    expect(await statuses(different)).toEqual({ 200: 30, 429: 45 })
  })

  test('to /api/, /graphql and /mcp count together, whatever becomes of them', async () => {
    const from = stranger()
    const asked = [
      ...times(5, () => service.askFrom(from, '/api/meta?lang=en')),
      ...times(5, () => service.askFrom(from, '/api/no-such-path')),
      ...times(5, () => service.askFrom(from, '/%61pi/meta')),
      ...times(5, () => service.askFrom(from, '/api/recipes?limit=0')),
      ...times(5, () => service.askFrom(from, '/graphql', json({ query: '{ __typename }' }))),
      ...times(5, () => service.askFrom(from, '/mcp', json({}))),
    ]
    expect((await statuses(asked))[429]).toBeUndefined()
    for (const path of ['/api/meta', '/api', '/graphql', '/mcp']) {
      expect([path, (await service.askFrom(from, path)).status]).toEqual([path, 429])
    }
  })

  test('count for operators too, so that nobody tries out keys', async () => {
    const from = stranger()
    const guess = { ...json({ query: '{ __typename }' }), headers: { authorization: 'Bearer rk_guess' } }
    const asked = times(40, () => service.askFrom(from, '/admin/graphql', guess))
    expect(await statuses(asked)).toEqual({ 401: 30, 429: 10 })
  })

  test('do not include cached pages, health, the description and preflights', async () => {
    const from = stranger()
    const free = ['/?lang=en', '/health', '/openapi.json', '/sw.js']
    const asked = times(80, (i) => service.askFrom(from, free[i % free.length] as string))
    const preflights = times(40, () => service.askFrom(from, '/api/plans', { method: 'OPTIONS' }))
    expect((await statuses([...asked, ...preflights]))[429]).toBeUndefined()
    expect((await service.askFrom(from, '/api/meta?lang=en')).headers.get('ratelimit')).toContain('r=29')
  })

  test('carry the limit and what is left of it, as the draft writes it', async () => {
    const from = stranger()
    const first = await service.askFrom(from, '/api/collections?lang=en')
    expect(first.headers.get('ratelimit-policy')).toBe('"requests";q=30;w=1800, "plans";q=5;w=300')
    expect(leftOf(first)).toBe('"requests";r=29;t=60')
    expect(first.headers.get('access-control-expose-headers')).toContain('RateLimit-Policy')
    const second = await service.askFrom(from, '/graphql', json({ query: '{ __typename }' }))
    expect(leftOf(second)).toBe('"requests";r=28;t=60')
    const not = await service.askFrom(from, '/api/recipes/no-such')
    expect([not.status, leftOf(not)]).toEqual([404, '"requests";r=27;t=60'])
  })

  test('over the limit get 429 with a time to wait, in the form of their path, for scripts of any origin', async () => {
    const from = stranger()
    const since = performance.now()
    const asked = times(30, (i) => service.askFrom(from, `/api/collections?lang=en${i % 2 ? '' : '&x=/graphql'}`))
    await statuses(asked)
    const forms: [string, RequestInit, string, (message: string) => unknown][] = [
      ['/api/collections?lang=en', {}, 'application/json', (error) => ({ error })],
      ['/api/collections?lang=en&x=/graphql', {}, 'application/json', (error) => ({ error })],
      ['/api/recipes?lang=en&offset=9', {}, 'application/json', (error) => ({ error })],
      [
        '/graphql',
        json({ query: '{ __typename }' }),
        'application/json',
        (message) => ({ errors: [{ message, extensions: { code: 'RATE_LIMITED' } }] }),
      ],
      [
        '/mcp',
        json({}),
        'application/json',
        (message) => ({ jsonrpc: '2.0', id: null, error: { code: -32_000, message } }),
      ],
    ]
    for (const [path, init, type, body] of forms) {
      const answer = await service.askFrom(from, path, init)
      const wait = answer.headers.get('retry-after')
      const message = `Too many requests from this address: 1 a minute are allowed, 30 at once. Try again in ${wait} seconds.`
      expect([path, answer.status, await answer.json()]).toEqual([path, 429, body(message)])
      expect(answer.headers.get('content-type')).toBe(`${type}; charset=utf-8`)
      expect(wait).toMatch(new RegExp(`^(${waits(since)})$`))
      expect(answer.headers.get('ratelimit')).toMatch(new RegExp(`^"requests";r=0;t=(${waits(since)})$`))
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  })
})

describe('a GraphQL document', () => {
  const ask = (from: string, query: string) =>
    service.askFrom(from, '/graphql', { ...json({ query }), headers: { 'content-type': 'application/json' } })
  const items = (limit: number) => `{ recipes(first: ${limit}) { nodes { id kcal fat carb protein timeMin } } }`
  const left = (answer: Response) => Number(/"requests";r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1])

  test('pays by what it costs: a point for so many values, one at least', async () => {
    const from = stranger()
    expect(left(await ask(from, items(10)))).toBe(29)
    // 200 recipes of 6 values and more, under 2,000: one point; of 46 values: so many more.
    expect(left(await ask(from, items(200)))).toBe(28)
    const many = items(200).replace('id kcal', `${times(40, (i) => `k${i}: kcal`).join(' ')} id kcal`)
    const points = Math.ceil((46 * 200) / POINT)
    expect(left(await ask(from, many))).toBeGreaterThanOrEqual(28 - points - 1)
    expect(left(await ask(from, items(10)))).toBeLessThanOrEqual(28 - points)
  })

  test('that is dearer than what is left is refused with the time until it can be paid, and reading goes on', async () => {
    const from = stranger()
    await statuses(times(28, () => service.askFrom(from, '/api/collections?lang=en')))
    const dear = `{ recipes(first: 200) { nodes { ${times(40, (i) => `k${i}: kcal`).join(' ')} } } }`
    const refused = await ask(from, dear)
    const { data, errors } = (await refused.json()) as { data?: unknown; errors: { extensions: object }[] }
    expect(data).toBeUndefined()
    const retryAfter = Number(refused.headers.get('retry-after'))
    expect(errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter })
    // One was left, four or more are needed; one comes a minute.
    expect(retryAfter).toBeGreaterThan(120)
    expect((await service.askFrom(from, '/api/collections?lang=en')).status).toBe(200)
  })

  test('that nobody may ask is refused as such, not as too frequent', async () => {
    const from = stranger()
    const aliases = times(50, (i) => `a${i}: recipes(first: 200) { nodes { id kcal fat carb } }`).join(' ')
    const answer = await ask(from, `{ ${aliases} }`)
    const { errors } = (await answer.json()) as { errors: { extensions: object }[] }
    expect(errors[0]?.extensions).toMatchObject({ code: 'QUERY_TOO_LARGE' })
    expect(left(answer)).toBe(29)
  })
})

describe('messages of an assistant in one request', () => {
  const ping = (id: number) => ({ jsonrpc: '2.0', id, method: 'ping' })
  const ask = (from: string, body: unknown, headers: Record<string, string> = {}) =>
    service.askFrom(from, '/mcp', {
      ...json(body),
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    })

  test('count each, and are at most ten', async () => {
    const from = stranger()
    const ten = await ask(from, times(10, ping))
    expect(ten.status).toBe(200)
    expect(leftOf(ten)).toBe('"requests";r=20;t=60')
    const eleven = await ask(from, times(11, ping))
    expect([eleven.status, await eleven.json()]).toEqual([
      400,
      {
        jsonrpc: '2.0',
        error: { code: -32_000, message: 'messages is 11; allowed: at most 10' },
        id: null,
      },
    ])
    expect((await ask(from, times(10, ping))).status).toBe(200)
    const refused = await ask(from, times(10, ping))
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({
      jsonrpc: '2.0',
      error: { message: expect.stringMatching(/^Too many/) },
    })
  })

  test('that read a stored plan take no more than two tokens each', async () => {
    const built = await service.askFrom(stranger(), '/api/plans', json(WEEK))
    const { id } = (await built.json()) as { id: string }
    const read = { jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri: `provender://plans/${id}` } }
    const answer = await ask(stranger(), read)
    expect(await answer.text()).toContain(`/plan/${id}`)
    const left = Number(/"requests";r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1])
    expect([28, 29]).toContain(left)
  })

  test('are taken only in the revision that has them', async () => {
    for (const [revision, status] of [
      ['2025-03-26', 200],
      ['2025-06-18', 400],
      ['2025-11-25', 400],
    ] as const) {
      const answer = await ask(stranger(), [ping(1), ping(2)], { 'mcp-protocol-version': revision })
      expect([revision, answer.status]).toEqual([revision, status])
    }
  })
})

describe('addresses', () => {
  const burst = (from: (i: number) => string) =>
    statuses(times(45, (i) => service.askFrom(from(i), '/api/collections?lang=en')))

  test('of one IPv6 subscriber share a bucket, his neighbour has another', async () => {
    expect(await burst((i) => `2001:db8:1:1::${i.toString(16)}`)).toEqual({ 200: 30, 429: 15 })
    expect((await service.askFrom('2001:db8:1:2::1', '/api/meta?lang=en')).status).toBe(200)
  })

  test('of IPv4 in IPv6 clothes are IPv4', async () => {
    const from = stranger()
    expect(await burst((i) => (i % 2 ? from : `::ffff:${from}`))).toEqual({ 200: 30, 429: 15 })
  })

  test('that a client makes up before the proxy’s do not help it', async () => {
    const from = stranger()
    expect(await burst((i) => `192.0.2.${i}, ${from}`)).toEqual({ 200: 30, 429: 15 })
  })

  test('with an agreement have its limits, in buckets of their own', async () => {
    expect(await burst(() => '203.0.113.7')).toEqual({ 200: 45 })
    const plan = await service.askFrom('203.0.113.7', '/api/plans', json(WEEK))
    expect(plan.headers.get('ratelimit-policy')).toBe('"requests";q=50;w=3000')
    expect(await burst((i) => `2001:db8:ffff:${i}::1`)).toEqual({ 200: 45 })
    const free = await service.askFrom('2001:db8:ffff::1', '/api/plans', json(WEEK))
    expect([free.status, free.headers.get('ratelimit')]).toEqual([201, null])
    // Two a minute for one address of a /64, the usual thirty for the rest of it.
    expect(await burst(() => '2001:db8:5::42')).toEqual({ 200: 2, 429: 43 })
    expect(await burst(() => '2001:db8:5::43')).toEqual({ 200: 30, 429: 15 })
  })
})

describe('without trusted proxies', () => {
  test('a forged X-Forwarded-For changes nothing', async () => {
    const alone = await testService({ limits: limits({ trustProxy: 0 }), serve: true })
    try {
      const asked = times(45, (i) => alone.askFrom(`192.0.2.${i}`, '/api/collections?lang=en'))
      expect(await statuses(asked)).toEqual({ 200: 30, 429: 15 })
    } finally {
      await alone.close()
    }
  })
})

test('a limit that is off limits nothing and leaves no header', async () => {
  const open = await testService({
    limits: limits({ rateLimit: null, planRateLimit: null, pageRateLimit: null }),
    serve: true,
  })
  try {
    const reads = times(60, () => open.ask('/api/collections?lang=en'))
    const plans = times(8, () => open.ask('/api/plans', json(WEEK)))
    expect(await statuses([...reads, ...plans])).toEqual({ 200: 60, 201: 8 })
    expect((await open.ask('/api/collections?lang=en')).headers.get('ratelimit-policy')).toBeNull()
  } finally {
    await open.close()
  }
})

test('nothing of this was a bug', () => {
  expect(service.bugs).toEqual([])
})
