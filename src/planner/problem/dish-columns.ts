import { hash, unit } from '../../catalogue/random.ts'
import { flag, real } from '../arrays.ts'
import { type DishColumns, LONGEST_MIN } from '../objective.ts'
import type { ProblemIndex } from './index.ts'

/** What a request would rather have, by recipe. */
export interface Leanings {
  /** how far it is from what is wanted, 0 to 1 */
  readonly mismatch: (recipe: number) => number
  /** the number of this household's week, 0 to 1 */
  readonly jitter: (recipe: number) => number
  /** how little it is known in the country, 0 to 1 */
  readonly unfamiliar: (recipe: number) => number
  /** 1: only for Saturdays and Sundays */
  readonly weekend: (recipe: number) => number
  /** 1: its cuisine counts towards the limit of cuisines */
  readonly foreign: (recipe: number) => number
}

/** A number from 0 to 1 for each recipe, drawn from its id and what the plan is for. */
export const tasteOf = ({ data }: ProblemIndex, seed: number): Float64Array =>
  Float64Array.from(data.recipes, ({ id }) => unit(hash([seed, id])))

/** What the terms that add up dish by dish read of recipes, in their order. */
export const dishColumns = (
  index: ProblemIndex,
  recipes: ArrayLike<number>,
  { mismatch, jitter, unfamiliar, weekend }: Leanings,
): DishColumns => {
  const column = (of: (recipe: number) => number): Float64Array => Float64Array.from(recipes, of)
  return {
    time: column((recipe) => Math.min(real(index.time, recipe), LONGEST_MIN)),
    active: column((recipe) => real(index.active, recipe)),
    unfamiliar: column(unfamiliar),
    weekend: column(weekend),
    dayBefore: column((recipe) => flag(index.dayBefore, recipe)),
    mismatch: column(mismatch),
    jitter: column(jitter),
  }
}
