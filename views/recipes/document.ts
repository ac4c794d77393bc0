import type { DataOf } from '../page.ts'

export const documents = {
  found: `
    query RecipesPage($q: String, $filter: RecipeFilter, $sort: RecipeSort, $country: ID, $limit: Int, $offset: Int) {
      recipes(q: $q, filter: $filter, sort: $sort, country: $country, limit: $limit, offset: $offset) {
        total
        items { id title(country: $country) timeMin kcal cost(country: $country) mayContain }
      }
    }`,
  /** Counted apart from the list: what is asked of a page of it counts as often as it is long. */
  counts: `
    query RecipesCounts($q: String, $filter: RecipeFilter, $country: ID) {
      recipes(q: $q, filter: $filter, country: $country, limit: 1) {
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
export type Counts = Data['counts']
export type Facet = Counts['facets'][number]
