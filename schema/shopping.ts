import { inUnits } from '../src/catalogue/amount.ts'
import { AISLES } from '../src/catalogue/vocabulary.ts'
import { label } from '../src/i18n/message.ts'
import type { ShopLine, StockLine } from '../src/planner/shopping-list.ts'
import type { StoredPlan } from '../src/plans/make.ts'
import { partIds } from '../src/plans/part-ids.ts'
import type { LinePrice } from '../src/plans/plan-prices.ts'
import { amountText } from './amounts.ts'
import { builder } from './builder.ts'
import { type Context, langOf } from './context.ts'
import { objects, values } from './lengths.ts'
import { Money } from './money.ts'
import { Node, OWN_ID } from './node.ts'
import { existing, type PartOfPlan, placeOfPlan, planSum } from './plan-scope.ts'
import { Price } from './price.ts'
import { recipeTitle } from './recipe.ts'
import { Ingredient, Recipe } from './refs.ts'
import { textOf } from './texts.ts'
import { Aisle, langArgs, measuredArgs, Unit } from './vocabulary.ts'

export interface LineOfPlan extends PartOfPlan {
  readonly line: ShopLine
}
interface AisleOfPlan extends PartOfPlan {
  readonly category: string
  readonly lines: readonly ShopLine[]
}

export const ShopGroup = builder.objectRef<AisleOfPlan>('ShopGroup')
export const ShopItem = builder.objectRef<LineOfPlan>('ShopItem')

/** What the price of a line rests on, as stored with the plan. */
export function linePrice({ id, prices }: StoredPlan, ingredient: string): LinePrice {
  const line = prices.lines[ingredient]
  if (!line) throw new Error(`the stored plan ${id} has no price of ${ingredient}`)
  return line
}

/** What of an ingredient the week before left and this one uses, hundredths of the unit. */
const leftUsed = ({ plan }: StoredPlan, ingredient: string): number =>
  plan.stock?.find((line) => line.ingredient === ingredient)?.used ?? 0

export const factsOf = (context: Context, ingredient: string) => existing(context.revision().ingredients, ingredient)

builder.objectType(ShopItem, {
  interfaces: [Node],
  description: 'A line of the shopping list.',
  fields: (t) => ({
    id: t.id({
      description: 'Unique across all types: the line of this list.',
      resolve: ({ stored, line }) => partIds.line(stored.id, line.ingredient),
    }),
    ingredientId: t.id({ description: 'Ingredient id.', resolve: ({ line }) => line.ingredient }),
    ingredient: t.field({
      type: Ingredient,
      description: 'The ingredient.',
      resolve: ({ line }, _, context) => factsOf(context, line.ingredient),
    }),
    name: t.string({
      description: 'Shopping name.',
      args: langArgs,
      resolve: ({ stored, line }, args, context) =>
        textOf(
          context,
          'ingredient',
          line.ingredient,
          { lang: langOf(context, args), country: placeOfPlan(stored).country },
          (words) => words.name ?? line.ingredient,
        ),
    }),
    needed: t.float({
      description: 'What the dishes use, less what the week before left of it, in `unit`.',
      extensions: { unit: '`unit`' },
      resolve: ({ line }) => inUnits(line.needed),
    }),
    used: t.float({
      description: 'What the dishes use in all, in `unit`: `needed` and what the week before left.',
      extensions: { unit: '`unit`' },
      resolve: ({ stored, line }) => inUnits(line.needed + leftUsed(stored, line.ingredient)),
    }),
    buy: t.float({
      description: '`needed` rounded up to whole packs, or pieces of what is sold loose, in `unit`.',
      extensions: { unit: '`unit`' },
      resolve: ({ line }) => inUnits(line.buy),
    }),
    packs: t.int({
      description: 'Number of packs, or of pieces of what is sold loose.',
      resolve: ({ line }) => line.packs,
    }),
    pack: t.float({
      description:
        'Size of a pack in `unit`: the usual one of the country, for one person the next smaller one; of what is sold loose, one piece.',
      extensions: { unit: '`unit`' },
      resolve: ({ line }) => inUnits(line.pack),
    }),
    unit: t.field({
      type: Unit,
      description: 'Unit of the amounts.',
      resolve: ({ line }, _, context) => factsOf(context, line.ingredient).unit,
    }),
    cost: t.field({
      type: Money,
      description: 'Estimated cost of the packs.',
      extensions: { unit: 'currency' },
      resolve: ({ stored, line }, _, context) => planSum(context, stored, line.costMinor),
    }),
    price: t.field({
      type: Price,
      description: 'Price of one pack when the plan was built, and what it rests on.',
      resolve: ({ stored, line }) => ({
        id: partIds.price(stored.id, line.ingredient),
        pack: inUnits(line.pack),
        ingredient: line.ingredient,
        costMinor: line.packPriceMinor,
        line: linePrice(stored, line.ingredient),
        at: placeOfPlan(stored),
      }),
    }),
    pantry: t.boolean({ description: 'Usually at home; not counted in any sum.', resolve: ({ line }) => line.pantry }),
    usedIn: t.field({
      type: ['String'],
      description: 'Names of the dishes it goes into.',
      args: langArgs,
      complexity: values('lineDishes'),
      resolve: ({ stored, line }, args, context) =>
        line.usedIn.map((recipe) => recipeTitle(context, recipe, langOf(context, args), placeOfPlan(stored).country)),
    }),
    recipes: t.field({
      type: [Recipe],
      description: 'The dishes it goes into.',
      complexity: objects('lineDishes'),
      resolve: ({ line }, _, context) => line.usedIn.map((recipe) => existing(context.revision().recipes, recipe)),
    }),
  }),
})

