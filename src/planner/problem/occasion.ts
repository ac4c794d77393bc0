import { whole } from '../arrays.ts'
import type { OccasionData } from './data.ts'
import { EmptySlotError, passing } from './filters.ts'
import { type ProblemIndex, setOf } from './index.ts'
import type { Problem, Shortage, Solution } from './problem.ts'

/**
 * How far dishes are from an occasion: 0 for the editor's first, up to 0.1 for the last of a course; 0.7 for others of the
 * cuisines its own dishes come from; 1 for the rest.
 */
export function occasionMismatch(
  index: ProblemIndex,
  occasion: OccasionData,
): { own: Set<number>; mismatch: (r: number) => number } {
  const rank = new Map<number, number>()
  const cuisines = new Set<number>()
  for (const ids of Object.values(occasion.dishes)) {
    ids.forEach((id, at) => {
      const recipe = index.recipeAt.get(id)
      if (recipe === undefined) return
      rank.set(recipe, Math.min(rank.get(recipe) ?? 1, (0.1 * at) / ids.length))
      cuisines.add(whole(index.cuisine, recipe))
    })
  }
  const others = (recipe: number): number => (cuisines.has(whole(index.cuisine, recipe)) ? 0.7 : 1)
  return { own: new Set(rank.keys()), mismatch: (recipe) => rank.get(recipe) ?? others(recipe) }
}

/**
 * Own dishes of an occasion in a course or meal that pass; others that obey its rule only where these do not suffice.
 * A place for which nothing is left is reported as a shortage.
 */
export function withOthers(
  name: string,
  own: readonly number[],
  others: Int32Array,
  needed: number,
  excluded: (recipe: number) => number,
): { recipes: Int32Array; shortage: Shortage | null; refusal: EmptySlotError | null } {
  const fit = own.filter((recipe) => excluded(recipe) === 0)
  if (fit.length >= needed) {
    return { recipes: Int32Array.from(new Set(fit)).sort(), shortage: null, refusal: null }
  }
  const union = Int32Array.from(new Set([...own, ...others])).sort()
  try {
    const recipes = passing(name, union, excluded)
    return { recipes, shortage: { group: name, own: fit.length, needed, available: recipes.length }, refusal: null }
  } catch (error) {
    if (!(error instanceof EmptySlotError)) throw error
    return { recipes: new Int32Array(0), shortage: { group: name, own: 0, needed, available: 0 }, refusal: error }
  }
}

/** How many of an occasion's own dishes for a course or meal stand in it. */
export function ownServed({ occasion, index, positions, dishes }: Problem, { dish }: Solution, name: string): number {
  const own = setOf(index, occasion?.dishes[name] ?? [])
  const there = positions.flatMap((at, c) => (at.name === name ? [whole(dishes.recipe, whole(dish, c))] : []))
  return new Set(there.filter((recipe) => own.has(recipe))).size
}
