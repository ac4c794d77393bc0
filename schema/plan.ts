import { createContextCache } from '@pothos/core'
import type { GraphQLResolveInfo } from 'graphql'
import { z } from 'zod'
import { label, words } from '../src/i18n/words.ts'
import type { ShopLine } from '../src/planner/list.ts'
import { BasketInput, OccasionInput } from '../src/planner/params.ts'
import type { Day as PlannedDay, Dish as PlannedDish } from '../src/planner/plan.ts'
import { ALTERNATIVES, type Swap as PlannedSwap } from '../src/planner/swaps.ts'
import { TOLD } from '../src/planner/warnings.ts'
import { mealsCooked } from '../src/plans/cooked.ts'
import {
  countFitting,
  findPlan,
  findSwaps,
  isPlanId,
  type KeptPlan,
  makePlan,
  makeSwap,
  type PlanInput,
} from '../src/plans/make.ts'
import { type PlanWarning, priceWarnings } from '../src/plans/price-facts.ts'
import { budgetMinor, dayTarget, type DayTarget as PlannedTarget } from '../src/plans/targets.ts'
import type { MarketPlace } from '../src/plans/world.ts'
import { builder } from './builder.ts'
import { type Context, langOf } from './context.ts'
import { objects, values } from './lengths.ts'
import { mealOrCourse } from './meals.ts'
import { BasketItemInput, Params } from './params.ts'
import { marketOf, money } from './place.ts'
import { countPlan } from './plan-limit.ts'
import { Price } from './price.ts'
import { recipeTitle } from './recipe.ts'
import { Country, Ingredient, Occasion, Recipe, Store } from './refs.ts'
import { type CodedReason, type PlanSaying, reasonText, warningText } from './sentences.ts'
import { Lang, langArgs, Slot, Unit } from './vocabulary.ts'
import { wordOf } from './words.ts'

interface PartOfPlan {
  readonly kept: KeptPlan
}
interface DayOfPlan extends PartOfPlan {
  readonly day: PlannedDay
}
interface DishOfPlan extends PartOfPlan {
  readonly dish: PlannedDish
  /** place in the plan, from 0 */
  readonly at: { readonly day: number; readonly dish: number }
}
interface SwapOfPlan extends DishOfPlan {
  readonly swap: PlannedSwap
}
interface LineOfPlan extends PartOfPlan {
  readonly line: ShopLine
}
interface AisleOfPlan extends PartOfPlan {
  readonly category: string
  readonly lines: readonly ShopLine[]
}
interface ReasonInPlan extends PartOfPlan {
  readonly coded: CodedReason
}
interface WarningOfPlan extends PartOfPlan {
  readonly coded: PlanWarning
}

export const Plan = builder.objectRef<KeptPlan>('Plan')
const Day = builder.objectRef<DayOfPlan>('Day')
const Dish = builder.objectRef<DishOfPlan>('Dish')
const Swap = builder.objectRef<SwapOfPlan>('Swap')
const Reason = builder.objectRef<ReasonInPlan>('Reason')
const ReasonValue = builder.objectRef<{ name: string; value: string | number }>('ReasonValue')
const ShopGroup = builder.objectRef<AisleOfPlan>('ShopGroup')
export const ShopItem = builder.objectRef<LineOfPlan>('ShopItem')
const Totals = builder.objectRef<KeptPlan>('Totals')
const PriceSource = builder.objectRef<KeptPlan>('PriceSource')
const PlanKind = builder.enumType('PlanKind', {
  description: 'A week, the table of an occasion, or chosen dishes.',
  values: ['week', 'occasion', 'basket'] as const,
})

/** Most figures that a reason or a warning has, most facts of a dish, most warnings of a plan: what a query may cost. */
const REASON_VALUES = 8
const DISH_FACTS = 8
const WARNINGS = 150

const HUNDREDTHS = 100
const thousandths = (value: number) => Math.round(value * 1000) / 1000
const tenths = (value: number) => Math.round(value * 10) / 10

