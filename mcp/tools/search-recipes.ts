import { type Args, READS, tool } from '../tool.ts'
import type { Detail } from './plan.ts'

interface Answer {
  readonly recipes: {
    readonly summary: string
    readonly priceNote: string
    readonly items: readonly {
      readonly id: string
      readonly title: string
      readonly href: string
      /** a line that says all of it; of a full answer alone */
      readonly summary?: string
    }[]
  }
}

const documentOf = (cards: string) => `
  query SearchRecipes(
    $q: String, $slot: Slot, $filter: RecipeFilter, $sort: RecipeSort, $country: ID, $store: ID, $lang: Lang, $limit: Int,
    $offset: Int, $have: [ID!]
  ) {
    recipes(
      q: $q, filter: $filter, sort: $sort, country: $country, store: $store, lang: $lang, first: $limit, offset: $offset
    ) {
      total: totalCount offset limit: pageSize
      currency(country: $country) summary(lang: $lang) priceNote(lang: $lang, country: $country)
      items: nodes {
        id title(lang: $lang, country: $country) slot(asked: $slot, country: $country) part timeMin kcal protein
        cost(country: $country, store: $store) { amount } allergens mayContain href
        missing(have: $have) { id name(lang: $lang) }
        ${cards}
      }
    }
  }`
const documents = {
  concise: documentOf(''),
  full: documentOf('tags: tagIds cuisine activeMin summary(lang: $lang, country: $country, store: $store)'),
}

/** Filters whose values are names of GraphQL's enums, which have no hyphens. */
const NAMED = ['tag', 'cuisine'] as const

/** The filters as GraphQL takes them. */
const inGraphql = (filter: Args): Args => ({
  ...filter,
  ...Object.fromEntries(
    NAMED.flatMap((name) => {
      const values = filter[name]
      return Array.isArray(values) ? [[name, values.map((value) => String(value).replaceAll('-', '_'))]] : []
    }),
  ),
})

export const searchRecipes = tool<Answer>({
  name: 'search_recipes',
  title: 'Search recipes',
  description: `Finds recipes by words over dishes, foods, cuisines and diets ("q", in the language "lang") and by filters that must all hold. "have" answers "what can I cook": what lacks least first, "missing" names what else is needed. Dishes come before plain foods ("part").

Use it to propose dishes or fill build_table; build_week needs no search. Steps and amounts: get_recipe. Figures are of one adult portion; costs are estimates: say so with "priceNote". "mayContain": only some brands hold it, check the label. Page with "limit" and "offset" up to "total". Recipes are for personal use.`,
  annotations: READS,
  documents: [documents.concise, documents.full],
  query: ({ q, lang, country, store, sort, limit, offset, detail = 'concise', ...filter }) => {
    const variables = { q, lang, country, store, sort, limit, offset, slot: filter.slot, have: filter.have }
    return { document: documents[detail as Detail], variables: { ...variables, filter: inGraphql(filter) } }
  },
  text: ({ recipes }) =>
    [
      recipes.summary,
      ...recipes.items.map(({ id, title, href, summary }) =>
        summary ? `${summary} (${id})\n${href}` : `${title} (${id})`,
      ),
      recipes.priceNote,
    ].join('\n'),
})
