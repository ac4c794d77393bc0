import { describe, expect, test } from 'vitest'
import { dateAfter } from '../../src/planner/calendar.ts'
import { planWeek } from '../../src/planner/plan.ts'
import { weekProblem } from '../../src/planner/problem/week.ts'
import { generateCatalogue, generatePrices, PARAMS } from './generate.ts'

const made = generateCatalogue(5, 300)
const [place] = made.eating
/** Every dish is cooked regularly in the country, and nowhere else. */
const data = {
  ...made,
  eating: place ? [{ ...place, familiarity: Object.fromEntries(made.recipes.map(({ id }) => [id, 3 as const])) }] : [],
}
const prices = generatePrices(data, 5)
const FIRST_DAY = '2026-11-23'
const WEEKS = 12
const inputOf = (week: number, more: Partial<typeof PARAMS> = {}) => ({
  params: {
    ...PARAMS,
    slots: ['lunch', 'dinner'] as const,
    equipment: ['stove', 'oven'] as const,
    startDate: dateAfter(FIRST_DAY, 7 * week),
    ...more,
  },
  data,
  prices,
})

/** What each recipe gains in a week, of those that gain something. */
function gainsOf(week: number, more: Partial<typeof PARAMS> = {}): Map<string, number> {
  const { dishes } = weekProblem(inputOf(week, more))
  return new Map(
    [...dishes.favour].flatMap((gain, dish): [string, number][] =>
      gain > 0 ? [[data.recipes[dishes.recipe[dish] ?? 0]?.id ?? '', gain]] : [],
    ),
  )
}

