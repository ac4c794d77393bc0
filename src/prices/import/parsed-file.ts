import type { FigureRow, IndexRow } from '../price-rows.ts'

/** What a statistics file holds: rows ready to store, and what was left out and why. */
export interface ParsedFile {
  /** the office and the file's kind in words, for the operator */
  readonly kind: string
  readonly figures: readonly FigureRow[]
  readonly indices: readonly IndexRow[]
  /** lines for the operator: what was left out, what does not fit */
  readonly notes: readonly string[]
  /** code of the source whose series one would expect to meet in this file; null when the file holds no prices */
  readonly expects: string | null
}

/** A file that is not what it should be. Nothing of it is stored. What was found may be the error of a parser. */
export class InvalidStatisticsFileError extends Error {
  override readonly name = 'InvalidStatisticsFileError'
  constructor(file: string, place: string, expected: string, found: unknown) {
    super(`${file}: ${place}: expected ${expected}, found ${show(found)}`)
  }
}

const show = (found: unknown): string => {
  if (found === undefined || found === null || found === '') return 'nothing'
  const text = JSON.stringify(found instanceof Error ? found.message : found)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

/** Newest figures kept of a nation and of each region: a year shows the season, two months a ratio. */
const KEEP_NATION = 13
const KEEP_REGION = 2

/** The newest figures of each series and area; files go back decades. */
export function newest(figures: readonly FigureRow[], nation: string): FigureRow[] {
  return [...Map.groupBy(figures, (row) => `${row.series} ${row.area}`).values()].flatMap((rows) =>
    [...rows]
      .sort((a, b) => (a.period < b.period ? 1 : -1))
      .slice(0, rows[0]?.area === nation ? KEEP_NATION : KEEP_REGION),
  )
}

/**
 * A file of average prices as it was read: the newest figures, and nothing else to store.
 * @param table.nation the code of the whole country in its figures
 * @throws InvalidStatisticsFileError when it prices nothing that is in use
 */
export function averagePrices(
  file: string,
  { kind, figures, notes, expects, nation }: Omit<ParsedFile, 'indices'> & { readonly nation: string },
): ParsedFile {
  if (figures.length === 0)
    throw new InvalidStatisticsFileError(file, 'the file', 'a price of an item in use', notes.join('; '))
  return { kind, figures: newest(figures, nation), indices: [], notes, expects }
}

/**
 * The note on what a file holds and nothing here uses; none when there is no such thing.
 * @param items what the office calls them
 */
export const notInUse = (names: ReadonlySet<string>, items = 'items'): string[] =>
  names.size > 0 ? [`${names.size} ${items} not in use left out: ${some(names)}`] : []

/** Notes on what is priced for another unit than ours. @param items 'Pasta is not priced for 500 g' */
export const otherUnits = (items: Iterable<string>): string[] =>
  [...new Set(items)].map((text) => `left out, another unit: ${text}`)

/** 'a, b, c and 4 more' */
export function some(names: Iterable<string>, most = 5): string {
  const all = [...new Set(names)]
  return all.length <= most ? all.join(', ') : `${all.slice(0, most).join(', ')} and ${all.length - most} more`
}
