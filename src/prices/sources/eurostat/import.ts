import { parse } from 'csv-parse/sync'
import { readCube } from '../../import/json-stat.ts'
import { InvalidStatisticsFileError, notInUse, type ParsedFile, some } from '../../import/parsed-file.ts'
import { type FileFormat, jsonFormat, textFormat } from '../../import/statistics-file.ts'
import type { IndexRow, PriceRows } from '../../price-rows.ts'
import { EU, EURO_AREA } from './codes.ts'

/** One value with the codes of its dimensions. */
interface Observation {
  readonly dims: Readonly<Record<string, string>>
  readonly period: string
  readonly value: number
  readonly flag: string
}

/** Food groups of the price level indices: COICOP 2018 (`prc_ppp_ind_1`), and COICOP 1999 (`prc_ppp_ind`, closed) where it differs. */
const GROUPS: Readonly<Record<string, string>> = {
  A0101: 'food_non_alcoholic',
  A010101: 'food',
  A01010101: 'bread_cereals',
  A01010102: 'meat',
  A01010103: 'fish',
  A01010104: 'milk_cheese_eggs',
  A01010105: 'oils_fats',
  A01010106: 'fruits',
  A01010107: 'vegetables_potatoes',
  A01010108: 'sugar_confectionery',
  A01010109: 'ready_made_other',
  A010102: 'non_alcoholic',
  A010201: 'alcohol',
}
const OLD_GROUPS: Readonly<Record<string, string>> = {
  A0101: 'food_non_alcoholic',
  A010101: 'food',
  A01010101: 'bread_cereals',
  A01010102: 'meat',
  A01010103: 'fish',
  A01010104: 'milk_cheese_eggs',
  A01010105: 'oils_fats',
  A01010106: 'fruits_vegetables_potatoes',
  A01010199: 'other_food',
  A010102: 'non_alcoholic',
  A010201: 'alcohol',
}
const PLI = `PLI_${EU}`
/** The euro area's aggregates, the changing one first; they are stored as the first. */
const EURO_AREAS = [EURO_AREA, 'EA21', 'EA20']
/** HICP months kept for each country and class. */
const KEEP_MONTHS = 14
/** Classes kept for every country: those that stand for a food group. */
const GROUP_CLASSES = /^CP01(1[1-9]?|2)?$/

/** Comma separated SDMX, as the API writes it with `format=SDMX-CSV`. */
function readSdmxCsv(file: string, text: string, inUse: PriceRows): ParsedFile {
  let records: Record<string, string>[]
  try {
    records = parse(text, { columns: true, skip_empty_lines: true, bom: true })
  } catch (error) {
    throw new InvalidStatisticsFileError(file, 'the file', 'comma separated values', error)
  }
  const [first] = records
  if (first === undefined) throw new InvalidStatisticsFileError(file, 'line 2', 'an observation', null)
  for (const column of ['DATAFLOW', 'TIME_PERIOD', 'OBS_VALUE', 'geo'])
    if (!(column in first))
      throw new InvalidStatisticsFileError(file, 'line 1', `a column ${column}`, Object.keys(first).join(','))
  const observations = records.flatMap((row, index): Observation[] => {
    const { TIME_PERIOD: period = '', OBS_VALUE: written = '', OBS_FLAG: flag = '' } = row
    return observed({ file, place: `line ${index + 2}` }, row, { period, written, flag })
  })
  return toIndices(file, datasetOf(first.DATAFLOW ?? ''), observations, inUse)
}

/** JSON-stat 2.0, as the API writes it by itself. */
function readJsonStat(file: string, json: unknown, inUse: PriceRows): ParsedFile {
  const { id, values } = readCube(file, json)
  const observations = values.flatMap(({ dims, place, value, flag }) =>
    observed({ file, place }, dims, { period: dims.time ?? '', written: String(value), flag }),
  )
  return toIndices(
    file,
    id.includes('ppp_cat18') ? 'prc_ppp_ind_1' : id.includes('ppp_cat') ? 'prc_ppp_ind' : hicpOf(id),
    observations,
    inUse,
  )
}

const hicpOf = (id: readonly string[]): string =>
  id.includes('coicop18') ? 'prc_hicp_minr' : id.includes('coicop') ? 'prc_hicp_midx' : ''

/** @param at where it stands, for what is wrong with it */
function observed(
  at: { readonly file: string; readonly place: string },
  dims: Readonly<Record<string, string>>,
  { period, written, flag }: { readonly period: string; readonly written: string; readonly flag: string },
): Observation[] {
  if (written.trim() === '' || written.trim() === ':') return []
  if (!/^\d{4}(-\d\d)?$/.test(period))
    throw new InvalidStatisticsFileError(at.file, at.place, 'a year or a month such as 2026-08', period)
  const value = Number(written)
  if (!(value > 0)) throw new InvalidStatisticsFileError(at.file, at.place, 'an index above zero', written)
  return [{ dims, period, value, flag }]
}

/** 'ESTAT:PRC_HICP_MINR(1.0)' → 'prc_hicp_minr' */
const datasetOf = (dataflow: string): string => (/:([A-Z0-9_]+)/.exec(dataflow)?.[1] ?? dataflow).toLowerCase()

