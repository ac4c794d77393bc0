import { readBlsAnswer, readBlsData, readBlsNames, readBlsSeries, tableOf } from './bls.ts'
import { readEcbRates } from './ecb.ts'
import { readJsonStat, readSdmxCsv } from './eurostat.ts'
import { BrokenFile, type Known, type Parsed } from './parsed.ts'
import { readHeadlineCpi, readItemCpi, readMonthlyPrices, readWeeklyPrices } from './rosstat.ts'
import { readWorkbook, type Sheet, textOf } from './workbook.ts'

const KINDS =
  'a BLS flat file or API answer, an SDMX-CSV or JSON-stat of Eurostat, the ECB’s eurofxref-hist.csv, or a price or CPI workbook of Rosstat'

/**
 * Recognises a statistics file by its content, not by its name, and reads it.
 * @throws BrokenFile naming line or cell and what was expected
 */
export async function readStatistics(file: string, bytes: Buffer, known: Known): Promise<Parsed> {
  if (bytes.subarray(0, 2).toString() === 'PK') return readRosstat(file, await sheetsOf(file, bytes), known)
  const text = bytes.toString('utf8').replace(/^\ufeff/, '')
  if (text.trimStart().startsWith('{')) {
    const json = jsonOf(file, text)
    if (typeof json === 'object' && json !== null && 'status' in json && !('dimension' in json))
      return readBlsAnswer(file, json, known)
    return readJsonStat(file, json, known)
  }
  const [first = ''] = text.split(/\r?\n/, 1)
  if (first.startsWith('DATAFLOW')) return readSdmxCsv(file, text, known)
  if (/^Date,[A-Z]{3},/.test(first.replaceAll(' ', ''))) return readEcbRates(file, text, known)
  const { header } = tableOf(first)
  if (header[0] === 'series_id' && header.includes('value')) return readBlsData(file, text, known)
  if (header[0] === 'series_id' && header.includes('series_title')) return readBlsSeries(file, text, known)
  if (header[0] === 'item_code') return readBlsNames(file, text, known, 'item')
  if (header[0] === 'area_code') return readBlsNames(file, text, known, 'area')
  throw new BrokenFile(file, 'line 1', KINDS, first)
}

async function sheetsOf(file: string, bytes: Buffer): Promise<Sheet[]> {
  try {
    return await readWorkbook(bytes)
  } catch (error) {
    throw new BrokenFile(
      file,
      'the workbook',
      'an .xlsx file that opens',
      error instanceof Error ? error.message : error,
    )
  }
}

function jsonOf(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new BrokenFile(file, 'the file', 'JSON that parses', error instanceof Error ? error.message : error)
  }
}

function readRosstat(file: string, sheets: readonly Sheet[], known: Known): Parsed {
  const top = (sheet: Sheet | undefined) =>
    (sheet?.rows ?? [])
      .slice(0, 8)
      .flatMap((row) => row.slice(0, 6).map(textOf))
      .join(' ')
      .toLowerCase()
  const content = sheets.filter((sheet) => sheet.name !== 'Содержание')
  const heads = content.map(top)
  if (
    content.some((sheet) => /^\d\d\(\d{4}\)$/.test(sheet.name.trim())) &&
    !heads.some((head) => head.includes('индексы'))
  )
    return readMonthlyPrices(file, content, known)
  if (heads.some((head) => head.includes('рублей за единицу'))) return readWeeklyPrices(file, content, known)
  if (heads.some((head) => head.includes('декабрю предыдущего года') && head.includes('код')))
    return readItemCpi(file, content, known)
  if (heads.some((head) => head.includes('индексы потребительских цен'))) return readHeadlineCpi(file, content)
  throw new BrokenFile(file, `sheet ${content[0]?.name ?? ''}`, KINDS, heads[0])
}
