import { expect, test } from 'vitest'
import { indexOf } from '../../src/planner/problem/index.ts'
import { Offers } from '../../src/planner/problem/offers.ts'
import { generateCatalogue, PARAMS } from './generate.ts'

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
