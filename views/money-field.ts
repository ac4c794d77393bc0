import { intlTag, type Lang } from '../src/i18n/locale.ts'

const plainOf = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

/** What stands for a currency in a language: its sign (`$`, `us$`), its code, its names and their words. */
function marksOf(lang: Lang, currency: string): string[] {
  const displays = ['symbol', 'narrowSymbol', 'code', 'name'] as const
  const marks = displays.flatMap((currencyDisplay) => {
    const format = new Intl.NumberFormat(intlTag(lang), { style: 'currency', currency, currencyDisplay })
    // Plural forms differ.
    return [1, 2, 5].map((n) => plainOf(format.formatToParts(n).find(({ type }) => type === 'currency')?.value ?? ''))
  })
  const signs = marks.filter((mark) => /^\p{Sc}$/u.test(mark))
  const region = currency.slice(0, 2).toLowerCase()
  return [...marks, ...signs.map((sign) => `${region}${sign}`), ...marks.flatMap((mark) => mark.split(/\s+/u))]
}

/** Shortest beginning of a currency's name that stands for it: «руб.», “eur”. */
const SHORTEST = 3

const bare = (mark: string): string => mark.replaceAll(/[\s.]/gu, '')

function isMark(text: string, marks: readonly string[]): boolean {
  const mark = bare(text)
  return marks.some((known) => bare(known) === mark || (mark.length >= SHORTEST && bare(known).startsWith(mark)))
}

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
 * A sum as people write it: `€50`, `50 €`, `1.000,50`, `1,000.50`, `1 000,50`, `₽ 3 500`, `CHF 1'000`, `50,-`.
 * @param currency ISO 4217 code of the currency it is counted in; '' when any is meant
 * @returns major units; 0 for an empty text; a fault when it is no sum, or one of another currency
 */
export function readSum(text: string, lang: Lang, currency: string): ReadSum {
  const plain = plainOf(text)
  if (plain === '') return { value: 0 }
  const found = /^([^\d,.]+\.?)?\s*((?:\d|[.,]\d)[\d\s.,'’]*?)(?:[.,]\s?[-–—]*)?\s*([^\d.,-][^\d]*)?$/u.exec(plain)
  if (!found) return { fault: 'unreadable' }
  const [, before = '', digits = '', after = ''] = found
  const value = numberOf(digits.trim().replaceAll('’', "'").replaceAll(/\s/gu, ' '))
  if (value === undefined) return { fault: 'unreadable' }
  const marks = currency ? marksOf(lang, currency) : []
  for (const mark of [before.trim(), after.trim()]) {
    if (mark === '' || isMark(mark, marks)) continue
    const isSign = /^\p{Sc}$|^[a-z]{3}$/u.test(mark)
    if (!isSign) return { fault: 'unreadable' }
    if (currency) return { fault: 'currency' }
  }
  return { value }
}
