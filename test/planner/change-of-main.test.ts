import { describe, expect, test } from 'vitest'
import { planWeek } from '../../src/planner/plan.ts'
import type { Dish, Plan } from '../../src/planner/plan-data.ts'
import type { ProblemData } from '../../src/planner/problem/data.ts'
import { rounds } from '../harness/rounds.ts'
import { generateCatalogue, generateParams, generatePrices } from './generate.ts'

/** Dishes that are called a change of main ingredient, with what the plan itself counts beside them. */
function changes(data: ProblemData, plan: Plan) {
  const families = new Map(data.ingredients.map(({ id, family }) => [id, family]))
  const mains = new Map(data.recipes.map(({ id, mainIngredient }) => [id, families.get(mainIngredient)]))
  const dishes = plan.days.flatMap((day) => day.dishes)
  const others = ({ recipeId }: Dish, main: unknown): number =>
    dishes.filter((dish) => dish.recipeId !== recipeId && mains.get(dish.recipeId) === main).length
  return dishes
    .filter(({ why }) => why.code === 'newMain')
    .map((dish) => ({
      dish,
      cookedTwice: dishes.filter(({ recipeId }) => recipeId === dish.recipeId).length === 2,
      own: mains.get(dish.recipeId),
      ofOwn: others(dish, mains.get(dish.recipeId)),
      ofOther: others(dish, dish.why.values.otherIngredient),
    }))
}

describe('a change of main ingredient', () => {
  // Few ingredients, so that the mains come again and again.
  const found = Array.from({ length: 20 }, (_, at) => at + 1).flatMap((catalogue) => {
    const made = generateCatalogue(catalogue, 200, 20)
    const cuisines = [...new Set(made.recipes.map(({ cuisine }) => cuisine))]
    // Where every dish is at home, what it is made of decides more often.
    const data = { ...made, eating: made.eating.map((country) => ({ ...country, own: cuisines, familiarity: {} })) }
    const prices = generatePrices(data, catalogue)
    return Array.from({ length: rounds('weeks of a catalogue', 20, 32) }, (_, seed) => {
      const params = { ...generateParams(data, seed), allergens: [], exclude: [], excludeTags: [] }
      const slots = ['breakfast', 'lunch', 'dinner', 'snack'] as const
      return changes(data, planWeek({ params: { ...params, slots, equipment: ['stove', 'oven'] }, data, prices }))
    }).flat()
  })

  test('is one also where the dish is eaten again: its leftover is no other place of its ingredient', () => {
    expect(found.length).toBeGreaterThan(10)
    expect(found.filter(({ cookedTwice }) => cookedTwice).length).toBeGreaterThan(1)
  })

  test('counts the other places of the plan, neither its own nor that of its leftover', () => {
    for (const { dish, own, ofOther } of found) {
      expect(dish.why.values).toEqual(expect.objectContaining({ ingredient: own, times: ofOther }))
    }
  })

  test('is one: its own ingredient comes less often than the other', () => {
    for (const { dish, ofOwn, ofOther } of found) {
      expect([dish.recipeId, ofOwn < ofOther]).toEqual([dish.recipeId, true])
    }
  })
})
