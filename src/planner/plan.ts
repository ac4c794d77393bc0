import { inUnits } from '../catalogue/amount.ts'
import { hash } from '../catalogue/random.ts'
import { whole } from './arrays.ts'
import type { Reason, ReasonCode, Statement } from './explain/codes.ts'
import { reasons } from './explain/reasons.ts'
import type { Warning } from './explain/warning-codes.ts'
import { warnings } from './explain/warnings.ts'
import type { PlannerInput } from './input.ts'
import type { Plan } from './plan-data.ts'
import { daysOf, objectiveOf, totalsOf } from './plan-parts.ts'
import { occasionProblem } from './problem/occasion-problem.ts'
import type { Position, Problem, Solution } from './problem/problem.ts'
import { weekProblem } from './problem/week.ts'
import { search } from './search/search.ts'
import { shoppingListOf, stockLinesOf } from './shopping-list.ts'
import { PLANNER_VERSION } from './version.ts'

/** Main parts of the lunches and dinners of the plan without a variant, from which a variant is to differ. */
function apartFrom(input: PlannerInput): string[] {
  const { params } = input
  if (params.variant === 0) return []
  const problem = weekProblem({ ...input, params: { ...params, variant: 0 } })
  const { dish } = search(problem, hash(['week', problem.params]))
  const mains = problem.positions.flatMap(({ counted }, c) =>
    counted ? [problem.index.data.recipes[whole(problem.dishes.recipe, whole(dish, c))]] : [],
  )
  // Bread meals are habits: they are the same in every plan.
  return [...new Set(mains.flatMap((recipe) => (recipe && recipe.part !== 'bread' ? [recipe.id] : [])))]
}

/** Seven days of meals for one household. A variant is searched after the plan that it is to differ from. @throws EmptySlotError */
export function planWeek(input: PlannerInput): Plan {
  const problem = weekProblem({ ...input, apart: apartFrom(input) })
  const solution = search(problem, hash(['week', input.params]))
  return planOf(problem, solution, reasons(problem, solution, keptIn(problem)))
}

/** What is said of the main parts that a person keeps, by position. */
function keptIn({ params, positions }: Problem): Map<number, Statement> | undefined {
  if (params.keep.length === 0) return undefined
  const isKept = ({ day, name, companion }: Position): boolean =>
    !companion && params.keep.some((kept) => kept.day === day && kept.slot === name)
  return new Map(positions.flatMap((at, c) => (isKept(at) ? [[c, { code: 'locked', values: {} }]] : [])))
}

/** An occasion's table, or its seven days, for so many guests. @throws EmptySlotError */
export function planOccasion(input: PlannerInput, occasionId: string, guests: number): Plan {
  const problem = occasionProblem(input, occasionId, guests)
  const solution = search(problem, hash(['occasion', occasionId, guests, input.params]))
  return planOf(problem, solution, reasons(problem, solution))
}

/** What is said of a dish that a person chose for its place. */
const CHOSEN: ReadonlySet<string> = new Set<ReasonCode>(['swapped', 'locked'])

/**
 * A finished solution as a plan: its dishes with their reasons, its one list, its sums, and what it misses.
 * @param changes what a choice of the person changed besides
 */
export function planOf(
  problem: Problem,
  solution: Solution,
  why: readonly Reason[],
  changes: readonly Warning[] = [],
): Plan {
  const chosen = new Set(why.flatMap(({ code }, c) => (CHOSEN.has(code) ? [c] : [])))
  const days = daysOf(problem, solution, why)
  const list = shoppingListOf(problem, solution)
  return {
    kind: problem.occasion ? 'occasion' : 'week',
    version: PLANNER_VERSION,
    occasion: problem.occasion?.id ?? '',
    portions: inUnits(problem.portions),
    days,
    list,
    ...(problem.before && { before: problem.before, stock: stockLinesOf(problem, solution) }),
    ...(problem.apart.length > 0 && { apart: problem.apart }),
    totals: totalsOf(days, list),
    warnings: [...changes, ...warnings(problem, solution, chosen)],
    objective: objectiveOf(problem, solution),
  }
}
