import type { Nutrients, Unit } from './vocabulary.ts'

/** The facts of the ingredient reference that nutrition and tags are computed from; nutrients per 100 g edible. */
export interface NutritionFacts {
  readonly unit: Unit
  readonly gramsPerUnit: number
  readonly edibleShare: number
  readonly groups: readonly string[]
  readonly kcal: number
  readonly protein: number
  readonly fat: number
  readonly carb: number
  readonly fiber: number | null
  readonly salt: number | null
}

export const NO_NUTRIENTS: Nutrients = { kcal: 0, protein: 0, fat: 0, carb: 0, fiber: 0, salt: 0, produce: 0 }

/**
 * The group of what counts towards the 400 g of vegetables and fruit a day of the World Health Organization (healthy diet,
 * fact sheet 394): frozen and tinned ones too; no starchy roots, and nothing that only seasons.
 */
export const PRODUCE = 'vegetables-fruit'

/** Edible grams of one unit as bought. A piece's weight is given without peel and shell already. */
export const edibleGramsPerUnit = (facts: NutritionFacts): number =>
  facts.unit === 'pcs' ? facts.gramsPerUnit : facts.gramsPerUnit * facts.edibleShare

/** What one unit (g, ml or piece) of an ingredient, as bought, brings to a plate. */
export function nutrientsPerUnit(facts: NutritionFacts): Nutrients {
  const grams = edibleGramsPerUnit(facts)
  const per100 = grams / 100
  return {
    kcal: facts.kcal * per100,
    protein: facts.protein * per100,
    fat: facts.fat * per100,
    carb: facts.carb * per100,
    fiber: (facts.fiber ?? 0) * per100,
    salt: (facts.salt ?? 0) * per100,
    produce: facts.groups.includes(PRODUCE) ? grams : 0,
  }
}

/** Sum over a portion's lines of amount × nutrients per unit. Amounts in units, not hundredths. */
export function sumNutrients(lines: readonly { readonly amount: number; readonly perUnit: Nutrients }[]): Nutrients {
  const sum: { -readonly [K in keyof Nutrients]: number } = { ...NO_NUTRIENTS }
  for (const { amount, perUnit } of lines) {
    sum.kcal += amount * perUnit.kcal
    sum.protein += amount * perUnit.protein
    sum.fat += amount * perUnit.fat
    sum.carb += amount * perUnit.carb
    sum.fiber += amount * perUnit.fiber
    sum.salt += amount * perUnit.salt
    sum.produce += amount * perUnit.produce
  }
  return sum
}