/** Where a plan's prices are: its own, whoever reads it. */
export function placeOfPlan({ request }: KeptPlan): MarketPlace {
  const { country, region, store } = request.params
  return { country, region, store }
}
const cost = (context: Context, kept: KeptPlan, minor: number) => money(minor, marketOf(context, placeOfPlan(kept)))
/** How a plan's sentences are said to who asks for a language. */
const sayingOf = (context: Context, kept: KeptPlan, args: Parameters<typeof langOf>[1]): PlanSaying => ({
  lang: langOf(context, args),
  at: placeOfPlan(kept),
  goods: [...new Set([...kept.plan.list.map(({ ingredient }) => ingredient), ...kept.request.params.have])],
})

/** Recipes and ingredients are never deleted, so what a stored plan names is still there. */
const facts = <T>(map: ReadonlyMap<string, T>, id: string): T => {
  const found = map.get(id)
  if (!found) throw new Error(`a stored plan names ${id}, which is gone`)
  return found
}

const mealsOf = ({ kept, at }: DishOfPlan): number => mealsCooked(kept.plan.days, at.day, at.dish)

/** Address of a recipe's page with the amounts of a place of a plan: people of a meal, and meals cooked for at once. */
function recipeHref(context: Context, { kept, dish }: DishOfPlan, recipe: string, meals: number): string {
  const { country, region, store } = placeOfPlan(kept)
  const query = new URLSearchParams({
    country,
    ...(region ? { region } : {}),
    ...(store ? { store } : {}),
    people: String(dish.portions),
    ...(meals > 1 ? { meals: String(meals) } : {}),
  })
  return `${context.baseUrl}/recipe/${recipe}?${query}`
}

builder.objectType(ReasonValue, {
  description: 'A figure or id of a reason.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is, for example kcal or costDeltaMinor (minor units).' }),
    value: t.string({ description: 'The figure or id as text.', resolve: ({ value }) => String(value) }),
    number: t.float({
      nullable: true,
      description: 'The figure; null for an id.',
      resolve: ({ value }) => (typeof value === 'number' ? value : null),
    }),
  }),
})

builder.objectType(Reason, {
  description: 'Why a dish was chosen, or what was not reached: a code, its figures, and the sentence made of them.',
  fields: (t) => ({
    code: t.string({ description: 'Machine-readable code.', resolve: ({ coded }) => coded.code }),
    values: t.field({
      type: [ReasonValue],
      description: 'The figures behind it.',
      complexity: objects(REASON_VALUES),
      resolve: ({ coded }) => Object.entries(coded.values).map(([name, value]) => ({ name, value })),
    }),
    text: t.string({
      description: 'In words.',
      args: langArgs,
      resolve: ({ kept, coded }, args, context) => reasonText(context, coded, sayingOf(context, kept, args)),
    }),
  }),
})

const Warning = builder.objectRef<WarningOfPlan>('Warning')
builder.objectType(Warning, {
  description: 'What was asked and not reached.',
  fields: (t) => ({
    code: t.string({ description: 'Machine-readable code.', resolve: ({ coded }) => coded.code }),
    values: t.field({
      type: [ReasonValue],
      description: 'The figures behind it.',
      complexity: objects(REASON_VALUES),
      resolve: ({ coded }) => Object.entries(coded.values).map(([name, value]) => ({ name, value })),
    }),
    text: t.string({
      description: 'In words.',
      args: langArgs,
      resolve: ({ kept, coded }, args, context) => warningText(context, coded, sayingOf(context, kept, args)),
    }),
  }),
})

