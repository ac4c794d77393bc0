import { READS, tool } from '../tool.ts'

interface Answer {
  readonly recipes: {
    readonly summary: string
    readonly priceNote: string
    readonly items: readonly { readonly id: string; readonly summary: string; readonly href: string }[]
  }
}

const document = `
  query SearchRecipes(
    $q: String, $slot: Slot, $tags: [String!], $country: ID, $store: ID, $lang: Lang, $limit: Int, $offset: Int
  ) {
    recipes(q: $q, slot: $slot, tags: $tags, lang: $lang, limit: $limit, offset: $offset) {
      total offset limit
      currency(country: $country) summary(lang: $lang) priceNote(lang: $lang, country: $country)
      items {
        id title(lang: $lang, country: $country) slot(asked: $slot) timeMin kcal protein cost(country: $country, store: $store)
        tags: tagIds allergens mayContain href summary(lang: $lang, country: $country, store: $store)
      }
    }
  }`

export const searchRecipes = tool<Answer>({
  name: 'search_recipes',
  title: 'Search recipes',
  description: `Finds recipes: free text over titles and ingredients ("q", in the language of "lang"), one meal ("slot"), tags that all must hold. Answers with short cards: id, title, minutes, kcal and estimated cost of one adult portion in the country's currency, tags, allergens, what brands of its foods may hold ("mayContain"), and the page for people ("href"). Without "q" it lists the whole catalogue by id.

Use it to find dishes to propose or to put on a table (build_table). For steps and amounts use get_recipe. For a whole week use build_week: it chooses by itself and needs no search before.

"total" tells how many match; page with "limit" and "offset". "nut-free", "gluten-free" and the like are computed from the ingredients and from what brands may hold. Costs are estimates: say so with "priceNote". Recipes are for personal use; do not copy the catalogue out.`,
  annotations: READS,
  documents: [document],
  query: (variables) => ({ document, variables }),
  text: ({ recipes }) =>
    [
      recipes.summary,
      ...recipes.items.map((card) => `${card.summary} (${card.id})\n${card.href}`),
      recipes.priceNote,
    ].join('\n'),
})
