import type { FigureRow, IndexRow, SeriesRow } from '../rows.ts'
import { BrokenFile, type Known, newest, type Parsed, some } from './parsed.ts'
import { type Cell, nameOf, type Sheet, textOf } from './workbook.ts'

const NATION = '643'
/** Items with a lower code are food and drink. */
const FOOD_CODES_BELOW = 3500
/** Food with alcohol in the consumer price workbooks, by its code and by the title of its sheet. */
const FOOD_CODE = '6'
const FOOD_TITLE = /продовольственные товары/i
const NOT_FOOD_TITLE = /непродовольственные/i
const MONTHS = [
  'январ',
  'феврал',
  'март',
  'апрел',
  'ма[йя]',
  'июн',
  'июл',
  'август',
  'сентябр',
  'октябр',
  'ноябр',
  'декабр',
]
const KEEP_CHANGES = 30

/** Units as Rosstat ends an item's name with, in the words of our series. */
const UNITS: Readonly<Record<string, string>> = { кг: 'kg', л: 'l', 'шт.': 'pcs', шт: 'pcs', пакетиков: 'pcs' }

/** Weekly prices, Russia only: a sheet a year, dates in words, names without codes. */
export function readWeeklyPrices(file: string, sheets: readonly Sheet[], known: Known): Parsed {
  const byTitle = new Map(rosstatSeries(known).map((row) => [plain(row.title), row]))
  const unknown = new Set<string>()
  const units: string[] = []
  const figures = sheets
    .filter((sheet) => /^\d{4}$/.test(sheet.name))
    .flatMap((sheet) => {
      const head = sheet.rows.findIndex((row) => textOf(row[0]) === 'Наименование')
      if (head < 0)
        throw new BrokenFile(
          file,
          `sheet ${sheet.name}, column A`,
          'a header row starting with Наименование',
          textOf(sheet.rows[3]?.[0]),
        )
      const header = sheet.rows[head] ?? []
      const days = header.map((cell, column) => {
        if (column === 0 || textOf(cell) === '') return undefined
        const day = dayOf(textOf(cell), sheet.name)
        if (day === undefined)
          throw new BrokenFile(file, at(sheet, head, column), 'a day such as на 9 января', textOf(cell))
        return day
      })
      return sheet.rows.slice(head + 1).flatMap((row, offset): FigureRow[] => {
        const name = textOf(row[0])
        if (name === '' || name.startsWith('*')) return []
        const { title, unit } = named(name)
        const series = byTitle.get(plain(title))
        if (series === undefined) {
          unknown.add(title)
          return []
        }
        if (unit !== series.unit) {
          units.push(`${sheet.name}: ${name} is not priced for ${series.unit}`)
          return []
        }
        return days.flatMap((period, column): FigureRow[] => {
          const price =
            period === undefined ? undefined : priceIn(file, at(sheet, head + 1 + offset, column), row[column])
          return period === undefined || price === undefined ? [] : [figure(file, series.series, NATION, period, price)]
        })
      })
    })
  return priced(file, 'Rosstat weekly prices', figures, [
    ...(unknown.size > 0 ? [`${unknown.size} items not in use left out: ${some(unknown)}`] : []),
    ...[...new Set(units)].map((text) => `left out, another unit: ${text}`),
  ])
}