describe('dishes have weeks of their own', () => {
  const gains = Array.from({ length: WEEKS }, (_, week) => gainsOf(week))
  const planned = Array.from(
    { length: WEEKS },
    (_, week) => new Set(planWeek(inputOf(week)).days.flatMap(({ dishes }) => dishes.map(({ recipeId }) => recipeId))),
  )

  test('others each week, and none twice in a row', () => {
    gains.forEach((now, week) => {
      expect(now.size).toBeGreaterThan(0)
      for (const recipe of gains[week + 1]?.keys() ?? []) expect(now.has(recipe)).toBe(false)
    })
  })

  test('in which they are planned far more often than in others', () => {
    const recipes = new Set(gains.flatMap((now) => [...now.keys()]))
    let own = { weeks: 0, planned: 0 }
    let other = { weeks: 0, planned: 0 }
    planned.forEach((dishes, week) => {
      for (const recipe of recipes) {
        const stands = dishes.has(recipe) ? 1 : 0
        if (gains[week]?.has(recipe)) own = { weeks: own.weeks + 1, planned: own.planned + stands }
        else other = { weeks: other.weeks + 1, planned: other.planned + stands }
      }
    })
    expect(own.planned / own.weeks).toBeGreaterThan((3 * other.planned) / other.weeks)
  })

  test('more of them where a dish is known in few countries', () => {
    const elsewhere = Array.from({ length: 20 }, (_, n) => ({ ...data.eating[0], country: `X${n}` }))
    const wide = { ...data, eating: [...data.eating, ...elsewhere] } as typeof data
    const { dishes } = weekProblem({ ...inputOf(0), data: wide })
    expect([...dishes.favour].filter((gain) => gain > 0).length).toBeLessThan((gains[0]?.size ?? 0) / 3)
  })

  test('more of them the more people eat', () => {
    const often = (adults: number): number =>
      Array.from({ length: WEEKS }, (_, week) => gainsOf(week, { adults }).size).reduce((sum, size) => sum + size, 0)
    expect(often(4)).toBeGreaterThan(2 * often(2))
    expect(often(1)).toBeLessThan(often(2))
  })

  test('once where a dish is cooked once, and at two places of what may come often', () => {
    const { positions, blocks } = weekProblem(inputOf(0))
    const placesOf = Map.groupBy(blocks, ({ positions: [first = 0] }) => positions[first]?.group)
    const severalTimes = [...placesOf.values()].filter((all) =>
      all.every(({ positions: [first = 0] }) => positions[first]?.once === false),
    )
    expect(Math.max(...severalTimes.map(({ length }) => length))).toBeGreaterThan(2)
    for (const all of severalTimes) {
      const gaining = all.filter(({ positions: [first = 0] }) => positions[first]?.ownWeek)
      expect(gaining).toHaveLength(Math.min(2, all.length))
    }
    for (const { once, ownWeek } of positions) if (once) expect(ownWeek).toBe(true)
  })

  test('as often as homes have it where they have it most often, and at any time of its season alone', () => {
    const [id = ''] = gains.flatMap((now) => [...now.keys()])
    const weeksOf = (favourites: Record<string, number>, season: readonly number[]): number => {
      const recipes = data.recipes.map((recipe) => (recipe.id === id ? { ...recipe, season: [...season] } : recipe))
      const eating = data.eating.map((there) => ({ ...there, favourites }))
      const isOwn = (week: number): boolean => {
        const { dishes } = weekProblem({ ...inputOf(week), data: { ...data, recipes, eating } })
        return [...dishes.favour].some((gain, dish) => gain > 0 && recipes[dishes.recipe[dish] ?? -1]?.id === id)
      }
      return Array.from({ length: 4 * WEEKS }, (_, week) => week).filter(isOwn).length
    }
    const all = weeksOf({ [id]: 0.25 }, [])
    expect(all).toBeGreaterThan(0.2 * 4 * WEEKS)
    expect(all).toBeLessThan(0.3 * 4 * WEEKS)
    // From the end of November on: four months of the eleven that these weeks take.
    const winter = weeksOf({ [id]: 0.25 }, [12, 1, 2, 3])
    expect(winter).toBeGreaterThan(0.3 * 17)
    expect(winter).toBeLessThan(0.5 * 17)
  })

  test('and says so where it was chosen since homes have it so often', () => {
    const often = data.recipes.filter((_, at) => at % 2 === 0).map(({ id }) => [id, 0.4] as const)
    const eating = data.eating.map((there) => ({ ...there, favourites: Object.fromEntries(often) }))
    const whys = [...gains.keys()].flatMap((week) =>
      planWeek({ ...inputOf(week), data: { ...data, eating } }).days.flatMap(({ dishes }) =>
        dishes.map(({ recipeId, why }) => ({ recipeId, why })),
      ),
    )
    const favourites = whys.filter(({ why }) => why.code === 'favourite')
    expect(favourites.length).toBeGreaterThan(0)
    for (const { recipeId, why } of favourites) {
      expect(why.values).toEqual({ country: PARAMS.country })
      expect(often.some(([id]) => id === recipeId)).toBe(true)
    }
  })

  test('for favourites in a week that goes on from another in all of their weeks, by itself in some', () => {
    const eating = data.eating.map((there) => ({
      ...there,
      favourites: Object.fromEntries(data.recipes.map(({ id }) => [id, 0.3] as const)),
    }))
    const before = { eaten: [], left: [], habits: [] }
    const most = 2
    const dear = (goesOn: boolean): number =>
      Array.from({ length: WEEKS }, (_, week) => {
        const input = { ...inputOf(week), data: { ...data, eating } }
        const { dishes } = weekProblem(goesOn ? { ...input, before } : input)
        return [...dishes.favour].filter((gain) => gain > most).length
      }).reduce((sum, one) => sum + one, 0)
    expect(dear(false)).toBeGreaterThan(0)
    expect(dear(true)).toBeGreaterThan(2 * dear(false))
  })

  test('not for what was asked for by name', () => {
    const [recipe = ''] = [...(gains[0]?.keys() ?? [])]
    const collection = { slug: 'asked', recipes: [recipe] }
    const asked = { ...inputOf(0, { collection: 'asked' }), data: { ...data, collections: [collection] } }
    const { dishes } = weekProblem(asked as ReturnType<typeof inputOf>)
    const at = [...dishes.recipe].findIndex((one) => data.recipes[one]?.id === recipe)
    expect(at).toBeGreaterThanOrEqual(0)
    expect(dishes.favour[at]).toBe(0)
  })
})
