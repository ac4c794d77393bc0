import { z } from 'zod'
import type { FigureRow, IndexRow, PriceRows } from '../../price-rows.ts'
import { basis, MappingColumns, mappingRows, period, positive, share, text, word } from '../columns.ts'
import type { DataFiles } from '../source.ts'
import { CODE } from './codes.ts'

const PriceColumns = z.object({
  product: text,
  name: text,
  unit: text,
  price: positive,
  area: text,
  period,
  group: text,
  hicp: text,
  publisher: word,
  official: z.enum(['0', '1']),
  basis,
  error: share,
  note: word,
})
const HicpColumns = z.object({
  area: text,
  class: text,
  label: word,
  unit: text,
  period,
  value: positive,
  basis,
  error: share,
  note: word,
})
const PriceLevelColumns = z.object({
  area: text,
  group: text,
  code: word,
  year: period,
  value: positive,
  base: text,
  basis,
  error: share,
  note: word,
})

/** Reference prices of single countries, harmonised consumer prices, and price levels of all countries by food group. */
export function eurostatRows(files: DataFiles): Partial<PriceRows> {
  const prices = files.read('eu-reference.csv', PriceColumns)
  return {
    series: prices.map((row) => ({
      source: CODE,
      series: row.product,
      title: row.name,
      titleEn: row.name,
      unit: row.unit,
      group: row.group,
      hicp: row.hicp,
      seasonal: false,
    })),
    figures: prices.map(
      ({ product, area, period, price, basis, error, publisher, official, note }): FigureRow => ({
        source: CODE,
        series: product,
        area,
        period,
        price,
        basis,
        error,
        publisher,
        official: official === '1',
        note,
        origin: 'data',
      }),
    ),
    indices: [
      ...files.read('eu-hicp.csv', HicpColumns).map(
        ({ area, class: code, unit: measure, period, value, basis, error, note }): IndexRow => ({
          kind: 'hicp',
          area,
          code,
          measure,
          period,
          value,
          basis,
          error,
          note,
          origin: 'data',
        }),
      ),
      ...files.read('eu-pli.csv', PriceLevelColumns).map(
        ({ area, group: code, base: measure, year: period, value, basis, error, note }): IndexRow => ({
          kind: 'pli',
          area,
          code,
          measure,
          period,
          value,
          basis,
          error,
          note,
          origin: 'data',
        }),
      ),
    ],
    mapping: mappingRows(CODE, files.read('mapping-eu.csv', MappingColumns)),
  }
}
