import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { readConfig } from '../config.ts'
import { openMigrated } from '../db/load.ts'
import { buildPriceBook } from './book.ts'
import { importFiles, NotLoaded } from './import/import-files.ts'
import { BrokenFile } from './import/parsed.ts'
import { loadPriceRows, revisionOf } from './price.ts'
import { type ReportCountry, type ReportIngredient, report } from './report.ts'

const USAGE = `Usage: npm run prices -- import <file>... [--accept]   store statistics files as a new price revision
       npm run prices -- report                        what prices rest on, country by country

import recognises files by their content: BLS flat files (ap.data…, ap.series, ap.item, ap.area) and API answers,
Eurostat SDMX-CSV and JSON-stat (prc_ppp_ind_1, prc_hicp_minr and their older names), Rosstat's weekly and monthly
price workbooks and consumer price workbooks (.xlsx), the ECB's eurofxref-hist.csv. A broken file, or a jump that
--accept does not accept, stores nothing.`

async function printReport(em: SqlEntityManager): Promise<void> {
  const rows = await loadPriceRows(em)
  const countries = await em.execute<ReportCountry[]>('select code, currency, decimals from country order by position')
  const ingredients = await em.execute<ReportIngredient[]>(
    'select id, unit, grams_per_unit as "gramsPerUnit" from ingredient where not withdrawn order by id',
  )
  if (rows.series.length === 0 || countries.length === 0) throw new NotLoaded()
  console.log(report(buildPriceBook(rows, revisionOf(rows)), rows, countries, ingredients))
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
  const database = await openMigrated({ databaseUrl, dataDir })
  try {
    if (command === 'report') await printReport(database.fork())
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
    const isTheirs =
      error instanceof BrokenFile ||
      error instanceof NotLoaded ||
      (error instanceof Error && ('code' in error || ['ConfigError', 'FolderInUse'].includes(error.name)))
    console.error(isTheirs ? error.message : error)
    process.exitCode = 1
  }
}
