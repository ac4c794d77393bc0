import { inUnits } from '../catalogue/amount.ts'
import type { Slot } from '../catalogue/vocabulary.ts'
import { flag, real, whole } from './arrays.ts'
import { evaluate, type Score } from './evaluate.ts'
import type { Statement } from './explain/codes.ts'
import { reasons } from './explain/reasons.ts'
import { groupAt, whileOpen } from './explain/standing.ts'
import type { Warning } from './explain/warning-codes.ts'
import type { PlannerInput } from './input.ts'
import { planOf } from './plan.ts'
import type { Dish, Plan } from './plan-data.ts'
import { homeOf, slotBit } from './problem/familiarity.ts'
import { exclusionMask } from './problem/filters.ts'
import { fitsMeal } from './problem/fits-meal.ts'
import { indexOf } from './problem/index.ts'
import { indexFor } from './problem/kitchen.ts'
import { occasionProblem } from './problem/occasion-problem.ts'
import {
  EMPTY,
  eatenAgain,
  FRESH,
  goesWith,
  type Position,
  type Problem,
  type Solution,
  sourcesOf,
} from './problem/problem.ts'
import { storedMeals } from './problem/stored-meals.ts'
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
  /** noSuchPlace, basket, filtered (an exclusion or a missing appliance), wrongSlot, notBatch (cooked for two days), sameDish */
  readonly reason: 'noSuchPlace' | 'basket' | 'filtered' | 'wrongSlot' | 'notBatch' | 'sameDish'
  constructor(recipeId: string, reason: SwapNotPossibleError['reason']) {
    super(`${recipeId} cannot stand there: ${reason}`)
    this.recipeId = recipeId
    this.reason = reason
  }
}

/** A dish besides those of a plan that may stand at a place. */
interface Besides {
  readonly position: number
  readonly recipe: number
}

/** A stored week or table as problem and solution again. Its dishes are candidates, whatever is offered now. */
function reopen(plan: Plan, asked: PlannerInput, besides?: Besides) {
  const input = { ...asked, before: plan.before, apart: plan.apart }
  const index = indexFor(input)
  const places = plan.days.flatMap(({ dishes }) => dishes)
  const recipes = places.map(({ recipeId }) => {
    const recipe = index.recipeAt.get(recipeId)
    if (recipe === undefined) throw new Error(`the problem data has no recipe ${recipeId}`)
    return recipe
  })
  const held = {
    meals: plan.kind === 'basket' ? [] : storedMeals(plan, index),
    dishes: [
      ...places.map(({ portion = 1 }, position) => ({ position, recipe: recipes[position] as number, share: portion })),
      ...(besides ? [besides] : []),
    ],
    places,
  }
  const problem =
    plan.kind === 'week' ? weekProblem(input, held) : occasionProblem(input, plan.occasion, plan.portions, held)
  if (problem.positions.length !== places.length) throw new SwapNotPossibleError('', 'noSuchPlace')
  const dish = Int32Array.from(recipes, (recipe, c) => dishOf(problem, c, recipe, places[c]?.portion ?? 1))
  return { problem, solution: { dish, source: sourcesOf(problem) } }
}

/** A recipe that may stand at a position, in a given portion or the usual one; EMPTY: it may not. */
function dishOf(problem: Problem, position: number, recipe: number, share?: number): number {
  const { dishes } = problem
  const usual = groupAt(problem, position).candidates.find((dish) => dishes.recipe[dish] === recipe) ?? EMPTY
  if (usual === EMPTY || share === undefined) return usual
  return dishes.sizes[usual]?.find((dish) => dishes.portion[dish] === share) ?? usual
}

/** The solution with another dish in a position; what it cooks for later meals changes with it, what was left over does not. */
function changed({ dish, source }: Solution, position: number, to: number): Solution {
  const other = { dish: Int32Array.from(dish), source: Int32Array.from(source) }
  other.dish[position] = to
  other.source[position] = FRESH
  for (const again of eatenAgain({ dish, source }, position)) other.dish[again] = to
  return other
}

/** The same with the sides that go best with it, where those that stand there do not. */
function withSides(problem: Problem, solution: Solution, position: number): Solution {
  const { positions, sides } = problem
  const moved = [position, ...eatenAgain(solution, position)]
  return moved.reduce((now, place) => {
    const { companion, partner } = positions[place] as Position
    const main = whole(now.dish, place)
    if (companion || partner < 0 || now.source[partner] !== FRESH || goesWith(sides, main, whole(now.dish, partner)))
      return now
    const fitting = groupAt(problem, partner).candidates.filter((side) => goesWith(sides, main, side))
    const tries = Array.from(fitting, (side) => changed(now, partner, side))
    return tries.reduce((a, b) => (lossOf(problem, b) < lossOf(problem, a) ? b : a), tries[0] ?? now)
  }, solution)
}

const lossOf = (problem: Problem, solution: Solution): number => {
  const { hardPenalty, total } = evaluate(problem, solution)
  return hardPenalty + total
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
  const { problem, solution, now } = standing
  const found: Swap[] = []
  for (const dish of ranked(standing, position)) {
    if (found.length === ALTERNATIVES) break
    const other = withSides(problem, changed(solution, position, dish), position)
    const then = evaluate(problem, other)
    if (then.hardPenalty <= now.hardPenalty) found.push(swapOf(standing, other, then, position))
  }
  return found
}

