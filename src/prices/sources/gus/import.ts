import { z } from 'zod'
import { averagePrices, InvalidStatisticsFileError, notInUse, type ParsedFile } from '../../import/parsed-file.ts'
import { type FileFormat, jsonFormat, textFormat } from '../../import/statistics-file.ts'
import { cellsOf, columnIn, priceIn } from '../../import/table.ts'
import { type FigureRow, type PriceRows, seriesOf } from '../../price-rows.ts'
import { importedFigure, type Survey } from '../survey.ts'

// The Local Data Bank (BDL): answers of its API by variable or by unit, and its relational table as CSV.

/** The whole country, by number and by name. */
const NATION = { id: '000000000000', name: 'POLSKA' } as const

const Values = z.array(z.object({ year: z.string(), val: z.number().nullable() }))
const ByVariable = z.object({
  variableId: z.number(),
  results: z.array(z.object({ id: z.string(), name: z.string(), values: Values })),
})
const ByUnit = z.object({ unitId: z.string(), results: z.array(z.object({ id: z.number(), values: Values })) })

interface Value {
  /** number or name of the variable */
  readonly item: string
  readonly year: string
  readonly price: number
  readonly place: string
}

function readAnswer(file: string, json: unknown, inUse: PriceRows, survey: Survey): ParsedFile {
  const byVariable = ByVariable.safeParse(json)
  const byUnit = ByUnit.safeParse(json)
  const answers = byVariable.success
    ? byVariable.data.results
        .filter(({ id }) => id === NATION.id)
        .map(({ values }) => ({ item: String(byVariable.data.variableId), values }))
    : byUnit.success && byUnit.data.unitId === NATION.id
      ? byUnit.data.results.map(({ id, values }) => ({ item: String(id), values }))
      : undefined
  if (answers === undefined || answers.length === 0)
    throw new InvalidStatisticsFileError(file, 'the answer', `values of a variable in ${NATION.name}`, null)
  const values = answers.flatMap(({ item, values }) =>
    values.flatMap(({ year, val }): Value[] => {
      const place = `variable ${item}, ${year}`
      // The bank writes 0 where there is no value.
      return val === null || val === 0 ? [] : [{ item, year, price: val, place }]
    }),
  )
  return parsed(file, values, inUse, survey)
}

/** Kod;Nazwa;Rodzaje towarów i usług;Rok;Wartość;Jednostka miary;Atrybut, decimals behind a comma */
function readTable(file: string, text: string, inUse: PriceRows, survey: Survey): ParsedFile {
  const [header = [], ...rows] = cellsOf(file, text, { delimiter: ';' })
  const at = (name: string, pattern?: RegExp) => columnIn(file, header, name, pattern)
  const [place, item] = [at('Nazwa'), at('Rodzaje towarów i usług', /^rodzaje towarów/i)]
  const [year, price] = [at('Rok'), at('Wartość', /^warto[śs][ćc]$/i)]
  const month = header.findIndex((name) => /^miesi[ąa]ce$/i.test(name))
  if (month >= 0)
    throw new InvalidStatisticsFileError(file, 'line 1', 'yearly values, no column Miesiące', header.join(';'))
  const values = rows.flatMap((row, index): Value[] => {
    if (row[place]?.trim() !== NATION.name) return []
    const where = `line ${index + 2}`
    const value = Number(row[price]?.replace(',', '.')) === 0 ? undefined : priceIn(file, where, row[price] ?? '', true)
    return value === undefined ? [] : [{ item: row[item] ?? '', year: row[year] ?? '', price: value, place: where }]
  })
  return parsed(file, values, inUse, survey)
}

/** 'Ryż - za 1kg', 'ryż - za 1 kg' */
const plain = (name: string): string => name.replace(/\s+/g, '').toLowerCase()

function parsed(file: string, values: readonly Value[], inUse: PriceRows, survey: Survey): ParsedFile {
  const ours = new Map(
    seriesOf(inUse, survey.code).flatMap(({ series, title, unit }) => [
      [series, series] as const,
      [plain(`${title} - za ${unit}`), series] as const,
    ]),
  )
  const unknown = new Set<string>()
  const figures = values.flatMap(({ item, year, price, place }): FigureRow[] => {
    if (!/^(19|20)\d\d$/.test(year)) throw new InvalidStatisticsFileError(file, place, 'a year', year)
    const series = ours.get(plain(item))
    if (series !== undefined) return [importedFigure(survey, { series, period: year, price }, file)]
    unknown.add(item)
    return []
  })
  const kind = 'GUS average prices of Poland (Local Data Bank)'
  const notes = notInUse(unknown, 'variables')
  return averagePrices(file, { kind, figures, notes, expects: null, nation: survey.nation.country })
}

export const gusFormats: readonly FileFormat<Survey>[] = [
  jsonFormat((json) => 'results' in json && ('variableId' in json || 'unitId' in json), readAnswer),
  textFormat((line) => /^"?kod"?;"?nazwa"?;/i.test(line) && /rodzaje towarów/i.test(line), readTable),
]
