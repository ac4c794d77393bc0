import { describe, expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'
import { testService } from '../harness/service.ts'

const service = serviceForFile()

const params = { country: 'DE', store: 'de-average', slots: ['lunch', 'dinner'] }

const PLAN = `
  id
  totals { cost usedCost costLow costHigh }
  target { kcal kcalLow kcalHigh protein } budget
  days { kcal dishes { recipeId leftover batch why reason { code values { name value } } } }
  shopping { items { ingredientId packs cost pantry price { cost low high series seriesTitle period adjustedTo method basis source regional grade publishers } } }
  storePrices { store { code priceIndex } cost }
  warnings priceSource { coverage carried unverified proxy sureness }
  warningDetails { code text values { name value } }`

// biome-ignore lint/suspicious/noExplicitAny: the shape is the query above
const build = async (more: object = {}): Promise<any> => {
  const { data, errors } = await service.graphql(`mutation ($p: Params!) { buildPlan(params: $p) { ${PLAN} } }`, {
    p: { ...params, ...more },
  })
  expect(errors).toBeUndefined()
  return data.buildPlan
}

describe('swaps', () => {
  test('change the total and the calories by what they say, and keep all else', async () => {
    const plan = await build()
    const { data } = await service.graphql(
      `query ($id: ID!) { plan(id: $id) { days { dishes { recipeId swaps { recipe { id title(lang: en) } costChange wasteChange kcalChange } } } } }`,
      { id: plan.id },
    )
    const places = data.plan.days.flatMap(
      (day: { dishes: { recipeId: string; swaps: object[] }[] }, dayIndex: number) =>
        day.dishes.map((dish, dishIndex) => ({ ...dish, dayIndex, dishIndex })),
    )
    expect(places.filter((place: { swaps: object[] }) => place.swaps.length > 0).length).toBeGreaterThan(10)
    for (const { dayIndex, dishIndex, swaps } of places.slice(0, 4)) {
      for (const swap of swaps) {
        const { data: swapped, errors } = await service.graphql(
          `mutation ($id: ID!, $day: Int!, $dish: Int!, $recipe: ID!) { swapDish(planId: $id, dayIndex: $day, dishIndex: $dish, recipeId: $recipe) { ${PLAN} } }`,
          { id: plan.id, day: dayIndex, dish: dishIndex, recipe: swap.recipe.id },
        )
        expect(errors).toBeUndefined()
        const after = swapped.swapDish
        expect(after.id).not.toBe(plan.id)
        expect(after.totals.cost - plan.totals.cost).toBeCloseTo(swap.costChange, 2)
        expect(after.totals.cost - after.totals.usedCost - (plan.totals.cost - plan.totals.usedCost)).toBeCloseTo(
          swap.wasteChange,
          2,
        )
        expect(Math.abs(after.days[dayIndex].kcal - plan.days[dayIndex].kcal - swap.kcalChange)).toBeLessThanOrEqual(1)
        expect(after.days[dayIndex].dishes[dishIndex].recipeId).toBe(swap.recipe.id)
        expect(after.days[dayIndex].dishes[dishIndex].reason.code).toBe('swapped')
        const changed = after.days.flatMap((day: { dishes: { recipeId: string }[] }, d: number) =>
          day.dishes.filter((dish, i) => dish.recipeId !== plan.days[d].dishes[i].recipeId),
        )
        // The dish itself, and its leftover where it was cooked for two days.
        expect(changed.length).toBeLessThanOrEqual(2)
      }
    }
  })

  test('a swap that cannot be is refused with its reason', async () => {
    const plan = await build()
    const swap = (recipeId: string, dishIndex = 0) =>
      service.graphql(
        `mutation { swapDish(planId: "${plan.id}", dayIndex: 0, dishIndex: ${dishIndex}, recipeId: "${recipeId}") { id } }`,
      )
    expect((await swap('ghost')).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect((await swap('mashed-potatoes')).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      reason: 'wrongSlot',
    })
    expect((await swap('borscht', 9)).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      reason: 'noSuchPlace',
    })
    const unknown = await service.graphql(
      'mutation { swapDish(planId: "nothing", dayIndex: 0, dishIndex: 0, recipeId: "borscht") { id } }',
    )
    expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })
})

