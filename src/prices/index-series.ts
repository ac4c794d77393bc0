import { isYear, later, monthAt, monthOf, position } from './period.ts'

/** Levels of one price index by period, all on one base. */
export type Points = Readonly<Record<string, number>>

/** A published change of a consumer price index. */
export interface Change {
  /** what the value is measured against: month before, December before, month of the year before, December to December */
  readonly measure: 'mom' | 'ytd' | 'yoy' | 'decdec'
  readonly period: string
  /** per cent of the earlier month */
  readonly value: number
}

const EARLIER: Readonly<Record<Change['measure'], (month: number) => number>> = {
  mom: (month) => month - 1,
  ytd: (month) => month - (month % 12) - 1,
  yoy: (month) => month - 12,
  decdec: (month) => month - 12,
}

/**
 * Chains published changes into levels: the latest month is 100, and every month that a change links to a known one gets
 * its level. Months that nothing links to the latest month are left out.
 */
export function chain(changes: readonly Change[]): Points {
  const links = changes.map(({ measure, period, value }) => {
    const to = position(period)
    return { from: EARLIER[measure](to), to, factor: value / 100 }
  })
  const latest = Math.max(...links.map((link) => link.to))
  const levels = new Map<number, number>([[latest, 100]])
  for (let found = true; found; ) {
    found = false
    for (const { from, to, factor } of links) {
      const [before, after] = [levels.get(from), levels.get(to)]
      if (after !== undefined && before === undefined) levels.set(from, after / factor)
      else if (before !== undefined && after === undefined) levels.set(to, before * factor)
      else continue
      found = true
    }
  }
  return Object.fromEntries([...levels].sort(([a], [b]) => a - b).map(([month, level]) => [monthAt(month), level]))
}

/**
 * The level at a period: the published one; else, between two published ones, the geometric interpolation by months; for
 * a year the mean of its months. Undefined outside the published span.
 */
export function levelAt(points: Points, period: string): number | undefined {
  const known = points[monthOf(period)]
  if (known !== undefined) return known
  if (!isYear(period)) return between(points, position(period))
  const months = Array.from({ length: 12 }, (_, month) => {
    const at = Number(period) * 12 + month
    return points[monthAt(at)] ?? between(points, at)
  })
  const sum = months.reduce(
    (total, level) => (total === undefined || level === undefined ? undefined : total + level),
    0,
  )
  return sum === undefined ? undefined : sum / 12
}

/** How prices moved from one period to another, or undefined where the index does not say. */
export function movement(points: Points, from: string, to: string): number | undefined {
  const [start, end] = [levelAt(points, from), levelAt(points, to)]
  return start === undefined || end === undefined ? undefined : end / start
}

export const latestOf = (points: Points): string | undefined => {
  const periods = Object.keys(points)
  return periods.length === 0 ? undefined : periods.reduce(later)
}

/** The latest whole year of an index, as '2025', or undefined. */
export const latestYearOf = (points: Points): string | undefined => Object.keys(points).filter(isYear).sort().at(-1)

function between(points: Points, at: number): number | undefined {
  let before: [number, number] | undefined
  let after: [number, number] | undefined
  for (const [period, level] of Object.entries(points)) {
    const here = position(period)
    if (here <= at && (before === undefined || here > before[0])) before = [here, level]
    if (here >= at && (after === undefined || here < after[0])) after = [here, level]
  }
  if (before === undefined || after === undefined) return undefined
  if (before[0] === after[0]) return before[1]
  return before[1] * (after[1] / before[1]) ** ((at - before[0]) / (after[0] - before[0]))
}