builder.objectType(Dish, {
  description: 'A dish of a plan.',
  fields: (t) => ({
    slot: t.string({ description: 'Meal of a week, course of a table.', resolve: ({ dish }) => dish.slot }),
    slotLabel: t.string({
      description: 'Its name.',
      args: langArgs,
      resolve: ({ dish }, args, context) => mealOrCourse(langOf(context, args), dish.slot),
    }),
    recipeId: t.id({ description: 'Recipe id.', resolve: ({ dish }) => dish.recipeId }),
    recipe: t.field({
      type: Recipe,
      description: 'The recipe.',
      resolve: ({ dish }, _, context) => facts(context.catalogue().recipes, dish.recipeId),
    }),
    title: t.string({
      description: 'Name of the dish.',
      args: langArgs,
      resolve: ({ dish }, args, context) => recipeTitle(context, dish.recipeId, langOf(context, args)),
    }),
    timeMin: t.int({
      description: 'Minutes to the table.',
      extensions: { unit: 'min' },
      resolve: ({ dish }) => dish.timeMin,
    }),
    kcal: t.float({
      description: 'Energy of an adult portion, kcal.',
      extensions: { unit: 'kcal' },
      resolve: ({ dish }) => Math.round(dish.kcal),
    }),
    protein: t.float({ description: 'Protein of an adult portion, g.', resolve: ({ dish }) => tenths(dish.protein) }),
    cost: t.float({
      description: 'Estimated cost of an adult portion, without what is at home.',
      extensions: { unit: 'currency' },
      resolve: ({ kept, dish }, _, context) => cost(context, kept, dish.costMinor),
    }),
    leftover: t.boolean({ description: "Yesterday's dish eaten again.", resolve: ({ dish }) => dish.leftover }),
    batch: t.boolean({ description: 'Cooked once for two days.', resolve: ({ dish }) => dish.batch }),
    servings: t.int({
      nullable: true,
      description: 'Baskets only: how many people the dish feeds. Null otherwise.',
      extensions: { unit: 'people' },
      resolve: ({ dish }) => dish.servings ?? null,
    }),
    portions: t.float({
      description: 'Adult portions of it that are eaten at this meal.',
      resolve: ({ dish }) => dish.portions,
    }),
    meals: t.int({
      description:
        'Meals that it is cooked for at once, this one included; `portions` times `meals` are cooked. A leftover has the number of the dish it was cooked with.',
      extensions: { unit: 'meals' },
      resolve: mealsOf,
    }),
    href: t.string({
      description: "Page of its recipe for people, with the amounts that are cooked and the plan's prices.",
      extensions: { format: 'uri' },
      resolve: (part, _, context) => recipeHref(context, part, part.dish.recipeId, mealsOf(part)),
    }),
    why: t.string({
      description: 'The reason that decided, in words.',
      args: langArgs,
      resolve: ({ kept, dish }, args, context) => reasonText(context, dish.why, sayingOf(context, kept, args)),
    }),
    reason: t.field({
      type: Reason,
      description: 'The reason that decided, with its figures.',
      resolve: ({ kept, dish }) => ({ kept, coded: dish.why }),
    }),
    facts: t.field({
      type: [Reason],
      description: 'More that is true of the dish in its place.',
      complexity: objects(DISH_FACTS),
      resolve: ({ kept, dish }) => dish.why.facts.map((coded) => ({ kept, coded })),
    }),
    swaps: t.field({
      type: [Swap],
      description: 'Up to three other dishes for the place, the best first. None for a basket.',
      complexity: objects(ALTERNATIVES),
      resolve: async ({ kept, dish, at }, _, context) =>
        ((await swapsOf(context, kept))[at.day]?.[at.dish] ?? []).map((swap) => ({ kept, dish, at, swap })),
    }),
    runnerUp: t.field({
      type: Recipe,
      nullable: true,
      description: 'The best other dish for the place, everything else fixed; null where there was none or no choice.',
      resolve: ({ dish }, _, context) =>
        dish.why.runnerUp ? facts(context.catalogue().recipes, dish.why.runnerUp.recipeId) : null,
    }),
    runnerUpLoss: t.float({
      nullable: true,
      description:
        'How much worse the plan would be with the runner-up in its place, as the planner weighs it; negative only where a person chose a dish.',
      resolve: ({ dish }) => dish.why.runnerUp?.objectiveDelta ?? null,
    }),
    runnerUpCost: t.float({
      nullable: true,
      description: 'How much more (less: negative) the whole list would cost with the runner-up in its place.',
      resolve: ({ kept, dish }, _, context) =>
        dish.why.runnerUp ? cost(context, kept, dish.why.runnerUp.costDeltaMinor) : null,
    }),
  }),
})

