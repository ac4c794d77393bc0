import type { LinePrice } from '../src/plans/plan-prices.ts'
import { roundMinor } from '../src/prices/money.ts'

import { PRICE_CODES } from '../src/prices/price-codes.ts'
import { PRICE_SOURCES, SURVEYS } from '../src/prices/sources/index.ts'

import type { PriceScope } from '../src/revision/types.ts'
import { builder } from './builder.ts'
import { langOf } from './context.ts'
import { currencyOf, money, priceTableOf } from './place.ts'
import { officeName } from './price-note.ts'
import { langArgs } from './vocabulary.ts'

const meanings = (codes: Readonly<Record<string, string>>): string =>
  Object.entries(codes)
    .map(([code, means]) => `${code} (${means})`)
    .join(', ')

/** The price of a pack at a place and what it rests on. */
export interface PackPrice {
  /** in the ingredient's unit */
  readonly pack: number
  readonly costMinor: number
  readonly line: LinePrice
  readonly at: PriceScope
}

const PriceGrade = builder.enumType('PriceGrade', {
  description: 'What a price rests on.',
  values: {
    national: { description: 'An official figure of this country for that very product.' },
    carried: { description: 'Official figures of other countries for it, carried here by price levels.' },
    unverified: { description: 'Anything else: a similar product, an approximate or unofficial figure.' },
  } as const,
})

export const Price = builder.objectRef<PackPrice>('Price')

builder.objectType(Price, {
  description: 'The price of one pack: an estimate from national statistics, never a live shelf price.',
  fields: (t) => ({
    pack: t.float({ description: "Pack size in the ingredient's unit.", resolve: ({ pack }) => pack }),
    cost: t.float({
      description: "Estimated price of one pack in the country's currency.",
      resolve: ({ costMinor, at }, _, context) => money(costMinor, priceTableOf(context, at)),
    }),
    low: t.float({
      description: 'Lower end of the estimated range.',
      resolve: ({ costMinor, line, at }, _, context) =>
        money(roundMinor(costMinor * line.lowFactor), priceTableOf(context, at)),
    }),
    high: t.float({
      description: 'Upper end of the estimated range.',
      resolve: ({ costMinor, line, at }, _, context) =>
        money(roundMinor(costMinor * line.highFactor), priceTableOf(context, at)),
    }),
    currency: t.string({
      description: 'ISO 4217 code of the currency.',
      resolve: ({ at }, _, context) => currencyOf(context, at),
    }),
    source: t.string({
      description: `Statistical office: ${[...PRICE_SOURCES, ...SURVEYS].map(({ code }) => code).join(', ')}.`,
      resolve: ({ line }) => line.source,
    }),
    sourceName: t.string({
      description: 'Name of the source.',
      args: langArgs,
      resolve: ({ line }, args, context) => officeName(langOf(context, args), line.source),
    }),
    grade: t.field({
      type: PriceGrade,
      description: 'How near the price is to a published figure.',
      resolve: ({ line }) => line.grade,
    }),
    publishers: t.stringList({
      description: 'Who published the figures it was made of.',
      args: langArgs,
      resolve: ({ line }, args, context) => line.publishers.map((name) => officeName(langOf(context, args), name)),
    }),
    series: t.string({
      description: "The office's series, item code or product the estimate starts from.",
      resolve: ({ line }) => line.series,
    }),
    seriesTitle: t.string({ description: "The series' own title.", resolve: ({ line }) => line.seriesTitle }),
    area: t.string({
      description:
        "Area of the figure in its source's codes, for example 643, 0000, FR; several where a price was carried.",
      resolve: ({ line }) => line.area,
    }),
    regional: t.string({
      description: `How the region came in: ${meanings(PRICE_CODES.regional)}.`,
      resolve: ({ line }) => line.regional,
    }),
    period: t.string({
      description: "Period of the series' figure: a year, a month (YYYY-MM) or a day.",
      resolve: ({ line }) => line.period,
    }),
    adjustedTo: t.string({
      description: 'Period the figure was adjusted to; the same as `period` when it stays as published.',
      resolve: ({ line }) => line.adjustedTo,
    }),
    index: t.string({
      nullable: true,
      description: 'Price index it was adjusted by; null: none.',
      resolve: ({ line }) => line.index,
    }),
    method: t.string({
      description: `Whose price it is: ${meanings(PRICE_CODES.method)}.`,
      resolve: ({ line }) => line.method,
    }),
    basis: t.string({
      description: `Where the figure comes from: ${meanings(PRICE_CODES.basis)}.`,
      resolve: ({ line }) => line.basis,
    }),
  }),
})
