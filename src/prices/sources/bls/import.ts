import { z } from 'zod'
import { InvalidStatisticsFileError, newest, notInUse, type ParsedFile, some } from '../../import/parsed-file.ts'
import { type FileFormat, jsonFormat, textFormat } from '../../import/statistics-file.ts'
import { columnIn } from '../../import/table.ts'
import { type FigureRow, type IndexRow, type PriceRows, seriesOf } from '../../price-rows.ts'
import { CODE, NATION } from './nation.ts'

/** Region codes of the ratios in use. */
const regionsOf = (inUse: PriceRows): Set<string> =>
  new Set(inUse.ratios.filter((row) => row.country === NATION.country).map((row) => row.region))

/** CPI of food at home, U.S. city average, not seasonally adjusted. */
const FOOD_AT_HOME = 'CUUR0000SAF11'
const CPI_BASE = '1982-84=100'

interface Point {
  readonly series: string
  readonly year: string
  readonly period: string
  readonly value: string
  /** where it stands, for messages */
  readonly place: string
}

/** Lines of a tab separated file with padded cells, keyed by its header. */
function tableOf(text: string): {
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
} {
  const [first = '', ...rest] = text.split(/\r?\n/)
  const cells = (line: string) => line.split('\t').map((cell) => cell.trim())
  return { header: cells(first), rows: rest.filter((line) => line.trim() !== '').map(cells) }
}

/** `ap.data…` and `cu.data…`: series_id, year, period, value, footnote_codes. */
function readBlsData(file: string, text: string, inUse: PriceRows): ParsedFile {
  const { header, rows } = tableOf(text)
  const at = (name: string) => columnIn(file, header, name)
  const [series, year, period, value] = [at('series_id'), at('year'), at('period'), at('value')]
  const points = rows.map((cells, index): Point => {
    const place = `line ${index + 2}`
    if (cells.length < 4)
      throw new InvalidStatisticsFileError(file, place, 'series, year, period and value', cells.join(' '))
    return {
      series: cells[series] ?? '',
      year: cells[year] ?? '',
      period: cells[period] ?? '',
      value: cells[value] ?? '',
      place,
    }
  })
  return { kind: 'BLS data (flat file)', ...pointsToRows(file, points, inUse) }
}

const Answer = z.object({
  status: z.string(),
  message: z.array(z.string()).optional(),
  Results: z
    .object({
      series: z.array(
        z.object({
          seriesID: z.string(),
          data: z.array(z.object({ year: z.string(), period: z.string(), value: z.string() })),
        }),
      ),
    })
    .optional(),
})

/** The public API's answer: newest first, everything a string; over quota it is a success by HTTP and a refusal by status. */
function readBlsAnswer(file: string, json: unknown, inUse: PriceRows): ParsedFile {
  const answer = Answer.safeParse(json)
  if (!answer.success) {
    const [issue] = answer.error.issues
    throw new InvalidStatisticsFileError(
      file,
      issue?.path.join('.') ?? 'the answer',
      issue?.message ?? 'an answer of the BLS API',
      null,
    )
  }
  const { status, message, Results } = answer.data
  if (status !== 'REQUEST_SUCCEEDED' || Results === undefined)
    throw new InvalidStatisticsFileError(
      file,
      'status',
      'REQUEST_SUCCEEDED',
      `${status} ${message?.join(' ') ?? ''}`.trim(),
    )
  const points = Results.series.flatMap(({ seriesID, data }) =>
    data.map((point, index) => ({ series: seriesID, ...point, place: `series ${seriesID}, data[${index}]` })),
  )
  return { kind: 'BLS API answer', ...pointsToRows(file, points, inUse) }
}

function pointsToRows(file: string, points: readonly Point[], inUse: PriceRows): Omit<ParsedFile, 'kind'> {
  const ours = new Set(seriesOf(inUse, CODE).map((row) => row.series))
  const regions = regionsOf(inUse)
  const figures: FigureRow[] = []
  const indices: IndexRow[] = []
  const unknown = new Set<string>()
  for (const { series, year, period, value, place } of points) {
    if (!/^[A-Z0-9]{8,20}$/.test(series))
      throw new InvalidStatisticsFileError(file, place, 'a series id such as APU0000701111', series)
    if (!/^(19|20)\d\d$/.test(year)) throw new InvalidStatisticsFileError(file, place, 'a year', year)
    if (!/^[MSQA]\d\d$/.test(period)) throw new InvalidStatisticsFileError(file, place, 'a period such as M08', period)
    if (value === '-' || value === '') continue
    if (!/^\d+(\.\d+)?$/.test(value) || Number(value) <= 0)
      throw new InvalidStatisticsFileError(file, place, 'a value above zero', value)
    const month = /^M(0[1-9]|1[0-2])$/.test(period) ? `${year}-${period.slice(1)}` : period === 'M13' ? year : undefined
    if (month === undefined) continue
    if (series === FOOD_AT_HOME) {
      indices.push(foodAtHome(month, Number(value)))
      continue
    }
    const area = series.slice(3, 7)
    const national = `APU${NATION.area}${series.slice(7)}`
    if (!series.startsWith('APU') || !ours.has(national) || (area !== NATION.area && !regions.has(area))) {
      unknown.add(series)
      continue
    }
    if (month.length === 4) continue
    figures.push({
      source: CODE,
      series: national,
      area,
      period: month,
      price: Number(value),
      basis: 'source',
      error: null,
      publisher: 'BLS',
      official: true,
      note: file,
      origin: 'import',
    })
  }
  if (figures.length + indices.length === 0)
    throw new InvalidStatisticsFileError(
      file,
      'the file',
      'at least one value of a series in use',
      some(unknown) || 'no values',
    )
  const recent = indices.sort((a, b) => (a.period < b.period ? 1 : -1)).slice(0, 60)
  const notes = notInUse(unknown, 'series')
  return { figures: newest(figures, NATION.area), indices: recent, notes, expects: figures.length > 0 ? CODE : null }
}

