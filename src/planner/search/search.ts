import type { Problem, Solution } from '../problem/problem.ts'
import { LocalSearch } from './local-search.ts'
import { EPSILON } from './moves/move.ts'
import { Perturbations } from './perturbations.ts'
import { Relinking } from './relinking.ts'

/** How much worse an accepted solution may be at first, as a share of its score (which gains can bring below nothing); falls to nothing, round by round. */
const INITIAL_THRESHOLD = 0.15
/** Scores with hard penalties have the threshold of this one. */
const HIGHEST_SCORE = 10
/** How much an exchange of days hardly ever gains: what is further above what would be accepted is given up without one. */
const EXCHANGE_GAIN = 2

/** Chains that are independent, their share of the rounds, and how often the last one is relinked with what they found. */
const CHAINS = 2
const ALONE = 0.4
const RELINKED = 0.5

/** Rounds that few candidates bring at most: a week of one dish would have forty thousand, and be no better for them. */
const FOR_FEW_CANDIDATES = 6000

/**
 * Rounds of a search: more for more blocks; and where there are few blocks, or few candidates, since each round is cheap then
 * and a dish more or less weighs more.
 */
export function roundsFor({ blocks, groups }: Problem): number {
  const candidates = groups.reduce((sum, group) => sum + group.candidates.length, 0)
  const forFew = Math.min(FOR_FEW_CANDIDATES, 41_000 / Math.max(1, candidates))
  return Math.floor(Math.max(17 * blocks.length, 1330 - 33 * blocks.length) + forFew)
}

/**
 * The best solution found in a counted number of rounds; the same for the same problem and seed.
 *
 * Iterated local search (Lourenço, Martin, Stützle, "Iterated Local Search", in Handbook of Metaheuristics, 2003): greedy
 * construction and a descent to a local optimum; then, again and again, a perturbation of the current solution, a descent,
 * and the decision whether to go on from there. That decision is threshold accepting (Dueck, Scheuer, "Threshold
 * Accepting", Journal of Computational Physics 90, 1990) with a threshold drawn from zero to a bound that falls in a line.
 * A few such chains are independent; one more goes on from the best of them, and half of its perturbations are relinking
 * with what they found (as in Resende, Werneck, "A Hybrid Heuristic for the p-Median Problem", Journal of Heuristics 10,
 * 2004).
 *
 * - neighbourhoods (`moves/`, `LocalSearch`): replace a dish, eat more or less of it, exchange days; first improvement, of
 *   the blocks that a change may have touched (`AffectedBlocks`)
 * - perturbations (`Perturbations`): make an item scarce, force a dish, destroy and repair (Schrimpf et al., "Record
 *   Breaking Optimization Results Using the Ruin and Recreate Principle", Journal of Computational Physics 159, 2000)
 * - relinking (`Relinking`)
 */
export function search(problem: Problem, seed: number, rounds = roundsFor(problem)): Solution {
  const local = new LocalSearch(problem, seed)
  const perturbations = new Perturbations(local)
  const relinking = new Relinking(local)
  const each = Math.round((rounds * ALONE) / CHAINS)
  const found: Found[] = []
  for (let n = 0; n < CHAINS; n++) {
    local.construct()
    found.push(chain(local, each, () => perturbations.perturb()))
  }
  local.restore(bestOf(found).solution)
  const last = chain(local, rounds - CHAINS * each, () => {
    const other = found[local.random.below(found.length)]
    if (other && local.random.next() < RELINKED) relinking.towards(other.solution)
    else perturbations.perturb()
  })
  // The best once more to its local optimum, without passing over a block.
  local.restore(bestOf([last, ...found]).solution)
  local.descendFully()
  return local.state.snapshot()
}

interface Found {
  readonly solution: Solution
  readonly score: number
}

const bestOf = (found: readonly Found[]): Found =>
  found.reduce((best, other) => (other.score < best.score - EPSILON ? other : best))

/** The best of so many rounds from the solution of the moment. */
function chain(local: LocalSearch, rounds: number, perturb: () => void): Found {
  const { state, random } = local
  let current: Found = { solution: state.snapshot(), score: state.score() }
  let best = current
  for (let round = 0; round < rounds; round++) {
    perturb()
    const threshold = INITIAL_THRESHOLD * Math.min(Math.abs(current.score), HIGHEST_SCORE) * (1 - round / rounds)
    const limit = current.score + threshold * random.next()
    if (state.score() < limit + EXCHANGE_GAIN) local.descend()
    const score = state.score()
    if (score >= limit) {
      local.restore(current.solution)
      continue
    }
    current = { solution: state.snapshot(), score }
    if (score < best.score - EPSILON) best = current
  }
  return best
}
