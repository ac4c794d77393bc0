import { MOST_ALIASES, MOST_STEPS, MOST_TIPS } from '../src/catalogue/content/rows.ts'
import { PhotographFacts } from '../src/catalogue/photograph.ts'
import { RecipeFields } from '../src/catalogue/recipe.ts'
import { TAGS } from '../src/catalogue/tags.ts'
import { tinOf } from '../src/catalogue/tin.ts'
import { portionsOf } from '../src/i18n/cooked-for.ts'
import { estimate } from '../src/i18n/format.ts'
import type { Lang } from '../src/i18n/locale.ts'
import { label, message } from '../src/i18n/message.ts'
import { portionsText } from '../src/i18n/quantity.ts'
import { tenths } from '../src/i18n/round.ts'
import { usualPortionCost } from '../src/planner/problem/prices.ts'
import { measuredTexts, tinText } from './amounts.ts'
import { builder } from './builder.ts'
import { type Context, langOf } from './context.ts'
import { CookingMethod, told } from './cooking-method.ts'
import { objectOf, storedFields } from './from-zod.ts'
import { objects, recipeList, values } from './lengths.ts'
import { Money } from './money.ts'
import { Node } from './node.ts'
import { currencyAt, money, placeOf, priceTableOf, sumAt } from './place.ts'
import { currencyField, priceNoteField } from './price-note.ts'
import { cookedArgs, cookedOf, ingredientOf, linesFor, RecipeIngredient } from './recipe-ingredient.ts'
import { Ingredient, Recipe } from './refs.ts'
import { UrlScalar } from './scalars.ts'
import { textOf } from './texts.ts'
import { Allergen, allergensIn, langArgs, measuredArgs, scopeArgs, Tag } from './vocabulary.ts'

const Photograph = objectOf(
  'Photograph',
  PhotographFacts,
  'A photograph of a dish. Credit its author and licence wherever it is shown.',
)

/** What a recipe holds without words of its own, the same in every country. */
const {
  methods: _methods,
  slots: _slots,
  season: _season,
  slotsByCountry: _slotsByCountry,
  familiarity: _familiarity,
  ...PlainFields
} = RecipeFields

/** @param country whose own name for the dish comes before the title that all countries of the language share */
export const recipeTitle = (context: Context, id: string, lang: Lang, country?: string | null): string =>
  textOf(context, 'recipe', id, { lang, country }, ({ titles, title }) => (country && titles?.[country]) || title || id)

builder.objectType(Recipe, {
  interfaces: [Node],
  description: 'A recipe. Amounts, nutrients and cost are for one adult portion; nutrients and tags are computed.',
  fields: (t) => ({
    id: t.id({ description: 'Stable key.', resolve: (recipe) => recipe.id }),
    title: t.string({
      description: 'Name of the dish; with a country, its local name there if it has one.',
      extensions: { priced: false },
      args: {
        ...langArgs,
        country: t.arg.id({ description: 'Country code. Default: none, the usual name in the language.' }),
      },
      resolve: ({ id }, args, context) => recipeTitle(context, id, langOf(context, args), args.country),
    }),
    aliases: t.stringList({
      description: 'Other names it is known by.',
      args: langArgs,
      complexity: values(MOST_ALIASES),
      resolve: ({ id }, args, context) =>
        textOf(context, 'recipe', id, langOf(context, args), ({ aliases = [] }) => [...aliases]),
    }),
    tips: t.stringList({
      description: 'Tips on keeping, varying or rescuing it.',
      args: measuredArgs,
      complexity: values(MOST_TIPS),
      resolve: ({ id }, args, context) =>
        measuredTexts(
          context,
          args,
          textOf(context, 'recipe', id, langOf(context, args), ({ tips = [] }) => tips),
        ),
    }),
    description: t.string({
      description: 'What it is, in a sentence or two.',
      args: langArgs,
      resolve: ({ id }, args, context) =>
        textOf(context, 'recipe', id, langOf(context, args), (words) => words.description ?? ''),
    }),
    steps: t.stringList({
      description: 'Preparation steps, in order, without amounts.',
      args: measuredArgs,
      complexity: values(MOST_STEPS),
      resolve: ({ id }, args, context) =>
        measuredTexts(
          context,
          args,
          textOf(context, 'recipe', id, langOf(context, args), ({ steps = [] }) => steps),
        ),
    }),
    tinText: t.string({
      nullable: true,
      description:
        '`tin` and `tinPortions` in words: "round, 26 cm across: 12 portions"; null: none of a certain size.',
      args: measuredArgs,
      resolve: ({ tin, tinPortions }, args, context) => {
        if (tin === null || tinPortions === null) return null
        return tinText(context, args, { ...tinOf(tin), portions: tinPortions })
      },
    }),
    ...storedFields(t, PlainFields, recipeList),
    methods: t.field({
      type: [CookingMethod],
      description: RecipeFields.methods.description,
      args: measuredArgs,
      complexity: objects('methods'),
      resolve: ({ methods }, args, context) => methods.map((method) => told(context, args, method)),
    }),
    cuisineLabel: t.string({
      description: 'Name of the cuisine.',
      args: langArgs,
      resolve: ({ cuisine }, args, context) => label(langOf(context, args), 'cuisine', cuisine),
    }),
    mainIngredient: t.field({
      type: Ingredient,
      description: RecipeFields.mainIngredient.description,
      resolve: ({ mainIngredient }, _, context) => ingredientOf(context, mainIngredient),
    }),
  }),
})

