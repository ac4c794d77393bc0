import { EMPTY } from '../../problem/problem.ts'
import type { SearchState } from '../state.ts'
import { EPSILON, type Move } from './move.ts'

/** Two dishes where one is cooked for two days: the best for the first day, then the best beside it for the second. */
export class SplitDays implements Move {
  readonly #state: SearchState
  #position = EMPTY
  #again = EMPTY
  #current = EMPTY
  #second = EMPTY

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
    state.unassign(this.#again)
    state.unassign(position)
    state.assign(position, state.bestDish(position, Number.POSITIVE_INFINITY))
    this.#second = state.bestDish(this.#again, limit)
    return this.#second !== EMPTY
  }

  apply(): void {
    this.#state.assign(this.#again, this.#second)
  }

  revert(): void {
    const state = this.#state
    state.packs.freeze()
    state.unassign(this.#position)
    state.assign(this.#position, this.#current)
    state.assign(this.#again, this.#current, this.#position)
    state.packs.restore(0)
  }
}
