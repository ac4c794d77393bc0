import { type OwnPrice, type PriceBook, type PriceLevel, type SeriesPrice, UnpricedError } from './price-book.ts'
import { CARRIER } from './sources/index.ts'

// Prices of countries that are carried from one to another by price levels. A country's own figure comes first. Where it has
// none, the figures of all other countries are brought to the level of the base area, combined, and taken to the
// country's level:
//   price = exp(centre of ln(figure / rate / level)) × level here × rate here
// The centre is Huber's: the mean of the logarithms, in which what lies further than FAR from the centre weighs FAR /
// distance. A level that is stated for the whole base area counts like a country, one of the other half of Europe half: what
// the east grows and stores itself (potatoes, onions, flour) is cheaper there than the index of its group says. FAR and these
// weights are those with the fewest errors when each country in turn is left out (test/prices/left-out.test.ts).

/** The half of Europe whose shops were built anew after 1990; all other countries with price levels are the other half. */
const EAST: ReadonlySet<string> = new Set(['BG', 'CZ', 'EE', 'HR', 'HU', 'LT', 'LV', 'PL', 'RO', 'RS', 'SI', 'SK'])
/** Weight of a figure of the other half, where one of the same half weighs one. */
const OTHER_HALF_WEIGHT = 0.5
/** Weight of a stated level of the base area. */
const STATED_WEIGHT = 1
/** Distance from the centre, in logarithms, beyond which a reference weighs less. */
const FAR = 0.15
/** The centre moves less than a thousandth after these. */
const ROUNDS = 20

/** A figure of a country. */
export interface CountryFigure {
  readonly country: string
  readonly own: OwnPrice
}

export interface PriceByLevel {
  /**
   * own: a figure of the country; carried: figures of other countries for the very product; stated: a level that no office
   * published; proxy: another product's price and a ratio
   */
  readonly kind: 'own' | 'carried' | 'stated' | 'proxy'
  /** whole units of the country's currency for one recipe unit */
  readonly unitPrice: number
  /** what countries' figures it was made of, by country */
  readonly from: readonly CountryFigure[]
  /** the series it was made of where no country has a figure */
  readonly stated: SeriesPrice | null
}

/** What is left out of account, to see what the rest tells. */
export interface LeftOutOfAccount {
  /** all figures of a country */
  readonly country?: string
  /** figures of this very product in any country */
  readonly product?: string
}

interface Reference {
  /** logarithm of the price in euro at the level of the base area */
  readonly log: number
  readonly weight: number
}

/**
 * Price of an ingredient in a country that has price levels.
 * @throws UnpricedError for an ingredient without a mapping, a country without a price level or an exchange rate
 */
export function priceByLevel(
  book: PriceBook,
  ingredient: string,
  country: string,
  without: LeftOutOfAccount = {},
): PriceByLevel {
  const own = book.own[country]?.[ingredient]
  if (own && country !== without.country && ingredient !== without.product)
    return { kind: 'own', unitPrice: own.unitPrice, from: [{ country, own }], stated: null }
  const group = groupOf(book, ingredient)
  const from = figuresElsewhere(book, ingredient, country, without)
  const fallback = withoutFigures(book, ingredient, country, without)
  if (from.length === 0) return fallback
  const references = from.map(({ country: k, own }) =>
    reference(own.unitPrice, toBase(book, k, group), EAST.has(k) === EAST.has(country) ? 1 : OTHER_HALF_WEIGHT),
  )
  if (fallback.from.length === 0 || fallback.kind === 'proxy')
    references.push(reference(fallback.unitPrice, toBase(book, country, group), STATED_WEIGHT))
  const official = from.some(({ own: { figure } }) => figure.official)
  return {
    kind: official ? 'carried' : 'stated',
    unitPrice: Math.exp(centre(references)) * toBase(book, country, group),
    from,
    stated: null,
  }
}

const reference = (unitPrice: number, base: number, weight: number): Reference => ({
  log: Math.log(unitPrice / base),
  weight,
})

/** Huber's centre of weighted references, from their median on. */
function centre(references: readonly Reference[]): number {
  const sorted = references.toSorted((a, b) => a.log - b.log)
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2
  let [below, middle] = [0, 0]
  for (const { log, weight } of sorted) {
    middle = log
    below += weight
    if (below >= half) break
  }
  for (let round = 0; round < ROUNDS; round++) {
    let [sum, weights] = [0, 0]
    for (const { log, weight } of sorted) {
      const share = weight * Math.min(1, FAR / Math.abs(log - middle))
      sum += log * share
      weights += share
    }
    middle = sum / weights
  }
  return middle
}

/** Published figures of other countries for the very product, by country. */
const figuresElsewhere = (
  book: PriceBook,
  ingredient: string,
  country: string,
  without: LeftOutOfAccount,
): CountryFigure[] =>
  ingredient === without.product
    ? []
    : Object.keys(book.own)
        .sort()
        .flatMap((k) => {
          const own = book.own[k]?.[ingredient]
          if (own?.method !== 'direct' || k === country || k === without.country || !book.levels[k]) return []
          return [{ country: k, own }]
        })

/** The price that no figure of the product itself tells: a stated level, or another product's price. */
function withoutFigures(book: PriceBook, ingredient: string, country: string, without: LeftOutOfAccount): PriceByLevel {
  const mapping = mappingOf(book, ingredient)
  const stated = book.series[CARRIER.code]?.[mapping.series]
  if (stated === undefined)
    throw new UnpricedError(`series ${mapping.series} of ${CARRIER.code} has no figure (ingredient ${ingredient})`)
  const product = book.products[mapping.series]
  if (mapping.method === 'proxy' && product !== undefined && product !== ingredient) {
    const price = priceByLevel(book, product, country, without)
    const ratio = (mappingOf(book, product).units * mapping.ratio) / mapping.units
    return { ...price, kind: 'proxy', unitPrice: price.unitPrice * ratio }
  }
  const group = stated.group ?? ''
  const there = levelOf(book, stated.area, group).level
  const unitPrice =
    ((stated.price * stated.update * mapping.ratio) / mapping.units / there) * toBase(book, country, group)
  // A country's figure is not stated beside itself.
  const published = book.own[stated.area]?.[ingredient]
  const from = published ? [{ country: stated.area, own: published }] : []
  return { kind: mapping.method === 'proxy' ? 'proxy' : 'stated', unitPrice, from, stated }
}

function mappingOf(book: PriceBook, ingredient: string) {
  const mapping = book.mapping[CARRIER.code]?.[ingredient]
  if (mapping === undefined) throw new UnpricedError(`no ${CARRIER.code} series is mapped to ingredient ${ingredient}`)
  return mapping
}

/** The food group whose levels carry an ingredient. */
const groupOf = (book: PriceBook, ingredient: string): string =>
  book.series[CARRIER.code]?.[mappingOf(book, ingredient).series]?.group ?? ''

/** @throws UnpricedError */
function levelOf(book: PriceBook, area: string, group: string): PriceLevel {
  const level = book.levels[area]?.[group]
  if (level === undefined) throw new UnpricedError(`${area} has no price level of ${group}, or no exchange rate`)
  return level
}

/** What a price in a country's currency is divided by to have it in euro at the level of the base area. */
function toBase(book: PriceBook, country: string, group: string): number {
  const rate = book.rates[country]
  if (rate === undefined) throw new UnpricedError(`${country} has no price level of ${group}, or no exchange rate`)
  return levelOf(book, country, group).level * rate.perEuro
}
