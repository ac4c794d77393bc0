import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestService, testService } from '../service.ts'

let service: TestService
beforeAll(async () => {
  service = await testService()
})
afterAll(() => service.close())

const base = { country: 'RU', store: 'ru-pyaterochka' }
const refusal = async (response: Response) => {
  const body = (await response.json()) as { error: string }
  expect(Object.keys(body)).toEqual(['error'])
  return { status: response.status, error: body.error }
}

describe('a plan with a wrong value is refused by a sentence that names the field and what is allowed', () => {
  const cases: [string, unknown, RegExp][] = [
    ['no country', { store: 'ru-pyaterochka' }, /^country is missing; allowed: a value of type string/],
    ['unknown country', { ...base, country: 'XX' }, /^country is "XX"; allowed: one of RU, US, DE/],
    ['unknown store', { ...base, store: 'nowhere' }, /^store is "nowhere"; allowed: a store of RU: ru-average/],
    ['store of another country', { ...base, country: 'DE' }, /^store is "ru-pyaterochka"; allowed: a store of DE/],
    ['unknown region', { ...base, region: 'Atlantis' }, /^region is "Atlantis"; allowed: one of ""/],
    [
      'region where there are none',
      { country: 'DE', store: 'de-average', region: 'BY' },
      /^region is "BY"; allowed: "" \(DE has no/,
    ],
    ['unknown language', { ...base, lang: 'xx' }, /^lang is "xx"; allowed: one of ru, en/],
    ['too many adults', { ...base, adults: 11 }, /^adults is 11; allowed: at most 10/],
    ['half an adult', { ...base, adults: 1.5 }, /^adults is 1.5; allowed: a whole number/],
    ['adults as text', { ...base, adults: '2' }, /^adults is "2"; allowed: a value of type number/],
    ['too old a child', { ...base, kids: [{ age: 18 }] }, /^kids\.0\.age is 18; allowed: at most 17/],
    [
      'unknown appetite',
      { ...base, kids: [{ age: 5, appetite: 'huge' }] },
      /^kids\.0\.appetite is "huge"; allowed: one of small, normal, big/,
    ],
    [
      'unknown slot',
      { ...base, slots: ['brunch'] },
      /^slots\.0 is "brunch"; allowed: one of breakfast, lunch, dinner, snack/,
    ],
    ['no slot at all', { ...base, slots: [] }, /^slots is \[\]; allowed: at least 1 entries/],
    ['unknown equipment', { ...base, equipment: ['campfire'] }, /^equipment\.0 is "campfire"; allowed: one of stove/],
    [
      'misspelt allergen',
      { ...base, allergens: ['peanut'] },
      /^allergens is "peanut"; allowed: one of gluten, .*peanuts/,
    ],
    ['unknown ingredient excluded', { ...base, exclude: ['unicorn'] }, /^exclude is "unicorn"; allowed: the ids/],
    ['unknown ingredient at home', { ...base, have: ['unicorn'] }, /^have is "unicorn"; allowed: the ids/],
    ['unknown group', { ...base, excludeTags: ['insects'] }, /^excludeTags\.0 is "insects"; allowed: one of meat/],
    ['unknown goal', { ...base, goal: 'fame' }, /^goal is "fame"; allowed: one of none, healthy, lose, gain/],
    ['unknown budget mode', { ...base, budgetMode: 'month' }, /^budgetMode is "month"/],
    ['negative budget', { ...base, budgetValue: -1 }, /^budgetValue is -1; allowed: at least 0/],
    ['unknown collection', { ...base, collection: 'nope' }, /^collection is "nope"; allowed: one of /],
    [
      'a day that does not exist',
      { ...base, startDate: '2026-02-30' },
      /^startDate is "2026-02-30"; allowed: a day that exists/,
    ],
    ['a date in words', { ...base, startDate: 'tomorrow' }, /^startDate is "tomorrow"; allowed: a date as YYYY-MM-DD/],
    ['variant out of range', { ...base, variant: 100 }, /^variant is 100; allowed: at most 99/],
  ]
  test.each(cases)('%s', async (_, body, message) => {
    const { status, error } = await refusal(await service.post('/api/plans', body))
    expect(error).toMatch(message)
    expect(status).toBe(400)
  })
})

describe('bodies', () => {
  test.each([
    ['not JSON', '{"country":', /not JSON/],
    ['a list', '[]', /must be a JSON object/],
    ['null', 'null', /must be a JSON object/],
    ['nothing', '', /not JSON/],
  ])('%s is a 400', async (_, body, message) => {
    const { status, error } = await refusal(await service.post('/api/plans', body))
    expect(status).toBe(400)
    expect(error).toMatch(message)
  })

  test('more than 64 KiB is a 413', async () => {
    const { status, error } = await refusal(await service.post('/api/plans', { ...base, note: 'x'.repeat(65 * 1024) }))
    expect(status).toBe(413)
    expect(error).toMatch(/larger than 65536 bytes/)
  })

  test('unknown extra fields fall away', async () => {
    const [plain, extra] = await Promise.all([
      service.post('/api/plans', base),
      service.post('/api/plans', { ...base, flavour: 'umami', kids: [] }),
    ])
    expect(extra.status).toBe(201)
    expect(((await extra.json()) as { id: string }).id).toBe(((await plain.json()) as { id: string }).id)
  })
})

describe('occasions and baskets', () => {
  test.each([
    ['/api/occasions/new-year-ru', { guests: 0, params: base }, /^guests is 0; allowed: at least 1/],
    ['/api/occasions/new-year-ru', { guests: 41, params: base }, /^guests is 41; allowed: at most 40/],
    ['/api/occasions/new-year-ru', { params: base }, /^guests is missing/],
    ['/api/occasions/new-year-ru', { guests: 4 }, /^params is missing/],
    ['/api/occasions/new-year-ru', { guests: 4, params: { ...base, store: 'x' } }, /^params\.store is "x"/],
    ['/api/baskets', { guests: 4, items: [], params: base }, /^items is \[\]; allowed: at least 1 entries/],
    [
      '/api/baskets',
      { guests: 4, items: [{ recipeId: 'ghost' }], params: base },
      /^items\.0\.recipeId is "ghost"; allowed: the ids of the recipes/,
    ],
    [
      '/api/baskets',
      { guests: 4, items: [{ recipeId: 'syrniki', servings: 41 }], params: base },
      /^items\.0\.servings is 41; allowed: at most 40/,
    ],
    [
      '/api/baskets',
      { guests: 4, items: Array(31).fill({ recipeId: 'syrniki' }), params: base },
      /^items is .*; allowed: at most 30 entries/,
    ],
  ])('%s %#', async (path, body, message) => {
    const { status, error } = await refusal(await service.post(path, body))
    expect(error).toMatch(message)
    expect(status).toBe(400)
  })

  test('an unknown occasion is a 404', async () => {
    const { status } = await refusal(await service.post('/api/occasions/ghost', { guests: 4, params: base }))
    expect(status).toBe(404)
  })
})

describe('reading', () => {
  test.each([
    ['/api/recipes?limit=0', /^limit is "0"|^limit is 0/],
    ['/api/recipes?limit=201', /^limit is/],
    ['/api/recipes?limit=ten', /^limit is "ten"; allowed: a whole number from 1 to 200/],
    ['/api/recipes?offset=-1', /^offset is/],
    ['/api/recipes?slot=brunch', /^slot is "brunch"; allowed: one of breakfast/],
    ['/api/recipes?lang=xx', /^lang is "xx"; allowed: one of ru/],
    ['/api/recipes?country=Russia', /^country is "Russia"; allowed: a two-letter country code/],
    ['/api/recipes?country=XX', /^country is "XX"; allowed: one of RU/],
    ['/api/meta?country=XX', /^country is "XX"/],
  ])('%s is a 400', async (path, message) => {
    const { status, error } = await refusal(await service.get(path))
    expect(error).toMatch(message)
    expect(status).toBe(400)
  })

  test.each([
    '/api/recipes/ghost',
    '/api/plans/not-a-uuid',
    '/api/plans/00000000-0000-8000-8000-000000000000',
    '/api/nothing',
    '/api',
    '/api/',
  ])('%s is a 404 with an Error object', async (path) => {
    expect((await refusal(await service.get(path))).status).toBe(404)
  })

  test('a wrong method is a 405 that names the right ones', async () => {
    const response = await service.post('/api/recipes', {})
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    expect(await response.json()).toEqual({ error: expect.stringContaining('POST is not allowed') })
  })
})

test('GraphQL refuses the same with a code and the name of the argument', async () => {
  const answer = await service.graphql('mutation ($p: Params!) { buildPlan(params: $p) { id } }', {
    p: { ...base, adults: 11 },
  })
  expect(answer.errors?.[0]?.message).toMatch(/^params\.adults is 11; allowed: at most 10/)
  expect(answer.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  expect(answer.errors?.[0]?.extensions.field).toBe('params.adults')
})

test('none of this was a bug of ours', () => {
  expect(service.bugs).toEqual([])
})
