import { money } from '../src/i18n/format.ts'
import { label, type MessageKey, words } from '../src/i18n/words.ts'
import { agesOf, type Offer, type Sent, several } from './home-form.ts'
import { readSum } from './money-field.ts'
import type { Scene } from './page.ts'
import { countryOf } from './place.ts'

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
export const shownCountry = ({ countries }: Offer, sent: Sent, scene: Scene) =>
  countries.find(({ code }) => code === countryOf(sent, scene))

/** What stands in the form for a request's field that it has no field for. */
const PARTS: Readonly<Record<string, Field>> = { excludeTags: 'diet', exclude: 'diet' }

/** The form's field that the API's name of a field means; undefined when the form has none for it. */
function fieldOf(name: string): Field | undefined {
  const [part = ''] = name.split('.')
  return part in TITLES ? (part as Field) : PARTS[part]
}

/** What a form says wrongly, in the order of its fields; only what can be told without building a plan. */
export function mistakesOf(sent: Sent, offer: Offer, scene: Scene): Mistake[] {
  const { lang } = scene
  const country = shownCountry(offer, sent, scene)
  const found: Mistake[] = []
  const tell = (field: Field, text: string) => found.push({ field, text })
  const among = (field: Field, all: readonly string[], given: readonly string[]) => {
    if (given.some((one) => !all.includes(one))) tell(field, sentenceOf(field, scene))
  }
  if (!country || sent.country !== country.code) tell('country', words(lang, 'page.checkCountry'))
  if (country) {
    const regions = offer.regions.map(({ code }) => code)
    among('region', ['', ...regions], [sent.region ?? ''])
    if (!offer.stores.some(({ code }) => code === sent.store))
      tell('store', words(lang, 'page.checkStore', { country: country.label }))
  }
  if (agesOf(sent.kids).some((age) => !Number.isInteger(age) || age < 0 || age > 17))
    tell('kids', words(lang, 'page.checkKids'))
  if (several(sent.slots).length === 0) tell('slots', words(lang, 'page.checkSlots'))
  const sum = readSum(sent.budgetValue ?? '', lang, country?.currency ?? '')
  if ('fault' in sum) {
    const told =
      sum.fault === 'currency'
        ? words(lang, 'page.checkCurrency', { example: money(lang, 50, country ?? { currency: 'EUR', decimals: 2 }) })
        : words(lang, 'page.checkBudget')
    tell('budgetValue', told)
  }
  const presets = offer.excludePresets.map(({ id }) => id)
  among('diet', presets, several(sent.diet))
  return found
}

/** What a field is called. */
export const titleOf = (field: Field, lang: Scene['lang']): string => words(lang, TITLES[field])

const sentenceOf = (field: Field, { lang }: Scene): string =>
  words(lang, SENTENCES[field] ?? 'page.checkOther', { field: titleOf(field, lang) })

/** The mistakes of a form that came back: what it says wrongly itself, else what the plan was refused for. */
export function toldMistakes(sent: Sent, offer: Offer, scene: Scene): Mistake[] {
  if (!scene.problem || scene.problem.code === 'NO_DISH_LEFT') return []
  const own = mistakesOf(sent, offer, scene)
  const field = fieldOf(String(scene.problem.details.field ?? ''))
  return own.length > 0 || !field ? own : [{ field, text: sentenceOf(field, scene) }]
}

/** The meal that no dish is left for, as people call it. */
export const mealOf = ({ lang, problem }: Scene): string => label(lang, 'slot', String(problem?.details.slot ?? ''))
