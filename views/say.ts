import { type Currency, estimate } from '../src/i18n/format.ts'
import { type MessageKey, type MessageValues, message } from '../src/i18n/message.ts'
import type { PageContext } from './page.ts'

/** Says the messages of the pages in the language of one. */
export type Say = (key: MessageKey, values?: MessageValues) => string

export const sayIn =
  ({ lang }: Pick<PageContext, 'lang'>): Say =>
  (key, values) =>
    message(lang, key, values)

/** Several facts in a line. */
export const facts = (...all: readonly string[]): string => all.filter(Boolean).join(' · ')

/** «about 6.40 € per adult», of a whole day; '' of what costs nothing, since all of it is at home. */
export function perAdult({ lang }: Pick<PageContext, 'lang'>, cost: number, country: Currency): string {
  const sum = estimate(lang, cost, country)
  return sum && message(lang, 'week.perAdult', { cost: sum })
}

/** «about 1.20 € a portion»; '' of what costs nothing, since all of it is at home. */
export function perPortion({ lang }: Pick<PageContext, 'lang'>, cost: number, country: Currency): string {
  const sum = estimate(lang, cost, country)
  return sum && message(lang, 'page.perPortion', { cost: sum })
}
