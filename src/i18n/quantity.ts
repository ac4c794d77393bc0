import { number } from './format.ts'
import type { Lang } from './locale.ts'
import { label, message } from './message.ts'
import { tenths } from './round.ts'

/** How an ingredient is counted in a kitchen and in a shop. Nothing known: by weight, volume or bare number. */
export interface Measure {
  /** what one piece of it is, where it is no whole fruit or egg */
  readonly piece?: 'clove' | 'leaf' | 'sheet'
  /** what a pack of pieces is in the shop */
  readonly pack?: 'head'
  /** grams of a level teaspoon, 5 ml; what is measured in ml needs none */
  readonly teaspoonG?: number
}

/** A shown amount is within this factor of the exact one, and so is its inverse. */
const NEAR = 1.25

/** Grams and millilitres below this are measured by the spoon. */
const SPOONED_BELOW = 30
const TEASPOON_ML = 5
/** Teaspoons: below the first a pinch or some drops; from the second on they are tablespoons, of three. */
const PINCH = 0.1
const TABLESPOON = 3
const MOST_TABLESPOONS = 6

const FRACTIONS: readonly (readonly [number, string])[] = [
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
]

interface Shown {
  readonly value: number
  readonly text: string
}

const whole = (lang: Lang, value: number): Shown => ({ value, text: number(lang, value) })

/** The value among those given that is nearest by ratio. */
const nearest = (value: number, shown: readonly Shown[]): Shown =>
  shown.reduce((best, other) =>
    Math.abs(Math.log(other.value / value)) < Math.abs(Math.log(best.value / value)) ? other : best,
  )

const near = (shown: number, value: number): boolean => shown <= value * NEAR + 1e-9 && value <= shown * NEAR + 1e-9

/** Numbers with a fraction as a cook says them: halves from one on, from `wholeFrom` on none. */
function cooksNumber(lang: Lang, value: number, wholeFrom: number): Shown {
  if (value >= wholeFrom) return whole(lang, Math.round(value))
  if (value >= 1) return halves(lang, value)
  return nearest(value, [...FRACTIONS.map(([part, text]) => ({ value: part, text })), whole(lang, 1)])
}

const QUARTERS = ['', '¼', '½', '¾'] as const

/** The nearest multiple of a half or a quarter. */
function parts(lang: Lang, value: number, step: 0.5 | 0.25): Shown {
  const shown = Math.round(value / step) * step
  const base = Math.floor(shown)
  return { value: shown, text: `${number(lang, base)}${QUARTERS[(shown - base) * 4]}` }
}
const halves = (lang: Lang, value: number): Shown => parts(lang, value, 0.5)

/** A name with its number. Below one the languages that know only one and many say one: ½ clove. */
function counted(
  lang: Lang,
  key: 'piece' | 'clove' | 'leaf' | 'sheet' | 'head' | 'tsp' | 'tbsp' | 'portion' | 'portionAMeal',
  { value, text }: Shown,
): string {
  const form = value < 1 && !FRACTIONS_HAVE_A_FORM.has(lang) ? 1 : value
  return message(lang, `quantity.${key}`, { n: form, amount: text })
}
const FRACTIONS_HAVE_A_FORM: ReadonlySet<Lang> = new Set(['ru', 'uk', 'pl', 'cs'])

/** One decimal below 1 and two digits where that is too coarse, halves to 10, whole to 20, then steps of five and of ten. */
function rounded(value: number): number {
  if (value >= 250) return Math.round(value / 10) * 10
  if (value >= 20) return Math.round(value / 5) * 5
  if (value >= 10) return Math.round(value)
  if (value >= 1) return Math.round(value * 2) / 2
  return value >= 0.25 ? tenths(value) : Number(value.toPrecision(2))
}

/** Grams, millilitres and above a thousand kilograms and litres, as exact as given. */
function metric(lang: Lang, value: number, unit: string): string {
  const big = value >= 1000
  const name = big ? (unit === 'g' ? 'kg' : 'l') : unit
  return `${number(lang, big ? value / 1000 : value, big ? 3 : 2)}\u00A0${label(lang, 'unit', name)}`
}

/** Spoons, a pinch or some drops; undefined where no spoon comes near. */
function spoons(lang: Lang, teaspoons: number, unit: string): string | undefined {
  if (teaspoons < PINCH) return message(lang, unit === 'ml' ? 'quantity.drops' : 'quantity.pinch')
  const big = teaspoons >= TABLESPOON * 0.9
  const value = big ? teaspoons / TABLESPOON : teaspoons
  if (big && value > MOST_TABLESPOONS) return undefined
  const shown = big ? halves(lang, Math.max(1, value)) : cooksNumber(lang, value, TABLESPOON)
  return near(shown.value, value) ? counted(lang, big ? 'tbsp' : 'tsp', shown) : undefined
}

/**
 * An amount as a cook measures it: cloves and leaves, fractions of a piece, spoons beside small weights, rounded weights.
 * What is shown is within 0.8 and 1.25 of the value; beside a pinch or drops stands the weight.
 * @param value in `unit`, above 0
 * @param unit g, ml or pcs
 */
export function quantity(lang: Lang, value: number, unit: string, measure: Measure = {}): string {
  if (unit === 'pcs') {
    const shown = cooksNumber(lang, value, measure.piece ? 3 : 5)
    const approximate = near(shown.value, value)
      ? shown
      : { value, text: number(lang, Number(value.toPrecision(2)), 2) }
    return counted(lang, measure.piece ?? 'piece', approximate)
  }
  const exact = metric(lang, rounded(value), unit)
  const teaspoon = unit === 'ml' ? TEASPOON_ML : measure.teaspoonG
  const spooned = teaspoon && value < SPOONED_BELOW ? spoons(lang, value / teaspoon, unit) : undefined
  return spooned ? message(lang, 'quantity.both', { measure: spooned, exact }) : exact
}

/** So many packs as a shop sells them: heads of garlic, the rest by weight, volume or number, unrounded. */
export function packed(lang: Lang, packs: number, pack: number, unit: string, measure: Measure = {}): string {
  if (measure.pack) return counted(lang, measure.pack, whole(lang, packs))
  const value = packs * pack
  if (unit !== 'pcs') return metric(lang, value, unit)
  return counted(lang, measure.piece ?? 'piece', { value, text: number(lang, value, 2) })
}

/** Portions from one to the first are said in quarters, to the second in halves, beyond it in whole ones. */
const QUARTERS_BELOW = 5
const HALVES_BELOW = 20

function cooksPortions(lang: Lang, value: number): Shown {
  if (value >= HALVES_BELOW) return whole(lang, Math.round(value))
  if (value >= QUARTERS_BELOW) return halves(lang, value)
  if (value >= 1) return parts(lang, value, 0.25)
  const shown = cooksNumber(lang, value, 1)
  return near(shown.value, value) ? shown : { value, text: number(lang, value, 2) }
}

/** Adult portions as a cook says them: "3¾ portions", "7½ portions"; for each meal: "3¾ adult portions a meal". */
export const portionsText = (lang: Lang, portions: number, each: 'portion' | 'portionAMeal' = 'portion'): string =>
  counted(lang, each, cooksPortions(lang, portions))
