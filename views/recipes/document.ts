import type { DataOf } from '../page.ts'

export const documents = {
  found: `
    query RecipesPage($q: String, $filter: RecipeFilter, $sort: RecipeSort, $country: ID, $limit: Int, $offset: Int) {
      recipes(q: $q, filter: $filter, sort: $sort, country: $country, first: $limit, offset: $offset) {
        totalCount
        nodes { id title(country: $country) timeMin kcal cost(country: $country) mayContain }
        facets { name values { value label count } }
        relaxed { filter count }
      }
    }`,
  places: `
    query RecipesPlaces {
      meta { countries { code label currency decimals } }
    }`,
} as const

export type Data = DataOf<typeof documents>
export type Found = Data['found']
export type Facet = Found['facets'][number]
