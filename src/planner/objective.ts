import { HUNDREDTHS } from '../catalogue/amount.ts'
import type { FoodGroup } from '../catalogue/vocabulary.ts'

/**
 * What a good plan is, in numbers: the planner minimises J, the sum of the terms below. This file, with
 * `dish-terms.ts`, is the only place that knows weights and formulas; search, reasons, warnings, tests and the bench use it. src/planner/README.md explains it.
 */

/** The terms of J, in the order in which they are added up. */
export const TERMS = [
  'cost',
  'budget',
  'waste',
  'pantry',
  'calories',
  'protein',
  'time',
  'effort',
  'familiarity',
  'wrongDay',
  'variety',
  'foodGroups',
  'children',
  'season',
  'lines',
  'collection',
  'have',
  'health',
  'taste',
  'recency',
  'variant',
] as const
export type Term = (typeof TERMS)[number]

/** Weight of each term. Every term is a pure number, whatever the currency and the household. */
export const WEIGHT: Readonly<Record<Term, number>> = {
  cost: 64,
  budget: 50,
  waste: 77,
  pantry: 64,
  calories: 800,
  protein: 2.5,
  time: 0.3,
  effort: 40,
  familiarity: 26.5,
  wrongDay: 32,
  variety: 3,
  foodGroups: 162,
  children: 8,
  season: 10,
  lines: 0.6,
  collection: 44,
  have: 7.3,
  health: 2.2,
  taste: 0.12,
  recency: 40,
  variant: 100,
}

/** Hard rules come before anything else: the penalty of a broken one is more than all terms together can gain. */
export const HARD_PENALTY = {
  repeat: 1000,
  sameDay: 500,
  neighbours: 100,
  side: 100,
  twiceADay: 100,
  clash: 100,
} as const

/** Share by which a day's energy may miss its target without loss. */
export const CALORIE_BAND = 0.05

/** How far within that band a week is aimed: so that the rounding of portions and sums leaves no day just outside. */
export const CALORIE_MARGIN = 0.004

/** Minutes of a dish beyond this are waiting, in the oven or the refrigerator, and do not count. */
export const LONGEST_MIN = 90

/** Energy of a guest's share of a table, kcal: no loss between the two. */
export const TABLE_KCAL = { low: 900, high: 1600 } as const

/** What a plan is measured against; fixed for a request. */
export interface Targets {
  /** number of main parts (the meals of a week, the dishes of a table), `C` */
  readonly positions: number
  /** lunches and dinners of a week; 0: a table */
  readonly largeMeals: number
  readonly days: number
  /** usual used cost of such a plan, minor units, at least 1: `R` */
  readonly referenceMinor: number
  /** 0: none */
  readonly budgetMinor: number
  /** kcal of a day (of a guest, at a table): no loss from low to high; a loss of 1 for each `scale` beyond */
  readonly kcal: { readonly target: number; readonly low: number; readonly high: number; readonly scale: number }
  /** tenths of a gram a day; 0: no target */
  readonly protein: number
  /** usual minutes of the timed positions, at least 1 */
  readonly minutes: number
  /** a day's targets: grams, tenths of a gram of fibre (0: none), hundredths of a gram of salt (Infinity: none) */
  readonly health: HealthTarget | null
  /** how often dishes of a kind are eaten at the week's lunches and dinners */
  readonly foodGroups: readonly FoodGroupBand[]
  /** how many times a meal outside these bands counts */
  readonly foodGroupsWeight: number
  /** positions that share a limit on how often a main ingredient, or a cuisine, may come */
  readonly variety: readonly VarietyGroup[]
  /** how often meals may have pasta, rice, potatoes or the like; null: a table */
  readonly starch: KindLimit | null
  /** how often main parts may be stews, bakes, soups or the like; null: a table */
  readonly template: KindLimit | null
}

export interface HealthTarget {
  readonly produce: number
  readonly fiber: number
  readonly salt: number
  /** how much it counts */
  readonly weight: number
}

/** Fewer meals of a kind than `low`, or more than `high`, are a loss. */
export interface FoodGroupBand {
  readonly group: FoodGroup
  readonly low: number
  readonly high: number
}

