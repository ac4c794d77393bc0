import { words } from '../src/i18n/words.ts'
import type { LinePrice } from '../src/plans/price-facts.ts'
import type { MarketPlace } from '../src/plans/world.ts'
import { roundMinor } from '../src/prices/money.ts'
import { builder } from './builder.ts'
import { langOf } from './context.ts'
import { currencyOf, marketOf, money } from './place.ts'
import { langArgs } from './vocabulary.ts'

/** The price of a pack at a place and what it rests on. */
export interface PackPrice {
  /** in the ingredient's unit */
  readonly pack: number
  readonly costMinor: number
  readonly line: LinePrice
  readonly at: MarketPlace
}

export const Price = builder.objectRef<PackPrice>('Price')

builder.objectType(Price, {
  description: 'The price of one pack: an estimate from national statistics, never a live shelf price.',
  fields: (t) => ({
    pack: t.float({ description: "Pack size in the ingredient's unit.", resolve: ({ pack }) => pack }),
    cost: t.float({
      description: "Estimated price of one pack in the country's currency.",
      resolve: ({ costMinor, at }, _, context) => money(costMinor, marketOf(context, at)),
    }),
    low: t.float({
      description: 'The price likely lies above this.',
      resolve: ({ costMinor, line, at }, _, context) =>
        money(roundMinor(costMinor * line.lowFactor), marketOf(context, at)),
    }),
    high: t.float({
      description: 'The price likely lies below this.',
      resolve: ({ costMinor, line, at }, _, context) =>
        money(roundMinor(costMinor * line.highFactor), marketOf(context, at)),
    }),
    currency: t.string({
      description: 'ISO 4217 code of the currency.',
      resolve: ({ at }, _, context) => currencyOf(context, at),
    }),
    source: t.string({
      description: 'Statistical office: rosstat, bls or eurostat.',
      resolve: ({ line }) => line.source,
    }),
    sourceName: t.string({
      description: 'Name of the source.',
      args: langArgs,
      resolve: ({ line }, args, context) => words(langOf(context, args), `source.${line.source}`),
    }),
    series: t.string({
      description: "The office's series, item code or product the estimate starts from.",
      resolve: ({ line }) => line.series,
    }),
    seriesTitle: t.string({ description: "The series' own title.", resolve: ({ line }) => line.seriesTitle }),
    area: t.string({
      description: "Area of the figure in its source's codes, for example 643, 0000, FR.",
      resolve: ({ line }) => line.area,
    }),
    regional: t.string({
      description: "How the region came in: series (this series' own ratio), overall (food in general), none.",
      resolve: ({ line }) => line.regional,
    }),
    period: t.string({
      description: "Period of the series' figure: a year, a month (YYYY-MM) or a day.",
      resolve: ({ line }) => line.period,
    }),
    broughtTo: t.string({
      description: 'Period the figure was brought to; the same as `period` when it stays as published.',
      resolve: ({ line }) => line.broughtTo,
    }),
    index: t.string({
      nullable: true,
      description: 'Price index that brought it there; null: none.',
      resolve: ({ line }) => line.index,
    }),
    method: t.string({
      description: 'own: a series of this very product; borrowed: a product of its group and a stated ratio.',
      resolve: ({ line }) => line.method,
    }),
    basis: t.string({
      description: 'source: published figure; derived: computed from such; recalled: approximate, not checked.',
      resolve: ({ line }) => line.basis,
    }),
  }),
})
