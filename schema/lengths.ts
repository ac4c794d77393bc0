import { ZodArray } from 'zod'
import { bare } from '../src/catalogue/fields.ts'
import { RECIPE_FIELDS, RecipeFields, type RecipeList } from '../src/catalogue/recipe.ts'
import { MOST_STAND_IN_NAMES } from '../src/catalogue/stand-in.ts'
import { CUISINES, SLOTS } from '../src/catalogue/vocabulary.ts'
import { MOST_LEFT } from '../src/planner/before.ts'
import { MOST_ITEMS } from '../src/planner/params.ts'
import type { FullRecipe, Revision } from '../src/revision/types.ts'
import type { Context } from './context.ts'

const LISTS = RECIPE_FIELDS.filter(
  (name): name is RecipeList => bare(RecipeFields[name].schema).schema instanceof ZodArray,
)

const longest = <Item>(items: readonly Item[], of: (item: Item) => { readonly length: number }) =>
  items.reduce((most, item) => Math.max(most, of(item).length), 0)

/** Of the lists that are stored of a recipe, by their names. */
const storedLists = (recipes: readonly FullRecipe[]) =>
  Object.fromEntries(LISTS.map((name) => [name, longest(recipes, (recipe) => recipe[name])])) as Record<
    RecipeList,
    number
  >

/** Lengths of the lists that a revision of the catalogue decides: each the longest there is. */
function measure(catalogue: Revision) {
  const recipes = [...catalogue.recipes.values()]
  const ingredients = [...catalogue.ingredients.values()]
  const occasions = [...catalogue.occasions.values()]
  const countries = [...catalogue.countries.values()]
  const { presets, stores, problemData, packs } = catalogue
  const allSizes = packs.flatMap(({ sizes }) => Object.values(sizes))
  const storesOf = Map.groupBy(stores.values(), ({ country }) => country)
  const aisles = new Set(ingredients.map(({ category }) => category)).size
  const lines = longest(recipes, (recipe) => recipe.lines)
  const most = {
    ingredients: ingredients.length,
    collections: problemData.collections.length,
    occasions: occasions.length,
    countries: countries.length,
    stores: stores.size,
    regions: countries.reduce((sum, { regions }) => sum + regions.length, 0),
    presets: presets.length,
    /** of one country */
    countryStores: longest([...storesOf.values()], (of) => of),
    /** ids of a collection */
    members: longest(problemData.collections, (collection) => collection.recipes),
    lines,
    ...storedLists(recipes),
    tags: longest(recipes, (recipe) => recipe.tags),
    allergens: longest(recipes, (recipe) => recipe.allergens),
    ingredientAllergens: longest(ingredients, (ingredient) => ingredient.allergens),
    mayContain: longest(ingredients, (ingredient) => ingredient.mayContain),
    /** what a recipe contains, and what it may contain */
    allergyChecks: longest(recipes, ({ allergens, mayContain }) => [...new Set([...allergens, ...mayContain])]),
    recipeMayContain: longest(recipes, (recipe) => recipe.mayContain),
    groups: longest(ingredients, (ingredient) => ingredient.groups),
    /** ways to measure an ingredient: two that count it, a spoon and a cup */
    measures: 4,
    /** names of a stand-in */
    standInNames: MOST_STAND_IN_NAMES,
    courses: longest(occasions, (occasion) => occasion.courses),
    languages: longest(occasions, (occasion) => occasion.for),
    /** sizes of an ingredient in a country, one where none are known */
    packSizes: Math.max(
      1,
      longest(allSizes, ({ sizes }) => sizes),
    ),
    presetTags: longest(presets, (preset) => preset.excludeTags),
    presetAllergens: longest(presets, (preset) => preset.allergens),
    presetIngredients: longest(presets, (preset) => preset.exclude),
    /** values of a facet: collections, or cuisines */
    facetValues: Math.max(problemData.collections.length, CUISINES.length, presets.length),
    /** days of a plan */
    days: DAYS,
    /** dishes of a plan's day */
    dishes: DAY_DISHES,
    /** goods that the week before left */
    left: MOST_LEFT,
    /** aisles of a shopping list */
    aisles,
    /** lines of an aisle, such that all aisles together have as many as there are ingredients */
    aisleLines: Math.ceil(ingredients.length / Math.max(1, aisles)),
    /** dishes of a line, such that all lines together have as many as all dishes of a plan have ingredients */
    lineDishes: Math.ceil((DAYS * DAY_DISHES * lines) / Math.max(1, ingredients.length)),
  }
  return most
}

const DAYS = 7
/** Such that a plan has as many dishes as there can be: one for each meal of a week, or those of a basket in one day. */
const DAY_DISHES = Math.ceil(Math.max(DAYS * SLOTS.length, MOST_ITEMS) / DAYS)

type Lengths = ReturnType<typeof measure>

const measured = new WeakMap<Revision, Lengths>()

function lengthsOf(catalogue: Revision): Lengths {
  const known = measured.get(catalogue)
  if (known) return known
  const made = measure(catalogue)
  measured.set(catalogue, made)
  return made
}

type Known = keyof Lengths | number

/** Cost of a list that is stored of a recipe. */
export const recipeList = (name: string) => values(LISTS.find((list) => list === name) ?? 1)

const lengthOf = (of: Known, context: Context): number =>
  typeof of === 'number' ? of : lengthsOf(context.revision())[of]

/** Cost of a whole list of plain values: as many as the longest such list has. */
export const values = (of: Known) => (_: unknown, context: Context) => ({ field: Math.max(1, lengthOf(of, context)) })

/** Cost of a whole list of objects: what is asked of each, as often as the longest such list is long. */
export const objects = (of: Known) => (_: unknown, context: Context) => ({ multiplier: lengthOf(of, context) })
