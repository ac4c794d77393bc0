import { inUnits } from '../catalogue/amount.ts'
import { hash } from '../catalogue/random.ts'
import { whole } from './arrays.ts'
import type { Reason, ReasonCode, Statement } from './explain/codes.ts'
import { reasons } from './explain/reasons.ts'
import type { Warning } from './explain/warning-codes.ts'
import { warnings } from './explain/warnings.ts'
import type { PlannerInput } from './input.ts'
import type { Params } from './params.ts'
import type { Plan } from './plan-data.ts'
import { daysOf, objectiveOf, totalsOf } from './plan-parts.ts'
import { occasionProblem } from './problem/occasion-problem.ts'
import type { Position, Problem, Solution } from './problem/problem.ts'
import { weekProblem } from './problem/week.ts'
import { search } from './search/search.ts'
import { shoppingListOf, stockLinesOf } from './shopping-list.ts'
import { PLANNER_VERSION } from './version.ts'

/** A kind of plan as a problem, and the seed of its search. */
interface Asked {
  readonly problemOf: (input: PlannerInput) => Problem
  readonly seed: (params: Params) => number
}

/** Main parts of the lunches and dinners, or the dishes of the table, of the plan without a variant: a variant is to differ from them. */
function apartFrom(input: PlannerInput, { problemOf, seed }: Asked): string[] {
  if (input.params.variant === 0) return []
  const problem = problemOf({ ...input, params: { ...input.params, variant: 0 } })
  const { dish } = search(problem, seed(problem.params))
  const counted = problem.positions.flatMap(({ counted }, c) =>
    counted ? [problem.index.data.recipes[whole(problem.dishes.recipe, whole(dish, c))]] : [],
  )
  // Bread meals of a week are habits: they are the same in every plan.
  const differs = (part: string): boolean => problem.kind === 'table' || part !== 'bread'
  return [...new Set(counted.flatMap((recipe) => (recipe && differs(recipe.part) ? [recipe.id] : [])))]
}

/** A variant is searched after the plan that it is to differ from. */
function planned(input: PlannerInput, asked: Asked): Plan {
  const problem = asked.problemOf({ ...input, apart: apartFrom(input, asked) })
  const solution = search(problem, asked.seed(input.params))
  return planOf(problem, solution, reasons(problem, solution, keptIn(problem, solution)))
}

/** Seven days of meals for one household. @throws EmptySlotError */
export const planWeek = (input: PlannerInput): Plan =>
  planned(input, { problemOf: (asked) => weekProblem(asked), seed: (params) => hash(['week', params]) })

/** An occasion's table, or its seven days, for so many guests. @throws EmptySlotError */
export const planOccasion = (input: PlannerInput, occasionId: string, guests: number): Plan =>
  planned(input, {
    problemOf: (asked) => occasionProblem(asked, occasionId, guests),
    seed: (params) => hash(['occasion', occasionId, guests, params]),
  })

/** What is said of the dishes that a person keeps, by position. */
function keptIn({ params, positions, dishes, index }: Problem, { dish }: Solution): Map<number, Statement> | undefined {
  if (params.keep.length === 0) return undefined
  const isKept = ({ day, name, companion }: Position, c: number): boolean => {
    const recipe = index.data.recipes[whole(dishes.recipe, whole(dish, c))]?.id
    return !companion && params.keep.some((kept) => kept.day === day && kept.slot === name && kept.recipeId === recipe)
  }
  return new Map(positions.flatMap((at, c) => (isKept(at, c) ? [[c, { code: 'locked', values: {} }]] : [])))
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
