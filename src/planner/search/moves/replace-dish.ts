import { type Block, dishIn, EMPTY } from '../../problem/problem.ts'
import type { SearchState } from '../state.ts'
import { EPSILON, type Move } from './move.ts'

/** Another dish at all positions of a block, or more or less of the same: every dish in every portion. */
export class ReplaceDish implements Move {
  readonly #state: SearchState
  #block: Block = { positions: [], leftover: false }
  #current = EMPTY
  #replacement = EMPTY

  constructor(state: SearchState) {
    this.#state = state
  }

  evaluate(block: Block): boolean {
    const state = this.#state
    this.#block = block
    this.#current = dishIn(state, block)
    const limit = state.score() - EPSILON
    state.clear(block)
    this.#replacement = state.bestDish({ block, limit, except: EMPTY })
    return this.#replacement !== EMPTY
  }

  apply(): void {
    this.#state.fill(this.#block, this.#replacement)
  }

  revert(): void {
    this.#state.fill(this.#block, this.#current)
  }
}
