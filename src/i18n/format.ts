import { intlTag, type Lang } from './locale.ts'
import { message } from './message.ts'

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
/** English writes a day in two orders: «November 28» in the United States, «28 November» elsewhere. */
const dateTag = (lang: Lang, country: string): string =>
  lang !== 'en' ? intlTag(lang) : country === 'US' ? 'en-US' : 'en-IE'
const days = cached(
  (lang, country) =>
    new Intl.DateTimeFormat(dateTag(lang, country), { timeZone: 'UTC', day: 'numeric', month: 'long' }),
)
const weekdays = cached((lang) => new Intl.DateTimeFormat(intlTag(lang), { timeZone: 'UTC', weekday: 'short' }))
const headings = cached(
  (lang, country) =>
    new Intl.DateTimeFormat(dateTag(lang, country), {
      timeZone: 'UTC',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    }),
)
const clocks = cached(
  (lang, country) =>
    new Intl.DateTimeFormat(dateTag(lang, country), { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }),
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

/** How sums of a currency are written, in parts. */
export interface MoneyPattern {
  /** what stands before the figure and after it, spaces included */
  readonly before: string
  readonly after: string
  /** between thousands; '' where there is nothing */
  readonly group: string
  readonly decimal: string
  /** digits before the point from which on thousands are set apart */
  readonly groupFrom: number
  /** digits after the point */
  readonly digits: number
}

/** How a script writes sums as `money` does: browsers know fewer languages than the service. @param digits after the point */
export function moneyPattern(lang: Lang, { currency }: Pick<Currency, 'currency'>, digits: number): MoneyPattern {
  const parts = (value: number) => currencies(lang, `${currency} ${digits}`).formatToParts(value)
  const long = parts(11_111)
  const textOf = (type: string): string => long.find((part) => part.type === type)?.value ?? ''
  const first = long.findIndex(({ type }) => type === 'integer')
  const last = long.findLastIndex(({ type }) => type === 'integer' || type === 'fraction')
  const joined = (some: typeof long): string => some.map(({ value }) => value).join('')
  return {
    before: joined(long.slice(0, first)),
    after: joined(long.slice(last + 1)),
    group: textOf('group'),
    decimal: textOf('decimal'),
    groupFrom: parts(1111).some(({ type }) => type === 'group') ? 4 : 5,
    digits,
  }
}

/** The same as an estimate: a sign before it says so beside every price. What costs nothing has no price: ''. */
export const estimate = (lang: Lang, value: number, country: Currency): string =>
  Math.round(value * 10 ** country.decimals) === 0 ? '' : `≈\u00A0${money(lang, value, country)}`

/** From this sum on a total is said without cents where it stands in few words: a heading, a bar. */
const ROUND_FROM = 20

/** Digits after the point of a total in few words, and of what is said beside it. */
export const wholeDigits = (value: number, { decimals }: Currency): number => (value >= ROUND_FROM ? 0 : decimals)

/** A total in few words: «≈ 67 €»; '' where there is none. */
export const roughly = (lang: Lang, value: number, country: Currency): string =>
  estimate(lang, value, { ...country, decimals: wholeDigits(value, country) })

/** Minutes, as hours when there are many. */
export function duration(lang: Lang, minutes: number): string {
  if (minutes < 60) return message(lang, 'page.minutes', { minutes })
  return message(lang, 'page.hoursMinutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }).trim()
}

export const number = (lang: Lang, value: number, decimals = 0): string => numbers(lang, String(decimals)).format(value)

const percents = cached((lang) => new Intl.NumberFormat(intlTag(lang), { style: 'percent' }))

/** A share as whole percent. @param share 0 to 1 */
export const percent = (lang: Lang, share: number): string => percents(lang).format(share)

/** Names one after another, without a word before the last; with semicolons between where a name has a comma of its own. */
export function list(lang: Lang, names: readonly string[]): string {
  const wide = lang === 'ja' || lang === 'zh'
  if (names.length > 1 && names.some((name) => /[,，、](?!\d)/u.test(name))) return names.join(wide ? '；' : '; ')
  return names.join(wide ? '、' : ', ')
}

const utc = (date: string): Date => new Date(`${date}T00:00:00Z`)

/** From one day to another, for example «23–29 ноября». @param from YYYY-MM-DD @param country ISO code, for its order of day and month */
export const span = (lang: Lang, from: string, to: string, country: string): string =>
  from === to ? days(lang, country).format(utc(from)) : days(lang, country).formatRange(utc(from), utc(to))

/** Its weekday in two or three letters. */
export const weekday = (lang: Lang, date: string): string => weekdays(lang).format(utc(date))

const monthDays = cached((lang) => new Intl.DateTimeFormat(intlTag(lang), { timeZone: 'UTC', day: 'numeric' }))

/** Its day of the month. */
export const dayOfMonth = (lang: Lang, date: string): string => monthDays(lang).format(utc(date))

/** A time of the day as the language writes it: «16:35», “4:35 PM”. @param time HH:MM @param country ISO code */
export const clock = (lang: Lang, time: string, country: string): string =>
  clocks(lang, country).format(new Date(`1970-01-01T${time}:00Z`))

/** A piece of a day's heading. */
export interface HeadingPart {
  readonly text: string
  readonly isWeekday: boolean
}

/** A day as a heading, for example «Суббота, 28 ноября», «28 Kasım Cumartesi», in the order of the language. */
export function dayHeading(lang: Lang, date: string, country: string): HeadingPart[] {
  const parts = headings(lang, country).formatToParts(utc(date))
  const at = parts.findIndex(({ type }) => type === 'weekday')
  const text = (from: number, to: number): string =>
    parts
      .slice(from, to)
      .map(({ value }) => value)
      .join('')
  const [first = '', ...rest] = text(at, at + 1)
  const name = at === 0 ? first.toLocaleUpperCase(intlTag(lang)) + rest.join('') : first + rest.join('')
  return [
    { text: text(0, at), isWeekday: false },
    { text: name, isWeekday: true },
    { text: text(at + 1, parts.length), isWeekday: false },
  ].filter((part) => part.text !== '')
}

const namedMonths = cached((lang) => new Intl.DateTimeFormat(intlTag(lang), { timeZone: 'UTC', month: 'long' }))

/** @param month 1 to 12 */
export const monthName = (lang: Lang, month: number): string =>
  namedMonths(lang).format(new Date(Date.UTC(2001, month - 1, 1)))

/** A period of prices: a year stays as it is, a month is named. @param value YYYY or YYYY-MM or YYYY-MM-DD */
export const period = (lang: Lang, value: string): string =>
  /^\d{4}-\d\d/.test(value) ? months(lang).format(utc(`${value.slice(0, 7)}-01`)) : value

/** What stands between two sentences. */
export const sentenceSpace = (lang: Lang): string => (lang === 'zh' || lang === 'ja' ? '' : ' ')

/** A colon as the language sets it, with the space after it. */
const COLONS: Readonly<Partial<Record<Lang, string>>> = { fr: '\u00a0: ', zh: '：', ja: '：' }

/** Something and what is said of it, with a colon between. */
export const withColon = (lang: Lang, name: string, said: string): string => `${name}${COLONS[lang] ?? ': '}${said}`
