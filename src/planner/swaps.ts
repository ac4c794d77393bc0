import { inUnits } from '../catalogue/amount.ts'
import { real, whole } from './arrays.ts'
import { evaluate, type Score } from './evaluate.ts'
import type { Statement } from './explain/codes.ts'
import { reasons } from './explain/reasons.ts'
import type { PlannerInput } from './input.ts'
import { planOf } from './plan.ts'
import type { Dish, Plan } from './plan-data.ts'
import type { ProblemData } from './problem/data.ts'
import { exclusionMask } from './problem/filters.ts'
import { indexOf } from './problem/index.ts'
import { occasionProblem } from './problem/occasion-problem.ts'
import { EMPTY, FRESH, type Group, type Position, type Problem, type Solution } from './problem/problem.ts'
import { weekProblem } from './problem/week.ts'
import { SearchState } from './search/state.ts'
import { listTotals, shoppingListOf } from './shopping-list.ts'

/** Alternatives shown for a dish, at most. */
export const ALTERNATIVES = 3

/** Another dish for a place, all else kept. Differences are then minus now, of lists built anew. */
export interface Swap {
  readonly recipeId: string
  /** share of its portion that an adult would eat */
  readonly portion: number
  /** adult portions of it that would be eaten */
  readonly portions: number
  readonly costDeltaMinor: number
  /** of what is bought and not eaten */
  readonly wasteDeltaMinor: number
  /** of the day, per adult portion (a table: per guest) */
  readonly kcalDelta: number
  readonly objectiveDelta: number
}

/** That dish cannot stand in that place of the plan. */
export class SwapNotPossibleError extends Error {
  override readonly name = 'SwapNotPossibleError'
  readonly recipeId: string
  /** noSuchPlace, basket, filtered (an exclusion or a missing appliance), wrongSlot, notBatch (cooked for two days), sameDish, repeats (there already, or its main ingredient next to it) */
  readonly reason: 'noSuchPlace' | 'basket' | 'filtered' | 'wrongSlot' | 'notBatch' | 'sameDish' | 'repeats'
  constructor(recipeId: string, reason: SwapNotPossibleError['reason']) {
    super(`${recipeId} cannot stand there: ${reason}`)
    this.recipeId = recipeId
    this.reason = reason
  }
}

/** A stored week or table as problem and solution again. Its dishes are candidates, whatever is offered now. */
function reopen(plan: Plan, input: PlannerInput, besides?: { slot: string; recipe: number }) {
  const index = indexOf(input.data)
  const required: Record<string, number[]> = {}
  const hold = (slot: string, recipe: number): void => {
    required[slot] = [...(required[slot] ?? []), recipe]
  }
  const recipes = plan.days.flatMap(({ dishes }) =>
    dishes.map(({ slot, recipeId }) => {
      const recipe = index.recipeAt.get(recipeId)
      if (recipe === undefined) throw new Error(`the problem data has no recipe ${recipeId}`)
      hold(slot, recipe)
      return recipe
    }),
  )
  if (besides) hold(besides.slot, besides.recipe)
  const problem =
    plan.kind === 'week' ? weekProblem(input, required) : occasionProblem(input, plan.occasion, plan.portions, required)
  const positions = plan.days.flatMap(({ dishes }) => dishes)
  if (problem.positions.length !== positions.length) throw new SwapNotPossibleError('', 'noSuchPlace')
  const dish = Int32Array.from(recipes, (recipe, c) => dishOf(problem, c, recipe))
  const source = new Int32Array(recipes.length).fill(FRESH)
  positions.forEach(({ leftover }, c) => {
    if (!leftover) return
    const cooked = problem.positions.findIndex(
      ({ next }, from) => next.includes(c) && positions[from]?.batch && dish[from] === dish[c],
    )
    source[c] = cooked
  })
  return { problem, solution: { dish, source } }
}

