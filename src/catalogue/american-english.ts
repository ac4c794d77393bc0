import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ContentError } from './content/content-error.ts'
import { readCsv } from './content/csv.ts'
import { CONTENT } from './content-folder.ts'
import { repeated } from './repeated.ts'
import type { Words } from './texts.ts'

const WordRow = z.strictObject({ british: z.string().min(1), american: z.string().min(1) })
type WordRow = z.infer<typeof WordRow>

/** @throws ContentError when `american-english.csv` cannot be read */
function readWords(): readonly WordRow[] {
  const mistakes: string[] = []
  const rows = readCsv(readFileSync(join(CONTENT, 'american-english.csv')), WordRow, (mistake) =>
    mistakes.push(`american-english.csv: ${mistake}`),
  )
  if (mistakes.length > 0) throw new ContentError(mistakes)
  return rows
}

const rows = readWords()
const american = new Map(rows.map((row) => [row.british.toLowerCase(), row.american]))

const escaped = (text: string): string => text.replaceAll(/[()[\]{}.*+?^$|\\]/g, '\\$&')

/** Whole words and phrases, the longest first: "from the tin" before "tin". */
const BRITISH = new RegExp(
  `(?<![\\p{L}\\d-])(?:${[...american.keys()]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?![\\p{L}\\d])`,
  'giu',
)

const isCapital = (sign: string): boolean => sign !== sign.toLowerCase()

/** The American word with the first letter of the British one; a name of a place keeps its capital. */
function inPlaceOf(british: string): string {
  const word = american.get(british.toLowerCase()) ?? british
  const [first = ''] = word
  if (isCapital(british.charAt(0))) return first.toUpperCase() + word.slice(first.length)
  return word.startsWith('Belgian') ? word : first.toLowerCase() + word.slice(first.length)
}

/** English as it is written in the United States. */
export const inAmericanEnglish = (text: string): string => text.replaceAll(BRITISH, inPlaceOf)

const known = new WeakMap<Words, Words>()

const all = (texts: readonly string[] | undefined) => texts?.map(inAmericanEnglish)

/** Words of an object likewise. Other names, by which it is found, stay; names of a country are already its own. */
export function americanWords(words: Words): Words {
  const made = known.get(words)
  if (made) return made
  const one = (name: 'name' | 'title' | 'lead' | 'description') =>
    words[name] === undefined ? {} : { [name]: inAmericanEnglish(words[name]) }
  const steps = all(words.steps)
  const tips = all(words.tips)
  const fresh: Words = {
    ...words,
    ...one('name'),
    ...one('title'),
    ...one('lead'),
    ...one('description'),
    ...(steps && { steps }),
    ...(tips && { tips }),
  }
  known.set(words, fresh)
  return fresh
}

/** What is wrong with the words: one that stands twice, or whose American form holds another British one. */
export function checkAmericanEnglish(): string[] {
  const written = rows.map(({ british }) => british.toLowerCase())
  const twice = repeated(written)
  // A word that means one thing here and another there is in both columns: crisps are chips, and chips are fries.
  const unsettled = rows.filter(
    ({ american: word }) => !american.has(word.toLowerCase()) && inAmericanEnglish(word) !== word,
  )
  return [
    ...twice.map((british) => `american-english.csv: ${british} stands twice`),
    ...unsettled.map(({ american: word }) => `american-english.csv: ${word} would be changed again`),
  ]
}
