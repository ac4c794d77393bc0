import { movement } from './indices.ts'
import { endOf, isBefore, later } from './period.ts'
import { type Basis, EU, type IndexRow } from './rows.ts'
import { ALL_FOOD, type Hicp } from './update.ts'

/** Price level of a food group, EU = 1, carried from the year of the index to the last year of the HICP. */
export interface PriceLevel {
  readonly level: number
  readonly year: string
  readonly carriedTo: string
  readonly basis: Basis
  readonly error: number
}

export interface Rate {
  readonly currency: string
  readonly perEuro: number
  readonly period: string
  readonly basis: Basis
  readonly error: number
}

/** The HICP class that stands for a food group of the price level indices. */
const GROUP_CLASS: Readonly<Record<string, string>> = {
  bread_cereals: 'CP0111',
  meat: 'CP0112',
  fish: 'CP0113',
  milk_cheese_eggs: 'CP0114',
  oils_fats: 'CP0115',
  fruits: 'CP0116',
  vegetables_potatoes: 'CP0117',
  sugar_confectionery: 'CP0118',
  ready_made_other: 'CP0119',
  non_alcoholic: 'CP012',
}
/** The wider group whose index stands in where a country has none of the group itself. */
const WIDER_GROUP: Readonly<Record<string, string>> = {
  fruits: 'fruits_vegetables_potatoes',
  vegetables_potatoes: 'fruits_vegetables_potatoes',
  sugar_confectionery: 'other_food',
  ready_made_other: 'other_food',
}

/** Eurostat writes EL and UK where ISO has GR and GB. */
export const isoOf = (geo: string): string => ({ EL: 'GR', UK: 'GB' })[geo] ?? geo

export function latestRates(indices: readonly IndexRow[]): Record<string, Rate> {
  const rows = indices.filter((row) => row.kind === 'rate')
  return Object.fromEntries(
    [...Map.groupBy(rows, (row) => row.area)].map(([country, all]) => {
      // A month beats the mean of the year it belongs to: a price is paid at the rate of the day.
      const row = all.reduce((best, next) => (rateAge(next) > rateAge(best) ? next : best))
      const error = row.error ?? 0
      return [country, { currency: row.code, perEuro: row.value, period: row.period, basis: row.basis, error }]
    }),
  )
}
const rateAge = (row: IndexRow) => (row.period.length === 4 ? `${row.period}-00` : row.period)

/** The rate of a period: its own, its year's mean, or the last one before it. */
function rateAt(indices: readonly IndexRow[], country: string, period: string): number {
  const rows = indices.filter((row) => row.kind === 'rate' && row.area === country)
  const row =
    rows.find((rate) => rate.period === period) ??
    rows.find((rate) => rate.period === period.slice(0, 4)) ??
    rows
      .filter((rate) => endOf(rate.period) <= endOf(period))
      .sort((a, b) => (endOf(a.period) < endOf(b.period) ? 1 : -1))[0]
  return row?.value ?? 1
}

/**
 * Price level indices compare prices turned into euro in the year of the index. To bring one nearer to today it is
 * multiplied by how prices moved in the country against the euro area since, and by how its currency moved.
 */
export function priceLevels(indices: readonly IndexRow[], hicp: Hicp): Record<string, Record<string, PriceLevel>> {
  const rows = indices.filter((row) => row.kind === 'pli' && row.measure === EU)
  const levels: Record<string, Record<string, PriceLevel>> = {}
  for (const [area, all] of Map.groupBy(rows, (row) => row.area)) {
    const country = isoOf(area)
    const groups: Record<string, PriceLevel> = {}
    for (const [group, some] of Map.groupBy(all, (row) => row.code)) {
      const row = some.reduce((best, next) => (next.period > best.period ? next : best))
      const drift = area === EU ? { factor: 1, to: row.period } : driftSince(hicp, area, GROUP_CLASS[group], row.period)
      const currency =
        drift.to === row.period ? 1 : rateAt(indices, country, row.period) / rateAt(indices, country, drift.to)
      groups[group] = {
        level: (row.value / 100) * drift.factor * currency,
        year: row.period,
        carriedTo: drift.to,
        basis: row.basis,
        error: row.error ?? 0.03,
      }
    }
    for (const [group, wider] of Object.entries(WIDER_GROUP)) {
      const stand = groups[wider]
      if (groups[group] === undefined && stand !== undefined) groups[group] = stand
    }
    levels[country] = groups
  }
  return levels
}

/** How a country's prices moved against the euro area's since a year, to the latest period that both indices have. */
function driftSince(hicp: Hicp, area: string, code: string | undefined, year: string): { factor: number; to: string } {
  for (const what of code === undefined ? [ALL_FOOD] : [code, ALL_FOOD]) {
    const [here, euro] = [hicp[area]?.[what], hicp.EA?.[what]]
    if (here === undefined || euro === undefined) continue
    const periods = Object.keys(here).filter((period) => euro[period] !== undefined && isBefore(year, period))
    const to = periods.length === 0 ? undefined : periods.reduce(later)
    if (to === undefined) continue
    const [moved, euroMoved] = [movement(here, year, to), movement(euro, year, to)]
    if (moved !== undefined && euroMoved !== undefined) return { factor: moved / euroMoved, to }
  }
  return { factor: 1, to: year }
}
