import type { Random } from '../../catalogue/random.ts'
import { whole } from '../arrays.ts'
import { type Block, dishIn, EMPTY, itemsOf, type Position, type Problem } from '../problem/problem.ts'
import type { SearchState } from './state.ts'

/**
 * Chance that a change has a block looked at again: at the meal before or after; on the same day; where dishes may use what
 * it opened; which shares its items.
 */
const NEIGHBOUR = 0.1
const SAME_DAY = 0.15
const COULD_USE = 0.03
const SHARES = 0.03

/**
 * The blocks that may have got a better dish by what changed since each was looked at last: hill climbing looks at no
 * others. After Bentley's "don't look bits" ("Fast Algorithms for Geometric Traveling Salesman Problems", ORSA Journal on
 * Computing 4, 1992). Of many that a change hardly touches, a random part is looked at.
 */
export class AffectedBlocks {
  readonly #problem: Problem
  readonly #state: SearchState
  readonly #random: Random
  /** dish of each block at the last `note` or `settle` */
  readonly #known: Int32Array
  readonly #affected: Uint8Array
  /** by item: blocks for which some candidate uses it */
  readonly #couldUse: readonly number[][]
  /** by block: others that stand on one of its days; those beside it, and before and after it, with which it must agree */
  readonly #sameDay: readonly (readonly number[])[]
  readonly #beside: readonly (readonly number[])[]
  readonly #neighbours: readonly (readonly number[])[]

  constructor(problem: Problem, state: SearchState, random: Random) {
    const { blocks, positions, items } = problem
    this.#problem = problem
    this.#state = state
    this.#random = random
    this.#known = new Int32Array(blocks.length).fill(EMPTY)
    this.#affected = new Uint8Array(blocks.length)
    const blockAt = new Int32Array(positions.length)
    blocks.forEach((block, b) => {
      for (const place of block.positions) blockAt[place] = b
    })
    const placesOf = blocks.map((block) => block.positions.map((place) => positions[place] as Position))
    const days = placesOf.map((places) => new Set(places.map(({ day }) => day)))
    this.#sameDay = placesOf.map((places, b) =>
      [...blocks.keys()].filter((other) => other !== b && places.some(({ day }) => days[other]?.has(day))),
    )
    const blocksAt = (places: readonly number[]): readonly number[] => [
      ...new Set(places.flatMap((place) => (place >= 0 ? [whole(blockAt, place)] : []))),
    ]
    this.#beside = placesOf.map((places) => blocksAt(places.flatMap(({ beside }) => beside)))
    this.#neighbours = placesOf.map((places) => blocksAt(places.flatMap(({ before, after }) => [before, after])))
    this.#couldUse = Array.from(items.pack, () => [])
    const used = problem.groups.map(
      ({ candidates }) => new Set([...candidates].flatMap((dish) => [...itemsOf(problem.dishes, dish)])),
    )
    placesOf.forEach((places, b) => {
      for (const item of used[places[0]?.group ?? 0] ?? []) this.#couldUse[item]?.push(b)
    })
  }

  /** Takes note of all that was changed since the last time. */
  note(): void {
    for (let block = 0; block < this.#known.length; block++) this.noteAt(block)
  }

  /** Takes note that a block has another dish, if it has. */
  noteAt(block: number): void {
    const before = this.#known[block] ?? EMPTY
    const now = this.#dishOf(block)
    if (now === before) return
    this.#known[block] = now
    this.#mark(this.#sameDay[block] ?? [], SAME_DAY)
    this.#mark(this.#beside[block] ?? [], 1)
    this.#mark(this.#neighbours[block] ?? [], this.#state.rules.penalty > 0 ? 1 : NEIGHBOUR)
    if (now !== EMPTY) this.#noteUse(now)
    if (before !== EMPTY) this.#noteGivenBack(before)
  }

  /** Takes the solution of the moment as one in which nothing is to be looked at. */
  settle(): void {
    for (let block = 0; block < this.#known.length; block++) this.#known[block] = this.#dishOf(block)
    this.#affected.fill(0)
  }

  /** Has every block looked at. */
  all(): void {
    this.#affected.fill(1)
  }

  /** Whether a block is to be looked at; then it is no more. */
  take(block: number): boolean {
    if (this.#affected[block] === 0) return false
    this.#affected[block] = 0
    return true
  }

  /** A dish came in: others may use what is left of the packs that it opened. */
  #noteUse(dish: number): void {
    const { lineStart, lineItem, lineUse } = this.#problem.dishes
    const { slack, pack } = this.#state.packs
    for (let line = lineStart[dish] ?? 0; line < (lineStart[dish + 1] ?? 0); line++) {
      const item = lineItem[line] ?? 0
      const opened = (slack[item] ?? 0) + (lineUse[line] ?? 0) >= (pack[item] ?? 0)
      if (opened) this.#mark(this.#couldUse[item] ?? [], COULD_USE)
    }
  }

  /** A dish went: those that share its packs now carry them, and others may use what is left of them. */
  #noteGivenBack(dish: number): void {
    const { lineStart, lineItem } = this.#problem.dishes
    const { packs } = this.#state.packs
    for (let line = lineStart[dish] ?? 0; line < (lineStart[dish + 1] ?? 0); line++) {
      const item = lineItem[line] ?? 0
      if (packs[item] !== 0) this.#mark(this.#couldUse[item] ?? [], SHARES)
    }
  }

  /** Has each of some blocks looked at by a chance: how many are passed over before the next is drawn at once. */
  #mark(blocks: readonly number[], chance: number): void {
    if (chance === 1) {
      for (let n = 0; n < blocks.length; n++) this.#affected[blocks[n] ?? 0] = 1
      return
    }
    const rest = Math.log(1 - chance)
    for (let n = this.#passedOver(rest); n < blocks.length; n += 1 + this.#passedOver(rest)) {
      this.#affected[blocks[n] ?? 0] = 1
    }
  }

  #passedOver(rest: number): number {
    return Math.floor(Math.log(1 - this.#random.next()) / rest)
  }

  #dishOf(block: number): number {
    return dishIn(this.#state, this.#problem.blocks[block] as Block)
  }
}
