import { READS, tool } from '../tool.ts'

interface Answer {
  readonly recipe: {
    readonly summary: string
    readonly description: string
    readonly priceNote: string
    readonly portionsText: string
    readonly href: string
    readonly steps: readonly string[]
    readonly ingredients: readonly { readonly name: string; readonly amountText: string }[]
  }
}

/** A recipe by its id, as the tool and the resource ask for it. */
export const recipeDocument = `
  query GetRecipe($id: ID!, $country: ID, $store: ID, $lang: Lang, $portions: Float, $meals: Int) {
    recipe(id: $id) {
      id title(lang: $lang, country: $country) description(lang: $lang) course slot slots meal cuisine timeMin equipment serve
      keepsDays batch tags: tagIds allergens mayContain part use activeMin waitMin waitKind startsDayBefore template portionRange heat kids
      packs reheats freezes season tin tinPortions goesWith tips(lang: $lang)
      ingredients(portions: $portions, meals: $meals) {
        ingredientId name(lang: $lang) amount unit amountText(lang: $lang) cost(country: $country, store: $store) { amount } pantry
      }
      portionsText(portions: $portions, meals: $meals, lang: $lang) steps(lang: $lang)
      kcal protein fat carb fiber salt cost(country: $country, store: $store) { amount } currency(country: $country)
      href image summary(lang: $lang, country: $country, store: $store) priceNote(lang: $lang, country: $country)
    }
  }`

export const recipeText = ({ recipe }: Answer): string =>
  [
    `${recipe.summary}\n${recipe.href}`,
    recipe.description,
    [`${recipe.portionsText}:`, ...recipe.ingredients.map(({ name, amountText }) => `- ${amountText} ${name}`)].join(
      '\n',
    ),
    recipe.steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    recipe.priceNote,
  ].join('\n\n')

export const getRecipe = tool<Answer>({
  name: 'get_recipe',
  title: 'Get a recipe',
  description: `One recipe in full: ingredients with amounts, steps, time, equipment, nutrients, allergens, estimated cost. Without "portions" all amounts are for ONE adult portion (g, ml or pcs, as bought): multiply by the number of people. For a dish of a plan pass its "portions" and "meals": the ingredients are then what is really cooked there, as the plan's list counts it, and the dish's "href" is the page with the same amounts. "portionsText" and "amountText" are for people, rounded; "amount" is exact. Nutrients and "cost" of the recipe stay those of one adult portion.

"mayContain" lists allergens that only some brands of its ready-made foods hold: never call the dish free of them, and tell who avoids one to check the label.

Use it when someone wants to cook a dish or asks what is in it. The id comes from search_recipes or from "recipeId" in a plan. The "ingredientId"s here are what "exclude" and "have" of build_week take.

The cost is an estimate for the country (and store): say so with "priceNote". Give the person the page "href". Recipes are for personal use.`,
  annotations: READS,
  documents: [recipeDocument],
  query: (variables) => ({ document: recipeDocument, variables }),
  text: recipeText,
  missing: { sentence: 'noRecipe', by: 'id' },
})
