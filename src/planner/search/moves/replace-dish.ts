import { EMPTY } from '../../problem/problem.ts'
import type { SearchState } from '../state.ts'
import { EPSILON, type Move } from './move.ts'

/** Another dish at a position, and with it at the position where it is eaten again. */
export class ReplaceDish implements Move {
  readonly #state: SearchState
  #position = EMPTY
  #again = EMPTY
  #current = EMPTY
  #replacement = EMPTY

  constructor(state: SearchState) {
    this.#state = state
  }

  evaluate(position: number): boolean {
    const state = this.#state
    this.#position = position
    this.#current = state.dish[position] ?? EMPTY
    this.#again = state.target[position] ?? EMPTY
    const limit = state.score() - EPSILON
    state.packs.saveCosts(0)
    if (this.#again !== EMPTY) state.unassign(this.#again)
    state.unassign(position)
    this.#replacement =
      this.#again === EMPTY ? state.bestDish(position, limit) : state.bestPair(position, this.#again, limit)
    return this.#replacement !== EMPTY
  }

  apply(): void {
    this.#assign(this.#replacement)
  }

  revert(): void {
    this.#state.packs.freeze()
    this.#assign(this.#current)
    this.#state.packs.restore(0)
  }

  #assign(dish: number): void {
    this.#state.assign(this.#position, dish)
    if (this.#again !== EMPTY) this.#state.assign(this.#again, dish, this.#position)
  }
}
