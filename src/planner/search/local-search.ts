import { Random } from '../../catalogue/random.ts'
import { EMPTY, FRESH, type Problem } from '../problem/problem.ts'
import { ExchangeDays } from './moves/exchange-days.ts'
import { JoinDays } from './moves/join-days.ts'
import type { Move } from './moves/move.ts'
import { ReplaceDish } from './moves/replace-dish.ts'
import { SplitDays } from './moves/split-days.ts'
import { SearchState } from './state.ts'
import { mix, TabuMemory } from './tabu.ts'

/** Chance that hill climbing passes over a position: so few looks find nearly all that helps. */
const SKIP = 0.6

/** Tries per position after which hill climbing ends also where something still helps: it never comes near. */
const MOST_STEPS = 200

/** The neighbourhoods of a state, and the descent through them to a local optimum. */
export class LocalSearch {
  readonly problem: Problem
  readonly state: SearchState
  readonly random: Random
  /** positions in the order of the moment */
  readonly order: Int32Array
  /** 1: a position keeps its dish for now */
  readonly locked: Uint8Array
  /** where cooking for two days, or no longer, did not help */
  readonly #tabu: TabuMemory
  readonly #replaceDish: Move
  readonly #joinDays: Move
  readonly #splitDays: Move
  readonly #exchangeDays: ExchangeDays
  /** positions with which each may share a dish */
  readonly #linked: readonly (readonly number[])[]
  /** later positions of the same meal on other days */
  readonly #partners: readonly (readonly number[])[]
  readonly #hasBatches: boolean

  constructor(problem: Problem, seed: number) {
    const { positions, dishes } = problem
    this.problem = problem
    this.state = new SearchState(problem)
    this.random = new Random(seed)
    this.order = Int32Array.from(positions, (_, position) => position)
    this.locked = new Uint8Array(positions.length)
    this.#tabu = new TabuMemory(positions.length)
    const sources = positions.map((_, position) =>
      positions.flatMap(({ next }, from) => (next.includes(position) ? [from] : [])),
    )
    this.#linked = positions.map(({ next }, position) => [...(sources[position] ?? []), ...next])
    this.#partners = positions.map(({ group, day }, a) =>
      positions.flatMap((other, b) => (b > a && other.group === group && other.day !== day ? [b] : [])),
    )
    this.#hasBatches = dishes.batch.includes(1) && positions.some(({ next }) => next.length > 0)
    this.#replaceDish = new ReplaceDish(this.state)
    this.#joinDays = new JoinDays(this.state, sources)
    this.#splitDays = new SplitDays(this.state)
    this.#exchangeDays = new ExchangeDays(this.state)
  }

  shuffle(): void {
    const { order, random } = this
    for (let i = order.length - 1; i > 0; i--) {
      const j = random.below(i + 1)
      const at = order[i] ?? 0
      order[i] = order[j] ?? 0
      order[j] = at
    }
  }

  /** Empties a position, and with it the position where its dish is eaten again. */
  clear(position: number): void {
    const { state } = this
    if (state.dish[position] === EMPTY) return
    const again = state.target[position] ?? EMPTY
    if (again !== EMPTY) state.unassign(again)
    state.unassign(position)
  }

  /** Greedy construction: fills the empty positions, in the order of the moment, each with what is best then. */
  fill(): void {
    const { state } = this
    for (const position of this.order) {
      if (state.dish[position] === EMPTY) {
        state.assign(position, state.bestDish(position, Number.POSITIVE_INFINITY))
      }
    }
  }

  /** Replaces the dish at a position if another is better. @returns whether it did */
  improve(position: number): boolean {
    if (this.state.source[position] !== FRESH || this.locked[position]) return false
    return make(this.#replaceDish, position)
  }

  /** Replaces dishes, position by position, until no other dish helps. */
  hillClimb(skip = SKIP): void {
    const { order, random } = this
    this.shuffle()
    const n = order.length
    for (let unchanged = 0, step = 0; unchanged < n && step < MOST_STEPS * n; step++) {
      if (skip > 0 && random.next() < skip) unchanged++
      else unchanged = this.improve(order[step % n] ?? 0) ? 0 : unchanged + 1
    }
  }

  /** From where no other dish helps: joins, splits and exchanges days until that does not help either. */
  descend(skip = SKIP): void {
    for (let step = 0; step < MOST_STEPS; step++) {
      let any = false
      if (this.#hasBatches) for (const position of this.order) any = this.#joinOrSplit(position) || any
      any = this.#exchange() || any
      if (!any) return
      this.hillClimb(skip)
    }
  }

  /** From now on every position is looked at, and every join and split tried again. */
  forget(): void {
    this.#tabu.clear()
  }

  /** Joins or splits days where that is better and has not failed beside the same dishes. @returns whether it did */
  #joinOrSplit(position: number): boolean {
    const { state } = this
    if (state.source[position] !== FRESH) return false
    const surroundings = this.#surroundings(position)
    if (this.#tabu.has(position, surroundings)) return false
    if (make(state.target[position] === EMPTY ? this.#joinDays : this.#splitDays, position)) return true
    this.#tabu.add(position, surroundings)
    return false
  }

  /** A hash of what joining and splitting depend on most: the dishes at a position and at those linked with it. */
  #surroundings(position: number): number {
    const { state } = this
    let number = mix(state.dish[position] ?? 0, state.target[position] ?? 0)
    for (const other of this.#linked[position] ?? []) {
      number = mix(number, 2 * (state.dish[other] ?? 0) + (state.isSingle(other) ? 1 : 0))
    }
    return number
  }

  /** Exchanges days of a meal where that helps. @returns whether any did */
  #exchange(): boolean {
    const { state } = this
    const before = state.score()
    let now = before
    for (let a = 0; a < this.#partners.length; a++) {
      if (!state.isSingle(a)) continue
      for (const b of this.#partners[a] ?? []) {
        if (state.isSingle(b)) now = this.#exchangeDays.improve(a, b, now)
      }
    }
    return now < before
  }
}

function make(move: Move, position: number): boolean {
  const helps = move.evaluate(position)
  if (helps) move.apply()
  else move.revert()
  return helps
}
