import { describe, expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'
import { statuses } from '../harness/listening.ts'
import { testService } from '../harness/service.ts'
import { json, leftOf, limits, stranger, times, WEEK, waits } from './asking.ts'

const service = serviceForFile({ limits: limits(), serve: true })

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
    const since = performance.now()
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
      expect(answer.headers.get('retry-after')).toMatch(new RegExp(`^(${waits(since)})$`))
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