const swapsByPlan = createContextCache((_: Context) => new Map<string, ReturnType<typeof findSwaps>>())

/** One job for all the dishes of a plan that a query asks for. */
function swapsOf(context: Context, kept: KeptPlan): ReturnType<typeof findSwaps> {
  const known = swapsByPlan(context).get(kept.id)
  if (known) return known
  const asked = findSwaps(kept, context.catalogue(), context.planner)
  swapsByPlan(context).set(kept.id, asked)
  return asked
}

builder.objectType(Swap, {
  description: 'Another dish for a place, all else kept and every exclusion obeyed. Changes are then minus now.',
  fields: (t) => ({
    recipe: t.field({
      type: Recipe,
      description: 'The other dish.',
      resolve: ({ swap }, _, context) => facts(context.catalogue().recipes, swap.recipeId),
    }),
    href: t.string({
      description: 'Page of its recipe for people, with the amounts that would be cooked.',
      extensions: { format: 'uri' },
      // In a leftover's place a dish is cooked for that meal alone.
      resolve: (part, _, context) =>
        recipeHref(context, part, part.swap.recipeId, part.dish.leftover ? 1 : mealsOf(part)),
    }),
    costChange: t.float({
      description: "Change of the whole list's estimated cost, built anew.",
      resolve: ({ kept, swap }, _, context) => cost(context, kept, swap.costDeltaMinor),
    }),
    wasteChange: t.float({
      description: 'Change of the value of what is bought and not eaten.',
      resolve: ({ kept, swap }, _, context) => cost(context, kept, swap.wasteDeltaMinor),
    }),
    kcalChange: t.float({
      description: "Change of the day's energy per adult portion (a table: per guest), kcal.",
      resolve: ({ swap }) => swap.kcalDelta,
    }),
  }),
})

builder.objectType(Day, {
  description: 'A day of a plan. Figures are per adult portion.',
  fields: (t) => ({
    index: t.int({
      description: 'Place in the plan, from 0.',
      extensions: { unit: 'days' },
      resolve: ({ day }) => day.index,
    }),
    date: t.string({ description: 'YYYY-MM-DD.', extensions: { format: 'date' }, resolve: ({ day }) => day.date }),
    label: t.string({
      description: 'Weekday.',
      args: langArgs,
      resolve: ({ day }, args, context) => label(langOf(context, args), 'weekday', weekday(day.date)),
    }),
    kcal: t.float({
      description: 'Energy of the day, kcal.',
      extensions: { unit: 'kcal' },
      resolve: ({ day }) => Math.round(day.kcal),
    }),
    protein: t.float({ description: 'Protein of the day, g.', resolve: ({ day }) => tenths(day.protein) }),
    cost: t.float({
      description: 'Estimated cost of the day.',
      extensions: { unit: 'currency' },
      resolve: ({ kept, day }, _, context) => cost(context, kept, day.costMinor),
    }),
    dishes: t.field({
      type: [Dish],
      description: 'Its dishes in the order they are eaten.',
      complexity: objects('dishes'),
      resolve: ({ kept, day }) =>
        day.dishes.map((dish, index) => ({ kept, dish, at: { day: day.index, dish: index } })),
    }),
  }),
})

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
const weekday = (date: string): string => WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] as string

