import { real, whole } from '../arrays.ts'
import { evaluate } from '../evaluate.ts'
import { TERMS } from '../objective.ts'
import { EMPTY, FRESH, type Problem, type Solution } from '../problem/problem.ts'
import { SearchState } from '../search/state.ts'
import { choose, type Sayable } from './choose.ts'
import type { Reason, RunnerUp, Statement } from './codes.ts'
import { factsOf } from './facts.ts'
import { packRoles } from './packs.ts'
import {
  dishAt,
  groupAt,
  habitOf,
  idOf,
  minutesOf,
  type Other,
  positionAt,
  type Standing,
  whileOpen,
} from './standing.ts'
import { GROUP_OF, type GroupName, tell, tellCollection } from './tell.ts'

const NOTHING = 1e-9

/**
 * One reason for each position of a finished solution; `explain/codes.ts` lists them.
 * @param changed what is said of positions that a person changed; then others may stay behind their runner-up, which is said too
 */
export function reasons(problem: Problem, solution: Solution, changed?: ReadonlyMap<number, Statement>): Reason[] {
  const state = new SearchState(problem)
  state.restore(solution)
  const standing = { problem, solution, now: evaluate(problem, solution), state, roles: packRoles(problem, solution) }
  const places = problem.positions.map((_, position): Sayable => {
    const sayable = sayableAt(standing, position)
    const said = changed?.get(position)
    if (said) return { ...sayable, reasons: [{ said, gain: Number.POSITIVE_INFINITY }] }
    const beaten = changed && solution.source[position] === FRESH && (sayable.runnerUp?.objectiveDelta ?? 0) < 0
    return beaten ? { ...sayable, reasons: [{ said: { code: 'kept', values: {} }, gain: 0 }] } : sayable
  })
  const { data, ingredientAt } = problem.index
  return choose(places, (id) => data.ingredients[ingredientAt.get(id) ?? EMPTY]?.family ?? id)
}

/** The other dish for a position that leaves the best plan without a new hardPenalty; its solution, and what that is worth. */
function runnerUp({ problem, solution, now, state }: Standing, position: number): Other | null {
  const except = whole(solution.dish, position)
  const { moved, found } = whileOpen({ problem, solution, state }, position, (moved) => ({
    moved,
    found: state.bestDish({ block: moved, limit: Number.POSITIVE_INFINITY, except }),
  }))
  if (found === EMPTY) return null
  const other = { dish: Int32Array.from(solution.dish), source: Int32Array.from(solution.source) }
  for (const place of moved.positions) other.dish[place] = found
  other.source[position] = FRESH
  const score = evaluate(problem, other)
  return score.hardPenalty > now.hardPenalty ? null : { solution: other, score }
}

/** What may be said of a position: of a leftover, of a later day of a habit and of a side it is always the same. */
function sayableAt(standing: Standing, position: number): Sayable {
  const { problem, solution } = standing
  const { companion, partner, name } = positionAt(problem, position)
  const isLeftover = solution.source[position] !== FRESH
  if (isLeftover && !companion) return leftover(standing, position)
  const sayable = isLeftover ? leftover(standing, position) : fresh(standing, position)
  const habit = habitOf(problem, position)
  const always = (said: Statement): Sayable => ({ ...sayable, reasons: [{ said, gain: Number.POSITIVE_INFINITY }] })
  if (habit && !companion && habit.positions[0] !== position) {
    return always({ code: 'habit', values: { slot: name, days: habit.positions.length } })
  }
  if (companion && partner !== EMPTY) {
    return always({ code: 'goesWith', values: { otherRecipe: idOf(problem, dishAt(solution, partner)) } })
  }
  return sayable
}

function leftover(standing: Standing, position: number): Sayable {
  const { problem, solution, now } = standing
  const source = whole(solution.source, position)
  const other = runnerUp(standing, position)
  const values = {
    cookedDay: positionAt(problem, source).day,
    cookedSlot: positionAt(problem, source).name,
    ...(other && {
      savedMinor: other.score.costMinor - now.costMinor,
      savedMin: minutesOf(problem, dishAt(other.solution, position)),
    }),
  }
  return {
    day: positionAt(problem, position).day,
    reasons: [{ said: { code: 'leftover', values }, gain: Number.POSITIVE_INFINITY }],
    ...(other && { runnerUp: describe(standing, other, position) }),
    facts: [],
  }
}

const describe = ({ problem, now }: Standing, other: Other, position: number): RunnerUp => ({
  recipeId: idOf(problem, dishAt(other.solution, position)),
  portion: real(problem.dishes.portion, dishAt(other.solution, position)),
  costDeltaMinor: other.score.costMinor - now.costMinor,
  objectiveDelta: Math.round((other.score.total - now.total) * 1e6) / 1e6,
})

function fresh(standing: Standing, position: number): Sayable {
  const { problem, now } = standing
  const { day } = positionAt(problem, position)
  const facts = factsOf(standing, position)
  const other = runnerUp(standing, position)
  // Where only a kind of dish was looked for, that none other is left tells nothing of the meal.
  const nothing = groupAt(problem, position).whole ? [{ said: alone(standing, position), gain: 0 }] : []
  if (!other) return { day, reasons: nothing, facts }
  const weights = new Map<GroupName, number>()
  for (const term of TERMS) {
    const group = GROUP_OF[term]
    weights.set(group, (weights.get(group) ?? 0) + other.score.terms[term] - now.terms[term])
  }
  const gains = [...weights].filter(([, gain]) => gain > NOTHING).sort(([, a], [, b]) => b - a)
  const deciding = gains.flatMap(([group, gain]) => {
    const said = tell(standing, other, position, group, gain)
    return said ? [{ said, gain }] : []
  })
  const inSum = gains.length > 0 && other.score.total > now.total
  const fallback: Statement = { code: inSum ? 'weighed' : 'equallyGood', values: {} }
  const isSettled = gains.length === 0 ? other.score.total === now.total : inSum
  return {
    day,
    reasons: deciding.length > 0 || !isSettled ? deciding : [{ said: fallback, gain: 0 }],
    runnerUp: describe(standing, other, position),
    facts,
  }
}

/** Why a dish has no runner-up. */
function alone(standing: Standing, position: number): Statement {
  const { problem } = standing
  const { name, dishes, offered } = groupAt(problem, position)
  const wanted = tellCollection(standing, position)
  if (wanted?.code === 'ofOccasion') return wanted
  return dishes === 1
    ? { code: 'onlyChoice', values: { slot: name, dishes: offered } }
    : { code: 'noRepeat', values: { slot: name, dishes } }
}
