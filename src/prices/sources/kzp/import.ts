import { median } from '../../../catalogue/median.ts'
import { averagePrices, InvalidStatisticsFileError, type ParsedFile } from '../../import/parsed-file.ts'
import { archiveFormat, type FileFormat, textFormat } from '../../import/statistics-file.ts'
import { cellsOf, columnIn, priceIn } from '../../import/table.ts'
import type { ArchivedFile } from '../../import/zip.ts'
import { type FigureRow, type PriceRows, type SeriesRow, seriesOf } from '../../price-rows.ts'
import { importedFigure, type Survey } from '../survey.ts'

// The open data of kolkostruva.bg: an archive for each day, named by it, with a file for each chain. A file has a row for each
// product in each shop; what is packed tells its weight in the product's name alone.

const COLUMNS = { name: 'Наименование на продукта', category: 'Категория', price: 'Цена на дребно' } as const
/** A category's median counts from so many prices of so many chains on. */
const FEWEST_PRICES = 30
const FEWEST_CHAINS = 3
/** Prices are in euro from this day on. */
const EURO = '2026-01-01'
/** The unit of goods that are weighed out: their price is for one kilogram whatever their name tells. */
const LOOSE = 'kg loose'

interface Seen {
  readonly prices: number[]
  readonly chains: Set<string>
}

function readArchive(file: string, files: readonly ArchivedFile[], inUse: PriceRows, survey: Survey): ParsedFile {
  const day = /(\d{4})-?(\d\d)-?(\d\d)/.exec(file)?.slice(1).join('-')
  if (day === undefined || day < EURO)
    throw new InvalidStatisticsFileError(
      file,
      'the name of the archive',
      `a day such as 2026-05-13, from ${EURO} on`,
      file,
    )
  const ours = new Map(seriesOf(inUse, survey.code).map((row) => [row.series, row]))
  const seen = new Map<string, Seen>([...ours.keys()].map((series) => [series, { prices: [], chains: new Set() }]))
  const unread = new Map<string, number>()
  const chains = files.filter(isChain)
  for (const chain of chains) readChain({ file, chain, ours, seen, unread })
  const figures = [...seen].flatMap(([series, { prices, chains }]): FigureRow[] =>
    prices.length < FEWEST_PRICES || chains.size < FEWEST_CHAINS
      ? []
      : [importedFigure(survey, { series, period: day, price: toTenthOfCent(median(prices)) }, file, 'derived')],
  )
  const few = [...seen].filter(([series]) => !figures.some((row) => row.series === series)).map(([series]) => series)
  const lost = [...unread.values()].reduce((sum, count) => sum + count, 0)
  const kind = `КЗП shelf prices of Bulgaria (${chains.length} chains)`
  const notes = [
    ...(lost > 0 ? [`${lost} prices not read, no weight in the name: category ${most(unread)}`] : []),
    ...(few.length > 0
      ? [`left out, fewer than ${FEWEST_PRICES} prices of ${FEWEST_CHAINS} chains: category ${few.join(', ')}`]
      : []),
  ]
  return averagePrices(file, { kind, figures, notes, expects: survey.code, nation: survey.nation.country })
}

/** Editors leave lock files in such archives. */
const isChain = ({ name }: Pick<ArchivedFile, 'name'>): boolean => /\.csv$/i.test(name)

interface Reading {
  readonly file: string
  readonly chain: ArchivedFile
  readonly ours: ReadonlyMap<string, SeriesRow>
  readonly seen: ReadonlyMap<string, Seen>
  /** prices without a weight, by category */
  readonly unread: Map<string, number>
}

function readChain({ file, chain, ours, seen, unread }: Reading): void {
  const place = `${file}: ${chain.name}`
  const [header = [], ...rows] = cellsOf(place, chain.text())
  const at = (column: keyof typeof COLUMNS) => columnIn(place, header, COLUMNS[column])
  const [name, category, price] = [at('name'), at('category'), at('price')]
  for (const [index, row] of rows.entries()) {
    const series = ours.get(row[category] ?? '')
    const found = seen.get(row[category] ?? '')
    if (series === undefined || found === undefined) continue
    const shelf = priceIn(place, `line ${index + 2}`, row[price] ?? '')
    if (shelf === undefined) continue
    const units = series.unit === LOOSE ? 1 : packIn(row[name] ?? '', series.unit)
    if (units === undefined) {
      unread.set(series.series, (unread.get(series.series) ?? 0) + 1)
      continue
    }
    found.prices.push(shelf / units)
    found.chains.add(chain.name)
  }
}

/** Kilograms, litres or pieces in a unit that names tell. */
const UNITS: Readonly<Record<string, readonly [unit: string, size: number]>> = {
  кг: ['kg', 1],
  kg: ['kg', 1],
  г: ['kg', 0.001],
  гр: ['kg', 0.001],
  g: ['kg', 0.001],
  л: ['l', 1],
  l: ['l', 1],
  мл: ['l', 0.001],
  ml: ['l', 0.001],
  бр: ['piece', 1],
}
const PACK = /(?:(\d+)\s*(?:бр\.?)?\s*[xх*]\s*)?(\d+(?:[.,]\d+)?)\s*(кг|kg|гр|г|g|мл|ml|л|l|бр)(?![a-zа-я])/giu

/** 'ВОДА 6Х1.5Л МИНЕРАЛНА' → 9 litres; undefined where the name tells no amount in the unit. */
function packIn(name: string, unit: string): number | undefined {
  for (const [, times = '1', amount = '', written = ''] of name.matchAll(PACK)) {
    const [of, size] = UNITS[written.toLowerCase()] ?? ['', 0]
    if (of === unit) return Number(times) * Number(amount.replace(',', '.')) * size || undefined
  }
  return undefined
}

/** The lev has hundredths; a mean of two prices needs one digit more. */
const toTenthOfCent = (price: number): number => Math.round(price * 1000) / 1000

/** '36 (412), 66 (80)': the categories that lost most. */
const most = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 5)
    .map(([category, count]) => `${category} (${count})`)
    .join(', ')

/** One chain's prices are not those of the country. */
function refuseChain(file: string): never {
  throw new InvalidStatisticsFileError(
    file,
    'the file',
    'the archive (.zip) of a day with the files of all chains',
    'one chain',
  )
}

export const kzpFormats: readonly FileFormat<Survey>[] = [
  archiveFormat((names) => names.some((name) => isChain({ name }) && /_\d{9}\d*\.csv$/.test(name)), readArchive),
  textFormat((line) => line.includes(COLUMNS.price) && line.includes(COLUMNS.category), refuseChain),
]