builder.objectType(ShopItem, {
  description: 'A line of the shopping list.',
  fields: (t) => ({
    ingredientId: t.id({ description: 'Ingredient id.', resolve: ({ line }) => line.ingredient }),
    ingredient: t.field({
      type: Ingredient,
      description: 'The ingredient.',
      resolve: ({ line }, _, context) => facts(context.catalogue().ingredients, line.ingredient),
    }),
    name: t.string({
      description: 'Shopping name.',
      args: langArgs,
      resolve: ({ line }, args, context) =>
        wordOf(context, 'ingredient', line.ingredient, langOf(context, args), (words) => words.name ?? line.ingredient),
    }),
    needed: t.float({
      description: 'What the dishes use, in `unit`.',
      extensions: { unit: '`unit`' },
      resolve: ({ line }) => line.needed / HUNDREDTHS,
    }),
    buy: t.float({
      description: 'Needed rounded up to whole packs, in `unit`.',
      extensions: { unit: '`unit`' },
      resolve: ({ line }) => line.buy / HUNDREDTHS,
    }),
    packs: t.int({ description: 'Number of packs.', resolve: ({ line }) => line.packs }),
    pack: t.float({
      description: 'Size of a pack in `unit`.',
      extensions: { unit: '`unit`' },
      resolve: ({ line }) => line.pack / HUNDREDTHS,
    }),
    unit: t.field({
      type: Unit,
      description: 'Unit of the amounts.',
      resolve: ({ line }, _, context) => facts(context.catalogue().ingredients, line.ingredient).unit,
    }),
    cost: t.float({
      description: 'Estimated cost of the packs.',
      extensions: { unit: 'currency' },
      resolve: ({ kept, line }, _, context) => cost(context, kept, line.costMinor),
    }),
    price: t.field({
      type: Price,
      description: 'Price of one pack when the plan was built, and what it rests on.',
      resolve: ({ kept, line }) => ({
        pack: line.pack / HUNDREDTHS,
        costMinor: line.packPriceMinor,
        line: facts(new Map(Object.entries(kept.prices.lines)), line.ingredient),
        at: placeOfPlan(kept),
      }),
    }),
    pantry: t.boolean({ description: 'Usually at home; not counted in any sum.', resolve: ({ line }) => line.pantry }),
    usedIn: t.field({
      type: ['String'],
      description: 'Names of the dishes it goes into.',
      args: langArgs,
      complexity: values('lineDishes'),
      resolve: ({ line }, args, context) =>
        Promise.all(line.usedIn.map((recipe) => recipeTitle(context, recipe, langOf(context, args)))),
    }),
    recipes: t.field({
      type: [Recipe],
      description: 'The dishes it goes into.',
      complexity: objects('lineDishes'),
      resolve: ({ line }, _, context) => line.usedIn.map((recipe) => facts(context.catalogue().recipes, recipe)),
    }),
  }),
})

builder.objectType(ShopGroup, {
  description: 'The lines of one aisle.',
  fields: (t) => ({
    category: t.string({ description: 'Aisle code.', resolve: ({ category }) => category }),
    label: t.string({
      description: 'Aisle name.',
      args: langArgs,
      resolve: ({ category }, args, context) => label(langOf(context, args), 'category', category),
    }),
    cost: t.float({
      description: 'Estimated cost of its lines, pantry left out.',
      extensions: { unit: 'currency' },
      resolve: ({ kept, lines }, _, context) =>
        cost(
          context,
          kept,
          lines.reduce((sum, line) => sum + (line.pantry ? 0 : line.costMinor), 0),
        ),
    }),
    items: t.field({
      type: [ShopItem],
      description: 'Its lines.',
      complexity: objects('aisleLines'),
      resolve: ({ kept, lines }) => lines.map((line) => ({ kept, line })),
    }),
  }),
})

builder.objectType(Totals, {
  description: 'Sums of a plan; pantry lines count in none.',
  fields: (t) => ({
    cost: t.float({
      description: 'Estimated cost of everything on the list, in whole packs.',
      extensions: { unit: 'currency' },
      resolve: (kept, _, context) => cost(context, kept, kept.plan.totals.costMinor),
    }),
    costLow: t.float({
      description: 'The true cost likely lies above this.',
      resolve: (kept, _, context) => cost(context, kept, kept.prices.low),
    }),
    costHigh: t.float({
      description: 'The true cost likely lies below this.',
      resolve: (kept, _, context) => cost(context, kept, kept.prices.high),
    }),
    usedCost: t.float({
      description: 'Estimated cost of what is really eaten; the rest is in opened packs.',
      extensions: { unit: 'currency' },
      resolve: (kept, _, context) => cost(context, kept, kept.plan.totals.usedCostMinor),
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
      description: 'Minutes of all dishes that are cooked.',
      extensions: { unit: 'min' },
      resolve: ({ plan }) => plan.totals.cookMin,
    }),
  }),
})

