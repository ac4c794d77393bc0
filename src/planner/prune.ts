import type { Aims } from './objective.ts'
import type { WorldIndex } from './world-index.ts'

/** Dishes of a meal that the search looks at, at most. */
export const SHORTLIST = 160

interface Pool {
  readonly index: WorldIndex
  /** those that pass, in the order of their ids */
  readonly recipes: Int32Array
  /** used cost of each for the household, minor units */
  readonly cost: Float64Array
  /** cells to fill from them */
  readonly cells: number
  readonly aims: Aims
  readonly strange: (recipe: number) => number
  readonly home: Uint8Array
}

/** The dishes worth the search's time: all of a small catalogue. In the order of their ids. */
export function prune({ recipes }: Pool): Int32Array {
  return recipes.length <= SHORTLIST ? recipes : recipes.subarray(0, SHORTLIST)
}
