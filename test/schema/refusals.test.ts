import { describe, expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'

const service = serviceForFile()

const PAYLOAD = `plan { id } userErrors {
  code message german: message(lang: de) field given allowed(lang: en) noDishLeft { slot filter dishesWithout removed { filter dishes } }
}`
const build = (params: object, lang = 'en') =>
  service.graphql(
    `mutation ($p: Params!) { buildPlan(params: $p) { ${PAYLOAD.replaceAll('message ', `message(lang: ${lang}) `)} } }`,
    {
      p: { country: 'DE', store: 'de-average', ...params },
    },
  )

describe('what a mutation is refused for', () => {
  test('is data, each mistake by itself, in the language asked for', async () => {
    const { data, errors } = await build({ adults: 11, kids: [{ age: 99 }] })
    expect(errors).toBeUndefined()
    expect(data.buildPlan.plan).toBeNull()
    expect(data.buildPlan.userErrors).toEqual([
      {
        code: 'BAD_USER_INPUT',
        message: 'adults is 11; allowed: at most 10',
        german: 'adults ist 11; erlaubt: höchstens 10',
        field: 'adults',
        given: '11',
        allowed: 'at most 10',
        noDishLeft: null,
      },
      expect.objectContaining({ field: 'kids.0.age', given: '99' }),
    ])
    const store = await build({ store: 'nowhere' })
    expect(store.data.buildPlan.userErrors).toEqual([expect.objectContaining({ field: 'store', given: 'nowhere' })])
  })

  test('counts what each filter takes away, where no dish is left', async () => {
    const { data } = await build({
      equipment: [],
      slots: ['dinner'],
      allergens: ['gluten', 'milk', 'eggs', 'fish', 'soy', 'celery', 'nuts', 'sesame', 'mustard'],
      excludeTags: ['meat', 'poultry', 'fish', 'seafood'],
    })
    const [error] = data.buildPlan.userErrors
    if (!error) return expect(data.buildPlan.plan.id).toMatch(/^[\da-f-]{36}$/)
    expect(error).toMatchObject({ code: 'NO_DISH_LEFT', noDishLeft: { slot: 'dinner' } })
    for (const { dishes } of error.noDishLeft.removed) expect(dishes).toBeGreaterThan(0)
  })

  test('is an error for who does not ask for it, and leaves the plans beside it alone', async () => {
    const { data, errors } = await service.graphql(`mutation {
      good: buildPlan(params: { country: "DE", store: "de-average" }) { plan { id } }
      bad: buildPlan(params: { country: "DE", store: "nowhere" }) { plan { id } }
    }`)
    expect(data).toEqual({ good: { plan: { id: expect.stringMatching(/^[\da-f-]{36}$/) } }, bad: null })
    expect(errors).toEqual([expect.objectContaining({ path: ['bad'] })])
  })

  test('a dish or a recipe that is not there is not found', async () => {
    const built = await service.graphql(
      'mutation { buildPlan(params: { country: "DE", store: "de-average" }) { plan { id days { dishes { id } } } } }',
    )
    const [day] = built.data.buildPlan.plan.days
    const swap = (dish: string, recipe: string) =>
      service.graphql(`mutation { swapDish(dishId: "${dish}", recipeId: "${recipe}") { ${PAYLOAD} } }`)
    const gone = await swap('nothing', 'borscht')
    expect(gone.data.swapDish.userErrors).toEqual([expect.objectContaining({ code: 'NOT_FOUND' })])
    const wrong = await swap(day.dishes[0].id, 'ghost')
    expect(wrong.data.swapDish.userErrors).toEqual([expect.objectContaining({ code: 'NOT_FOUND', field: null })])
  })
})

describe('the status over HTTP', () => {
  const json = 'application/json'
  const graphql = 'application/graphql-response+json'
  test.each([
    [
      'a field',
      '{ recipes(first: 201) { totalCount } recipe(id: "syrniki") { id } }',
      json,
      200,
      { recipes: null, recipe: { id: 'syrniki' } },
    ],
    [
      'a field',
      '{ recipes(first: 201) { totalCount } recipe(id: "syrniki") { id } }',
      graphql,
      200,
      { recipes: null, recipe: { id: 'syrniki' } },
    ],
    [
      'another field',
      '{ country(code: "XX") { code } recipe(id: "syrniki") { id } }',
      json,
      200,
      { country: null, recipe: { id: 'syrniki' } },
    ],
    [
      'a mutation',
      'mutation { swapDish(dishId: "x", recipeId: "y") { plan { id } } }',
      graphql,
      200,
      { swapDish: null },
    ],
    [
      'a query that asks for too much',
      `{ ${Array.from({ length: 50 }, (_, n) => `a${n}: recipes(first: 200) { nodes { steps } }`).join(' ')} }`,
      json,
      200,
      undefined,
    ],
    [
      'a query that asks for too much',
      `{ ${Array.from({ length: 50 }, (_, n) => `a${n}: recipes(first: 200) { nodes { steps } }`).join(' ')} }`,
      graphql,
      400,
      undefined,
    ],
    ['a document', '{ nothing }', graphql, 400, undefined],
  ])('of an error in %s: %s as %s', async (_, query, accept, status, data) => {
    const response = await service.post('/graphql', { query }, { accept })
    const answer = (await response.json()) as { data?: unknown; errors: unknown[] }
    expect([response.status, answer.data ?? undefined]).toEqual([status, data])
    expect(answer.errors.length).toBeGreaterThan(0)
  })
})

describe('refusals', () => {
  test.each([
    [
      '{ recipes(first: 500) { totalCount } }',
      'BAD_USER_INPUT',
      /^first is 500; allowed: a whole number from 0 to 200/,
    ],
    ['{ recipes { nodes { cost(country: "XX") } } }', 'BAD_USER_INPUT', /^country is "XX"; allowed: one of RU/],
    [
      '{ recipe(id: "syrniki") { cost(country: "DE", store: "ru-average") } }',
      'BAD_USER_INPUT',
      /^store is "ru-average"; allowed: a store of DE/,
    ],
    [
      'mutation { buildOccasion(id: "ghost", guests: 4, params: { country: "RU", store: "ru-average" }) { plan { id } } }',
      'NOT_FOUND',
      /no occasion/,
    ],
    [
      'mutation { buildBasket(guests: 0, items: [{ recipeId: "syrniki" }], params: { country: "RU", store: "ru-average" }) { plan { id } } }',
      'BAD_USER_INPUT',
      /guests/,
    ],
    [
      'mutation { buildOccasion(id: "new-year-ru", guests: 99, params: { country: "RU", store: "ru-average" }) { plan { id } } }',
      'BAD_USER_INPUT',
      /guests/,
    ],
  ])('%s', async (query, code, message) => {
    const { errors } = await service.graphql(query)
    expect(errors?.[0]?.extensions.code).toBe(code)
    expect(errors?.[0]?.message).toMatch(message)
  })

  test('an error stands at its place, and a document that does not fit has a code too', async () => {
    const refused = await service.graphql('{ list: recipes(first: 500) { totalCount } }')
    expect(refused.errors?.[0]).toMatchObject({ path: ['list'], locations: [{ line: 1, column: 3 }] })
    const misspelt = await service.graphql('{ recipez { total } }')
    expect(misspelt.errors?.[0]?.extensions.code).toMatch(/\w/)
    const badVariable = await service.graphql('query ($id: ID!) { recipe(id: $id) { id } }', {})
    expect(badVariable.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })

  test('what does not exist is null, not an error', async () => {
    const { data, errors } = await service.graphql(
      '{ recipe(id: "ghost") { id } ingredient(id: "ghost") { id } plan(id: "ghost") { id } collection(slug: "ghost") { slug } }',
    )
    expect(errors).toBeUndefined()
    expect(data).toEqual({ recipe: null, ingredient: null, plan: null, collection: null })
  })
})

test('none of this was a bug of ours', () => {
  expect(service.bugs).toEqual([])
})
