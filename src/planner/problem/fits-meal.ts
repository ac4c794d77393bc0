import { isMainMeal, type Slot } from '../../catalogue/vocabulary.ts'
import type { RecipeData } from './data.ts'

/**
 * Whether a dish may stand at a meal. What stands beside a lunch or a dinner is alike; a breakfast or a snack may be less
 * than a whole meal.
 */
export function fitsMeal(
  { slots, part, meal }: Pick<RecipeData, 'slots' | 'part' | 'meal'>,
  at: Slot,
  companion: boolean,
): boolean {
  const large = isMainMeal(at)
  const whole = companion ? part !== 'main' : meal || !large
  return whole && slots.some((slot) => slot === at || (companion && large && isMainMeal(slot)))
}
