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

/** Earlier months of fresh goods: what their seasons are made of. */
const MonthColumns = z.object({ series: text, period, price: positive })

type MonthRow = z.infer<typeof MonthColumns>
const MONTHS_NOTE = 'BLS series as FRED keeps it, stored in the open-datahub/fred repository'

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
    figures: [
      ...prices.map((row) => figureOf(row, row)),
      ...files
        .read('us-months.csv', MonthColumns)
        .map((row) => figureOf(row, { basis: 'source', error: null, note: MONTHS_NOTE })),
    ],
    ...nationalRows(files, CODE, NATION.country),
  }
}

const figureOf = (
  { series, period, price }: MonthRow,
  { basis, error, note }: Pick<FigureRow, 'basis' | 'error' | 'note'>,
): FigureRow => ({
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
})
