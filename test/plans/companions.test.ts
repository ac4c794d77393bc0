import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CONTENT } from '../../src/catalogue/content-folder.ts'
import { readEating } from '../../src/eating/data-files.ts'
import { dateAfter } from '../../src/planner/calendar.ts'
import { type TestService, testService } from '../harness/service.ts'

/** What stands beside the main part, as a client reads it. */
interface Dish {
  readonly date: string
  readonly recipeId: string
  readonly slot: string
  readonly companion: boolean
  readonly leftover: boolean
  readonly recipe: {
    readonly part: string
    readonly template: string | null
    readonly meal: boolean
    readonly goesWith: readonly string[]
    readonly ingredients: readonly {
      readonly ingredient: { readonly category: string; readonly groups: readonly string[] }
    }[]
  }
}
type Meal = readonly [Dish, ...Dish[]]

const QUERY = `mutation ($params: Params!) {
  buildPlan(params: $params) {
    plan { days { date dishes { recipeId slot companion leftover recipe { part template meal goesWith ingredients { ingredient { category groups } } } } } }
  }
}`
const START = '2026-11-23'

let service: TestService
beforeAll(async () => {
  service = await testService()
})
afterAll(() => service.close())

async function meals(country: string, more: Record<string, unknown> = {}): Promise<Meal[]> {
  const params = { country, store: `${country.toLowerCase()}-average`, startDate: START, ...more }
  const { data } = await service.graphql(QUERY, { params })
  const found: Dish[][] = []
  for (const { date, dishes } of data.buildPlan.plan.days as { date: string; dishes: Omit<Dish, 'date'>[] }[]) {
    for (const one of dishes) {
      const dish = { ...one, date }
      if (dish.companion) found.at(-1)?.push(dish)
      else found.push([dish])
    }
  }
  return found as unknown as Meal[]
}

const weeks = async (countries: readonly string[], more?: Record<string, unknown>): Promise<Meal[]> =>
  (await Promise.all(countries.map((country) => meals(country, more)))).flat()
const isPart =
  (part: string) =>
  ({ recipe }: Dish): boolean =>
    recipe.part === part

test('no dish is cooked at two meals of a day but bread and drinks beside a main part', async () => {
  let twice = 0
  for (const country of ['DE', 'GB', 'IT', 'PL', 'SE', 'HU']) {
    const week = await meals(country, { slots: ['breakfast', 'lunch', 'dinner', 'snack'] })
    const cooked = week.flat().filter(({ leftover }) => !leftover)
    for (const [day, dishes] of Map.groupBy(cooked, ({ date }) => date)) {
      for (const [recipeId, same] of Map.groupBy(dishes, (dish) => dish.recipeId)) {
        const counted = same.filter((dish) => !dish.companion || !(isPart('bread')(dish) || isPart('drink')(dish)))
        if (counted.length < same.length && same.length > 1) twice++
        expect([country, day, recipeId, counted.length > 1]).toEqual([country, day, recipeId, false])
      }
    }
  }
  expect(twice).toBeGreaterThan(0)
})

describe('a spread', () => {
  test('lies on plain bread that one of the two names, or beside a main part with bread of its own', async () => {
    const all = await weeks(['CZ', 'DE', 'HU', 'PT', 'GR'])
    const spread = all.filter((meal) => meal.some(isPart('spread')))
    expect(spread.length).toBeGreaterThan(5)
    for (const [main, ...beside] of spread) {
      for (const { recipeId, recipe } of beside.filter(isPart('spread'))) {
        if (main.recipe.part === 'bread') {
          expect(main.recipe.meal).toBe(false)
          const isNamed = recipe.goesWith.includes(main.recipeId) || main.recipe.goesWith.includes(recipeId)
          expect([main.recipeId, recipeId, isNamed]).toEqual([main.recipeId, recipeId, true])
        } else expect(beside.some(isPart('bread'))).toBe(true)
      }
    }
  })

  test('is what plain bread is about: none is a lunch or a dinner without it', async () => {
    const all = await weeks(['CZ', 'DE', 'HU', 'PL'])
    const plain = all.filter(
      ([{ slot, recipe }]) => (slot === 'lunch' || slot === 'dinner') && recipe.part === 'bread' && !recipe.meal,
    )
    expect(plain.length).toBeGreaterThan(2)
    for (const meal of plain) expect(meal.some(isPart('spread'))).toBe(true)
  })

  test('stands beside plain bread that a person keeps as a dinner', async () => {
    const keep = [{ day: 2, slot: 'dinner', recipeId: 'bread-slice' }]
    const kept = (await meals('CZ', { keep })).filter(
      ([{ recipeId, slot }]) => recipeId === 'bread-slice' && slot === 'dinner',
    )
    expect(kept.length).toBeGreaterThan(0)
    for (const meal of kept) expect(meal.some(isPart('spread'))).toBe(true)
  })
})

