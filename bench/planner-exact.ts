import highs from 'highs'
import { evaluate } from '../src/planner/evaluate.ts'
import type { Problem, Solution } from '../src/planner/problem/problem.ts'
import { milpOf } from './planner-milp.ts'

/** A plan's problem solved by HiGHS: whole, or two days at a time. */

/** What the planner minimises. */
export const lossOf = (problem: Problem, solution: Solution): number => {
  const { hardPenalty, total } = evaluate(problem, solution)
  return hardPenalty + total
}

/** What a solution gains by dishes whose own week it is: a part of its loss, below nothing. */
export const gainOf = (problem: Problem, solution: Solution): number =>
  Math.max(0, -evaluate(problem, solution).terms.taste)

type Solver = { solve: (lp: string, options: Record<string, unknown>) => unknown }
interface Outcome {
  readonly Status: string
  readonly Columns: Record<string, { readonly Primal?: number }>
  readonly ObjectiveValue: number
}

/** HiGHS on one program: its plan if it found one, and the bound it proved (printed in its log). */
export async function solve(
  lp: string,
  seconds: number,
): Promise<{ outcome: Outcome | null; bound: number; proved: boolean }> {
  let log = ''
  // The package's types are CommonJS; at run time the default export is the loader.
  const load = highs as unknown as (options: { print: (line: string) => void }) => Promise<Solver>
  const solver = await load({
    print: (line) => {
      log += `${line}\n`
    },
  })
  try {
    const outcome = solver.solve(lp, {
      time_limit: seconds,
      mip_rel_gap: 1e-6,
      output_flag: true,
      log_to_console: true,
    }) as Outcome
    const bound = Number(/Dual bound\s+(\S+)/.exec(log)?.[1] ?? Number.NaN)
    const found = Object.values(outcome.Columns).some(({ Primal }) => Primal !== undefined)
    return { outcome: found ? outcome : null, bound, proved: outcome.Status === 'Optimal' }
  } catch {
    return { outcome: null, bound: Number.NaN, proved: false }
  }
}

/** Solves each two days of a plan with the others fixed, round and round until none gets better. */
export async function windows(
  problem: Problem,
  start: Solution,
  seconds: number,
): Promise<{ solution: Solution; proved: number; all: number }> {
  let solution = start
  let proved = 0
  const last = problem.targets.days - 1
  for (let first = 0; first < last; first++) {
    const free = new Set(problem.positions.flatMap(({ day }, c) => (day === first || day === first + 1 ? [c] : [])))
    // What is cooked in the window and eaten after it, or the other way about, goes with it.
    const fixed = new Set(
      problem.positions.flatMap((_, c) => {
        const partner =
          (solution.source[c] as number) >= 0 ? (solution.source[c] as number) : solution.source.indexOf(c)
        return free.has(c) || (partner >= 0 && free.has(partner)) ? [] : [c]
      }),
    )
    const milp = milpOf(problem, { solution, positions: fixed })
    const { outcome, proved: done } = await solve(milp.lp, seconds)
    if (done) proved++
    if (!outcome) continue
    const other = milp.solution((variable) => outcome.Columns[variable]?.Primal ?? 0)
    if (lossOf(problem, other) < lossOf(problem, solution) - 1e-9) solution = other
  }
  return { solution, proved, all: last }
}
