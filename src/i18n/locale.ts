/** The languages the service speaks, in the order in which it lists them. */
export const LANGUAGES = [
  'ru',
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'pl',
  'uk',
  'tr',
  'nl',
  'cs',
  'kk',
  'zh',
  'ja',
] as const
export type Lang = (typeof LANGUAGES)[number]

export const DEFAULT_LANG: Lang = 'ru'

/** The tag that numbers, dates and plurals are written by: the texts are of Portugal, and bare `pt` would be Brazil. */
export const intlTag = (lang: Lang): string => (lang === 'pt' ? 'pt-PT' : lang)

/** Where a missing text is looked for, in this order. */
export const fallbacks = (lang: Lang): Lang[] => [...new Set<Lang>([lang, 'en', 'ru'])]

const known = (code: string): Lang | undefined => LANGUAGES.find((lang) => lang === code.toLowerCase().split('-')[0])

/**
 * The language in which a request is refused: that of `?lang=` when it is one of ours, then of Accept-Language, then the last.
 * @param url whole, or from its path on
 */
export function languageOf(url: string, header: string | null | undefined, otherwise: Lang): Lang {
  const mark = url.indexOf('?')
  const asked = mark < 0 ? null : new URLSearchParams(url.slice(mark + 1)).get('lang')
  return LANGUAGES.find((lang) => lang === asked) ?? fromAcceptLanguage(header) ?? otherwise
}

/** The first language we speak of an Accept-Language header, by its weights (RFC 9110, 12.5.4); undefined when none. */
export function fromAcceptLanguage(header: string | null | undefined): Lang | undefined {
  const wishes = (header ?? '')
    .slice(0, 1000)
    .split(',')
    .map((part, index) => {
      const [code = '', ...options] = part.trim().split(';')
      const weight = options.map((o) => /^\s*q=(\d(?:\.\d+)?)\s*$/.exec(o)?.[1]).find((q) => q !== undefined)
      return { lang: known(code.trim()), weight: weight === undefined ? 1 : Number(weight), index }
    })
    .filter((wish) => wish.lang !== undefined && wish.weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
  return wishes[0]?.lang
}
