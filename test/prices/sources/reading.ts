import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readPriceRows } from '../../../src/prices/data-files.ts'
import { readStatistics } from '../../../src/prices/import/detect-format.ts'
import type { ParsedFile } from '../../../src/prices/import/parsed-file.ts'

/** The rows of `data/prices`. */
export const rows = readPriceRows(fileURLToPath(new URL('../../../data/prices', import.meta.url)))

/** Reads a statistics file as an import does. */
export const read = (name: string, content: string | Buffer): Promise<ParsedFile> =>
  readStatistics(name, Buffer.from(content), rows)

/** An example of an office's file. */
export const file = (name: string) => readFileSync(new URL(`../files/${name}`, import.meta.url), 'utf8')

/** The same JSON with other values on its first level. */
export const changed = (name: string, part: object) => JSON.stringify({ ...JSON.parse(file(name)), ...part })

export const prices = (parsed: ParsedFile) => parsed.figures.map((row) => [row.series, row.area, row.period, row.price])
export const values = (parsed: ParsedFile) =>
  parsed.indices.map((row) => [row.kind, row.area, row.code, row.measure, row.period, row.value])