builder.objectType(PriceSource, {
  description: 'Where the estimates come from. Show it beside any price.',
  fields: (t) => ({
    name: t.string({
      description: 'Source of the estimate.',
      args: langArgs,
      resolve: ({ prices }, args, context) => words(langOf(context, args), `source.${prices.source.source}`),
    }),
    period: t.string({
      description: 'Period the prices were brought to: a year or a month (YYYY-MM).',
      resolve: ({ prices }) => prices.source.period,
    }),
    region: t.string({
      description: 'Region the prices are for, or the country.',
      args: langArgs,
      resolve: ({ request: { params } }, args, context) => {
        const [kind, id] = params.region ? (['region', params.region] as const) : (['country', params.country] as const)
        return wordOf(context, kind, id, langOf(context, args), (words) => words.name ?? id)
      },
    }),
    coverage: t.float({
      description: "Share of the list's cost priced by a published, recent series of that very product, 0 to 1.",
      extensions: { unit: 'share' },
      resolve: ({ prices }) => thousandths(prices.coverage.coverage),
    }),
    borrowed: t.float({
      description: "Share of the list's cost priced by another product of its group and a stated ratio, 0 to 1.",
      resolve: ({ prices }) => thousandths(prices.coverage.borrowed),
    }),
    unofficial: t.float({
      description: "Share of the list's cost priced by approximate or unofficial figures, 0 to 1.",
      resolve: ({ prices }) => thousandths(prices.coverage.unofficial),
    }),
    old: t.float({
      description: "Share of the list's cost priced by figures more than two years old, 0 to 1.",
      resolve: ({ prices }) => thousandths(prices.coverage.old),
    }),
  }),
})

interface StorePriceOfPlan extends PartOfPlan {
  readonly store: string
  readonly costMinor: number
}
const StorePrice = builder.objectRef<StorePriceOfPlan>('StorePrice')
builder.objectType(StorePrice, {
  description: 'What the same list would cost in another store.',
  fields: (t) => ({
    store: t.field({
      type: Store,
      description: 'The store.',
      resolve: ({ store }, _, context) => facts(context.catalogue().stores, store),
    }),
    cost: t.float({
      description: 'Estimated cost of the same packs there.',
      resolve: ({ kept, costMinor }, _, context) => cost(context, kept, costMinor),
    }),
  }),
})

/** What the planner could not reach, then what a reader of the total should know. */
const warningsOf = ({ plan, prices }: KeptPlan): PlanWarning[] => [...plan.warnings, ...priceWarnings(prices)]

const DayTarget = builder.objectRef<PlannedTarget>('DayTarget')
builder.objectType(DayTarget, {
  description: 'What a day of a plan aims at, per adult portion (a table: per guest).',
  fields: (t) => ({
    kcal: t.float({ description: 'Energy aimed at, kcal.', resolve: ({ kcal }) => Math.round(kcal) }),
    kcalLow: t.float({
      description: 'Lower end of the band that is as good, kcal.',
      resolve: ({ low }) => Math.round(low),
    }),
    kcalHigh: t.float({
      description: 'Upper end of the band that is as good, kcal.',
      resolve: ({ high }) => Math.round(high),
    }),
    tolerance: t.float({
      description: 'Share by which `kcal` (a table: its band) may be missed before a warning says so.',
      resolve: () => TOLD,
    }),
    protein: t.float({
      nullable: true,
      description: 'Protein aimed at, g; null: none.',
      resolve: ({ protein }) => (protein === null ? null : tenths(protein)),
    }),
  }),
})

