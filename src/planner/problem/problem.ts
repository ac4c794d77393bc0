import { whole } from '../arrays.ts'
import type { DishColumns } from '../dish-terms.ts'
import type { Targets } from '../objective.ts'
import type { Params } from '../params.ts'
import type { Before, OccasionData } from './data.ts'
import type { ProblemIndex } from './index.ts'

/** No dish, or no position. */
export const EMPTY = -1
/** Source of a dish that is cooked where it is eaten. */
export const FRESH = -1

/** A place for a dish. */
export interface Position {
  readonly day: number
  /**
   * of a cooked main part of a dinner the night after it, of a lunch the night before: number of the day on whose evening it
   * begins; -1: none, or the lunch is what the dinner left
   */
  readonly night: number
  /** meal or course, as it is called */
  readonly name: string
  /** what may stand there, a number into Problem.groups */
  readonly group: number
  /** it stands beside a main part */
  readonly companion: boolean
  /** what stands here is cooked once in the plan */
  readonly once: boolean
  /** what is cooked here stands fresh at no other such place of the day: all but bread and drinks beside a main part */
  readonly onceADay: boolean
  /** what is cooked here gains if this is its own week */
  readonly ownWeek: boolean
  /** its minutes count: a working day, or a table's one cook */
  readonly timed: boolean
  /** kind of effort that is comfortable here, a number into EFFORT; -1: a table, whose cook takes the time */
  readonly effort: number
  /** the first day: nothing that is begun the day before */
  readonly first: boolean
  /** the main part of a Sunday's large meal, cooked then: there is time for it */
  readonly sunday: boolean
  /** a part of a Friday's lunch or dinner */
  readonly friday: boolean
  /** part of a meal that the country's homes keep for a dish, cooked then: the number of that custom in the week; -1: none */
  readonly custom: number
  /** the main part of the same meal the day before; -1: none, or this is no main part of a lunch or dinner */
  readonly before: number
  readonly after: number
  /** the side of this main part, or the main part of this side; -1: none */
  readonly partner: number
  /** what stands beside this main part, or the main part of this companion */
  readonly beside: readonly number[]
  /** variety group, a number into Targets.variety; -1: none */
  readonly variety: number
  /** its starch counts: a cooked main part of a lunch or dinner, or its side */
  readonly starchy: boolean
  /** its template counts: a cooked main part of a lunch or dinner */
  readonly shaped: boolean
  /** its food groups count: a main part of a lunch or dinner */
  readonly counted: boolean
}

/** Positions that hold the same dish: the search chooses it once for all of them. */
export interface Block {
  /** in the order of days, on no day more than one; the list never changes */
  readonly positions: readonly number[]
  /** cooked for the first and eaten again at the others; false: cooked anew at each, a habit */
  readonly leftover: boolean
}

/** Dishes that may stand at some positions: for a part of a meal, or a course of the table. */
export interface Group {
  /** meal or course */
  readonly name: string
  /** dishes that may stand there, each in its usual portion: numbers into Dishes, in the order of recipe ids */
  readonly candidates: Int32Array
  /** the same in every portion that may be eaten of them: what the search looks at */
  readonly servings: Int32Array
  /** all that pass for the meal or course may stand there, not only a kind of dish */
  readonly whole: boolean
  /** recipes of the meal or course that pass all filters; more than `candidates` in a large catalogue */
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
  /** the kind of its starch: pasta, rice, potatoes; -1: it has none, or bread */
  readonly starch: Int32Array
  /** what it is made as, a stew, a bake, a soup: number into TEMPLATES; -1: not known */
  readonly template: Int32Array
  readonly cuisine: Int32Array
  /** 1: its cuisine counts towards the limit of cuisines */
  readonly foreign: Uint8Array
  readonly cold: Uint8Array
  /** bit n: FOOD_GROUPS[n] */
  readonly foodGroups: Int32Array
  readonly batch: Uint8Array
  /** days it keeps after cooking */
  readonly keeps: Uint8Array
  /** by dish: the same recipe in all portions that may be eaten of it */
  readonly sizes: readonly Int32Array[]
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
  /** left from the week before, less than a pack, hundredths of the unit */
  readonly stock: Float64Array
  readonly priceMinor: Float64Array
  readonly spoils: Float64Array
}

/** Which companions go with which main parts: a table of flags. */
export interface Sides {
  /** by dish: its row as a main part; EMPTY: it is none */
  readonly row: Int32Array
  /** by dish: its column as a companion; EMPTY: it is none */
  readonly column: Int32Array
  readonly columns: number
  readonly fits: Uint8Array
  /** 1: the two are not eaten together */
  readonly clashes: Uint8Array
}

/** Whether a side goes with a main part, both numbers into Dishes. */
export function goesWith({ row, column, columns, fits }: Sides, main: number, side: number): boolean {
  const m = row[main] ?? EMPTY
  const s = column[side] ?? EMPTY
  return m !== EMPTY && s !== EMPTY && fits[m * columns + s] === 1
}

/** Whether a companion is not eaten beside a main part, both numbers into Dishes. */
export function clashes({ row, column, columns, clashes: table }: Sides, main: number, companion: number): boolean {
  const m = row[main] ?? EMPTY
  const s = column[companion] ?? EMPTY
  return m !== EMPTY && s !== EMPTY && table[m * columns + s] === 1
}

export interface Problem {
  readonly kind: 'week' | 'table'
  readonly params: Params
  readonly index: ProblemIndex
  readonly positions: readonly Position[]
  /** every position is in one */
  readonly blocks: readonly Block[]
  readonly sides: Sides
  readonly groups: readonly Group[]
  readonly dishes: Dishes
  readonly items: Items
  readonly targets: Targets
  /** ingredients at home that are not there usually */
  readonly pantryStock: readonly number[]
  /** what the week before left, by ingredient of the problem data; hundredths of the unit */
  readonly stock: ReadonlyMap<number, number>
  /** what the weeks before leave; undefined: nothing is known of them */
  readonly before: Before | undefined
  /** recipes of the plan without a variant, from which this one is to differ */
  readonly apart: readonly string[]
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

/** Dish of a block in a solution; EMPTY: none. */
export const dishIn = ({ dish }: Solution, { positions }: Block): number => dish[positions[0] ?? 0] ?? EMPTY

/** Items of a dish, that with the dearest pack first. */
export const itemsOf = ({ lineStart, lineItem }: Dishes, dish: number): Int32Array =>
  lineItem.subarray(whole(lineStart, dish), whole(lineStart, dish + 1))

/** Positions where what is cooked at a position is eaten again. */
export const eatenAgain = ({ source }: Solution, position: number): number[] =>
  [...source.keys()].filter((other) => source[other] === position)

/** Where what a position holds was cooked: there, or at an earlier position. */
export const potOf = ({ source }: Solution, position: number): number => {
  const from = source[position] ?? FRESH
  return from === FRESH ? position : from
}

/** Where the dish of each position is cooked by the layout: the leftovers of a block at its first position. */
export function sourcesOf({ positions, blocks }: Problem): Int32Array {
  const source = new Int32Array(positions.length).fill(FRESH)
  for (const { positions: places, leftover } of blocks) {
    if (leftover) for (const again of places.slice(1)) source[again] = places[0] as number
  }
  return source
}