const groupOf = (problem: Problem, position: number): Group =>
  problem.groups[(problem.positions[position] as Position).group] as Group

function dishOf(problem: Problem, position: number, recipe: number): number {
  const { candidates } = groupOf(problem, position)
  return candidates.find((dish) => problem.dishes.recipe[dish] === recipe) ?? EMPTY
}

/** The solution with another dish in a position; what it cooks for the next day changes with it, what was left over does not. */
function changed({ dish, source }: Solution, position: number, to: number): Solution {
  const other = { dish: Int32Array.from(dish), source: Int32Array.from(source) }
  other.dish[position] = to
  other.source[position] = FRESH
  const again = source.indexOf(position)
  if (again >= 0) other.dish[again] = to
  return other
}

/** A solution that stands, and what swaps of it are compared with. */
interface Standing {
  readonly problem: Problem
  readonly solution: Solution
  readonly now: Score
  readonly totals: ReturnType<typeof listTotals>
  readonly state: SearchState
  /** whether a dish may be offered: it passes the filters, and is not withdrawn */
  readonly offered: (dish: number) => boolean
}

/** For each day and dish up to three alternatives that keep every hard rule, the best first. None for a basket. */
export function swaps(plan: Plan, input: PlannerInput): Swap[][][] {
  if (plan.kind === 'basket') return plan.days.map(({ dishes }) => dishes.map(() => []))
  const { problem, solution } = reopen(plan, input)
  const excluded = exclusionMask(problem.index, input.params, problem.occasion ?? undefined)
  const state = new SearchState(problem)
  state.restore(solution)
  const standing: Standing = {
    problem,
    solution,
    now: evaluate(problem, solution),
    totals: listTotals(shoppingListOf(problem, solution)),
    state,
    offered: (dish) => {
      const recipe = whole(problem.dishes.recipe, dish)
      return excluded(recipe) === 0 && problem.index.offered[recipe] === 1
    },
  }
  const ofPosition = problem.positions.map((_, position) => swapsAt(standing, position))
  let position = 0
  return plan.days.map(({ dishes }) => dishes.map(() => ofPosition[position++] ?? []))
}

/** The best alternatives for a position. */
function swapsAt(standing: Standing, position: number): Swap[] {
  const { problem, solution, state } = standing
  const { hardPenalty } = state
  const found: Swap[] = []
  for (const dish of ranked(standing, position)) {
    if (found.length === ALTERNATIVES) break
    const other = changed(solution, position, dish)
    const then = evaluate(problem, other)
    if (then.hardPenalty <= hardPenalty) found.push(swapOf(standing, other, then, position))
  }
  return found
}

/** The other dishes that may stand in a position, the best first. */
function ranked({ problem, state, offered }: Standing, position: number): number[] {
  const again = whole(state.target, position)
  const here = whole(state.dish, position)
  const source = whole(state.source, position)
  if (again !== EMPTY) state.unassign(again)
  state.unassign(position)
  const found: { dish: number; score: number }[] = []
  for (const dish of groupOf(problem, position).candidates) {
    if (dish === here || (again !== EMPTY && !problem.dishes.batch[dish]) || !offered(dish)) continue
    found.push({ dish, score: state.scoreWith(position, dish, again) })
  }
  state.assign(position, here, source)
  if (again !== EMPTY) state.assign(again, here, position)
  return found.sort((a, b) => a.score - b.score || a.dish - b.dish).map(({ dish }) => dish)
}

function swapOf({ problem, now, totals }: Standing, other: Solution, then: Score, position: number): Swap {
  const { day } = problem.positions[position] as Position
  const dish = whole(other.dish, position)
  const list = listTotals(shoppingListOf(problem, other))
  return {
    recipeId: problem.index.data.recipes[whole(problem.dishes.recipe, dish)]?.id ?? '',
    portion: real(problem.dishes.portion, dish),
    portions: inUnits(whole(problem.dishes.portions, dish)),
    costDeltaMinor: list.costMinor - totals.costMinor,
    wasteDeltaMinor: list.costMinor - list.usedCostMinor - (totals.costMinor - totals.usedCostMinor),
    kcalDelta: Math.round(real(then.kcal, day)) - Math.round(real(now.kcal, day)),
    objectiveDelta: Math.round((then.total - now.total) * 1e6) / 1e6,
  }
}

