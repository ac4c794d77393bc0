import { inUnits } from '../src/catalogue/amount.ts'
import type { LinePrice } from '../src/plans/plan-prices.ts'
import { packPrice } from '../src/prices/estimate.ts'
import { roundMinor } from '../src/prices/money.ts'
import { PRICE_CODES } from '../src/prices/price-codes.ts'
import { PRICE_SOURCES, SURVEYS } from '../src/prices/sources/index.ts'
import type { PriceScope } from '../src/revision/types.ts'
import { packsText } from './amounts.ts'
import { builder } from './builder.ts'
import { langOf } from './context.ts'
import { objects } from './lengths.ts'
import { Money } from './money.ts'
import { OWN_ID } from './node.ts'
import { currencyOf, priceTableOf, sumAt } from './place.ts'
import { existing } from './plan-scope.ts'
import { officeName } from './price-note.ts'
import { langArgs, measuredArgs, named } from './vocabulary.ts'

/** The price of a pack at a place and what it rests on. */
export interface PackPrice {
  readonly id: string
  /** in the ingredient's unit */
  readonly pack: number
  /** its id */
  readonly ingredient: string
  readonly costMinor: number
  readonly line: LinePrice
  readonly at: PriceScope
}

const keys = <Key extends string>(of: Readonly<Record<Key, string>>): Key[] => Object.keys(of) as Key[]
/** An enum of codes that say what a price rests on. */
const codes = <Key extends string>(name: string, description: string, of: Readonly<Record<Key, string>>) =>
  named(name, keys(of), description, of)

const PriceGrade = codes('PriceGrade', 'What a price rests on.', PRICE_CODES.grade)
const PriceMethod = codes('PriceMethod', 'Whose price it is.', PRICE_CODES.method)
const PriceBasis = codes('PriceBasis', 'Where a figure comes from.', PRICE_CODES.basis)
const PriceRegional = codes('PriceRegional', 'How the region came into a price.', PRICE_CODES.regional)

interface SoldSize extends PackPrice {
  readonly size: number
}
const PackSize = builder.objectRef<SoldSize>('PackSize')

builder.objectType(PackSize, {
  description: 'A size in which shops of the country sell it.',
  fields: (t) => ({
    id: t.id({ description: OWN_ID, resolve: ({ id, size }) => `${id}.${size}` }),
    pack: t.float({ description: "Its size in the ingredient's unit.", resolve: ({ size }) => inUnits(size) }),
    text: t.string({
      description: 'The size as its label says it.',
      args: measuredArgs,
      resolve: ({ ingredient, size, at }, args, context) => {
        const facts = existing(context.revision().ingredients, ingredient)
        return packsText(context, facts, { packs: 1, pack: inUnits(size) }, args, at.country)
      },
    }),
    cost: t.field({
      type: Money,
      description: 'Its estimated price: packs smaller than the usual one cost more for the same amount.',
      resolve: ({ ingredient, size, at }, _, context) => {
        const prices = priceTableOf(context, at)
        const price = packPrice(prices.estimateOf(ingredient), inUnits(size), inUnits(prices.usualOf(ingredient)))
        return sumAt(context, at, price)
      },
    }),
  }),
})

export const Price = builder.objectRef<PackPrice>('Price')

builder.objectType(Price, {
  description: 'The price of one pack: an estimate from national statistics, never a live shelf price.',
  fields: (t) => ({
    id: t.exposeID('id', { description: OWN_ID }),
    pack: t.float({ description: "Pack size in the ingredient's unit.", resolve: ({ pack }) => pack }),
    cost: t.field({
      type: Money,
      description: "Estimated price of one pack in the country's currency.",
      resolve: ({ costMinor, at }, _, context) => sumAt(context, at, costMinor),
    }),
    low: t.field({
      type: Money,
      description: 'Lower end of the estimated range.',
      resolve: ({ costMinor, line, at }, _, context) => sumAt(context, at, roundMinor(costMinor * line.lowFactor)),
    }),
    high: t.field({
      type: Money,
      description: 'Upper end of the estimated range.',
      resolve: ({ costMinor, line, at }, _, context) => sumAt(context, at, roundMinor(costMinor * line.highFactor)),
    }),
    sizes: t.field({
      type: [PackSize],
      description:
        'All sizes that shops of the country sell, ascending; that of the pack alone where no others are known.',
      complexity: objects('packSizes'),
      resolve: (price, _, context) =>
        priceTableOf(context, price.at)
          .sizesOf(price.ingredient)
          .map((size) => ({ ...price, size })),
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
    regional: t.field({
      type: PriceRegional,
      description: 'How the region came in.',
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
    season: t.float({
      description:
        'What the price of the month asked for is over the mean of the year, for example 1.13; 1 where no season is known.',
      resolve: ({ line }) => line.season,
    }),
    index: t.string({
      nullable: true,
      description: 'Price index it was adjusted by; null: none.',
      resolve: ({ line }) => line.index,
    }),
    method: t.field({
      type: PriceMethod,
      description: 'Whose price it is.',
      resolve: ({ line }) => line.method,
    }),
    basis: t.field({
      type: PriceBasis,
      description: 'Where the figure comes from.',
      resolve: ({ line }) => line.basis,
    }),
  }),
})
