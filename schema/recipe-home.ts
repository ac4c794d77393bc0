import { foodGroupsOf } from '../src/catalogue/food-groups.ts'
import { RecipeFields } from '../src/catalogue/recipe.ts'
import { type Slot as SlotId, WEEKDAYS } from '../src/catalogue/vocabulary.ts'
import { familiarityOf, isHomeCuisine, seasonIn, slotsIn } from '../src/planner/problem/familiarity.ts'
import type { FullRecipe } from '../src/revision/types.ts'
import { builder } from './builder.ts'
import type { Context } from './context.ts'
import { recipeList, values } from './lengths.ts'
import { placeOf } from './place.ts'
import { Recipe } from './refs.ts'
import { countryArgs, FoodGroup, Slot, Weekday } from './vocabulary.ts'

/** How the country that is asked for eats; undefined: nothing is known of it. @throws InvalidFieldError */
const eatingAt = (context: Context, args: Parameters<typeof placeOf>[1]) =>
  context.revision().eating.get(placeOf(context, args).country)

/** How a country eats that may be named; undefined: none is. @throws InvalidFieldError */
const eatingIn = (context: Context, country: string | null | undefined) =>
  country ? eatingAt(context, { country }) : undefined

/** Meals of a recipe. @param country null: none is named, its meals wherever it is eaten. @throws InvalidFieldError */
const slotsAt = (context: Context, country: string | null | undefined, recipe: FullRecipe): readonly SlotId[] =>
  slotsIn(eatingIn(context, country), recipe)

const COUNTRY = { description: 'Country code. Default: none, its meals wherever it is eaten.' }

// What it is in the homes of a country.
builder.objectFields(Recipe, (t) => ({
  slot: t.field({
    type: Slot,
    description:
      'Its most usual meal, or the meal given as argument if that is one of its meals; with a country, of those at which its homes eat it.',
    extensions: { priced: false },
    args: {
      asked: t.arg({ type: Slot, description: 'A meal to prefer. Default: none.' }),
      country: t.arg.id(COUNTRY),
    },
    resolve: (recipe, { asked, country }, context) => {
      const slots = slotsAt(context, country, recipe)
      return asked && slots.includes(asked) ? asked : (slots[0] as SlotId)
    },
  }),
  slots: t.field({
    type: [Slot],
    description: 'All meals it belongs to; with a country, those at which its homes eat it.',
    extensions: { priced: false },
    args: { country: t.arg.id(COUNTRY) },
    complexity: recipeList('slots'),
    resolve: (recipe, { country }, context) => [...slotsAt(context, country, recipe)],
  }),
  season: t.intList({
    description: `${RecipeFields.season.description} With a country, those in which its homes eat it.`,
    extensions: { priced: false },
    args: { country: t.arg.id({ description: 'Country code. Default: none, its season wherever it is eaten.' }) },
    complexity: recipeList('season'),
    resolve: (recipe, { country }, context) => [...seasonIn(eatingIn(context, country), recipe)],
  }),
  familiarity: t.int({
    description:
      'How familiar it is in the homes of a country: 3 cooked regularly, 2 now and then, 1 known, 0 not eaten there.',
    extensions: { unit: 'grade of 0 to 3' },
    args: countryArgs,
    resolve: (recipe, args, context) => familiarityOf(eatingAt(context, args), recipe),
  }),
  weekdays: t.field({
    type: [Weekday],
    description: 'Days of the week on which many homes of a country have it, from Monday on.',
    args: countryArgs,
    complexity: values(2),
    resolve: ({ id }, args, context) => {
      const customs = eatingAt(context, args)?.customs ?? []
      const days = new Set(customs.flatMap(({ weekday, recipes }) => (recipes.includes(id) ? [weekday] : [])))
      return WEEKDAYS.filter((_, day) => days.has(day))
    },
  }),
  favourite: t.boolean({
    description: 'Whether it is one of the dishes that the homes of a country have most often.',
    args: countryArgs,
    resolve: ({ id }, args, context) => Object.hasOwn(eatingAt(context, args)?.favourites ?? {}, id),
  }),
  foodGroups: t.field({
    type: [FoodGroup],
    description: 'Kinds of dishes that it is, of those whose lunches and dinners a week counts.',
    args: countryArgs,
    complexity: values(3),
    resolve: ({ template, mainIngredient, cuisine }, args, context) => {
      const { ingredients } = context.revision()
      const home = eatingAt(context, args)
      const foreign = home !== undefined && !isHomeCuisine(home, cuisine)
      return foodGroupsOf({ template, main: ingredients.get(mainIngredient), foreign })
    },
  }),
}))
