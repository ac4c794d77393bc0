import { nearest, parts, type Shown } from './cooks-number.ts'
import { number } from './format.ts'
import type { Lang } from './locale.ts'
import { message } from './message.ts'

/** From so many °C on it is an oven or hot oil, whose °F go in steps of 25; below it is the inside of food, in steps of 5. */
const OVEN_FROM = 140
const BOILING_C = 100
const BOILING_F = 212

function fahrenheit(celsius: number): number {
  if (celsius === BOILING_C) return BOILING_F
  const step = celsius >= OVEN_FROM ? 25 : 5
  return Math.round((celsius * 1.8 + 32) / step) * step
}

const CM_AN_INCH = 2.54
const KG_A_POUND = 0.45359
const G_AN_OUNCE = 28.35
const ML_A_CUP = 237

/** The nearest quarter from one on, the nearest eighth below, as rulers and scales have them; no less than the smallest. */
function quarters(lang: Lang, value: number): string {
  if (value < 7 / 8) return nearest(value, SMALL).text
  return value >= WHOLE_FROM ? number(lang, Math.round(value)) : parts(lang, value, 0.25).text
}
const WHOLE_FROM = 8
const SMALL: readonly Shown[] = [
  { value: 1 / 16, text: '1/16' },
  { value: 1 / 8, text: '⅛' },
  { value: 1 / 4, text: '¼' },
  { value: 3 / 8, text: '⅜' },
  { value: 1 / 2, text: '½' },
  { value: 5 / 8, text: '⅝' },
  { value: 3 / 4, text: '¾' },
]

type Convert = (lang: Lang, value: number) => string

const inches =
  (centimetres: number): Convert =>
  (lang, value) =>
    quarters(lang, (value * centimetres) / CM_AN_INCH)

const whole: Convert = (lang, value) => number(lang, value)

/** How the number of each metric unit is said, and with what name: the same units as the check of texts knows. */
const CONVERSIONS: readonly {
  readonly units: string
  readonly convert: Convert
  readonly name: 'inch' | 'lb' | 'oz' | 'cup' | '°F'
}[] = [
  { units: '°C', convert: (lang, value) => whole(lang, fahrenheit(value)), name: '°F' },
  { units: 'cm|см|厘米', convert: inches(1), name: 'inch' },
  { units: 'mm|мм|毫米', convert: inches(0.1), name: 'inch' },
  { units: 'kg|кг|公斤|千克', convert: (lang, value) => quarters(lang, value / KG_A_POUND), name: 'lb' },
  { units: 'ml|мл|毫升', convert: (lang, value) => quarters(lang, value / ML_A_CUP), name: 'cup' },
  { units: 'g|г|克', convert: (lang, value) => quarters(lang, value / G_AN_OUNCE), name: 'oz' },
]

const NUMBER = '\\d+(?:[.,]\\d+)?'
const PATTERNS = CONVERSIONS.map(({ units, convert, name }) => ({
  pattern: new RegExp(
    `(${NUMBER})(?:([–-])(${NUMBER}))?([\\s\u00a0\u202f]?)(?:${units})(?!\\p{Script=Latin}|\\p{Script=Cyrillic})`,
    'gu',
  ),
  convert,
  name,
}))

const numberIn = (digits: string): number => Number(digits.replace(',', '.'))

/** A sentence of a recipe with temperatures in °F, lengths in inches, weights in pounds and ounces, volumes in cups. */
export function withUsUnits(lang: Lang, text: string): string {
  return PATTERNS.reduce(
    (said, { pattern, convert, name }) =>
      said.replaceAll(pattern, (_, from: string, dash: string | undefined, to: string | undefined, space: string) => {
        const [first, last] = [from, to].map((digits) => (digits ? convert(lang, numberIn(digits)) : ''))
        const unit = name === '°F' ? `${space}°F` : message(lang, `label.sentenceUnit.${name}`)
        return `${first}${dash && last !== first ? `${dash}${last}` : ''}${unit}`
      }),
    text,
  )
}
