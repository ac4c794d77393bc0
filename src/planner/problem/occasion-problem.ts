import type { PlannerInput } from '../input.ts'
import type { RequiredRecipes } from './assemble.ts'
import type { Problem } from './problem.ts'
import { tableProblem } from './table.ts'
import { themedWeekProblem } from './week.ts'

/**
 * An occasion's table or themed week.
 * @param required recipes that must be among the candidates, by meal or course
 * @throws EmptySlotError
 */
export function occasionProblem(
  input: PlannerInput,
  occasionId: string,
  guests: number,
  required?: RequiredRecipes,
): Problem {
  const occasion = input.data.occasions.find(({ id }) => id === occasionId)
  if (!occasion) throw new Error(`the problem data has no occasion ${occasionId}`)
  return occasion.kind === 'week'
    ? themedWeekProblem(input, occasion, guests, required)
    : tableProblem(input, occasion, guests, required)
}
