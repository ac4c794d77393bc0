import { DEFAULTS } from '../../src/planner/params.ts'
import type { Offer } from './document.ts'
import { readSum } from './money-field.ts'

/** Names of the form's fields; the same in the address, so that a half-filled form is a link. */
export const FIELDS = [
  'sent',
  'country',
  'region',
  'store',
  'adults',
  'kids',
  'slots',
  'diet',
  'allergens',
  'budgetValue',
  'budgetMode',
  'goal',
  'startDate',
  'equipment',
  'collection',
] as const
export type Sent = Readonly<Record<string, string>>

/** What stands in the form before anybody touched it: the defaults of the API. */
const UNTOUCHED: Sent = {
  adults: String(DEFAULTS.adults),
  slots: DEFAULTS.slots.join(','),
  equipment: DEFAULTS.equipment.join(','),
}

/** What stands in the form: what was sent, or the defaults besides what a link asks for. */
export const filledIn = (sent: Sent): Sent => (sent.sent ? sent : { ...UNTOUCHED, ...sent })

export const several = (text: string | undefined): string[] => (text ? text.split(',').filter(Boolean) : [])

/** Ages as people write them: «4, 9», «4 9», «4; 9». */
export const agesOf = (text: string | undefined): number[] =>
  (text ?? '')
    .normalize('NFKC')
    .split(/[\s,;、]+/u)
    .filter(Boolean)
    .map(Number)

/** The form without the wish that a button of it drops, named `field:value`. */
export function dropped({ drop = '', ...sent }: Sent): Sent {
  const [field = '', value = ''] = drop.split(':')
  if (!drop || !sent[field]) return sent
  const left = several(sent[field]).filter((one) => one !== value)
  return { ...sent, [field]: left.join(',') }
}

/** Most wishes that are looked at one by one. */
const MOST_WISHES = 20

/** What takes dishes away and can be dropped, as `dropped` understands it. */
export const wishesOf = (sent: Sent): string[] =>
  ['diet', 'allergens']
    .flatMap((field) => several(sent[field]).map((value) => `${field}:${value}`))
    .slice(0, MOST_WISHES)

/** A whole number of the form; what is none is the default. */
const whole = (text: string | undefined, otherwise: number): number =>
  /^\d{1,3}$/.test(text ?? '') ? Number(text) : otherwise

/** The parameters of the plan that a form without mistakes asks for. */
export function paramsOf(sent: Sent, offer: Offer): Record<string, unknown> {
  const { excludePresets: presets, countries } = offer
  const currency = countries.find(({ code }) => code === sent.country)?.currency ?? ''
  const sum = readSum(sent.budgetValue ?? '', currency)
  const chosen = presets.filter(({ id }) => several(sent.diet).includes(id))
  const all = (of: (preset: Offer['excludePresets'][number]) => readonly string[]) => chosen.flatMap(of)
  return {
    country: sent.country ?? '',
    store: sent.store ?? '',
    region: sent.region ?? '',
    adults: whole(sent.adults, DEFAULTS.adults),
    kids: agesOf(sent.kids).map((age) => ({ age })),
    slots: several(sent.slots),
    equipment: several(sent.equipment),
    allergens: [...several(sent.allergens), ...all(({ allergens }) => allergens)],
    exclude: all(({ exclude }) => exclude),
    excludeTags: all(({ excludeTags }) => excludeTags),
    goal: sent.goal || DEFAULTS.goal,
    budgetMode: sent.budgetMode || DEFAULTS.budgetMode,
    budgetValue: 'value' in sum ? sum.value : 0,
    collection: sent.collection ?? '',
    ...(sent.startDate ? { startDate: sent.startDate } : {}),
  }
}
