import { SearchText } from '../src/catalogue/text-search/search-text.ts'
import type { Lang as LangId } from '../src/i18n/locale.ts'
import { message } from '../src/i18n/message.ts'
import type { FullRecipe, PriceScope, Revision } from '../src/revision/types.ts'
import { FACETS, facetsOf } from '../src/search/facets.ts'
import {
  FILTER_NAMES,
  type RecipeFilter,
  RecipeFilterInput,
  SORT_DESCRIPTION,
  SORTS,
  type Sort,
} from '../src/search/filter.ts'
import { type Found, findRecipes, isRanked } from '../src/search/find.ts'
import { isPlain } from '../src/search/plain.ts'
import { builder } from './builder.ts'
import { connectionType, rootArgs, rootCost } from './connection.ts'
import { type Context, langOf } from './context.ts'
import { WEIGHTS } from './cost.ts'
import { inputOf } from './from-zod.ts'
import { PAGE_LIMIT, pageOf } from './page.ts'
import { type PlaceArgs, placeOf, priceTableOf } from './place.ts'
import { currencyField, priceNoteField } from './price-note.ts'
import { pricedFacet, RecipeFacet } from './recipe-facets.ts'
import { Recipe } from './refs.ts'
import { Allergen, Lang, langArgs, named } from './vocabulary.ts'

/** What was found, and by what: facets are counted of it when they are asked for. */
interface Searched {
  readonly found: Found
  readonly filter: RecipeFilter
  readonly at: PriceScope
  /** the country that was named */
  readonly homeIn: string | undefined
}

const facetsField = {
  type: [RecipeFacet],
  description: 'How many recipes have each value of the filters that people choose from.',
  complexity: { field: WEIGHTS.search + WEIGHTS.allCosts, multiplier: FACETS.length },
  resolve: ({ found, filter, at, homeIn }: Searched, _: object, context: Context) =>
    facetsOf(context.revision(), found, filter, priceTableOf(context, at), homeIn).map((facet) =>
      pricedFacet(facet, at),
    ),
} as const

/** How many recipes would be found without one of the filters. */
interface Relaxed {
  readonly filter: string
  readonly count: number
}
const RecipesWithoutFilter = builder.objectRef<Relaxed>('RecipesWithoutFilter')
builder.objectType(RecipesWithoutFilter, {
  description: 'How many recipes would be found without one of the filters that are asked for.',
  fields: (t) => ({
    filter: t.exposeString('filter', { description: 'Name of the filter, as `filter` has it.' }),
    count: t.exposeInt('count', { description: 'Number of recipes.', extensions: { unit: 'recipes' } }),
  }),
})

const relaxedField = {
  type: [RecipesWithoutFilter],
  description:
    'What would be found without each of the filters that keep something out, those that bring the most first: what to drop where too little is found.',
  complexity: { multiplier: FILTER_NAMES.length },
  resolve: ({ found }: Searched) =>
    Array.from(found.without, ([filter, { length }]) => ({ filter, count: found.recipes.length + length })).sort(
      (a, b) => b.count - a.count,
    ),
} as const

const RecipeSearchConnection = connectionType<FullRecipe, Searched>(Recipe, 'RecipeSearch', 'A recipe', 'recipes')
builder.objectFields(RecipeSearchConnection, (t) => ({
  offset: t.exposeInt('offset', {
    description: 'Number of recipes before this page.',
    extensions: { unit: 'recipes' },
  }),
  pageSize: t.int({
    description: 'Largest number of recipes on this page.',
    extensions: { unit: 'recipes' },
    resolve: ({ size }) => size,
  }),
  facets: t.field({ ...facetsField, type: [RecipeFacet] }),
  relaxed: t.field({ ...relaxedField, type: [RecipesWithoutFilter] }),
  summary: t.string({
    description: 'Number of results, in words.',
    args: langArgs,
    resolve: ({ totalCount }, args, context) => message(langOf(context, args), 'page.found', { count: totalCount }),
  }),
  priceNote: t.string(priceNoteField),
  currency: t.string(currencyField),
}))