describe('prices of a plan', () => {
  test('every item has its series, period, method and band, and the total a band', async () => {
    const plan = await build()
    for (const { items } of plan.shopping) {
      for (const { price, packs, cost } of items) {
        expect(price).toMatchObject({
          series: expect.stringMatching(/\S/),
          seriesTitle: expect.stringMatching(/\S/),
          period: expect.stringMatching(/^20\d\d/),
          method: expect.stringMatching(/^(direct|proxy)$/),
          basis: expect.stringMatching(/^(source|derived|unverified)$/),
          source: 'eurostat',
          regional: 'none',
        })
        // A pack of a cent (tap water) has no room for a band.
        const room = price.cost > 0.1 ? 0.005 : 0
        expect(price.low).toBeLessThanOrEqual(price.cost - room)
        expect(price.high).toBeGreaterThanOrEqual(price.cost + room)
        expect(price.cost * packs).toBeCloseTo(cost, 2)
      }
    }
    expect(plan.totals.costLow).toBeLessThan(plan.totals.cost)
    expect(plan.totals.costHigh).toBeGreaterThan(plan.totals.cost)
    const shares = plan.priceSource
    expect(shares.coverage + shares.proxy).toBeLessThanOrEqual(1.001)
    const reported = plan.warningDetails.map((warning: { code: string }) => warning.code)
    expect(shares.coverage + shares.carried + shares.unverified).toBeCloseTo(1, 2)
    expect(reported.includes('pricesRough')).toBe(shares.unverified > 0.5)
    expect(plan.warnings.includes(shares.sureness)).toBe(shares.unverified > 0.5)
  })

  test('the same list in every store of the country, cheapest first', async () => {
    const plan = await build()
    const costs = plan.storePrices.map((price: { cost: number }) => price.cost)
    expect(costs).toHaveLength(13)
    expect(costs).toEqual([...costs].sort((a, b) => a - b))
    const here = plan.storePrices.find((price: { store: { code: string } }) => price.store.code === 'de-average')
    expect(here.cost).toBeCloseTo(plan.totals.cost, 2)
    expect(plan.storePrices[0].store.priceIndex).toBeLessThan(1)
  })

  test('a region has its own prices', async () => {
    const total = async (region: string) => {
      const { data } = await service.graphql(
        `mutation ($p: Params!) { buildBasket(guests: 4, items: [{ recipeId: "borscht" }], params: $p) { totals { cost } priceSource { region } shopping { items { price { regional } } } } }`,
        { p: { country: 'RU', store: 'ru-average', region } },
      )
      return data.buildBasket
    }
    const [russia, moscow] = [await total(''), await total('45000000000')]
    expect(russia.priceSource.region).toBe('Russia')
    expect(moscow.priceSource.region).toBe('Moscow')
    expect(moscow.totals.cost).toBeGreaterThan(russia.totals.cost)
    expect(moscow.shopping[0].items[0].price.regional).not.toBe('none')
  })
})

test('the target and the budget are in the answer', async () => {
  const plan = await build({ budgetValue: 5, budgetMode: 'perPersonDay', goal: 'lose' })
  expect(plan.target).toEqual({ kcal: 1105, kcalLow: 1050, kcalHigh: 1160, protein: 50.7 })
  expect(plan.budget).toBe(70)
  const basket = await service.graphql(
    `mutation { buildBasket(guests: 2, items: [{ recipeId: "syrniki" }], params: { country: "DE", store: "de-average" }) { target { kcal } budget } }`,
  )
  expect(basket.data.buildBasket).toEqual({ target: null, budget: null })
})

test('a variant is another plan', async () => {
  const [first, second] = [await build(), await build({ variant: 1 })]
  expect(second.id).not.toBe(first.id)
  expect(JSON.stringify(second.days)).not.toBe(JSON.stringify(first.days))
})

test('reasons are not all alike', async () => {
  const plan = await build({
    slots: ['breakfast', 'lunch', 'dinner'],
    kids: [{ age: 8 }],
    budgetValue: 6,
    have: ['egg', 'rice-long'],
  })
  const dishes = plan.days.flatMap((day: { dishes: { reason: { code: string } }[] }) => day.dishes)
  expect(new Set(dishes.map((dish: { reason: { code: string } }) => dish.reason.code)).size).toBeGreaterThanOrEqual(3)
})

test('when every planning thread is busy and the queue is full, the answer is 503 with a time to wait', async () => {
  const small = await testService({ pool: { threads: 1, queue: 1 } })
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, variant) =>
      small.post('/api/plans', { country: 'DE', store: 'de-average', variant }),
    ),
  )
  const codes = answers.map((answer) => answer.status)
  expect(codes.filter((status) => status === 201).length).toBeGreaterThanOrEqual(2)
  const busy = answers.filter((answer) => answer.status === 503)
  expect(busy.length).toBeGreaterThan(0)
  expect(Number(busy[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(codes.filter((status) => status !== 201 && status !== 503)).toEqual([])
  expect(small.bugs).toEqual([])
  await small.close()
})

test('none of this was a bug of ours', () => {
  expect(service.bugs).toEqual([])
})
