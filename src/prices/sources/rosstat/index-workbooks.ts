import { InvalidStatisticsFileError, type ParsedFile, some } from '../../import/parsed-file.ts'
import { type Sheet, textOf } from '../../import/sheet.ts'
import { type IndexRow, type PriceRows, seriesOf } from '../../price-rows.ts'
import { at, monthIn, monthOf, numberIn } from './cells.ts'
import { CODE, NATION } from './nation.ts'

/** Food with alcohol in the consumer price workbooks, by its code and by the title of its sheet. */
const FOOD_CODE = '6'
const FOOD_TITLE = /продовольственные товары/i
const NOT_FOOD_TITLE = /непродовольственные/i
/** Changes kept of each item and measure, the newest. */
const KEEP_CHANGES = 30

/** Consumer price indices of a month by item: name, code, weight, month on month, year to date, year on year. */
export function readItemCpi(file: string, sheets: readonly Sheet[], inUse: PriceRows): ParsedFile {
  const wanted = new Set([FOOD_CODE, ...seriesOf(inUse, CODE).map((row) => row.series)])
  const indices = sheets.flatMap((sheet): IndexRow[] => {
    // The month is that of the printed title; a sheet's name was mistyped once.
    const period = sheet.rows
      .slice(0, 5)
      .map((row) => monthIn(row.slice(0, 3).map(textOf).join(' ')))
      .find((month) => month !== undefined)
    if (period === undefined)
      throw new InvalidStatisticsFileError(
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
export function readHeadlineCpi(file: string, sheets: readonly Sheet[]): ParsedFile {
  const food = sheets.find((sheet) => {
    const title = sheet.rows
      .slice(0, 2)
      .map((row) => textOf(row[0]))
      .join(' ')
    return FOOD_TITLE.test(title) && !NOT_FOOD_TITLE.test(title)
  })
  if (food === undefined)
    throw new InvalidStatisticsFileError(
      file,
      'the sheets',
      'one titled … на продовольственные товары',
      some(sheets.map((s) => s.name)),
    )
  const head = food.rows.findIndex((row) => row.filter((cell) => /^(19|20)\d\d$/.test(textOf(cell))).length > 0)
  if (head < 0) throw new InvalidStatisticsFileError(file, `sheet ${food.name}`, 'a row of years', null)
  const years = (food.rows[head] ?? []).map(textOf)
  const indices: IndexRow[] = []
  let inBlock = false
  for (const [offset, row] of food.rows.slice(head + 1).entries()) {
    const label = textOf(row[0]).toLowerCase()
    const month = monthOf(label)
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

const change = (file: string, code: string, measure: string, period: string, value: number): IndexRow => ({
  kind: 'cpi',
  area: NATION.country,
  code,
  measure,
  period,
  value,
  basis: 'source',
  error: null,
  note: file,
  origin: 'import',
})

function indexed(file: string, kind: string, indices: readonly IndexRow[]): ParsedFile {
  if (indices.length === 0)
    throw new InvalidStatisticsFileError(file, 'the sheets', 'an index of food or of an item in use', null)
  const newest = [...Map.groupBy(indices, (row) => `${row.code} ${row.measure}`).values()].flatMap((rows) =>
    [...rows].sort((a, b) => (a.period < b.period ? 1 : -1)).slice(0, KEEP_CHANGES),
  )
  return { kind, figures: [], indices: newest, notes: [], expects: null }
}
