import { period } from '../src/i18n/format.ts'
import { intlTag, type Lang } from '../src/i18n/locale.ts'
import { type MessageKey, message } from '../src/i18n/message.ts'
import { type PriceFacts, sureness } from '../src/plans/plan-prices.ts'
import { type PriceOrigin, priceOrigin } from '../src/prices/estimate.ts'
import { isSourceCode, publisherOf } from '../src/prices/sources/index.ts'
import { type Context, langOf } from './context.ts'
import type { Saying } from './explanations.ts'
import { currencyOf, type PlaceArgs, placeOf } from './place.ts'
import { textsOf } from './texts.ts'
import { countryArgs, langArgs, regionArgs } from './vocabulary.ts'

/** The region of the prices, or the country. */
export function placeName(context: Context, { lang, at }: Saying): string {
  const [kind, id] = at.region ? (['region', at.region] as const) : (['country', at.country] as const)
  return textsOf(context, kind, id, lang).name ?? id
}

/** Publishers of surveys that are named in the reader's language, by how they call themselves. */
const PUBLISHERS: Readonly<Record<string, MessageKey>> = {
  CSP: 'source.csp',
  ČSÚ: 'source.csu',
  GUS: 'source.gus',
  INSEE: 'source.insee',
  KSH: 'source.ksh',
  КЗП: 'source.kzp',
  ONS: 'source.ons',
  'USDA ERS': 'source.usda',
  'USDA PP-NAP': 'source.usda',
}

/** An office's name: in the reader's language, where we have it, or as it calls itself. */
export function officeName(lang: Lang, office: string): string {
  const publisher = publisherOf(office)
  const named = PUBLISHERS[publisher]
  if (named !== undefined) return message(lang, named)
  return isSourceCode(office) ? message(lang, `source.${office}`) : publisher
}

/** The abbreviation that stands in brackets after an office's name, or else the name. */
const shortName = (lang: Lang, office: string): string => {
  const name = officeName(lang, office)
  return /[(（]([^()（）]+)[)）]$/.exec(name)?.[1] ?? name
}

/** Who surveyed the prices, and from which countries the others are carried: 'Czech Statistical Office (ČSÚ); carried from France (INSEE) by …'. */
export function originName(context: Context, origin: PriceOrigin, lang: Lang): string {
  // Two offices of one authority have its name.
  const list = (names: readonly string[]) =>
    new Intl.ListFormat(intlTag(lang), { type: 'conjunction' }).format(new Set(names))
  const levels = officeName(lang, origin.source)
  // Of some countries there are figures, and no plans.
  const region = new Intl.DisplayNames(intlTag(lang), { type: 'region' })
  const countries = list(
    origin.carriedFrom.map((code) => textsOf(context, 'country', code, lang).name ?? region.of(code) ?? code),
  )
  const carried = { countries, offices: list(origin.carriedPublishers.map((name) => shortName(lang, name))), levels }
  const names = [
    ...(origin.publishers.length > 0 ? [list(origin.publishers.map((name) => officeName(lang, name)))] : []),
    ...(origin.carriedFrom.length > 0 ? [message(lang, 'page.carriedFrom', carried)] : []),
  ]
  return names.join('; ') || levels
}

/** That prices are estimates, for which place and period, and who surveyed them. */
export const originNote = (context: Context, origin: PriceOrigin, saying: Saying): string =>
  message(saying.lang, 'page.priceNote', {
    name: originName(context, origin, saying.lang),
    period: period(saying.lang, origin.period),
    region: placeName(context, saying),
  })

/** The same of the prices of a place in general. */
export function priceNote(context: Context, saying: Saying): string {
  const { country, region } = saying.at
  return originNote(context, priceOrigin(context.revision().prices, country, region), saying)
}

const SURENESS_MESSAGE = {
  national: 'page.sureNational',
  carried: 'page.sureCarried',
  rough: 'warning.pricesRough',
} as const

/** How sure the prices of a plan are, in a sentence. */
export const surenessText = (lang: Lang, prices: PriceFacts): string =>
  message(lang, SURENESS_MESSAGE[sureness(prices)])

/** From this share of the year's mean on, the difference of a season is mentioned. */
const NOTABLE = 0.05

/** How far a month's price is from the mean of the year, in words. @param season the one over the other */
export const seasonText = (lang: Lang, season: number): string | null =>
  Math.abs(season - 1) < NOTABLE
    ? null
    : message(lang, season > 1 ? 'page.seasonDear' : 'page.seasonCheap', { share: Math.abs(season - 1) })

export const PRICE_NOTE =
  'A sentence to show beside any price: that it is an estimate, for which period and from which office.'

/** Fields of types whose prices are asked for by country and region. */
export const priceNoteField = {
  description: PRICE_NOTE,
  args: { ...langArgs, ...regionArgs },
  resolve: (_: unknown, args: PlaceArgs & Parameters<typeof langOf>[1], context: Context) =>
    priceNote(context, { lang: langOf(context, args), at: placeOf(context, args) }),
}
export const currencyField = {
  description: 'ISO 4217 code of the currency of the costs.',
  args: countryArgs,
  resolve: (_: unknown, args: PlaceArgs, context: Context) => currencyOf(context, placeOf(context, args)),
}
