import { z } from 'zod'
import { bare } from '../../catalogue/fields.ts'
import { RecipeFields, type StoredRecipe } from '../../catalogue/recipe.ts'
import { fold } from '../../catalogue/text-search/fold.ts'
import { COURSES, CUISINES, SLOTS } from '../../catalogue/vocabulary.ts'
import type { Lang } from '../../i18n/locale.ts'
import { label } from '../../i18n/message.ts'
import type { Answers } from './answers.ts'
import type { Structured } from './json-ld.ts'
import type { Asked } from './question.ts'

type Facts = StoredRecipe & { readonly description: string }
type Name = keyof typeof RecipeFields
type AskedName = { [Field in Name]: (typeof RecipeFields)[Field] extends { asked: true } ? Field : never }[Name]

const isAsked = (name: Name): name is AskedName => 'asked' in RecipeFields[name]

/** Values whose label, in the recipe's language or in English, is exactly what the source says. */
const stated = <T extends string>(
  kind: Parameters<typeof label>[1],
  values: readonly T[],
  said: readonly string[],
  lang: Lang,
): T[] => {
  const words = new Set(said.flatMap((text) => text.split(',')).map(fold))
  return values.filter((value) =>
    [value, label(lang, kind, value), label('en', kind, value)].some((name) => words.has(fold(name))),
  )
}

/** What the source or its ingredients tell of a field. */
interface Known {
  /** what it says for sure; nothing: the field is asked for */
  readonly sure?: readonly (string | number)[]
  /** values of a field whose schema does not list them */
  readonly candidates?: readonly string[]
}

/** What schema.org has words for. */
const knownOf = (recipe: Structured, lang: Lang, used: readonly string[]): { readonly [Field in Name]?: Known } => ({
  course: { sure: stated('course', COURSES, recipe.categories, lang).slice(0, 1) },
  slots: { sure: stated('slot', SLOTS, recipe.categories, lang) },
  cuisine: { sure: stated('cuisine', CUISINES, recipe.cuisines, lang).slice(0, 1), candidates: CUISINES },
  mainIngredient: { candidates: used },
  timeMin: { sure: recipe.timeMin === undefined ? [] : [recipe.timeMin] },
})

/** Asks for a value as its schema has it. @throws Error for a schema that no question is known for */
function ask(answers: Answers, name: AskedName, schema: z.ZodType, { sure = [], candidates }: Known): unknown {
  const [first] = sure
  const question: Asked = { key: `field.${name}` }
  const only = sure.map(String)
  if (schema instanceof z.ZodBoolean) {
    const answer = answers.one(name, question, ['true', 'false'])
    return answer === undefined ? undefined : answer === 'true'
  }
  if (schema instanceof z.ZodNumber) {
    const { minValue, maxValue, format } = schema
    return answers.number(name, question, typeof first === 'number' ? [first] : [], first !== undefined, {
      least: minValue ?? 0,
      most: maxValue ?? Number.MAX_SAFE_INTEGER,
      whole: format?.includes('int') ?? false,
    })
  }
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodEnum) {
    const values = schema.element.options.map(String)
    const none = schema.safeParse([]).success ? 'none' : undefined
    const some = answers.some(name, question, values, only.length > 0 ? only : undefined, none)
    return some && [...some]
  }
  const values = candidates ?? (schema instanceof z.ZodEnum ? schema.options.map(String) : undefined)
  if (!values) throw new Error(`${name}: no question for its schema`)
  return answers.one(name, question, values, only[0])
}

/**
 * What a recipe must say besides its lines: as the source has it, else as answered. A field that is not asked for has
 * its default.
 * @param used ids of its ingredients
 * @returns undefined while something is open
 */
export function factsOf(recipe: Structured, lang: Lang, used: readonly string[], answers: Answers): Facts | undefined {
  const description = answers.words('description', { key: 'description' }, recipe.description)
  const known = knownOf(recipe, lang, used)
  const values = (Object.entries(RecipeFields) as [Name, (typeof RecipeFields)[Name]][]).map(([name, field]) => {
    const { schema, fallback } = bare(field.schema)
    return [name, isAsked(name) ? ask(answers, name, schema, known[name] ?? {}) : fallback]
  })
  if (description === undefined || values.some(([, value]) => value === undefined)) return undefined
  return { description, ...(Object.fromEntries(values) as StoredRecipe) }
}
