import { WEEKDAYS } from '../catalogue/vocabulary.ts'

/** Dates as YYYY-MM-DD, in the calendar alone: no clock and no time zone. */

const DAY_MS = 86_400_000

/** Days of the week, as `weekday` counts them. */
export const FRIDAY = WEEKDAYS.indexOf('friday')
const SATURDAY = WEEKDAYS.indexOf('saturday')
export const SUNDAY = WEEKDAYS.indexOf('sunday')

/** Day of the week of a date, 0 Monday to 6 Sunday. */
export function weekday(date: string, later = 0): number {
  return (Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS) + later + 3) % 7
}

/** Whether a date, or one some days later, is a Saturday or a Sunday. */
export const isWeekend = (date: string, later = 0): boolean => weekday(date, later) >= SATURDAY

/** Month of a date, 1 to 12. */
export const monthOf = (date: string): number => Number(date.slice(5, 7))

/** Number of the week of a date, from Monday to Sunday as in ISO 8601: that of 1 January 1970 is 0. */
export const weekNumber = (date: string): number => Math.floor((Date.parse(`${date}T00:00:00Z`) / DAY_MS + 3) / 7)

/** Days from one date to another. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS

/** Weeks from one date to a later one, begun ones counted: 1 for up to seven days. */
export const weeksBetween = (from: string, to: string): number => Math.ceil(daysBetween(from, to) / 7)

/** The date some days later, YYYY-MM-DD. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
