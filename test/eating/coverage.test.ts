import { join } from 'node:path'
import { expect, test } from 'vitest'
import { taggedRecipes } from '../../src/catalogue/content/check-content.ts'
import { readFacts } from '../../src/catalogue/content/read.ts'
import { CONTENT } from '../../src/catalogue/content-folder.ts'
import { type Familiarity, isMainMeal } from '../../src/catalogue/vocabulary.ts'
import { coverageOf, shortOf, unsoldIn } from '../../src/eating/coverage.ts'
import { readEating } from '../../src/eating/data-files.ts'
import { type CountryEating, slotsThere } from '../../src/eating/meals.ts'

const dish = (slots: ('breakfast' | 'lunch' | 'dinner')[], more: object = {}) => ({
  slots,
  meal: true,
  part: 'main' as const,
  use: 'everyday' as const,
  activeMin: 10,
  packs: false,
  tags: [] as ('fish' | 'seafood' | 'vegetarian' | 'vegan' | 'gluten-free' | 'dairy-free')[],
  ...more,
})

test('recipes count for what they are and as far as they are known', () => {
  const recipes = new Map([
    ['porridge', dish(['breakfast'])],
    ['slow-pancakes', dish(['breakfast'], { activeMin: 25 })],
    ['pasta', dish(['dinner', 'lunch'], { packs: true, tags: ['vegetarian', 'seafood'] })],
    ['dumplings', dish(['dinner'], { activeMin: 60 })],
    ['of-unknown-effort', dish(['dinner'], { activeMin: null })],
    ['now-and-then', dish(['lunch'], { tags: ['fish', 'gluten-free', 'dairy-free'] })],
    ['unknown', dish(['lunch'])],
    ['broth', dish(['lunch'], { meal: false, part: 'soup', tags: ['vegetarian', 'vegan'] })],
    ['feast', dish(['dinner'], { use: 'festive', activeMin: 90, tags: ['vegetarian', 'vegan'] })],
    ['apple', dish(['breakfast'], { meal: false, part: 'fruit' })],
    ['feast-bread', dish(['breakfast'], { meal: false, part: 'bread', use: 'festive' })],
  ])
  const known = [...recipes.keys()].filter((id) => id !== 'unknown' && id !== 'now-and-then')
  const familiarity = { ...Object.fromEntries(known.map((id) => [id, 3 as const])), 'now-and-then': 2 as const }
  const found = coverageOf({ familiarity, slots: {} }, recipes)
  const slots = { porridge: { not: ['breakfast'], also: ['dinner'], children: [] } } as const
  expect(coverageOf({ familiarity, slots }, recipes)).toEqual({
    ...found,
    ...{ quickBreakfasts: 0, mains: 5, quickMains: 2, mainsNowAndThen: 6 },
  })
  expect(found).toEqual({
    quickBreakfasts: 1,
    mains: 4,
    quickMains: 1,
    mainsNowAndThen: 5,
    fishMains: 1,
    fishMainsNowAndThen: 2,
    meatless: 1,
    vegan: 0,
    glutenFree: 1,
    milkFree: 1,
    soups: 1,
    companions: 2,
    lunchBoxes: 1,
  })
})

test('a dish is not cooked where its main ingredient is neither sold nor stood in for', () => {
  const recipes = new Map([
    ['ryazhenka-glass', { mainIngredient: 'ryazhenka' }],
    ['syrniki', { mainIngredient: 'tvorog-5' }],
  ])
  const familiarity = { 'ryazhenka-glass': 2, syrniki: 3 } as const
  expect(unsoldIn({ country: 'RU', familiarity }, recipes)).toEqual([])
  expect(unsoldIn({ country: 'ES', familiarity }, recipes)).toEqual([
    expect.stringMatching(/ryazhenka-glass is cooked in ES/),
  ])
  expect(unsoldIn({ country: 'ES', familiarity: { ...familiarity, 'ryazhenka-glass': 1 } }, recipes)).toEqual([])
})