const SortType = named('RecipeSort', SORTS, 'An order of recipes.', {
  fit: 'By how well they fit the words and what is at home; by id where neither is asked for',
  cost: 'The lowest cost of a portion first',
  time: 'The fewest hands-on minutes first',
  kcal: 'The least energy of a portion first',
  title: 'By name, as the language sorts it',
  familiar: 'What the homes of the country cook on any day first',
} satisfies Record<Sort, string>)

const Filter = inputOf(
  'RecipeFilter',
  RecipeFilterInput,
  'What a search keeps. What is absent filters nothing; all that is given must hold.',
  { types: { collection: 'ID', allergens: Allergen, exclude: 'ID', presets: 'ID', have: 'ID' } },
)

interface Search extends PlaceArgs {
  readonly lang?: LangId | null | undefined
  readonly q?: string | null | undefined
  readonly filter?: RecipeFilter | null | undefined
  readonly sort?: Sort | null | undefined
}

/** What a search finds. @throws InvalidFieldError for an id that the catalogue does not have */
function search(context: Context, { q, filter, sort, lang, ...place }: Search): Searched {
  const at = placeOf(context, place)
  const prices = () => priceTableOf(context, at)
  const reader = { lang: langOf(context, { lang }), country: at.country }
  const homeIn = place.country ?? undefined
  const found = findRecipes(context.revision(), { q, filter, sort, ...reader, homeIn, prices })
  return { found, filter: filter ?? {}, at, homeIn }
}

/** Whether a recipe stands after one that is withdrawn: plain foods after dishes, each by id. */
const afterIn = (catalogue: Revision) => (recipe: FullRecipe, gone: string) => {
  const before = catalogue.recipes.get(gone)
  const [plain, wasPlain] = [isPlain(recipe, catalogue), before !== undefined && isPlain(before, catalogue)]
  return plain === wasPlain ? recipe.id > gone : plain
}

const searchArgs = builder.args((t) => ({
  lang: t.field({ type: Lang, description: 'Language of `q`. Default: that of the request.' }),
  q: t.string({
    description: 'Free text over dishes, foods, cuisines, courses and diets in the language and its fallbacks.',
    validate: { schema: SearchText },
  }),
  filter: t.field({ type: Filter, description: 'Which recipes. Default: all.' }),
  sort: t.field({ type: SortType, description: SORT_DESCRIPTION }),
  country: t.id({
    description:
      'Country code, for `slot`, `season`, `maxCost`, their facets and the orders by cost, name and what is familiar alone: `cost` has its own. Default RU, but none for `slot` and `season`, which then go by what each dish says.',
  }),
  region: t.id({ description: 'Region code of the country, for the same. Default: the national average.' }),
  store: t.id({ description: 'Store code of the country, for the same. Default: the average of all stores.' }),
}))

builder.queryFields((t) => ({
  recipes: t.field({
    type: RecipeSearchConnection,
    nullable: true,
    description:
      'Recipes by id; with `q`, `filter.have` or `sort`, in that order. Dishes first, plain foods (an apple, a slice of bread) last.',
    extensions: { priced: false },
    args: { ...searchArgs, ...rootArgs },
    complexity: rootCost,
    resolve: (_, args, context) => {
      const searched = search(context, args)
      const order = isRanked(args) ? 'rank' : afterIn(context.revision())
      return { ...searched, ...pageOf(searched.found.recipes, ({ id }) => id, order, args, PAGE_LIMIT) }
    },
  }),
  recipe: t.field({
    type: Recipe,
    nullable: true,
    description: 'One recipe; null when there is none with that id. Withdrawn recipes can still be read.',
    args: { id: t.arg.id({ required: true, description: 'Recipe id.' }) },
    resolve: (_, { id }, context) => context.revision().recipes.get(id) ?? null,
  }),
}))
