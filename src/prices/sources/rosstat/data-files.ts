import { z } from 'zod'
import type { FigureRow, PriceRows } from '../../price-rows.ts'
import { basis, nationalRows, period, positive, share, text, word } from '../columns.ts'
import type { DataFiles } from '../source.ts'
import { CODE, NATION } from './nation.ts'

const PriceColumns = z.object({
  series: text,
  name_ru: text,
  name_en: text,
  unit: text,
  price: positive,
  period,
  basis,
  error: share,
  seasonal: z.enum(['0', '1']),
  note: word,
})
const WeeklyColumns = z.object({ series: text, date: period, price: positive })

const PUBLISHED = { source: CODE, area: NATION.area, publisher: 'Rosstat', official: true, origin: 'data' } as const

/** Average consumer prices of months and weeks, changes of consumer prices, costs of a basket by region. */
export function rosstatRows(files: DataFiles): PriceRows {
  const prices = files.read('ru.csv', PriceColumns)
  return {
    series: prices.map((row) => ({
      source: CODE,
      series: row.series,
      title: row.name_ru,
      titleEn: row.name_en,
      unit: row.unit,
      group: null,
      hicp: null,
      seasonal: row.seasonal === '1',
    })),
    figures: [
      ...prices.map(
        ({ series, price, period, basis, error, note }): FigureRow => ({
          ...PUBLISHED,
          series,
          period,
          price,
          basis,
          error,
          note,
        }),
      ),
      ...files.read('ru-weekly.csv', WeeklyColumns).map(
        ({ series, date, price }): FigureRow => ({
          ...PUBLISHED,
          series,
          period: date,
          price,
          basis: 'source',
          error: null,
          note: '',
        }),
      ),
    ],
    ...nationalRows(files, CODE, NATION.country),
  }
}