/** The other dishes that may stand in a position, the best first. */
function ranked({ problem, solution, state, offered }: Standing, position: number): number[] {
  const { dishes } = problem
  const here = whole(solution.dish, position)
  const found = whileOpen({ problem, solution, state }, position, (moved) =>
    [...groupAt(problem, position).candidates].flatMap((dish) => {
      const fits = !moved.leftover || flag(dishes.batch, dish) === 1
      if (dishes.recipe[dish] === dishes.recipe[here] || !fits || !offered(dish)) return []
      if (!isOfMeal(problem, position, whole(dishes.recipe, dish))) return []
      return [{ dish, score: state.scoreWith(moved, dish) }]
    }),
  )
  return found.sort((a, b) => a.score - b.score || a.dish - b.dish).map(({ dish }) => dish)
}

/** What is cooked where a dinner would have been eaten again is a dish of that meal, not of the dinner. */
function isOfMeal({ index, groups, positions, params }: Problem, position: number, recipe: number): boolean {
  const { name, group, companion } = positions[position] as Position
  if (companion || groups[group]?.name === name) return true
  return (whole(homeOf(index, params.country).slots, recipe) & slotBit(name as Slot)) !== 0
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
  /** a dish that the plan's exclusions take away, or that needs a missing appliance, is wanted all the same */
  readonly allowExcluded?: boolean | undefined
}

/**
 * A new plan with that dish in that place and all else kept. A dish cooked for two days changes on both; a leftover's
 * place gets a dish cooked there. What the choice breaks of variety and habits is said in the plan's warnings, and so is
 * a side that had to change with its main part.
 * @throws SwapNotPossibleError
 */
export function swapDish(plan: Plan, asked: SwapRequest, input: PlannerInput): Plan {
  const { recipeId } = asked
  const place = placeOf(plan, asked)
  const recipe = fittingRecipe(plan, place, recipeId, input)
  const position = plan.days.slice(0, asked.day).reduce((sum, { dishes }) => sum + dishes.length, 0) + asked.dish
  const { problem, solution } = reopen(plan, input, { position, recipe })
  const excluded = exclusionMask(problem.index, input.params, problem.occasion ?? undefined)
  if (!asked.allowExcluded && excluded(recipe) !== 0) throw new SwapNotPossibleError(recipeId, 'filtered')
  if (eatenAgain(solution, position).length > 0 && !problem.index.batch[recipe])
    throw new SwapNotPossibleError(recipeId, 'notBatch')
  const other = withSides(problem, changed(solution, position, dishOf(problem, position, recipe)), position)
  const now = evaluate(problem, solution)
  const then = evaluate(problem, other)

  const changes = swappedBefore(plan, other)
  const values = { insteadOf: place.recipeId, costDeltaMinor: then.costMinor - now.costMinor }
  changes.set(position, { code: 'swapped', values })
  return planOf(problem, other, reasons(problem, other, changes), sidesChanged(problem, solution, other, position))
}

/** The sides that went with a dish that a person changed. */
function sidesChanged(problem: Problem, before: Solution, after: Solution, chosen: number): Warning[] {
  const recipeId = ({ dish }: Solution, position: number): string =>
    problem.index.data.recipes[whole(problem.dishes.recipe, whole(dish, position))]?.id ?? ''
  return problem.positions.flatMap(({ companion }, c): Warning[] => {
    const [recipe, otherRecipe] = [recipeId(after, c), recipeId(before, c)]
    return companion && c !== chosen && after.source[c] === FRESH && recipe !== otherRecipe
      ? [{ code: 'sideChanged', values: { recipe, otherRecipe } }]
      : []
  })
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
function fittingRecipe(
  plan: Plan,
  { slot, companion }: Dish,
  recipeId: string,
  { data, params }: PlannerInput,
): number {
  const recipe = indexOf(data).recipeAt.get(recipeId)
  const facts = recipe === undefined ? undefined : data.recipes[recipe]
  if (recipe === undefined || !facts || facts.withdrawn) throw new SwapNotPossibleError(recipeId, 'filtered')
  const own = data.occasions.find(({ id }) => id === plan.occasion)?.dishes[slot]?.includes(recipeId)
  const eating = data.eating.find(({ country }) => country === params.country)
  const fits = facts.course === slot || fitsMeal(facts, slot as Slot, companion === true, eating)
  if (!own && !fits) throw new SwapNotPossibleError(recipeId, 'wrongSlot')
  return recipe
}

/** What is said of the dishes that a person put into the plan before, by position. */
function swappedBefore(plan: Plan, { source }: Solution): Map<number, Statement> {
  const dishes = plan.days.flatMap((day) => day.dishes)
  return new Map(
    dishes.flatMap(({ why: { code, values } }, position): [number, Statement][] =>
      (code === 'swapped' || code === 'locked') && source[position] === FRESH ? [[position, { code, values }]] : [],
    ),
  )
}
