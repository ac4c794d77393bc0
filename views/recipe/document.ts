import type { AnswerOf, DataOf } from '../page.ts'

/** Nutrients and cost are for one adult portion, amounts for all that is cooked. */
const recipe = `
  query RecipePage($id: ID!, $country: ID, $region: ID, $store: ID, $portions: Float, $meals: Int, $scales: [Float!]!) {
    recipe(id: $id) {
      id title(country: $country) description cuisineLabel part slots(country: $country) timeMin keepsDays equipment allergens mayContain tags: tagIds
      cookingSteps { text times { minutes mostMinutes } ingredientIds }
      activeMin waitMin startsDayBefore heat packs reheats freezes season(country: $country) pieces tinText tips methods { text }
      kcal protein fat carb fiber salt cost(country: $country, region: $region, store: $store)
      ingredients(portions: $portions, meals: $meals) {
        ingredientId name amount amountText amountTexts(portions: $scales) pantry groups
      }
      companions { id title(country: $country) timeMin kcal cost(country: $country, region: $region, store: $store) }
      photograph { url credit license } withdrawn
    }
  }`

/** Where prices can be looked at: all countries, and the stores and regions of one. */
const places = `
  query RecipePlaces($country: ID) {
    meta(country: $country) {
      countries { code label currency decimals } regions { code label } stores { code name kind }
    }
  }`

export const documents = { recipe, places } as const

export type RecipeData = DataOf<typeof documents>
export type Recipe = AnswerOf<typeof recipe>
