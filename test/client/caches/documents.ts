// What a client asks in one session: one object in two countries and three languages, by several ways, and the parts of
// one plan in two selections. Wherever there is an id, it is asked for: caches find objects by it.

/** For Relay's compiler, which looks for it. */
const graphql = ([text = '']: TemplateStringsArray): string => text

export const RECIPE = graphql`query documentsRecipeQuery($country: ID, $lang: Lang) {
  recipe(id: "syrniki") {
    id title(lang: $lang, country: $country) description(lang: $lang) currency(country: $country)
    cost(country: $country) { amount currency }
    priceNote(country: $country, lang: $lang) summary(country: $country, lang: $lang)
    ingredients { id ingredientId name(lang: $lang) cost(country: $country) { amount currency } }
    mainIngredient { id name(lang: $lang) price(country: $country) { id pack cost { amount currency } sourceName(lang: $lang) } }
  }
}`

export const COLLECTION = graphql`query documentsCollectionQuery($country: ID, $lang: Lang) {
  collection(slug: "breakfasts") {
    id name(lang: $lang)
    recipes(first: 20) { nodes { id title(lang: $lang) cost(country: $country) { amount currency } } }
  }
}`

export const PLAN = graphql`query documentsPlanQuery($id: ID!, $lang: Lang) {
  plan(id: $id) {
    id summary(lang: $lang) warnings(lang: $lang)
    days { id label(lang: $lang) cost { amount currency }
      dishes { id title(lang: $lang) why(lang: $lang) cost { amount currency }
        recipe { id title(lang: $lang) cost(country: "RU") { amount currency } } } }
    shopping { id label(lang: $lang) cost { amount currency }
      items { id name(lang: $lang) cost { amount currency } price { id cost { amount currency } sourceName(lang: $lang) }
        ingredient { id name(lang: $lang) price(country: "US") { id cost { amount currency } } } } }
    totals { id cost { amount currency } }
    priceSource { id name(lang: $lang) }
  }
}`

/** Other parts of the same objects, embedded ones included. */
export const PARTS = graphql`query documentsPartsQuery($id: ID!) {
  plan(id: $id) {
    id totals { id items usedCost { amountMinor } } priceSource { id coverage }
    shopping { id items { id price { id pack cost { amountMinor } } } }
  }
}`

/** Words in the language of the request: what a cache keeps of them, two languages cannot share. */
export const UNSAID = graphql`query documentsUnsaidQuery { recipe(id: "syrniki") { id title } }`

export interface Question {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

/** @param plan id of a plan in euros */
export const session = (plan: string): readonly Question[] => [
  ...[
    { country: 'DE', lang: 'de' },
    { country: 'US', lang: 'en' },
    { country: 'RU', lang: 'de' },
    { country: 'DE', lang: 'ja' },
  ].flatMap((variables) => [RECIPE, COLLECTION].map((query) => ({ query, variables }))),
  { query: PLAN, variables: { id: plan, lang: 'de' } },
  { query: PLAN, variables: { id: plan, lang: 'en' } },
  { query: PARTS, variables: { id: plan } },
]
