import { readFileSync } from 'node:fs'
import { LANGUAGES, type Lang } from '../../i18n/locale.ts'

/** What a thing is called in each language: words or phrases in lower case, singular and plural where they differ. */
export type WordsByLang = ReadonlyMap<Lang, readonly string[]>

/** Rows of a table beside this file: what the first column names, and words; a column for each language, `|` between words. */
export function readWordTable(file: string): { readonly names: readonly string[]; readonly words: WordsByLang }[] {
  const [head = '', ...rows] = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const columns = head.split(',')
  return rows.map((row) => {
    const cells = row.split(',').map((cell) => cell.split('|').filter(Boolean))
    return {
      names: cells[0] ?? [],
      words: new Map(LANGUAGES.map((lang) => [lang, cells[columns.indexOf(lang)] ?? []])),
    }
  })
}
