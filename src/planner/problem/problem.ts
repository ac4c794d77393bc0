import type { DishColumns, Targets } from '../objective.ts'
import type { Params } from '../params.ts'
import type { OccasionData } from './data.ts'
import type { ProblemIndex } from './index.ts'

/** No dish, or no position. */
export const EMPTY = -1
/** Source of a dish that is cooked where it is eaten. */
export const FRESH = -1

/** A place for a dish. */
export interface Position {
  readonly day: number
  /** meal or course, a number into Problem.groups */
  readonly group: number
  /** its minutes count: a working day, or a table's one cook */
  readonly timed: boolean
  /** kind of effort that is comfortable here, a number into EFFORT; -1: a table, whose cook takes the time */
  readonly effort: number
  /** positions where a dish cooked here may be eaten again */
  readonly next: readonly number[]
  /** the same meal the day before; -1: none */
  readonly before: number
  readonly after: number
  /** variety group, a number into Targets.variety; -1: none */
  readonly variety: number
}

/** A meal of the week or a course of the table. */
export interface Group {
  readonly name: string
  /** dishes that may stand there: numbers into Dishes, in the order of recipe ids */
  readonly candidates: Int32Array
  /** recipes that pass all filters; more than `candidates` in a large catalogue */
  readonly dishes: number
  /** recipes of the meal or the course before the filters */
  readonly offered: number
}

/** The dishes in play, as numbers; a dish is a recipe made in a number of portions. */
export interface Dishes extends DishColumns {
  readonly recipe: Int32Array
  /** adult portions made of it for one meal, in hundredths */
  readonly portions: Int32Array
  /** share of the recipe's portion that an adult eats */
  readonly portion: Float64Array
  readonly kcal: Float64Array
  readonly protein: Float64Array
  readonly produce: Float64Array
  readonly fiber: Float64Array
  readonly salt: Float64Array
  readonly main: Int32Array
  readonly cuisine: Int32Array
  /** 1: its cuisine counts towards the limit of cuisines */
  readonly foreign: Uint8Array
  readonly cold: Uint8Array
  readonly batch: Uint8Array
  /** lines to buy: lineStart[dish] until lineStart[dish + 1] */
  readonly lineStart: Int32Array
  readonly lineItem: Int32Array
  /** hundredths of the unit */
  readonly lineUse: Float64Array
  /** numbers of the ingredients at home that it uses, in the same way */
  readonly stockStart: Int32Array
  readonly stockItem: Int32Array
}

/** Ingredients to buy: neither usually nor just now at home. */
export interface Items {
  readonly ingredient: Int32Array
  readonly pack: Float64Array
  readonly priceMinor: Float64Array
  readonly spoils: Float64Array
}

export interface Problem {
  readonly kind: 'week' | 'table'
  readonly params: Params
  readonly index: ProblemIndex
  readonly positions: readonly Position[]
  readonly groups: readonly Group[]
  readonly dishes: Dishes
  readonly items: Items
  readonly targets: Targets
  /** ingredients at home that are not there usually */
  readonly pantryStock: readonly number[]
  /** data recipes of the request's collection, or the occasion's own; null: neither */
  readonly wanted: ReadonlySet<number> | null
  readonly occasion: OccasionData | null
  readonly priceMinor: Float64Array
  /** groups of an occasion whose own dishes did not suffice, or that had none at all */
  readonly shortages: readonly Shortage[]
  /** adult portions eaten at each meal or course, in hundredths */
  readonly portions: number
}

export interface Shortage {
  readonly group: string
  readonly own: number
  readonly needed: number
  readonly available: number
}

/** What a position holds: a dish, and the position it was cooked in when it is eaten again there (-1: cooked here). */
export interface Solution {
  readonly dish: Int32Array
  readonly source: Int32Array
}
