import { label } from '../src/i18n/words.ts'
import { builder } from './builder.ts'
import { connection, pageSize } from './connection.ts'
import { Price } from './price.ts'
import { Ingredient, Recipe } from './refs.ts'
import { marketOf, repriced, viewOf } from './view.ts'
import { countryArgs, langArgs, marketArgs, Unit } from './vocabulary.ts'
import { wordOf } from './words.ts'

const HUNDREDTHS = 100

builder.objectType(Ingredient, {
  description: 'An ingredient of the reference. Nutrition is per 100 g of the edible part.',
  fields: (t) => ({
    id: t.id({ description: 'Stable key.', resolve: ({ facts }) => facts.id }),
    name: t.string({
      description: 'Shopping name in the language of the answer.',
      resolve: ({ facts, view }, _, context) =>
        wordOf(context, 'ingredient', facts.id, view.lang, (words) => words.name ?? facts.id),
    }),
    category: t.string({ description: 'Aisle code, for example vegetables.', resolve: ({ facts }) => facts.category }),
    categoryLabel: t.string({
      description: 'Aisle name in the language of the answer.',
      resolve: ({ facts, view }) => label(view.lang, 'category', facts.category),
    }),
    unit: t.field({ type: Unit, description: 'Unit of amounts and packs.', resolve: ({ facts }) => facts.unit }),
    pack: t.float({
      description: 'Usual shop pack in `unit`, as bought; the shopping list rounds up to it.',
      extensions: { unit: '`unit`' },
      resolve: ({ facts }) => facts.pack / HUNDREDTHS,
    }),
    kcal: t.float({
      description: 'Energy, kcal per 100 g edible.',
      extensions: { unit: 'kcal per 100 g' },
      resolve: ({ facts }) => facts.kcal,
    }),
    protein: t.float({
      description: 'Protein, g per 100 g edible.',
      extensions: { unit: 'g per 100 g' },
      resolve: ({ facts }) => facts.protein,
    }),
    fat: t.float({
      description: 'Fat, g per 100 g edible.',
      extensions: { unit: 'g per 100 g' },
      resolve: ({ facts }) => facts.fat,
    }),
    carb: t.float({
      description: 'Carbohydrate with fibre, g per 100 g edible.',
      extensions: { unit: 'g per 100 g' },
      resolve: ({ facts }) => facts.carb,
    }),
    fiber: t.float({
      nullable: true,
      description: 'Fibre, g per 100 g edible; null: not known.',
      resolve: ({ facts }) => facts.fiber,
    }),
    sugar: t.float({
      nullable: true,
      description: 'Sugars, g per 100 g edible; null: not known.',
      resolve: ({ facts }) => facts.sugar,
    }),
    salt: t.float({
      nullable: true,
      description: 'Salt (sodium × 2.5), g per 100 g edible; null: not known.',
      resolve: ({ facts }) => facts.salt,
    }),
    gramsPerUnit: t.float({
      description: 'g: 1; ml: density in g/ml; pcs: edible grams of one piece.',
      resolve: ({ facts }) => facts.gramsPerUnit,
    }),
    edibleShare: t.float({
      description: 'Edible share of the bought weight, 0 to 1; counts for g and ml only.',
      resolve: ({ facts }) => facts.edibleShare,
    }),
    allergens: t.stringList({ description: 'EU allergen ids.', resolve: ({ facts }) => [...facts.allergens] }),
    groups: t.stringList({
      description:
        'Groups that exclusions and notices work on, for example meat; check-label: ready-made, and what it holds differs by brand.',
      resolve: ({ facts }) => [...facts.groups],
    }),
    pantry: t.boolean({
      description: 'Usually at home (salt, oil): listed, counted in no sum.',
      resolve: ({ facts }) => facts.pantry,
    }),
    source: t.string({ description: 'Where the nutrition comes from.', resolve: ({ facts }) => facts.source }),
    price: t.field({
      type: Price,
      description: 'Estimated price of a pack.',
      args: marketArgs,
      resolve: ({ facts, view }, args, context) => {
        const there = repriced(context, view, args)
        const market = marketOf(context, there)
        return {
          pack: facts.pack / HUNDREDTHS,
          costMinor: market.packPriceMinor.get(facts.id) as number,
          line: market.estimateOf(facts.id),
          view: there,
        }
      },
    }),
    recipes: t.field({
      type: [Recipe],
      description: 'Recipes that use it.',
      // Between saffron and salt.
      complexity: { multiplier: 40 },
      resolve: ({ facts, view }, _, context) =>
        (context.catalogue().usedIn.get(facts.id) ?? []).flatMap((id) => {
          const recipe = context.catalogue().recipes.get(id)
          return recipe ? [{ facts: recipe, view }] : []
        }),
    }),
  }),
})

builder.queryFields((t) => ({
  ingredients: t.field({
    type: [Ingredient],
    description: 'The whole ingredient reference, by id.',
    args: { ...langArgs, ...countryArgs },
    complexity: (_, context) => ({ multiplier: context.catalogue().ingredients.size }),
    resolve: (_, args, context) => {
      const view = viewOf(context, args)
      return [...context.catalogue().ingredients.values()].map((facts) => ({ facts, view }))
    },
  }),
  ingredientsConnection: t.connection(
    {
      type: Ingredient,
      description: 'The ingredient reference by cursors, by id.',
      args: { ...langArgs, ...countryArgs },
      complexity: (args) => ({ multiplier: pageSize(args) }),
      resolve: (_, args, context) => {
        const view = viewOf(context, args)
        const all = [...context.catalogue().ingredients.values()].map((facts) => ({ facts, view }))
        return connection(all, ({ facts }) => facts.id, 'id', args)
      },
    },
    {
      name: 'IngredientConnection',
      description: 'A page of ingredients by cursors.',
      fields: (c) => ({ totalCount: c.exposeInt('totalCount', { description: 'Number of ingredients.' }) }),
    },
    { name: 'IngredientEdge', description: 'An ingredient and its place in the list.' },
  ),
  ingredient: t.field({
    type: Ingredient,
    nullable: true,
    description: 'One ingredient; null when there is none with that id.',
    args: {
      id: t.arg.id({ required: true, description: 'Ingredient id.' }),
      ...langArgs,
      ...countryArgs,
    },
    resolve: (_, args, context) => {
      const facts = context.catalogue().ingredients.get(args.id)
      return facts ? { facts, view: viewOf(context, args) } : null
    },
  }),
}))
