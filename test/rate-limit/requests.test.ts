import { describe, expect, test } from 'vitest'
import { POINT } from '../../schema/query-limits.ts'
import { parseAgreements } from '../../src/rate-limit/agreements.ts'
import type { RateLimitSettings } from '../../src/rate-limit/rate-limits.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { statuses } from '../harness/listening.ts'
import { testService } from '../harness/service.ts'

/** What is left of an address's limits; the first seconds of the minute may have gone by. */
const leftOf = ({ headers }: Response): string | undefined =>
  headers.get('ratelimit')?.replaceAll(/t=(60|[3-5]\d)\b/g, 't=60')

// One token a minute: nothing is added to a bucket while a test runs.
const RATES = {
  rateLimit: { perMinute: 1, burst: 30 },
  planRateLimit: { perMinute: 1, burst: 5 },
  pageRateLimit: { perMinute: 1, burst: 8 },
}
const agreed = parseAgreements('203.0.113.7=1:50/off,2001:db8:ffff::/48=off,2001:db8:5::42=1:2/1:1')
const limits = (more: Partial<RateLimitSettings> = {}) => ({
  ...RATES,
  trustProxy: 1,
  agreements: 'agreements' in agreed ? agreed.agreements : [],
  redisUrl: undefined,
  ...more,
})

const WEEK = { country: 'RU', store: 'ru-average', startDate: '2026-11-23' }
const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

const service = serviceForFile({ limits: limits(), serve: true })

let addresses = 0
/** An address that has asked nothing yet. */
const stranger = () => `198.51.100.${++addresses}`
const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))

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
    const asked = times(30, (i) => service.askFrom(from, `/api/collections?lang=en${i % 2 ? '' : '&x=/graphql'}`))
    await statuses(asked)
    const message = expect.stringMatching(
      /^Too many requests from this address: 1 a minute are allowed, 30 at once\. Try again in (59|60) seconds\.$/,
    )
    const forms: [string, RequestInit, string, unknown][] = [
      ['/api/collections?lang=en', {}, 'application/json', { error: message }],
      ['/api/collections?lang=en&x=/graphql', {}, 'application/json', { error: message }],
      ['/api/recipes?lang=en&offset=9', {}, 'application/json', { error: message }],
      [
        '/graphql',
        json({ query: '{ __typename }' }),
        'application/json',
        { errors: [{ message, extensions: { code: 'RATE_LIMITED' } }] },
      ],
      ['/mcp', json({}), 'application/json', { jsonrpc: '2.0', id: null, error: { code: -32_000, message } }],
    ]
    for (const [path, init, type, body] of forms) {
      const answer = await service.askFrom(from, path, init)
      expect([path, answer.status, await answer.json()]).toEqual([path, 429, body])
      expect(answer.headers.get('content-type')).toBe(`${type}; charset=utf-8`)
      expect(answer.headers.get('retry-after')).toMatch(/^(59|60)$/)
      expect(answer.headers.get('ratelimit')).toMatch(/^"requests";r=0;t=(59|60)$/)
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  })
})

