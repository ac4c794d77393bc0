import type { PriceRows } from '../price-rows.ts'
import type { ParsedFile } from './parsed-file.ts'
import type { Sheet } from './sheet.ts'
import type { ArchivedFile } from './zip.ts'

/** A file as it is handed to the offices' readers: opened, its own form not yet known. */
export type StatisticsFile =
  | { readonly kind: 'workbook'; readonly name: string; readonly sheets: readonly Sheet[] }
  | { readonly kind: 'json'; readonly name: string; readonly json: unknown }
  | { readonly kind: 'text'; readonly name: string; readonly text: string }
  | { readonly kind: 'archive'; readonly name: string; readonly files: readonly ArchivedFile[] }

/** One form of file that an office publishes. `Office` is what its reader asks about the office. */
export interface FileFormat<Office = unknown> {
  /** whether a file is of this form, by its content alone */
  readonly detect: (file: StatisticsFile) => boolean
  /**
   * @param inUse what its rows are for: series, regions and countries that nothing uses are left out
   * @throws InvalidStatisticsFileError naming line or cell and what was expected
   */
  readonly read: (file: StatisticsFile, inUse: PriceRows, office: Office) => ParsedFile
}

/** A form of text, recognised by its first line. */
export const textFormat = <Office = unknown>(
  detect: (firstLine: string) => boolean,
  read: (name: string, text: string, inUse: PriceRows, office: Office) => ParsedFile,
): FileFormat<Office> => ({
  detect: (file) => file.kind === 'text' && detect(file.text.split(/\r?\n/, 1)[0] ?? ''),
  read: (file, inUse, office) => read(file.name, file.kind === 'text' ? file.text : '', inUse, office),
})

/** A form of JSON, recognised by the names of its first level. */
export const jsonFormat = <Office = unknown>(
  detect: (json: object) => boolean,
  read: (name: string, json: unknown, inUse: PriceRows, office: Office) => ParsedFile,
): FileFormat<Office> => ({
  detect: (file) => file.kind === 'json' && typeof file.json === 'object' && file.json !== null && detect(file.json),
  read: (file, inUse, office) => read(file.name, file.kind === 'json' ? file.json : null, inUse, office),
})

/** A form of .xlsx workbook. */
export const workbookFormat = <Office = unknown>(
  detect: (sheets: readonly Sheet[]) => boolean,
  read: (name: string, sheets: readonly Sheet[], inUse: PriceRows, office: Office) => ParsedFile,
): FileFormat<Office> => ({
  detect: (file) => file.kind === 'workbook' && detect(file.sheets),
  read: (file, inUse, office) => read(file.name, file.kind === 'workbook' ? file.sheets : [], inUse, office),
})

/** A form of .zip archive, recognised by the names of its files. */
export const archiveFormat = <Office = unknown>(
  detect: (names: readonly string[]) => boolean,
  read: (name: string, files: readonly ArchivedFile[], inUse: PriceRows, office: Office) => ParsedFile,
): FileFormat<Office> => ({
  detect: (file) => file.kind === 'archive' && detect(file.files.map(({ name }) => name)),
  read: (file, inUse, office) => read(file.name, file.kind === 'archive' ? file.files : [], inUse, office),
})
