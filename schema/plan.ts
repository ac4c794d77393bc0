import { AISLES } from '../src/catalogue/vocabulary.ts'
import { countFitting, type StoredPlan } from '../src/plans/make.ts'
import { partIds } from '../src/plans/part-ids.ts'
import { planWarnings } from '../src/plans/plan-warnings.ts'
import { budgetMinor, dayTarget } from '../src/plans/targets.ts'
import { builder } from './builder.ts'
import { langOf } from './context.ts'
import { WEIGHTS } from './cost.ts'
import { Day } from './day.ts'
import { Dish } from './dish.ts'
import { sayingOf, Warning } from './explanation.ts'
import { warningText } from './explanations.ts'
import { objects, values } from './lengths.ts'
import { Money } from './money.ts'
import { Node } from './node.ts'
import { checkIds, MOST_IDS } from './node-queries.ts'
import { Params } from './params.ts'
import { priceTableOf } from './place.ts'
import { planById } from './plan-by-id.ts'
import { PriceSource, StorePrice, Totals } from './plan-prices.ts'
import { childrenOf, existing, placeOfPlan, planSum } from './plan-scope.ts'
import { planSummary } from './plan-summary.ts'
import { DayTarget } from './plan-target.ts'
import { Country, Occasion, Store } from './refs.ts'
import { UrlScalar } from './scalars.ts'
import { Schedule, scheduleOf } from './schedule.ts'
import { LeftItem, ShopGroup } from './shopping.ts'
import { Lang, langArgs, named, Slot } from './vocabulary.ts'

export const Plan = builder.objectRef<StoredPlan>('Plan')
const PlanKind = named('PlanKind', ['week', 'occasion', 'basket'], 'What was asked for.', {
  week: 'Seven days of meals',
  occasion: 'The table of an occasion, or its week',
  basket: 'Chosen dishes',
})

/** Where one passes an aisle on the way through a shop. */
const walked = (category: string): number => AISLES.indexOf(category)

/** Trying when each dish can be made takes some milliseconds. */
const SCHEDULING = { field: 100 } as const

/** Most warnings of a plan: what a query may cost. */
const MOST_WARNINGS = 150

builder.objectType(Plan, {
  interfaces: [Node],
  description: 'A plan: days of dishes and one shopping list. It never changes once built.',
  fields: (t) => ({
    id: t.id({
      description: 'UUID derived from the request; its web page is /plan/<id>.',
      extensions: { format: 'uuid' },
      resolve: ({ id }) => id,
    }),
    kind: t.field({ type: PlanKind, description: 'What was asked for.', resolve: ({ request }) => request.kind }),
    lang: t.field({
      type: Lang,
      description: 'Language of the texts, unless a field asks for another.',
      args: langArgs,
      resolve: (_, args, context) => langOf(context, args),
    }),
    href: t.field({
      type: UrlScalar,
      description: 'Web page of the plan.',
      resolve: ({ id }, _, { baseUrl }) => `${baseUrl}/plan/${id}`,
    }),
    country: t.field({
      type: Country,
      description: 'Country of the prices.',
      resolve: ({ request }, _, context) => existing(context.revision().countries, request.params.country),
    }),
    store: t.field({
      type: Store,
      description: 'Store of the prices.',
      resolve: ({ request }, _, context) => existing(context.revision().stores, request.params.store),
    }),
    portions: t.float({
      description: 'Adult portions the household eats per meal.',
      extensions: { unit: 'adult portions' },
      resolve: ({ plan }) => plan.portions,
    }),
    adults: t.int({
      description: 'Adults in the household.',
      resolve: ({ request }) => request.params.adults,
    }),
    children: t.int({
      description: 'Children who eat family meals; those under one year do not count.',
      resolve: ({ request }) => childrenOf(request),
    }),
    days: t.field({
      type: [Day],
      description: 'Seven days of a week; one of a table or a basket.',
      complexity: objects('days'),
      resolve: (stored) => stored.plan.days.map((day) => ({ stored, day })),
    }),
    shopping: t.field({
      type: [ShopGroup],
      description: 'The shopping list by aisle, in the order of a supermarket: produce first, what is cold last.',
      complexity: objects('aisles'),
      resolve: (stored) =>
        [...Map.groupBy(stored.plan.list, (line) => line.category)]
          .map(([category, lines]) => ({ stored, category, lines }))
          .sort((a, b) => walked(a.category) - walked(b.category)),
    }),
    after: t.id({
      nullable: true,
      description: 'Id of the week that this one was planned after; null: none.',
      resolve: ({ request }) => request.params.after || null,
    }),
    left: t.field({
      type: [LeftItem],
      description: 'What the week before left in its packs and keeps; empty without `after`.',
      complexity: objects('left'),
      resolve: (stored) => (stored.plan.stock ?? []).map((line) => ({ stored, line })),
    }),
    dish: t.field({
      type: Dish,
      nullable: true,
      description: 'One dish by its position; null when there is none.',
      args: {
        day: t.arg.int({ required: true, description: 'Index of the day, from 0.' }),
        index: t.arg.int({ required: true, description: 'Index of the dish in its day, from 0.' }),
      },
      resolve: (stored, { day, index }) => {
        const dish = stored.plan.days[day]?.dishes[index]
        return dish ? { stored, dish, at: { day, dish: index } } : null
      },
    }),
    occasion: t.field({
      type: Occasion,
      nullable: true,
      description: 'The occasion it was built for; null for a week and a basket.',
      resolve: ({ plan }, _, context) => {
        const occasion = context.revision().occasions.get(plan.occasion)
        return occasion ? { id: plan.occasion, facts: occasion } : null
      },
    }),
  }),
})