describe('a GraphQL document', () => {
  const ask = (from: string, query: string) =>
    service.askFrom(from, '/graphql', { ...json({ query }), headers: { 'content-type': 'application/json' } })
  const items = (limit: number) => `{ recipes(limit: ${limit}) { items { id kcal fat carb protein timeMin } } }`
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
    const dear = `{ recipes(limit: 200) { items { ${times(40, (i) => `k${i}: kcal`).join(' ')} } } }`
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
    const aliases = times(50, (i) => `a${i}: recipes(limit: 200) { items { id kcal fat carb } }`).join(' ')
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

describe('plans', () => {
  const occasion = { guests: 4, params: WEEK }
  const basket = { guests: 4, items: [{ recipeId: 'syrniki' }], params: WEEK }

  test('asked for at once are built to exactly the burst, stored before or not', async () => {
    const from = stranger()
    const asked = times(9, (i) => service.askFrom(from, '/api/plans', json({ ...WEEK, adults: 1 + (i % 2) })))
    expect(await statuses(asked)).toEqual({ 201: 5, 429: 4 })
  })

  test('count whichever way they are asked for, and say what is left', async () => {
    const from = stranger()
    const plan = await service.askFrom(from, '/api/plans', json(WEEK))
    expect(leftOf(plan)).toBe('"requests";r=29;t=60, "plans";r=4;t=60')
    const { id } = (await plan.json()) as { id: string }
    expect((await service.askFrom(from, '/api/occasions/birthday', json(occasion))).status).toBe(201)
    expect((await service.askFrom(from, '/api/baskets', json(basket))).status).toBe(201)
    const swap = `mutation { swapDish(dishId: "${id}.dish.0.0", recipeId: "syrniki") { plan { id } } }`
    await service.askFrom(from, '/graphql', json({ query: swap }))
    const form = new URLSearchParams({
      sent: '1',
      country: 'RU',
      store: 'ru-average',
      slots: 'lunch',
      equipment: 'stove',
    })
    const page = await service.askFrom(from, '/plan', { method: 'POST', body: form, redirect: 'manual' })
    expect(page.status).toBe(303)
    for (const [path, init] of [
      ['/api/plans', json(WEEK)],
      ['/api/occasions/birthday', json(occasion)],
      ['/api/baskets', json(basket)],
      ['/plan', { method: 'POST', body: form }],
    ] as const) {
      const answer = await service.askFrom(from, path, init)
      expect([path, answer.status]).toEqual([path, 429])
      expect(answer.headers.get('retry-after')).toMatch(/^(59|60)$/)
    }
  })

  test('refused are an Error that says why; reading goes on', async () => {
    const from = stranger()
    await statuses(times(5, () => service.askFrom(from, '/api/plans', json(WEEK))))
    const answer = await service.askFrom(from, '/api/plans?lang=en', json(WEEK))
    expect(await answer.json()).toEqual({
      error: expect.stringMatching(
        /^Too many plans from this address: 1 a minute are allowed, 5 at once\. Try again in \d+ seconds\.$/,
      ),
    })
    expect((await service.askFrom(from, '/api/collections?lang=en')).status).toBe(200)
  })

  test('that cannot be built for a wrong body cost nothing', async () => {
    const from = stranger()
    const wrong = times(8, () => service.askFrom(from, '/api/plans', json({ ...WEEK, adults: 11 })))
    expect(await statuses(wrong)).toEqual({ 400: 8 })
    expect((await service.askFrom(from, '/api/plans', json(WEEK))).headers.get('ratelimit')).toContain('"plans";r=4')
  })

  test('by aliases of one mutation count each', async () => {
    const aliases = (count: number) =>
      `mutation ($p: Params!) { ${times(count, (i) => `a${i}: buildPlan(params: $p) { plan { id } }`).join(' ')} }`
    const from = stranger()
    const ask = (count: number, accept: string) =>
      service.askFrom(from, '/graphql', {
        ...json({ query: aliases(count), variables: { p: WEEK } }),
        headers: { 'content-type': 'application/json', accept },
      })
    const fine = await ask(3, 'application/json')
    expect(leftOf(fine)).toBe('"requests";r=29;t=60, "plans";r=2;t=60')
    const refused = await ask(4, 'application/json')
    expect([refused.status, await refused.json()]).toEqual([
      200,
      {
        data: { a0: { plan: expect.anything() }, a1: { plan: expect.anything() }, a2: null, a3: null },
        errors: [
          expect.objectContaining({
            path: ['a2'],
            message: expect.stringContaining('Too many plans from this address'),
            extensions: expect.objectContaining({ code: 'RATE_LIMITED', retryAfter: 60 }),
          }),
          expect.objectContaining({ path: ['a3'] }),
        ],
      },
    ])
    expect(refused.headers.get('retry-after')).toBe('60')
    expect((await ask(1, 'application/graphql-response+json')).status).toBe(429)
  })
})

describe('pages', () => {
  const swapPage = async (from: string) => {
    const plan = await service.askFrom(from, '/api/plans', json(WEEK))
    const { id } = (await plan.json()) as { id: string }
    return `/plan/${id}/swap/0/0`
  }

  test('that must be made cost their caller a page each, cached ones nothing', async () => {
    const from = stranger()
    const made = times(12, (i) => service.askFrom(from, `/recipes?lang=en&q=page${i}`))
    expect(await statuses(made)).toEqual({ 200: 8, 429: 4 })
    expect((await service.askFrom(from, '/no-such-page')).status).toBe(429)
    expect((await service.askFrom(from, '/plan', { method: 'POST', body: new URLSearchParams() })).status).toBe(429)
    const again = await service.askFrom(from, '/recipes?lang=en&q=page0')
    expect([again.status, again.headers.get('ratelimit')]).toEqual([200, null])
    expect((await service.askFrom(from, '/api/meta?lang=en')).status).toBe(200)
  })

  test('one too many are refused by a page in the language of the reader', async () => {
    const from = stranger()
    await statuses(times(8, (i) => service.askFrom(from, `/recipes?lang=de&q=seite${i}`)))
    const refused = await service.askFrom(from, '/recipes?lang=de&q=seite9')
    expect([refused.status, refused.headers.get('content-language')]).toEqual([429, 'de'])
    expect(refused.headers.get('retry-after')).toMatch(/^(59|60)$/)
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(refused.headers.get('ratelimit-policy')).toBe('"pages";q=8;w=480, "plans";q=5;w=300')
    expect(refused.headers.get('ratelimit')).toMatch(/^"pages";r=0;t=(59|60)$/)
    expect(await refused.text()).toContain('Aus deinem Netz kamen zu viele Anfragen')
  })

  test('one too many are refused in the same words at every address, which are made once for each language', async () => {
    const from = stranger()
    await statuses(times(8, (i) => service.askFrom(from, `/recipes?lang=en&q=same${i}`)))
    const refusal = async (path: string) => {
      const { status, headers, text } = await service
        .askFrom(from, path)
        .then(async (answer) => ({ status: answer.status, headers: answer.headers, text: await answer.text() }))
      return [status, headers.get('content-language'), headers.get('etag'), text]
    }
    const german = await refusal('/recipes?lang=de&q=a')
    expect(german[0]).toBe(429)
    expect(await refusal('/collections?lang=de')).toEqual(german)
    expect(await refusal('/plan/none?lang=de')).toEqual(german)
    const english = await refusal('/recipes?lang=en&q=a')
    expect(english.slice(0, 2)).toEqual([429, 'en'])
    expect(english[3]).not.toEqual(german[3])
  })

  test('that start a planning job cost a plan, and a made-up recipe in their address makes no new one', async () => {
    const [owner, from] = [stranger(), stranger()]
    const path = await swapPage(owner)
    const first = await service.askFrom(from, `${path}?lang=en`)
    expect([first.status, leftOf(first)]).toEqual([200, '"pages";r=7;t=60, "plans";r=4;t=60'])
    const others = times(20, (i) => service.askFrom(from, `${path}?lang=en&recipe=made-up-${i}`))
    expect(await statuses(others)).toEqual({ 200: 20 })
    const poor = stranger()
    const built = times(5, (i) => service.askFrom(poor, '/api/plans', json({ ...WEEK, adults: 1 + i })))
    expect(await statuses(built)).toEqual({ 201: 5 })
    expect((await service.askFrom(poor, `${path}?lang=fr`)).status).toBe(429)
    expect((await service.askFrom(from, `${path}?lang=fr`)).status).toBe(200)
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

test('plans of an address are counted by the day where that is limited, whatever a minute allows', async () => {
  const capped = await testService({ limits: limits({ planRateLimit: null, planDailyLimit: 3 }), serve: true })
  try {
    const from = stranger()
    expect(await statuses(times(5, () => capped.askFrom(from, '/api/plans', json(WEEK))))).toEqual({ 201: 3, 429: 2 })
    const refused = await capped.askFrom(from, '/api/plans?lang=en', json(WEEK))
    expect([refused.status, Number(refused.headers.get('retry-after')) > 8 * 3600 - 60]).toEqual([429, true])
    expect(refused.headers.get('ratelimit-policy')).toContain('"daily-plans";q=3;w=86400')
    expect(await refused.text()).toContain('Too many plans from this address: 3 a day are allowed.')
    // Others, and who has an agreement, are not concerned.
    expect((await capped.askFrom(stranger(), '/api/plans', json(WEEK))).status).toBe(201)
    expect(await statuses(times(5, () => capped.askFrom('203.0.113.7', '/api/plans', json(WEEK))))).toEqual({ 201: 5 })
  } finally {
    await capped.close()
  }
})

test('nothing of this was a bug', () => {
  expect(service.bugs).toEqual([])
})
