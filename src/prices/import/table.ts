import { type Options, parse } from 'csv-parse/sync'
import { InvalidStatisticsFileError } from './parsed-file.ts'

/**
 * Cells of a text file of separated values, row by row; rows may differ in length.
 * @throws InvalidStatisticsFileError when quotes do not match
 */
export function cellsOf(file: string, text: string, options: Pick<Options, 'delimiter'> = {}): string[][] {
  try {
    return parse(text, { ...options, bom: true, skip_empty_lines: true, relax_column_count: true })
  } catch (error) {
    throw new InvalidStatisticsFileError(file, 'the file', 'separated values', error)
  }
}

/**
 * The place of a column in the first line of a table, whatever the capitals of its name.
 * @param pattern where editions write the name in other ways
 * @throws InvalidStatisticsFileError
 */
export function columnIn(file: string, header: readonly string[], name: string, pattern?: RegExp): number {
  const isIt = (cell: string): boolean => pattern?.test(cell) ?? cell.trim().toLowerCase() === name.toLowerCase()
  const index = header.findIndex(isIt)
  if (index < 0) throw new InvalidStatisticsFileError(file, 'line 1', `a column ${name}`, header.join(','))
  return index
}

/**
 * A published price above zero; undefined where a cell says that there is none: empty, dots, dashes.
 * @param comma decimals stand behind a comma, as on much of the Continent
 * @throws InvalidStatisticsFileError
 */
export function priceIn(file: string, place: string, cell: string, comma = false): number | undefined {
  const written = cell.replaceAll(/[\s\u00a0]/g, '')
  if (/^([-–—.…*:]*|null|n\/?a)$/i.test(written)) return undefined
  const value = Number(comma ? written.replace(',', '.') : written)
  if (!(value > 0)) throw new InvalidStatisticsFileError(file, place, 'a price above zero', cell)
  return value
}
