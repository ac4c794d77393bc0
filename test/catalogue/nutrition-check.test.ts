import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { median } from '../../src/catalogue/median.ts'
import { edibleGramsPerUnit, nutrientsPerUnit, sumNutrients } from '../../src/catalogue/nutrition.ts'
import { wholeContent } from '../harness/content.ts'

const MACROS = ['kcal', 'protein', 'fat', 'carb'] as const
type Per100 = Record<(typeof MACROS)[number], number>

const figure = z.string().min(1).transform(Number).pipe(z.number().nonnegative())
const Row = z
  .strictObject({
    recipe: z.string().min(1),
    leftOut: z.string().transform((text) => (text === '' ? [] : text.split(';'))),
    kcal: figure,
    protein: figure,
    fat: figure,
    carb: figure,
    publishedKcal: figure,
    publishedProtein: figure,
    publishedFat: figure,
    publishedCarb: figure,
    source: z.string().min(1),
    basis: z.enum(['source', 'unverified']),
    note: z.string(),
  })
  .transform((row) => ({
    ...row,
    ours: { kcal: row.kcal, protein: row.protein, fat: row.fat, carb: row.carb } satisfies Per100,
    published: {
      kcal: row.publishedKcal,
      protein: row.publishedProtein,
      fat: row.publishedFat,
      carb: row.publishedCarb,
    } satisfies Per100,
  }))

const content = wholeContent()
const facts = new Map(content.ingredients.map((row) => [row.id, row]))
const rows = z
  .array(Row)
  .parse(
    parse(readFileSync(new URL('nutrition-check.csv', import.meta.url)), { columns: true, skip_empty_lines: true }),
  )

/** What 100 edible grams of a portion bring, raw and without the ingredients left out. */
function per100(recipe: string, leftOut: readonly string[]): Per100 {
  const amounts = content.recipes.get(recipe)?.ingredients
  if (!amounts) throw new Error(`no recipe ${recipe}`)
  for (const id of leftOut) if (!(id in amounts)) throw new Error(`${recipe} has no ${id} to leave out`)
  const lines = Object.entries(amounts).flatMap(([id, amount]) => {
    const ingredient = facts.get(id)
    if (!ingredient) throw new Error(`no ingredient ${id}`)
    return leftOut.includes(id) ? [] : [{ amount, ingredient, perUnit: nutrientsPerUnit(ingredient) }]
  })
  const grams = lines.reduce((sum, { amount, ingredient }) => sum + amount * edibleGramsPerUnit(ingredient), 0)
  const sum = sumNutrients(lines)
  return {
    kcal: (sum.kcal / grams) * 100,
    protein: (sum.protein / grams) * 100,
    fat: (sum.fat / grams) * 100,
    carb: (sum.carb / grams) * 100,
  }
}

test.each([
  ['carrot', 0.89],
  ['peas-frozen', 1],
  ['canned-tomatoes', 1],
  ['sauerkraut', 0.9],
  ['garlic', 0],
  ['lemon', 0],
  ['potato', 0],
  ['parsley', 0],
])('a gram of %s counts as %d g of vegetables and fruit', (id, grams) => {
  const ingredient = facts.get(id)
  if (!ingredient) throw new Error(`no ingredient ${id}`)
  const { unit, gramsPerUnit } = ingredient
  expect(nutrientsPerUnit(ingredient).produce / (unit === 'pcs' ? gramsPerUnit : 1)).toBeCloseTo(grams, 6)
})

const difference = (ours: number, published: number) => Math.abs(ours / published - 1)
/** Energy of a gram of what is not water: cooking off water, or taking it up, leaves it as it is. */
const energyOfSolids = ({ kcal, protein, fat, carb }: Per100) => kcal / (protein + fat + carb)

describe.each(rows)('$recipe against published values', ({ recipe, leftOut, ours, published, note }) => {
  test('the file says what the content yields', () => {
    const now = per100(recipe, leftOut)
    for (const macro of MACROS) expect(Math.abs(now[macro] - ours[macro]), macro).toBeLessThanOrEqual(0.051)
  })

  test('the energy is near, or the note says why not', () => {
    if (note === '') expect(difference(ours.kcal, published.kcal)).toBeLessThanOrEqual(0.2)
  })

  test('a gram of solids has nearly the same energy', () => {
    expect(difference(energyOfSolids(ours), energyOfSolids(published))).toBeLessThanOrEqual(0.3)
  })
})

test('the sample is wide, each dish once, and near as a whole', () => {
  expect(rows.length).toBeGreaterThanOrEqual(20)
  expect(new Set(rows.map((row) => row.recipe)).size).toBe(rows.length)
  expect(median(rows.map((row) => difference(row.ours.kcal, row.published.kcal)))).toBeLessThanOrEqual(0.2)
  expect(
    median(rows.map((row) => difference(energyOfSolids(row.ours), energyOfSolids(row.published)))),
  ).toBeLessThanOrEqual(0.1)
})
