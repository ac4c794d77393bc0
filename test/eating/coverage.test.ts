import { expect, test } from 'vitest'
import { coverageOf, unsoldIn } from '../../src/eating/coverage.ts'

const dish = (slots: ('breakfast' | 'lunch' | 'dinner')[], more: object = {}) => ({
  slots,
  meal: true,
  part: 'main' as const,
  use: 'everyday' as const,
  activeMin: 10,
  packs: false,
  ...more,
})

test('recipes count for what they are and as far as they are known', () => {
  const recipes = new Map([
    ['porridge', dish(['breakfast'])],
    ['slow-pancakes', dish(['breakfast'], { activeMin: 25 })],
    ['pasta', dish(['dinner', 'lunch'], { packs: true })],
    ['dumplings', dish(['dinner'], { activeMin: 60 })],
    ['of-unknown-effort', dish(['dinner'], { activeMin: null })],
    ['now-and-then', dish(['lunch'])],
    ['unknown', dish(['lunch'])],
    ['broth', dish(['lunch'], { meal: false, part: 'soup' })],
    ['apple', dish(['breakfast'], { meal: false, part: 'fruit' })],
    ['feast-bread', dish(['breakfast'], { meal: false, part: 'bread', use: 'festive' })],
  ])
  const known = [...recipes.keys()].filter((id) => id !== 'unknown' && id !== 'now-and-then')
  const familiarity = { ...Object.fromEntries(known.map((id) => [id, 3 as const])), 'now-and-then': 2 as const }
  expect(coverageOf({ familiarity }, recipes)).toEqual({
    quickBreakfasts: 1,
    mains: 3,
    quickMains: 1,
    mainsNowAndThen: 4,
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
