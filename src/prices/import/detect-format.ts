import readSheets from 'read-excel-file/node'
import type { PriceRows } from '../price-rows.ts'
import { OFFICES } from '../sources/index.ts'
import type { StatisticsOffice } from '../sources/source.ts'
import { InvalidStatisticsFileError, type ParsedFile } from './parsed-file.ts'
import { type Cell, textOf as cellText, type Sheet } from './sheet.ts'
import type { StatisticsFile } from './statistics-file.ts'
import { type ArchivedFile, filesIn } from './zip.ts'

/**
 * Recognises a statistics file by its content, not by its name, and reads it.
 * @throws InvalidStatisticsFileError naming line or cell and what was expected
 */
export async function readStatistics(
  name: string,
  bytes: Buffer,
  inUse: PriceRows,
  offices: readonly StatisticsOffice[] = OFFICES,
): Promise<ParsedFile> {
  const file = await opened(name, bytes)
  for (const office of offices) {
    const format = (await office.formats()).find((one) => one.detect(file))
    if (format) return format.read(file, inUse, office)
  }
  const expected = new Intl.ListFormat('en', { type: 'disjunction' }).format(offices.map((one) => one.publishes))
  const { place, found } = startOf(file)
  throw new InvalidStatisticsFileError(name, place, expected, found)
}

async function opened(name: string, bytes: Buffer): Promise<StatisticsFile> {
  if (bytes.subarray(0, 2).toString() === 'PK') return packed(name, bytes)
  const text = textOf(bytes)
  return text.trimStart().startsWith('{')
    ? { kind: 'json', name, json: jsonOf(name, text) }
    : { kind: 'text', name, text }
}

/** UTF-8, or else code page 1250, in which offices of central Europe write tables. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1250').decode(bytes)
  }
}

/** A workbook is an archive too: it lists the types of its parts. */
async function packed(name: string, bytes: Buffer): Promise<StatisticsFile> {
  const files = archivedFiles(bytes)
  return files === undefined || files.some((file) => file.name === '[Content_Types].xml')
    ? { kind: 'workbook', name, sheets: await sheetsOf(name, bytes) }
    : { kind: 'archive', name, files }
}

/** Undefined when the archive is broken; the reader of workbooks says how. */
function archivedFiles(bytes: Buffer): ArchivedFile[] | undefined {
  try {
    return filesIn(bytes)
  } catch {
    return undefined
  }
}

async function sheetsOf(file: string, bytes: Buffer): Promise<Sheet[]> {
  try {
    return (await readSheets(bytes)).map(({ sheet, data }) => ({ name: sheet, rows: data as Cell[][] }))
  } catch (error) {
    throw new InvalidStatisticsFileError(file, 'the workbook', 'an .xlsx file that opens', error)
  }
}

function jsonOf(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new InvalidStatisticsFileError(file, 'the file', 'JSON that parses', error)
  }
}

/** What a file that nobody knows begins with, for the message. */
function startOf(file: StatisticsFile): { place: string; found: unknown } {
  if (file.kind === 'text') return { place: 'line 1', found: file.text.split(/\r?\n/, 1)[0] }
  if (file.kind === 'json') return { place: 'the file', found: Object.keys(file.json as object).join(', ') }
  if (file.kind === 'archive') return { place: 'the archive', found: file.files.map((one) => one.name).join(', ') }
  const [sheet] = file.sheets
  return { place: `sheet ${sheet?.name ?? ''}`, found: (sheet?.rows ?? []).flat().map(cellText).filter(Boolean)[0] }
}
