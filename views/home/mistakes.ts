import { money } from '../../src/i18n/format.ts'
import { label, type MessageKey, message } from '../../src/i18n/message.ts'
import type { PageContext } from '../page.ts'
import { countryOf } from '../place.ts'
import type { Offer } from './document.ts'
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
  diet: 'page.diet',
  allergens: 'page.avoid',
  budgetValue: 'page.budgetValue',
  budgetMode: 'page.budgetMode',
  collection: 'page.collection',
  goal: 'page.goal',
  startDate: 'page.startDate',
  equipment: 'page.kitchenHas',
} as const satisfies Record<string, MessageKey>
export type Field = keyof typeof TITLES

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
}

/** The country that the form shows: the one sent or guessed, when there are prices of it; else undefined. */
export const shownCountry = ({ countries }: Offer, sent: Sent, context: PageContext) =>
  countries.find(({ code }) => code === countryOf(sent, context))

/** What stands in the form for a request's field that it has no field for. */
const PARTS: Readonly<Record<string, Field>> = { excludeTags: 'diet', exclude: 'diet' }

/** The form's field that the API's name of a field means; undefined when the form has none for it. */
function fieldOf(name: string): Field | undefined {
  const [part = ''] = name.split('.')
  return part in TITLES ? (part as Field) : PARTS[part]
}

/** What a form says wrongly, in the order of its fields; only what is known without building a plan. */
export function mistakesOf(sent: Sent, offer: Offer, context: PageContext): Mistake[] {
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
  among('diet', presets, several(sent.diet))
  const allergens: readonly string[] = offer.allergens.map(({ id }) => id)
  among('allergens', allergens, several(sent.allergens))
  return found
}

/** What a field is called. */
export const titleOf = (field: Field, lang: PageContext['lang']): string => message(lang, TITLES[field])

const sentenceOf = (field: Field, { lang }: PageContext): string =>
  message(lang, SENTENCES[field] ?? 'page.checkOther', { field: titleOf(field, lang) })

/** The mistakes of a form that came back: what it says wrongly itself, else what the plan was refused for. */
export function shownMistakes(sent: Sent, offer: Offer, context: PageContext): Mistake[] {
  if (!context.problem || context.problem.code === 'NO_DISH_LEFT') return []
  const own = mistakesOf(sent, offer, context)
  const field = fieldOf(String(context.problem.details.field ?? ''))
  return own.length > 0 || !field ? own : [{ field, text: sentenceOf(field, context) }]
}

/** The meal that no dish is left for, as people call it. */
export const mealOf = ({ lang, problem }: PageContext): string =>
  label(lang, 'slot', String(problem?.details.slot ?? ''))
