import { intlTag, LANGUAGES } from '../../src/i18n/locale.ts'

const plainOf = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

const LETTERS: Readonly<Record<string, string>> = { ł: 'l', ı: 'i', ø: 'o', đ: 'd' }

/** Letters alone, as they are typed where the keyboard has no accents: `Kč` and `kc.` are one. */
const folded = (mark: string): string =>
  plainOf(mark)
    .normalize('NFKD')
    .replaceAll(/[\p{M}\s.]/gu, '')
    .replaceAll(/[łıøđ]/gu, (letter) => LETTERS[letter] ?? letter)

/** What people write for a currency where it is paid with, beside what CLDR knows. */
const LOCAL: Readonly<Record<string, readonly string[]>> = {
  BGN: ['лв', 'lv', 'лева', 'leva', 'lev'],
  CHF: ['fr', 'sfr', 'franken', 'francs', 'franchi'],
  CZK: ['kč', 'kčs', 'korun', 'koruny', 'kor'],
  DKK: ['kr', 'dkr', 'kroner', 'krone'],
  EUR: ['eu', 'euro', 'euros', 'eura', 'евро'],
  GBP: ['£', 'gbp', 'pounds', 'pound'],
  HUF: ['ft', 'forint'],
  ISK: ['kr', 'ikr', 'króna', 'krónur', 'krona', 'kronur'],
  NOK: ['kr', 'nkr', 'kroner', 'krone'],
  PLN: ['zł', 'złoty', 'złote', 'złotych', 'zlot'],
  RON: ['lei', 'leu', 'ron'],
  RSD: ['din', 'дин', 'dinar', 'dinara', 'динар', 'динара'],
  RUB: ['р', 'руб', 'рубль', 'рубля', 'рублей', 'rub', 'ruble', 'rubles', 'rur', 'r'],
  SEK: ['kr', 'skr', 'kronor', 'krona'],
  TRY: ['₺', 'tl', 'lira', 'lirası', 'yt', 'ytl'],
  USD: ['$', 'us$', 'u$s', 'dollar', 'dollars', 'bucks'],
}

/** What stands for a currency in any language: its sign (`$`, `us$`), its code, its names and their words. */
function makeMarks(currency: string): ReadonlySet<string> {
  const displays = ['symbol', 'narrowSymbol', 'code', 'name'] as const
  const marks = LANGUAGES.flatMap((lang) =>
    displays.flatMap((currencyDisplay) => {
      const format = new Intl.NumberFormat(intlTag(lang), { style: 'currency', currency, currencyDisplay })
      // Plural forms differ.
      return [1, 2, 5].map((n) => format.formatToParts(n).find(({ type }) => type === 'currency')?.value ?? '')
    }),
  )
  const signs = marks.filter((mark) => /^\p{Sc}$/u.test(mark))
  const region = currency.slice(0, 2)
  const all = [
    ...marks,
    ...signs.map((sign) => `${region}${sign}`),
    ...marks.flatMap((mark) => mark.split(/\s+/u)),
    ...(LOCAL[currency] ?? []),
  ]
  return new Set(all.map(folded))
}

const made = new Map<string, ReadonlySet<string>>()
function marksOf(currency: string): ReadonlySet<string> {
  const marks = made.get(currency) ?? makeMarks(currency)
  made.set(currency, marks)
  return marks
}

/** Shortest beginning of a currency's name that stands for it: «руб.», “eur”. */
const SHORTEST = 3

function isMark(text: string, currency: string): boolean {
  const mark = folded(text)
  const marks = marksOf(currency)
  return marks.has(mark) || (mark.length >= SHORTEST && [...marks].some((known) => known.startsWith(mark)))
}

const ANY_LOCAL: ReadonlySet<string> = new Set(Object.values(LOCAL).flat().map(folded))

/** Whether it stands for some currency: a sign, three letters, or what people write for one. */
const isAnyMark = (text: string): boolean => /^(?:\p{Sc}|[a-z]{3})$/u.test(text) || ANY_LOCAL.has(folded(text))

/** Whole thousands with one sign between them, or no sign at all: `1000`, `1'000`, `1.000.000`. */
function wholeOf(text: string): number | undefined {
  const sign = /[^\d]/.exec(text)?.[0]
  if (sign === undefined) return text === '' ? undefined : Number(text)
  const [first = '', ...others] = text.split(sign)
  const grouped = /^[1-9]\d{0,2}$/.test(first) && others.every((group) => /^\d{3}$/.test(group))
  return grouped ? Number(text.replaceAll(sign, '')) : undefined
}

/**
 * Digits with the separators of any language. A lone point or comma before three digits parts thousands: no currency of
 * ours is counted in thousandths.
 */
function numberOf(text: string): number | undefined {
  const parted = /^(.*)[.,](\d{1,2})$/.exec(text)
  if (!parted) return wholeOf(text)
  const [, before = '', cents = ''] = parted
  const whole = before === '' ? 0 : wholeOf(before)
  // The sign that parts the cents does not part thousands as well.
  if (whole === undefined || before.includes(text.charAt(before.length))) return undefined
  return Number(`${whole}.${cents}`)
}

export type ReadSum = { readonly value: number } | { readonly fault: 'unreadable' | 'currency' }

/**
 * A sum as people write it: `€50`, `50 €`, `1.000,50`, `1,000.50`, `1 000,50`, `₽ 3 500`, `CHF 1'000`, `50,-`,
 * `12 Kc`, `50:-`.
 * @param currency ISO 4217 code of the currency it is counted in; '' when any is meant
 * @returns major units; 0 for an empty text; a fault when it is no sum, or one of another currency
 */
export function readSum(text: string, currency: string): ReadSum {
  const plain = plainOf(text)
  if (plain === '') return { value: 0 }
  const found = /^([^\d,.]+\.?)?\s*((?:\d|[.,]\d)[\d\s.,'’]*?)(?:[.,:]\s?[-–—]*)?\s*([^\d.,-][^\d]*)?$/u.exec(plain)
  if (!found) return { fault: 'unreadable' }
  const [, before = '', digits = '', after = ''] = found
  const value = numberOf(digits.trim().replaceAll('’', "'").replaceAll(/\s/gu, ' '))
  if (value === undefined) return { fault: 'unreadable' }
  for (const mark of [before.trim(), after.trim()]) {
    if (mark === '' || (currency && isMark(mark, currency))) continue
    if (!isAnyMark(mark)) return { fault: 'unreadable' }
    if (currency) return { fault: 'currency' }
  }
  return { value }
}
