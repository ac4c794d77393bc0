import { describe, expect, it } from 'vitest'
import { planBasket } from '../../src/planner/basket.ts'
import { planOccasion, planWeek } from '../../src/planner/plan.ts'
import { EmptySlotError } from '../../src/planner/problem/filters.ts'
import { swapDish, swaps } from '../../src/planner/swaps.ts'
import { generateCatalogue, generatePrices, PARAMS } from './generate.ts'

const data = generateCatalogue(1)
const prices = generatePrices(data, 1)

describe('a week', () => {
  const plan = planWeek({ params: PARAMS, data, prices })

  it('has seven days of the meals asked for, from the start date', () => {
    expect(plan.days.map(({ date }) => date)).toEqual([2, 3, 4, 5, 6, 7, 8].map((d) => `2026-03-0${d}`))
    for (const { dishes } of plan.days) {
      expect(dishes.filter(({ companion }) => !companion).map(({ slot }) => slot)).toEqual(PARAMS.slots)
    }
  })

  it('is the same for the same answers', () => {
    expect(JSON.stringify(planWeek({ params: PARAMS, data, prices }))).toBe(JSON.stringify(plan))
  })

  it('survives being stored', () => {
    expect(JSON.parse(JSON.stringify(plan))).toEqual(plan)
  })
})

it('refuses a meal that the filters emptied, and names the filter', () => {
  const asked = { ...PARAMS, exclude: data.ingredients.map(({ id }) => id) }
  expect(() => planWeek({ params: asked, data, prices })).toThrow(EmptySlotError)
  const meal = { slot: PARAMS.slots[0], filter: 'exclude' }
  expect(() => planWeek({ params: asked, data, prices })).toThrow(expect.objectContaining(meal))
})

it('fills the courses of a table for its guests', () => {
  const plan = planOccasion({ params: PARAMS, data, prices }, 'feast', 12)
  expect(plan.portions).toBe(12)
  expect(plan.days[0]?.dishes.filter(({ slot }) => slot === 'salad')).toHaveLength(3)
})

it('reckons a basket of chosen dishes', () => {
  const recipeId = data.recipes[0]?.id ?? ''
  const plan = planBasket({ params: PARAMS, data, prices }, 4, [{ recipeId, servings: 2 }])
  expect(plan.days[0]?.dishes[0]).toMatchObject({ recipeId, servings: 2, why: { code: 'chosen' } })
})

it('offers swaps whose figures come true', () => {
  const plan = planWeek({ params: PARAMS, data, prices })
  const offered = swaps(plan, { params: PARAMS, data, prices })
  const dish = offered[2]?.findIndex((of) => of.length > 0) ?? -1
  const [swap] = offered[2]?.[dish] ?? []
  if (!swap) throw new Error('no swap')
  const other = swapDish(plan, { day: 2, dish, recipeId: swap.recipeId }, { params: PARAMS, data, prices })
  expect(other.totals.costMinor - plan.totals.costMinor).toBe(swap.costDeltaMinor)
  expect(other.days[2]?.dishes[dish]?.why.code).toBe('swapped')
})
