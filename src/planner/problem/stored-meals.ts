import type { Slot } from '../../catalogue/vocabulary.ts'
import type { Plan } from '../plan-data.ts'
import type { ProblemIndex } from './index.ts'
import { companionOf, headWith } from './offers.ts'
import type { Companion, PlannedMeal } from './planned-meal.ts'
import { EMPTY } from './problem.ts'

/** The meals of a stored week, its positions in their order. */
export function storedMeals(plan: Plan, index: ProblemIndex): PlannedMeal[] {
  const composed = plan.days.some(({ dishes }) => dishes.some(({ companion }) => companion))
  const meals: (PlannedMeal & { readonly recipeId: string; readonly batch: boolean })[] = []
  for (const { index: day, dishes } of plan.days) {
    for (const { slot, companion, recipeId, leftover, batch } of dishes) {
      const recipe = index.recipeAt.get(recipeId) ?? EMPTY
      const last = meals.at(-1)
      if (companion && last) {
        const side = companionOf(index, recipe) === 'side' && leftover
        meals[meals.length - 1] = {
          ...last,
          companions: [...last.companions, companionOf(index, recipe) as Companion],
          sideFrom: last.sideFrom || side,
        }
        continue
      }
      meals.push({
        day,
        slot: slot as Slot,
        head: composed ? (headWith(index, recipe) ?? 'any') : 'any',
        companions: [],
        from: leftover ? meals.findLastIndex((meal) => meal.batch && meal.recipeId === recipeId) : -1,
        sideFrom: false,
        like: -1,
        recipeId,
        batch: batch && !leftover,
      })
    }
  }
  return meals
}
