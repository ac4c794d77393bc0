import { EMPTY, type Position } from '../../problem/problem.ts'
import type { SearchState } from '../state.ts'
import { EPSILON, type Move } from './move.ts'

/** Cooking once for two days: a position eats what an earlier one cooks, or cooks a dish for a later one too. */
export class JoinDays implements Move {
  readonly #state: SearchState
  /** positions from which each position may get a leftover */
  readonly #sources: readonly (readonly number[])[]
  #position = EMPTY
  #current = EMPTY
  /** the best found: a leftover of `#from`, or `#dish` cooked for `#to` too */
  #from = EMPTY
  #to = EMPTY
  #dish = EMPTY

  constructor(state: SearchState, sources: readonly (readonly number[])[]) {
    this.#state = state
    this.#sources = sources
  }

  evaluate(position: number): boolean {
    const state = this.#state
    this.#position = position
    this.#current = state.dish[position] ?? EMPTY
    this.#from = EMPTY
    this.#to = EMPTY
    const limit = state.score() - EPSILON
    state.packs.saveCosts(0)
    state.unassign(position)
    this.#tryLater(this.#tryEarlier(limit))
    return this.#from !== EMPTY || this.#to !== EMPTY
  }

  /** Tries what earlier positions cook. @returns the least score so far */
  #tryEarlier(limit: number): number {
    const state = this.#state
    let least = limit
    for (const earlier of this.#sources[this.#position] ?? []) {
      const there = state.dish[earlier] ?? EMPTY
      if (!state.isSingle(earlier) || !state.problem.dishes.batch[there]) continue
      state.packs.freeze()
      state.assign(this.#position, there, earlier)
      const score = state.score()
      state.unassign(this.#position)
      state.packs.restore()
      if (score >= least) continue
      least = score
      this.#from = earlier
    }
    return least
  }

  /** Tries dishes that are eaten again at later positions. */
  #tryLater(limit: number): void {
    const state = this.#state
    let least = limit
    state.packs.saveCosts(1)
    for (const later of (state.problem.positions[this.#position] as Position).next) {
      if (!state.isSingle(later)) continue
      const there = state.dish[later] ?? EMPTY
      state.unassign(later)
      const dish = state.bestPair(this.#position, later, least)
      state.packs.freeze()
      state.assign(later, there)
      state.packs.restore(1)
      if (dish === EMPTY) continue
      least = state.found
      this.#dish = dish
      this.#to = later
    }
  }

  apply(): void {
    const state = this.#state
    if (this.#to === EMPTY) {
      state.assign(this.#position, state.dish[this.#from] ?? EMPTY, this.#from)
      return
    }
    state.unassign(this.#to)
    state.assign(this.#position, this.#dish)
    state.assign(this.#to, this.#dish, this.#position)
  }

  revert(): void {
    this.#state.packs.freeze()
    this.#state.assign(this.#position, this.#current)
    this.#state.packs.restore(0)
  }
}
