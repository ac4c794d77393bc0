import type { Market } from './world.ts'
import type { WorldIndex } from './world-index.ts'

/** Price of one pack of each ingredient of the world, minor units. */
export function pricesOf(index: WorldIndex, market: Market): Float64Array {
  return Float64Array.from(index.world.ingredients, ({ id }) => {
    const price = market.packPriceMinor.get(id)
    if (price === undefined) throw new Error(`the market has no price for ${id}`)
    return price
  })
}

/** 1 for each ingredient that is not bought: usually at home, or at home now. */
export function atHome(index: WorldIndex, have: readonly string[]): Uint8Array {
  const home = Uint8Array.from(index.pantry)
  for (const id of have) {
    const i = index.ingredientAt.get(id)
    if (i !== undefined) home[i] = 1
  }
  return home
}

/** Used cost of one adult portion of each recipe asked for, minor units. */
export function portionCost(index: WorldIndex, priceMinor: Float64Array, home: Uint8Array, recipe: number): number {
  let cost = 0
  const end = index.lineStart[recipe + 1] as number
  for (let line = index.lineStart[recipe] as number; line < end; line++) {
    const i = index.lineIngredient[line] as number
    if (!home[i]) cost += ((index.lineAmount[line] as number) * (priceMinor[i] as number)) / (index.pack[i] as number)
  }
  return cost
}
