import type { Currency } from '../src/i18n/format.ts'
import { pictureOf } from './parts.ts'

/** What the page of a recipe shows. Nutrients and cost are for one adult portion, amounts for all that is cooked. */
export interface Recipe {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly kitchenLabel: string
  readonly slot: string
  readonly timeMin: number
  readonly keepsDays: number
  readonly equipment: readonly string[]
  readonly allergens: readonly string[]
  readonly tags: readonly string[]
  readonly steps: readonly string[]
  readonly kcal: number
  readonly protein: number
  readonly fat: number
  readonly carb: number
  readonly fiber: number
  readonly salt: number
  readonly cost: number
  readonly ingredients: readonly Line[]
  readonly photograph: { readonly url: string; readonly credit: string; readonly license: string } | null
  readonly withdrawn: boolean
}
export interface Line {
  readonly ingredientId: string
  readonly name: string
  readonly amount: number
  readonly amountText: string
  readonly pantry: boolean
  readonly groups: readonly string[]
}

/** Where prices can be looked at: all countries, and the stores and regions of one. */
export interface Places {
  readonly countries: readonly (Currency & { readonly code: string; readonly label: string })[]
  readonly regions: readonly { readonly code: string; readonly label: string }[]
  readonly stores: readonly { readonly code: string; readonly name: string; readonly kindLabel: string }[]
}

/** Portions shown when nobody says how many. */
const DEFAULT_PEOPLE = 2
export const MOST_PEOPLE = 40
const MOST_MEALS = 28

/** What the amounts are for: people at a meal (a plan's household eats fractions of portions), and meals cooked for at once. */
export interface Cooked {
  readonly people: number
  readonly meals: number
}

export function cookedOf({ people, meals }: Readonly<Record<string, string>>): Cooked {
  const asked = /^\d{1,2}(\.\d{1,2})?$/.test(people ?? '') ? Number(people) : DEFAULT_PEOPLE
  const times = /^\d{1,2}$/.test(meals ?? '') ? Number(meals) : 1
  return {
    people: Math.min(MOST_PEOPLE, asked === 0 ? 1 : asked),
    meals: Math.min(MOST_MEALS, Math.max(1, times)),
  }
}

/** All that is cooked, in adult portions. */
export const portionsOf = ({ people, meals }: Cooked): number => Math.round(people * meals * 100) / 100

/** Diets of schema.org (RestrictedDiet) by our tags. */
const DIETS: Readonly<Record<string, string>> = {
  vegetarian: 'VegetarianDiet',
  vegan: 'VeganDiet',
  'gluten-free': 'GlutenFreeDiet',
  'dairy-free': 'LowLactoseDiet',
  'low-calorie': 'LowCalorieDiet',
}

/**
 * A recipe as schema.org/Recipe, with what search engines ask for.
 * @param lines the ingredients in words, for so many portions
 */
export function structured(
  recipe: Recipe,
  lines: readonly string[],
  portions: number,
  at: { readonly lang: string; readonly baseUrl: string; readonly slotLabel: string },
): Record<string, unknown> {
  const grams = (value: number) => `${value} g`
  const diets = recipe.tags.flatMap((tag) => (DIETS[tag] ? [`https://schema.org/${DIETS[tag]}`] : []))
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    description: recipe.description,
    url: `${at.baseUrl}/recipe/${recipe.id}`,
    image: [recipe.photograph?.url ?? `${at.baseUrl}${pictureOf(recipe.id)}`],
    inLanguage: at.lang,
    author: { '@type': 'Organization', name: 'Provender', url: `${at.baseUrl}/` },
    recipeCategory: at.slotLabel,
    recipeCuisine: recipe.kitchenLabel,
    recipeYield: String(portions),
    totalTime: `PT${recipe.timeMin}M`,
    recipeIngredient: lines,
    recipeInstructions: recipe.steps.map((text) => ({ '@type': 'HowToStep', text })),
    nutrition: {
      '@type': 'NutritionInformation',
      calories: `${recipe.kcal} kcal`,
      proteinContent: grams(recipe.protein),
      fatContent: grams(recipe.fat),
      carbohydrateContent: grams(recipe.carb),
      fiberContent: grams(recipe.fiber),
    },
    ...(diets.length > 0 ? { suitableForDiet: diets } : {}),
  }
}
