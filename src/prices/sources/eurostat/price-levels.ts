import { rateAt } from '../../exchange-rates.ts'
import { movement } from '../../index-series.ts'
import { isBefore, later } from '../../period.ts'
import type { PriceLevel } from '../../price-book.ts'
import type { IndexRow } from '../../price-rows.ts'
import { ALL_FOOD, EU, EURO_AREA, isoOf } from './codes.ts'
import type { Hicp } from './hicp.ts'

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
    const [here, euro] = [hicp[area]?.[what], hicp[EURO_AREA]?.[what]]
    if (here === undefined || euro === undefined) continue
    const periods = Object.keys(here).filter((period) => euro[period] !== undefined && isBefore(year, period))
    const to = periods.length === 0 ? undefined : periods.reduce(later)
    if (to === undefined) continue
    const [moved, euroMoved] = [movement(here, year, to), movement(euro, year, to)]
    if (moved !== undefined && euroMoved !== undefined) return { factor: moved / euroMoved, to }
  }
  return { factor: 1, to: year }
}
