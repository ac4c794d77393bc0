import { isMainMeal, type Slot } from '../../catalogue/vocabulary.ts'
import type { CountryEating } from '../../eating/meals.ts'
import type { RecipeData } from './data.ts'
import { besideSlotsIn, slotsIn } from './familiarity.ts'

/**
 * Whether a dish may stand at a meal. A breakfast or a snack may be less than a whole meal, and plain bread is one with what
 * is spread on it. A person may choose it for a meal at which the country does not eat it.
 * @param eating of the country, which may eat the dish at further meals
 */
export function fitsMeal(
  recipe: Pick<RecipeData, 'id' | 'slots' | 'slotsByCountry' | 'part' | 'meal'>,
  at: Slot,
  companion: boolean,
  eating: CountryEating | undefined,
): boolean {
  const { slots, part, meal } = recipe
  const large = isMainMeal(at)
  const whole = companion ? part !== 'main' : meal || !large || part === 'bread'
  const there = companion ? besideSlotsIn(eating, recipe) : slotsIn(eating, recipe)
  return whole && [...slots, ...there].includes(at)
}
