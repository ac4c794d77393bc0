import { InvalidFieldError } from '../src/catalogue/refusals.ts'
import { MONTHS } from '../src/catalogue/vocabulary.ts'
import { oneOf } from '../src/i18n/allowed.ts'
import { checkPlace, checkStore } from '../src/plans/check.ts'
import { toMajor } from '../src/prices/money.ts'
import type { PricedTable, PriceScope } from '../src/revision/types.ts'
import type { Context } from './context.ts'
import type { Sum } from './money.ts'

const DEFAULT_COUNTRY = 'RU'

/** The arguments of a field whose value depends on prices. */
export interface PlaceArgs {
  readonly country?: string | null | undefined
  readonly region?: string | null | undefined
  readonly store?: string | null | undefined
  readonly month?: number | null | undefined
}

/**
 * Where a field's prices are asked for: by its own arguments alone, whatever it was reached through.
 * @throws InvalidFieldError when country, region or store is unknown, or the month none of 1 to 12
 */
export function placeOf(context: Context, args: PlaceArgs): PriceScope {
  const at = { country: args.country ?? DEFAULT_COUNTRY, region: args.region ?? '', store: args.store ?? '' }
  const catalogue = context.revision()
  checkPlace(catalogue, at)
  if (at.store !== '') checkStore(catalogue, at.country, at.store)
  if (args.month == null) return at
  if (!MONTHS.includes(args.month)) throw new InvalidFieldError('month', args.month, oneOf(MONTHS.map(String)))
  return { ...at, month: args.month }
}

export const priceTableOf = (context: Context, at: PriceScope): PricedTable => context.revision().priceTable(at)

/** ISO 4217 code of a known country. */
export function currencyOf(context: Context, { country }: Pick<PriceScope, 'country'>): string {
  const facts = context.revision().countries.get(country)
  // Who asks has checked the country; the check is for the type.
  if (!facts) throw new Error(`unknown country ${country}`)
  return facts.currency
}

/** A country's currency as sums are written in it. */
export const currencyAt = (context: Context, at: PriceScope) => ({
  currency: currencyOf(context, at),
  decimals: priceTableOf(context, at).decimals,
})

/** A sum at a place. */
export const sumAt = (context: Context, at: PriceScope, minor: number): Sum => ({ minor, ...currencyAt(context, at) })

/** Whole minor units as a number of the currency, with its decimals. */
export const money = (minor: number, prices: { readonly decimals: number }): number => toMajor(minor, prices.decimals)
