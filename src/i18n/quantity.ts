import { cooksNumber, FRACTIONS, halves, near, nearest, parts, type Shown, whole } from './cooks-number.ts'
import { customaryPacks } from './customary.ts'
import { number } from './format.ts'
import type { Lang } from './locale.ts'
import { label, message } from './message.ts'
import { tenths } from './round.ts'

/** What a cook counts, by its message. */
type CountedName =
  | 'piece'
  | 'clove'
  | 'leaf'
  | 'sheet'
  | 'slice'
  | 'breadSlice'
  | 'bunch'
  | 'cabbage'
  | 'stalk'
  | 'sprig'
  | 'handful'
  | 'tin'

/** How an ingredient is measured in a kitchen and counted in a shop. Nothing known: by weight, volume or bare number. */
export interface Measure {
  /** the ways to count it, the one that a cook prefers first, and how many of its units one is */
  readonly counted: readonly { readonly name: CountedName; readonly units: number }[]
  /** what a pack of pieces is in the shop */
  readonly pack?: 'head'
  /** grams of a level teaspoon, 5 ml; what is measured in ml needs none */
  readonly teaspoonG?: number
  /** grams of a cup of the United States; what is measured in ml needs none */
  readonly cupG?: number
}

/** Grams, millilitres and Celsius, or ounces, cups and Fahrenheit as in the United States. */
export const UNIT_SYSTEMS = ['metric', 'us'] as const
export type UnitSystem = (typeof UNIT_SYSTEMS)[number]

const WEIGHED: Measure = { counted: [] }

/** Most of each that a cook counts; what is more is weighed. The least is a quarter. */
const MOST_COUNTED: Readonly<Record<CountedName, number>> = {
  piece: 12,
  clove: Number.POSITIVE_INFINITY,
  leaf: 20,
  sheet: 20,
  slice: 12,
  breadSlice: 12,
  bunch: 4,
  cabbage: 4,
  stalk: 8,
  sprig: 8,
  handful: 4,
  tin: 6,
}
const LEAST_COUNTED = 0.22

/** Grams and millilitres below this are measured by the spoon. */
const SPOONED_BELOW = 30
const TEASPOON_ML = 5
/** Teaspoons: below the first a pinch or some drops; from the second on they are tablespoons, of three. */
const PINCH = 0.1
const [EIGHTH, QUARTER] = [1 / 8, 1 / 4]
const TABLESPOON = 3
const MOST_TABLESPOONS = 6

/** A name with its number. Below one the languages that know only one and many say one: ½ clove. */
function counted(
  lang: Lang,
  key: CountedName | 'head' | 'tsp' | 'tbsp' | 'cup' | 'ounce' | 'pound' | 'fluidOunce' | 'portion' | 'portionAMeal',
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
  if (near(shown.value, value)) return counted(lang, big ? 'tbsp' : 'tsp', shown)
  // Between the two smallest spoons, where a weight would say nothing.
  return value > EIGHTH && value < QUARTER ? counted(lang, 'tsp', { value: QUARTER, text: '⅛–¼' }) : undefined
}

/** So many of what a cook counts, where one of them comes near; undefined: it is better weighed. */
function pieces(lang: Lang, value: number, { counted: ways }: Measure): string | undefined {
  for (const { name, units } of ways) {
    const many = value / units
    const shown = cooksNumber(lang, many, name === 'piece' ? WHOLE_PIECES_FROM : WHOLE_PARTS_FROM)
    if (many >= LEAST_COUNTED && many <= MOST_COUNTED[name] && near(shown.value, many))
      return counted(lang, name, shown)
  }
  return undefined
}
/** From so many on nobody halves one: a lemon or egg, a clove or slice. */
const WHOLE_PIECES_FROM = 5
const WHOLE_PARTS_FROM = 3

/** What is bought and used by the piece. */
function byThePiece(lang: Lang, value: number, { counted: [way] }: Measure): string {
  const name = way?.name ?? 'piece'
  const shown = cooksNumber(lang, value, name === 'piece' ? WHOLE_PIECES_FROM : WHOLE_PARTS_FROM)
  const approximate = near(shown.value, value) ? shown : { value, text: number(lang, Number(value.toPrecision(2)), 2) }
  return counted(lang, name, approximate)
}

const ML_A_CUP = 237
const ML_A_FLUID_OUNCE = 29.574
const G_AN_OUNCE = 28.35
const OUNCES_A_POUND = 16
/** From so many cups on they are halves, then whole. */
const HALF_CUPS_FROM = 3
const WHOLE_CUPS_FROM = 8

/** Cups as their measures are: quarters and thirds. Undefined below a quarter. */
function cups(lang: Lang, value: number): string | undefined {
  if (value < LEAST_COUNTED) return undefined
  const base = Math.floor(value)
  const between = FRACTIONS.filter(([part]) => part >= 1 / 4).map(([part, text]) => ({
    value: base + part,
    text: `${base === 0 ? '' : number(lang, base)}${text}`,
  }))
  const fine = [...(base === 0 ? [] : [whole(lang, base)]), ...between, whole(lang, base + 1)]
  if (value < HALF_CUPS_FROM) return counted(lang, 'cup', nearest(value, fine))
  return counted(lang, 'cup', value < WHOLE_CUPS_FROM ? halves(lang, value) : whole(lang, Math.round(value)))
}

