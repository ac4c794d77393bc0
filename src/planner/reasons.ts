import { Board, EMPTY, FRESH } from './board.ts'
import { evaluate } from './evaluate.ts'
import { choose, type Sayable } from './explain/choose.ts'
import type { Reason, RunnerUp, Said } from './explain/codes.ts'
import { factsOf } from './explain/facts.ts'
import { packRoles } from './explain/packs.ts'
import { cellAt, dishAt, groupAt, idOf, minutesOf, type Other, type Standing } from './explain/standing.ts'
import { GROUP_OF, type GroupName, tell, tellCollection } from './explain/tell.ts'
import { TERMS } from './objective.ts'
import type { Choice, Problem } from './problem.ts'

const NOTHING = 1e-9

/**
 * One reason for each cell of a finished choice; `explain/codes.ts` lists them.
 * @param changed what is said of cells that a person changed; then others may stay behind their runner-up, which is said too
 */
export function reasons(problem: Problem, choice: Choice, changed?: ReadonlyMap<number, Said>): Reason[] {
  const board = new Board(problem)
  board.load(choice)
  const standing = { problem, choice, now: evaluate(problem, choice), board, roles: packRoles(problem, choice) }
  const places = problem.cells.map((_, cell): Sayable => {
    const sayable = choice.source[cell] === FRESH ? fresh(standing, cell) : leftover(standing, cell)
    const said = changed?.get(cell)
    if (said) return { ...sayable, reasons: [{ said, gain: Number.POSITIVE_INFINITY }] }
    const beaten = changed && choice.source[cell] === FRESH && (sayable.runnerUp?.objectiveDelta ?? 0) < 0
    return beaten ? { ...sayable, reasons: [{ said: { code: 'kept', values: {} }, gain: 0 }] } : sayable
  })
  const { world, ingredientAt } = problem.index
  return choose(places, (id) => world.ingredients[ingredientAt.get(id) ?? EMPTY]?.family ?? id)
}

/** The other dish for a cell that leaves the best plan without a new breach; its choice, and what that is worth. */
function runnerUp({ problem, choice, now, board }: Standing, cell: number): Other | null {
  const again = board.target[cell] as number
  const here = choice.dish[cell] as number
  const cookedIn = choice.source[cell] as number
  if (again !== EMPTY) board.take(again)
  board.take(cell)
  const most = Number.POSITIVE_INFINITY
  const found = again === EMPTY ? board.best(cell, most, here) : board.bestPair(cell, again, most, here)
  board.put(cell, here, cookedIn)
  if (again !== EMPTY) board.put(again, here, cell)
  if (found === EMPTY) return null
  const other = { dish: Int32Array.from(choice.dish), source: Int32Array.from(choice.source) }
  other.dish[cell] = found
  other.source[cell] = FRESH
  if (again !== EMPTY) other.dish[again] = found
  const score = evaluate(problem, other)
  return score.breach > now.breach ? null : { choice: other, score }
}

function leftover(standing: Standing, cell: number): Sayable {
  const { problem, choice, now } = standing
  const source = choice.source[cell] as number
  const other = runnerUp(standing, cell)
  const values = {
    cookedDay: cellAt(problem, source).day,
    cookedSlot: groupAt(problem, source).name,
    ...(other && {
      savedMinor: other.score.costMinor - now.costMinor,
      savedMin: minutesOf(problem, dishAt(other.choice, cell)),
    }),
  }
  return {
    day: cellAt(problem, cell).day,
    reasons: [{ said: { code: 'leftover', values }, gain: Number.POSITIVE_INFINITY }],
    ...(other && { runnerUp: describe(standing, other, cell) }),
    facts: [],
  }
}

const describe = ({ problem, now }: Standing, other: Other, cell: number): RunnerUp => ({
  recipeId: idOf(problem, dishAt(other.choice, cell)),
  costDeltaMinor: other.score.costMinor - now.costMinor,
  objectiveDelta: Math.round((other.score.total - now.total) * 1e6) / 1e6,
})

function fresh(standing: Standing, cell: number): Sayable {
  const { problem, now } = standing
  const { day } = cellAt(problem, cell)
  const facts = factsOf(standing, cell)
  const other = runnerUp(standing, cell)
  if (!other) return { day, reasons: [{ said: alone(standing, cell), gain: 0 }], facts }
  const weights = new Map<GroupName, number>()
  for (const term of TERMS) {
    const group = GROUP_OF[term]
    weights.set(group, (weights.get(group) ?? 0) + other.score.terms[term] - now.terms[term])
  }
  const gains = [...weights].filter(([, gain]) => gain > NOTHING).sort(([, a], [, b]) => b - a)
  const told = gains.flatMap(([group, gain]) => {
    const said = tell(standing, other, cell, group, gain)
    return said ? [{ said, gain }] : []
  })
  const inSum = gains.length > 0 && other.score.total > now.total
  const fallback: Said = { code: inSum ? 'weighed' : 'equallyGood', values: {} }
  const untold = gains.length === 0 ? other.score.total === now.total : inSum
  return {
    day,
    reasons: told.length > 0 || !untold ? told : [{ said: fallback, gain: 0 }],
    runnerUp: describe(standing, other, cell),
    facts,
  }
}

/** Why a dish has no runner-up. */
function alone(standing: Standing, cell: number): Said {
  const { problem } = standing
  const { name, dishes, offered } = groupAt(problem, cell)
  const wanted = tellCollection(standing, cell)
  if (wanted?.code === 'ofOccasion') return wanted
  return dishes === 1
    ? { code: 'onlyChoice', values: { slot: name, dishes: offered } }
    : { code: 'noRepeat', values: { slot: name, dishes } }
}
