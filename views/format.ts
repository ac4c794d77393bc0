import type { Lang } from '../src/i18n/locale.ts'
import { label } from '../src/i18n/words.ts'

/** Money as the language writes it, with the currency's decimals. */
export const money = (
  lang: Lang,
  value: number,
  country: { readonly currency: string; readonly decimals: number },
): string =>
  new Intl.NumberFormat(lang, {
    style: 'currency',
    currency: country.currency,
    minimumFractionDigits: country.decimals,
    maximumFractionDigits: country.decimals,
  }).format(value)

export const number = (lang: Lang, value: number, decimals = 0): string =>
  new Intl.NumberFormat(lang, { maximumFractionDigits: decimals }).format(value)

/** An amount a person reads: grams and millilitres above a thousand become kilograms and litres. */
export function amount(lang: Lang, value: number, unit: string): string {
  const big = (unit === 'g' || unit === 'ml') && value >= 1000
  const shown = big ? value / 1000 : unit === 'pcs' ? value : Math.max(1, Math.round(value))
  const name = big ? (unit === 'g' ? 'kg' : 'l') : unit
  return `${number(lang, shown, big ? 2 : 1)} ${label(lang, 'unit', name)}`
}

/** A day as the language writes it, for example «23 ноября». */
export const day = (lang: Lang, date: string): string =>
  new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )
