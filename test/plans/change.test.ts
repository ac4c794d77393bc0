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
    `mutation ($id: ID!) { changePlan(planId: $id, ${args}) { plan { ${PLAN} } userErrors { code field message(lang: en) } } }`,
    { id },
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
    const after = await changed(id, `change: { ${params} }, keepDishes: all`)
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
  const after = await changed(swapped.data.swapDish.plan.id, 'change: { adults: 4 }, keepDishes: all')
  expect(cooked(after)[2]).toContainEqual(['dinner', swaps[0].recipe.id])
})

test('another variant that keeps nothing is another week', async () => {
  const id = await built('/api/plans', HOUSEHOLD)
  const more = await changed(id, 'change: { adults: 3 }, keepDishes: all')
  const other = await changed(more.id, 'change: { variant: 1 }, keepDishes: none')
  expect(other.request).toMatchObject({ adults: 3, variant: 1, keep: [] })
  expect(cooked(other)).not.toEqual(cooked(more))
  expect(await built('/api/plans', { ...HOUSEHOLD, adults: 3, variant: 1 })).toBe(other.id)
})

test('a table and a basket feed as many as are said; a dish for fewer stays for fewer', async () => {
  const params = { country: 'DE', store: 'de-average' }
  const table = await built('/api/occasions/new-year-ru', { guests: 4, params })
  expect((await changed(table, 'change: { guests: 6 }')).id).toBe(
    await built('/api/occasions/new-year-ru', { guests: 6, params }),
  )
  const items = [{ recipeId: 'borscht' }, { recipeId: 'syrniki', servings: 2 }]
  const basket = await changed(await built('/api/baskets', { guests: 4, items, params }), 'change: { guests: 6 }')
  expect(basket.days[0].dishes.map(({ servings }: Dish) => servings)).toEqual([6, 2])
})

test('what is excluded is added; only what is allowed again by name is taken away', async () => {
  const id = await built('/api/plans', { ...HOUSEHOLD, exclude: ['celery'] })
  const before = (await read(id)).request
  // Who names one allergen did not mean to drop the others.
  const more = await changed(id, 'change: { allergens: [soy], exclude: ["onion"], presets: ["no-pork"] }')
  expect(more.request.allergens).toEqual([...before.allergens, 'soy'].toSorted())
  expect(more.request.exclude).toEqual(expect.arrayContaining([...before.exclude, 'onion']))
  expect(more.request.presets).toEqual(expect.arrayContaining(before.presets))
  expect(more.request).toMatchObject({ kids: before.kids, budgetValue: 120, store: 'de-lidl' })
  const fewer = await changed(more.id, 'change: { allowAgain: { allergens: [nuts, soy], exclude: ["onion"] } }')
  expect(fewer.request.allergens).toEqual(before.allergens.filter((one: string) => one !== 'nuts'))
  expect(fewer.request.exclude).not.toContain('onion')
  // One that is added in the same breath stays.
  const both = await changed(id, 'change: { allergens: [nuts], allowAgain: { allergens: [nuts] } }')
  expect(both.request.allergens).toEqual(before.allergens)
  // What is not excluded is no protection to take away: it is named, with those there are.
  const { data } = await change(id, 'change: { allowAgain: { allergens: [peanuts] } }')
  expect(data.changePlan).toMatchObject({ plan: null, userErrors: [{ field: 'allowAgain.allergens' }] })
  expect(data.changePlan.userErrors[0].message).toContain('nuts')
  const bare = await built('/api/plans', { country: 'DE', store: 'de-lidl' })
  const none = await change(bare, 'change: { allowAgain: { exclude: ["celery"] } }')
  expect(none.data.changePlan.userErrors[0]).toMatchObject({ field: 'allowAgain.exclude' })
})

