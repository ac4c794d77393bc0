import { parse } from 'csv-parse/sync'
import { z } from 'zod'

// Cells of the CSV files of `data/`, which are text until they are checked.

/** A decimal number. */
export const number = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/, 'a number')
  .transform(Number)
/** An empty cell: nothing is known. */
export const blank = z.literal('').transform(() => null)
/** Parts separated by semicolons. */
export const list = z.string().transform((text) => (text === '' ? [] : text.split(';').map((part) => part.trim())))
/** Parts separated by blanks. */
export const words = z.string().transform((text) => text.split(' ').filter(Boolean))
/** 0 or 1 */
export const flag = z.enum(['0', '1']).transform((text) => text === '1')

/**
 * Rows of a CSV file whose first line names the columns, as the schema makes them. A row that the schema refuses is
 * left out; a file that is no CSV gives no rows.
 * @param onMistake called with each mistake with its place: 'line 3: price: a number'
 */
export function readCsv<T>(bytes: Buffer, schema: z.ZodType<T>, onMistake: (mistake: string) => void): T[] {
  let records: { record: unknown; info: { lines: number } }[]
  try {
    records = parse(bytes, { columns: true, skip_empty_lines: true, info: true, bom: true })
  } catch (error) {
    onMistake(error instanceof Error ? error.message : String(error))
    return []
  }
  return records.flatMap(({ record, info }) => {
    const result = schema.safeParse(record)
    if (result.success) return [result.data]
    for (const { path, message } of result.error.issues) onMistake(`line ${info.lines}: ${path.join('.')}: ${message}`)
    return []
  })
}
