import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ContentError } from '../catalogue/content/content-error.ts'
import { readCsv } from '../catalogue/content/csv.ts'
import type { PriceRows, SeriesRow } from './price-rows.ts'
import { OFFICES } from './sources/index.ts'
import type { DataFiles, StatisticsOffice } from './sources/source.ts'

/** A row that says it was read in a publication, with a note that says it was not. */
const NeverChecked = z.object({ basis: z.literal('source'), note: z.string().regex(/\bfixture\b|\bnot checked\b/i) })
const isChecked = (row: unknown): boolean => !NeverChecked.safeParse(row).success
const NOT_CHECKED = { path: ['basis'], message: 'source, but the note says that nobody checked it: unverified' }

/** The files of a folder, with the mistakes that are found in them. */
class Folder implements DataFiles {
  readonly problems: string[] = []
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  read<T>(file: string, schema: z.ZodType<T>): T[] {
    const path = join(this.#path, file)
    if (existsSync(path))
      return readCsv(readFileSync(path), z.unknown().refine(isChecked, NOT_CHECKED).pipe(schema), (mistake) =>
        this.problems.push(`${file}: ${mistake}`),
      )
    this.problems.push(`${file}: missing`)
    return []
  }
}

/**
 * Reads the files of `data/prices`: each office its own.
 * @throws ContentError naming file, line and what was expected
 */
export function readPriceRows(path: string, offices: readonly StatisticsOffice[] = OFFICES): PriceRows {
  const folder = new Folder(path)
  const parts = offices.map((office) => office.rows(folder))
  const rows: PriceRows = {
    series: uniqueSeries(parts.flatMap((part) => part.series ?? [])),
    figures: parts.flatMap((part) => part.figures ?? []),
    indices: parts.flatMap((part) => part.indices ?? []),
    ratios: parts.flatMap((part) => part.ratios ?? []),
    mapping: parts.flatMap((part) => part.mapping ?? []),
  }
  const problems = [...folder.problems, ...mappingProblems(rows)]
  if (problems.length > 0) throw new ContentError(problems)
  return rows
}

/** A product has a row for each period and area; its name is that of the first. */
function uniqueSeries(rows: readonly SeriesRow[]): SeriesRow[] {
  const byKey = new Map<string, SeriesRow>()
  for (const row of rows) if (!byKey.has(`${row.source} ${row.series}`)) byKey.set(`${row.source} ${row.series}`, row)
  return [...byKey.values()]
}

function mappingProblems({ series, mapping }: PriceRows): string[] {
  const known = new Set(series.map((row) => `${row.source} ${row.series}`))
  const unknown = mapping
    .filter((row) => !known.has(`${row.source} ${row.series}`))
    .map((row) => `mapping of ${row.source}: ingredient ${row.ingredient}: there is no series ${row.series}`)
  const repeated = [...Map.groupBy(mapping, (row) => `${row.source}: ingredient ${row.ingredient}`)]
    .filter(([, same]) => same.length > 1)
    .map(([key, same]) => `mapping of ${key} is given ${same.length} times`)
  return [...unknown, ...repeated]
}