function toIndices(file: string, dataset: string, observations: readonly Observation[], inUse: PriceRows): ParsedFile {
  if (observations.length === 0)
    throw new InvalidStatisticsFileError(
      file,
      'the values',
      'at least one observation (a wrong filter is answered without any)',
      null,
    )
  if (dataset === 'prc_ppp_ind_1' || dataset === 'prc_ppp_ind') return priceLevels(file, dataset, observations, inUse)
  if (/^prc_hicp_(minr|ainr|midx|aind)$/.test(dataset)) return consumerPrices(file, dataset, observations, inUse)
  throw new InvalidStatisticsFileError(
    file,
    'the data set',
    'prc_ppp_ind_1, prc_ppp_ind, prc_hicp_minr, _ainr, _midx or _aind',
    dataset,
  )
}

const row = (
  part: Pick<IndexRow, 'kind' | 'area' | 'code' | 'measure' | 'period' | 'value'>,
  dataset: string,
  flag: string,
): IndexRow => ({
  ...part,
  basis: 'source',
  // Eurostat's own doubt: low reliability or estimated; 5 points are a wide reading of it.
  error: /[ue]/.test(flag) ? 0.05 : null,
  note: flag === '' ? dataset : `${dataset}, flag ${flag}`,
  origin: 'import',
})

/** Codes of the countries with a price level, and of their aggregates. */
const areasOf = (inUse: PriceRows): Set<string> =>
  new Set(inUse.indices.filter((row) => row.kind === 'pli' && row.measure === EU).map((row) => row.area))

function priceLevels(
  file: string,
  dataset: string,
  observations: readonly Observation[],
  inUse: PriceRows,
): ParsedFile {
  const areas = areasOf(inUse)
  const groups = dataset === 'prc_ppp_ind' ? OLD_GROUPS : GROUPS
  const leftOut = new Set<string>()
  const indices = observations.flatMap(({ dims, period, value, flag }): IndexRow[] => {
    const area = dims.geo ?? ''
    const code = groups[dims.ppp_cat18 ?? dims.ppp_cat ?? '']
    if ((dims.indic_ppp ?? dims.na_item) !== PLI || code === undefined || !areas.has(area)) {
      leftOut.add(`${dims.indic_ppp ?? dims.na_item} ${dims.ppp_cat18 ?? dims.ppp_cat} ${area}`)
      return []
    }
    return [row({ kind: 'pli', area, code, measure: EU, period, value }, dataset, flag)]
  })
  return result(file, `Eurostat price level indices (${dataset})`, latestYears(indices), leftOut)
}

/** The newest two years: the one in use and the one it is compared with. */
function latestYears(indices: readonly IndexRow[]): IndexRow[] {
  const years = [...new Set(indices.map((index) => index.period))].sort().slice(-2)
  return indices.filter((index) => years.includes(index.period))
}

function consumerPrices(
  file: string,
  dataset: string,
  observations: readonly Observation[],
  inUse: PriceRows,
): ParsedFile {
  const classes = new Set(inUse.series.flatMap((series) => (series.hicp === null ? [] : [series.hicp])))
  const areas = areasOf(inUse)
  const euro = EURO_AREAS.find((geo) => observations.some(({ dims }) => dims.geo === geo))
  const old = dataset === 'prc_hicp_midx' || dataset === 'prc_hicp_aind'
  const leftOut = new Set<string>()
  const indices = observations.flatMap(({ dims, period, value, flag }): IndexRow[] => {
    const code = dims.coicop18 ?? dims.coicop ?? ''
    const geo = dims.geo ?? ''
    const area = geo === euro ? EURO_AREA : geo
    // The old classification's classes below the groups mean other goods.
    const wanted = GROUP_CLASSES.test(code) || (!old && area === EURO_AREA && classes.has(code))
    if (!/^I\d\d$/.test(dims.unit ?? '') || !wanted || !(area === EURO_AREA || areas.has(area))) {
      leftOut.add(`${dims.unit} ${code} ${geo}`)
      return []
    }
    return [row({ kind: 'hicp', area, code, measure: dims.unit ?? '', period, value }, dataset, flag)]
  })
  const newest = [...Map.groupBy(indices, (index) => `${index.area} ${index.code} ${index.measure}`).values()].flatMap(
    (rows) => rows.sort((a, b) => (a.period < b.period ? 1 : -1)).slice(0, KEEP_MONTHS),
  )
  return result(file, `Eurostat consumer prices (${dataset})`, newest, leftOut)
}

function result(file: string, kind: string, indices: readonly IndexRow[], leftOut: ReadonlySet<string>): ParsedFile {
  if (indices.length === 0)
    throw new InvalidStatisticsFileError(file, 'the observations', 'a country, class and unit in use', some(leftOut))
  return { kind, figures: [], indices, notes: notInUse(leftOut, 'combinations'), expects: null }
}

/** Cubes of other offices name no area `geo`. */
const isEurostat = (json: object): boolean =>
  'dimension' in json && typeof json.dimension === 'object' && json.dimension !== null && 'geo' in json.dimension

/** Files of the data browser and the API. */
export const eurostatFormats: readonly FileFormat[] = [
  textFormat((line) => line.startsWith('DATAFLOW'), readSdmxCsv),
  jsonFormat(isEurostat, readJsonStat),
]
