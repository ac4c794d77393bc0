import {
  averagePrices,
  InvalidStatisticsFileError,
  notInUse,
  otherUnits,
  type ParsedFile,
  some,
} from '../../import/parsed-file.ts'
import { type Cell, type Sheet, textOf } from '../../import/sheet.ts'
import { type FigureRow, type PriceRows, type SeriesRow, seriesOf } from '../../price-rows.ts'
import { at, dayOf, numberIn } from './cells.ts'
import { CODE, NATION } from './nation.ts'

/** Items with a lower code are food and drink. */
const FOOD_CODES_BELOW = 3500
/** Units as Rosstat ends an item's name with, in the words of our series. */
const UNITS: Readonly<Record<string, string>> = { кг: 'kg', л: 'l', 'шт.': 'pcs', шт: 'pcs', пакетиков: 'pcs' }

/** Items and territories that a workbook holds and nothing here uses, and items priced for another unit. */
interface LeftOut {
  readonly items: Set<string>
  readonly territories: Set<string>
  readonly units: Set<string>
}
const nothingLeftOut = (): LeftOut => ({ items: new Set(), territories: new Set(), units: new Set() })

/** Weekly prices, Russia only: a sheet a year, dates in words, names without codes. */
export function readWeeklyPrices(file: string, sheets: readonly Sheet[], inUse: PriceRows): ParsedFile {
  const byTitle = new Map(seriesOf(inUse, CODE).map((row) => [plain(row.title), row]))
  const leftOut = nothingLeftOut()
  const figures = sheets
    .filter((sheet) => /^\d{4}$/.test(sheet.name))
    .flatMap((sheet) => {
      const head = sheet.rows.findIndex((row) => textOf(row[0]) === 'Наименование')
      if (head < 0)
        throw new InvalidStatisticsFileError(
          file,
          `sheet ${sheet.name}, column A`,
          'a header row starting with Наименование',
          textOf(sheet.rows[3]?.[0]),
        )
      const days = daysAcross(file, sheet, head)
      return sheet.rows
        .slice(head + 1)
        .flatMap((_, offset) => parseWeeklyRow({ file, sheet, row: head + 1 + offset }, days, byTitle, leftOut))
    })
  return priced(file, 'Rosstat weekly prices', figures, [...notInUse(leftOut.items), ...otherUnits(leftOut.units)])
}

/** The day of each column; undefined where a column has none. */
function daysAcross(file: string, sheet: Sheet, head: number): (string | undefined)[] {
  return (sheet.rows[head] ?? []).map((cell, column) => {
    if (column === 0 || textOf(cell) === '') return undefined
    const day = dayOf(textOf(cell), sheet.name)
    if (day === undefined)
      throw new InvalidStatisticsFileError(file, at(sheet, head, column), 'a day such as на 9 января', textOf(cell))
    return day
  })
}

/** A row of a sheet, by its number from 0. */
interface RowPlace {
  readonly file: string
  readonly sheet: Sheet
  readonly row: number
}

/** A row of the weekly workbook: an item's name with its unit, then a price for each day. */
function parseWeeklyRow(
  { file, sheet, row }: RowPlace,
  days: readonly (string | undefined)[],
  byTitle: ReadonlyMap<string, SeriesRow>,
  leftOut: LeftOut,
): FigureRow[] {
  const cells = sheet.rows[row] ?? []
  const name = textOf(cells[0])
  if (name === '' || name.startsWith('*')) return []
  const { title, unit } = named(name)
  const series = byTitle.get(plain(title))
  if (series === undefined) {
    leftOut.items.add(title)
    return []
  }
  if (unit !== series.unit) {
    leftOut.units.add(`${sheet.name}: ${name} is not priced for ${series.unit}`)
    return []
  }
  return days.flatMap((period, column): FigureRow[] => {
    const price = period === undefined ? undefined : priceIn(file, at(sheet, row, column), cells[column])
    return period === undefined || price === undefined ? [] : [figure(file, series.series, NATION.area, period, price)]
  })
}

