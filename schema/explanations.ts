import type { TextKind } from '../src/catalogue/texts.ts'
import { duration, money as inMoney, period } from '../src/i18n/format.ts'
import { intlTag, type Lang } from '../src/i18n/locale.ts'
import { label, type MessageValues, message, quoted } from '../src/i18n/message.ts'
import { bySize } from '../src/i18n/round.ts'
import type { FactCode, ReasonCode, RunnerUp } from '../src/planner/explain/codes.ts'
import type { PlanWarning } from '../src/plans/plan-warnings.ts'
import type { PriceScope } from '../src/revision/types.ts'
import type { Context } from './context.ts'
import { capitalised, familyName, packName, withinSentence } from './ingredient-names.ts'
import { mealOrCourse } from './meals.ts'
import { currencyOf, money, priceTableOf } from './place.ts'
import { textsOf } from './texts.ts'

/** How a sentence is said: its language, and the place whose money it names. */
export interface Saying {
  readonly lang: Lang
  readonly at: PriceScope
}

/** How a plan's sentences are said. */
export interface PlanSaying extends Saying {
  /** ids of all ingredients that the plan buys or that are at home: two of them are not called the same */
  readonly goods: readonly string[]
}

/** A sentence: its sums are written alike. */
interface Sentence extends PlanSaying {
  /** the sum whose size decides with how many decimals all are written; undefined: each its own */
  readonly alike: number | undefined
}

/** A reason, a fact or a warning: a code and its figures. */
export interface Coded<Code extends string> {
  readonly code: Code
  readonly values: MessageValues
}
export interface CodedReason extends Coded<ReasonCode | FactCode> {
  /** of a reason: what the dish is compared with */
  readonly runnerUp?: RunnerUp
}

/** Values that are ids of the catalogue, and whose words name them. */
const NAMED: Readonly<Record<string, TextKind>> = {
  otherRecipe: 'recipe',
  insteadOf: 'recipe',
  recipe: 'recipe',
  collection: 'collection',
  occasion: 'occasion',
  country: 'country',
}

/** Values that are minutes, said as a time. */
const MINUTES: ReadonlySet<string> = new Set(['timeMin', 'otherTimeMin', 'activeMin', 'otherActiveMin', 'mostMin'])

/** Values that are ids of an enumeration. */
const LABELLED: Readonly<Record<string, Parameters<typeof label>[1]>> = {
  cuisine: 'cuisine',
  otherCuisine: 'cuisine',
  excluded: 'allergen',
}

/** What a chosen dish holds although it should not: ids of another kind with each code. */
const FOUND: Readonly<Record<string, 'ingredient' | Parameters<typeof label>[1]>> = {
  breaksAllergens: 'allergen',
  nearAllergen: 'allergen',
  breaksExclude: 'ingredient',
  breaksExcludeTags: 'excludeTag',
  breaksEquipment: 'equipment',
}

/** Codes whose ingredient stands for its kind: any of the kind may be in the dish. */
const OF_A_KIND: ReadonlySet<string> = new Set(['newMain', 'newMainToday', 'onlyMain', 'mainTooOften'])

const list = (lang: Lang, names: readonly string[]) =>
  new Intl.ListFormat(intlTag(lang), { type: 'conjunction' }).format(names)

function nameOf(context: Context, kind: TextKind, id: string, { lang, at }: Saying): string {
  const { name, title, titles } = textsOf(context, kind, id, { lang, country: at.country })
  return titles?.[at.country] ?? name ?? title ?? id
}

/** An ingredient as its sentence needs it: the name of its kind with number and gender, or its own short name. */
function ingredientInWords(context: Context, code: string, name: string, id: string, { lang, at, goods }: PlanSaying) {
  const scope = { lang, country: at.country }
  if (!OF_A_KIND.has(code)) return { [name]: packName(context, id, scope, goods) }
  const family = familyName(context, id, scope)
  return {
    [name]: family.name,
    [`${name}Start`]: capitalised(lang, family.name),
    [`${name}Number`]: family.number,
    [`${name}Gender`]: family.gender,
  }
}

