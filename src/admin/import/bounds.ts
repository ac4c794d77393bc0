import { InvalidFieldError } from '../../catalogue/refusals.ts'
import { type Allowed, allowed } from '../../i18n/allowed.ts'

// A source is a stranger's: what is larger than any recipe is refused before anything costly looks at it.

/** Longest source, characters. */
export const MAX_SOURCE = 1_000_000
/** Deepest nesting of tags and of JSON. */
export const MAX_DEPTH = 100
/** Most ingredient lines, and of every other list. */
export const MAX_LINES = 100
/** Longest ingredient line, and any other text but description and steps, characters. */
export const MAX_LINE = 300
/** Most digits of a number in an ingredient line: the library that reads it needs the cube of their number in time. */
export const MAX_DIGITS = 8

/** The beginning of a text, for a refusal. */
export const excerpt = (text: string): string => `${text.slice(0, 60)}${text.length > 60 ? '…' : ''}`

const bad = (given: string, fits: Allowed) => new InvalidFieldError('source', excerpt(given), fits)

/** @throws InvalidFieldError */
export function checkSource(source: string): void {
  if (source.length > MAX_SOURCE) throw bad(source, allowed('mostCharacters', { limit: MAX_SOURCE }))
}

/** @throws InvalidFieldError when brackets outside of texts nest too deep for a reader that calls itself */
export function checkJsonDepth(json: string): void {
  let depth = 0
  // A text in quotes is skipped as a whole; what else is there but brackets does not matter.
  for (const [part] of json.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"?|[[\]{}]/gs)) {
    if (part === '[' || part === '{') depth++
    else if (part === ']' || part === '}') depth--
    if (depth > MAX_DEPTH) throw bad(json, allowed('jsonDepth', { limit: MAX_DEPTH }))
  }
}

/** @throws InvalidFieldError */
export function checkTagDepth(depth: number, markup: string): void {
  if (depth > MAX_DEPTH) throw bad(markup, allowed('markupDepth', { limit: MAX_DEPTH }))
}

/** @throws InvalidFieldError for what is no ingredient line of a recipe */
export function checkLines(lines: readonly string[]): void {
  checkList('recipeIngredient', lines)
  const number = new RegExp(`\\p{N}{${MAX_DIGITS + 1}}`, 'u')
  const long = lines.find((line) => number.test(line))
  if (long !== undefined) throw bad(long, allowed('lineDigits', { limit: MAX_DIGITS }))
}

/** @throws InvalidFieldError for a list that is too long, or has a text that is */
export function checkList(name: string, texts: readonly string[]): void {
  if (texts.length > MAX_LINES) throw bad(texts.join(', '), allowed('entriesOf', { limit: MAX_LINES, name }))
  const long = texts.find((text) => text.length > MAX_LINE)
  if (long !== undefined) throw bad(long, allowed('entryLength', { limit: MAX_LINE, name }))
}
