import { number } from './format.ts'
import type { Lang } from './locale.ts'

// Packs as their labels name them where shops do not sell by the metric system: ounces, pounds, pints and gallons. Labels have
// grams and millilitres beside them, so only English says them otherwise.

interface Customary {
  /** grams or millilitres */
  readonly size: number
  readonly unit: 'g' | 'ml'
  readonly one: string
  readonly many: string
  /** a pack is a multiple of this many, and at least the other */
  readonly step: number
  readonly least: number
}

/** By country, the largest first: a pack is said in the first that it is a multiple of. */
const UNITS: Readonly<Record<string, readonly Customary[]>> = {
  US: [
    { size: 453.592, unit: 'g', one: 'lb', many: 'lb', step: 0.5, least: 1 },
    { size: 28.3495, unit: 'g', one: 'oz', many: 'oz', step: 0.25, least: 0.5 },
    { size: 3785.41, unit: 'ml', one: 'gal', many: 'gal', step: 0.5, least: 0.5 },
    { size: 946.353, unit: 'ml', one: 'qt', many: 'qt', step: 0.5, least: 1 },
    { size: 473.176, unit: 'ml', one: 'pt', many: 'pt', step: 1, least: 1 },
    { size: 29.5735, unit: 'ml', one: 'fl oz', many: 'fl oz', step: 0.5, least: 1 },
  ],
  GB: [{ size: 568.261, unit: 'ml', one: 'pint', many: 'pints', step: 1, least: 1 }],
}

/** Larger packs are labelled in pounds. */
const MOST_OUNCES = 48

/** How far a label's grams are from its ounces. */
const ROUNDED = 0.0025

const HALF = '½'

/** 1½, 14.5: halves of what is counted in whole ones otherwise. */
const counted = (lang: Lang, value: number, step: number): string =>
  step === 0.5 && value % 1 === 0.5 && value < 5
    ? `${value < 1 ? '' : number(lang, Math.floor(value))}${HALF}`
    : number(lang, value, 2)

/**
 * So many packs in the units of a country's labels; undefined where they are metric.
 * @param pack in `unit`
 */
export function customaryPacks(
  lang: Lang,
  country: string,
  { packs, pack, unit }: { readonly packs: number; readonly pack: number; readonly unit: string },
): string | undefined {
  if (lang !== 'en') return undefined
  for (const { size, unit: of, one, many, step, least } of UNITS[country] ?? []) {
    const count = Math.round(pack / size / step) * step
    if (
      of !== unit ||
      count < least ||
      (one === 'oz' && count > MOST_OUNCES) ||
      Math.abs(pack / size / count - 1) > ROUNDED
    )
      continue
    const all = packs * count
    return `${counted(lang, all, step)}\u00A0${all > 1 ? many : one}`
  }
  return undefined
}
