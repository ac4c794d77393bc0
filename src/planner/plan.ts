import { inUnits } from '../catalogue/amount.ts'
import { hash } from '../catalogue/random.ts'
import type { Reason } from './explain/codes.ts'
import { reasons } from './explain/reasons.ts'
import { warnings } from './explain/warnings.ts'
import type { PlannerInput } from './input.ts'
import type { Plan } from './plan-data.ts'
import { daysOf, objectiveOf, totalsOf } from './plan-parts.ts'
import { occasionProblem } from './problem/occasion-problem.ts'
import type { Problem, Solution } from './problem/problem.ts'
import { weekProblem } from './problem/week.ts'
import { search } from './search/search.ts'
import { shoppingListOf } from './shopping-list.ts'
import { PLANNER_VERSION } from './version.ts'

/** Seven days of meals for one household. @throws EmptySlotError */
export function planWeek(input: PlannerInput): Plan {
  const problem = weekProblem(input)
  const solution = search(problem, hash(['week', input.params]))
  return planOf(problem, solution, reasons(problem, solution))
}

/** An occasion's table, or its seven days, for so many guests. @throws EmptySlotError */
export function planOccasion(input: PlannerInput, occasionId: string, guests: number): Plan {
  const problem = occasionProblem(input, occasionId, guests)
  const solution = search(problem, hash(['occasion', occasionId, guests, input.params]))
  return planOf(problem, solution, reasons(problem, solution))
}

/** A finished solution as a plan: its dishes with their reasons, its one list, its sums, and what it misses. */
export function planOf(problem: Problem, solution: Solution, why: readonly Reason[]): Plan {
  const days = daysOf(problem, solution, why)
  const list = shoppingListOf(problem, solution)
  return {
    kind: problem.occasion ? 'occasion' : 'week',
    version: PLANNER_VERSION,
    occasion: problem.occasion?.id ?? '',
    portions: inUnits(problem.portions),
    days,
    list,
    totals: totalsOf(days, list),
    warnings: warnings(problem, solution),
    objective: objectiveOf(problem, solution),
  }
}
