import { Board, EMPTY, FRESH } from './board.ts'
import type { Cell, Choice, Problem } from './problem.ts'
import { Random } from './random.ts'

const EPSILON = 1e-9

/** Kicks of the search: more for more cells. */
const roundsFor = (cells: number): number => 40 + 4 * cells

/** Fills the empty cells one by one, in this order, each with what is best now. */
function fill(board: Board, order: readonly number[]): void {
  for (const cell of order) if (board.dish[cell] === EMPTY) board.put(cell, best(board, cell))
}

/** The dish that makes the score of the board least in an empty cell; the first of equals. */
function best(board: Board, cell: number): number {
  const { cells, groups } = board.problem
  const { candidates } = groups[(cells[cell] as Cell).group] as { candidates: Int32Array }
  let found = candidates[0] as number
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < candidates.length; at++) {
    const dish = candidates[at] as number
    const score = board.scoreWith(cell, dish)
    if (score < least) {
      least = score
      found = dish
    }
  }
  return found
}

/** Replaces dishes one by one by better ones until none helps. */
function descend(board: Board): void {
  const n = board.dish.length
  let still = 0
  for (let c = 0; still < n; c = (c + 1) % n) {
    still++
    if (board.target[c] !== EMPTY || board.source[c] !== FRESH) continue
    const score = board.score()
    const before = board.dish[c] as number
    board.take(c)
    const dish = best(board, c)
    board.put(c, dish)
    if (dish !== before && board.score() < score - EPSILON) still = 0
    else if (dish !== before) {
      board.take(c)
      board.put(c, before)
    }
  }
}

/** The best choice found in a counted number of steps; the same for the same problem and seed. */
export function search(problem: Problem, seed: number): Choice {
  const random = new Random(seed)
  const board = new Board(problem)
  const order = problem.cells.map((_, c) => c)
  fill(board, order)
  descend(board)
  let found = board.choice()
  let least = board.score()
  for (let round = roundsFor(order.length); round > 0; round--) {
    for (let k = 2 + random.below(3); k > 0; k--) {
      const c = random.below(order.length)
      if (board.dish[c] !== EMPTY) board.take(c)
    }
    fill(
      board,
      order.toSorted(() => random.next() - 0.5),
    )
    descend(board)
    const score = board.score()
    if (score < least - EPSILON) {
      least = score
      found = board.choice()
    } else board.load(found)
  }
  return found
}
