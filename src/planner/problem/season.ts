import type { ProblemIndex } from './index.ts'

const MONTHS = 12

/** How many times as often as through the whole year a recipe comes in a week, if it comes in its season alone; 0: it is out of season. */
export function seasonality({ data }: ProblemIndex, recipe: number, startDate: string): number {
  const months = data.recipes[recipe]?.season ?? []
  if (months.length === 0) return 1
  return months.includes(Number(startDate.slice(5, 7))) ? MONTHS / months.length : 0
}

/** Whether a recipe is eaten at the time of year, as far as it has a season. */
export const isInSeason = (index: ProblemIndex, recipe: number, startDate: string): boolean =>
  seasonality(index, recipe, startDate) > 0
