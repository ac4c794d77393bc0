import { type LeftOutOfAccount, priceByLevel } from './carry.ts'
import type { Bands, OwnPrice, PriceBook } from './price-book.ts'
import { CARRIER } from './sources/index.ts'

// How far estimates are from official figures that are kept from them, and the bands that follow from it.

/** Share of the official figures left out that lie within the band of what is estimated without them. */
export const BAND_SHARE = 0.85
/** Fewer errors than this tell nothing of their own. */
const ENOUGH = 30
/** Half-widths where too little is published to measure any. */
export const WIDE_BANDS: Bands = { carried: [0.6, 0.55, 0.5], unverified: 0.6, proxy: 0.8 }

/** An official figure of a country beside what is estimated without it. */
export interface LeftOut {
  readonly country: string
  readonly ingredient: string
  /** what the estimate rests on without the figure */
  readonly kind: 'carried' | 'unverified' | 'proxy'
  /** of how many other countries figures were used */
  readonly countries: number
  /** prices of one recipe unit in the country's currency */
  readonly estimated: number
  readonly official: number
  /** logarithm of estimated / official */
  readonly error: number
}

/**
 * Every official figure of a country for a product: beside the estimate from all other countries, and beside the one from
 * no figure of the product at all.
 */
export function leftOut(book: PriceBook): LeftOut[] {
  return Object.keys(book.own)
    .sort()
    .flatMap((country) =>
      Object.entries(book.own[country] ?? {})
        .filter(([, own]) => own.method === 'direct' && own.figure.official)
        .flatMap(([ingredient, own]) =>
          book.levels[country] === undefined
            ? byMapping(book, country, ingredient, own)
            : byLevels(book, country, ingredient, own),
        ),
    )
}

function byLevels(book: PriceBook, country: string, ingredient: string, own: OwnPrice): LeftOut[] {
  if (book.mapping[CARRIER.code]?.[ingredient] === undefined || book.rates[country] === undefined) return []
  const beside = { country, ingredient, official: own.unitPrice }
  const found = (without: LeftOutOfAccount): LeftOut[] => {
    const { kind, unitPrice, from } = priceByLevel(book, ingredient, country, without)
    // A country's own figure that stands in for a stated level tells nothing of itself.
    if (kind === 'own' || (kind === 'stated' && from.some((figure) => figure.country === country))) return []
    return [compared(beside, kind === 'stated' ? 'unverified' : kind, unitPrice, from.length)]
  }
  const elsewhere = found({ country })
  const alone = elsewhere[0]?.kind === 'carried' ? found({ country, product: ingredient }) : []
  return [...elsewhere, ...alone]
}

/** A country without price levels: a survey's figure beside the price that its other source would give. */
function byMapping(book: PriceBook, country: string, ingredient: string, own: OwnPrice): LeftOut[] {
  const source = book.sources[country] ?? ''
  const mapping = book.mapping[source]?.[ingredient]
  const figure = book.series[source]?.[mapping?.series ?? '']
  if (mapping === undefined || figure === undefined || own.source === source) return []
  if (mapping.method === 'direct' && figure.official) return []
  const kind = mapping.method === 'proxy' ? 'proxy' : 'unverified'
  const estimated = (figure.price * figure.update * mapping.ratio) / mapping.units
  return [compared({ country, ingredient, official: own.unitPrice }, kind, estimated, 0)]
}

const compared = (
  beside: Pick<LeftOut, 'country' | 'ingredient' | 'official'>,
  kind: LeftOut['kind'],
  estimated: number,
  countries: number,
): LeftOut => ({ ...beside, kind, countries, estimated, error: Math.log(estimated / beside.official) })

/** The half-width that holds `BAND_SHARE` of the errors: price / (1 + h) to price × (1 + h). */
const holding = (errors: readonly LeftOut[]): number => {
  const sizes = errors.map(({ error }) => Math.abs(error)).sort((a, b) => a - b)
  return Math.exp(sizes[Math.ceil(sizes.length * BAND_SHARE) - 1] ?? 0) - 1
}

/** The band of an error's kind. */
export const bandOf = (bands: Bands, kind: LeftOut['kind'], countries: number): number =>
  kind === 'carried' ? (bands.carried[Math.min(countries, 3) - 1] ?? bands.unverified) : bands[kind]

/** Bands that the errors earn. What too few errors tell is taken from all of its kind, and that from `WIDE_BANDS`. */
export function bandsOf(errors: readonly LeftOut[]): Bands {
  const of = (kind: LeftOut['kind']) => errors.filter((one) => one.kind === kind)
  const orElse = (some: readonly LeftOut[], otherwise: number) => (some.length < ENOUGH ? otherwise : holding(some))
  const carried = of('carried')
  const by = (countries: 1 | 2 | 3) =>
    orElse(
      carried.filter((one) => Math.min(one.countries, 3) === countries),
      orElse(carried, WIDE_BANDS.carried[countries - 1] ?? 0),
    )
  return {
    carried: [by(1), by(2), by(3)],
    unverified: orElse(of('unverified'), WIDE_BANDS.unverified),
    proxy: orElse(of('proxy'), WIDE_BANDS.proxy),
  }
}
