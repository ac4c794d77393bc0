import { asPublished, byConsumerPrices, lastMonth, newestMonth } from '../adjustment.ts'
import { consumerPrices } from '../consumer-prices.ts'
import { isBefore } from '../period.ts'
import { type PriceBook, UnpricedError } from '../price-book.ts'
import type { LocalPrice, LocalScope, PriceSource, StatisticsOffice } from './source.ts'

/** An office that publishes average prices of its own country. */
export interface NationalOffice<Code extends string> extends StatisticsOffice {
  readonly code: Code
  /** the country (ISO), and the code of the whole country in the office's figures */
  readonly nation: { readonly country: string; readonly area: string }
  /**
   * The common period of its figures.
   * @param indexMonth last month of its consumer prices of food, if any
   * @param figureMonth month of its newest official figure
   */
  period(indexMonth: string | undefined, figureMonth: string): string
}

/**
 * A source whose prices are: figure × adjustment by the country's consumer prices × ratio of the region to the country.
 */
export const nationalSource = <const Code extends string>(office: NationalOffice<Code>): PriceSource<Code> => ({
  ...office,
  prepare(figures, indices) {
    const cpi = consumerPrices(indices, office.nation.country)
    const period = office.period(lastMonth(cpi.food), newestMonth(figures))
    return {
      period,
      adjust: (series, figure) => {
        const stays = asPublished(figure, period)
        if (!isBefore(figure.period, period) || series.seasonal) return stays
        return byConsumerPrices(cpi, series.series, figure.period, period) ?? stays
      },
    }
  },
  localise: (book, { series }, scope) => byRegion(book, series, scope),
})

/** The series' own ratio in the region, else that of food in general. */
function byRegion(book: PriceBook, series: string, { country, region }: LocalScope): LocalPrice {
  if (region === '') return { factor: 1, regional: 'none', errors: [] }
  const ratios = book.regions[country]?.[region]
  const own = ratios?.series[series]
  const ratio = own ?? ratios?.overall
  if (ratio === undefined || ratio === null)
    throw new UnpricedError(`region ${region} of ${country} has no price ratio`)
  return { factor: ratio.ratio, regional: own ? 'series' : 'overall', errors: [ratio.error] }
}