// How it is cooked, what it aims at, what it costs, and what was not reached.
builder.objectFields(Plan, (t) => ({
  schedule: t.field({
    type: Schedule,
    nullable: true,
    description:
      'What is done when, back-timed from serving; null for weeks, and for more dishes than a kitchen can take.',
    complexity: SCHEDULING,
    args: {
      serveAt: t.arg.string({
        description: 'When the first course is served, HH:MM. Default: the usual hour of the occasion, else 18:00.',
      }),
      cooks: t.arg.int({ description: 'Pairs of hands, 1 to 4. Default 1.' }),
    },
    resolve: (stored, args, context) => scheduleOf(context, stored, args),
  }),
  target: t.field({
    type: DayTarget,
    nullable: true,
    description: 'Daily targets; null for a basket.',
    resolve: (stored) => dayTarget(stored),
  }),
  budget: t.field({
    type: Money,
    nullable: true,
    description: 'Budget for the whole list; null: none was given.',
    resolve: (stored, _, context) => {
      const minor = budgetMinor(stored, priceTableOf(context, placeOfPlan(stored)).decimals)
      return minor === null ? null : planSum(context, stored, minor)
    },
  }),
  totals: t.field({ type: Totals, description: 'Sums.', resolve: (plan) => plan }),
  priceSource: t.field({ type: PriceSource, description: 'Where the estimates come from.', resolve: (plan) => plan }),
  storePrices: t.field({
    type: [StorePrice],
    description: 'The same list in each store of the country, cheapest first.',
    complexity: objects('countryStores'),
    resolve: (stored) => stored.prices.stores.map(({ store, cost: costMinor }) => ({ stored, store, costMinor })),
  }),
  warnings: t.field({
    type: ['String'],
    description:
      'What was asked and not reached, and which labels to read for an allergen that is to be avoided, in words.',
    args: langArgs,
    complexity: values(MOST_WARNINGS),
    resolve: (stored, args, context) => {
      const saying = sayingOf(context, stored, args)
      return planWarnings(stored, context.revision()).map((warning) => warningText(context, warning, saying))
    },
  }),
  warningDetails: t.field({
    type: [Warning],
    description: 'The warnings with their codes and values.',
    complexity: objects(MOST_WARNINGS),
    resolve: (stored, _, context) =>
      planWarnings(stored, context.revision()).map((coded, index) => ({
        id: partIds.warning(stored.id, index),
        stored,
        coded,
      })),
  }),
  summary: t.string({
    description:
      'Three lines for a chat: its title with the page for people, the estimated total, where the estimates come from.',
    args: langArgs,
    resolve: (plan, args, context) => planSummary(context, plan, langOf(context, args)),
  }),
}))

/** Judging every dish is work for a thread. */
const COUNTING = { field: 100 } as const

builder.queryFields((t) => ({
  dishesFitting: t.int({
    nullable: true,
    description: 'How many dishes of a meal pass all filters of a request.',
    complexity: COUNTING,
    args: {
      slot: t.arg({ type: Slot, required: true, description: 'The meal.' }),
      params: t.arg({ type: Params, required: true, description: 'What defines a plan.' }),
    },
    resolve: (_, { slot, params }, context) =>
      countFitting(slot, params, context.revision(), context.today(), context.planner),
  }),
  plan: t.field({
    type: Plan,
    nullable: true,
    description: 'A stored plan; null when there is none with that id.',
    args: { id: t.arg.id({ required: true, description: 'Plan id.' }) },
    resolve: (_, { id }, context) => planById(context, id),
  }),
  plans: t.field({
    type: [Plan],
    nullable: { list: true, items: true },
    description: `Stored plans by their ids, in that order, at most ${MOST_IDS}; null for those that are not there.`,
    complexity: ({ ids }) => ({
      field: WEIGHTS.stored * Math.min(ids.length, MOST_IDS),
      multiplier: Math.min(ids.length, MOST_IDS),
    }),
    args: { ids: t.arg.idList({ required: true, description: `Plan ids, at most ${MOST_IDS}.` }) },
    resolve: (_, { ids }, context) => {
      checkIds(ids)
      return ids.map((id) => planById(context, id))
    },
  }),
}))
