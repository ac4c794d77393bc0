import { inUnits } from '../src/catalogue/amount.ts'
import { IngredientFields } from '../src/catalogue/ingredient.ts'
import { MOST_COMPLETIONS } from '../src/catalogue/text-search/completions.ts'
import { SearchText } from '../src/catalogue/text-search/search-text.ts'
import { AISLES } from '../src/catalogue/vocabulary.ts'
import type { Lang as LangId } from '../src/i18n/locale.ts'
import { label } from '../src/i18n/message.ts'
import type { FullIngredient } from '../src/revision/types.ts'
import { builder } from './builder.ts'
import { nestedArgs, nestedCost, nestedPage, RecipeConnection } from './connection.ts'
import { type Context, langOf } from './context.ts'
import { familyName } from './ingredient-names.ts'
import { objects, values } from './lengths.ts'
import { Node } from './node.ts'
import { placeOf, priceTableOf } from './place.ts'
import { Price } from './price.ts'
import { Ingredient } from './refs.ts'
import { textOf } from './texts.ts'
import { Aisle, Allergen, allergensIn, Lang, langArgs, pricedArgs, Unit } from './vocabulary.ts'

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
    category: t.id({
      description: 'Aisle code, for example vegetables.',
      extensions: { values: AISLES },
      resolve: ({ category }) => category,
    }),
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
  openDays: t.int({
    nullable: true,
    description: IngredientFields.openDays.description,
    extensions: { unit: IngredientFields.openDays.unit },
    resolve: ({ openDays }) => openDays,
  }),
  freezes: t.boolean({ description: IngredientFields.freezes.description, resolve: ({ freezes }) => freezes }),
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
        id: ['price', id, at.country, at.region, at.store, at.month].join('.'),
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

const suggestArgs = builder.args((t) => ({
  lang: t.field({ type: Lang, description: 'Language of `q`. Default: that of the request.' }),
  q: t.string({
    description: `Only ingredients whose name, or another word for the food, begins with these letters or has a word that does: for a field that completes what is typed. At most ${MOST_COMPLETIONS}.`,
    validate: { schema: SearchText },
  }),
}))

interface Completed {
  readonly q?: string | null | undefined
  readonly lang?: LangId | null | undefined
}

/** The reference, or what completes some letters. */
function reference(context: Context, { q, lang }: Completed): FullIngredient[] {
  const { ingredients, search } = context.revision()
  if (!q?.trim()) return [...ingredients.values()]
  return search.completions(q, langOf(context, { lang })).flatMap((id) => ingredients.get(id) ?? [])
}

builder.queryFields((t) => ({
  ingredients: t.field({
    type: [Ingredient],
    nullable: true,
    description: 'The whole ingredient reference, by id; with `q`, the best matches first.',
    args: suggestArgs,
    complexity: ({ q }, context) =>
      q?.trim() ? { multiplier: MOST_COMPLETIONS } : objects('ingredients')({}, context),
    resolve: (_, args, context) => reference(context, args),
  }),
  ingredient: t.field({
    type: Ingredient,
    nullable: true,
    description: 'One ingredient; null when there is none with that id.',
    args: { id: t.arg.id({ required: true, description: 'Ingredient id.' }) },
    resolve: (_, { id }, context) => context.revision().ingredients.get(id) ?? null,
  }),
}))
