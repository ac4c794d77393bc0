import type { WordingKind } from '../src/catalogue/wording.ts'
import { label, type MessageKey, type Values, words } from '../src/i18n/words.ts'
import type { Context } from './context.ts'
import { marketOf, money, type View } from './view.ts'
import { wordsOf } from './words.ts'

/** A reason or a warning as the planner gives it: a code and its figures. */
export interface Coded {
  readonly code: string
  readonly values: Values
}

/** Values that are ids of the catalogue, and whose words name them. */
const NAMED: Readonly<Record<string, WordingKind>> = {
  otherRecipe: 'recipe',
  insteadOf: 'recipe',
  recipe: 'recipe',
  ingredient: 'ingredient',
  otherIngredient: 'ingredient',
  ingredients: 'ingredient',
  collection: 'collection',
  occasion: 'occasion',
}

/** Values that are ids of an enumeration. */
const LABELLED: Readonly<Record<string, Parameters<typeof label>[1]>> = {
  kitchen: 'kitchen',
  otherKitchen: 'kitchen',
}

/** What a chosen dish holds although it should not: ids of another kind with each code. */
const FOUND: Readonly<Record<string, 'ingredient' | Parameters<typeof label>[1]>> = {
  breaksAllergens: 'allergen',
  breaksExclude: 'ingredient',
  breaksExcludeTags: 'excludeTag',
  breaksEquipment: 'equipment',
}

const list = (lang: View['lang'], names: readonly string[]) =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(names)

async function nameOf(context: Context, kind: WordingKind, id: string, lang: View['lang']): Promise<string> {
  const { name, title } = await wordsOf(context, kind, id, lang)
  return name ?? title ?? id
}

/** A meal or a course by its id. */
export function mealOrCourse(lang: View['lang'], id: string): string {
  const meal = label(lang, 'slot', id)
  return meal === id ? label(lang, 'course', id) : meal
}

async function inWords(
  context: Context,
  code: string,
  name: string,
  value: string | number,
  view: View,
): Promise<[string, string | number]> {
  const { lang } = view
  if (name.endsWith('Minor')) {
    const market = marketOf(context, view)
    const currency = context.catalogue().countries.get(view.at.country)?.currency ?? 'EUR'
    const { decimals } = market
    const format = new Intl.NumberFormat(lang, {
      style: 'currency',
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
    return [name.slice(0, -'Minor'.length), format.format(money(Number(value), market))]
  }
  if (typeof value === 'number') return [name, value]
  if (name === 'slot') return [name, mealOrCourse(lang, value)]
  const kind = name === 'found' ? FOUND[code] : (NAMED[name] ?? LABELLED[name])
  if (!kind) return [name, value]
  const names = value.split(',').map((id) => {
    const of = NAMED[name] ?? (kind === 'ingredient' ? 'ingredient' : undefined)
    return of ? nameOf(context, of, id, lang) : label(lang, kind as Parameters<typeof label>[1], id)
  })
  return [name, list(lang, await Promise.all(names))]
}

/** Puts a code into words: ids become names, `…Minor` becomes money under the name without that ending. */
export async function sentence(
  context: Context,
  section: 'reason' | 'warning',
  coded: Coded,
  view: View,
): Promise<string> {
  const values = await Promise.all(
    Object.entries(coded.values).map(([name, value]) => inWords(context, coded.code, name, value, view)),
  )
  return words(view.lang, `${section}.${coded.code}` as MessageKey, Object.fromEntries(values))
}
