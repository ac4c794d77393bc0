import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { openMigrated } from '../app/load.ts'
import { Ingredient } from '../catalogue/ingredient.ts'
import { select } from '../catalogue/select.ts'
import { readConfig } from '../config.ts'
import type { CommandResult } from '../db/embedded/command-socket.ts'
import { buildPriceBook } from '../prices/build-price-book.ts'
import { Country } from '../prices/country.ts'
import { importFiles, PricesNotLoadedError } from '../prices/import/import-files.ts'
import { InvalidStatisticsFileError } from '../prices/import/parsed-file.ts'
import { report } from '../prices/report.ts'
import { OFFICES } from '../prices/sources/index.ts'
import { loadCountrySources, loadPriceRows, revisionOf } from '../prices/tables.ts'
import { run } from './run.ts'

const USAGE = `Usage: npm run prices -- import <file>... [--accept]   store statistics files as a new price revision
       npm run prices -- report                        what prices rest on, country by country

import recognises files by their content:
${OFFICES.map((office) => `  ${office.publishes}`).join('\n')}
A broken file, or a jump that --accept does not accept, stores nothing.`

async function printReport(em: SqlEntityManager): Promise<void> {
  const rows = await loadPriceRows(em)
  const countries = await select(em, Country, ['code', 'currency', 'decimals'], 'order by position')
  const ingredients = await select(em, Ingredient, ['id', 'unit', 'gramsPerUnit'], 'where not withdrawn order by id')
  if (rows.series.length === 0 || countries.length === 0) throw new PricesNotLoadedError()
  const book = buildPriceBook(rows, await loadCountrySources(em), revisionOf(rows))
  console.log(report(book, rows, countries, ingredients))
}

async function main(args: readonly string[]): Promise<CommandResult> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { accept: { type: 'boolean', default: false } },
  })
  const [command, ...names] = positionals
  if (!(command === 'report' || (command === 'import' && names.length > 0))) {
    return { note: USAGE, code: 2 }
  }
  const files = names.map((name) => ({ name: basename(name), bytes: readFileSync(name) }))
  const { databaseUrl, dataDir } = readConfig(process.env)
  const database = await openMigrated({ databaseUrl, dataDir })
  try {
    if (command === 'report') await printReport(database.fork())
    else if (!(await importFiles(database.fork(), files, values.accept, console.log))) return { code: 1 }
    return { code: 0 }
  } finally {
    await database.close()
  }
}

await run(
  () => main(process.argv.slice(2)),
  (error) => error instanceof InvalidStatisticsFileError || error instanceof PricesNotLoadedError,
)
