/**
 * What a good plan is, in numbers: the planner minimises J, the sum of the terms below. This file is the only place that
 * knows weights and formulas; search, reasons, warnings, tests and the bench use it. src/planner/README.md explains it.
 */

/** The terms of J, in the order in which they are added up. */
export const TERMS = [
  'cost',
  'budget',
  'waste',
  'calories',
  'protein',
  'time',
  'variety',
  'collection',
  'leftover',
  'have',
  'health',
  'variant',
] as const
export type Term = (typeof TERMS)[number]

/** Weight of each term. Every term is a pure number, whatever the currency and the household. */
export const WEIGHT: Readonly<Record<Term, number>> = {
  cost: 1,
  budget: 5,
  waste: 0.4,
  calories: 4,
  protein: 1,
  time: 0.3,
  variety: 1,
  collection: 3,
  leftover: 0.7,
  have: 0.5,
  health: 1,
  variant: 0.3,
}

/** Hard rules are kept before anything else is weighed: a breach costs more than all terms together can gain. */
export const BREACH = { repeat: 1000, sameDay: 500, neighbours: 100 } as const

/** Share by which a day's energy may miss its target without loss. */
export const CALORIE_BAND = 0.05

/** Minutes of a dish beyond this are waiting, in the oven or the refrigerator, and do not count. */
export const LONGEST_MIN = 90

/** Energy of a guest's share of a table, kcal: no loss between the two. */
export const TABLE_KCAL = { low: 900, high: 1600 } as const

/** What a plan is measured against; fixed for a request. */
export interface Aims {
  /** number of cells (meals of a week, dishes of a table), `C` */
  readonly cells: number
  readonly days: number
  /** usual used cost of such a plan, minor units, at least 1: `R` */
  readonly referenceMinor: number
  /** 0: none */
  readonly budgetMinor: number
  /** kcal of a day (of a guest, at a table): no loss from low to high; a loss of 1 for each `scale` beyond */
  readonly kcal: { readonly target: number; readonly low: number; readonly high: number; readonly scale: number }
  /** tenths of a gram a day; 0: no target */
  readonly protein: number
  /** usual minutes of the timed cells, at least 1 */
  readonly minutes: number
  /** a day's aims of the goal `healthy`: grams, tenths of a gram of fibre, hundredths of a gram of salt */
  readonly health: { readonly produce: number; readonly fiber: number; readonly salt: number } | null
  /** cells that share a limit on how often a main ingredient, or a kitchen, may come */
  readonly variety: readonly VarietyGroup[]
}

export interface VarietyGroup {
  /** more cells than this of one main ingredient are a loss */
  readonly mainLimit: number
  /** the same for kitchens; 0: kitchens do not count */
  readonly kitchenLimit: number
  /** the same main ingredient at two meals of one day is a loss */
  readonly byDay: boolean
  /** a table of hot and cold dishes: all alike is a loss */
  readonly temperatures: boolean
}

/** Limit of a variety group of n cells. */
export const mainLimit = (n: number): number => Math.max(2, Math.ceil(n / 5))
export const kitchenLimit = (n: number): number => Math.max(2, Math.ceil(n / 4))
export const tableMainLimit = (n: number): number => Math.max(1, Math.ceil(n / 5))

/** Loss of a total that is so much over the budget. */
export const budgetLoss = (aims: Aims, overMinor: number): number =>
  overMinor > 0 ? (WEIGHT.budget * overMinor) / aims.referenceMinor : 0

/**
 * Loss of money: what is paid, what exceeds the budget, and what is bought and not eaten.
 * @param spoiltMinor value of what is left in the packs, by how fast it spoils
 */
export function moneyLoss(aims: Aims, costMinor: number, spoiltMinor: number): number {
  const spent = (WEIGHT.cost * costMinor + WEIGHT.waste * spoiltMinor) / aims.referenceMinor
  return aims.budgetMinor > 0 ? spent + budgetLoss(aims, costMinor - aims.budgetMinor) : spent
}

/** The three terms of `moneyLoss` apart. */
export function moneyTerms(aims: Aims, costMinor: number, spoiltMinor: number) {
  const cost = (WEIGHT.cost * costMinor) / aims.referenceMinor
  const waste = (WEIGHT.waste * spoiltMinor) / aims.referenceMinor
  return { cost, budget: aims.budgetMinor > 0 ? budgetLoss(aims, costMinor - aims.budgetMinor) : 0, waste }
}

export function caloriesLoss(aims: Aims, kcal: number): number {
  const { low, high, scale } = aims.kcal
  const miss = kcal < low ? low - kcal : kcal > high ? kcal - high : 0
  return (WEIGHT.calories * miss) / (scale * aims.days)
}

export function proteinLoss(aims: Aims, protein: number): number {
  return protein < aims.protein ? (WEIGHT.protein * (1 - protein / aims.protein)) / aims.days : 0
}

export function healthLoss(aims: Aims, produce: number, fiber: number, salt: number): number {
  const { health } = aims
  if (!health) return 0
  const shortfall =
    (produce < health.produce ? 1 - produce / health.produce : 0) +
    (fiber < health.fiber ? 1 - fiber / health.fiber : 0)
  return (WEIGHT.health * (shortfall + (salt > health.salt ? salt / health.salt - 1 : 0))) / aims.days
}

/** Loss of a day's nutrients, in the units of `Aims`. */
export const dayLoss = (
  aims: Aims,
  kcal: number,
  protein: number,
  produce: number,
  fiber: number,
  salt: number,
): number => caloriesLoss(aims, kcal) + proteinLoss(aims, protein) + healthLoss(aims, produce, fiber, salt)

export const timeLoss = (aims: Aims, minutes: number): number => (WEIGHT.time * minutes) / aims.minutes
/** @param excess cells beyond the limits of main ingredients and kitchens, repeats within a day */
export const varietyLoss = (aims: Aims, excess: number): number => (WEIGHT.variety * excess) / aims.cells
/** @param strange sum over cells of how far each dish is from the collection or the table's own dishes, 0 to 1 each */
export const collectionLoss = (aims: Aims, strange: number): number => (WEIGHT.collection * strange) / aims.cells
/** @param leftovers cells with a leftover; a day's second and third count twice */
export const leftoverLoss = (aims: Aims, leftovers: number): number => (WEIGHT.leftover * leftovers) / aims.cells
/** @param unused ingredients at home that no dish uses */
export const haveLoss = (aims: Aims, unused: number): number => (WEIGHT.have * unused) / aims.cells
/** @param taste sum over cells of the dishes' numbers for this variant, 0 to 1 each */
export const variantLoss = (aims: Aims, taste: number): number => (WEIGHT.variant * taste) / aims.cells

/** Whole packs that cover a need; both in hundredths of the unit. */
export const packsFor = (need: number, pack: number): number => Math.ceil(need / pack)

/** Amount that `portions` (hundredths) of a dish take of an ingredient, hundredths of its unit. */
export const useOf = (amount: number, portions: number): number => Math.round((amount * portions) / 100)
