import { describe, expect, test } from 'vitest'
import { isMainMeal } from '../../src/catalogue/vocabulary.ts'
import type { CountryEating } from '../../src/eating/meals.ts'
import { dateAfter } from '../../src/planner/calendar.ts'
import { planWeek } from '../../src/planner/plan.ts'
import { generateCatalogue, generatePrices, PARAMS } from './generate.ts'
import { HABITS } from './habits.ts'

const made = generateCatalogue(5, 600)
/** Every dish is cooked regularly. */
const data = {
  ...made,
  eating: made.eating.map((country) => ({
    ...country,
    familiarity: Object.fromEntries(made.recipes.map(({ id }) => [id, 3 as const])),
  })),
}
const prices = generatePrices(data, 5)
/** Bread meals may come every week. */
const bread = new Set(made.recipes.flatMap(({ id, part }) => (part === 'bread' ? [id] : [])))
const FIRST_DAY = '2026-11-23'
const WEEKS = 10
const slots = ['lunch', 'dinner'] as const
const params = { ...PARAMS, slots, equipment: ['stove', 'oven'] as const }

const mainsOf = (week: number, more: Partial<typeof PARAMS> = {}): Set<string> => {
  const startDate = dateAfter(FIRST_DAY, 7 * week)
  const { days } = planWeek({ params: { ...params, ...more, startDate }, data, prices })
  return new Set(
    days.flatMap(({ dishes }) =>
      dishes.flatMap(({ recipeId, companion }) => (companion || bread.has(recipeId) ? [] : [recipeId])),
    ),
  )
}

describe('favourites take turns', () => {
  const weeks = Array.from({ length: WEEKS }, (_, week) => mainsOf(week))

  test('no dish stands in most weeks', () => {
    const times = new Map<string, number>()
    for (const mains of weeks) for (const recipe of mains) times.set(recipe, (times.get(recipe) ?? 0) + 1)
    expect(Math.max(...times.values())).toBeLessThanOrEqual(0.6 * WEEKS)
  })

  test('what stood in a week is seldom in the next, without any memory', () => {
    const again = weeks
      .slice(1)
      .map((mains, at) => [...mains].filter((recipe) => weeks[at]?.has(recipe)).length / mains.size)
    expect(again.reduce((sum, share) => sum + share, 0) / again.length).toBeLessThan(0.25)
  })

  test('another household has them in other weeks', () => {
    const others = mainsOf(0, { adults: 1 })
    expect([...others].filter((recipe) => weeks[0]?.has(recipe)).length).toBeLessThan(others.size / 2)
  })

  test('what the household has at home may be used in any week', () => {
    const [main] = [...(weeks[0] as Set<string>)].flatMap((id) => data.recipes.filter((recipe) => recipe.id === id))
    const have = main?.lines.map(({ ingredient }) => ingredient) ?? []
    const used = [0, 1, 2, 3].filter((week) =>
      [...mainsOf(week, { have })].some((id) =>
        data.recipes.find((recipe) => recipe.id === id)?.lines.some(({ ingredient }) => have.includes(ingredient)),
      ),
    )
    expect(used).toEqual([0, 1, 2, 3])
  })
})

describe('leftovers', () => {
  const leftovers = (leftoverMealsWeek: number): number[] => {
    const pattern = (slot: 'lunch' | 'dinner', weekend: boolean) => ({
      slot,
      weekend,
      share: 1,
      parts: [{ part: 'main' as const, optional: false }],
      warm: true,
      activeMin: 30,
    })
    const patterns = [true, false].flatMap((weekend) => slots.map((slot) => pattern(slot, weekend)))
    const habits = { ...HABITS, leftoverMealsWeek }
    const eating: CountryEating = {
      country: PARAMS.country,
      own: [],
      near: [],
      familiarity: {},
      slots: {},
      turns: {},
      notBeside: {},
      customs: [],
      seasons: {},
      favourites: {},
      patterns,
      habits,
    }
    const recipes = data.recipes.map((recipe) => ({ ...recipe, batch: true, keepsDays: 3 }))
    return [0, 1, 2].map((week) => {
      const startDate = dateAfter(FIRST_DAY, 7 * week)
      const plan = planWeek({ params: { ...params, startDate }, data: { ...data, recipes, eating: [eating] }, prices })
      return plan.days.flatMap(({ dishes }) =>
        dishes.filter(({ slot, leftover }) => leftover && isMainMeal(slot as 'lunch')),
      ).length
    })
  }

  test('come as often as the country’s homes eat them, where its patterns name fewer', () => {
    expect(leftovers(0)).toEqual([0, 0, 0])
    expect(leftovers(2)).toEqual([2, 2, 2])
    expect(leftovers(3)).toEqual([3, 3, 3])
  })
})
