/** Dates as YYYY-MM-DD, in the calendar alone: no clock and no time zone. */

const DAY_MS = 86_400_000

/** Day of the week of a date, 0 Monday to 6 Sunday. */
export function weekday(date: string, later = 0): number {
  return (Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS) + later + 3) % 7
}

/** The week of a date by ISO 8601, for example 2026-W48: it belongs to the year of its Thursday. */
export function isoWeek(date: string): string {
  const thursday = dateAfter(date, 3 - weekday(date))
  const year = thursday.slice(0, 4)
  const days = (Date.parse(`${thursday}T00:00:00Z`) - Date.parse(`${year}-01-01T00:00:00Z`)) / DAY_MS
  return `${year}-W${String(1 + Math.floor(days / 7)).padStart(2, '0')}`
}

/** The date some days later, YYYY-MM-DD. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
