/** Periods of statistics: '2025' (the mean of the year), '2025-06' (a month) or '2025-06-30' (a day). */

/** The last day a period reaches to, for comparing periods of different length: '2025' → '2025-12-31'. */
export function endOf(period: string): string {
  if (period.length === 4) return `${period}-12-31`
  return period.length === 7 ? `${period}-31` : period
}

export const isYear = (period: string): boolean => period.length === 4

/** The month of a month or a day; a year is left as it is. */
export const monthOf = (period: string): string => (isYear(period) ? period : period.slice(0, 7))

/** Months since the year 0, counted at the middle of the period: a year stands between June and July. */
export function position(period: string): number {
  const year = Number(period.slice(0, 4))
  return isYear(period) ? year * 12 + 5.5 : year * 12 + Number(period.slice(5, 7)) - 1
}

export function monthAt(position: number): string {
  return `${Math.floor(position / 12)}-${String((position % 12) + 1).padStart(2, '0')}`
}

/** Years from one period's middle to another's, never negative. */
export const yearsBetween = (from: string, to: string): number => Math.max(0, (position(to) - position(from)) / 12)

/** Whether a period's middle lies before another's: the mean of a year is before its December. */
export const isBefore = (a: string, b: string): boolean => position(a) < position(b)

export const later = (a: string, b: string): string => (isBefore(a, b) ? b : a)
