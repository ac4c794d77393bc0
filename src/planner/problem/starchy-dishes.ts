import { inUnits } from '../../catalogue/amount.ts'
import { STARCH_OF_A_MEAL, starchFamilyOf, starchOf } from '../../catalogue/starch.ts'
import type { IngredientData, ProblemData } from './data.ts'

/** Aisle of bread. */
export const BREAD = 'bakery'

/** Of a portion of each recipe what such ingredients bring, as `starchOf` takes it. */
function linesOf({ ingredients, recipes }: ProblemData, counts: (ingredient: IngredientData) => boolean) {
  const facts = new Map(ingredients.filter(counts).map((ingredient) => [ingredient.id, ingredient]))
  return recipes.map(({ lines }) =>
    lines.flatMap(({ ingredient, amount }) => {
      const of = facts.get(ingredient)
      return of ? [{ amount: inUnits(amount), groups: of.groups, family: of.family, carb: of.perUnit.carb }] : []
    }),
  )
}

/** By recipe, 1: so many grams of carbohydrate from starchy food of such ingredients. */
export const holding = (
  data: ProblemData,
  counts: (ingredient: IngredientData) => boolean,
  least = STARCH_OF_A_MEAL,
): Uint8Array => Uint8Array.from(linesOf(data, counts), (lines) => (starchOf(lines) >= least ? 1 : 0))

/** By recipe: the family that brings most of its starch, bread left out; null: none brings enough for a side. */
export const starchFamilies = (data: ProblemData): (string | null)[] =>
  linesOf(data, ({ category }) => category !== BREAD).map(starchFamilyOf)