/** A dish for a place of a plan. */
export interface SwapRequest {
  /** index of the day */
  readonly day: number
  /** index of the dish in its day */
  readonly dish: number
  readonly recipeId: string
}

/**
 * A new plan with that dish in that place and all else kept. A dish cooked for two days changes on both; a leftover's
 * place gets a dish cooked there.
 * @throws SwapNotPossibleError
 */
export function swapDish(plan: Plan, asked: SwapRequest, input: PlannerInput): Plan {
  const { recipeId } = asked
  const place = placeOf(plan, asked)
  const recipe = fittingRecipe(plan, place.slot, recipeId, input.data)
  const { problem, solution } = reopen(plan, input, { slot: place.slot, recipe })
  if (exclusionMask(problem.index, input.params, problem.occasion ?? undefined)(recipe) !== 0)
    throw new SwapNotPossibleError(recipeId, 'filtered')
  const position = plan.days.slice(0, asked.day).reduce((sum, { dishes }) => sum + dishes.length, 0) + asked.dish
  const again = solution.source.indexOf(position)
  if (again >= 0 && !problem.index.batch[recipe]) throw new SwapNotPossibleError(recipeId, 'notBatch')
  const other = changed(solution, position, dishOf(problem, position, recipe))
  const now = evaluate(problem, solution)
  const then = evaluate(problem, other)
  if (then.hardPenalty > now.hardPenalty) throw new SwapNotPossibleError(recipeId, 'repeats')

  const changes = swappedBefore(plan, other)
  const values = { insteadOf: place.recipeId, costDeltaMinor: then.costMinor - now.costMinor }
  changes.set(position, { code: 'swapped', values })
  return planOf(problem, other, reasons(problem, other, changes))
}

/** The dish that is to go. @throws SwapNotPossibleError where none can */
function placeOf(plan: Plan, { day, dish, recipeId }: SwapRequest): Dish {
  const place = plan.days[day]?.dishes[dish]
  if (!place) throw new SwapNotPossibleError(recipeId, 'noSuchPlace')
  if (plan.kind === 'basket') throw new SwapNotPossibleError(recipeId, 'basket')
  if (place.recipeId === recipeId && !place.leftover) throw new SwapNotPossibleError(recipeId, 'sameDish')
  return place
}

/** A recipe that belongs to the meal or course, by its number. @throws SwapNotPossibleError */
function fittingRecipe(plan: Plan, slot: string, recipeId: string, data: ProblemData): number {
  const recipe = indexOf(data).recipeAt.get(recipeId)
  const facts = recipe === undefined ? undefined : data.recipes[recipe]
  if (recipe === undefined || !facts || facts.withdrawn) throw new SwapNotPossibleError(recipeId, 'filtered')
  const own = data.occasions.find(({ id }) => id === plan.occasion)?.dishes[slot]?.includes(recipeId)
  const fits = facts.course === slot || (facts.meal && facts.slots.some((meal) => meal === slot))
  if (!own && !fits) throw new SwapNotPossibleError(recipeId, 'wrongSlot')
  return recipe
}

/** What is said of the dishes that a person put into the plan before, by position. */
function swappedBefore(plan: Plan, { source }: Solution): Map<number, Statement> {
  const dishes = plan.days.flatMap((day) => day.dishes)
  return new Map(
    dishes.flatMap(({ why: { code, values } }, position): [number, Statement][] =>
      code === 'swapped' && source[position] === FRESH ? [[position, { code, values }]] : [],
    ),
  )
}
