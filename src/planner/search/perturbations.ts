import { whole } from '../arrays.ts'
import { type Group, itemsOf, type Position } from '../problem/problem.ts'
import type { LocalSearch } from './local-search.ts'

/** Shares of the perturbations: `makeFree`; of the others `makeScarce`; of the others `forceDish`, the rest `destroyAndRepair`. */
const FREE = 0.3
const SCARCE = 0.1
const FORCED = 0.85
/** Chance that a kick begins at a main part: what stands beside it follows in the climb. */
const AT_MAIN = 0.9
/** Blocks that are filled while an item is free, at most; and the chance that it is one of the solution's, not of any candidate. */
const SHARED_BY = 8
const OWN = 0.5
/** How many times as dear the packs of a scarce item are. */
const SCARCITY = 20
/** The item that dishes are to share is one of so many of the dearest of a dish. */
const DEAREST = 3
/** Chance that one part of a meal on all days is destroyed; else whole days are. */
const ONE_MEAL = 0.4
/** Chance that those days are all days. */
const ALL_DAYS = 0.2
/** Chance that a block of the destroyed part is emptied. */
const EMPTIED = 0.8

/** Kicks that take a local optimum to another region, from which the search climbs again. */
export class Perturbations {
  readonly #search: LocalSearch
  /** by group and item: the candidates that use it */
  readonly #users: readonly (readonly (readonly number[])[])[]
  /** blocks of main parts */
  readonly #mains: readonly number[]

  constructor(search: LocalSearch) {
    this.#search = search
    const { groups, items, blocks, dishes } = search.problem
    this.#mains = [...blocks.keys()].filter((block) => !this.#firstAt(block).companion)
    this.#users = groups.map(({ candidates }) => {
      const users = Array.from(items.pack, (): number[] => [])
      for (const dish of candidates) for (const item of itemsOf(dishes, dish)) users[item]?.push(dish)
      return users
    })
  }

  /** One of them, at random. */
  perturb(): void {
    const { random } = this.#search
    if (random.next() < FREE) this.#makeFree()
    else if (random.next() < SCARCE) this.#makeScarce()
    else if (random.next() < FORCED) this.#forceDish()
    else this.#destroyAndRepair()
  }

  /** Destroys the dishes that share a dear item and repairs while hardly more of it can be had; then it can again. */
  #makeScarce(): void {
    const { state, random, order } = this.#search
    const item = this.#dearItem(this.#search.dishOf(random.below(order.length)))
    if (item === undefined) return
    state.packs.setScarcity(item, SCARCITY)
    for (let block = 0; block < order.length; block++) {
      if (itemsOf(this.#search.problem.dishes, this.#search.dishOf(block)).includes(item)) this.#search.clear(block)
    }
    this.#repair()
    state.packs.setScarcity(item, 1)
    this.#search.hillClimb()
  }

  /** Forces a random dish into a random block, with another that shares a dear item of it, and adapts the rest. */
  #forceDish(): void {
    const { random, order, locked } = this.#search
    const block = this.#anyBlock()
    const { candidates } = this.#groupAt(block)
    const dish = whole(candidates, random.below(candidates.length))
    const forced = [block]
    this.#force(block, dish)
    const item = this.#dearItem(dish)
    if (item !== undefined) {
      const other = random.below(order.length)
      const sharing = this.#users[this.#firstAt(other).group]?.[item] ?? []
      const second = sharing[random.below(sharing.length)]
      if (!locked[other] && second !== undefined) {
        this.#force(other, second)
        forced.push(other)
      }
    }
    this.#search.fill()
    this.#adapt(forced)
  }

  /** Fills some blocks while an item costs nothing, so that several dishes come to share its packs; then adapts the rest. */
  #makeFree(): void {
    const { state, random, order, locked } = this.#search
    const block = this.#anyBlock()
    const { candidates } = this.#groupAt(block)
    const isOwn = random.next() < OWN
    const item = this.#dearItem(isOwn ? this.#search.dishOf(block) : whole(candidates, random.below(candidates.length)))
    if (item === undefined) return
    this.#search.shuffle()
    const emptied: number[] = []
    for (let n = 0; n < order.length && emptied.length < SHARED_BY; n++) {
      const at = whole(order, n)
      if ((this.#users[this.#firstAt(at).group]?.[item]?.length ?? 0) === 0) continue
      this.#search.clear(at)
      locked[at] = 1
      emptied.push(at)
    }
    state.packs.setFree(item)
    this.#search.fill()
    state.packs.setScarcity(item, 1)
    this.#adapt(emptied)
  }

  /** Adapts the rest to blocks that were just filled and are locked, then these to the rest. */
  #adapt(filled: readonly number[]): void {
    this.#search.hillClimb()
    this.#search.locked.fill(0)
    // All others are at their best: they need another look only if the filled ones change.
    let any = false
    for (const at of filled) any = this.#search.improve(at) || any
    if (any) this.#search.hillClimb()
  }

  /** Destroys a part of a meal on all days, or one to three days, or all, and repairs greedily. */
  #destroyAndRepair(): void {
    const { random } = this.#search
    const { blocks, targets } = this.#search.problem
    const { day: from, group: meal } = this.#firstAt(random.below(blocks.length))
    const days = random.next() < ALL_DAYS ? targets.days : 1 + random.below(3)
    const isMeal = random.next() < ONE_MEAL
    blocks.forEach((_, block) => {
      const { day, group } = this.#firstAt(block)
      const isDestroyed = isMeal ? group === meal : day >= from && day < from + days
      if (isDestroyed && random.next() < EMPTIED) this.#search.clear(block)
    })
    this.#repair()
  }

  #repair(): void {
    this.#search.shuffle()
    this.#search.fill()
    this.#search.hillClimb()
  }

  #force(block: number, dish: number): void {
    this.#search.put(block, dish)
    this.#search.locked[block] = 1
  }

  /** A random block, of a main part most often. */
  #anyBlock(): number {
    const { random, order } = this.#search
    if (this.#mains.length === 0 || random.next() >= AT_MAIN) return random.below(order.length)
    return this.#mains[random.below(this.#mains.length)] ?? 0
  }

  /** The first position of a block. */
  #firstAt(block: number): Position {
    const { positions } = this.#search.problem
    return positions[this.#search.blockAt(block).positions[0] ?? 0] as Position
  }

  #groupAt(block: number): Group {
    return this.#search.problem.groups[this.#firstAt(block).group] as Group
  }

  /** One of the dearest items of a dish, at random; undefined: it needs none. */
  #dearItem(dish: number): number | undefined {
    const items = itemsOf(this.#search.problem.dishes, dish)
    return items.length === 0 ? undefined : items[this.#search.random.below(Math.min(items.length, DEAREST))]
  }
}