builder.objectType(Plan, {
  description: 'A plan: days of dishes and one shopping list. It never changes after it was built.',
  fields: (t) => ({
    id: t.id({
      description: 'UUID made from the request; the page for people is /plan/<id>.',
      extensions: { format: 'uuid' },
      resolve: ({ id }) => id,
    }),
    kind: t.field({ type: PlanKind, description: 'What was asked for.', resolve: ({ request }) => request.kind }),
    lang: t.field({
      type: Lang,
      description: 'The language that words without another are in.',
      args: langArgs,
      resolve: (_, args, context) => langOf(context, args),
    }),
    href: t.string({
      description: 'Page for people.',
      resolve: ({ id }, _, { baseUrl }) => `${baseUrl}/plan/${id}`,
    }),
    country: t.field({
      type: Country,
      description: 'Country of the prices.',
      resolve: ({ request }, _, context) => facts(context.catalogue().countries, request.params.country),
    }),
    store: t.field({
      type: Store,
      description: 'Store of the prices.',
      resolve: ({ request }, _, context) => facts(context.catalogue().stores, request.params.store),
    }),
    portions: t.float({
      description: 'Adult portions the household eats a meal.',
      extensions: { unit: 'adult portions' },
      resolve: ({ plan }) => plan.portions,
    }),
    days: t.field({
      type: [Day],
      description: 'Seven days of a week; one of a table or a basket.',
      complexity: objects('days'),
      resolve: (kept) => kept.plan.days.map((day) => ({ kept, day })),
    }),
    shopping: t.field({
      type: [ShopGroup],
      description: 'The shopping list by aisle.',
      complexity: objects('aisles'),
      resolve: (kept) =>
        [...Map.groupBy(kept.plan.list, (line) => line.category)].map(([category, lines]) => ({
          kept,
          category,
          lines,
        })),
    }),
    dish: t.field({
      type: Dish,
      nullable: true,
      description: 'One dish by its place; null when there is none.',
      args: {
        day: t.arg.int({ required: true, description: 'Index of the day, from 0.' }),
        index: t.arg.int({ required: true, description: 'Index of the dish in its day, from 0.' }),
      },
      resolve: (kept, { day, index }) => {
        const dish = kept.plan.days[day]?.dishes[index]
        return dish ? { kept, dish, at: { day, dish: index } } : null
      },
    }),
    occasion: t.field({
      type: Occasion,
      nullable: true,
      description: 'The occasion it was built for; null for a week and a basket.',
      resolve: ({ plan }, _, context) => {
        const occasion = context.catalogue().occasions.get(plan.occasion)
        return occasion ? { id: plan.occasion, facts: occasion } : null
      },
    }),
    target: t.field({
      type: DayTarget,
      nullable: true,
      description: 'What a day aims at; null for a basket.',
      resolve: (kept) => dayTarget(kept),
    }),
    budget: t.float({
      nullable: true,
      description: 'What the whole list may cost; null: no budget was given.',
      resolve: (kept, _, context) => {
        const minor = budgetMinor(kept, marketOf(context, placeOfPlan(kept)).decimals)
        return minor === null ? null : cost(context, kept, minor)
      },
    }),
    totals: t.field({ type: Totals, description: 'Sums.', resolve: (plan) => plan }),
    priceSource: t.field({ type: PriceSource, description: 'Where the estimates come from.', resolve: (plan) => plan }),
    storePrices: t.field({
      type: [StorePrice],
      description: 'The same list in each store of the country, cheapest first.',
      complexity: objects('countryStores'),
      resolve: (kept) => kept.prices.stores.map(({ store, cost: costMinor }) => ({ kept, store, costMinor })),
    }),
    warnings: t.field({
      type: ['String'],
      description: 'What was asked and not reached, in words.',
      args: langArgs,
      complexity: values(WARNINGS),
      resolve: (kept, args, context) => {
        const saying = sayingOf(context, kept, args)
        return Promise.all(warningsOf(kept).map((warning) => warningText(context, warning, saying)))
      },
    }),
    warningDetails: t.field({
      type: [Warning],
      description: 'The same with codes and figures.',
      complexity: objects(WARNINGS),
      resolve: (kept) => warningsOf(kept).map((coded) => ({ kept, coded })),
    }),
  }),
})

const plansById = createContextCache((_: Context) => new Map<string, ReturnType<typeof findPlan>>())

