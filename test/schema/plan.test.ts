import { describe, expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'
import { testService } from '../harness/service.ts'
import { build, PLAN } from './weeks.ts'

const service = serviceForFile()

describe('swaps', () => {
  test('change the total and the calories by what they say, and keep all else', async () => {
    const plan = await build(service)
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
          `mutation ($dish: ID!, $recipe: ID!) { swapDish(dishId: $dish, recipeId: $recipe) { plan { ${PLAN} } } }`,
          { dish: `${plan.id}.dish.${dayIndex}.${dishIndex}`, recipe: swap.recipe.id },
        )
        expect(errors).toBeUndefined()
        const after = swapped.swapDish.plan
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
    const plan = await build(service)
    const swap = (recipeId: string, dishIndex = 0) =>
      service.graphql(
        `mutation { swapDish(dishId: "${plan.id}.dish.0.${dishIndex}", recipeId: "${recipeId}") { plan { id } } }`,
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
      'mutation { swapDish(dishId: "nothing", recipeId: "borscht") { plan { id } } }',
    )
    expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })
})

test('the target and the budget are in the answer', async () => {
  const plan = await build(service, { budgetValue: 5, budgetMode: 'perPersonDay', goal: 'lose' })
  expect(plan.target).toEqual({ kcal: 1105, kcalLow: 1050, kcalHigh: 1160, protein: 50.7 })
  expect(plan.budget).toBe(70)
  const basket = await service.graphql(
    `mutation { buildBasket(guests: 2, items: [{ recipeId: "syrniki" }], params: { country: "DE", store: "de-average" }) { plan { target { kcal } budget } } }`,
  )
  expect(basket.data.buildBasket.plan).toEqual({ target: null, budget: null })
})

test('a variant is another plan', async () => {
  const [first, second] = [await build(service), await build(service, { variant: 1 })]
  expect(second.id).not.toBe(first.id)
  expect(JSON.stringify(second.days)).not.toBe(JSON.stringify(first.days))
})

test('reasons are not all alike', async () => {
  const plan = await build(service, {
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
