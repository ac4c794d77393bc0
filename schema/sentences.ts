import type { WordingKind } from '../src/catalogue/wording.ts'
import { money as inMoney } from '../src/i18n/format.ts'
import { intlTag, type Lang } from '../src/i18n/locale.ts'
import { label, type Values, words } from '../src/i18n/words.ts'
import type { FactCode, ReasonCode } from '../src/planner/reasons.ts'
import type { PlanWarning } from '../src/plans/price-facts.ts'
import type { MarketPlace } from '../src/plans/world.ts'
import type { Context } from './context.ts'
import { currencyOf, marketOf, money } from './place.ts'
import { wordsOf } from './words.ts'

/** How a sentence is said: its language, and the place whose money it names. */
export interface Saying {
  readonly lang: Lang
  readonly at: MarketPlace
}

/** A reason, a fact or a warning: a code and its figures. */
export interface Coded<Code extends string> {
  readonly code: Code
  readonly values: Values
}
export type CodedReason = Coded<ReasonCode | FactCode>

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

const list = (lang: Lang, names: readonly string[]) =>
  new Intl.ListFormat(intlTag(lang), { type: 'conjunction' }).format(names)

async function nameOf(context: Context, kind: WordingKind, id: string, lang: Lang): Promise<string> {
  const { name, title } = await wordsOf(context, kind, id, lang)
  return name ?? title ?? id
}

/** A meal or a course by its id. */
export function mealOrCourse(lang: Lang, id: string): string {
  const meal = label(lang, 'slot', id)
  return meal === id ? label(lang, 'course', id) : meal
}

async function inWords(
  context: Context,
  code: string,
  name: string,
  value: string | number,
  { lang, at }: Saying,
): Promise<[string, string | number]> {
  if (name.endsWith('Minor')) {
    const market = marketOf(context, at)
    const sum = money(Number(value), market)
    return [
      name.slice(0, -'Minor'.length),
      inMoney(lang, sum, { currency: currencyOf(context, at), decimals: market.decimals }),
    ]
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

async function allInWords(context: Context, { code, values }: Coded<string>, saying: Saying): Promise<Values> {
  const pairs = Object.entries(values).map(([name, value]) => inWords(context, code, name, value, saying))
  return Object.fromEntries(await Promise.all(pairs))
}

/** Puts a reason into words: ids become names, `…Minor` becomes money under the name without that ending. */
export const reasonText = async (context: Context, coded: CodedReason, saying: Saying): Promise<string> =>
  words(saying.lang, `reason.${coded.code}`, await allInWords(context, coded, saying))

/** Puts a warning into words, likewise. */
export const warningText = async (context: Context, coded: PlanWarning, saying: Saying): Promise<string> =>
  words(saying.lang, `warning.${coded.code}`, await allInWords(context, coded, saying))
