import type { Market, WorldIngredient, WorldRecipe } from '../planner/world.ts'
import { roundMinor } from '../prices/money.ts'

/**
 * Estimated cost of one adult portion in whole minor units: shares of packs, without what is usually at home, as in
 * the sums of a plan.
 */
export function portionCost(
  recipe: WorldRecipe,
  ingredients: ReadonlyMap<string, WorldIngredient>,
  market: Market,
): number {
  let cost = 0
  for (const { ingredient, amount } of recipe.lines) {
    const facts = ingredients.get(ingredient)
    const packPrice = market.packPriceMinor.get(ingredient)
    if (facts && packPrice !== undefined && !facts.pantry) cost += (packPrice * amount) / facts.pack
  }
  return roundMinor(cost)
}
