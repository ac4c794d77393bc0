import { money, sentenceSpace } from '../../src/i18n/format.ts'
import { label, labelled, type MessageKey, message } from '../../src/i18n/message.ts'
import { TASTES } from '../../src/planner/params.ts'
import type { PageContext } from '../page.ts'
import { countryOf } from '../place.ts'
import type { HomeData, Offer } from './document.ts'
import { readFoods } from './foods.ts'
import { readSum } from './money-field.ts'
import { agesOf, type Sent, several } from './values.ts'

/** The fields that a mistake can stand beside, and what they are called. */
const TITLES = {
  country: 'page.country',
  region: 'page.region',
  store: 'page.store',
  adults: 'page.adults',
  kids: 'page.kidAges',
  slots: 'page.slotsPart',
  appetite: 'form.appetite',
  presets: 'page.diet',
  allergens: 'page.avoid',
  exclude: 'form.exclude',
  excludeTags: 'page.without',
  have: 'form.have',
  budgetValue: 'page.budgetValue',
  budgetMode: 'page.budgetMode',
  collection: 'page.collection',
  goal: 'page.goal',
  taste: 'form.taste',
  maxMin: 'form.maxMin',
  after: 'form.after',
  keep: 'form.keep',
  startDate: 'page.startDate',
  equipment: 'page.kitchenHas',
  guests: 'table.guests',
  serve: 'table.serveAt',
} as const satisfies Record<string, MessageKey>
export type Field = keyof typeof TITLES

/** What the answers of a form are judged by. */
type Asked = Pick<HomeData, 'offer' | 'foods'>

export interface Mistake {
  readonly field: Field
  /** what is wrong and what is possible, in the reader's language */
  readonly text: string
}

/** Fields that have a sentence of their own. */
const SENTENCES: Partial<Record<Field, MessageKey>> = {
  country: 'page.checkCountry',
  kids: 'page.checkKids',
  slots: 'page.checkSlots',
  budgetValue: 'page.checkBudget',
  guests: 'table.checkGuests',
}

/** The country that the form shows: the one sent or guessed, when there are prices of it; else undefined. */
export const shownCountry = ({ countries }: Offer, sent: Sent, context: PageContext) =>
  countries.find(({ code }) => code === countryOf(sent, context))

/** The form's field that the API's name of a field means; undefined when the form has none for it. */
function fieldOf(name: string): Field | undefined {
  const [part = ''] = name.split('.')
  return part in TITLES ? (part as Field) : undefined
}

/** What is wrong with names of foods that were written; '' when each means one. */
function foodMistake(text: string | undefined, { foods }: Asked, { lang }: PageContext): string {
  return readFoods(text, foods)
    .unread.map(({ text: name, choices }) =>
      choices.length === 0
        ? message(lang, 'form.foodUnknown', { name })
        : message(lang, 'form.foodUnclear', { name, foods: choices.map((food) => food.name).join('; ') }),
    )
    .join(sentenceSpace(lang))
}

/** What a form says wrongly, in the order of its fields; only what is known without building a plan. */
export function mistakesOf(sent: Sent, data: Asked, context: PageContext): Mistake[] {
  const { offer } = data
  const { lang } = context
  const country = shownCountry(offer, sent, context)
  const found: Mistake[] = []
  const tell = (field: Field, text: string) => found.push({ field, text })
  const among = (field: Field, all: readonly string[], given: readonly string[]) => {
    if (given.some((one) => !all.includes(one))) tell(field, sentenceOf(field, context))
  }
  if (!country || sent.country !== country.code) tell('country', message(lang, 'page.checkCountry'))
  if (country) {
    const regions = offer.regions.map(({ code }) => code)
    among('region', ['', ...regions], [sent.region ?? ''])
    if (!offer.stores.some(({ code }) => code === sent.store))
      tell('store', message(lang, 'page.checkStore', { country: country.label }))
  }
  if (agesOf(sent.kids).some((age) => !Number.isInteger(age) || age < 0 || age > 17))
    tell('kids', message(lang, 'page.checkKids'))
  if (several(sent.slots).length === 0) tell('slots', message(lang, 'page.checkSlots'))
  const sum = readSum(sent.budgetValue ?? '', country?.currency ?? '')
  if ('fault' in sum) {
    const text =
      sum.fault === 'currency'
        ? message(lang, 'page.checkCurrency', { example: money(lang, 50, country ?? { currency: 'EUR', decimals: 2 }) })
        : message(lang, 'page.checkBudget')
    tell('budgetValue', text)
  }
  const presets = offer.excludePresets.map(({ id }) => id)
  among('presets', presets, several(sent.presets))
  const allergens: readonly string[] = offer.allergens.map(({ id }) => id)
  among('allergens', allergens, several(sent.allergens))
  among(
    'excludeTags',
    offer.filters.excludeTags.map(({ id }) => id),
    several(sent.excludeTags),
  )
  among('taste', ['', ...TASTES], [sent.taste ?? ''])
  for (const field of ['exclude', 'have'] as const) {
    among(
      field,
      data.foods.map(({ id }) => id),
      several(sent[field]),
    )
    const unread = foodMistake(sent[`${field}Text`], data, context)
    if (unread) tell(field, unread)
  }
  return found
}

/** What a field is called. */
export const titleOf = (field: Field, lang: PageContext['lang']): string => message(lang, TITLES[field])

const sentenceOf = (field: Field, { lang }: PageContext): string =>
  message(lang, SENTENCES[field] ?? 'page.checkOther', { field: titleOf(field, lang) })

/**
 * The mistakes of a form that came back: what it says wrongly itself, else what the plan was refused for.
 * @param own what it says wrongly
 */
export function shownMistakes(own: readonly Mistake[], context: PageContext): readonly Mistake[] {
  if (!context.problem || context.problem.code === 'NO_DISH_LEFT') return []
  const field = fieldOf(String(context.problem.details.field ?? ''))
  return own.length > 0 || !field ? own : [{ field, text: sentenceOf(field, context) }]
}

/** The meal or course that no dish is left for, as people call it. */
export function mealOf({ lang, problem }: PageContext): string {
  const slot = String(problem?.details.slot ?? '')
  return label(lang, labelled('slot').includes(slot) ? 'slot' : 'course', slot)
}