export interface VarietyGroup {
  /** more positions than this of one main ingredient are a loss */
  readonly mainLimit: number
  /** the same for cuisines; 0: cuisines do not count */
  readonly cuisineLimit: number
  /** how many times the same main ingredient at two meals of one day counts; 0: not at all */
  readonly byDay: number
  /** number of the variety group whose days it shares: with what stands there too a main ingredient comes twice; for both `byDay` times `weight` is one number */
  readonly daysWith: number
  /** a table of hot and cold dishes: all alike is a loss */
  readonly temperatures: boolean
  /** what exceeds its limits is worth a warning */
  readonly warned: boolean
  /** how many times what exceeds its limits counts */
  readonly weight: number
}

/** How often the lunches and dinners of a week may be of one kind, a starch or a template. */
export interface KindLimit {
  /** more meals of a kind than this are a loss */
  readonly limit: number
  /** how many times each of these counts, and a second meal of one day */
  readonly weight: number
}

/** Limit of a variety group of n positions. */
export const mainLimit = (n: number): number => Math.max(2, Math.ceil(n / 5))
export const cuisineLimit = (n: number): number => Math.max(2, Math.ceil(n / 4))
export const tableMainLimit = (n: number): number => Math.max(1, Math.ceil(n / 5))

/** Loss of a total that is so much over the budget. */
export const budgetLoss = (targets: Targets, overMinor: number): number =>
  overMinor > 0 ? (WEIGHT.budget * overMinor) / targets.referenceMinor : 0

/**
 * Loss of money: what is paid, what exceeds the budget, and what is bought and not eaten.
 * @param spoiltMinor value of what is left in the packs, by how fast it spoils
 */
export function moneyLoss(targets: Targets, costMinor: number, spoiltMinor: number): number {
  const spent = (WEIGHT.cost * costMinor + WEIGHT.waste * spoiltMinor) / targets.referenceMinor
  return targets.budgetMinor > 0 ? spent + budgetLoss(targets, costMinor - targets.budgetMinor) : spent
}

/** The three terms of `moneyLoss` apart. */
export function moneyTerms(targets: Targets, costMinor: number, spoiltMinor: number) {
  const cost = (WEIGHT.cost * costMinor) / targets.referenceMinor
  const waste = (WEIGHT.waste * spoiltMinor) / targets.referenceMinor
  return { cost, budget: targets.budgetMinor > 0 ? budgetLoss(targets, costMinor - targets.budgetMinor) : 0, waste }
}

/** Loss of each kcal that a day misses its band by. */
export const kcalLoss = ({ kcal: { scale }, days }: Targets): number => WEIGHT.calories / (scale * days)

export function caloriesLoss(targets: Targets, kcal: number): number {
  const { low, high } = targets.kcal
  const miss = kcal < low ? low - kcal : kcal > high ? kcal - high : 0
  return miss * kcalLoss(targets)
}

export function proteinLoss(targets: Targets, protein: number): number {
  return protein < targets.protein ? (WEIGHT.protein * (1 - protein / targets.protein)) / targets.days : 0
}

export function healthLoss(targets: Targets, produce: number, fiber: number, salt: number): number {
  const { health } = targets
  if (!health) return 0
  const shortfall =
    (produce < health.produce ? 1 - produce / health.produce : 0) +
    (fiber < health.fiber ? 1 - fiber / health.fiber : 0)
  const excess = salt > health.salt ? salt / health.salt - 1 : 0
  return (WEIGHT.health * health.weight * (shortfall + excess)) / targets.days
}

/** @param outside meals that are missing or too many, of all food groups */
export const foodGroupsLoss = (targets: Targets, outside: number): number =>
  (WEIGHT.foodGroups * targets.foodGroupsWeight * outside) / Math.max(1, targets.largeMeals)

/** How many meals of a kind are missing, or too many. */
export const outsideBand = ({ low, high }: FoodGroupBand, meals: number): number =>
  meals < low ? low - meals : meals > high ? meals - high : 0

/** @param lines different goods that are bought */
export const linesLoss = (targets: Targets, lines: number): number => (targets.days > 1 ? WEIGHT.lines * lines : 0)
/** @param dishes sum over main parts of how little children like them, 0 to 1 each */
export const childrenLoss = (targets: Targets, dishes: number): number => (WEIGHT.children * dishes) / targets.positions
/** @param dishes dishes out of season, those beside a main part too */
export const seasonLoss = (targets: Targets, dishes: number): number => (WEIGHT.season * dishes) / targets.positions

