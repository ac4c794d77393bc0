import { readFileSync } from 'node:fs'
import { LANGUAGES, type Lang } from '../../i18n/locale.ts'

/** A food that people search for. */
export interface Food {
  /** families of the ingredients that are one */
  readonly families: readonly string[]
  /** what it is called in a language: words or phrases in lower case, singular and plural where they differ */
  readonly words: ReadonlyMap<Lang, readonly string[]>
}

const [head = '', ...rows] = readFileSync(new URL('./foods.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const columns = head.split(',')

/**
 * What people call foods, which is not what shops call their goods: an egg is labelled "Egg, chicken", and who looks for
 * chicken does not mean eggs. A row for each food, a column for each language, `|` between words.
 */
export const FOODS: readonly Food[] = rows.map((row) => {
  const cells = row.split(',').map((cell) => cell.split('|'))
  const of = (column: string) => cells[columns.indexOf(column)] ?? []
  return { families: of('families'), words: new Map(LANGUAGES.map((lang) => [lang, of(lang)])) }
})