/** The same country with all dishes of a kind less familiar. */
const without = (one: CountryEating, lost: ReadonlyMap<string, unknown>, to: Familiarity): CountryEating => ({
  ...one,
  familiarity: Object.fromEntries(
    Object.entries(one.familiarity).map(([id, grade]) => [id, lost.has(id) && grade > to ? to : grade]),
  ),
})

test('a country of which the catalogue has too few dishes of a kind is named', () => {
  const recipes = taggedRecipes(readFacts(CONTENT))
  const eating = readEating(join(CONTENT, 'eating'))
  expect(eating.flatMap((one) => shortOf(one, recipes))).toEqual([])
  const poland = eating.find(({ country }) => country === 'PL') as CountryEating
  const eatenThere = new Map(
    [...recipes].map(([id, facts]) => [id, { ...facts, slots: [...slotsThere(facts.slots, poland.slots[id])] }]),
  )
  type Facts = Parameters<typeof shortOf>[1] extends ReadonlyMap<string, infer One> ? One : never
  const short = (to: Familiarity, kind: (facts: Facts) => boolean) =>
    shortOf(without(poland, new Map([...eatenThere].filter(([, facts]) => kind(facts))), to), recipes).join('\n')
  const tagged = (tag: 'fish' | 'vegetarian' | 'vegan' | 'gluten-free' | 'dairy-free') => (facts: Facts) =>
    facts.tags.includes(tag)

  expect(short(2, tagged('fish'))).toMatch(/PL has \d fishMains; a country needs at least 4/)
  expect(short(1, tagged('fish'))).toMatch(/PL has \d fishMainsNowAndThen; a country needs at least 8/)
  expect(short(1, tagged('vegetarian'))).toMatch(/PL has 0 meatless; a country needs at least 8/)
  expect(short(1, tagged('vegan'))).toMatch(/PL has 0 vegan; a country needs at least 14/)
  expect(short(1, tagged('gluten-free'))).toMatch(/PL has 0 glutenFree; a country needs at least/)
  expect(short(1, tagged('dairy-free'))).toMatch(/PL has 0 milkFree; a country needs at least/)
  expect(short(1, ({ part }) => part === 'soup')).toMatch(/PL has 0 soups; a country needs at least 5/)
  expect(short(1, ({ meal }) => !meal)).toMatch(/PL has 0 companions; a country needs at least 10/)
  expect(short(1, ({ packs }) => packs)).toMatch(/PL has 0 lunchBoxes; a country needs at least 6/)
  expect(short(2, ({ slots }) => slots.includes('breakfast'))).toMatch(/PL has 0 quickBreakfasts; .* at least 8/)
  const regularly = short(2, ({ slots }) => slots.includes('dinner') || slots.includes('lunch'))
  expect(regularly).toMatch(/PL has 0 mains; a country needs at least 30/)
  expect(regularly).toMatch(/PL has 0 quickMains; a country needs at least 11/)
  expect(short(1, ({ meal }) => meal)).toMatch(/PL has 0 mainsNowAndThen; a country needs at least 40/)
  const veganMains = [...recipes].filter(
    ([id, { meal, slots, use, tags }]) =>
      meal &&
      slots.some(isMainMeal) &&
      use !== 'festive' &&
      tags.includes('vegan') &&
      (poland.familiarity[id] ?? 0) > 1,
  )
  const allBut = (left: number) => shortOf(without(poland, new Map(veganMains.slice(left)), 1), recipes).join('\n')
  expect(allBut(14)).not.toMatch(/vegan/)
  expect(allBut(13)).toMatch(/PL has 13 vegan; a country needs at least 14/)
  const { habits } = poland
  const seldom = { ...without(poland, new Map(recipes), 2), habits: { ...habits, fishMealsWeek: 0.5 } }
  expect(shortOf(seldom, recipes).join('\n')).toMatch(/PL has 0 fishMains; a country needs at least 2/)
})
