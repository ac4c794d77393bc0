import { z } from 'zod'
import { number } from '../../catalogue/content/csv.ts'
import { BASES, type IndexRow, type MappingRow, METHODS, type RatioRow } from '../price-rows.ts'
import type { DataFiles } from './source.ts'

// Columns that files of several offices share, and the rows made of them.

export const positive = number.refine((value) => value > 0, 'more than zero')
/** a half-width as a share; empty: none is stated */
export const share = z.union([z.literal('').transform(() => null), positive])
export const period = z.string().regex(/^\d{4}(-\d\d(-\d\d)?)?$/, 'a year, month or day: 2025, 2025-06 or 2025-06-30')
export const basis = z.enum(BASES)
export const text = z.string().min(1)
export const word = z.string()

export const MappingColumns = z.object({
  ingredient: text,
  series: text,
  units: positive,
  ratio: positive,
  method: z.enum(METHODS),
  note: word,
})
const RatioColumns = z.object({
  region: text,
  series: word,
  ratio: positive,
  period,
  basis,
  error: share,
  note: word,
})
const ConsumerPriceColumns = z.object({
  series: text,
  measure: text,
  period,
  value: positive,
  basis,
  note: word,
})

export const mappingRows = (source: string, rows: readonly z.infer<typeof MappingColumns>[]): MappingRow[] =>
  rows.map((row) => ({ source, ...row }))

/** @param country ISO code */
const ratioRows = (country: string, rows: readonly z.infer<typeof RatioColumns>[]): RatioRow[] =>
  rows.map(({ region, series, ratio, period, basis, error, note }) => ({
    country,
    region,
    series,
    ratio,
    period,
    basis,
    error,
    note,
    origin: 'data',
  }))

/** @param country ISO code */
const consumerPriceRows = (country: string, rows: readonly z.infer<typeof ConsumerPriceColumns>[]): IndexRow[] =>
  rows.map(({ series, measure, period, value, basis, note }) => ({
    kind: 'cpi',
    area: country,
    code: series,
    measure,
    period,
    value,
    basis,
    error: null,
    note,
    origin: 'data',
  }))

/**
 * Consumer prices of food, ratios of regions to the nation, and the mapping of an office with a country of its own: its
 * files have the country's code in their names.
 * @param country ISO code
 */
export function nationalRows(files: DataFiles, source: string, country: string) {
  const name = country.toLowerCase()
  return {
    indices: consumerPriceRows(country, files.read(`${name}-cpi.csv`, ConsumerPriceColumns)),
    ratios: ratioRows(country, files.read(`${name}-regions.csv`, RatioColumns)),
    mapping: mappingRows(source, files.read(`mapping-${name}.csv`, MappingColumns)),
  }
}
