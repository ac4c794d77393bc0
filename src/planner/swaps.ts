import { Board, EMPTY, FRESH } from './board.ts'
import { evaluate } from './evaluate.ts'
import type { Said } from './explain/codes.ts'
import { judge } from './filters.ts'
import { listTotals } from './list.ts'
import type { Params } from './params.ts'
import { listOf, occasionProblem, type Plan, planOf } from './plan.ts'
import type { Cell, Choice, Group, Problem } from './problem.ts'
import { reasons } from './reasons.ts'
import { weekProblem } from './week.ts'
import type { Market, World } from './world.ts'
import { indexOf } from './world-index.ts'

/** Alternatives shown for a dish, at most. */
export const ALTERNATIVES = 3

/** Another dish for a place, all else kept. Differences are then minus now, of lists built anew. */
export interface Swap {
  readonly recipeId: string
  readonly costDeltaMinor: number
  /** of what is bought and not eaten */
  readonly wasteDeltaMinor: number
  /** of the day, per adult portion (a table: per guest) */
  readonly kcalDelta: number
  readonly objectiveDelta: number
}

/** That dish cannot stand in that place of the plan. */
export class SwapNotPossible extends Error {
  override readonly name = 'SwapNotPossible'
  readonly recipeId: string
  /** noSuchPlace, basket, filtered (an exclusion or a missing appliance), wrongSlot, notBatch (cooked for two days), sameDish, repeats (there already, or its main ingredient next to it) */
  readonly reason: 'noSuchPlace' | 'basket' | 'filtered' | 'wrongSlot' | 'notBatch' | 'sameDish' | 'repeats'
  constructor(recipeId: string, reason: SwapNotPossible['reason']) {
    super(`${recipeId} cannot stand there: ${reason}`)
    this.recipeId = recipeId
    this.reason = reason
  }
}

/** A stored week or table as problem and choice again. Its dishes are candidates, whatever is offered now. */
function reopen(plan: Plan, params: Params, world: World, market: Market, besides?: { slot: string; recipe: number }) {
  const index = indexOf(world)
  const held: Record<string, number[]> = {}
  const hold = (slot: string, recipe: number): void => {
    held[slot] = [...(held[slot] ?? []), recipe]
  }
  const recipes = plan.days.flatMap(({ dishes }) =>
    dishes.map(({ slot, recipeId }) => {
      const recipe = index.recipeAt.get(recipeId)
      if (recipe === undefined) throw new Error(`the world has no recipe ${recipeId}`)
      hold(slot, recipe)
      return recipe
    }),
  )
  if (besides) hold(besides.slot, besides.recipe)
  const problem =
    plan.kind === 'week'
      ? weekProblem(params, world, market, held)
      : occasionProblem(plan.occasion, plan.portions, params, world, market, held)
  const cells = plan.days.flatMap(({ dishes }) => dishes)
  if (problem.cells.length !== cells.length) throw new SwapNotPossible('', 'noSuchPlace')
  const dish = Int32Array.from(recipes, (recipe, c) => dishOf(problem, c, recipe))
  const source = new Int32Array(recipes.length).fill(FRESH)
  cells.forEach(({ leftover }, c) => {
    if (!leftover) return
    const cooked = problem.cells.findIndex(
      ({ next }, from) => next.includes(c) && cells[from]?.batch && dish[from] === dish[c],
    )
    source[c] = cooked
  })
  return { index, problem, choice: { dish, source } }
}

const groupOf = (problem: Problem, cell: number): Group => problem.groups[(problem.cells[cell] as Cell).group] as Group

function dishOf(problem: Problem, cell: number, recipe: number): number {
  const { candidates } = groupOf(problem, cell)
  return candidates.find((dish) => problem.dishes.recipe[dish] === recipe) ?? EMPTY
}

/** The choice with another dish in a cell; what it cooks for the next day changes with it, what was left over does not. */
function changed({ dish, source }: Choice, cell: number, to: number): Choice {
  const other = { dish: Int32Array.from(dish), source: Int32Array.from(source) }
  other.dish[cell] = to
  other.source[cell] = FRESH
  const again = source.indexOf(cell)
  if (again >= 0) other.dish[again] = to
  return other
}

