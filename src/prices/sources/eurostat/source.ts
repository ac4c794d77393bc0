import { lastMonth, newestMonth } from '../../adjustment.ts'
import { type PriceBook, UnpricedError } from '../../price-book.ts'
import type { LocalFigure, LocalPrice, LocalScope, PriceSource } from '../source.ts'
import { ALL_FOOD, CODE, EU, EURO_AREA } from './codes.ts'
import { eurostatRows } from './data-files.ts'
import { byHicp, hicpPoints } from './hicp.ts'
import { priceLevels } from './price-levels.ts'

/**
 * Eurostat publishes no average prices. A reference price in euro of one country or of the EU × adjustment by its HICP
 * × price level of the country over that of the reference area × exchange rate.
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
  localise: byPriceLevel,
}

/** From the reference area's price in euro to the country's price in its own currency. */
function byPriceLevel(book: PriceBook, { figure }: LocalFigure, { country, region }: LocalScope): LocalPrice {
  if (region !== '') throw new UnpricedError(`${country} has no regional prices`)
  const group = figure.group ?? ''
  const here = book.levels[country]?.[group]
  const there = book.levels[figure.area]?.[group]
  const rate = book.rates[country]
  if (here === undefined || there === undefined || rate === undefined)
    throw new UnpricedError(`${country} has no price level of ${group}, or no exchange rate`)
  if (figure.area === country) return { factor: rate.perEuro, regional: 'none', errors: [], bases: [] }
  // The EU is the base of the index: its own level is exact.
  const base = figure.area === EU ? [] : [there]
  return {
    factor: (here.level / there.level) * rate.perEuro,
    regional: 'none',
    errors: [here.error, rate.error, ...base.map((level) => level.error)],
    bases: [here.basis, rate.basis, ...base.map((level) => level.basis)],
  }
}
