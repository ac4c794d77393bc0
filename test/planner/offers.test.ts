import { expect, test } from 'vitest'
import { indexOf } from '../../src/planner/problem/index.ts'
import { Offers } from '../../src/planner/problem/offers.ts'
import { generateCatalogue, PARAMS } from './generate.ts'

const made = generateCatalogue(5, 300)
const first = made.eating[0]
/** Every third dish is eaten in summer alone, and children like every second one hardly. */
const seasonal = indexOf({
  ...made,
  recipes: made.recipes.map((recipe, at) => ({
    ...recipe,
    season: at % 3 === 0 ? [6, 7, 8] : [],
    kids: (at % 2) as 0 | 1,
  })),
  eating: first ? [{ ...first, familiarity: Object.fromEntries(made.recipes.map(({ id }) => [id, 3 as const])) }] : [],
})
const seasonalOffers = (more: Partial<typeof PARAMS>, asked = (_: number) => false): Offers =>
  new Offers(seasonal, { ...PARAMS, ...more }, () => 0, asked, new Set())

test('what is out of season is no meal, unless it was asked for', () => {
  for (const slot of ['lunch', 'dinner'] as const) {
    const inWinter = seasonalOffers({ startDate: '2026-12-07' }).meals(slot).recipes
    const inSummer = seasonalOffers({ startDate: '2027-07-05' }).meals(slot).recipes
    const ofSummer = inSummer.filter((r) => seasonal.data.recipes[r]?.season.length === 3)
    expect(ofSummer.length).toBeGreaterThan(0)
    expect(inWinter.filter((r) => ofSummer.includes(r))).toEqual(new Int32Array())
    const [asked = -1] = ofSummer
    const withAsked = seasonalOffers({ startDate: '2026-12-07' }, (r) => r === asked).meals(slot).recipes
    expect(withAsked.includes(asked)).toBe(true)
  }
})

test('where a child eats, breakfast is what children like', () => {
  const likes = (recipes: Int32Array): boolean[] => [...recipes].map((r) => seasonal.data.recipes[r]?.kids !== 0)
  const child = { kids: [{ age: 6, appetite: 'normal' as const }] }
  expect(likes(seasonalOffers({}).meals('breakfast').recipes)).toContain(false)
  expect(likes(seasonalOffers(child).meals('breakfast').recipes)).not.toContain(false)
})

const index = indexOf(generateCatalogue(5, 6000))
const wished = 4321
const offersOf = (startDate: string): Offers =>
  new Offers(
    index,
    { ...PARAMS, startDate },
    () => 0,
    (recipe) => recipe === wished,
    new Set(),
  )

test('of thousands of recipes a week looks at a part, another week at others, and always at what was asked for', () => {
  const slot = index.data.recipes[wished]?.slots[0] ?? 'dinner'
  const { recipes, passed } = offersOf('2026-11-23').meals(slot)
  const next = new Set(offersOf('2026-11-30').meals(slot).recipes)
  expect(passed).toBeGreaterThan(1500)
  expect(recipes.length).toBeGreaterThan(1000)
  expect(recipes.length).toBeLessThan(1400)
  expect(recipes.filter((recipe) => !next.has(recipe)).length).toBeGreaterThan(100)
  expect(recipes).toEqual(offersOf('2026-11-23').meals(slot).recipes)
  expect([recipes.includes(wished), next.has(wished)]).toEqual([true, true])
})
