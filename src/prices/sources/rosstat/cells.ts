import { InvalidStatisticsFileError } from '../../import/parsed-file.ts'
import { type Cell, nameOf, type Sheet, textOf } from '../../import/sheet.ts'

// What the cells of Rosstat's workbooks say.

/** How the names of the months begin, January first. */
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

/** 'sheet 2025, cell B5' */
export const at = (sheet: Sheet, row: number, column: number) => `sheet ${sheet.name}, cell ${nameOf(row, column)}`

/** 1 to 12 for a text that begins with the name of a month, else 0. */
export const monthOf = (text: string): number =>
  MONTHS.findIndex((start) => new RegExp(`^${start}`, 'i').test(text)) + 1

/** 'на 9 января' on the sheet of 2025 → '2025-01-09' */
export function dayOf(text: string, year: string): string | undefined {
  const [, day = '', word = ''] = /(\d{1,2}) ([а-я]+)/i.exec(text) ?? []
  const month = monthOf(word)
  return month === 0 ? undefined : `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** 'за август 2026 г.' → '2026-08' */
export function monthIn(text: string): string | undefined {
  for (const [, word = '', year = ''] of text.matchAll(/([а-яё]+) (\d{4})/gi)) {
    const month = monthOf(word)
    if (month > 0) return `${year}-${String(month).padStart(2, '0')}`
  }
  return undefined
}

/** A published number; footnote marks such as the `2)` of 104,672) are cut off, gaps are undefined. */
export function numberIn(file: string, place: string, cell: Cell | undefined): number | undefined {
  if (typeof cell === 'number') return checked(file, place, cell, cell)
  const text = textOf(cell)
  if (text === '' || /^[-–—.…*]+$/.test(text)) return undefined
  const digits = text.replace(/\d\)$/, '').replaceAll(' ', '').replace(',', '.')
  return checked(file, place, /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN, cell)
}

function checked(file: string, place: string, value: number, cell: Cell | undefined): number {
  if (!(value > 0)) throw new InvalidStatisticsFileError(file, place, 'a number above zero', cell)
  return value
}
