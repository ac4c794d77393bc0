import { LANGUAGES, type Lang } from '../../i18n/locale.ts'
import type { Content } from './rows.ts'

/** Languages whose sentences agree with a kind's number, and with its gender. */
const AGREEING: readonly Lang[] = ['en', 'de', 'nl', 'pl', 'cs', 'fr', 'es', 'it', 'pt']
const GENDERED: readonly Lang[] = ['fr', 'es', 'it', 'pt']

/** Longest name that still reads within a sentence, letters. */
const LONGEST = 32

/**
 * Names of kinds of ingredients: each in lower case (German nouns have capitals), without brackets, commas and slashes,
 * so that it can stand within a sentence, with the number and gender that the sentences of its language need.
 */
export function checkFamilies(content: Content): string[] {
  const problems: string[] = []
  for (const lang of LANGUAGES) {
    const names = new Map<string, string>()
    for (const { id, words, ...entry } of content.words) {
      if (entry.kind !== 'family' || entry.lang !== lang) continue
      const { name = '', number, gender } = words
      const wrong = (problem: string) => problems.push(`texts (${lang}): family ${id}: ${name}: ${problem}`)
      if (/[()[\]（）,，、;；/／]/u.test(name)) wrong('brackets, commas and slashes cannot stand within a sentence')
      if (lang !== 'de' && /\p{Lu}/u.test(name)) wrong('a name within a sentence has no capitals')
      if (name.length > LONGEST) wrong(`longer than ${LONGEST} letters`)
      if (AGREEING.includes(lang) !== (number !== undefined))
        wrong(number ? 'no sentence needs its number' : 'no number')
      if (GENDERED.includes(lang) !== (gender !== undefined))
        wrong(gender ? 'no sentence needs its gender' : 'no gender')
      const twin = names.get(name)
      if (twin) wrong(`${twin} has the same name`)
      names.set(name, id)
    }
  }
  return problems
}
