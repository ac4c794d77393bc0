import { describe, expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'
import { base, refusal } from './refused.ts'

const service = serviceForFile({ headers: { 'accept-language': 'en' } })

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
    ['no slot at all', { ...base, slots: [] }, /^slots is \[\]; allowed: at least 1 entry/],
    ['unknown equipment', { ...base, equipment: ['campfire'] }, /^equipment\.0 is "campfire"; allowed: one of stove/],
    [
      'misspelt allergen',
      { ...base, allergens: ['peanut'] },
      /^allergens\.0 is "peanut"; allowed: one of gluten, .*peanuts/,
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
    ['not JSON', '{"country":', /^body is .*; allowed: a JSON object in UTF-8$/],
    ['a list', '[]', /^body is .*; allowed: a JSON object in UTF-8$/],
    ['null', 'null', /^body is .*; allowed: a JSON object in UTF-8$/],
    ['nothing', '', /^body is .*; allowed: a JSON object in UTF-8$/],
  ])('%s is a 400', async (_, body, message) => {
    const { status, error } = await refusal(await service.post('/api/plans', body))
    expect(status).toBe(400)
    expect(error).toMatch(message)
  })

  test('more than 64 KiB is a 413', async () => {
    const { status, error } = await refusal(await service.post('/api/plans', { ...base, note: 'x'.repeat(65 * 1024) }))
    expect(status).toBe(413)
    expect(error).toMatch(/larger than 65536 bytes/)
    const again = await service.post('/api/plans', { ...base, note: 'x'.repeat(65 * 1024) })
    expect(again.headers.get('connection')).toBe('close')
  })

  test('an unknown field is ignored, named in this answer and in no other', async () => {
    const body = { ...base, flavour: 'umami', kids: [{ age: 6, colour: 'red' }] }
    const extra = await service.post('/api/plans', body)
    expect(extra.status).toBe(201)
    const answered = (await extra.json()) as { id: string; warnings: string[] }
    const ignored = answered.warnings.filter((text) => text.includes('ignored'))
    expect(ignored).toEqual([
      '`flavour` is not a field and was ignored.',
      '`kids.0.colour` is not a field and was ignored.',
    ])
    const plain = await service.post('/api/plans', { ...base, kids: [{ age: 6 }] })
    const unchanged = (await plain.json()) as { id: string; warnings: string[] }
    expect(unchanged.id).toBe(answered.id)
    expect(unchanged.warnings).toEqual(answered.warnings.filter((text) => !ignored.includes(text)))
    const stored = await service.get(`/api/plans/${answered.id}`)
    expect(((await stored.json()) as { warnings: string[] }).warnings).toEqual(unchanged.warnings)
    expect(extra.headers.get('location')).toBe(`/api/plans/${answered.id}`)
    expect(extra.headers.get('link')).toBe(`</plan/${answered.id}>; rel="alternate"; type="text/html"`)
    const german = await service.post('/api/plans', { ...body, lang: 'de' })
    expect(((await german.json()) as { warnings: string[] }).warnings).toContain(
      'Das Feld `flavour` gibt es nicht; es wurde übergangen.',
    )
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`zz${at}`, 1]))
    const most = (await (await service.post('/api/plans', { ...base, ...many })).json()) as { warnings: string[] }
    expect(most.warnings.filter((text) => text.includes('ignored'))).toHaveLength(10)
  })

  test.each([
    ['alergens', 'allergens'],
    ['allergies', 'allergens'],
    ['Allergens', 'allergens'],
    ['intolerances', 'allergens'],
    ['excludes', 'exclude'],
    ['exclude_tags', 'excludeTags'],
    ['excludeTag', 'excludeTags'],
    ['diet', 'presets'],
  ])('a plan with %s instead of %s is refused', async (field, meant) => {
    const { status, error } = await refusal(await service.post('/api/plans', { ...base, [field]: ['nuts'] }))
    expect(error).toBe(`${field} is not a field; allowed: ${meant}`)
    expect(status).toBe(400)
    const basket = { guests: 2, items: [{ recipeId: 'syrniki' }], params: { ...base, [field]: ['nuts'] } }
    expect((await refusal(await service.post('/api/baskets', basket))).error).toBe(error)
  })
})

describe('occasions and baskets', () => {
  test.each([
    ['/api/occasions/new-year-ru', { guests: 0, params: base }, /^guests is 0; allowed: at least 1/],
    ['/api/occasions/new-year-ru', { guests: 41, params: base }, /^guests is 41; allowed: at most 40/],
    ['/api/occasions/new-year-ru', { params: base }, /^guests is missing/],
    ['/api/occasions/new-year-ru', { guests: 4 }, /^params is missing/],
    ['/api/occasions/new-year-ru', { guests: 4, params: { ...base, store: 'x' } }, /^store is "x"/],
    ['/api/baskets', { guests: 4, items: [], params: base }, /^items is \[\]; allowed: at least 1 entry/],
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
    ['/api/recipes?slot=lunch&slot=dinner', /^slot is \["lunch","dinner"\]; allowed: a single value/],
    ['/api/meta?lang=de&lang=fr', /^lang is \["de","fr"\]; allowed: a single value|^lang/],
    ['/api/recipes?alergens=nuts', /^alergens is not a field; allowed: /],
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

  test.each([
    ['/health', 'POST', 'GET, HEAD, OPTIONS'],
    ['/openapi.json', 'DELETE', 'GET, HEAD, OPTIONS'],
    ['/graphql', 'PUT', 'GET, HEAD, POST, OPTIONS'],
    ['/', 'DELETE', 'GET, HEAD, OPTIONS'],
    ['/oembed', 'POST', 'GET, HEAD, OPTIONS'],
    ['/.well-known/api-catalog', 'PUT', 'GET, HEAD, OPTIONS'],
    ['/api/plans', 'DELETE', 'POST, OPTIONS'],
    ['/mcp', 'PUT', 'POST, OPTIONS'],
  ])('%s has no method %s', async (path, method, allow) => {
    const response = await service.app.request(new Request(`http://provender.localhost${path}`, { method }))
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe(allow)
    const options = await service.app.request(new Request(`http://provender.localhost${path}`, { method: 'OPTIONS' }))
    expect([options.status, options.headers.get('allow')]).toEqual([204, allow])
  })
})

test('GraphQL refuses the same with a code and the name of the argument', async () => {
  const answer = await service.graphql('mutation ($p: Params!) { buildPlan(params: $p) { plan { id } } }', {
    p: { ...base, adults: 11 },
  })
  expect(answer.errors?.[0]?.message).toMatch(/^adults is 11; allowed: at most 10/)
  expect(answer.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  expect(answer.errors?.[0]?.extensions.field).toBe('adults')
})

test('none of this was a bug of ours', () => {
  expect(service.bugs).toEqual([])
})
