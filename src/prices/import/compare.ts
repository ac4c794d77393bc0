import { later, position, yearsBetween } from '../period.ts'
import {
  current,
  type FigureRow,
  figureKey,
  type IndexRow,
  indexKey,
  isOfficial,
  type PriceRows,
} from '../price-rows.ts'
import type { ParsedFile } from './parsed-file.ts'

/** What an import would do to the prices in use. */
export interface Comparison {
  readonly added: number
  readonly unchanged: number
  /** a figure of the same series, area and period with another value: '701 643 2025-06: 1204.88 → 1199.00' */
  readonly changed: readonly string[]
  /** series that are priced by a recent figure and that the file does not have */
  readonly missing: readonly string[]
  /** values that jump further than prices do; they need --accept */
  readonly implausible: readonly string[]
}

/** A price may stand at this many times the one before it, or at its inverse, and a tenth more for each year between. */
export const PRICE_JUMP = 1.5
/** Vegetables between harvests. */
export const SEASONAL_JUMP = 3
/** Indices and exchange rates move less than single prices. */
export const INDEX_JUMP = 1.3
/** A published change of consumer prices in one step, in per cent of the month before, December or last year. */
export const CHANGE_RANGE = [70, 160] as const
/** A figure from memory may be wrong by half before the first published one replaces it. */
const UNVERIFIED_JUMP = 1.5
const PER_YEAR = 1.1
/** Series whose newest figure is older than this are not missed. */
const MISSED_YEARS = 2

export function compare(before: PriceRows, parsed: ParsedFile): Comparison {
  const figures = current(before.figures, figureKey)
  const indices = current(before.indices, indexKey)
  const figureByKey = new Map(figures.map((row) => [figureKey(row), row.price]))
  const indexByKey = new Map(indices.map((row) => [indexKey(row), row.value]))
  const changes = [
    ...parsed.figures.map((row) => ({ key: figureKey(row), old: figureByKey.get(figureKey(row)), value: row.price })),
    ...parsed.indices.map((row) => ({ key: indexKey(row), old: indexByKey.get(indexKey(row)), value: row.value })),
  ]
  return {
    added: changes.filter(({ old }) => old === undefined).length,
    unchanged: changes.filter(({ old, value }) => old === value).length,
    changed: changes
      .filter(({ old, value }) => old !== undefined && old !== value)
      .map(({ key, old, value }) => `${key}: ${old} → ${value}`),
    missing: missing(figures, parsed),
    implausible: [...priceJumps(before, figures, parsed.figures), ...indexJumps(indices, parsed.indices)],
  }
}

function missing(figures: readonly FigureRow[], parsed: ParsedFile): string[] {
  if (parsed.expects === null) return []
  const given = new Set(parsed.figures.map((row) => row.series))
  const newest = parsed.figures.map((row) => row.period).reduce(later, '0000')
  const priced = figures.filter(
    (row) => row.source === parsed.expects && isOfficial(row) && yearsBetween(row.period, newest) < MISSED_YEARS,
  )
  return [...new Set(priced.map((row) => row.series))].filter((series) => !given.has(series)).sort()
}

/**
 * Each given row with what it is judged against: the value it replaces, and the last one before it, from the file or in
 * use; the first one after it when there is none before.
 */
function neighbours<Row extends { readonly period: string; readonly basis: string }>(
  given: readonly Row[],
  inUse: readonly Row[],
  key: (row: Row) => string,
  place: (row: Row) => string,
): [Row, Row][] {
  const known = Map.groupBy(inUse, place)
  return [...Map.groupBy(given, place)].flatMap(([where, rows]) => {
    const replaced = new Map((known.get(where) ?? []).map((row) => [key(row), row]))
    const keys = new Set(rows.map(key))
    const line = [...rows, ...(known.get(where) ?? []).filter((row) => !keys.has(key(row)))].sort(
      (a, b) => position(a.period) - position(b.period),
    )
    return rows.flatMap((row): [Row, Row][] => {
      const others = line.filter((other) => other !== row && (other.basis !== 'unverified' || line.length === 2))
      const before = others.findLast((other) => position(other.period) <= position(row.period)) ?? others[0]
      return [replaced.get(key(row)), before].flatMap((old): [Row, Row][] => (old ? [[row, old]] : []))
    })
  })
}

const apart = (a: string, b: string) => Math.max(yearsBetween(a, b), yearsBetween(b, a))

function priceJumps(before: PriceRows, figures: readonly FigureRow[], given: readonly FigureRow[]): string[] {
  const seasonal = new Set(before.series.filter((row) => row.seasonal).map((row) => `${row.source} ${row.series}`))
  const place = (row: FigureRow) => `${row.source} ${row.series} ${row.area}`
  return neighbours(given, figures, figureKey, place).flatMap(([row, old]) => {
    const limit =
      (seasonal.has(`${row.source} ${row.series}`) ? SEASONAL_JUMP : PRICE_JUMP) *
      (old.basis === 'unverified' ? UNVERIFIED_JUMP : 1) *
      PER_YEAR ** apart(old.period, row.period)
    return jump(place(row), { period: old.period, value: old.price }, { period: row.period, value: row.price }, limit)
  })
}

function indexJumps(indices: readonly IndexRow[], given: readonly IndexRow[]): string[] {
  const place = (row: IndexRow) => `${row.kind} ${row.area} ${row.code} ${row.measure}`
  const isChange = (row: IndexRow) => /^(mom|ytd|yoy|decdec)$/.test(row.measure)
  const [lowest, highest] = CHANGE_RANGE
  const outside = given
    .filter((row) => isChange(row) && (row.value < lowest || row.value > highest))
    .map((row) => `${place(row)} ${row.period}: ${row.value}; between ${lowest} and ${highest} is expected`)
  const levels = neighbours(
    given.filter((row) => !isChange(row)),
    indices,
    indexKey,
    place,
  )
  return [
    ...outside,
    ...levels.flatMap(([row, old]) => {
      const limit =
        INDEX_JUMP * (old.basis === 'unverified' ? UNVERIFIED_JUMP : 1) * PER_YEAR ** apart(old.period, row.period)
      return jump(place(row), old, row, limit)
    }),
  ]
}

interface Figure {
  readonly period: string
  readonly value: number
}

function jump(what: string, old: Figure, row: Figure, limit: number): string[] {
  const factor = row.value / old.value
  if (factor <= limit && factor >= 1 / limit) return []
  return [
    `${what}: ${old.value} (${old.period}) → ${row.value} (${row.period}), ${factor.toFixed(2)} times; up to ${limit.toFixed(2)} is expected`,
  ]
}
