import { real, whole } from '../arrays.ts'
import type { PriceTable } from './data.ts'
import type { ProblemIndex } from './index.ts'

/** Price of one pack of each ingredient of the problem data, minor units. */
export function pricesOf(index: ProblemIndex, prices: PriceTable): Float64Array {
  return Float64Array.from(index.data.ingredients, ({ id }) => {
    const price = prices.packPriceMinor.get(id)
    if (price === undefined) throw new Error(`the prices has no price for ${id}`)
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

/** Used cost of one adult portion of each recipe asked for, minor units. */
export function portionCost(index: ProblemIndex, priceMinor: Float64Array, home: Uint8Array, recipe: number): number {
  let cost = 0
  const end = whole(index.lineStart, recipe + 1)
  for (let line = whole(index.lineStart, recipe); line < end; line++) {
    const i = whole(index.lineIngredient, line)
    if (!home[i]) cost += (real(index.lineAmount, line) * real(priceMinor, i)) / real(index.pack, i)
  }
  return cost
}
