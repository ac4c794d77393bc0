import type { Lang } from '../src/i18n/locale.ts'
import type { PageContext } from './page.ts'

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

/** The region of the first tag of that language in an Accept-Language header: `IE` of `en-IE`; undefined when none is named. */
function regionOf(accepted: string | null, lang: Lang): string | undefined {
  const tags = (accepted ?? '')
    .slice(0, 1000)
    .split(',')
    .map((part) => part.split(';')[0]?.trim() ?? '')
  const tag = tags.find((one) => one.toLowerCase().split('-')[0] === lang)
  return tag
    ?.split('-')
    .slice(1)
    .find((part) => /^[a-z]{2}$/i.test(part))
    ?.toUpperCase()
}

/**
 * The country a reader most likely shops in: the region of the tag by which a browser asks for the language, else where
 * the language is spoken most.
 * @param isKnown whether there are prices of a country
 * @returns '' where no country fits: a wrong guess is worse than a question
 */
export function guessCountry(accepted: string | null, lang: Lang, isKnown: (code: string) => boolean): string {
  const code = regionOf(accepted, lang) ?? COUNTRY[lang] ?? ''
  return isKnown(code) ? code : ''
}

/** The country whose prices are shown: the one asked for, or the guess; '' when there is neither. */
export const countryOf = (query: Readonly<Record<string, string>>, { guess }: Pick<PageContext, 'guess'>): string =>
  query.country ?? guess ?? ''