test('dishes that a new exclusion takes away are chosen anew, the others stay', async () => {
  const id = await built('/api/plans', { country: 'DE', store: 'de-lidl', startDate: '2026-11-23' })
  const before = await read(id)
  const after = await changed(id, 'change: { allergens: [milk] }, keepDishes: all')
  const free = new Set<string>()
  for (const { recipeId } of before.days.flatMap(({ dishes }: { dishes: Dish[] }) => dishes)) {
    const { data } = await service.graphql(`{ recipe(id: "${recipeId}") { allergens } }`)
    if (!data.recipe.allergens.includes('milk')) free.add(recipeId)
  }
  const mains = cooked(before)
  expect(mains.flat().some(([, recipe]) => !free.has(recipe as string))).toBe(true)
  for (const [day, meals] of mains.entries())
    for (const [slot, recipe] of meals)
      if (free.has(recipe as string)) expect(cooked(after)[day]).toContainEqual([slot, recipe])
  const { data } = await service.graphql(`{ plan(id: "${after.id}") { days { dishes { recipe { allergens } } } } }`)
  expect(JSON.stringify(data)).not.toContain('milk')
})

test('nothing to change is the plan itself; a change of each kind of plan takes what that kind has', async () => {
  const id = await built('/api/plans', HOUSEHOLD)
  expect((await changed(id, 'change: { adults: null }')).id).toBe(id)
  expect((await changed(id, 'change: { country: "DE", adults: 3 }')).request.adults).toBe(3)
  const params = { country: 'DE', store: 'de-average' }
  const table = await built('/api/occasions/new-year-ru', { guests: 4, params })
  for (const [plan, args, field] of [
    [id, 'change: { guests: 4 }', 'guests'],
    [table, 'keepDishes: all', 'keepDishes'],
    [table, 'keep: [{ date: "2026-11-23", slot: dinner }]', 'keep'],
    [table, 'swap: [{ date: "2026-11-23", slot: dinner }]', 'swap'],
  ] as const) {
    const { data } = await change(plan, args)
    expect([args, data.changePlan.plan, data.changePlan.userErrors[0]?.field]).toEqual([args, null, field])
  }
})

test('the next week takes other answers, and dishes by its own dates', async () => {
  const id = await built('/api/plans', HOUSEHOLD)
  const next = (args: string) =>
    service.graphql(
      `mutation ($id: ID!) { buildNextWeek(planId: $id, ${args}) { plan { ${PLAN} } userErrors { field } } }`,
      { id },
    )
  const dinner = cooked(await read(id))[0]?.find(([slot]) => slot === 'dinner')?.[1]
  const { data } = await next(
    `change: { adults: 3 }, keep: [{ date: "2026-12-02", slot: dinner, recipeId: "${dinner}" }]`,
  )
  expect(data.buildNextWeek.plan.request).toMatchObject({
    adults: 3,
    allergens: expect.arrayContaining(['nuts', 'fish']),
    startDate: '2026-11-30',
    after: id,
    keep: [{ day: 2, slot: 'dinner', recipeId: dinner }],
  })
  expect(cooked(data.buildNextWeek.plan)[2]).toContainEqual(['dinner', dinner])
  for (const [args, field] of [
    [`keep: [{ date: "2026-11-25", slot: dinner, recipeId: "${dinner}" }]`, 'keep.0.date'],
    ['keep: [{ date: "2026-12-02", slot: dinner }]', 'keep.0.recipeId'],
    ['change: { country: "PL" }', 'country'],
  ] as const) {
    const refused = (await next(args)).data.buildNextWeek
    expect([args, refused.plan, refused.userErrors[0]?.field]).toEqual([args, null, field])
  }
})

test('answers that cannot be are refused by their field, and an unknown plan is not found', async () => {
  const id = await built('/api/plans', HOUSEHOLD)
  for (const [args, field] of [
    ['change: { store: "ru-average" }', 'store'],
    ['change: { adults: 0 }', 'adults'],
    ['change: { guests: 41 }', 'guests'],
    ['change: { country: "PL" }', 'country'],
    ['change: { country: "PL", store: "pl-average" }', 'country'],
  ] as const) {
    const { data } = await change(id, args)
    expect([args, data.changePlan.plan, data.changePlan.userErrors[0]?.field]).toEqual([args, null, field])
  }
  const { data } = await change('00000000-0000-8000-8000-000000000000', 'change: { guests: 2 }')
  expect(data.changePlan.userErrors[0].code).toBe('NOT_FOUND')
})
