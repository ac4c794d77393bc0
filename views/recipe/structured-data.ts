import { label } from '../../src/i18n/message.ts'
import type { PageContext } from '../page.ts'
import { pictureOf } from '../parts.ts'
import type { Recipe } from './document.ts'
import { safeTags } from './safe-tags.ts'

/** Diets of schema.org (RestrictedDiet) by our tags. */
const DIETS: Readonly<Record<string, string>> = {
  vegetarian: 'VegetarianDiet',
  vegan: 'VeganDiet',
  'gluten-free': 'GlutenFreeDiet',
  'dairy-free': 'LowLactoseDiet',
  'low-calorie': 'LowCalorieDiet',
}

/** A recipe as schema.org/Recipe, with what search engines ask for. @param portions that its amounts are for */
export function structured(
  recipe: Recipe,
  portions: number,
  { lang, baseUrl }: PageContext,
): Readonly<Record<string, unknown>> {
  const grams = (value: number) => `${value} g`
  const diets = safeTags(recipe).flatMap((tag) => (DIETS[tag] ? [`https://schema.org/${DIETS[tag]}`] : []))
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    description: recipe.description,
    url: `${baseUrl}/recipe/${recipe.id}`,
    image: [recipe.photograph?.url ?? `${baseUrl}${pictureOf(recipe.id)}`],
    inLanguage: lang,
    author: { '@type': 'Organization', name: 'Provender', url: `${baseUrl}/` },
    recipeCategory: label(lang, 'slot', recipe.slots[0] ?? ''),
    recipeCuisine: recipe.cuisineLabel,
    recipeYield: String(portions),
    totalTime: `PT${recipe.timeMin}M`,
    recipeIngredient: recipe.ingredients.map(({ name, amountText }) => `${name}: ${amountText}`),
    recipeInstructions: recipe.cookingSteps.map(({ text }) => ({ '@type': 'HowToStep', text })),
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
