import { intlTag, type Lang } from '../src/i18n/locale.ts'
import type { Context } from './context.ts'
import { type TextScope, textsOf } from './texts.ts'

/** What a kind of ingredient is called, and how it agrees. */
export interface FamilyName {
  /** lower case, as it stands within a sentence */
  readonly name: string
  /** singular or plural; empty where no sentence of the language needs it, as `gender` (f or m) */
  readonly number: string
  readonly gender: string
}

/** A shop's name without what stands in brackets, after a comma that is no decimal one, or after a slash: «Onion, yellow» → «Onion». */
export const shortName = (name: string): string =>
  (name.replace(/\s*[(（][^)）]*[)）]/gu, '').split(/[,，、;/／](?!\d)/u)[0] ?? name).trim()

const startingWith = (lang: Lang, text: string, change: 'toLocaleLowerCase' | 'toLocaleUpperCase'): string => {
  const [first = ''] = text
  return first[change](intlTag(lang)) + text.slice(first.length)
}

/** A name at the head of a sentence. */
export const capitalised = (lang: Lang, name: string): string => startingWith(lang, name, 'toLocaleUpperCase')

/** A name within a sentence; nouns have a capital of their own in German. */
export const withinSentence = (lang: Lang, name: string): string =>
  lang === 'de' ? name : startingWith(lang, name, 'toLocaleLowerCase')

const familyOf = (context: Context, ingredient: string): string =>
  context.revision().ingredients.get(ingredient)?.family ?? ingredient

/** The kind that an ingredient belongs to by its name; the ingredient's own short name where the kind has none. */
export function familyName(context: Context, ingredient: string, scope: TextScope): FamilyName {
  const family = familyOf(context, ingredient)
  const { name, number = '', gender = '' } = textsOf(context, 'family', family, scope)
  if (name) return { name, number, gender }
  const { name: own = family } = textsOf(context, 'ingredient', family, scope)
  return { name: withinSentence(scope.lang, shortName(own)), number, gender }
}

function shortPackName(context: Context, ingredient: string, scope: TextScope): string {
  const { name = ingredient } = textsOf(context, 'ingredient', ingredient, scope)
  if (!/[/／]/u.test(name) || familyOf(context, ingredient) !== ingredient) return shortName(name)
  return capitalised(scope.lang, familyName(context, ingredient, scope).name)
}

/**
 * An ingredient as a sentence about its pack begins with it: its short name, or its whole name where another of the
 * plan's goods has the same short one.
 */
export function packName(context: Context, ingredient: string, scope: TextScope, goods: readonly string[]): string {
  const short = shortPackName(context, ingredient, scope)
  const others = goods.filter((id) => id !== ingredient)
  return others.some((id) => shortPackName(context, id, scope) === short)
    ? (textsOf(context, 'ingredient', ingredient, scope).name ?? short)
    : short
}
