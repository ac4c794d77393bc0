import type { Board } from '../board.ts'
import type { Score } from '../evaluate.ts'
import type { Cell, Choice, Group, Problem } from '../problem.ts'
import type { Fact } from './codes.ts'
import type { PackRole } from './packs.ts'

/** A finished choice with what its reasons are read from. */
export interface Standing {
  readonly problem: Problem
  readonly choice: Choice
  readonly now: Score
  readonly board: Board
  readonly roles: ReadonlyMap<number, ReadonlyMap<number, PackRole>>
}

/** The choice with the runner-up in a place, and what that is worth. */
export interface Other {
  readonly choice: Choice
  readonly score: Score
}

export const cellAt = (problem: Problem, cell: number): Cell => problem.cells[cell] as Cell
export const dishAt = ({ dish }: Choice, cell: number): number => dish[cell] as number
export const groupAt = (problem: Problem, cell: number): Group => problem.groups[cellAt(problem, cell).group] as Group
export const recipeOf = (problem: Problem, dish: number): number => problem.dishes.recipe[dish] as number
export const idOf = (problem: Problem, dish: number): string =>
  problem.index.world.recipes[recipeOf(problem, dish)]?.id ?? ''
export const ingredientId = (problem: Problem, ingredient: number): string =>
  problem.index.world.ingredients[ingredient]?.id ?? ''
export const minutesOf = (problem: Problem, dish: number): number =>
  problem.index.time[recipeOf(problem, dish)] as number
/** Id of the ingredient that stands for the kind of a dish's main ingredient. */
export const familyId = (problem: Problem, dish: number): string =>
  problem.index.families[problem.dishes.main[dish] as number] ?? ''

/** A pack role as it is said. */
export const saidOf = (problem: Problem, { code, item, otherDish, savedMinor }: PackRole): Fact => ({
  code,
  values: {
    ingredient: ingredientId(problem, problem.items.ingredient[item] as number),
    otherRecipe: idOf(problem, otherDish),
    ...(savedMinor > 0 && { savedMinor }),
  },
})

/** What a dish takes of what is at home, by the cost of buying that much; minor units, the most first. */
export function homeUse(
  { problem, board }: Pick<Standing, 'problem' | 'board'>,
  cell: number,
  dish: number,
): { ingredient: number; saved: number }[] {
  const { haves, index, priceMinor } = problem
  const recipe = recipeOf(problem, dish)
  const meals = (board.target[cell] as number) >= 0 ? 2 : 1
  const found: { ingredient: number; saved: number }[] = []
  for (let line = index.lineStart[recipe] as number; line < (index.lineStart[recipe + 1] as number); line++) {
    const ingredient = index.lineIngredient[line] as number
    if (!haves.includes(ingredient)) continue
    const use = (meals * (index.lineAmount[line] as number) * groupAt(problem, cell).portions) / 100
    found.push({ ingredient, saved: (use * (priceMinor[ingredient] as number)) / (index.pack[ingredient] as number) })
  }
  return found.sort((a, b) => b.saved - a.saved)
}
