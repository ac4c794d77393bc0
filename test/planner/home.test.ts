import { describe, expect, test } from 'vitest'
import type { CountryEating } from '../../src/eating/meals.ts'
import { dateAfter, weekNumber } from '../../src/planner/calendar.ts'
import { EFFORT, effortOf } from '../../src/planner/objective.ts'
import { planWeek } from '../../src/planner/plan.ts'
import type { ProblemData } from '../../src/planner/problem/data.ts'
import { FEWEST_CHOICES, familiarityOf, homeOf } from '../../src/planner/problem/familiarity.ts'
import { indexOf } from '../../src/planner/problem/index.ts'
import { generateCatalogue, generatePrices, PARAMS } from './generate.ts'
import { HABITS } from './habits.ts'

/** A catalogue in which every third dish is cooked regularly, every third now and then, and the others are not eaten. */
function homely(data: ProblemData, change: (id: string, at: number) => 0 | 1 | 2 | 3 | undefined = () => undefined) {
  const familiarity = Object.fromEntries(
    data.recipes.map(({ id }, at) => [id, change(id, at) ?? (([3, 2, 0] as const)[at % 3] as 0 | 2 | 3)]),
  )
  const place = { country: PARAMS.country, own: ['russian'], near: ['polish'] }
  const eating: CountryEating = {
    ...place,
    familiarity,
    slots: {},
    turns: {},
    notBeside: {},
    customs: [],
    seasons: {},
    favourites: {},
    patterns: [],
    habits: HABITS,
  }
  return { ...data, eating: [eating] }
}

const catalogue = generateCatalogue(5, 400)
const prices = generatePrices(catalogue, 5)
const params = { ...PARAMS, equipment: ['stove', 'oven'] as const, startDate: '2026-11-23' }
const dishesOf = (data: ProblemData, more: Partial<typeof PARAMS> = {}) =>
  planWeek({ params: { ...params, ...more }, data, prices }).days.flatMap(({ index, dishes }) =>
    dishes.map((dish) => ({ ...dish, day: index })),
  )

