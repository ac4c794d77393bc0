import { endOf } from './period.ts'
import type { Rate } from './price-book.ts'
import type { IndexRow } from './price-rows.ts'

/** The newest rate of each country. */
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

/** The rate of a period: its own, its year's mean, or the last one before it; 1 where a country has none. */
export function rateAt(indices: readonly IndexRow[], country: string, period: string): number {
  const rows = indices.filter((row) => row.kind === 'rate' && row.area === country)
  const row =
    rows.find((rate) => rate.period === period) ??
    rows.find((rate) => rate.period === period.slice(0, 4)) ??
    rows
      .filter((rate) => endOf(rate.period) <= endOf(period))
      .sort((a, b) => (endOf(a.period) < endOf(b.period) ? 1 : -1))[0]
  return row?.value ?? 1
}
