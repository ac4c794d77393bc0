import { HUNDREDTHS, inHundredths } from '../../catalogue/amount.ts'
import { isMainMeal, MAIN_MEALS, SLOTS, type Slot } from '../../catalogue/vocabulary.ts'
import { fromMajor } from '../../prices/money.ts'
import { CALORIE_BAND, type HealthTarget, TABLE_KCAL } from '../objective.ts'
import type { Params } from '../params.ts'

/** Energy of one adult portion's day, kcal: recipes are written for it. */
const ADULT_KCAL = 2000

/**
 * Energy of a child's day by age in years, kcal: mean of boys and girls at moderate activity, by the method of EFSA's
 * dietary reference values for energy (EFSA Journal 2013;11(1):3005). Below one year milk is the main food, and family
 * meals are not planned.
 */
const CHILD_KCAL = [
  0, 745, 1005, 1125, 1370, 1450, 1545, 1630, 1725, 1830, 1860, 1970, 2090, 2220, 2345, 2450, 2535, 2595,
] as const

const APPETITE = { small: 0.8, normal: 1, big: 1.2 } as const

/** Adult portions that the household eats of each meal, in hundredths. */
export function portionsOf({ adults, kids }: Pick<Params, 'adults' | 'kids'>): number {
  const energy = kids.reduce((sum, { age, appetite }) => sum + (CHILD_KCAL[age] ?? ADULT_KCAL) * APPETITE[appetite], 0)
  return inHundredths(adults + energy / ADULT_KCAL)
}

/** What the list may cost, whole minor units; 0: no target. A week's budget is the whole list's, also of a table. */
export function budgetOf(params: Params, decimals: number, people: number, days: number): number {
  const times = params.budgetMode === 'week' ? 1 : people * days
  return fromMajor(params.budgetValue * times, decimals)
}

/** Share of the day's energy that belongs to a meal (EFSA's and WHO's members give no single rule; a usual pattern). */
const ENERGY_SHARE = { breakfast: 0.25, lunch: 0.35, dinner: 0.3, snack: 0.1 } as const

/** By goal: share of the usual energy, and grams of protein per kg of body weight and day (EFSA 2012: 0.83). */
const GOAL = {
  none: { energy: 1, proteinPerKg: 0.83 },
  healthy: { energy: 1, proteinPerKg: 0.83 },
  lose: { energy: 0.85, proteinPerKg: 1.2 },
  gain: { energy: 1.15, proteinPerKg: 1.2 },
} as const

/** kg of the adult whose portion is 1 */
const ADULT_KG = 65

/**
 * What a day of these meals is to give, for one adult portion: kcal with the band within which nothing is lost, and
 * tenths of a gram of protein. `share`: how much of a whole day the meals are.
 */
export function dayTargets(goal: Params['goal'], slots: readonly string[]) {
  const { energy, proteinPerKg } = GOAL[goal]
  const share = SLOTS.reduce((sum, slot) => sum + (slots.includes(slot) ? ENERGY_SHARE[slot] : 0), 0)
  const target = ADULT_KCAL * share * energy
  return {
    share,
    kcal: { target, low: target * (1 - CALORIE_BAND), high: target * (1 + CALORIE_BAND) },
    protein: proteinPerKg * ADULT_KG * 10 * share,
  }
}

/** The same of a guest's share of a table: kcal. */
export const TABLE_TARGET = { target: (TABLE_KCAL.low + TABLE_KCAL.high) / 2, ...TABLE_KCAL } as const

/** Energy aimed at in one meal of a day whose other meals are asked for too, kcal of an adult. */
export function mealKcal(slot: Slot, slots: readonly Slot[], goal: Params['goal']): number {
  const alike = isMainMeal(slot) ? MAIN_MEALS.filter((meal) => slots.includes(meal)) : [slot]
  return dayTargets(goal, alike).kcal.target / alike.length
}

/** Shares of a recipe's portion that an adult is served. */
const PORTIONS = [0.75, 1, 1.25, 1.5] as const

/** Those within a recipe's range, the smallest first; at least one. */
export function allowedPortions([smallest = 1, largest = 1]: readonly number[]): readonly number[] {
  const allowed = PORTIONS.filter((share) => share >= smallest && share <= largest)
  return allowed.length > 0 ? allowed : [1]
}

/** The share of a portion of so many kcal, within its range, that is nearest to what is aimed at; of two the smaller. */
export function servedPortion(kcal: number, [smallest = 1, largest = 1]: readonly number[], aim: number): number {
  let best = 0
  for (const share of PORTIONS) {
    if (share < smallest || share > largest) continue
    if (best === 0 || Math.abs(share * kcal - aim) < Math.abs(best * kcal - aim)) best = share
  }
  return best || 1
}

/** A healthy day of an adult: vegetables and fruit (WHO), fibre (EFSA 2010), at most this much salt (WHO), in grams. */
export const HEALTHY = { produce: 400, fiber: 25, salt: 5 } as const
/** How much vegetables and fruit count where no goal was named. */
const PRODUCE_WEIGHT = 0.25

/** What so much of a day is to hold: vegetables and fruit for everybody, the rest for the goal `healthy`. */
export function healthTarget(goal: Params['goal'], share: number): HealthTarget {
  const produce = HEALTHY.produce * share
  return goal === 'healthy'
    ? { produce, fiber: HEALTHY.fiber * 10 * share, salt: HEALTHY.salt * HUNDREDTHS * share, weight: 1 }
    : { produce, fiber: 0, salt: Number.POSITIVE_INFINITY, weight: PRODUCE_WEIGHT }
}
