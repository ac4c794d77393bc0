import { HUNDREDTHS } from '../../catalogue/amount.ts'
import { real, whole } from '../arrays.ts'
import type { Score } from '../evaluate.ts'
import {
  type Block,
  EMPTY,
  eatenAgain,
  FRESH,
  type Group,
  type Position,
  type Problem,
  type Solution,
} from '../problem/problem.ts'
import type { SearchState } from '../search/state.ts'
import type { Fact } from './codes.ts'
import type { PackRole } from './packs.ts'

/** A finished solution with what its reasons are read from. */
export interface Standing {
  readonly problem: Problem
  readonly solution: Solution
  readonly now: Score
  readonly state: SearchState
  readonly roles: ReadonlyMap<number, ReadonlyMap<number, PackRole>>
}

/** The solution with the runner-up in a place, and what that is worth. */
export interface Other {
  readonly solution: Solution
  readonly score: Score
}

export const positionAt = (problem: Problem, position: number): Position => problem.positions[position] as Position
export const dishAt = ({ dish }: Solution, position: number): number => whole(dish, position)
export const groupAt = (problem: Problem, position: number): Group =>
  problem.groups[positionAt(problem, position).group] as Group
export const recipeOf = (problem: Problem, dish: number): number => whole(problem.dishes.recipe, dish)
export const idOf = (problem: Problem, dish: number): string =>
  problem.index.data.recipes[recipeOf(problem, dish)]?.id ?? ''
export const ingredientId = (problem: Problem, ingredient: number): string =>
  problem.index.data.ingredients[ingredient]?.id ?? ''
export const minutesOf = (problem: Problem, dish: number): number => real(problem.index.time, recipeOf(problem, dish))
/** Id of the ingredient that stands for the kind of a dish's main ingredient. */
export const familyId = (problem: Problem, dish: number): string =>
  problem.index.families[whole(problem.dishes.main, dish)] ?? ''

/** The habit that a position is part of: the same dish on several days, cooked anew on each. */
export const habitOf = ({ blocks }: Problem, position: number): Block | undefined =>
  blocks.find(({ positions, leftover }) => !leftover && positions.length > 1 && positions.includes(position))

/** The positions that change with one: where its dish is eaten again, or the other days of a habit. A leftover stands alone. */
export function movedWith(problem: Problem, solution: Solution, position: number): Block {
  const habit = habitOf(problem, position)
  if (habit) return habit
  const again = solution.source[position] === FRESH ? eatenAgain(solution, position) : []
  return { positions: [position, ...again], leftover: again.length > 0 }
}

/** What `look` finds while a position, and those that change with it, are empty; then all is as it was. */
export function whileOpen<T>(
  { problem, solution, state }: Pick<Standing, 'problem' | 'solution' | 'state'>,
  position: number,
  look: (moved: Block) => T,
): T {
  const moved = movedWith(problem, solution, position)
  const dish = dishAt(solution, position)
  const cookedIn = whole(solution.source, position)
  state.clear(moved)
  const found = look(moved)
  if (cookedIn === FRESH) state.fill(moved, dish)
  else state.assign(position, dish, cookedIn)
  return found
}

/** A pack role as it is said. */
export const saidOf = (problem: Problem, { code, item, otherDish, savedMinor }: PackRole): Fact => ({
  code,
  values: {
    ingredient: ingredientId(problem, whole(problem.items.ingredient, item)),
    ...(otherDish !== EMPTY && { otherRecipe: idOf(problem, otherDish) }),
    ...(savedMinor > 0 && { savedMinor }),
  },
})

/** What a dish takes of what is at home, by the cost of buying that much; minor units, the most first. */
export function homeUse(
  { problem, solution }: Pick<Standing, 'problem' | 'solution'>,
  position: number,
  dish: number,
): { ingredient: number; saved: number }[] {
  const { pantryStock, index, priceMinor } = problem
  const recipe = recipeOf(problem, dish)
  const meals = 1 + eatenAgain(solution, position).length
  const found: { ingredient: number; saved: number }[] = []
  for (let line = whole(index.lineStart, recipe); line < whole(index.lineStart, recipe + 1); line++) {
    const ingredient = whole(index.lineIngredient, line)
    if (!pantryStock.includes(ingredient)) continue
    const use = (meals * real(index.lineAmount, line) * whole(problem.dishes.portions, dish)) / HUNDREDTHS
    found.push({ ingredient, saved: (use * real(priceMinor, ingredient)) / real(index.pack, ingredient) })
  }
  return found.sort((a, b) => b.saved - a.saved)
}