/** A plan by its id is read once for all the fields of a query that name it. */
function planOf(context: Context, given: string): ReturnType<typeof findPlan> {
  const id = given.toLowerCase()
  const known = plansById(context).get(id)
  if (known) return known
  const asked = findPlan(context.em, id)
  plansById(context).set(id, asked)
  return asked
}

/** Judging every dish is work for a thread. */
const COUNTING = { field: 100 } as const

async function build(context: Context, info: GraphQLResolveInfo, input: PlanInput): Promise<KeptPlan> {
  await countPlan(context, info)
  return makePlan(input, context.catalogue(), context.em, context.today(), context.planner)
}

builder.queryFields((t) => ({
  dishesFitting: t.int({
    description: 'How many dishes of a meal pass all that a request takes away.',
    complexity: COUNTING,
    args: {
      slot: t.arg({ type: Slot, required: true, description: 'The meal.' }),
      params: t.arg({ type: Params, required: true, description: 'What defines a plan.' }),
    },
    resolve: (_, { slot, params }, context) =>
      countFitting(slot, params, context.catalogue(), context.today(), context.planner),
  }),
  plan: t.field({
    type: Plan,
    nullable: true,
    description: 'A stored plan; null when there is none with that id.',
    args: { id: t.arg.id({ required: true, description: 'Plan id.' }) },
    resolve: (_, { id }, context) => (isPlanId(id) ? planOf(context, id) : null),
  }),
}))

const guestsArg = { required: true, description: 'Number of people at the table, 1 to 40.' } as const

/** Planning and storing is work for a thread: it counts as much as so many values. */
const BUILDING = { field: 500 } as const

builder.mutationFields((t) => ({
  buildPlan: t.field({
    type: Plan,
    complexity: BUILDING,
    description: 'Builds seven days for a household, or answers with the plan that the same request made before.',
    args: { params: t.arg({ type: Params, required: true, description: 'What defines the plan.' }) },
    resolve: (_, { params }, context, info) => build(context, info, { kind: 'week', params }),
  }),
  buildOccasion: t.field({
    type: Plan,
    complexity: BUILDING,
    description: "Builds an occasion's table (or week) for a number of guests.",
    validate: { schema: OccasionInput.extend({ id: z.string() }) },
    args: {
      id: t.arg.id({ required: true, description: 'Occasion id.' }),
      guests: t.arg.int(guestsArg),
      params: t.arg({ type: Params, required: true, description: 'Country, store and exclusions.' }),
    },
    resolve: (_, { id, guests, params }, context, info) =>
      build(context, info, { kind: 'occasion', occasion: id, guests, params }),
  }),
  buildBasket: t.field({
    type: Plan,
    complexity: BUILDING,
    description: 'Builds the list and receipt of chosen dishes.',
    validate: { schema: BasketInput },
    args: {
      guests: t.arg.int(guestsArg),
      items: t.arg({ type: [BasketItemInput], required: true, description: 'The chosen dishes, 1 to 30.' }),
      params: t.arg({ type: Params, required: true, description: 'Country, store and exclusions.' }),
    },
    resolve: (_, { guests, items, params }, context, info) =>
      build(context, info, { kind: 'basket', guests, items, params }),
  }),
  swapDish: t.field({
    type: Plan,
    complexity: BUILDING,
    description: 'A new stored plan with another dish in one place and all else kept, at the prices of now.',
    args: {
      planId: t.arg.id({ required: true, description: 'Plan to start from; it stays as it is.' }),
      dayIndex: t.arg.int({ required: true, description: 'Index of the day, from 0.' }),
      dishIndex: t.arg.int({ required: true, description: 'Index of the dish in its day, from 0.' }),
      recipeId: t.arg.id({ required: true, description: 'The dish to put there.' }),
    },
    resolve: async (_, { planId, dayIndex, dishIndex, recipeId }, context, info) => {
      await countPlan(context, info)
      const swapped = { from: planId.toLowerCase(), day: dayIndex, dish: dishIndex, recipeId }
      return makeSwap(swapped, context.catalogue(), context.em, context.planner)
    },
  }),
}))
