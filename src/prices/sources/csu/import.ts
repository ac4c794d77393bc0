import { readCube } from '../../import/json-stat.ts'
import {
  averagePrices,
  InvalidStatisticsFileError,
  notInUse,
  otherUnits,
  type ParsedFile,
} from '../../import/parsed-file.ts'
import { type FileFormat, jsonFormat, textFormat } from '../../import/statistics-file.ts'
import { cellsOf, priceIn } from '../../import/table.ts'
import { type FigureRow, type PriceRows, seriesOf } from '../../price-rows.ts'
import { importedFigure, type Survey } from '../survey.ts'

// Average consumer prices of DataStat (CEN0101…): JSON-stat 2.0 of a named selection, with names such as "Máslo [1 kg]",
// and open-data CSV, with such names (sets until 2025) or with codes alone. Names of an item outlive its codes.

/** One average price as a file tells it. */
interface Price {
  /** its name with what it is for, or its code */
  readonly item: string
  /** a month, or the last day of a week */
  readonly period: string
  readonly price: number
}

const ITEM = /^(cenrep|reprcen)/i
const TIME = /^cas/i
const PLACE = /^uz/i
/** How the whole country is written in a column of territories. */
const NATION = new Set(['', 'CZ', '19', 'Česká republika'])

function readJson(file: string, json: unknown, inUse: PriceRows, survey: Survey): ParsedFile {
  const { id, values, label } = readCube(file, json)
  const dimension = (pattern: RegExp, what: string) => {
    const found = id.find((name) => pattern.test(name))
    if (found === undefined) throw new InvalidStatisticsFileError(file, 'id', what, id.join(', '))
    return found
  }
  const item = dimension(ITEM, 'a dimension CENREP… of items')
  const time = dimension(TIME, 'a dimension Cas… of time')
  const place = id.find((name) => PLACE.test(name))
  const prices = values.flatMap(({ dims, place: at, value }): Price[] => {
    if (place !== undefined && !NATION.has(dims[place] ?? '')) return []
    const price = priceIn(file, at, String(value))
    return price === undefined
      ? []
      : [{ item: label(item, dims[item] ?? ''), period: monthOf(file, at, dims[time] ?? ''), price }]
  })
  return parsed(file, prices, inUse, survey)
}

function monthOf(file: string, place: string, written: string): string {
  if (/^\d{4}-\d\d$/.test(written)) return written
  throw new InvalidStatisticsFileError(file, place, 'a month such as 2026-08', written)
}

function readCsv(file: string, text: string, inUse: PriceRows, survey: Survey): ParsedFile {
  const [header = [], ...rows] = cellsOf(file, text)
  const column = (...patterns: readonly RegExp[]) =>
    patterns.map((pattern) => header.findIndex((name) => pattern.test(name))).find((index) => index >= 0) ?? -1
  const columns = {
    item: column(/^reprcen_txt$/i, ITEM),
    value: column(/^hodnota$/i),
    from: column(/^obdobiod$/i),
    to: column(/^obdobido$/i, TIME),
    place: column(/^uzemi_txt$/i, PLACE),
  }
  for (const [what, index] of Object.entries({ item: columns.item, value: columns.value, time: columns.to }))
    if (index < 0) throw new InvalidStatisticsFileError(file, 'line 1', `a column of ${what}`, header.join(','))
  const prices = rows.flatMap((row, index): Price[] => {
    const at = `line ${index + 2}`
    if (columns.place >= 0 && !NATION.has(row[columns.place] ?? '')) return []
    const price = priceIn(file, at, row[columns.value] ?? '')
    if (price === undefined) return []
    const period = periodOf(file, at, row[columns.from] ?? '', row[columns.to] ?? '')
    return [{ item: row[columns.item] ?? '', period, price }]
  })
  return parsed(file, prices, inUse, survey)
}

/** From the first to the last day: their month when it is a whole one, else the last day. A month stands by itself. */
function periodOf(file: string, place: string, from: string, to: string): string {
  if (/^\d{4}-\d\d$/.test(to)) return to
  if (!/^\d{4}-\d\d-\d\d$/.test(to))
    throw new InvalidStatisticsFileError(file, place, 'a month or a day such as 2026-08-31', to)
  const month = to.slice(0, 7)
  return from === `${month}-01` && Number(to.slice(8)) >= 28 ? month : to
}

/** 'Vepřová pečeně [1kg]', 'Jakostní víno červené - od 2015 [0,75 l]': names differ in spaces, capitals and such years. */
const plain = (name: string): string =>
  name
    .replace(/\s+-\s+(od|do)\s+\d{4}/gi, '')
    .replace(/\s+/g, '')
    .toLowerCase()

function parsed(file: string, prices: readonly Price[], inUse: PriceRows, survey: Survey): ParsedFile {
  const ours = seriesOf(inUse, survey.code)
  const known = new Map(
    ours.flatMap(({ series, title, unit }) => [
      [series, series] as const,
      [plain(`${title} [${unit}]`), series] as const,
    ]),
  )
  const names = new Map(ours.map((row) => [plain(row.title), row.unit]))
  const leftOut = { items: new Set<string>(), units: new Set<string>() }
  const figures = prices.flatMap(({ item, period, price }): FigureRow[] => {
    const series = known.get(plain(item))
    if (series !== undefined) return [importedFigure(survey, { series, period, price }, file)]
    const unit = names.get(plain(item.replace(/\[[^\]]*\]\s*$/, '')))
    if (unit === undefined) leftOut.items.add(item)
    else leftOut.units.add(`${item} is not priced for ${unit}`)
    return []
  })
  const kind = 'ČSÚ average consumer prices of Czechia'
  const notes = [...notInUse(leftOut.items), ...otherUnits(leftOut.units)]
  return averagePrices(file, { kind, figures, notes, expects: survey.code, nation: survey.nation.country })
}

const hasItems = (json: object): boolean =>
  'dimension' in json &&
  typeof json.dimension === 'object' &&
  json.dimension !== null &&
  Object.keys(json.dimension).some((name) => ITEM.test(name))

export const csuFormats: readonly FileFormat<Survey>[] = [
  jsonFormat(hasItems, readJson),
  textFormat((line) => /(^|,)"?(cenrep\w*|reprcen_(txt|kod))"?(,|$)/i.test(line) && /hodnota/i.test(line), readCsv),
]
