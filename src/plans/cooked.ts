import type { Day } from '../planner/plan-data.ts'

type Dishes = readonly Pick<Day, 'dishes'>[]

/**
 * For how many meals a dish is cooked at once: its own and those that eat of it later. A leftover has the number of the
 * dish it was cooked with.
 * @param day place in the plan, from 0; `dish` likewise in the day
 */
export function mealsCooked(days: Dishes, day: number, dish: number): number {
  const dishes = days.flatMap((of, d) => of.dishes.map((it, at) => ({ ...it, here: d === day && at === dish })))
  // Each cooked dish opens a pot; a leftover is eaten from the latest pot of its recipe.
  const pots = new Map<string, { meals: number; asked: boolean }[]>()
  for (const { recipeId, leftover, batch, here } of dishes) {
    const known = pots.get(recipeId) ?? []
    const pot = leftover ? known.at(-1) : { meals: 0, asked: false }
    if (!pot) continue
    pot.meals += 1
    pot.asked ||= here
    if (!leftover && batch) pots.set(recipeId, [...known, pot])
    if (here && !leftover && !batch) return 1
  }
  for (const pot of [...pots.values()].flat()) if (pot.asked) return pot.meals
  return 1
}
