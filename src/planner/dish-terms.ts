import { MOST_CUSTOMS } from '../eating/meals.ts'
import { real, whole } from './arrays.ts'
import {
  childrenLoss,
  collectionLoss,
  EFFORT,
  effortLoss,
  effortOf,
  familiarityLoss,
  favourLoss,
  pantryLoss,
  recencyLoss,
  seasonLoss,
  type Targets,
  type Term,
  tasteLoss,
  timeLoss,
  variantLoss,
  wrongDayLoss,
} from './objective.ts'

/** The terms of the objective that add up dish by dish. */

/** How much of the week's taste counts for what stands beside a main part. */
const COMPANION_TASTE = 0.15
/** The same of familiarity. */
const COMPANION_FAMILIARITY = 0.2
/** How much of a weekend dish on a working day an omelette or a soup is at Sunday's large meal. */
const PLAIN_ON_SUNDAY = 0.14
/** The same of meat at a Friday's lunch or dinner, where homes eat none then. */
const MEAT_ON_FRIDAY = 0.2

/** The same of another dish at a meal that homes keep for certain ones, and of one of these whose turn it is not. */
const NOT_THE_CUSTOM = 0.3
const NOT_ITS_TURN = 0.04
/** How many times as much that counts beside the main part: a pot of broth costs so much more than other soups that it would give way. */
const BESIDE_THE_MAIN = 2

/** What the terms read of the dishes in play. */
export interface DishColumns {
  /** what is used of goods that are usually at home, minor units; of a week only */
  readonly pantry: Float64Array
  /** minutes, as far as they count */
  readonly time: Float64Array
  /** 0: of what is wanted, up to 1: not at all */
  readonly mismatch: Float64Array
  /** hands-on minutes */
  readonly active: Float64Array
  /** 0: cooked at home regularly; more, the less it is known in the country */
  readonly unfamiliar: Float64Array
  /** 1: only for Saturdays and Sundays */
  readonly weekend: Float64Array
  /** how little it is a dish for Sunday's large meal, 0 to 1 */
  readonly plain: Float64Array
  /** 1: of meat, poultry or offal, in a country whose homes eat none on Fridays */
  readonly meaty: Float64Array
  /** bit n: it is a dish of the week's nth custom */
  readonly customs: Int32Array
  /** number of the custom of the week whose turn it has; -1: none */
  readonly meant: Int32Array
  /** 1: begun the day before it is eaten */
  readonly dayBefore: Float64Array
  /** number of this household's week, 0 to 1 */
  readonly jitter: Float64Array
  /** what it gains where this is its own week, in units of the objective; else 0 */
  readonly favour: Float64Array
  /** how little children like it, 0 to 1; 0 where no child eats */
  readonly childless: Float64Array
  /** 1: out of season */
  readonly unseasonal: Float64Array
  /** how lately it was eaten in the weeks before, 1: last week; 0: not, or nothing is known of them */
  readonly recent: Float64Array
  /** 1: the plan without a variant has it */
  readonly apart: Float64Array
}

/** What decides whether a term counts at a position. */
export interface Place {
  readonly timed: boolean
  readonly effort: number
  readonly first: boolean
  readonly sunday: boolean
  readonly friday: boolean
  readonly custom: number
  readonly companion: boolean
  readonly counted: boolean
  readonly ownWeek: boolean
}

/** A term that adds up dish by dish. Search, evaluation, shortlist and the exact model read the rows and name none. */
export interface DishTerm<T extends Term = Term> {
  readonly term: T
  /** what a dish adds to the term's total */
  readonly perDish: (dishes: DishColumns, dish: number, targets: Targets) => number
  /** whether a dish adds it at a position; `fresh`: it is cooked there, not left over */
  readonly counts: (position: Place, fresh: boolean) => boolean
  /** loss of the total, a multiple of it */
  readonly loss: (targets: Targets, total: number) => number
}

/** Whether a dish is one of a custom of the week. */
export const isOf = (customs: Int32Array, dish: number, custom: number): boolean =>
  ((whole(customs, dish) >> custom) & 1) === 1

/** What a dish loses at the meal of a custom. */
function customLoss(customs: Int32Array, meant: Int32Array, dish: number, custom: number): number {
  if (whole(meant, dish) === custom) return 0
  return isOf(customs, dish, custom) ? NOT_ITS_TURN : NOT_THE_CUSTOM
}

const row = <T extends Term>(term: DishTerm<T>): DishTerm<T> => term

