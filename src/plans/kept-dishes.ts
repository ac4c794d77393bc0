import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { InvalidFieldError } from '../catalogue/refusals.ts'
import { isMainMeal, SLOTS, type Slot } from '../catalogue/vocabulary.ts'
import { allowed } from '../i18n/allowed.ts'
import { normalise, type ParamsInput } from '../planner/params.ts'
import { besides, type DishesKept, type DishOfMeal, isSamePlace } from '../planner/plan-change.ts'
import type { Plan } from '../planner/plan-data.ts'
import type { Revision } from '../revision/types.ts'
import { checkKept, withPresets } from './check.ts'
import { findPlans, type StoredPlan, WEEK } from './make.ts'

/** A main dish in its place of a week. */
export type Kept = (ParamsInput['keep'] & {})[number]

/** The lunches and dinners of a week, also those that are eaten again. None of another plan. */
export const lunchesAndDinners = ({ request, plan }: StoredPlan): Kept[] =>
  request.kind !== 'week'
    ? []
    : plan.days.flatMap(({ index: day, dishes }) =>
        dishes.flatMap(({ slot, recipeId, companion }) => {
          const meal = request.params.slots.find((one) => one === slot && isMainMeal(slot))
          return meal && !companion ? [{ day, slot: meal, recipeId }] : []
        }),
      )

/** Main dishes that a person put into the week or kept in it, the last for each meal. */
async function chosenDishes(em: SqlEntityManager, week: StoredPlan): Promise<Kept[]> {
  const swaps: Kept[] = []
  for (let { swapped } = week.request, { plan } = week; swapped && swaps.length < SLOTS.length * WEEK; ) {
    const { day, dish, recipeId, from } = swapped
    const at = plan.days[day]?.dishes[dish]
    const put = { day, slot: at?.slot as Slot, recipeId }
    if (at && !at.companion && !swaps.some(isSamePlace(put))) swaps.push(put)
    const [before] = await findPlans(em, [from])
    if (!before) break
    ;({ swapped } = before.request)
    ;({ plan } = before)
  }
  return besides(swaps, [...week.request.params.keep])
}

/** Those of the dishes that may stay under these answers. */
function stillFitting(catalogue: Revision, params: ParamsInput, dishes: readonly Kept[]): Kept[] {
  return dishes.filter((dish) => {
    try {
      checkKept(catalogue, normalise(withPresets(catalogue, { ...params, keep: [dish] }), ''))
      return true
    } catch (error) {
      if (error instanceof InvalidFieldError && error.field.startsWith('keep')) return false
      throw error
    }
  })
}

/** Dishes of a week that stay when it is built anew with other answers. */
export async function stayingDishes(
  week: StoredPlan,
  kept: DishesKept,
  params: ParamsInput,
  { catalogue, em }: { readonly catalogue: Revision; readonly em: SqlEntityManager },
): Promise<Kept[]> {
  if (kept === 'none') return []
  const chosen = await chosenDishes(em, week)
  return stillFitting(catalogue, params, kept === 'all' ? besides(chosen, lunchesAndDinners(week)) : chosen)
}

/** Where the main part of a meal stands. @throws InvalidFieldError */
export function placeOf(plan: Plan, field: 'keep' | 'swap', meal: DishOfMeal) {
  const day = plan.days.findIndex(({ date }) => date === meal.date)
  const dish = plan.days[day]?.dishes.findIndex(({ slot, companion }) => slot === meal.slot && !companion) ?? -1
  const recipeId = plan.days[day]?.dishes[dish]?.recipeId
  if (recipeId === undefined) throw new InvalidFieldError(field, meal, allowed('noSuchPlace'))
  return { day, dish, recipeId }
}
