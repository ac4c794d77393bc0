import { period } from '../src/i18n/format.ts'
import type { Lang } from '../src/i18n/locale.ts'
import { message } from '../src/i18n/message.ts'
import { priceOrigin } from '../src/prices/estimate.ts'
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

/** An office's name: in the reader's language, where we have it, or as it calls itself. */
export const officeName = (lang: Lang, office: string): string =>
  isSourceCode(office) ? message(lang, `source.${office}`) : publisherOf(office)

/** That prices are estimates, for which period, and of which office. */
export function priceNote(context: Context, saying: Saying): string {
  const { lang, at } = saying
  const source = priceOrigin(context.revision().prices, at.country, at.region)
  return message(lang, 'page.priceNote', {
    name: message(lang, `source.${source.source}`),
    period: period(lang, source.period),
    region: placeName(context, saying),
  })
}

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
