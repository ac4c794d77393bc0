import { roundMinor } from '../../prices/money.ts'
import { real, whole } from '../arrays.ts'
import type { IngredientData, PriceTable, RecipeData } from './data.ts'
import type { ProblemIndex } from './index.ts'

/** Price of one pack of each ingredient of the problem data, minor units. */
export function pricesOf(index: ProblemIndex, prices: PriceTable): Float64Array {
  return Float64Array.from(index.data.ingredients, ({ id }) => {
    const price = prices.packPriceMinor.get(id)
    if (price === undefined) throw new Error(`the price table has no price of ${id}`)
    return price
  })
}

/** 1 for each ingredient that is not bought: usually at home, or at home now. */
export function atHome(index: ProblemIndex, have: readonly string[]): Uint8Array {
  const home = Uint8Array.from(index.pantry)
  for (const id of have) {
    const i = index.ingredientAt.get(id)
    if (i !== undefined) home[i] = 1
  }
  return home
}

/** 0 for each ingredient that is usually at home and not named as being there now: what is used of it is bought anew some day. */
export function notPantry(index: ProblemIndex, have: readonly string[]): Uint8Array {
  const not = index.pantry.map((isPantry) => 1 - isPantry)
  for (const id of have) {
    const i = index.ingredientAt.get(id)
    if (i !== undefined) not[i] = 1
  }
  return not
}

/** What an amount costs as a share of its pack, minor units; amount and pack are both in hundredths. */
const shareCost = (packPriceMinor: number, amount: number, pack: number): number => (amount * packPriceMinor) / pack

/** Used cost of one adult portion of a recipe of the problem, minor units. @param free 1 for each ingredient that is left out */
export function portionCost(index: ProblemIndex, priceMinor: Float64Array, free: Uint8Array, recipe: number): number {
  let cost = 0
  const end = whole(index.lineStart, recipe + 1)
  for (let line = whole(index.lineStart, recipe); line < end; line++) {
    const i = whole(index.lineIngredient, line)
    if (!free[i]) cost += shareCost(real(priceMinor, i), real(index.lineAmount, line), real(index.pack, i))
  }
  return cost
}

/** The same of any recipe, in whole minor units: estimated, without what is usually at home. */
export function usualPortionCost(
  recipe: RecipeData,
  ingredients: ReadonlyMap<string, IngredientData>,
  prices: PriceTable,
): number {
  let cost = 0
  for (const { ingredient, amount } of recipe.lines) {
    const facts = ingredients.get(ingredient)
    const packPrice = prices.packPriceMinor.get(ingredient)
    if (facts && packPrice !== undefined && !facts.pantry)
      cost += shareCost(packPrice, amount, prices.packs.get(ingredient) ?? facts.pack)
  }
  return roundMinor(cost)
}