describe('a drink', () => {
  test('stands last, at meals at which the country drinks it', async () => {
    const all = await weeks(['IT', 'RU', 'TR', 'NL', 'PT', 'HU'])
    const drinks = all.filter((meal) => meal.some(isPart('drink')))
    expect(drinks.length).toBeGreaterThan(10)
    for (const meal of drinks) expect(meal.findIndex(isPart('drink'))).toBe(meal.length - 1)
  })

  test('stands beside no breakfast that comes with its own', async () => {
    const holdsDrink = ([{ slot, recipe }]: Meal): boolean =>
      slot === 'breakfast' &&
      recipe.part !== 'drink' &&
      recipe.ingredients.some(({ ingredient }) => ingredient.category === 'drinks')
    const countries = ['FR', 'PT', 'ES', 'GB', 'IE', 'DE']
    const variants = await Promise.all([0, 1, 2, 3].map((variant) => weeks(countries, { variant })))
    const all = variants.flat().filter(holdsDrink)
    expect(all.length).toBeGreaterThan(1)
    for (const [main, ...beside] of all)
      expect([main.recipeId, beside.some(isPart('drink'))]).toEqual([main.recipeId, false])
  })

  test('is no coffee where a child eats', async () => {
    const countries = ['IT', 'ES', 'PT', 'GR', 'FR']
    const coffees = async (more?: Record<string, unknown>): Promise<number> =>
      (await weeks(countries, more)).flat().filter(({ recipeId }) => recipeId === 'coffee-cup').length
    expect(await coffees()).toBeGreaterThan(0)
    expect(await coffees({ kids: [{ age: 7 }] })).toBe(0)
  })
})

describe('what stands beside a main part', () => {
  test('is nothing that the country’s homes do not have at that meal', async () => {
    const eating = readEating(join(CONTENT, 'eating'))
    const countries = ['FR', 'AT', 'CZ', 'HU', 'SI', 'HR']
    for (const country of countries) {
      const beside = (await meals(country)).flat().filter(({ companion }) => companion)
      const slots = eating.find((one) => one.country === country)?.slots ?? {}
      expect(beside.length).toBeGreaterThan(10)
      expect(
        beside.filter(({ recipeId, slot }) => (slots[recipeId]?.not as readonly string[] | undefined)?.includes(slot)),
      ).toEqual([])
    }
  })

  test('is nothing that the country’s homes do not eat with it', async () => {
    const eating = readEating(join(CONTENT, 'eating'))
    for (const country of ['DE', 'NL', 'DK', 'PL', 'RS', 'TR']) {
      const notBeside = eating.find((one) => one.country === country)?.notBeside ?? {}
      const all = [
        ...(await meals(country)),
        ...(await meals(country, { startDate: '2027-06-07', kids: [{ age: 7 }] })),
      ]
      const pairs = all.flatMap(([main, ...beside]) => beside.map(({ recipeId }) => [main.recipeId, recipeId] as const))
      expect(pairs.length).toBeGreaterThan(20)
      expect(Object.keys(notBeside).length).toBeGreaterThan(5)
      expect(pairs.filter(([main, companion]) => notBeside[main]?.includes(companion))).toEqual([])
    }
  })

  test('is bread where homes eat it with that starch', async () => {
    const pasta = async (countries: readonly string[]): Promise<Meal[]> =>
      (
        await Promise.all(
          [START, '2027-01-11', '2027-02-08', '2027-04-12', '2027-06-07', '2027-10-11'].map((startDate) =>
            weeks(countries, { startDate }),
          ),
        )
      )
        .flat()
        .filter(([main]) => main.recipe.template === 'pasta' && main.slot !== 'breakfast')
    const withBread = (meal: Meal): boolean => meal.some((dish) => dish.companion && isPart('bread')(dish))
    const without = await pasta(['PL', 'EE', 'LT', 'LV'])
    expect(without.length).toBeGreaterThan(10)
    expect(without.filter(withBread)).toEqual([])
    expect((await pasta(['RU', 'GR', 'TR'])).some(withBread)).toBe(true)
  })

  test('is no jam beside vegetables', async () => {
    const all = await weeks(['PL', 'HU', 'SK', 'RS', 'HR', 'CZ'], { startDate: '2027-02-08' })
    const both = all.filter((meal) => meal.some(isPart('spread')) && meal.some(isPart('salad')))
    expect(both.length).toBeGreaterThan(1)
    expect(both.flat().filter(({ recipeId }) => recipeId === 'jam-spoon')).toEqual([])
  })
})

