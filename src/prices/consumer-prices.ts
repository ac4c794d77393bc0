import { type Change, chain, type Points } from './index-series.ts'
import type { IndexRow } from './price-rows.ts'

export const pointsOf = (rows: readonly IndexRow[]): Points =>
  Object.fromEntries(rows.map((row) => [row.period, row.value]))

/** Consumer price indices of a country by item: published changes chained, published levels as they are. */
export function consumerPrices(indices: readonly IndexRow[], country: string): Record<string, Points> {
  const rows = indices.filter((row) => row.kind === 'cpi' && row.area === country)
  return Object.fromEntries(
    [...Map.groupBy(rows, (row) => row.code)].flatMap(([code, all]): [string, Points][] => {
      const levels = all.filter((row) => /=100$/.test(row.measure))
      if (levels.length > 0) return [[code, pointsOf(levels.filter((row) => row.measure === levels[0]?.measure))]]
      const changes = all.filter((row): row is IndexRow & Change => /^(mom|ytd|yoy|decdec)$/.test(row.measure))
      return changes.length > 0 ? [[code, chain(changes)]] : []
    }),
  )
}
