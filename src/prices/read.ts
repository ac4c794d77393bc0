import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import {
  BASES,
  type FigureRow,
  type IndexRow,
  type MappingRow,
  type PriceRows,
  type RatioRow,
  type SeriesRow,
} from './rows.ts'

const number = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/, 'a number')
  .transform(Number)
const positive = number.refine((value) => value > 0, 'more than zero')
const share = z.union([z.literal('').transform(() => null), positive])
const period = z.string().regex(/^\d{4}(-\d\d(-\d\d)?)?$/, 'a year, month or day: 2025, 2025-06 or 2025-06-30')
const basis = z.enum(BASES)
const text = z.string().min(1)
const word = z.string()

const RuPrice = z.object({
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
const WeeklyPrice = z.object({ series: text, date: period, price: positive })
const UsPrice = z.object({
  series: text,
  name: text,
  unit: text,
  price: positive,
  period,
  basis,
  error: share,
  note: word,
})
const EuPrice = z.object({
  product: text,
  name: text,
  unit: text,
  price: positive,
  area: text,
  period,
  group: text,
  hicp: text,
  publisher: word,
  basis,
  error: share,
  note: word,
})
const RuRatio = z.object({ region: text, series: word, ratio: positive, period, basis, error: share, note: word })
const UsRatio = RuRatio.extend({ price: word, national: word })
const CpiValue = z.object({ series: text, measure: text, period, value: positive, basis, note: word })
const HicpValue = z.object({
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
const PliValue = z.object({
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
const RateValue = z.object({
  country: text,
  area: text,
  currency: text,
  period,
  rate: positive,
  basis,
  error: share,
  note: word,
})
const Mapped = z.object({
  ingredient: text,
  series: text,
  units: positive,
  ratio: positive,
  method: z.enum(['own', 'borrowed']),
  note: word,
})

/** Every mistake found in the price files, one line each. */
export class PriceDataError extends Error {
  override readonly name = 'PriceDataError'
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`${problems.length} mistakes in the price files:\n${problems.join('\n')}`)
    this.problems = problems
  }
}

const Noted = z.object({ basis: z.literal('source'), note: z.string().regex(/\bfixture\b|\bnot checked\b/i) })

/** A figure that calls itself read in a publication and says beside it that it was not. */
const neverChecked = (row: unknown): boolean => Noted.safeParse(row).success

const ROSSTAT = { source: 'rosstat', area: '643', publisher: 'Rosstat', origin: 'data' } as const
const BLS = { source: 'bls', area: '0000', publisher: 'BLS', origin: 'data' } as const

/**
 * Reads the files of `data/prices`.
 * @throws PriceDataError naming file, line and what was expected
 */
export function readPriceRows(folder: string): PriceRows {
  const problems: string[] = []
  const table = <T>(file: string, schema: z.ZodType<T>): T[] => {
    const path = join(folder, file)
    if (!existsSync(path)) {
      problems.push(`${file}: missing`)
      return []
    }
    const rows: unknown[] = parse(readFileSync(path), {
      columns: true,
      skip_empty_lines: true,
      relax_column_count: false,
    })
    return rows.flatMap((row, index) => {
      const result = schema.safeParse(row)
      if (result.success && neverChecked(row))
        problems.push(`${file}: line ${index + 2}: basis: source, but the note says that nobody checked it: recalled`)
      if (result.success) return [result.data]
      for (const issue of result.error.issues)
        problems.push(`${file}: line ${index + 2}: ${issue.path.join('.')}: ${issue.message}`)
      return []
    })
  }

  const ru = table('ru.csv', RuPrice)
  const us = table('us.csv', UsPrice)
  const eu = table('eu-reference.csv', EuPrice)
  const rows: PriceRows = {
    series: uniqueSeries([
      ...ru.map((row) => ({
        source: 'rosstat' as const,
        series: row.series,
        title: row.name_ru,
        titleEn: row.name_en,
        unit: row.unit,
        group: null,
        hicp: null,
        seasonal: row.seasonal === '1',
      })),
      ...us.map((row) => ({
        source: 'bls' as const,
        series: row.series,
        title: row.name,
        titleEn: row.name,
        unit: row.unit,
        group: null,
        hicp: null,
        seasonal: false,
      })),
      ...eu.map((row) => ({
        source: 'eurostat' as const,
        series: row.product,
        title: row.name,
        titleEn: row.name,
        unit: row.unit,
        group: row.group,
        hicp: row.hicp,
        seasonal: false,
      })),
    ]),
    figures: [
      ...ru.map(
        ({ series, price, period, basis, error, note }): FigureRow => ({
          ...ROSSTAT,
          series,
          period,
          price,
          basis,
          error,
          note,
        }),
      ),
      ...table('ru-weekly.csv', WeeklyPrice).map(
        ({ series, date, price }): FigureRow => ({
          ...ROSSTAT,
          series,
          period: date,
          price,
          basis: 'source',
          error: null,
          note: '',
        }),
      ),
      ...us.map(
        ({ series, price, period, basis, error, note }): FigureRow => ({
          ...BLS,
          series,
          period,
          price,
          basis,
          error,
          note,
        }),
      ),
      ...eu.map(
        ({ product, area, period, price, basis, error, publisher, note }): FigureRow => ({
          source: 'eurostat',
          series: product,
          area,
          period,
          price,
          basis,
          error,
          publisher,
          note,
          origin: 'data',
        }),
      ),
    ],
    indices: [
      ...cpiRows('RU', table('ru-cpi.csv', CpiValue)),
      ...cpiRows('US', table('us-cpi.csv', CpiValue)),
      ...table('eu-hicp.csv', HicpValue).map(
        (row): IndexRow => ({
          ...index(row),
          kind: 'hicp',
          area: row.area,
          code: row.class,
          measure: row.unit,
          period: row.period,
        }),
      ),
      ...table('eu-pli.csv', PliValue).map(
        (row): IndexRow => ({
          ...index(row),
          kind: 'pli',
          area: row.area,
          code: row.group,
          measure: row.base,
          period: row.year,
        }),
      ),
      ...table('rates.csv', RateValue).map(
        (row): IndexRow => ({
          ...index({ ...row, value: row.rate }),
          kind: 'rate',
          area: row.country,
          code: row.currency,
          measure: 'EUR',
          period: row.period,
        }),
      ),
    ],
    ratios: [
      ...ratioRows('RU', table('ru-regions.csv', RuRatio)),
      ...ratioRows('US', table('us-regions.csv', UsRatio)),
    ],
    mapping: [
      ...mappingRows('rosstat', table('mapping-ru.csv', Mapped)),
      ...mappingRows('bls', table('mapping-us.csv', Mapped)),
      ...mappingRows('eurostat', table('mapping-eu.csv', Mapped)),
    ],
  }
  const known = new Set(rows.series.map((row) => `${row.source} ${row.series}`))
  for (const row of rows.mapping)
    if (!known.has(`${row.source} ${row.series}`))
      problems.push(`mapping of ${row.source}: ingredient ${row.ingredient}: there is no series ${row.series}`)
  for (const [key, same] of Map.groupBy(rows.mapping, (row) => `${row.source}: ingredient ${row.ingredient}`))
    if (same.length > 1) problems.push(`mapping of ${key} is given ${same.length} times`)
  if (problems.length > 0) throw new PriceDataError(problems)
  return rows
}

const index = (row: { value: number; basis: IndexRow['basis']; error: number | null; note: string }) => ({
  value: row.value,
  basis: row.basis,
  error: row.error,
  note: row.note,
  origin: 'data' as const,
})

const cpiRows = (area: 'RU' | 'US', values: readonly z.infer<typeof CpiValue>[]): IndexRow[] =>
  values.map((row) => ({
    ...index({ ...row, error: null }),
    kind: 'cpi',
    area,
    code: row.series,
    measure: row.measure,
    period: row.period,
  }))

const ratioRows = (country: string, values: readonly z.infer<typeof RuRatio>[]): RatioRow[] =>
  values.map(({ region, series, ratio, period, basis, error, note }) => ({
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

const mappingRows = (source: MappingRow['source'], values: readonly z.infer<typeof Mapped>[]): MappingRow[] =>
  values.map((row) => ({ source, ...row }))

/** A product has a row for each period and area; its name is that of the first. */
function uniqueSeries(rows: readonly SeriesRow[]): SeriesRow[] {
  const byKey = new Map<string, SeriesRow>()
  for (const row of rows) if (!byKey.has(`${row.source} ${row.series}`)) byKey.set(`${row.source} ${row.series}`, row)
  return [...byKey.values()]
}
