import { Random } from '../../catalogue/random.ts'
import { type Block, EMPTY, type Position, type Problem } from '../problem/problem.ts'
import { ExchangeDays } from './moves/exchange-days.ts'
import type { Move } from './moves/move.ts'
import { ReplaceDish } from './moves/replace-dish.ts'
import { SearchState } from './state.ts'

/** Chance that hill climbing passes over a block: so few looks find nearly all that helps. */
const SKIP = 0.6

/** Tries per block after which hill climbing ends also where something still helps: it never comes near. */
const MOST_STEPS = 200

/** The neighbourhoods of a state, and the descent through them to a local optimum. */
export class LocalSearch {
  readonly problem: Problem
  readonly state: SearchState
  readonly random: Random
  /** blocks in the order of the moment */
  readonly order: Int32Array
  /** 1: a block keeps its dish for now */
  readonly locked: Uint8Array
  readonly #replaceDish: Move
  readonly #exchangeDays: ExchangeDays
  /** positions that change places: the only one of its block, with later ones of the same group on other days */
  readonly #partners: readonly (readonly [number, readonly number[]])[]

  constructor(problem: Problem, seed: number) {
    const { positions, blocks } = problem
    this.problem = problem
    this.state = new SearchState(problem)
    this.random = new Random(seed)
    this.order = Int32Array.from(blocks, (_, block) => block)
    this.locked = new Uint8Array(blocks.length)
    const single = blocks.flatMap(({ positions: [first = 0, ...others] }) => (others.length === 0 ? [first] : []))
    this.#partners = single.map((a) => {
      const { group, day } = positions[a] as Position
      return [a, single.filter((b) => b > a && positions[b]?.group === group && positions[b]?.day !== day)]
    })
    this.#replaceDish = new ReplaceDish(this.state)
    this.#exchangeDays = new ExchangeDays(this.state)
  }

  blockAt(block: number): Block {
    return this.problem.blocks[block] as Block
  }

  /** Dish of a block; EMPTY: none. */
  dishOf(block: number): number {
    return this.state.dish[this.blockAt(block).positions[0] ?? 0] ?? EMPTY
  }

  shuffle(): void {
    this.random.shuffle(this.order)
  }

  /** Empties a block. */
  clear(block: number): void {
    if (this.dishOf(block) !== EMPTY) this.state.clear(this.blockAt(block))
  }

  /** Greedy construction: fills the empty blocks, in the order of the moment, each with what is best then. */
  fill(): void {
    for (const block of this.order) {
      if (this.dishOf(block) !== EMPTY) continue
      const places = this.blockAt(block)
      this.state.fill(places, this.state.bestDish({ ...places, limit: Number.POSITIVE_INFINITY, except: EMPTY }))
    }
  }

  /** Replaces the dish of a block, or its portion, if another is better. @returns whether it did */
  improve(block: number): boolean {
    if (this.locked[block]) return false
    return make(this.#replaceDish, this.blockAt(block))
  }

  /** Replaces dishes, block by block, until no other dish helps. */
  hillClimb(skip = SKIP): void {
    const { order, random } = this
    this.shuffle()
    const n = order.length
    for (let unchanged = 0, step = 0; unchanged < n && step < MOST_STEPS * n; step++) {
      if (skip > 0 && random.next() < skip) unchanged++
      else unchanged = this.improve(order[step % n] ?? 0) ? 0 : unchanged + 1
    }
  }

  /** From where no other dish helps: exchanges days until that does not help either. */
  descend(skip = SKIP): void {
    for (let step = 0; step < MOST_STEPS && this.#exchange(); step++) this.hillClimb(skip)
  }

  /** Exchanges days of a meal where that helps. @returns whether any did */
  #exchange(): boolean {
    const before = this.state.score()
    let now = before
    for (const [a, others] of this.#partners) for (const b of others) now = this.#exchangeDays.improve(a, b, now)
    return now < before
  }
}

function make(move: Move, block: Block): boolean {
  const helps = move.evaluate(block)
  if (helps) move.apply()
  else move.revert()
  return helps
}
