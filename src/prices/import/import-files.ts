import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { current, figureKey, indexKey } from '../price-rows.ts'
import { loadPriceRows, saveImport } from '../tables.ts'
import { type Comparison, compare } from './compare.ts'
import { readStatistics } from './detect-format.ts'
import { type ParsedFile, some } from './parsed-file.ts'

/** There is nothing yet that imported figures could be compared with or mapped to. */
export class PricesNotLoadedError extends Error {
  override readonly name = 'PricesNotLoadedError'
  constructor() {
    super('The database holds no prices yet: start the service once, it loads data/prices.')
  }
}

/** Lines shown of each list before "and n more". */
const SHOWN = 12

type Print = (line: string) => void

/**
 * Reads files, prints what they would change, and stores them in one transaction.
 * @returns false when something implausible was not accepted, and nothing was stored
 * @throws InvalidStatisticsFileError when a file cannot be read; nothing is stored
 */
export async function importFiles(
  em: SqlEntityManager,
  files: readonly { readonly name: string; readonly bytes: Buffer }[],
  accept: boolean,
  print: Print,
): Promise<boolean> {
  let rows = await loadPriceRows(em)
  if (rows.series.length === 0) throw new PricesNotLoadedError()
  const inUse = rows
  const read: ParsedFile[] = []
  let implausible = 0
  for (const [index, { name, bytes }] of files.entries()) {
    print(`${index + 1}/${files.length} ${name}: ${Math.ceil(bytes.length / 1024)} kB …`)
    const parsed = await readStatistics(name, bytes, inUse)
    const comparison = compare(rows, parsed)
    for (const line of summary(parsed, comparison)) print(`    ${line}`)
    implausible += comparison.implausible.length
    read.push(parsed)
    // A later file is compared with what the earlier ones bring.
    rows = { ...rows, figures: [...rows.figures, ...parsed.figures], indices: [...rows.indices, ...parsed.indices] }
  }
  const figures = current(
    read.flatMap((parsed) => parsed.figures),
    figureKey,
  )
  const indices = current(
    read.flatMap((parsed) => parsed.indices),
    indexKey,
  )
  if (implausible > 0 && !accept) {
    print(`Nothing stored: ${implausible} implausible values. Check them against the source; --accept stores them.`)
    return false
  }
  if (figures.length + indices.length === 0) {
    print('Nothing to store.')
    return true
  }
  await em.transactional((transaction) =>
    saveImport(
      transaction,
      { figures, indices, ratios: [] },
      files.map((file) => file.name),
    ),
  )
  print(`Stored ${figures.length} prices and ${indices.length} index values as a new price revision.`)
  return true
}

function summary(parsed: ParsedFile, comparison: Comparison): string[] {
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0
      ? []
      : [`${title} (${lines.length}):`, ...lines.slice(0, SHOWN).map((line) => `  ${line}`), ...more(lines)]
  return [
    `${parsed.kind}: ${comparison.added} new, ${comparison.changed.length} changed, ${comparison.unchanged} as before`,
    ...parsed.notes,
    ...list('changed', comparison.changed),
    ...(comparison.missing.length > 0 ? [`missing there: ${some(comparison.missing, SHOWN)}`] : []),
    ...list('implausible', comparison.implausible),
  ]
}
const more = (lines: readonly string[]) => (lines.length > SHOWN ? [`  and ${lines.length - SHOWN} more`] : [])
