import type { Slot } from '../../catalogue/vocabulary.ts'
import { real } from '../arrays.ts'
import { isWeekend } from '../calendar.ts'
import type { Params } from '../params.ts'
import type { ProblemIndex } from './index.ts'
import type { MostMinutes } from './layout.ts'
import type { Offer } from './offers.ts'
import type { Companion, Head, PlannedMeal } from './planned-meal.ts'

/** Dishes that are left to choose from, however few minutes they may take. */
const FEWEST_QUICK = 5

/** Hands-on minutes of the dish that so many take no longer than; of the slowest where there are fewer. */
function quickest(index: ProblemIndex, recipes: Int32Array): number {
  const minutes = Float64Array.from(recipes, (recipe) => real(index.active, recipe)).sort()
  return minutes[Math.min(FEWEST_QUICK, minutes.length) - 1] ?? 0
}

/** Of an offer what takes no more hands-on minutes, or as few as some of it take. */
export function within(index: ProblemIndex, { recipes, offered }: Offer, most: number): Offer {
  if (most === Number.POSITIVE_INFINITY) return { recipes, offered }
  const limit = Math.max(most, quickest(index, recipes))
  return { recipes: recipes.filter((recipe) => real(index.active, recipe) <= limit), offered }
}

/** Whether `maxMin` holds for a meal: a dinner of a working day. */
export const isLimited = (
  { maxMin, startDate }: Pick<Params, 'maxMin' | 'startDate'>,
  { day, slot }: Pick<PlannedMeal, 'day' | 'slot'>,
): boolean => maxMin > 0 && slot === 'dinner' && !isWeekend(startDate, day)

/**
 * The minutes of `maxMin`, meal by meal: what stands beside a dinner's main part is chosen among the quickest of its kind,
 * and the main part has the rest, so that no dinner of a working day takes longer however the search combines them.
 */
export function mostMinutesOf(
  params: Params,
  index: ProblemIndex,
  offer: (slot: Slot, part: Head | Companion, companion: boolean, days: number) => Offer,
): MostMinutes {
  const beside = (slot: Slot, part: Companion): number => quickest(index, offer(slot, part, true, 0).recipes)
  return (meal, companion) => {
    const { slot, companions, kept } = meal
    if (!isLimited(params, meal) || (companion === null && kept !== undefined)) return Number.POSITIVE_INFINITY
    if (companion !== null) return beside(slot, companion)
    return companions.reduce((left, part) => left - beside(slot, part), params.maxMin)
  }
}