describe('a week of the country', () => {
  test('has no dish that is not eaten there, and prefers those that are cooked regularly', () => {
    const data = homely(catalogue)
    const grades = (taste: 'home' | 'world') =>
      [0, 1, 2, 3, 4, 5].flatMap((week) =>
        dishesOf(data, { taste, startDate: dateAfter('2026-11-23', 7 * week) }).map(
          ({ recipeId }) => data.eating[0]?.familiarity[recipeId],
        ),
      )
    const regular = (taste: 'home' | 'world'): number => grades(taste).filter((grade) => grade === 3).length
    expect(grades('home').filter((grade) => grade === 0)).toEqual([])
    expect(regular('home')).toBeGreaterThan(1.1 * regular('world'))
  })

  test('takes what is not eaten there only where too few other dishes are left, and says so', () => {
    let left = FEWEST_CHOICES - 1
    const dinners = new Set(
      catalogue.recipes.filter(({ slots, meal }) => meal && slots.includes('dinner')).map(({ id }) => id),
    )
    const data = homely(catalogue, (id) => (dinners.has(id) && left-- > 0 ? 3 : 0))
    const plan = planWeek({ params: { ...params, slots: ['dinner'] }, data, prices })
    const unknown = new Set(
      plan.days
        .flatMap(({ dishes }) => dishes)
        .filter(({ recipeId }) => data.eating[0]?.familiarity[recipeId] === 0)
        .map(({ recipeId }) => recipeId),
    )
    expect(plan.warnings.find(({ code }) => code === 'unfamiliar')?.values.dishes ?? 0).toBe(unknown.size)
  })

  test('has a dish at the meals at which it is eaten there, as far as enough are left', () => {
    const home = homely(catalogue, () => 3)
    const [eating] = home.eating as [CountryEating]
    const usual = catalogue.recipes.filter(({ meal, slots }) => meal && slots.includes('dinner')).map(({ id }) => id)
    const others = catalogue.recipes.filter(({ meal, slots }) => meal && !slots.includes('dinner')).map(({ id }) => id)
    const dinners = (away: readonly string[], more: readonly string[]) => {
      const slots = {
        ...Object.fromEntries(away.map((id) => [id, { not: ['dinner'], also: [], children: [] } as const])),
        ...Object.fromEntries(more.map((id) => [id, { not: [], also: ['dinner'], children: [] } as const])),
      }
      const data = { ...home, eating: [{ ...eating, slots }] }
      return dishesOf(data, { slots: ['dinner'] }).map(({ recipeId }) => recipeId)
    }
    const away = usual.filter((_, at) => at % 2 === 0)
    expect(dinners([], []).some((id) => away.includes(id))).toBe(true)
    expect(dinners(away, []).filter((id) => away.includes(id))).toEqual([])
    expect(dinners(usual, others).filter((id) => usual.includes(id))).toEqual([])
    expect(dinners(usual.slice(1), []).some((id) => id !== usual[0])).toBe(true)
  })

  test('has what only families with children eat at a meal only where a child eats', () => {
    const home = homely(catalogue, () => 3)
    const [eating] = home.eating as [CountryEating]
    const usual = dishesOf(home, { slots: ['dinner'] }).map(({ recipeId }) => recipeId)
    const slots = Object.fromEntries(usual.map((id) => [id, { not: [], also: [], children: ['dinner'] } as const]))
    const data = {
      ...home,
      recipes: home.recipes.map((recipe) => ({ ...recipe, kids: 2 as const })),
      eating: [{ ...eating, slots }],
    }
    const found = (kids: typeof PARAMS.kids): number =>
      dishesOf(data, { slots: ['dinner'], kids }).filter(({ recipeId }) => usual.includes(recipeId)).length
    expect(found([])).toBe(0)
    expect(found([{ age: 14, appetite: 'normal' }])).toBe(0)
    expect(found([{ age: 6, appetite: 'normal' }])).toBeGreaterThan(0)
    // Unless an operator says at which meals the country's homes have it.
    const said = data.recipes.map((r) => ({
      ...r,
      slotsByCountry: [{ country: eating.country, slots: ['dinner' as const] }],
    }))
    const { childrensSlots } = homeOf(indexOf({ ...data, recipes: said }), eating.country)
    expect(childrensSlots.some((bits) => bits !== 0)).toBe(false)
    expect(homeOf(indexOf(data), eating.country).childrensSlots.some((bits) => bits !== 0)).toBe(true)
  })

  test('has a dish in the months in which it is eaten there, whatever its own are', () => {
    const home = homely(catalogue, () => 3)
    const [eating] = home.eating as [CountryEating]
    const startDate = '2027-07-12'
    const recipes = home.recipes.map((recipe) => ({ ...recipe, season: [] as number[] }))
    const dishes = (seasons: CountryEating['seasons'], own: readonly number[] = []) => {
      const data = {
        ...home,
        recipes: recipes.map((r) => ({ ...r, season: [...own] })),
        eating: [{ ...eating, seasons }],
      }
      return dishesOf(data, { startDate, slots: ['dinner'] }).map(({ recipeId }) => recipeId)
    }
    const usual = dishes({})
    const winter = Object.fromEntries(usual.map((id) => [id, [1, 2, 12]]))
    expect(dishes(winter).filter((id) => usual.includes(id))).toEqual([])
    // All are out of season by themselves: those that the country has in July come first.
    const summer = Object.fromEntries(usual.map((id) => [id, [6, 7]]))
    expect(new Set(dishes(summer, [1]))).toEqual(new Set(usual))
  })

  test('has weekend dishes on Saturdays and Sundays alone, and festive ones never', () => {
    const use = (at: number) => (['everyday', 'everyday', 'weekend', 'festive'] as const)[at % 4] as 'everyday'
    const data = { ...catalogue, recipes: catalogue.recipes.map((recipe, at) => ({ ...recipe, use: use(at) })) }
    const dishes = dishesOf(data).filter(({ leftover }) => !leftover)
    const uses = new Map(data.recipes.map((recipe) => [recipe.id, recipe.use as string]))
    expect(dishes.filter(({ recipeId }) => uses.get(recipeId) === 'festive')).toEqual([])
    expect(dishes.filter(({ recipeId, day }) => uses.get(recipeId) === 'weekend' && day < 5)).toEqual([])
    expect(dishes.some(({ recipeId }) => uses.get(recipeId) === 'weekend')).toBe(true)
  })

  test('of a collection that was asked for has its festive and unknown dishes too', () => {
    const recipes = catalogue.recipes.map((recipe) => ({ ...recipe, use: 'festive' as const }))
    const collections = [{ slug: 'feast', recipes: recipes.map(({ id }) => id) }]
    const data = homely({ ...catalogue, recipes, collections }, () => 0)
    const plan = planWeek({ params: { ...params, collection: 'feast' }, data, prices })
    expect(plan.warnings.map(({ code }) => code)).not.toContain('unfamiliar')
  })

  test('is another one in another week, for other people and in another country, and the same when it is asked for again', () => {
    const ids = (more: Partial<typeof PARAMS>): string =>
      dishesOf(catalogue, more)
        .map(({ recipeId }) => recipeId)
        .join()
    const first = ids({})
    expect(ids({ startDate: '2026-11-30' })).not.toBe(first)
    expect(ids({ country: 'DE' })).not.toBe(first)
    expect(ids({ adults: 3 })).not.toBe(first)
    expect(ids({})).toBe(first)
  })

  test('knows a dish that an operator added by its cuisine', () => {
    const [eating] = homely(catalogue).eating as [CountryEating]
    const grades = ['russian', 'polish', 'international', 'thai'].map((cuisine) =>
      familiarityOf(eating, { id: 'of-the-operator', cuisine, familiarity: [] }),
    )
    expect(grades).toEqual([3, 2, 2, 1])
    expect(familiarityOf(undefined, { id: 'any', cuisine: 'thai', familiarity: [] })).toBe(3)
  })
})

test('effort grows with minutes, and faster beyond what is comfortable', () => {
  const [breakfast] = EFFORT
  const rise = (from: number): number => effortOf(breakfast, from + 5) - effortOf(breakfast, from)
  expect(rise(0)).toBeCloseTo((breakfast.anHour * 5) / 60)
  expect(rise(10)).toBeGreaterThan(rise(5))
  expect(rise(20)).toBeGreaterThan(rise(10))
})

test.each([
  ['2026-11-23', '2026-11-29'],
  ['2026-12-28', '2027-01-03'],
  ['2024-12-30', '2025-01-05'],
])('the week from Monday %s to Sunday %s has one number, and the next day the next', (monday, sunday) => {
  expect(weekNumber(sunday)).toBe(weekNumber(monday))
  expect(weekNumber(dateAfter(sunday, 1))).toBe(weekNumber(monday) + 1)
})
