import type { Lang } from '../src/i18n/locale.ts'
import { checkPlace, checkStore } from '../src/plans/check.ts'
import type { MarketPlace, PricedMarket } from '../src/plans/world.ts'
import { toMajor } from '../src/prices/money.ts'
import { type Context, settleLang } from './context.ts'

/** How an object is looked at: in which language, with whose prices. Handed down from the root field. */
export interface View {
  readonly lang: Lang
  readonly at: MarketPlace
}

export const DEFAULT_COUNTRY = 'RU'

export interface ViewArgs {
  readonly lang?: Lang | null | undefined
  readonly country?: string | null | undefined
  readonly region?: string | null | undefined
  readonly store?: string | null | undefined
}

/** @throws BadField when country, region or store is unknown */
export function viewOf(context: Context, args: ViewArgs): View {
  const at = { country: args.country ?? DEFAULT_COUNTRY, region: args.region ?? '', store: args.store ?? '' }
  const catalogue = context.catalogue()
  checkPlace(catalogue, at)
  if (at.store !== '') checkStore(catalogue, at.country, at.store)
  return { lang: settleLang(context, args.lang), at }
}

/** The same view with other prices, as far as arguments name them. */
export function repriced(context: Context, view: View, args: Omit<ViewArgs, 'lang'>): View {
  if (!args.country && !args.region && !args.store) return view
  const other = args.country && args.country !== view.at.country
  return viewOf(context, {
    lang: view.lang,
    country: args.country ?? view.at.country,
    region: args.region ?? (other ? '' : view.at.region),
    store: args.store ?? (other ? '' : view.at.store),
  })
}

export const marketOf = (context: Context, view: View): PricedMarket => context.catalogue().market(view.at)

/** Whole minor units as a number of the currency, with its decimals. */
export const money = (minor: number, market: { readonly decimals: number }): number => toMajor(minor, market.decimals)
