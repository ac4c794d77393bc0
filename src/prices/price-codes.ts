import type { Grade } from './estimate.ts'
import type { Basis, Method, Regional } from './price-rows.ts'

/** What the codes of a price mean, in the English of the API's descriptions. */
export const PRICE_CODES: {
  readonly grade: Readonly<Record<Grade, string>>
  readonly method: Readonly<Record<Method, string>>
  readonly basis: Readonly<Record<Basis, string>>
  readonly regional: Readonly<Record<Regional, string>>
} = {
  grade: {
    national: 'an official figure of the country for the very product',
    carried: 'official figures of other countries for the product, carried over by price levels',
    unverified: "anything else, such as a figure from memory or another product's price",
  },
  method: { direct: 'a series of this very product', proxy: 'a product of its group and a stated ratio' },
  basis: {
    source: 'a published figure',
    derived: 'computed from published figures',
    unverified: 'approximate, not checked against a publication',
  },
  regional: {
    series: "this series' own ratio in the region",
    overall: 'the ratio of food in general',
    none: 'not at all: the price is the country’s',
  },
}
