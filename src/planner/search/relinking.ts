import { dishIn, type Solution } from '../problem/problem.ts'
import type { LocalSearch } from './local-search.ts'

/** How far it goes towards the other solution, as a share of the blocks in which they differ. */
const LEAST = 0.15
const MOST = 0.5
/** Changes that are looked at for each step. */
const LOOKS = 6

/**
 * Path relinking (Glover, Laguna, Martí, "Fundamentals of Scatter Search and Path Relinking", Control and Cybernetics 29,
 * 2000): a solution goes a part of the way to another good one, block by block, each time by the best of a few changes,
 * and descends from there. Good weeks differ in most of their dishes, with far worse ones between them: what both halves
 * bring is seldom found by small changes.
 */
export class Relinking {
  readonly #search: LocalSearch

  constructor(search: LocalSearch) {
    this.#search = search
  }

  /** Takes the solution a part of the way to another, and climbs from there. */
  towards(other: Solution): void {
    const { problem, random } = this.#search
    const differ = [...problem.blocks.keys()].filter(
      (block) => this.#search.dishOf(block) !== dishIn(other, this.#search.blockAt(block)),
    )
    const steps = Math.floor(differ.length * (LEAST + (MOST - LEAST) * random.next()))
    for (let step = 0; step < steps; step++) {
      const at = this.#bestChange(differ, other)
      this.#take(differ[at] ?? 0, other)
      differ[at] = differ[differ.length - 1] ?? 0
      differ.pop()
    }
    this.#search.hillClimb()
  }

  /** The best of a few blocks to take over, as a place in the list. */
  #bestChange(blocks: readonly number[], other: Solution): number {
    const { state, random } = this.#search
    let least = Number.POSITIVE_INFINITY
    let found = 0
    for (let look = 0; look < LOOKS; look++) {
      const at = random.below(blocks.length)
      const block = blocks[at] ?? 0
      const before = this.#search.dishOf(block)
      this.#take(block, other)
      const score = state.score()
      this.#search.put(block, before)
      if (score >= least) continue
      least = score
      found = at
    }
    return found
  }

  #take(block: number, other: Solution): void {
    this.#search.put(block, dishIn(other, this.#search.blockAt(block)))
  }
}