export const DISH_TERMS = [
  row({
    term: 'pantry',
    perDish: ({ pantry }, dish) => real(pantry, dish),
    counts: () => true,
    loss: pantryLoss,
  }),
  row({
    term: 'time',
    perDish: ({ time }, dish) => real(time, dish),
    counts: ({ timed }, fresh) => timed && fresh,
    loss: timeLoss,
  }),
  row({
    term: 'collection',
    perDish: ({ mismatch }, dish) => real(mismatch, dish),
    counts: ({ companion }) => !companion,
    loss: collectionLoss,
  }),
  row({
    term: 'taste',
    perDish: ({ jitter }, dish) => real(jitter, dish),
    counts: ({ companion }) => !companion,
    loss: tasteLoss,
  }),
  row({
    term: 'taste',
    perDish: ({ jitter }, dish) => COMPANION_TASTE * real(jitter, dish),
    counts: ({ companion }) => companion,
    loss: tasteLoss,
  }),
  row({
    term: 'taste',
    perDish: ({ favour }, dish) => real(favour, dish),
    counts: ({ ownWeek }, fresh) => ownWeek && fresh,
    loss: favourLoss,
  }),
  row({
    term: 'familiarity',
    perDish: ({ unfamiliar }, dish) => real(unfamiliar, dish),
    counts: ({ companion }) => !companion,
    loss: familiarityLoss,
  }),
  row({
    term: 'familiarity',
    perDish: ({ unfamiliar }, dish) => COMPANION_FAMILIARITY * real(unfamiliar, dish),
    counts: ({ companion }) => companion,
    loss: familiarityLoss,
  }),
  row({
    term: 'children',
    perDish: ({ childless }, dish) => real(childless, dish),
    counts: ({ companion }) => !companion,
    loss: childrenLoss,
  }),
  row({
    term: 'season',
    perDish: ({ unseasonal }, dish) => real(unseasonal, dish),
    counts: () => true,
    loss: seasonLoss,
  }),
  row({
    term: 'recency',
    perDish: ({ recent }, dish) => real(recent, dish),
    counts: ({ counted }) => counted,
    loss: recencyLoss,
  }),
  row({
    term: 'variant',
    perDish: ({ apart }, dish) => real(apart, dish),
    counts: ({ counted }) => counted,
    loss: variantLoss,
  }),
  row({
    term: 'wrongDay',
    perDish: ({ weekend }, dish) => real(weekend, dish),
    counts: ({ timed, custom }, fresh) => timed && fresh && custom < 0,
    loss: wrongDayLoss,
  }),
  row({
    term: 'wrongDay',
    perDish: ({ plain }, dish) => PLAIN_ON_SUNDAY * real(plain, dish),
    counts: ({ sunday }) => sunday,
    loss: wrongDayLoss,
  }),
  row({
    term: 'wrongDay',
    perDish: ({ meaty }, dish) => MEAT_ON_FRIDAY * real(meaty, dish),
    counts: ({ friday }) => friday,
    loss: wrongDayLoss,
  }),
  row({
    term: 'wrongDay',
    perDish: ({ dayBefore }, dish) => real(dayBefore, dish),
    counts: ({ first }) => first,
    loss: wrongDayLoss,
  }),
  ...Array.from({ length: MOST_CUSTOMS }, (_, at) => [
    row({
      term: 'wrongDay',
      perDish: ({ customs, meant }, dish) => customLoss(customs, meant, dish, at),
      counts: ({ custom, companion }) => custom === at && !companion,
      loss: wrongDayLoss,
    }),
    row({
      term: 'wrongDay',
      perDish: ({ customs, meant }, dish) => BESIDE_THE_MAIN * customLoss(customs, meant, dish, at),
      counts: ({ custom, companion }) => custom === at && companion,
      loss: wrongDayLoss,
    }),
    // On Friday evening there is time for a pizza.
    row({
      term: 'wrongDay',
      perDish: ({ weekend, customs }, dish) => (isOf(customs, dish, at) ? 0 : real(weekend, dish)),
      counts: ({ timed, custom }, fresh) => timed && fresh && custom === at,
      loss: wrongDayLoss,
    }),
  ]).flat(),
  ...EFFORT.map((kind, at) =>
    row({
      term: 'effort',
      perDish: ({ active }, dish) => effortOf(kind, real(active, dish)),
      counts: ({ effort }, fresh) => effort === at && fresh,
      loss: effortLoss,
    }),
  ),
] as const
