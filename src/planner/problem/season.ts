import { MONTHS, monthsOf } from '../../catalogue/vocabulary.ts'
import type { Home } from './familiarity.ts'

/** How many times as often as through the whole year a recipe comes in a week, if it comes in its season alone; 0: it is out of season. */
export function seasonality({ seasons }: Pick<Home, 'seasons'>, recipe: number, month: number): number {
  const months = monthsOf(seasons[recipe] ?? [])
  return months.includes(month) ? MONTHS.length / months.length : 0
}

/** Whether a recipe is eaten in a month, as far as it has a season in the country. */
export const isInSeason = (home: Pick<Home, 'seasons'>, recipe: number, month: number): boolean =>
  seasonality(home, recipe, month) > 0