describe('fruit', () => {
  test('is no watermelon in February', async () => {
    const fruit = (startDate: string) =>
      weeks(['SK', 'FI', 'DE', 'IT', 'RS', 'BG'], { startDate, slots: ['breakfast', 'lunch', 'dinner', 'snack'] })
    const SUMMER = ['watermelon-slice', 'melon-slice', 'peach-fruit', 'berries-bowl']
    const ofSummer = async (startDate: string): Promise<number> =>
      (await fruit(startDate)).flat().filter(({ recipeId }) => SUMMER.includes(recipeId)).length
    expect(await ofSummer('2027-02-08')).toBe(0)
    expect(await ofSummer('2027-07-12')).toBeGreaterThan(0)
  })
})

describe('soups before main parts', () => {
  test('are not one soup all week', async () => {
    for (const country of ['PT', 'HU']) {
      const soups = new Set<string>()
      for (const startDate of [START, '2027-01-11', '2027-03-01']) {
        const here = (await meals(country, { startDate }))
          .flat()
          .filter((dish) => dish.companion && isPart('soup')(dish))
        const times = [...Map.groupBy(here, ({ recipeId }) => recipeId).values()].map(({ length }) => length)
        if (startDate === START) expect(times.length, country).toBeGreaterThan(1)
        expect(Math.max(0, ...times), `${country} ${startDate}`).toBeLessThanOrEqual(4)
        for (const { recipeId } of here) soups.add(recipeId)
      }
      expect(soups.size, country).toBeGreaterThan(2)
    }
  })
})

describe('bread', () => {
  test('is all that meat, fish or eggs have besides a salad or vegetables, where homes eat so', async () => {
    const countries = ['IT', 'ES', 'GR', 'BG', 'CY', 'RO']
    const STARCHY = ['grains', 'pasta']
    const isStarchy = ({ recipe }: Dish): boolean =>
      recipe.ingredients.some(({ ingredient }) => STARCHY.includes(ingredient.category))
    const onBread = (await weeks(countries)).filter(
      ([main, ...beside]) =>
        (main.slot === 'lunch' || main.slot === 'dinner') &&
        main.recipe.part === 'main' &&
        beside.some(isPart('bread')) &&
        (beside.some(isPart('salad')) || beside.some(isPart('side'))) &&
        !isStarchy(main),
    )
    expect(onBread.length).toBeGreaterThan(3)
    const names = (meal: Meal): boolean =>
      meal.slice(1).some((dish) => isPart('bread')(dish) && meal[0].recipe.goesWith.includes(dish.recipeId))
    expect(onBread.some(names)).toBe(true)
  })
})

describe('a Friday', () => {
  const MEAT = ['meat', 'poultry', 'offal']
  const isOfMeat = ({ recipe }: Dish): boolean =>
    recipe.ingredients.some(({ ingredient }) => ingredient.groups.some((group) => MEAT.includes(group)))
  const fridays = async (country: string): Promise<boolean[]> => {
    const starts = ['2026-11-23', '2027-01-04', '2027-02-15', '2027-06-07']
    const found = await Promise.all(starts.map((startDate) => meals(country, { startDate })))
    return found
      .flat()
      .filter(([{ slot, date }]) => slot !== 'breakfast' && new Date(date).getUTCDay() === 5)
      .map(([main]) => isOfMeat(main))
  }

  test('has no meat at lunch or dinner where homes eat none then', async () => {
    for (const country of ['PL', 'IT'])
      expect([country, await fridays(country)]).toEqual([country, Array(8).fill(false)])
    expect(await fridays('DE')).toContain(true)
  })
})

describe('what homes have before Sunday’s main part', () => {
  const COUNTRIES = ['PL', 'HU', 'SK', 'AT']
  const WEEKS = 12

  test('stands there in its share of weeks, more often than on other days', async () => {
    const eating = readEating(join(CONTENT, 'eating'))
    const customs = COUNTRIES.map((code) =>
      eating.find(({ country }) => country === code)?.customs.find(({ beside }) => beside),
    )
    const all: number[] = []
    // A week at a time: a service refuses what it cannot begin soon.
    for (let week = 0; week < WEEKS; week++) {
      const startDate = dateAfter(START, 7 * week)
      const weeks = await Promise.all(COUNTRIES.map((country) => meals(country, { startDate })))
      weeks.forEach((there, at) => {
        for (const [main, ...beside] of there) {
          const isCustom = beside.some(({ recipeId }) => customs[at]?.recipes.includes(recipeId))
          if (main.slot === 'lunch' && isCustom) all.push(new Date(main.date).getUTCDay())
        }
      })
    }
    const sundays = all.filter((day) => day === 0).length
    const share = customs.reduce((sum, custom) => sum + (custom?.share ?? 1), 0) / COUNTRIES.length
    expect(sundays).toBeGreaterThanOrEqual(WEEKS * COUNTRIES.length * share * 0.7)
    expect(sundays).toBeGreaterThan((2 * (all.length - sundays)) / 6)
  })
})
