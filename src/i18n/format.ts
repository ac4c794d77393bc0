import { intlTag, type Lang } from './locale.ts'
import { words } from './words.ts'

/** The currency of a country, as far as money is written with it. */
export interface Currency {
  readonly currency: string
  readonly decimals: number
}

// Making a formatter costs more than many uses of it.
const cached = <Format>(make: (lang: Lang, option: string) => Format) => {
  const made = new Map<string, Format>()
  return (lang: Lang, option = ''): Format => {
    const key = `${lang} ${option}`
    const known = made.get(key)
    if (known) return known
    const fresh = make(lang, option)
    made.set(key, fresh)
    return fresh
  }
}

const currencies = cached((lang, option) => {
  const [currency = 'EUR', digits] = option.split(' ')
  return new Intl.NumberFormat(intlTag(lang), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number(digits),
    maximumFractionDigits: Number(digits),
  })
})
const numbers = cached(
  (lang, decimals) => new Intl.NumberFormat(intlTag(lang), { maximumFractionDigits: Number(decimals) }),
)
const days = cached(
  (lang, weekday) =>
    new Intl.DateTimeFormat(intlTag(lang), {
      timeZone: 'UTC',
      ...(weekday ? { weekday: weekday as 'short' } : { day: 'numeric', month: 'long' }),
    }),
)
const months = cached(
  (lang) => new Intl.DateTimeFormat(intlTag(lang), { timeZone: 'UTC', month: 'long', year: 'numeric' }),
)

/** From this sum on nobody counts cents, least of all in an estimate. */
const WHOLE_FROM = 100

/** Money as the language writes it. Sums of three digits and more are shown whole. @param of sums shown together */
export function money(lang: Lang, value: number, { currency, decimals }: Currency, of: number = value): string {
  const digits = Math.abs(of) >= WHOLE_FROM ? 0 : decimals
  return currencies(lang, `${currency} ${digits}`).format(value)
}

/** The same as an estimate: a sign before it says so beside every price. */
export const estimate = (lang: Lang, value: number, country: Currency): string =>
  `≈\u00A0${money(lang, value, country)}`

/** Minutes, as hours when there are many. */
export function duration(lang: Lang, minutes: number): string {
  if (minutes < 60) return words(lang, 'page.minutes', { minutes })
  return words(lang, 'page.hoursMinutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }).trim()
}

export const number = (lang: Lang, value: number, decimals = 0): string => numbers(lang, String(decimals)).format(value)

/** Names one after another, without a word before the last. */
export const list = (lang: Lang, names: readonly string[]): string =>
  names.join(lang === 'ja' || lang === 'zh' ? '、' : ', ')

const utc = (date: string): Date => new Date(`${date}T00:00:00Z`)

/** A day as the language writes it, for example «23 ноября». @param date YYYY-MM-DD */
export const day = (lang: Lang, date: string): string => days(lang).format(utc(date))

/** From one day to another, for example «23–29 ноября». */
export const span = (lang: Lang, from: string, to: string): string =>
  from === to ? day(lang, from) : days(lang).formatRange(utc(from), utc(to))

/** Its weekday in two or three letters. */
export const weekday = (lang: Lang, date: string): string => days(lang, 'short').format(utc(date))

/** A period of prices: a year stays as it is, a month is named. @param value YYYY or YYYY-MM or YYYY-MM-DD */
export const period = (lang: Lang, value: string): string =>
  /^\d{4}-\d\d/.test(value) ? months(lang).format(utc(`${value.slice(0, 7)}-01`)) : value

/** What stands between two sentences. */
export const sentenceSpace = (lang: Lang): string => (lang === 'zh' || lang === 'ja' ? '' : ' ')

/** A colon as the language sets it, with the space after it. */
const COLONS: Readonly<Partial<Record<Lang, string>>> = { fr: '\u00a0: ', zh: '：', ja: '：' }

/** Something and what is said of it, with a colon between. */
export const withColon = (lang: Lang, name: string, said: string): string => `${name}${COLONS[lang] ?? ': '}${said}`