/** For each day and dish up to three alternatives that keep every hard rule, the best first. None for a basket. */
export function swaps(plan: Plan, params: Params, world: World, market: Market): Swap[][][] {
  if (plan.kind === 'basket') return plan.days.map(({ dishes }) => dishes.map(() => []))
  const { index, problem, choice } = reopen(plan, params, world, market)
  const judged = judge(index, params, problem.occasion ?? undefined)
  const now = evaluate(problem, choice)
  const totals = listTotals(listOf(problem, choice, params))
  const board = new Board(problem)
  board.load(choice)
  const ofCell = problem.cells.map((at, cell): Swap[] => {
    const again = board.target[cell] as number
    const here = board.dish[cell] as number
    const source = board.source[cell] as number
    const breach = board.breach
    if (again !== EMPTY) board.take(again)
    board.take(cell)
    const found: { dish: number; score: number }[] = []
    for (const dish of groupOf(problem, cell).candidates) {
      const recipe = problem.dishes.recipe[dish] as number
      if (dish === here || (again !== EMPTY && !problem.dishes.batch[dish])) continue
      if (judged(recipe) !== 0 || !index.offered[recipe]) continue
      found.push({ dish, score: board.scoreWith(cell, dish, again) })
    }
    board.put(cell, here, source)
    if (again !== EMPTY) board.put(again, here, cell)
    const least = found.sort((a, b) => a.score - b.score || a.dish - b.dish)
    const kept: Swap[] = []
    for (const { dish } of least) {
      if (kept.length === ALTERNATIVES) break
      const other = changed(choice, cell, dish)
      const then = evaluate(problem, other)
      if (then.breach > breach) continue
      const list = listTotals(listOf(problem, other, params))
      kept.push({
        recipeId: world.recipes[problem.dishes.recipe[dish] as number]?.id ?? '',
        costDeltaMinor: list.costMinor - totals.costMinor,
        wasteDeltaMinor: list.costMinor - list.usedCostMinor - (totals.costMinor - totals.usedCostMinor),
        kcalDelta: Math.round(then.kcal[at.day] as number) - Math.round(now.kcal[at.day] as number),
        objectiveDelta: Math.round((then.total - now.total) * 1e6) / 1e6,
      })
    }
    return kept
  })
  let cell = 0
  return plan.days.map(({ dishes }) => dishes.map(() => ofCell[cell++] ?? []))
}

/**
 * A new plan with that dish in that place and all else kept. A dish cooked for two days changes on both; a leftover's
 * place gets a dish cooked there.
 * @throws SwapNotPossible
 */
export function swapDish(
  plan: Plan,
  dayIndex: number,
  dishIndex: number,
  recipeId: string,
  params: Params,
  world: World,
  market: Market,
): Plan {
  const place = plan.days[dayIndex]?.dishes[dishIndex]
  if (!place) throw new SwapNotPossible(recipeId, 'noSuchPlace')
  if (plan.kind === 'basket') throw new SwapNotPossible(recipeId, 'basket')
  if (place.recipeId === recipeId && !place.leftover) throw new SwapNotPossible(recipeId, 'sameDish')
  const index = indexOf(world)
  const recipe = index.recipeAt.get(recipeId)
  const facts = recipe === undefined ? undefined : world.recipes[recipe]
  if (recipe === undefined || !facts || facts.withdrawn) throw new SwapNotPossible(recipeId, 'filtered')
  const own = world.occasions.find(({ id }) => id === plan.occasion)?.dishes[place.slot]?.includes(recipeId)
  const fits = facts.course === place.slot || (facts.meal && facts.slots.some((slot) => slot === place.slot))
  if (!own && !fits) throw new SwapNotPossible(recipeId, 'wrongSlot')

  const { problem, choice } = reopen(plan, params, world, market, { slot: place.slot, recipe })
  if (judge(index, params, problem.occasion ?? undefined)(recipe) !== 0) throw new SwapNotPossible(recipeId, 'filtered')
  const cell = plan.days.slice(0, dayIndex).reduce((sum, { dishes }) => sum + dishes.length, 0) + dishIndex
  const again = choice.source.indexOf(cell)
  if (again >= 0 && !index.batch[recipe]) throw new SwapNotPossible(recipeId, 'notBatch')
  const other = changed(choice, cell, dishOf(problem, cell, recipe))
  const now = evaluate(problem, choice)
  const then = evaluate(problem, other)
  if (then.breach > now.breach) throw new SwapNotPossible(recipeId, 'repeats')

  const before = plan.days.flatMap(({ dishes }) => dishes)
  const changes = new Map<number, Said>()
  before.forEach(({ why }, c) => {
    if (why.code === 'swapped' && other.source[c] === FRESH) changes.set(c, { code: 'swapped', values: why.values })
  })
  changes.set(cell, {
    code: 'swapped',
    values: { insteadOf: place.recipeId, costDeltaMinor: then.costMinor - now.costMinor },
  })
  const why = reasons(problem, other, changes)
  return planOf(plan.kind, problem, other, params, why)
}
