import { type Sheet, textOf } from '../../import/sheet.ts'
import { type FileFormat, workbookFormat } from '../../import/statistics-file.ts'
import { readHeadlineCpi, readItemCpi } from './index-workbooks.ts'
import { readMonthlyPrices, readWeeklyPrices } from './price-workbooks.ts'

const CONTENTS = 'Содержание'

const contentOf = (sheets: readonly Sheet[]): Sheet[] => sheets.filter((sheet) => sheet.name !== CONTENTS)

/** What the first rows of a sheet say, in small letters. */
const headOf = (sheet: Sheet): string =>
  sheet.rows
    .slice(0, 8)
    .flatMap((row) => row.slice(0, 6).map(textOf))
    .join(' ')
    .toLowerCase()

const headed = (sheets: readonly Sheet[], ...words: readonly string[]): boolean =>
  contentOf(sheets).some((sheet) => words.every((word) => headOf(sheet).includes(word)))

/** Rosstat's workbooks; a sheet of each month is named 08(2026) in prices and in indices. */
export const rosstatFormats: readonly FileFormat[] = [
  workbookFormat(
    (sheets) =>
      contentOf(sheets).some((sheet) => /^\d\d\(\d{4}\)$/.test(sheet.name.trim())) && !headed(sheets, 'индексы'),
    (name, sheets, inUse) => readMonthlyPrices(name, contentOf(sheets), inUse),
  ),
  workbookFormat(
    (sheets) => headed(sheets, 'рублей за единицу'),
    (name, sheets, inUse) => readWeeklyPrices(name, contentOf(sheets), inUse),
  ),
  workbookFormat(
    (sheets) => headed(sheets, 'декабрю предыдущего года', 'код'),
    (name, sheets, inUse) => readItemCpi(name, contentOf(sheets), inUse),
  ),
  workbookFormat(
    (sheets) => headed(sheets, 'индексы потребительских цен'),
    (name, sheets) => readHeadlineCpi(name, contentOf(sheets)),
  ),
]
