import type { Params } from '../params.ts'
import { homeOf } from './familiarity.ts'
import type { ProblemIndex } from './index.ts'

const MONTHS = 12

/** Where and when a plan is for. */
type Place = Pick<Params, 'country' | 'startDate'>

/** How many times as often as through the whole year a recipe comes in a week, if it comes in its season alone; 0: it is out of season. */
export function seasonality(index: ProblemIndex, recipe: number, { country, startDate }: Place): number {
  const months = homeOf(index, country).seasons[recipe] ?? []
  if (months.length === 0) return 1
  return months.includes(Number(startDate.slice(5, 7))) ? MONTHS / months.length : 0
}

/** Whether a recipe is eaten at the time of year, as far as it has a season in the country. */
export const isInSeason = (index: ProblemIndex, recipe: number, place: Place): boolean =>
  seasonality(index, recipe, place) > 0
