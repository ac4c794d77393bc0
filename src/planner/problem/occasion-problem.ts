import type { PlannerInput } from '../input.ts'
import type { Problem } from './problem.ts'
import { tableProblem } from './table.ts'
import { type Held, themedWeekProblem } from './week.ts'

/**
 * An occasion's table or themed week.
 * @param held a plan of it that is to be changed
 * @throws EmptySlotError
 */
export function occasionProblem(input: PlannerInput, occasionId: string, guests: number, held?: Held): Problem {
  const occasion = input.data.occasions.find(({ id }) => id === occasionId)
  if (!occasion) throw new Error(`the problem data has no occasion ${occasionId}`)
  return occasion.kind === 'week'
    ? themedWeekProblem(input, occasion, guests, held)
    : tableProblem(input, occasion, guests, held)
}