builder.objectType(ShopGroup, {
  interfaces: [Node],
  description: 'The lines of one aisle.',
  fields: (t) => ({
    id: t.id({
      description: 'Unique across all types: the aisle of this list.',
      resolve: ({ stored, category }) => partIds.aisle(stored.id, category),
    }),
    category: t.id({
      description: 'Aisle code.',
      extensions: { values: AISLES },
      resolve: ({ category }) => category,
    }),
    aisle: t.field({ type: Aisle, description: 'The aisle.', resolve: ({ category }) => category }),
    label: t.string({
      description: 'Aisle name.',
      args: langArgs,
      resolve: ({ category }, args, context) => label(langOf(context, args), 'category', category),
    }),
    cost: t.field({
      type: Money,
      description: 'Estimated cost of its lines, pantry left out.',
      extensions: { unit: 'currency' },
      resolve: ({ stored, lines }, _, context) =>
        planSum(
          context,
          stored,
          lines.reduce((sum, line) => sum + (line.pantry ? 0 : line.costMinor), 0),
        ),
    }),
    items: t.field({
      type: [ShopItem],
      description: 'Its lines.',
      complexity: objects('aisleLines'),
      resolve: ({ stored, lines }) => lines.map((line) => ({ stored, line })),
    }),
  }),
})

interface LeftOfPlan extends PartOfPlan {
  readonly line: StockLine
}
export const LeftItem = builder.objectRef<LeftOfPlan>('LeftItem')

builder.objectType(LeftItem, {
  description: 'What the week before left in an opened pack.',
  fields: (t) => ({
    id: t.id({ description: OWN_ID, resolve: ({ stored, line }) => partIds.left(stored.id, line.ingredient) }),
    ingredient: t.field({
      type: Ingredient,
      description: 'The ingredient.',
      resolve: ({ line }, _, context) => factsOf(context, line.ingredient),
    }),
    name: t.string({
      description: 'Shopping name.',
      args: langArgs,
      resolve: ({ stored, line: { ingredient } }, args, context) =>
        textOf(
          context,
          'ingredient',
          ingredient,
          { lang: langOf(context, args), country: placeOfPlan(stored).country },
          (words) => words.name ?? ingredient,
        ),
    }),
    amount: t.float({
      description: 'What is there, in `unit`.',
      extensions: { unit: '`unit`' },
      resolve: ({ line }) => inUnits(line.amount),
    }),
    used: t.float({
      description: 'What of it the dishes use, in `unit`.',
      extensions: { unit: '`unit`' },
      resolve: ({ line }) => inUnits(line.used),
    }),
    unit: t.field({
      type: Unit,
      description: 'Unit of the amounts.',
      resolve: ({ line }, _, context) => factsOf(context, line.ingredient).unit,
    }),
    amountText: t.string({
      description: '`amount` as a cook measures it, in words.',
      args: measuredArgs,
      resolve: ({ stored, line: { ingredient, amount } }, args, context) =>
        amountText(context, factsOf(context, ingredient), inUnits(amount), args, placeOfPlan(stored).country),
    }),
    usedText: t.string({
      description: '`used` as a cook measures it, in words.',
      args: measuredArgs,
      resolve: ({ stored, line: { ingredient, used } }, args, context) =>
        amountText(context, factsOf(context, ingredient), inUnits(used), args, placeOfPlan(stored).country),
    }),
  }),
})
