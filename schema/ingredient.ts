import { inUnits } from '../src/catalogue/amount.ts'
import { label } from '../src/i18n/message.ts'
import { builder } from './builder.ts'
import {
  IngredientConnection,
  nestedArgs,
  nestedCost,
  nestedPage,
  RecipeConnection,
  rootArgs,
  rootCost,
} from './connection.ts'
import { langOf } from './context.ts'
import { familyName } from './ingredient-names.ts'
import { objects, values } from './lengths.ts'
import { Node } from './node.ts'
import { PAGE_LIMIT, pageOf } from './page.ts'
import { placeOf, priceTableOf } from './place.ts'
import { Price } from './price.ts'
import { Ingredient } from './refs.ts'
import { textOf } from './texts.ts'
import { Aisle, Allergen, allergensIn, langArgs, pricedArgs, Unit } from './vocabulary.ts'

builder.objectType(Ingredient, {
  interfaces: [Node],
  description: 'An ingredient of the reference. Nutrition is per 100 g of the edible part.',
  fields: (t) => ({
    id: t.id({ description: 'Stable key.', resolve: ({ id }) => id }),
    name: t.string({
      description: 'Shopping name.',
      args: langArgs,
      resolve: ({ id }, args, context) =>
        textOf(context, 'ingredient', id, langOf(context, args), (words) => words.name ?? id),
    }),
    family: t.id({
      description: 'Ingredient that stands for its kind: chicken thighs and breasts are one main ingredient.',
      resolve: ({ family }) => family,
    }),
    familyName: t.string({
      description: 'Name of its kind as sentences use it.',
      args: langArgs,
      resolve: ({ id }, args, context) => familyName(context, id, { lang: langOf(context, args) }).name,
    }),
    category: t.id({ description: 'Aisle code, for example vegetables.', resolve: ({ category }) => category }),
    aisle: t.field({ type: Aisle, description: 'The aisle it stands in.', resolve: ({ category }) => category }),
    categoryLabel: t.string({
      description: 'Aisle name.',
      args: langArgs,
      resolve: ({ category }, args, context) => label(langOf(context, args), 'category', category),
    }),
    unit: t.field({ type: Unit, description: 'Unit of amounts and packs.', resolve: ({ unit }) => unit }),
    pack: t.float({
      description:
        'Usual shop pack in `unit`, as bought, where a country has no sizes of its own: `price` has the country’s.',
      extensions: { unit: '`unit`' },
      resolve: ({ pack }) => inUnits(pack),
    }),
  }),
})

// Nutrition.
builder.objectFields(Ingredient, (t) => ({
  kcal: t.float({
    description: 'Energy, kcal per 100 g edible.',
    extensions: { unit: 'kcal per 100 g' },
    resolve: ({ kcal }) => kcal,
  }),
  protein: t.float({
    description: 'Protein, g per 100 g edible.',
    extensions: { unit: 'g per 100 g' },
    resolve: ({ protein }) => protein,
  }),
  fat: t.float({
    description: 'Fat, g per 100 g edible.',
    extensions: { unit: 'g per 100 g' },
    resolve: ({ fat }) => fat,
  }),
  carb: t.float({
    description: 'Carbohydrate with fibre, g per 100 g edible.',
    extensions: { unit: 'g per 100 g' },
    resolve: ({ carb }) => carb,
  }),
  fiber: t.float({
    nullable: true,
    description: 'Fibre, g per 100 g edible; null: not known.',
    resolve: ({ fiber }) => fiber,
  }),
  sugar: t.float({
    nullable: true,
    description: 'Sugars, g per 100 g edible; null: not known.',
    resolve: ({ sugar }) => sugar,
  }),
  salt: t.float({
    nullable: true,
    description: 'Salt (sodium × 2.5), g per 100 g edible; null: not known.',
    resolve: ({ salt }) => salt,
  }),
  gramsPerUnit: t.float({
    description: 'g: 1; ml: density in g/ml; pcs: edible grams of one piece.',
    resolve: ({ gramsPerUnit }) => gramsPerUnit,
  }),
  edibleShare: t.float({
    description: 'Edible share of the bought weight, 0 to 1; counts for g and ml only.',
    resolve: ({ edibleShare }) => edibleShare,
  }),
}))

// What it is excluded by, what it costs, where it is used.
builder.objectFields(Ingredient, (t) => ({
  allergens: t.field({
    type: [Allergen],
    description: 'EU allergens.',
    complexity: values('ingredientAllergens'),
    resolve: ({ allergens }) => allergensIn(allergens),
  }),
  mayContain: t.field({
    type: [Allergen],
    description: 'EU allergens that some brands hold beside those, as an ingredient or in traces: the label decides.',
    complexity: values('mayContain'),
    resolve: ({ mayContain }) => allergensIn(mayContain),
  }),
  groups: t.stringList({
    description:
      'Groups that exclusions and notices work on, for example meat; check-label: ready-made, and what it holds differs by brand.',
    complexity: values('groups'),
    resolve: ({ groups }) => [...groups],
  }),
  pantry: t.boolean({
    description: 'Usually at home (salt, oil): listed, but not counted in any sum.',
    resolve: ({ pantry }) => pantry,
  }),
  source: t.string({ description: 'Where the nutrition comes from.', resolve: ({ source }) => source }),
  price: t.field({
    type: Price,
    description: 'Estimated price of a pack.',
    args: pricedArgs,
    resolve: ({ id }, args, context) => {
      const at = placeOf(context, args)
      const prices = priceTableOf(context, at)
      return {
        pack: inUnits(prices.packOf(id)),
        ingredient: id,
        costMinor: prices.packPriceMinor.get(id) as number,
        line: prices.estimateOf(id),
        at,
      }
    },
  }),
  recipes: t.field({
    type: RecipeConnection,
    description: 'Recipes that use it, by id.',
    args: nestedArgs,
    complexity: nestedCost,
    resolve: ({ id }, args, context) => {
      const { recipes, usedIn } = context.revision()
      const users = (usedIn.get(id) ?? []).flatMap((recipe) => recipes.get(recipe) ?? [])
      return nestedPage(users, (recipe) => recipe.id, args)
    },
  }),
}))

builder.queryFields((t) => ({
  ingredients: t.field({
    type: [Ingredient],
    nullable: true,
    description: 'The whole ingredient reference, by id.',
    complexity: objects('ingredients'),
    resolve: (_, __, context) => [...context.revision().ingredients.values()],
  }),
  ingredientsConnection: t.field({
    type: IngredientConnection,
    nullable: true,
    description: 'The ingredient reference by cursors, by id.',
    args: rootArgs,
    complexity: rootCost,
    resolve: (_, args, context) =>
      pageOf([...context.revision().ingredients.values()], ({ id }) => id, 'id', args, PAGE_LIMIT),
  }),
  ingredient: t.field({
    type: Ingredient,
    nullable: true,
    description: 'One ingredient; null when there is none with that id.',
    args: { id: t.arg.id({ required: true, description: 'Ingredient id.' }) },
    resolve: (_, { id }, context) => context.revision().ingredients.get(id) ?? null,
  }),
}))
