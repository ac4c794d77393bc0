import type { Problem, Solution } from '../problem/problem.ts'
import { LocalSearch } from './local-search.ts'
import { EPSILON } from './moves/move.ts'
import { Perturbations } from './perturbations.ts'

/** How much worse an accepted solution may be at first, as a share of its score; falls to nothing, round by round. */
const INITIAL_THRESHOLD = 0.02
/** Scores with hard penalties have the threshold of this one. */
const HIGHEST_SCORE = 10

/**
 * Rounds of a search: more for more blocks; and where there are few blocks, or few candidates, since each round is cheap then
 * and a dish more or less weighs more.
 */
export function roundsFor({ blocks, groups }: Problem): number {
  const candidates = groups.reduce((sum, group) => sum + group.candidates.length, 0)
  return Math.floor(Math.max(7 * blocks.length, 520 - 13 * blocks.length) + 16_000 / Math.max(1, candidates))
}

/**
 * The best solution found in a counted number of rounds; the same for the same problem and seed.
 *
 * Iterated local search (Lourenço, Martin, Stützle, "Iterated Local Search", in Handbook of Metaheuristics, 2003): greedy
 * construction and a descent to a local optimum; then, again and again, a perturbation of the current solution, a descent,
 * and the decision whether to go on from there. That decision is threshold accepting (Dueck, Scheuer, "Threshold
 * Accepting", Journal of Computational Physics 90, 1990) with a threshold drawn from zero to a bound that falls in a line.
 *
 * - neighbourhoods (`moves/`, `LocalSearch`): replace a dish, eat more or less of it, exchange days; first improvement
 * - perturbations (`Perturbations`): make an item scarce, force a dish, destroy and repair (Schrimpf et al., "Record
 *   Breaking Optimization Results Using the Ruin and Recreate Principle", Journal of Computational Physics 159, 2000)
 */
export function search(problem: Problem, seed: number, rounds = roundsFor(problem)): Solution {
  const local = new LocalSearch(problem, seed)
  const perturbations = new Perturbations(local)
  const { state, random } = local

  local.fill()
  local.hillClimb()
  local.descend()
  let best = state.snapshot()
  let bestScore = state.score()
  let current = best
  let currentScore = bestScore

  for (let round = 0; round < rounds; round++) {
    perturbations.perturb()
    local.descend()
    const score = state.score()
    const threshold = INITIAL_THRESHOLD * Math.min(score, HIGHEST_SCORE) * (1 - round / rounds)
    if (score >= currentScore + threshold * random.next()) {
      state.restore(current)
      continue
    }
    current = state.snapshot()
    currentScore = score
    if (score < bestScore - EPSILON) {
      best = current
      bestScore = score
    }
  }

  // The best once more to its local optimum, without skipping a block.
  state.restore(best)
  local.hillClimb(0)
  local.descend(0)
  return state.score() < bestScore ? state.snapshot() : best
}