export const timeLoss = (targets: Targets, minutes: number): number => (WEIGHT.time * minutes) / targets.minutes
/** @param excess positions beyond the limits of main ingredients and cuisines, repeats within a day */
export const varietyLoss = (targets: Targets, excess: number): number => (WEIGHT.variety * excess) / targets.positions
/** @param mismatch sum over positions of how far each dish is from the collection or the table's own dishes, 0 to 1 each */
export const collectionLoss = (targets: Targets, mismatch: number): number =>
  (WEIGHT.collection * mismatch) / targets.positions
/** @param unused ingredients at home that no dish uses */
export const haveLoss = (targets: Targets, unused: number): number => (WEIGHT.have * unused) / targets.positions
/** @param jitter sum over positions of the dishes' numbers of this household's week, 0 to 1 each */
export const tasteLoss = (targets: Targets, jitter: number): number => (WEIGHT.taste * jitter) / targets.positions
/** @param favour sum over cooked dishes of what each gains in its own week: a gain, whatever the size of the week */
export const favourLoss = (_: Targets, favour: number): number => -favour
/** @param recent sum over main parts of how lately each was eaten in weeks before, 1 for the last */
export const recencyLoss = (targets: Targets, recent: number): number => (WEIGHT.recency * recent) / targets.positions
/** @param dishes main parts that the plan without a variant has too */
export const variantLoss = (targets: Targets, dishes: number): number => (WEIGHT.variant * dishes) / targets.positions
/** @param usedMinor what is used of goods that are usually at home, and bought anew when they are used up */
export const pantryLoss = (targets: Targets, usedMinor: number): number =>
  (WEIGHT.pantry * usedMinor) / targets.referenceMinor
/** @param unfamiliar sum over positions of how little the dishes are known in the country, 0 for what homes cook regularly */
export const familiarityLoss = (targets: Targets, unfamiliar: number): number =>
  (WEIGHT.familiarity * unfamiliar) / targets.positions
/**
 * @param dishes weekend dishes that are cooked on a working day, dishes of the first day that are begun the day before, and a
 *   little of a dish for each everyday dish at a Sunday's large meal
 */
export const wrongDayLoss = (_: Targets, dishes: number): number => WEIGHT.wrongDay * dishes
/** @param effort sum over cooked dishes of `effortOf` */
export const effortLoss = (_: Targets, effort: number): number => WEIGHT.effort * effort

/** Hands-on minutes that a cook finds comfortable, by meal and kind of day, and what an hour costs as a share of R. */
export const EFFORT = [
  { slot: 'breakfast', weekend: false, comfortable: 10, anHour: 0.25 },
  { slot: 'lunch', weekend: false, comfortable: 15, anHour: 0.25 },
  { slot: 'dinner', weekend: false, comfortable: 30, anHour: 0.25 },
  { slot: 'snack', weekend: false, comfortable: 10, anHour: 0.25 },
  { slot: 'breakfast', weekend: true, comfortable: 30, anHour: 0.015 },
  { slot: 'lunch', weekend: true, comfortable: 60, anHour: 0.015 },
  { slot: 'dinner', weekend: true, comfortable: 60, anHour: 0.015 },
  { slot: 'snack', weekend: true, comfortable: 15, anHour: 0.015 },
] as const

/** Loss of a dish that takes twice the comfortable minutes; it grows with the square of what exceeds them. */
const TWICE_COMFORTABLE = 0.02

/** What so many hands-on minutes weigh at a meal: an hour's share of R, and more the further beyond the comfortable. */
export function effortOf({ comfortable, anHour }: (typeof EFFORT)[number], minutes: number): number {
  const beyond = Math.max(0, minutes / comfortable - 1)
  return (anHour * minutes) / 60 + TWICE_COMFORTABLE * beyond * beyond
}

/** Whole packs that cover a need; both in hundredths of the unit. */
export const packsFor = (need: number, pack: number): number => Math.ceil(need / pack)

/** Packs that are bought for a need of which some is at home; all in hundredths of the unit. */
export const packsBeyond = (need: number, stock: number, pack: number): number =>
  need > stock ? packsFor(need - stock, pack) : 0

/** Amount that `portions` (hundredths) of a dish take of an ingredient, hundredths of its unit. */
export const useOf = (amount: number, portions: number): number => Math.round((amount * portions) / HUNDREDTHS)
