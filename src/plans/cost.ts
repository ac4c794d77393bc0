import type { IngredientData, PriceTable, RecipeData } from '../planner/problem/data.ts'
import { roundMinor } from '../prices/money.ts'

/**
 * Estimated cost of one adult portion in whole minor units: shares of packs, without what is usually at home, as in
 * the sums of a plan.
 */
export function portionCost(
  recipe: RecipeData,
  ingredients: ReadonlyMap<string, IngredientData>,
  market: PriceTable,
): number {
  let cost = 0
  for (const { ingredient, amount } of recipe.lines) {
    const facts = ingredients.get(ingredient)
    const packPrice = market.packPriceMinor.get(ingredient)
    if (facts && packPrice !== undefined && !facts.pantry) cost += (packPrice * amount) / facts.pack
  }
  return roundMinor(cost)
}
