import { Random } from '../../catalogue/random.ts'
import { type Block, dishIn, EMPTY, type Position, type Problem, type Solution } from '../problem/problem.ts'
import { AffectedBlocks } from './affected-blocks.ts'
import { ExchangeDays } from './moves/exchange-days.ts'
import type { Move } from './moves/move.ts'
import { ReplaceDish } from './moves/replace-dish.ts'
import { SearchState } from './state.ts'

/** Passes over the affected blocks, or exchanges, after which a descent ends also where something still helps: it never comes near. */
const MOST_PASSES = 200

/** The neighbourhoods of a state, and the descent through them to a local optimum. */
export class LocalSearch {
  readonly problem: Problem
  readonly state: SearchState
  readonly random: Random
  /** blocks in the order of the moment */
  readonly order: Int32Array
  /** 1: a block keeps its dish for now */
  readonly locked: Uint8Array
  readonly #affected: AffectedBlocks
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
    this.#affected = new AffectedBlocks(problem, this.state, this.random)
    this.#replaceDish = new ReplaceDish(this.state)
    this.#exchangeDays = new ExchangeDays(this.state)
  }

  blockAt(block: number): Block {
    return this.problem.blocks[block] as Block
  }

  /** Dish of a block; EMPTY: none. */
  dishOf(block: number): number {
    return dishIn(this.state, this.blockAt(block))
  }

  shuffle(): void {
    this.random.shuffle(this.order)
  }

  /** Empties a block. */
  clear(block: number): void {
    if (this.dishOf(block) !== EMPTY) this.state.clear(this.blockAt(block))
  }

  /** Gives a block a dish, instead of the one it may have. */
  put(block: number, dish: number): void {
    this.clear(block)
    this.state.fill(this.blockAt(block), dish)
  }

  /** Greedy construction: fills the empty blocks, in the order of the moment, each with what is best then. */
  fill(): void {
    for (const block of this.order) {
      if (this.dishOf(block) !== EMPTY) continue
      const places = this.blockAt(block)
      this.state.fill(places, this.state.bestDish({ block: places, limit: Number.POSITIVE_INFINITY, except: EMPTY }))
    }
  }

  /** A new solution, built greedily in another order, at its local optimum. */
  construct(): void {
    for (const block of this.order) this.clear(block)
    this.shuffle()
    this.fill()
    this.hillClimb()
    this.descend()
  }

  /** Replaces the dish of a block, or its portion, if another is better. @returns whether it did */
  improve(block: number): boolean {
    if (this.locked[block]) return false
    return make(this.#replaceDish, this.blockAt(block))
  }

  /** Replaces dishes, of the blocks that changes may have touched, until none helps. @returns whether any did */
  hillClimb(): boolean {
    this.#affected.note()
    this.shuffle()
    let helped = false
    for (let pass = 0; pass < MOST_PASSES && this.#climbOnce(); pass++) helped = true
    return helped
  }

  /** One look at each of the affected blocks. @returns whether any got a better dish */
  #climbOnce(): boolean {
    let helped = false
    for (const block of this.order) {
      if (!this.#affected.take(block) || !this.improve(block)) continue
      this.#affected.noteAt(block)
      helped = true
    }
    return helped
  }

  /** From where no other dish helps: exchanges days until that does not help either. */
  descend(): void {
    for (let step = 0; step < MOST_PASSES && this.#exchange(); step++) this.hillClimb()
  }

  /** To a solution in which no change of any block helps. */
  descendFully(): void {
    for (let step = 0; step < MOST_PASSES; step++) {
      this.#affected.all()
      if (!this.hillClimb() && !this.#exchange()) return
    }
  }

  /** Takes over a solution that is a local optimum. */
  restore(solution: Solution): void {
    this.state.restore(solution)
    this.#affected.settle()
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