/** Monthly prices by territory: sheets named 08(2026), item codes above item names, territory codes in column A. */
export function readMonthlyPrices(file: string, sheets: readonly Sheet[], known: Known): Parsed {
  const ours = new Map(rosstatSeries(known).map((row) => [row.series, row]))
  const leftOut = { items: new Set<string>(), cities: new Set<string>(), units: new Set<string>() }
  const figures = sheets.flatMap((sheet): FigureRow[] => {
    const month = /^(\d\d)\((\d{4})\)$/.exec(sheet.name.trim())
    if (month === null) return []
    const period = `${month[2]}-${month[1]}`
    const russia = sheet.rows.findIndex((row) => textOf(row[0]) === NATION)
    if (russia < 2)
      throw new BrokenFile(
        file,
        `sheet ${sheet.name}, column A`,
        'a row of territory 643 below the item codes and names',
        textOf(sheet.rows[5]?.[0]),
      )
    const [codes = [], names = []] = sheet.rows.slice(russia - 2, russia)
    const columns = codes.flatMap((cell, column): [number, SeriesRow][] => {
      const code = textOf(cell)
      if (column < 2 || code === '') return []
      if (!/^\d+$/.test(code)) throw new BrokenFile(file, at(sheet, russia - 2, column), 'an item code', code)
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
    return sheet.rows.slice(russia).flatMap((row, offset): FigureRow[] => {
      const area = textOf(row[0])
      if (area === '' || /^\d{1,2}$/.test(area) || !/^(\d{3}|\d{10,11})$/.test(area)) return []
      // Numbers lose their leading zero: 8000000000 is Khabarovsk's 08000000000.
      const code = area === NATION ? NATION : area.padStart(11, '0')
      if (code !== NATION && !known.regions.has(`RU ${code}`)) {
        leftOut.cities.add(textOf(row[1]) || code)
        return []
      }
      return columns.flatMap(([column, series]): FigureRow[] => {
        const price = priceIn(file, at(sheet, russia + offset, column), row[column])
        return price === undefined ? [] : [figure(file, series.series, code, period, price)]
      })
    })
  })
  return priced(file, 'Rosstat monthly prices by region', figures, [
    ...(leftOut.items.size > 0 ? [`${leftOut.items.size} food items not in use left out: ${some(leftOut.items)}`] : []),
    ...(leftOut.cities.size > 0
      ? [`${leftOut.cities.size} territories without a region code left out: ${some(leftOut.cities)}`]
      : []),
    ...[...leftOut.units].map((text) => `left out, another unit: ${text}`),
  ])
}

/** Consumer price indices of a month by item: name, code, weight, month on month, year to date, year on year. */
export function readItemCpi(file: string, sheets: readonly Sheet[], known: Known): Parsed {
  const wanted = new Set([FOOD_CODE, ...rosstatSeries(known).map((row) => row.series)])
  const indices = sheets.flatMap((sheet): IndexRow[] => {
    if (sheet.name === 'Содержание') return []
    // The month is that of the printed title; a sheet's name was mistyped once.
    const period = sheet.rows
      .slice(0, 5)
      .map((row) => monthIn(row.slice(0, 3).map(textOf).join(' ')))
      .find((month) => month !== undefined)
    if (period === undefined)
      throw new BrokenFile(
        file,
        `sheet ${sheet.name}, rows 1 to 5`,
        'a title that names the month',
        textOf(sheet.rows[2]?.[0]),
      )
    return sheet.rows.flatMap((row, index): IndexRow[] => {
      const code = textOf(row[1])
      if (!/^\d+$/.test(code) || !wanted.has(code)) return []
      return (['mom', 'ytd', 'yoy'] as const).flatMap((measure, offset): IndexRow[] => {
        const value = numberIn(file, at(sheet, index, 3 + offset), row[3 + offset])
        return value === undefined ? [] : [change(file, code === FOOD_CODE ? 'food' : code, measure, period, value)]
      })
    })
  })
  return indexed(file, 'Rosstat consumer prices by item', indices)
}

/** Month on month since 1991, a sheet each for all goods, food, other goods and services: years across, months down. */
export function readHeadlineCpi(file: string, sheets: readonly Sheet[]): Parsed {
  const food = sheets.find((sheet) => {
    const title = sheet.rows
      .slice(0, 2)
      .map((row) => textOf(row[0]))
      .join(' ')
    return FOOD_TITLE.test(title) && !NOT_FOOD_TITLE.test(title)
  })
  if (food === undefined)
    throw new BrokenFile(
      file,
      'the sheets',
      'one titled … на продовольственные товары',
      some(sheets.map((s) => s.name)),
    )
  const head = food.rows.findIndex((row) => row.filter((cell) => /^(19|20)\d\d$/.test(textOf(cell))).length > 0)
  if (head < 0) throw new BrokenFile(file, `sheet ${food.name}`, 'a row of years', null)
  const years = (food.rows[head] ?? []).map(textOf)
  const indices: IndexRow[] = []
  let inBlock = false
  for (const [offset, row] of food.rows.slice(head + 1).entries()) {
    const label = textOf(row[0]).toLowerCase()
    const month = MONTHS.findIndex((start) => new RegExp(`^${start}`).test(label)) + 1
    if (label.includes('предыдущего месяца')) inBlock = true
    else if (inBlock && month === 0 && label !== '') break
    if (!inBlock || month === 0) continue
    for (const [column, year] of years.entries()) {
      if (!/^(19|20)\d\d$/.test(year)) continue
      const value = numberIn(file, at(food, head + 1 + offset, column), row[column])
      if (value !== undefined)
        indices.push(change(file, 'food', 'mom', `${year}-${String(month).padStart(2, '0')}`, value))
    }
  }
  return indexed(file, 'Rosstat consumer prices since 1991', indices)
}

const rosstatSeries = (known: Known) => known.series.filter((row) => row.source === 'rosstat')
const at = (sheet: Sheet, row: number, column: number) => `sheet ${sheet.name}, cell ${nameOf(row, column)}`

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

/** 'на 9 января' on the sheet of 2025 → '2025-01-09' */
function dayOf(text: string, year: string): string | undefined {
  const [, day = '', word = ''] = /(\d{1,2}) ([а-я]+)/i.exec(text) ?? []
  const month = MONTHS.findIndex((start) => new RegExp(`^${start}`, 'i').test(word)) + 1
  return month === 0 ? undefined : `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** 'за август 2026 г.' → '2026-08' */
function monthIn(text: string): string | undefined {
  for (const [, word = '', year = ''] of text.matchAll(/([а-яё]+) (\d{4})/gi)) {
    const month = MONTHS.findIndex((start) => new RegExp(`^${start}`, 'i').test(word)) + 1
    if (month > 0) return `${year}-${String(month).padStart(2, '0')}`
  }
  return undefined
}

/** A published number; footnote marks such as the `2)` of 104,672) are cut off, gaps are undefined. */
function numberIn(file: string, place: string, cell: Cell | undefined): number | undefined {
  if (typeof cell === 'number') return checked(file, place, cell, cell)
  const text = textOf(cell)
  if (text === '' || /^[-–—.…*]+$/.test(text)) return undefined
  const digits = text.replace(/\d\)$/, '').replaceAll(' ', '').replace(',', '.')
  return checked(file, place, /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN, cell)
}

function checked(file: string, place: string, value: number, cell: Cell | undefined): number {
  if (!(value > 0)) throw new BrokenFile(file, place, 'a number above zero', cell)
  return value
}

/** Prices carry the noise of binary fractions: 308.54000000000002. */
function priceIn(file: string, place: string, cell: Cell | undefined): number | undefined {
  const price = numberIn(file, place, cell)
  return price === undefined ? undefined : Math.round(price * 100) / 100
}

const figure = (file: string, series: string, area: string, period: string, price: number): FigureRow => ({
  source: 'rosstat',
  series,
  area,
  period,
  price,
  basis: 'source',
  error: null,
  publisher: 'Rosstat',
  note: file,
  origin: 'import',
})

const change = (file: string, code: string, measure: string, period: string, value: number): IndexRow => ({
  kind: 'cpi',
  area: 'RU',
  code,
  measure,
  period,
  value,
  basis: 'source',
  error: null,
  note: file,
  origin: 'import',
})

function priced(file: string, kind: string, figures: readonly FigureRow[], notes: readonly string[]): Parsed {
  if (figures.length === 0) throw new BrokenFile(file, 'the sheets', 'a price of an item in use', notes.join('; '))
  return { kind, figures: newest(figures, NATION), indices: [], notes, expects: 'rosstat' }
}

function indexed(file: string, kind: string, indices: readonly IndexRow[]): Parsed {
  if (indices.length === 0) throw new BrokenFile(file, 'the sheets', 'an index of food or of an item in use', null)
  const kept = [...Map.groupBy(indices, (row) => `${row.code} ${row.measure}`).values()].flatMap((rows) =>
    [...rows].sort((a, b) => (a.period < b.period ? 1 : -1)).slice(0, KEEP_CHANGES),
  )
  return { kind, figures: [], indices: kept, notes: [], expects: null }
}
