import { lastMonth, newestMonth } from '../../adjustment.ts'
import { UnpricedError } from '../../price-book.ts'
import type { PriceSource } from '../source.ts'
import { ALL_FOOD, CODE, EU, EURO_AREA } from './codes.ts'
import { eurostatRows } from './data-files.ts'
import { byHicp, hicpPoints } from './hicp.ts'
import { priceLevels } from './price-levels.ts'

/**
 * Eurostat publishes no average prices. Reference prices in euro of one country or of the EU, adjusted by their HICP, and the
 * price levels that carry figures from one country to another (`carry.ts`).
 */
export const eurostat: PriceSource<typeof CODE> = {
  code: CODE,
  publishes: 'an SDMX-CSV or JSON-stat of Eurostat',
  nation: null,
  rows: eurostatRows,
  formats: async () => (await import('./import.ts')).eurostatFormats,
  prepare(figures, indices) {
    const hicp = hicpPoints(indices)
    const period = lastMonth(hicp[EURO_AREA]?.[ALL_FOOD]) ?? newestMonth(figures)
    return {
      period,
      levels: priceLevels(indices, hicp),
      base: EU,
      adjust: (series, figure) => byHicp(hicp, series, figure, period),
    }
  },
  localise(_, __, { country }) {
    throw new UnpricedError(`${country} has no regional prices`)
  },
}