const foodAtHome = (period: string, value: number): IndexRow => ({
  kind: 'cpi',
  area: NATION.country,
  code: 'food',
  measure: CPI_BASE,
  period,
  value,
  basis: 'source',
  error: null,
  note: FOOD_AT_HOME,
  origin: 'import',
})

/** The unit of a series stands at the end of its title, after the last `per`. */
const unitOf = (title: string): string | undefined => /,? (per [^,]+?)(?: in [^,]*, average price.*)?$/.exec(title)?.[1]

/** `ap.series`: which series live, and whether their units are still ours. Nothing is stored. */
function readBlsSeries(file: string, text: string, inUse: PriceRows): ParsedFile {
  const { header, rows } = tableOf(text)
  const at = (name: string) => columnIn(file, header, name)
  const [series, title, endYear, endPeriod] = [at('series_id'), at('series_title'), at('end_year'), at('end_period')]
  const listed = new Map(rows.map((cells) => [cells[series] ?? '', cells]))
  const ends = [...listed.values()].map((cells) => `${cells[endYear]} ${cells[endPeriod]}`)
  const latest = ends.sort().at(-1) ?? ''
  const notes: string[] = []
  const ours = seriesOf(inUse, CODE)
  const ended = ours.filter((row) => {
    const cells = listed.get(row.series)
    return cells && Number(latest.slice(0, 4)) - Number(cells[endYear]) > 1
  })
  const absent = ours.filter((row) => !listed.has(row.series))
  if (ended.length > 0) notes.push(`no longer published: ${some(ended.map((row) => row.series))}`)
  if (absent.length > 0) notes.push(`not listed: ${some(absent.map((row) => row.series))}`)
  for (const row of ours) {
    const unit = unitOf(listed.get(row.series)?.[title] ?? '')
    if (unit !== undefined && unit !== row.unit)
      notes.push(
        `${row.series}: the unit is ‘${unit}’ there and ‘${row.unit}’ here: its mapping needs a new conversion`,
      )
  }
  return described(`BLS list of series (${listed.size} series, newest value ${latest})`, notes)
}

/** `ap.item` and `ap.area`: names of codes. Nothing is stored. */
function readBlsNames(file: string, text: string, inUse: PriceRows, of: 'item' | 'area'): ParsedFile {
  const { rows } = tableOf(text)
  const codes = new Set(rows.map((cells) => cells[0] ?? ''))
  if (codes.size === 0) throw new InvalidStatisticsFileError(file, 'line 2', `a code and a name of an ${of}`, null)
  const used =
    of === 'item' ? seriesOf(inUse, CODE).map((row) => row.series.slice(7)) : [NATION.area, ...regionsOf(inUse)]
  const absent = used.filter((code) => !codes.has(code))
  return described(`BLS list of ${of}s (${codes.size})`, absent.length > 0 ? [`not listed: ${some(absent)}`] : [])
}

const described = (kind: string, notes: readonly string[]): ParsedFile => ({
  kind,
  figures: [],
  indices: [],
  notes,
  expects: null,
})

const headed = (firstLine: string, ...columns: readonly string[]): boolean => {
  const { header } = tableOf(firstLine)
  return header[0] === columns[0] && columns.every((column) => header.includes(column))
}

/** Flat files of the `ap` and `cu` surveys, the lists beside them, and answers of the public API. */
export const blsFormats: readonly FileFormat[] = [
  jsonFormat((json) => 'status' in json && !('dimension' in json), readBlsAnswer),
  textFormat((line) => headed(line, 'series_id', 'value'), readBlsData),
  textFormat((line) => headed(line, 'series_id', 'series_title'), readBlsSeries),
  textFormat(
    (line) => headed(line, 'item_code'),
    (name, text, inUse) => readBlsNames(name, text, inUse, 'item'),
  ),
  textFormat(
    (line) => headed(line, 'area_code'),
    (name, text, inUse) => readBlsNames(name, text, inUse, 'area'),
  ),
]