// What is computed from its ingredients.
builder.objectFields(Recipe, (t) => ({
  tags: t.field({
    type: [Tag],
    description: 'Computed tags, for example vegetarian, gluten_free, quick.',
    complexity: values('tags'),
    resolve: ({ tags }) => [...tags],
  }),
  tagIds: t.idList({
    description: 'The same as REST and the reference data write them: vegetarian, gluten-free, quick.',
    extensions: { values: TAGS },
    complexity: values('tags'),
    resolve: ({ tags }) => [...tags],
  }),
  allergens: t.field({
    type: [Allergen],
    description: 'EU allergens of its ingredients.',
    complexity: values('allergens'),
    resolve: ({ allergens }) => allergensIn(allergens),
  }),
  mayContain: t.field({
    type: [Allergen],
    description:
      'EU allergens that it may hold beside those, by the brands of its ready-made foods: it is never said to be free of them, and the label decides.',
    complexity: values('recipeMayContain'),
    resolve: ({ mayContain }) => allergensIn(mayContain),
  }),
  kcal: t.float({
    description: 'Energy of a portion, kcal.',
    extensions: { unit: 'kcal' },
    resolve: ({ nutrients }) => Math.round(nutrients.kcal),
  }),
  protein: t.float({
    description: 'Protein of a portion, g.',
    extensions: { unit: 'g' },
    resolve: ({ nutrients }) => tenths(nutrients.protein),
  }),
  fat: t.float({
    description: 'Fat of a portion, g.',
    extensions: { unit: 'g' },
    resolve: ({ nutrients }) => tenths(nutrients.fat),
  }),
  carb: t.float({
    description: 'Carbohydrate with fibre of a portion, g.',
    extensions: { unit: 'g' },
    resolve: ({ nutrients }) => tenths(nutrients.carb),
  }),
  fiber: t.float({
    description: 'Fibre of a portion, g, as far as known.',
    resolve: ({ nutrients }) => tenths(nutrients.fiber),
  }),
  salt: t.float({
    description: 'Salt of a portion, g, as far as known.',
    resolve: ({ nutrients }) => tenths(nutrients.salt),
  }),
  produce: t.float({
    description: 'Vegetables, fruit, mushrooms and berries of a portion, edible g; potatoes do not count.',
    resolve: ({ nutrients }) => Math.round(nutrients.produce),
  }),
  cost: t.field({
    type: Money,
    description:
      'Estimated cost of one portion (shares of packs, without what is usually at home) in the currency of the country.',
    extensions: { unit: 'currency' },
    args: scopeArgs,
    resolve: (recipe, args, context) => {
      const at = placeOf(context, args)
      return sumAt(context, at, usualPortionCost(recipe, context.revision().ingredients, priceTableOf(context, at)))
    },
  }),
  ingredients: t.field({
    type: [RecipeIngredient],
    description:
      'Ingredients of one adult portion; with the `portions` and `meals` of a planned dish, the amounts cooked for it, as on the shopping list.',
    args: cookedArgs,
    complexity: objects('lines'),
    resolve: (recipe, args) => linesFor(recipe, cookedOf(args)),
  }),
  portionsText: t.string({
    description: 'How much `ingredients` with the same `portions` and `meals` makes, in words: "3¾ portions".',
    args: { ...cookedArgs, ...langArgs },
    resolve: (_, args, context) => portionsText(langOf(context, args), portionsOf(cookedOf(args))),
  }),
}))

// Its pictures, its page and lines of text about it.
builder.objectFields(Recipe, (t) => ({
  image: t.field({
    type: UrlScalar,
    description:
      "Address of its picture: an operator's photograph, or an illustration drawn from its ingredients, SVG.",
    resolve: ({ id }, _, context) =>
      context.revision().photographs.get(id)?.url ??
      `${context.baseUrl}/images/recipes/${id}.svg?v=${context.revision().picture(id)?.hash}`,
  }),
  photograph: t.field({
    type: Photograph,
    nullable: true,
    description: "An operator's photograph; null: there is none, and `image` is a drawing.",
    resolve: ({ id }, _, context) => context.revision().photographs.get(id) ?? null,
  }),
  withdrawn: t.boolean({
    description: 'No longer offered: neither listed nor planned, but still stored for the plans that hold it.',
    resolve: (recipe) => recipe.withdrawn,
  }),
  href: t.field({
    type: UrlScalar,
    description: 'Its web page.',
    resolve: ({ id }, _, { baseUrl }) => `${baseUrl}/recipe/${id}`,
  }),
  summary: t.string({
    description: 'One line for a chat: its name, minutes, energy and estimated cost of a portion.',
    args: { ...langArgs, ...scopeArgs },
    resolve: (recipe, args, context) => {
      const lang = langOf(context, args)
      const at = placeOf(context, args)
      const prices = priceTableOf(context, at)
      const minor = usualPortionCost(recipe, context.revision().ingredients, prices)
      const cost = estimate(lang, money(minor, prices), currencyAt(context, at))
      const figures = [
        message(lang, 'page.minutes', { minutes: recipe.timeMin }),
        message(lang, 'page.kcal', { kcal: Math.round(recipe.nutrients.kcal) }),
        message(lang, 'page.perPortion', { cost }),
      ]
      return `${recipeTitle(context, recipe.id, lang, at.country)}: ${figures.join(' · ')}`
    },
  }),
  priceNote: t.string(priceNoteField),
  currency: t.string(currencyField),
}))