/** Ounces, and from a pound on pounds. */
function avoirdupois(lang: Lang, grams: number): string {
  const ounces = grams / G_AN_OUNCE
  // What would be said as 16 ounces is a pound.
  const isHeavy = Math.round(ounces) >= OUNCES_A_POUND
  const value = isHeavy ? ounces / OUNCES_A_POUND : ounces
  const rounded = isHeavy ? parts(lang, value, 0.25) : cooksNumber(lang, value, WHOLE_OUNCES_FROM)
  const shown = near(rounded.value, value) ? rounded : { value, text: number(lang, Number(value.toPrecision(2)), 3) }
  return counted(lang, isHeavy ? 'pound' : 'ounce', shown)
}
const WHOLE_OUNCES_FROM = 8

/** An amount with the measures of the United States; beside what is counted or filled stands the weight. */
function customary(lang: Lang, value: number, unit: string, measure: Measure): string {
  const isLiquid = unit === 'ml'
  const inCups = isLiquid ? value / ML_A_CUP : measure.cupG && value / measure.cupG
  const teaspoon = isLiquid ? TEASPOON_ML : measure.teaspoonG
  const filled = (inCups && cups(lang, inCups)) || (teaspoon && spoons(lang, value / teaspoon, unit))
  const said = pieces(lang, value, measure) ?? filled
  if (isLiquid) return said || counted(lang, 'fluidOunce', ofTwoDigits(lang, value / ML_A_FLUID_OUNCE))
  if (!said || value < SPOONED_BELOW) return said || avoirdupois(lang, value)
  return message(lang, 'quantity.both', { measure: said, exact: avoirdupois(lang, value) })
}

const ofTwoDigits = (lang: Lang, value: number): Shown => ({
  value,
  text: number(lang, Number(value.toPrecision(2)), 3),
})

/**
 * An amount as a cook measures it: cloves and leaves, fractions of a piece, spoons beside small weights, rounded weights;
 * with the measures of the United States cups, ounces and pounds. What is shown is within 0.8 and 1.25 of the value.
 * @param value in `unit`, above 0
 * @param unit g, ml or pcs
 */
export function quantity(
  lang: Lang,
  value: number,
  unit: string,
  measure: Measure = WEIGHED,
  units: UnitSystem = 'metric',
): string {
  if (unit === 'pcs') return byThePiece(lang, value, measure)
  if (units === 'us') return customary(lang, value, unit, measure)
  const exact = metric(lang, rounded(value), unit)
  const teaspoon = unit === 'ml' ? TEASPOON_ML : measure.teaspoonG
  const spooned = teaspoon && value < SPOONED_BELOW ? spoons(lang, value / teaspoon, unit) : undefined
  const said = pieces(lang, value, measure) ?? spooned
  return said ? message(lang, 'quantity.both', { measure: said, exact }) : exact
}

/** The weight or volume of packs as a shop of the United States labels them, to a tenth. */
function labelled(lang: Lang, { packs, pack, unit }: Sold): string {
  const said = customaryPacks(lang, 'US', { packs, pack, unit })
  if (said) return said
  const value = packs * pack
  const ounces = value / (unit === 'ml' ? ML_A_FLUID_OUNCE : G_AN_OUNCE)
  if (unit === 'ml') return counted(lang, 'fluidOunce', { value: ounces, text: number(lang, ounces, 1) })
  const isHeavy = ounces >= OUNCES_A_POUND
  const shown = isHeavy ? ounces / OUNCES_A_POUND : ounces
  return counted(lang, isHeavy ? 'pound' : 'ounce', { value: shown, text: number(lang, shown, isHeavy ? 2 : 1) })
}

/** An amount that a shop sells. */
export interface Sold {
  readonly packs: number
  /** size of one in `unit` */
  readonly pack: number
  readonly unit: string
  /** whose shop (ISO): British milk is sold in pints */
  readonly country?: string
}

/** Pieces that are counted into a basket; more are weighed. */
const MOST_LOOSE = 12

/** Whether what is weighed is sold loose: a pack of it is one piece. */
const isLoose = ({ pack, unit }: Pick<Sold, 'pack' | 'unit'>, { counted: ways }: Measure): boolean =>
  unit !== 'pcs' && ways.some(({ name, units: grams }) => name === 'piece' && Math.round(grams) === pack)

/** Whether `packed` counts the packs, so that one of them needs no words of its own: heads, single lemons, what is sold loose. */
export const countsPacks = (sold: Pick<Sold, 'pack' | 'unit'>, measure: Measure): boolean =>
  measure.pack !== undefined || (sold.unit === 'pcs' && sold.pack === 1) || isLoose(sold, measure)

/** So many pieces that are sold loose, and about what they weigh. */
function loose(lang: Lang, { packs, pack, unit }: Sold, units: UnitSystem): string {
  const value = packs * pack
  const weight = units === 'us' && unit === 'g' ? avoirdupois(lang, value) : metric(lang, rounded(value), unit)
  if (packs > MOST_LOOSE) return weight
  return message(lang, 'quantity.both', {
    measure: counted(lang, 'piece', whole(lang, packs)),
    exact: `≈\u00A0${weight}`,
  })
}

/**
 * So many packs as a shop sells them: heads of garlic, pieces of what is sold loose with about their weight, the rest by weight,
 * volume or number, unrounded.
 */
export function packed(
  lang: Lang,
  { packs, pack, unit, country }: Sold,
  measure: Measure = WEIGHED,
  units: UnitSystem = 'metric',
): string {
  if (measure.pack) return counted(lang, measure.pack, whole(lang, packs))
  if (isLoose({ pack, unit }, measure)) return loose(lang, { packs, pack, unit }, units)
  const value = packs * pack
  if (unit !== 'pcs' && units === 'us') return labelled(lang, { packs, pack, unit })
  if (unit !== 'pcs')
    return (country === 'GB' && customaryPacks(lang, country, { packs, pack, unit })) || metric(lang, value, unit)
  return counted(lang, measure.counted[0]?.name ?? 'piece', { value, text: number(lang, value, 2) })
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
