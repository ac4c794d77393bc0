import { hash, unit } from '../../catalogue/random.ts'
import { flag, real } from '../arrays.ts'
import type { DishColumns } from '../dish-terms.ts'
import { LONGEST_MIN } from '../objective.ts'
import type { ProblemIndex } from './index.ts'

/** What a request would rather have, by recipe; what is left out is the same for all. */
export interface Preferences {
  /** how far it is from what is wanted, 0 to 1 */
  readonly mismatch: (recipe: number) => number
  /** the number of this household's week, 0 to 1 */
  readonly jitter?: (recipe: number) => number
  /** what it gains where this is its own week, in units of the objective */
  readonly favour?: (recipe: number) => number
  /** where it stands on the circle of turns, 0 to 1 */
  readonly turn?: ((recipe: number) => number) | undefined
  /** the share of that circle on which it is one of the week, and the share that is its own */
  readonly inTurn?: (recipe: number) => number
  readonly ownShare?: (recipe: number) => number
  /** the share of weeks in which homes have it, of what they have most often; 0: it is none of that */
  readonly favourite?: (recipe: number) => number
  /** how little it is known in the country, from 0 */
  readonly unfamiliar?: (recipe: number) => number
  /** 1: only for Saturdays and Sundays */
  readonly weekend?: (recipe: number) => number
  /** how little it is a dish for Sunday's large meal, 0 to 1 */
  readonly plain?: (recipe: number) => number
  /** 1: of meat, where homes eat none on Fridays */
  readonly meaty?: (recipe: number) => number
  /** bit n: it is a dish of the week's nth custom */
  readonly customs?: (recipe: number) => number
  /** number of the custom of the week whose turn it has; -1: none */
  readonly meant?: (recipe: number) => number
  /** how little children like it, 0 to 1; 0 where no child eats */
  readonly childless?: (recipe: number) => number
  /** 1: out of season */
  readonly unseasonal?: (recipe: number) => number
  /** how lately it was eaten in the weeks before, 0 to 1 */
  readonly recent?: (recipe: number) => number
  /** 1: the plan without a variant has it */
  readonly apart?: (recipe: number) => number
  /** 1: its cuisine counts towards the limit of cuisines */
  readonly foreign: (recipe: number) => number
}

/** By so much of the whole circle a dish's number goes on from week to week, and from variant to variant. */
const A_WEEK = (Math.sqrt(5) - 1) / 2
const A_VARIANT = Math.SQRT2 - 1
/** Below the first share of the circle a dish is one of the week, beyond the second it is not. */
const OF_THE_WEEK = { from: 0.4, until: 0.6 } as const

/** Where something stands in a week on a circle that it goes round, 0 to 1. @param drawn where it begins */
export const placeOn = (drawn: number, week: number, variant: number): number =>
  (unit(drawn) + week * A_WEEK + variant * A_VARIANT) % 1

/**
 * Where each recipe stands on a circle, 0 to 1, drawn from its id and the household. From week to week a dish goes on by
 * the golden section: what is of one week is far from it in the next ones (Weyl's equidistribution), without any memory.
 */
export function turnOf(
  { data }: ProblemIndex,
  seed: number,
  week: number,
  variant: number,
): (recipe: number) => number {
  // Worked out when it is asked for: a request looks at a few of a large catalogue's recipes, again and again.
  const drawn = new Float64Array(data.recipes.length).fill(-1)
  return (recipe) => {
    const known = real(drawn, recipe)
    if (known >= 0) return known
    const place = placeOn(hash([seed, data.recipes[recipe]?.id]), week, variant)
    drawn[recipe] = place
    return place
  }
}

/** A number from 0 to 1 for a place on the circle: 0 for two fifths of it, 1 for two fifths, and in between for the rest. */
export function tasteAt(place: number): number {
  const { from, until } = OF_THE_WEEK
  return Math.min(1, Math.max(0, (place - from) / (until - from)))
}

/**
 * What the terms that add up dish by dish read of recipes, in their order.
 * @param pantry what each uses of goods that are usually at home, minor units
 */
export const dishColumns = (
  index: ProblemIndex,
  recipes: ArrayLike<number>,
  {
    mismatch,
    jitter,
    favour,
    unfamiliar,
    weekend,
    plain,
    meaty,
    customs = () => 0,
    meant = () => -1,
    childless,
    unseasonal,
    recent,
    apart,
  }: Preferences,
  pantry: Float64Array,
): DishColumns => {
  const column = (of?: (recipe: number) => number): Float64Array => {
    const values = new Float64Array(recipes.length)
    if (of) for (let at = 0; at < values.length; at++) values[at] = of(recipes[at] as number)
    return values
  }
  return {
    pantry,
    time: column((recipe) => Math.min(real(index.time, recipe), LONGEST_MIN)),
    active: column((recipe) => real(index.active, recipe)),
    unfamiliar: column(unfamiliar),
    weekend: column(weekend),
    plain: column(plain),
    meaty: column(meaty),
    customs: Int32Array.from(recipes, customs),
    meant: Int32Array.from(recipes, meant),
    dayBefore: column((recipe) => flag(index.dayBefore, recipe)),
    mismatch: column(mismatch),
    jitter: column(jitter),
    favour: column(favour),
    childless: column(childless),
    unseasonal: column(unseasonal),
    recent: column(recent),
    apart: column(apart),
  }
}