/** Names of ingredients, short where that tells them apart, each in quotation marks. */
const quotedNames = (context: Context, ids: readonly string[], { lang, at, goods }: PlanSaying): string =>
  list(
    lang,
    ids.map((id) => quoted(lang, packName(context, id, { lang, country: at.country }, goods))),
  )

/** Meals in brackets after what is counted in them; nothing where all of the plan's are. */
function mealsInBrackets(lang: Lang, slots: string): string {
  if (slots === '') return ''
  const meals = list(
    lang,
    slots.split(',').map((slot) => withinSentence(lang, mealOrCourse(lang, slot))),
  )
  return lang === 'ja' || lang === 'zh' ? `（${meals}）` : ` (${meals})`
}

function inWords(
  context: Context,
  code: string,
  name: string,
  value: string | number,
  saying: Sentence,
): MessageValues {
  const { lang, at, alike } = saying
  if (name.endsWith('Minor')) {
    const prices = priceTableOf(context, at)
    const currency = { currency: currencyOf(context, at), decimals: prices.decimals }
    return { [name.slice(0, -'Minor'.length)]: inMoney(lang, money(Number(value), prices), currency, alike) }
  }
  if (name === 'period') return { period: period(lang, String(value)) }
  if (MINUTES.has(name)) return { [name.slice(0, -'Min'.length)]: duration(lang, Number(value)) }
  if (typeof value === 'number') return { [name]: Number.isInteger(value) ? value : bySize(value) }
  if (name === 'slot') return { [name]: mealOrCourse(lang, value) }
  if (name === 'ingredient' || name === 'otherIngredient') return ingredientInWords(context, code, name, value, saying)
  if (name === 'ingredients') return { [name]: quotedNames(context, value.split(','), saying) }
  const kind = name === 'found' ? FOUND[code] : (NAMED[name] ?? LABELLED[name])
  if (!kind) return { [name]: value }
  if (kind === 'ingredient') return { [name]: quotedNames(context, value.split(','), saying) }
  const named = NAMED[name]
  const names = value
    .split(',')
    .map((id) => (named ? nameOf(context, named, id, saying) : label(lang, kind as Parameters<typeof label>[1], id)))
    .map((said) => (name === 'found' || name === 'excluded' ? withinSentence(lang, said) : said))
  return { [name]: list(lang, names) }
}

/**
 * The sum by whose size all sums of a sentence are written: the largest, or 0 (with cents) where whole sums would read
 * the same though they differ, or would not add up.
 */
function alikeIn(sums: readonly number[]): number | undefined {
  if (sums.length < 2) return undefined
  const misread = sums.some((a) =>
    sums.some((b) => {
      const shown = Math.round(a) - Math.round(b)
      return a !== b && (shown === 0 || shown !== Math.round(a - b))
    }),
  )
  return misread ? 0 : Math.max(...sums)
}

function allInWords(context: Context, { code, values }: Coded<string>, saying: PlanSaying): MessageValues {
  const prices = priceTableOf(context, saying.at)
  const sums = Object.entries(values).flatMap(([name, value]) =>
    name.endsWith('Minor') ? [Math.abs(money(Number(value), prices))] : [],
  )
  const sentence = { ...saying, alike: alikeIn(sums) }
  const pairs = Object.entries(values).map(([name, value]) => inWords(context, code, name, value, sentence))
  const meals = mealsInBrackets(saying.lang, String(values.slots ?? ''))
  return Object.assign({ meals }, ...pairs)
}

/** Puts a reason into words: ids become names, `…Minor` becomes money and `…Min` a time under the name without that ending. */
export function reasonText(context: Context, coded: CodedReason, saying: PlanSaying): string {
  const { code, runnerUp } = coded
  const other = runnerUp && nameOf(context, 'recipe', runnerUp.recipeId, saying)
  return message(saying.lang, `reason.${code}`, {
    ...allInWords(context, coded, saying),
    ...(other && { other }),
  })
}

/** Puts a warning into words, likewise. */
export const warningText = (context: Context, coded: PlanWarning, saying: PlanSaying): string =>
  message(saying.lang, `warning.${coded.code}`, allInWords(context, coded, saying))
