import type { Reason } from './explain/codes.ts'
import type { Warning } from './explain/warning-codes.ts'
import type { Term } from './objective.ts'
import type { Before } from './problem/data.ts'
import type { ShopLine, StockLine } from './shopping-list.ts'

/** A dish in its place. Nutrients and cost are of the portion that an adult eats there. */
export interface Dish {
  /** meal; the course at a table; for a basket the recipe's first meal, or its course */
  readonly slot: string
  /** it stands beside the main part of its meal, which is the dish before it that is none */
  readonly companion?: true
  readonly recipeId: string
  /** share of the recipe's portion that an adult eats; plans of before planner version 10 have none: 1 */
  readonly portion?: number
  readonly kcal: number
  /** grams, as the four below */
  readonly protein: number
  readonly fat: number
  readonly carb: number
  readonly fiber: number
  readonly salt: number
  /** used cost, whole minor units; pantry and what is at home excluded */
  readonly costMinor: number
  readonly timeMin: number
  /** cooked the day before */
  readonly leftover: boolean
  /** cooked once for two days; true on the day it is cooked */
  readonly batch: boolean
  /** adult portions of it that are eaten here */
  readonly portions: number
  /** baskets only: how many people it feeds */
  readonly servings?: number
  readonly why: Reason
}

export interface Day {
  readonly index: number
  /** YYYY-MM-DD */
  readonly date: string
  /** per adult portion; at a table and for a basket per guest */
  readonly kcal: number
  readonly protein: number
  readonly costMinor: number
  readonly dishes: readonly Dish[]
}

export interface Totals {
  /** whole packs */
  readonly costMinor: number
  readonly usedCostMinor: number
  /** lines to buy */
  readonly items: number
  /** means of the days */
  readonly kcalPerDay: number
  readonly proteinPerDay: number
  /** minutes of all dishes that are cooked */
  readonly cookMin: number
}

/** What the planner weighed, to six decimals; `terms` add up to `value`. A basket weighs nothing. */
export interface Objective {
  readonly value: number
  readonly terms: Readonly<Record<Term, number>>
  /** money by which the terms of money are divided */
  readonly referenceMinor: number
}

/** A plan without words: ids, numbers, reason and warning codes. Plain data, stored as it is. */
export interface Plan {
  readonly kind: 'week' | 'occasion' | 'basket'
  readonly version: string
  /** id of the occasion; '' for weeks and baskets */
  readonly occasion: string
  /** adult portions of each meal; at a table and for a basket the guests */
  readonly portions: number
  readonly days: readonly Day[]
  readonly list: readonly ShopLine[]
  /** what the week before left; only of a week that was planned after another */
  readonly stock?: readonly StockLine[]
  /** what is remembered of the weeks before; only of such a week */
  readonly before?: Before
  /** recipes of the plan without a variant; only of a variant */
  readonly apart?: readonly string[]
  readonly totals: Totals
  readonly warnings: readonly Warning[]
  readonly objective: Objective | null
}
