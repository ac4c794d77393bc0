import type { OccasionFacts } from './occasion.ts'

const DAY_MS = 86_400_000

const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS
const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)
const two = (n: number): string => String(n).padStart(2, '0')

/** The first day of a feast in a year; undefined where it belongs to no day, or the day is not listed. */
function firstDay({ when, dates }: OccasionFacts, year: number): string | undefined {
  const listed = dates?.[year]
  if (listed !== undefined) return listed
  const { month, day } = when ?? {}
  return typeof month === 'number' && typeof day === 'number' ? `${year}-${two(month)}-${two(day)}` : undefined
}

/**
 * The day on which an occasion is celebrated next: that day itself while it lasts.
 * @param from YYYY-MM-DD
 * @returns null where it belongs to no day, or the day is not known yet
 */
export function nextDay(facts: OccasionFacts, from: string): string | null {
  const today = dayOf(from)
  const year = Number(from.slice(0, 4))
  for (const one of [year - 1, year, year + 1]) {
    const first = firstDay(facts, one)
    if (first === undefined) continue
    const begins = dayOf(first)
    if (today < begins + (facts.days ?? 1)) return dateOf(Math.max(today, begins))
  }
  return null
}
