import type { Slot } from '../../catalogue/vocabulary.ts'
import { real } from '../arrays.ts'
import type { Params } from '../params.ts'
import { mealKcal, servedPortion } from './household.ts'
import type { ProblemIndex } from './index.ts'
import type { Layout } from './layout.ts'

/** The share of each recipe's portion that an adult eats where so many kcal are aimed at: portions carry the day's energy. */
export function servedAt(index: ProblemIndex, aim: number): (recipe: number) => number {
  // Worked out when it is asked for: a meal part looks at a few of a large catalogue's recipes, again and again.
  const served = new Float64Array(index.data.recipes.length)
  return (recipe) => {
    const known = real(served, recipe)
    if (known > 0) return known
    const share = servedPortion(real(index.kcal, recipe), index.data.recipes[recipe]?.portionRange ?? [1, 1], aim)
    served[recipe] = share
    return share
  }
}

export const meanKcal = (index: ProblemIndex, recipes: Int32Array): number =>
  recipes.length === 0 ? 0 : recipes.reduce((sum, r) => sum + real(index.kcal, r), 0) / recipes.length

/**
 * What each group of positions aims at, kcal of an adult: a companion at what it usually brings, a main part at what its
 * meal lacks besides its companions, in the mean of the positions.
 */
export function targetKcalOf(
  layout: Layout,
  usual: readonly number[],
  slots: readonly Slot[],
  goal: Params['goal'],
): number[] {
  const { positions, shelves } = layout
  const besides = new Map<string, number>()
  positions.forEach(({ day, name, companion, group }) => {
    const meal = `${day} ${name}`
    if (companion) besides.set(meal, (besides.get(meal) ?? 0) + (usual[group] ?? 0))
  })
  return shelves.map(({ part, slot, count }, group) => {
    if ('companion' in part) return usual[group] ?? 0
    const lacking = positions.reduce(
      (sum, at) => sum + (at.group === group ? (besides.get(`${at.day} ${at.name}`) ?? 0) : 0),
      0,
    )
    return mealKcal(slot, slots, goal) - lacking / count
  })
}
