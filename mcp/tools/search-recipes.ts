import { type Args, READS, tool } from '../tool.ts'

interface Answer {
  readonly recipes: {
    readonly summary: string
    readonly priceNote: string
    readonly items: readonly { readonly id: string; readonly summary: string; readonly href: string }[]
  }
}

const document = `
  query SearchRecipes(
    $q: String, $slot: Slot, $filter: RecipeFilter, $sort: RecipeSort, $country: ID, $store: ID, $lang: Lang, $limit: Int,
    $offset: Int, $have: [ID!]
  ) {
    recipes(
      q: $q, filter: $filter, sort: $sort, country: $country, store: $store, lang: $lang, limit: $limit, offset: $offset
    ) {
      total offset limit
      currency(country: $country) summary(lang: $lang) priceNote(lang: $lang, country: $country)
      items {
        id title(lang: $lang, country: $country) slot(asked: $slot) timeMin kcal protein cost(country: $country, store: $store) { amount }
        tags: tagIds allergens mayContain href
        missing(have: $have) { id name(lang: $lang) }
        summary(lang: $lang, country: $country, store: $store)
      }
    }
  }`

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
  description: `Finds recipes: free text over dishes, foods, cuisines and diets ("q", in the language of "lang"), and filters that all must hold: a meal ("slot"), what the household excludes ("allergens", "exclude", "excludeTags", "presets" such as vegan or no-nuts), its equipment, hands-on minutes, kcal, protein, cost, cuisine, tags, season, collection. "have" answers "what can I cook with this": what lacks least comes first, and "missing" names what else it needs. "sort" orders by cost, time or kcal. Answers with short cards: id, title, minutes, kcal and estimated cost of one adult portion in the country's currency, tags, allergens, what brands of its foods may hold ("mayContain"), and the page for people ("href"). Without "q" it lists the whole catalogue by id.

Use it to find dishes to propose or to put on a table (build_table). For steps and amounts use get_recipe. For a whole week use build_week: it chooses by itself and needs no search before.

"total" tells how many match; page with "limit" and "offset". "nut-free", "gluten-free" and the like are computed from the ingredients and from what brands may hold. Costs are estimates: say so with "priceNote". Recipes are for personal use; do not copy the catalogue out.`,
  annotations: READS,
  documents: [document],
  query: ({ q, lang, country, store, sort, limit, offset, ...filter }) => {
    const variables = { q, lang, country, store, sort, limit, offset, slot: filter.slot, have: filter.have }
    return { document, variables: { ...variables, filter: inGraphql(filter) } }
  },
  text: ({ recipes }) =>
    [
      recipes.summary,
      ...recipes.items.map((card) => `${card.summary} (${card.id})\n${card.href}`),
      recipes.priceNote,
    ].join('\n'),
})
