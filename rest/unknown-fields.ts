import { z } from 'zod'
import { MisspeltFieldError } from '../src/catalogue/refusals.ts'

/** Fields on which people's safety depends: none may be misspelt without a word. */
const SAFETY = ['allergens', 'exclude', 'excludeTags'] as const
/** The same where there are such fields: elsewhere nobody would believe in them. */
const SAFETY_OF_SEARCH = ['presets', 'tag'] as const

/** Names that other services have for them, in lower case and without marks between words. */
const MEANT: Readonly<Record<string, (typeof SAFETY)[number]>> = {
  allergies: 'allergens',
  allergy: 'allergens',
  intolerance: 'allergens',
  intolerances: 'allergens',
  avoid: 'exclude',
  dislike: 'exclude',
  dislikes: 'exclude',
  excludeingredients: 'exclude',
  excludedingredients: 'exclude',
  without: 'exclude',
  diet: 'excludeTags',
  diets: 'excludeTags',
  dietaryrestrictions: 'excludeTags',
}
const NEAR = 2
/** Letters of a name that bear one mistake: every second word is like one of three letters. */
const LETTERS_PER_MISTAKE = 3

/** Fewest letters to add, leave out or change that make one word another (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++) {
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === b[j] ? 0 : 1)))
    }
    row = next
  }
  return row[b.length] ?? 0
}

const LONGEST_NAME = 40

/** The field that a name looks like, when people rely on that one. */
function safetyFieldLike(name: string, known: readonly string[]): string | undefined {
  if (name.length > LONGEST_NAME) return undefined
  const plain = name.toLowerCase().replaceAll(/[^a-z]/g, '')
  const meant = Object.hasOwn(MEANT, plain) ? MEANT[plain] : undefined
  if (meant) return meant === 'excludeTags' && known.includes('presets') ? 'presets' : meant
  return [...SAFETY, ...SAFETY_OF_SEARCH.filter((field) => known.includes(field))].find(
    (field) => distance(plain, field.toLowerCase()) <= Math.min(NEAR, Math.floor(field.length / LETTERS_PER_MISTAKE)),
  )
}

/** @throws MisspeltFieldError when the name looks like a field that people rely on */
export function refuseMisspelt(name: string, known: readonly string[], at = ''): void {
  const meant = safetyFieldLike(name, known)
  if (meant) throw new MisspeltFieldError(at + name, known.includes(meant) ? meant : known.join(', '))
}

function inner(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? inner(schema.unwrap() as z.ZodType)
    : schema
}

/**
 * Names of the fields that a schema does not know, at any depth; those of a plan's params stand for themselves.
 * @throws MisspeltFieldError for one that looks like a field that people rely on
 */
export function unknownFields(schema: z.ZodType, given: unknown, at = ''): string[] {
  const known = inner(schema)
  if (known instanceof z.ZodArray && Array.isArray(given)) {
    return given.flatMap((entry, index) => unknownFields(known.element as z.ZodType, entry, `${at}${index}.`))
  }
  if (!(known instanceof z.ZodObject) || typeof given !== 'object' || given === null) return []
  const shape = known.shape as Readonly<Record<string, z.ZodType>>
  return Object.entries(given).flatMap(([name, value]) => {
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined
    if (field) return unknownFields(field, value, name === 'params' ? at : `${at}${name}.`)
    refuseMisspelt(name, Object.keys(shape), at)
    return [at + name]
  })
}
