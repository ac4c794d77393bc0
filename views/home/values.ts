import { APPETITES, DEFAULTS } from '../../src/planner/params.ts'
import type { HomeData, Offer } from './document.ts'
import { readFoods } from './foods.ts'
import { readSum } from './money-field.ts'

/**
 * Names of the form's fields; the same in the address, so that a half-filled form is a link. They are those of the API;
 * `kids` are ages and `appetite` how much each of them eats, in their order; `keep` is `day/slot/recipe`; the fields that
 * end in `Text` are names of foods as people write them.
 */
export const FIELDS = [
  'sent',
  'country',
  'region',
  'store',
  'adults',
  'kids',
  'appetite',
  'slots',
  'presets',
  'allergens',
  'exclude',
  'excludeText',
  'excludeTags',
  'have',
  'haveText',
  'budgetValue',
  'budgetMode',
  'goal',
  'startDate',
  'equipment',
  'collection',
  'taste',
  'maxMin',
  'variant',
  'after',
  'keep',
] as const
export type Sent = Readonly<Record<string, string>>

/** What stands in a form before anybody touched it: the defaults of the API. */
export const UNTOUCHED: Sent = {
  adults: String(DEFAULTS.adults),
  slots: DEFAULTS.slots.join(','),
  equipment: DEFAULTS.equipment.join(','),
}

export const several = (text: string | undefined): string[] => (text ? text.split(',').filter(Boolean) : [])

/** Presets that were chosen. */
export const presetsOf = (sent: Sent, { excludePresets }: Offer): Offer['excludePresets'] =>
  excludePresets.filter(({ id }) => several(sent.presets).includes(id))

/** What is ruled out besides what the chosen presets rule out: what a plan was asked for has both. */
export function besidePresets(sent: Sent, offer: Offer): Sent {
  const chosen = presetsOf(sent, offer)
  const besides = (['exclude', 'excludeTags', 'allergens'] as const).map((list) => {
    const said: readonly string[] = chosen.flatMap((preset) => preset[list])
    return [
      list,
      several(sent[list])
        .filter((id) => !said.includes(id))
        .join(','),
    ]
  })
  return { ...sent, ...Object.fromEntries(besides) }
}

/** What stands in the form: what was sent, or the defaults besides what a link asks for. */
export const filledIn = (sent: Sent, offer: Offer): Sent =>
  besidePresets(sent.sent ? sent : { ...UNTOUCHED, ...sent }, offer)

/** Ages as people write them: «4, 9», «4 9», «4; 9». */
export const agesOf = (text: string | undefined): number[] =>
  (text ?? '')
    .normalize('NFKC')
    .split(/[\s,;、]+/u)
    .filter(Boolean)
    .map(Number)

/** How much a child eats for its age: what was said of it, else what was said of the last one. */
export function appetiteOf(sent: Sent, child: number): string {
  const said = several(sent.appetite)
  const appetite = said[child] ?? said.at(-1) ?? ''
  return (APPETITES as readonly string[]).includes(appetite) ? appetite : DEFAULTS.appetite
}

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
  ['presets', 'allergens', 'exclude', 'excludeTags']
    .flatMap((field) => several(sent[field]).map((value) => `${field}:${value}`))
    .slice(0, MOST_WISHES)

/** A whole number of the form; what is none is the default. */
const whole = (text: string | undefined, otherwise: number): number =>
  /^\d{1,3}$/.test(text ?? '') ? Number(text) : otherwise

/** Dishes that stay where they are, from `day/slot/recipe`. */
const keptOf = (text: string | undefined) =>
  several(text).map((one) => {
    const [day = '', slot = '', recipeId = ''] = one.split('/')
    return { day: Number(day), slot, recipeId }
  })

/** Parameters that stand in few requests: those that are not asked for are left out. */
const rare = ({ startDate, taste, maxMin, variant, after, keep }: Sent): Record<string, unknown> => ({
  ...(startDate ? { startDate } : {}),
  ...(taste ? { taste } : {}),
  ...(maxMin ? { maxMin: whole(maxMin, DEFAULTS.maxMin) } : {}),
  ...(variant ? { variant: whole(variant, DEFAULTS.variant) } : {}),
  ...(after ? { after } : {}),
  ...(keep ? { keep: keptOf(keep) } : {}),
})

/** The parameters of the plan that a form without mistakes asks for. */
export function paramsOf(sent: Sent, { offer, foods }: Pick<HomeData, 'offer' | 'foods'>): Record<string, unknown> {
  const currency = offer.countries.find(({ code }) => code === sent.country)?.currency ?? ''
  const sum = readSum(sent.budgetValue ?? '', currency)
  const named = (text: string | undefined) => readFoods(text, foods).read.map(({ id }) => id)
  return {
    country: sent.country ?? '',
    store: sent.store ?? '',
    region: sent.region ?? '',
    adults: whole(sent.adults, DEFAULTS.adults),
    kids: agesOf(sent.kids).map((age, i) => ({ age, appetite: appetiteOf(sent, i) })),
    slots: several(sent.slots),
    equipment: several(sent.equipment),
    presets: several(sent.presets),
    allergens: several(sent.allergens),
    exclude: [...several(sent.exclude), ...named(sent.excludeText)],
    excludeTags: several(sent.excludeTags),
    have: [...several(sent.have), ...named(sent.haveText)],
    goal: sent.goal || DEFAULTS.goal,
    budgetMode: sent.budgetMode || DEFAULTS.budgetMode,
    budgetValue: 'value' in sum ? sum.value : 0,
    collection: sent.collection ?? '',
    ...rare(sent),
  }
}
