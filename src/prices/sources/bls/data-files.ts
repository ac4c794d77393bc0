import { z } from 'zod'
import type { FigureRow, PriceRows } from '../../price-rows.ts'
import { basis, nationalRows, period, positive, share, text, word } from '../columns.ts'
import type { DataFiles } from '../source.ts'
import { CODE, NATION } from './nation.ts'

const PriceColumns = z.object({
  series: text,
  name: text,
  unit: text,
  price: positive,
  period,
  basis,
  error: share,
  note: word,
})

/** Average prices, consumer prices of food at home, and ratios of the census regions to the nation. */
export function blsRows(files: DataFiles): PriceRows {
  const prices = files.read('us.csv', PriceColumns)
  return {
    series: prices.map((row) => ({
      source: CODE,
      series: row.series,
      title: row.name,
      titleEn: row.name,
      unit: row.unit,
      group: null,
      hicp: null,
      seasonal: false,
    })),
    figures: prices.map(
      ({ series, price, period, basis, error, note }): FigureRow => ({
        source: CODE,
        series,
        area: NATION.area,
        period,
        price,
        basis,
        error,
        publisher: 'BLS',
        official: true,
        note,
        origin: 'data',
      }),
    ),
    ...nationalRows(files, CODE, NATION.country),
  }
}
