import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { readConfig } from '../config.ts'
import { migrate, openDatabase } from '../db/orm.ts'
import { buildPriceBook } from './book.ts'
import { type Comparison, compare } from './import/compare.ts'
import { BrokenFile, type Known, type Parsed, some } from './import/parsed.ts'
import { readStatistics } from './import/recognise.ts'
import { loadPriceRows, revisionOf, saveImport } from './price.ts'
import { type ReportCountry, type ReportIngredient, report } from './report.ts'
import { current, figureKey, indexKey, type PriceRows } from './rows.ts'

const USAGE = `Usage: npm run prices -- import <file>... [--accept]   store statistics files as a new price revision
       npm run prices -- report                        what prices rest on, country by country

import recognises files by their content: BLS flat files (ap.data…, ap.series, ap.item, ap.area) and API answers,
Eurostat SDMX-CSV and JSON-stat (prc_ppp_ind_1, prc_hicp_minr and their older names), Rosstat's weekly and monthly
price workbooks and consumer price workbooks (.xlsx), the ECB's eurofxref-hist.csv. A broken file, or a jump that
--accept does not accept, stores nothing.`

/** Lines shown of each list before "and n more". */
const SHOWN = 12

type Print = (line: string) => void

/**
 * Reads files, tells what they would change, and stores them in one transaction.
 * @returns false when something implausible was not accepted, and nothing was stored
 * @throws BrokenFile when a file cannot be read; nothing is stored
 */
export async function importFiles(
  em: SqlEntityManager,
  files: readonly { readonly name: string; readonly bytes: Buffer }[],
  accept: boolean,
  print: Print,
): Promise<boolean> {
  let rows = await loadPriceRows(em)
  if (rows.series.length === 0) throw new Error('The database holds no prices yet: start the service once, it loads data/prices.')
  const known = knownOf(rows)
  const read: Parsed[] = []
  let implausible = 0
  for (const [index, { name, bytes }] of files.entries()) {
    print(`${index + 1}/${files.length} ${name}: ${(bytes.length / 1024).toFixed(0)} kB …`)
    const parsed = await readStatistics(name, bytes, known)
    const comparison = compare(rows, parsed)
    for (const line of told(parsed, comparison)) print(`    ${line}`)
    implausible += comparison.implausible.length
    read.push(parsed)
    // A later file is compared with what the earlier ones bring.
    rows = { ...rows, figures: [...rows.figures, ...parsed.figures], indices: [...rows.indices, ...parsed.indices] }
  }
  const figures = current(read.flatMap((parsed) => parsed.figures), figureKey)
  const indices = current(read.flatMap((parsed) => parsed.indices), indexKey)
  if (implausible > 0 && !accept) {
    print(`Nothing stored: ${implausible} implausible values. Check them against the source; --accept stores them.`)
    return false
  }
  if (figures.length + indices.length === 0) {
    print('Nothing to store.')
    return true
  }
  await em.transactional((transaction) =>
    saveImport(transaction, { figures, indices, ratios: [] }, files.map((file) => file.name)),
  )
  print(`Stored ${figures.length} prices and ${indices.length} index values as a new price revision.`)
  return true
}

function told(parsed: Parsed, comparison: Comparison): string[] {
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`${title} (${lines.length}):`, ...lines.slice(0, SHOWN).map((line) => `  ${line}`), ...more(lines)]
  return [
    `${parsed.kind}: ${comparison.added} new, ${comparison.changed.length} changed, ${comparison.unchanged} as before`,
    ...parsed.notes,
    ...list('changed', comparison.changed),
    ...(comparison.missing.length > 0 ? [`missing there: ${some(comparison.missing, SHOWN)}`] : []),
    ...list('implausible', comparison.implausible),
  ]
}
const more = (lines: readonly string[]) => (lines.length > SHOWN ? [`  and ${lines.length - SHOWN} more`] : [])

/** What importers need to know of the prices in use. */
export const knownOf = (rows: PriceRows): Known => ({
  series: rows.series,
  regions: new Set(rows.ratios.map((row) => `${row.country} ${row.region}`)),
  areas: new Set(rows.indices.filter((row) => row.kind === 'pli' && row.measure === 'EU27_2020').map((row) => row.area)),
  currencies: new Map(rows.indices.filter((row) => row.kind === 'rate' && row.code !== 'EUR').map((row) => [row.area, row.code])),
})

async function printReport(em: SqlEntityManager, print: Print): Promise<void> {
  const rows = await loadPriceRows(em)
  const countries = await em.execute<ReportCountry[]>('select code, currency, decimals from country order by position')
  const ingredients = await em.execute<ReportIngredient[]>(
    'select id, unit, grams_per_unit as "gramsPerUnit" from ingredient where not withdrawn order by id',
  )
  if (rows.series.length === 0 || countries.length === 0)
    throw new Error('The database holds no prices yet: start the service once, it loads data/prices.')
  print(report(buildPriceBook(rows, revisionOf(rows)), rows, countries, ingredients))
}

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { accept: { type: 'boolean', default: false } },
  })
  const [command, ...names] = positionals
  if (!(command === 'report' || (command === 'import' && names.length > 0))) {
    console.error(USAGE)
    return 2
  }
  const files = names.map((name) => ({ name: basename(name), bytes: readFileSync(name) }))
  const { databaseUrl, dataDir } = readConfig(process.env)
  const database = await openDatabase({ databaseUrl, dataDir })
  try {
    await migrate(database)
    if (command === 'report') await printReport(database.fork(), console.log)
    else if (!(await importFiles(database.fork(), files, values.accept, console.log))) return 1
    return 0
  } finally {
    await database.close()
  }
}

if (import.meta.main) {
  try {
    process.exitCode = await main(process.argv.slice(2))
  } catch (error) {
    // A wrong file, path or option is the caller's to mend: its message is enough, a stack would hide it.
    const known = error instanceof BrokenFile || (error instanceof Error && ('code' in error || error.constructor === Error))
    console.error(known ? error.message : error)
    process.exitCode = 1
  }
}
