import { READS, tool } from '../tool.ts'

interface Answer {
  readonly recipe: {
    readonly summary: string
    readonly description: string
    readonly priceNote: string
    readonly portionsText: string
    readonly href: string
    readonly steps: readonly string[]
    readonly allergyChecks: readonly { readonly text: string }[]
    readonly ingredients: readonly { readonly name: string; readonly amountText: string }[]
  }
}

const documentOf = (more: string) => `
  query GetRecipe(
    $id: ID!, $country: ID, $store: ID, $lang: Lang, $portions: Float, $meals: Int, $avoid: [Allergen!]
  ) {
    recipe(id: $id) {
      id title(lang: $lang, country: $country) description(lang: $lang) slots(country: $country) part timeMin activeMin equipment keepsDays
      allergens mayContain allergyChecks(avoid: $avoid) { allergen verdict text(lang: $lang) }
      ingredients(portions: $portions, meals: $meals) {
        ingredientId name(lang: $lang) amount unit amountText(lang: $lang) pantry
      }
      portionsText(portions: $portions, meals: $meals, lang: $lang) steps(lang: $lang)
      kcal protein fat carb fiber salt cost(country: $country, store: $store) { amount } currency(country: $country)
      href image summary(lang: $lang, country: $country, store: $store) priceNote(lang: $lang, country: $country)
      ${more}
    }
  }`

/** A recipe by its id, as the tool and the resource ask for it. */
export const recipeDocument = documentOf('')
/** The same with what only its `detail` answers. */
export const wholeDocument = documentOf(
  `course slot(country: $country) meal cuisine serve batch tags: tagIds use waitMin waitKind startsDayBefore stages template portionRange heat kids packs
      reheats freezes season(country: $country) tin tinPortions pieces goesWith methods(lang: $lang) { text } tips(lang: $lang)`,
)

export const recipeText = ({ recipe }: Answer): string =>
  [
    `${recipe.summary}\n${recipe.href}`,
    recipe.description,
    [`${recipe.portionsText}:`, ...recipe.ingredients.map(({ name, amountText }) => `- ${amountText} ${name}`)].join(
      '\n',
    ),
    recipe.allergyChecks.map(({ text }) => text).join('\n'),
    recipe.steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    recipe.priceNote,
  ]
    .filter((part) => part !== '')
    .join('\n\n')

export const getRecipe = tool<Answer>({
  name: 'get_recipe',
  title: 'Get a recipe',
  description: `One recipe: ingredients, steps, nutrients, allergens, estimated cost. The id comes from search_recipes or "recipeId" of a plan. Ingredient amounts are for "portions" adults (default ONE), as bought; for a dish of a plan pass its "portions" and "meals". Nutrients and "cost" stay those of one portion.

"avoid" asks whether it is safe: "allergyChecks" says for each allergen contains, mayContain (some brands: check the label) or notListed. Never call a dish free of what it may contain.

Give the person the page "href". The cost is an estimate: say so with "priceNote". Recipes are for personal use.`,
  annotations: READS,
  documents: [recipeDocument, wholeDocument],
  query: ({ detail = 'concise', ...variables }) => ({
    document: detail === 'full' ? wholeDocument : recipeDocument,
    variables,
  }),
  text: recipeText,
  missing: { sentence: 'noRecipe', by: 'id' },
})
