import { real } from '../arrays.ts'
import { type DishColumns, LONGEST_MIN } from '../objective.ts'
import type { ProblemIndex } from './index.ts'

/** What the terms that add up dish by dish read of recipes, in their order. Functions of a recipe give 0 to 1. */
export const dishColumns = (
  index: ProblemIndex,
  recipes: ArrayLike<number>,
  mismatch: (recipe: number) => number,
  jitter: (recipe: number) => number,
): DishColumns => {
  const column = (of: (recipe: number) => number): Float64Array => Float64Array.from(recipes, of)
  return {
    time: column((recipe) => Math.min(real(index.time, recipe), LONGEST_MIN)),
    mismatch: column(mismatch),
    jitter: column(jitter),
  }
}
