import { expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'

const service = serviceForFile()

const PLAN = `id kind portions adults store { code } totals { items }
  request { country store region adults kids { age appetite } slots equipment allergens exclude excludeTags goal budgetMode
    budgetValue collection have startDate variant after taste maxMin keep { day slot recipeId } presets }
  days { dishes { slot companion leftover recipeId servings } }`

interface Dish {
  readonly slot: string
  readonly companion: boolean
  readonly leftover: boolean
  readonly recipeId: string
  readonly servings: number | null
}
const built = async (path: string, body: unknown): Promise<string> =>
  ((await (await service.post(path, body)).json()) as { id: string }).id
const read = async (id: string) =>
  (await service.graphql(`query ($id: ID!) { plan(id: $id) { ${PLAN} } }`, { id })).data.plan
const change = (id: string, args: string) =>
  service.graphql(
    `mutation ($id: ID!) { changePlan(planId: $id, ${args}) { plan { ${PLAN} } userErrors { code field } } }`,
    {
      id,
    },
  )
const changed = async (id: string, args: string) => (await change(id, args)).data.changePlan.plan
/** What is cooked for lunch and dinner. */
const cooked = (plan: { days: { dishes: Dish[] }[] }) =>
  plan.days.map(({ dishes }) =>
    dishes
      .filter(({ slot, companion, leftover }) => !companion && !leftover && slot !== 'breakfast')
      .map(({ slot, recipeId }) => [slot, recipeId]),
  )

const HOUSEHOLD = {
  country: 'DE',
  store: 'de-lidl',
  startDate: '2026-11-23',
  kids: [{ age: 9 }],
  allergens: ['nuts'],
  presets: ['vegetarian'],
  budgetValue: 120,
  budgetMode: 'week',
}

test('a plan says what it was asked for: asking for that again is the same plan', async () => {
  const id = await built('/api/plans', HOUSEHOLD)
  const { request } = await read(id)
  expect(request).toMatchObject({
    store: 'de-lidl',
    adults: 2,
    kids: [{ age: 9, appetite: 'normal' }],
    budgetValue: 120,
  })
  expect(request.presets).toEqual(['vegetarian'])
  expect(await built('/api/plans', { ...request, maxMin: request.maxMin || null, presets: [] })).toBe(id)
})

test('with more people or in another store the same lunches and dinners are cooked', async () => {
  const id = await built('/api/plans', HOUSEHOLD)
  const before = await read(id)
  for (const params of ['adults: 3', 'store: "de-aldi"']) {
    const after = await changed(id, `params: { ${params} }, keepDishes: true`)
    expect(after.id).not.toBe(id)
    for (const [day, meals] of cooked(before).entries())
      expect([params, cooked(after)[day]]).toEqual([params, expect.arrayContaining(meals)])
    expect(after.request).toEqual({
      ...before.request,
      ...(params.includes('adults') ? { adults: 3 } : { store: 'de-aldi' }),
      keep: after.request.keep,
    })
  }
  // A dish that a person put there stays, too.
  const [dinner] = before.days[2].dishes.flatMap((dish: Dish, at: number) =>
    dish.slot === 'dinner' && !dish.companion ? [at] : [],
  )
  const { data } = await service.graphql(
    'query ($id: ID!, $at: Int!) { plan(id: $id) { dish(day: 2, index: $at) { id swaps { recipe { id } } } } }',
    { id, at: dinner },
  )
  const { id: dishId, swaps } = data.plan.dish
  const swapped = await service.graphql(
    'mutation ($dish: ID!, $recipe: ID!) { swapDish(dishId: $dish, recipeId: $recipe) { plan { id } } }',
    { dish: dishId, recipe: swaps[0].recipe.id },
  )
  const after = await changed(swapped.data.swapDish.plan.id, 'params: { adults: 4 }, keepDishes: true')
  expect(cooked(after)[2]).toContainEqual(['dinner', swaps[0].recipe.id])
})

test('another variant is another week, and keeps nothing', async () => {
  const id = await built('/api/plans', HOUSEHOLD)
  const more = await changed(id, 'params: { adults: 3 }, keepDishes: true')
  const other = await changed(more.id, 'params: { variant: 1 }')
  expect(other.request).toMatchObject({ adults: 3, variant: 1, keep: [] })
  expect(cooked(other)).not.toEqual(cooked(more))
  expect(await built('/api/plans', { ...HOUSEHOLD, adults: 3, variant: 1 })).toBe(other.id)
})

test('a table and a basket feed as many as are said; a dish for fewer stays for fewer', async () => {
  const params = { country: 'DE', store: 'de-average' }
  const table = await built('/api/occasions/new-year-ru', { guests: 4, params })
  expect((await changed(table, 'guests: 6')).id).toBe(await built('/api/occasions/new-year-ru', { guests: 6, params }))
  const items = [{ recipeId: 'borscht' }, { recipeId: 'syrniki', servings: 2 }]
  const basket = await changed(await built('/api/baskets', { guests: 4, items, params }), 'guests: 6')
  expect(basket.days[0].dishes.map(({ servings }: Dish) => servings)).toEqual([6, 2])
})

test('answers that cannot be are refused by their field, and an unknown plan is not found', async () => {
  const id = await built('/api/plans', HOUSEHOLD)
  for (const [args, field] of [
    ['params: { store: "ru-average" }', 'store'],
    ['params: { adults: 0 }', 'adults'],
    ['guests: 41', 'guests'],
    ['params: { country: "PL" }', 'store'],
  ] as const) {
    const { data } = await change(id, args)
    expect([args, data.changePlan.plan, data.changePlan.userErrors[0]?.field]).toEqual([args, null, field])
  }
  const { data } = await change('00000000-0000-8000-8000-000000000000', 'guests: 2')
  expect(data.changePlan.userErrors[0].code).toBe('NOT_FOUND')
})
