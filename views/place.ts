import type { Lang } from '../src/i18n/locale.ts'

/** Where readers of a language most likely shop. Only a first guess for the pages: the choice stands beside every price. */
const COUNTRY: Partial<Record<Lang, string>> = {
  ru: 'RU',
  en: 'US',
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  pt: 'PT',
  pl: 'PL',
  tr: 'TR',
  nl: 'NL',
  cs: 'CZ',
}

/** The country whose prices are shown: the one asked for, or a guess by the language. */
export const countryOf = (query: Readonly<Record<string, string>>, lang: Lang): string =>
  query.country ?? COUNTRY[lang] ?? 'US'
