import { tenths } from '../src/i18n/round.ts'
import type { StoredPlan } from '../src/plans/make.ts'
import { partIds } from '../src/plans/part-ids.ts'
import { builder } from './builder.ts'
import { langOf } from './context.ts'
import { workMinAt } from './cooking-method.ts'
import { Money } from './money.ts'
import { OWN_ID } from './node.ts'
import { existing, type PartOfPlan, placeOfPlan, planSum } from './plan-scope.ts'
import { originName, placeName, surenessText } from './price-note.ts'
import { Store } from './refs.ts'
import { langArgs } from './vocabulary.ts'

export const Totals = builder.objectRef<StoredPlan>('Totals')
builder.objectType(Totals, {
  description: 'Totals of a plan; pantry lines are not counted.',
  fields: (t) => ({
    id: t.id({ description: OWN_ID, resolve: ({ id }) => partIds.totals(id) }),
    cost: t.field({
      type: Money,
      description: 'Estimated cost of everything on the list, in whole packs.',
      extensions: { unit: 'currency' },
      resolve: (stored, _, context) => planSum(context, stored, stored.plan.totals.costMinor),
    }),
    costLow: t.field({
      type: Money,
      description: 'Lower end of the estimated range.',
      resolve: (stored, _, context) => planSum(context, stored, stored.prices.low),
    }),
    costHigh: t.field({
      type: Money,
      description: 'Upper end of the estimated range.',
      resolve: (stored, _, context) => planSum(context, stored, stored.prices.high),
    }),
    usedCost: t.field({
      type: Money,
      description: 'Estimated cost of what is eaten; the rest stays in opened packs.',
      extensions: { unit: 'currency' },
      resolve: (stored, _, context) => planSum(context, stored, stored.plan.totals.usedCostMinor),
    }),
    items: t.int({
      description: 'Number of lines to buy.',
      extensions: { unit: 'lines' },
      resolve: ({ plan }) => plan.totals.items,
    }),
    kcalPerDay: t.float({
      description: 'Mean energy of a day per adult portion, kcal.',
      extensions: { unit: 'kcal' },
      resolve: ({ plan }) => Math.round(plan.totals.kcalPerDay),
    }),
    proteinPerDay: t.float({
      description: 'Mean protein of a day per adult portion, g.',
      extensions: { unit: 'g' },
      resolve: ({ plan }) => tenths(plan.totals.proteinPerDay),
    }),
    cookMin: t.int({
      description: 'Hands-on minutes of all cooked dishes together.',
      extensions: { unit: 'min' },
      resolve: (stored, _, context) =>
        stored.plan.days
          .flatMap(({ dishes }) => dishes)
          .filter(({ leftover }) => !leftover)
          .reduce((sum, { recipeId }) => sum + workMinAt(stored, existing(context.revision().recipes, recipeId)), 0),
    }),
  }),
})

const thousandths = (value: number) => Math.round(value * 1000) / 1000

export const PriceSource = builder.objectRef<StoredPlan>('PriceSource')
builder.objectType(PriceSource, {
  description: 'Where the estimates come from. Show it beside any price.',
  fields: (t) => ({
    id: t.id({ description: OWN_ID, resolve: ({ id }) => partIds.priceSource(id) }),
    name: t.string({
      description: 'Who surveyed the prices, and from which countries the others are carried.',
      args: langArgs,
      resolve: ({ prices }, args, context) => originName(context, prices.source, langOf(context, args)),
    }),
    period: t.string({
      description: 'Period the prices are adjusted to: a year or a month (YYYY-MM).',
      resolve: ({ prices }) => prices.source.period,
    }),
    region: t.string({
      description: 'Region the prices are for, or the country.',
      args: langArgs,
      resolve: (stored, args, context) => placeName(context, { lang: langOf(context, args), at: placeOfPlan(stored) }),
    }),
    coverage: t.float({
      description:
        "Share of the list's cost priced by official figures of this country for that very product, at most two years old, 0 to 1.",
      extensions: { unit: 'share' },
      resolve: ({ prices }) => thousandths(prices.coverage.coverage),
    }),
    carried: t.float({
      description:
        "Share of the list's cost priced by official figures of other countries, carried here by price levels, 0 to 1.",
      resolve: ({ prices }) => thousandths(prices.coverage.carried),
    }),
    unverified: t.float({
      description: 'The rest: similar products, approximate or older figures, 0 to 1.',
      resolve: ({ prices: { coverage } }) => thousandths(1 - coverage.coverage - coverage.carried),
    }),
    sureness: t.string({
      description: 'How sure the prices are, in a sentence; where they are rough, it is among the warnings too.',
      args: langArgs,
      resolve: ({ prices }, args, context) => surenessText(langOf(context, args), prices),
    }),
    newest: t.string({
      nullable: true,
      description: 'Period of the newest official figure that the cost rests on; null: there is none.',
      resolve: ({ prices }) => prices.newest || null,
    }),
    proxy: t.float({
      description: "Share of the list's cost priced by another product of its group and a stated ratio, 0 to 1.",
      resolve: ({ prices }) => thousandths(prices.coverage.proxy),
    }),
    unofficial: t.float({
      description: "Share of the list's cost priced by approximate or unofficial figures, 0 to 1.",
      resolve: ({ prices }) => thousandths(prices.coverage.unofficial),
    }),
    stale: t.float({
      description: "Share of the list's cost priced by figures more than two years old, 0 to 1.",
      resolve: ({ prices }) => thousandths(prices.coverage.stale),
    }),
  }),
})

interface StorePriceOfPlan extends PartOfPlan {
  readonly store: string
  readonly costMinor: number
}
export const StorePrice = builder.objectRef<StorePriceOfPlan>('StorePrice')
builder.objectType(StorePrice, {
  description: 'What the same list would cost in another store.',
  fields: (t) => ({
    store: t.field({
      type: Store,
      description: 'The store.',
      resolve: ({ store }, _, context) => existing(context.revision().stores, store),
    }),
    cost: t.field({
      type: Money,
      description: 'Estimated cost of the same packs there.',
      resolve: ({ stored, costMinor }, _, context) => planSum(context, stored, costMinor),
    }),
  }),
})
