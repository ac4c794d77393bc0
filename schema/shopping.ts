import { inUnits } from '../src/catalogue/amount.ts'
import { measureOf } from '../src/catalogue/measure.ts'
import { label } from '../src/i18n/message.ts'
import { packed, quantity } from '../src/i18n/quantity.ts'
import type { ShopLine } from '../src/planner/shopping-list.ts'
import type { StoredPlan } from '../src/plans/make.ts'
import type { LinePrice } from '../src/plans/plan-prices.ts'
import { builder } from './builder.ts'
import { type Context, langOf } from './context.ts'
import { objects, values } from './lengths.ts'
import { existing, type PartOfPlan, placeOfPlan, planMoney } from './plan-scope.ts'
import { Price } from './price.ts'
import { recipeTitle } from './recipe.ts'
import { Ingredient, Recipe } from './refs.ts'
import { textOf } from './texts.ts'
import { langArgs, Unit } from './vocabulary.ts'

interface LineOfPlan extends PartOfPlan {
  readonly line: ShopLine
}
interface AisleOfPlan extends PartOfPlan {
  readonly category: string
  readonly lines: readonly ShopLine[]
}

export const ShopGroup = builder.objectRef<AisleOfPlan>('ShopGroup')
const ShopItem = builder.objectRef<LineOfPlan>('ShopItem')

/** What the price of a line rests on, as stored with the plan. */
function linePrice({ id, prices }: StoredPlan, ingredient: string): LinePrice {
  const line = prices.lines[ingredient]
  if (!line) throw new Error(`the stored plan ${id} has no price of ${ingredient}`)
  return line
}

const unitOf = (context: Context, ingredient: string) => existing(context.revision().ingredients, ingredient).unit

builder.objectType(ShopItem, {
  description: 'A line of the shopping list.',
  fields: (t) => ({
    ingredientId: t.id({ description: 'Ingredient id.', resolve: ({ line }) => line.ingredient }),
    ingredient: t.field({
      type: Ingredient,
      description: 'The ingredient.',
      resolve: ({ line }, _, context) => existing(context.revision().ingredients, line.ingredient),
    }),
    name: t.string({
      description: 'Shopping name.',
      args: langArgs,
      resolve: ({ line }, args, context) =>
        textOf(context, 'ingredient', line.ingredient, langOf(context, args), (words) => words.name ?? line.ingredient),
    }),
    needed: t.float({
      description: 'What the dishes use, in `unit`.',
      extensions: { unit: '`unit`' },
      resolve: ({ line }) => inUnits(line.needed),
    }),
    buy: t.float({
      description: '`needed` rounded up to whole packs, in `unit`.',
      extensions: { unit: '`unit`' },
      resolve: ({ line }) => inUnits(line.buy),
    }),
    packs: t.int({ description: 'Number of packs.', resolve: ({ line }) => line.packs }),
    pack: t.float({
      description: 'Size of a pack in `unit`.',
      extensions: { unit: '`unit`' },
      resolve: ({ line }) => inUnits(line.pack),
    }),
    unit: t.field({
      type: Unit,
      description: 'Unit of the amounts.',
      resolve: ({ line }, _, context) => existing(context.revision().ingredients, line.ingredient).unit,
    }),
    cost: t.float({
      description: 'Estimated cost of the packs.',
      extensions: { unit: 'currency' },
      resolve: ({ stored, line }, _, context) => planMoney(context, stored, line.costMinor),
    }),
    price: t.field({
      type: Price,
      description: 'Price of one pack when the plan was built, and what it rests on.',
      resolve: ({ stored, line }) => ({
        pack: inUnits(line.pack),
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
    neededText: t.string({
      description: '`needed` as a cook measures it, in words.',
      args: langArgs,
      resolve: ({ line: { ingredient, needed } }, args, context) =>
        quantity(langOf(context, args), inUnits(needed), unitOf(context, ingredient), measureOf(ingredient)),
    }),
    buyText: t.string({
      description: '`buy` as the shop sells it, in words: "3 heads", "1.5 kg".',
      args: langArgs,
      resolve: ({ line: { ingredient, packs, pack } }, args, context) =>
        packed(langOf(context, args), packs, inUnits(pack), unitOf(context, ingredient), measureOf(ingredient)),
    }),
    packText: t.string({
      nullable: true,
      description:
        'One pack as the shop sells it, in words; null where `buyText` counts the packs: heads, single lemons.',
      args: langArgs,
      resolve: ({ line: { ingredient, pack } }, args, context) => {
        const unit = unitOf(context, ingredient)
        const measure = measureOf(ingredient)
        const counted = measure.pack || (unit === 'pcs' && inUnits(pack) === 1)
        return counted ? null : packed(langOf(context, args), 1, inUnits(pack), unit, measure)
      },
    }),
    tap: t.boolean({
      description: 'Tap water: never bought, always at home.',
      resolve: ({ line }) => measureOf(line.ingredient).tap ?? false,
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
      resolve: ({ stored, lines }, _, context) =>
        planMoney(
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
