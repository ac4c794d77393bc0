import { z } from 'zod'
import { PAGE_LIMIT } from '../schema/page.ts'
import { SearchText } from '../src/catalogue/text-search/search-text.ts'
import { SORT_DESCRIPTION, SORTS } from '../src/search/filter.ts'
import { country, filters, gathered, id, lang, units, wholeNumber } from './query.ts'
import type { Route } from './route.ts'

export const recipes: Route = {
  method: 'GET',
  path: '/api/recipes',
  summary: 'Short cards of recipes with the cost of one portion',
  input: z.object({
    country: country.describe(
      'Country code; prices, currency, and the meals and months that `slot` and `season` go by come from it. Default RU, but none for `slot` and `season`.',
    ),
    lang,
    q: SearchText.optional()
      .describe('Free text over dishes, foods, cuisines, courses and diets.')
      .meta({ examples: ['rice'] }),
    ...filters(),
    sort: z
      .enum(SORTS)
      .optional()
      .describe(SORT_DESCRIPTION)
      .meta({ examples: ['cost'] }),
    limit: wholeNumber(1, PAGE_LIMIT.max)
      .describe(`How many to show, 1 to ${PAGE_LIMIT.max}, default ${PAGE_LIMIT.default}.`)
      .meta({ unit: 'recipes', examples: [10], default: PAGE_LIMIT.default }),
    offset: wholeNumber(0, 1_000_000)
      .describe('How many to skip, default 0.')
      .meta({ unit: 'recipes', examples: [0], default: 0 }),
  }),
  status: 200,
  names: { Recipe: 'RecipeCard', RecipeSearchConnection: 'RecipePage' },
  variables: (input) => ({ ...gathered(input), slot: input.slot }),
  document: `
    query listRecipes($country: ID, $q: String, $slot: Slot, $filter: RecipeFilter, $sort: RecipeSort, $limit: Int, $offset: Int) {
      recipes(q: $q, filter: $filter, sort: $sort, country: $country, first: $limit, offset: $offset) {
        total: totalCount offset limit: pageSize
        items: nodes {
          ID: id Title: title(country: $country) Slot: slot(asked: $slot, country: $country) TimeMin: timeMin Kcal: kcal Cost: cost(country: $country)
          Image: image Tags: tagIds Href: href
        }
      }
    }`,
}

export const recipe: Route = {
  method: 'GET',
  path: '/api/recipes/{id}',
  summary: 'One recipe in full',
  input: z.object({
    id: id('recipe', 'tvorog-zapekanka'),
    country: country.describe(
      'Country code; prices, currency, local name, meals and season come from it. Default RU, but none for name, meals and season.',
    ),
    lang,
    units,
  }),
  status: 200,
  missing: 'recipe',
  document: `
    query getRecipe($id: ID!, $country: ID) {
      recipe(id: $id) {
        id title(country: $country) description course slot(country: $country) slots(country: $country) meal cuisine timeMin equipment serve keepsDays batch tags: tagIds steps
        part use activeMin waitMin waitKind startsDayBefore stages template form portionRange heat kids packs reheats freezes season(country: $country) tin tinPortions pieces goesWith
        methods { instead appliance activeMin waitMin celsius pressure text }
        ingredients { ingredientId name amount unit pantry }
        kcal protein fat carb cost(country: $country)
      }
    }`,
}