/** Monthly prices by territory: sheets named 08(2026), item codes above item names, territory codes in column A. */
export function readMonthlyPrices(file: string, sheets: readonly Sheet[], inUse: PriceRows): ParsedFile {
  const ours = new Map(seriesOf(inUse, CODE).map((row) => [row.series, row]))
  const regions = new Set(inUse.ratios.filter((row) => row.country === NATION.country).map((row) => row.region))
  const leftOut = nothingLeftOut()
  const figures = sheets.flatMap((sheet): FigureRow[] => {
    const month = /^(\d\d)\((\d{4})\)$/.exec(sheet.name.trim())
    if (month === null) return []
    const period = `${month[2]}-${month[1]}`
    const russia = sheet.rows.findIndex((row) => textOf(row[0]) === NATION.area)
    if (russia < 2)
      throw new InvalidStatisticsFileError(
        file,
        `sheet ${sheet.name}, column A`,
        'a row of territory 643 below the item codes and names',
        textOf(sheet.rows[5]?.[0]),
      )
    const columns = itemsAcross({ file, sheet, row: russia - 2 }, ours, leftOut)
    return sheet.rows
      .slice(russia)
      .flatMap((_, offset) => parseMonthlyRow({ file, sheet, row: russia + offset }, period, columns, regions, leftOut))
  })
  return priced(file, 'Rosstat monthly prices by region', figures, [
    ...notInUse(leftOut.items, 'food items'),
    ...(leftOut.territories.size > 0
      ? [`${leftOut.territories.size} territories without a region code left out: ${some(leftOut.territories)}`]
      : []),
    ...otherUnits(leftOut.units),
  ])
}

/** The series that columns price: a row of item codes, and below it their names. */
function itemsAcross(
  { file, sheet, row }: RowPlace,
  ours: ReadonlyMap<string, SeriesRow>,
  leftOut: LeftOut,
): [column: number, series: SeriesRow][] {
  const [codes = [], names = []] = sheet.rows.slice(row, row + 2)
  return codes.flatMap((cell, column): [number, SeriesRow][] => {
    const code = textOf(cell)
    if (column < 2 || code === '') return []
    if (!/^\d+$/.test(code)) throw new InvalidStatisticsFileError(file, at(sheet, row, column), 'an item code', code)
    const series = ours.get(code)
    const { title, unit } = named(textOf(names[column]))
    if (series === undefined) {
      if (Number(code) < FOOD_CODES_BELOW) leftOut.items.add(`${code} ${title}`)
      return []
    }
    if (unit !== series.unit) {
      leftOut.units.add(`${code} ${textOf(names[column])} is not priced for ${series.unit}`)
      return []
    }
    return [[column, series]]
  })
}

/** A row of the monthly workbook: a territory's code and name, then a price for each item. */
function parseMonthlyRow(
  { file, sheet, row }: RowPlace,
  period: string,
  columns: readonly (readonly [number, SeriesRow])[],
  regions: ReadonlySet<string>,
  leftOut: LeftOut,
): FigureRow[] {
  const cells = sheet.rows[row] ?? []
  const area = textOf(cells[0])
  if (area === '' || /^\d{1,2}$/.test(area) || !/^(\d{3}|\d{10,11})$/.test(area)) return []
  // Numbers lose their leading zero: 8000000000 is Khabarovsk's 08000000000.
  const code = area === NATION.area ? NATION.area : area.padStart(11, '0')
  if (code !== NATION.area && !regions.has(code)) {
    leftOut.territories.add(textOf(cells[1]) || code)
    return []
  }
  return columns.flatMap(([column, series]): FigureRow[] => {
    const price = priceIn(file, at(sheet, row, column), cells[column])
    return price === undefined ? [] : [figure(file, series.series, code, period, price)]
  })
}

/** Names differ by dots over ё, spaces and capitals from year to year. */
const plain = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^a-zа-я0-9]+/g, ' ')
    .trim()

/** 'Яйца куриные, 10 шт.' → title and unit as our series write them: 'kg', 'l', '10pcs', '350g'. */
function named(name: string): { title: string; unit: string } {
  const [, title = name, count = '', measure = ''] = /^(.*), (?:за )?(\d+)? ?([а-я.]+)$/i.exec(name) ?? []
  const unit = /^г(р(амм)?)?\.?$/i.test(measure) ? 'g' : (UNITS[measure.toLowerCase()] ?? measure)
  return { title, unit: `${count === '1' ? '' : count}${unit}` }
}

/** Prices carry the noise of binary fractions: 308.54000000000002. */
function priceIn(file: string, place: string, cell: Cell | undefined): number | undefined {
  const price = numberIn(file, place, cell)
  return price === undefined ? undefined : Math.round(price * 100) / 100
}

const figure = (file: string, series: string, area: string, period: string, price: number): FigureRow => ({
  source: CODE,
  series,
  area,
  period,
  price,
  basis: 'source',
  error: null,
  publisher: 'Rosstat',
  official: true,
  note: file,
  origin: 'import',
})

const priced = (file: string, kind: string, figures: readonly FigureRow[], notes: readonly string[]): ParsedFile =>
  averagePrices(file, { kind, figures, notes, expects: CODE, nation: NATION.area })
