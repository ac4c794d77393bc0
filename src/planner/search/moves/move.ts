import type { Block } from '../../problem/problem.ts'

/** A better score is better by more than this: less is the rounding of sums. */
export const EPSILON = 1e-9

/**
 * A change of the state that is made only if it helps. `evaluate` computes the exact new score, and stops early where it
 * cannot improve; it leaves the positions concerned open, so `apply` or `revert` must follow at once.
 */
export interface Move {
  /** @returns whether the move lowers the score */
  evaluate(block: Block): boolean
  apply(): void
  revert(): void
}
