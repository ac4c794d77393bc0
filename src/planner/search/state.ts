import { foodGroupsLoss, haveLoss, linesLoss, moneyLoss, varietyLoss } from '../objective.ts'
import { type Block, EMPTY, FRESH, type Position, type Problem, type Solution } from '../problem/problem.ts'
import { DayTotals } from './day-totals.ts'
import { DishTotals } from './dish-totals.ts'
import { FoodGroups } from './food-groups.ts'
import { HardRules } from './hard-rules.ts'
import { PackCosts } from './pack-costs.ts'
import { Scan, type ScanQuery } from './scan.ts'
import { StockUse } from './stock-use.ts'
import { Variety } from './variety.ts'

/**
 * A solution in the making, with every sum of the objective kept up to date: a change touches only what the dish is made
 * of. The score of a complete state is `evaluate` of its solution, hard penalty included, up to the rounding of sums.
 *
 * Arrays are read in place here and in the classes of the sums, `?? 0` included, which never applies: through the named
 * functions of `arrays.ts` the search takes 1.7 times as long.
 */
export class SearchState implements Solution {
  readonly problem: Problem
  /** dish at each position; EMPTY: none */
  readonly dish: Int32Array
  /** position at which a position's dish was cooked; FRESH: there */
  readonly source: Int32Array
  readonly packs: PackCosts
  readonly days: DayTotals
  readonly variety: Variety
  readonly foodGroups: FoodGroups
  readonly rules: HardRules
  readonly stock: StockUse
  readonly terms: DishTotals
  readonly #scan: Scan

  constructor(problem: Problem) {
    const { positions } = problem
    this.problem = problem
    this.dish = new Int32Array(positions.length).fill(EMPTY)
    this.source = new Int32Array(positions.length).fill(FRESH)
    this.packs = new PackCosts(problem)
    this.days = new DayTotals(problem)
    this.variety = new Variety(problem)
    this.foodGroups = new FoodGroups(problem)
    this.rules = new HardRules(problem, this)
    this.stock = new StockUse(problem)
    this.terms = new DishTotals(problem, this.packs.spoilUse)
    this.#scan = new Scan(problem, this)
  }

  /** Puts a dish into empty positions. */
  fill({ positions, leftover }: Block, dish: number): void {
    const first = positions[0] ?? 0
    for (let at = 0; at < positions.length; at++) {
      this.assign(positions[at] ?? 0, dish, leftover && at > 0 ? first : FRESH)
    }
  }

  /** Empties positions that hold the same dish. */
  clear({ positions }: Block): void {
    for (let at = positions.length - 1; at >= 0; at--) this.unassign(positions[at] ?? 0)
  }

  /** Puts a dish into an empty position; as a leftover of the position `source` where one is given. */
  assign(position: number, dish: number, source = FRESH): void {
    this.#place(position, dish, source)
    this.packs.use(dish)
  }

  /** Empties a position. Its leftovers, if there are any, must have been unassigned before. */
  unassign(position: number): void {
    this.packs.giveBack(this.dish[position] ?? 0)
    this.#remove(position)
  }

  /** Exchanges the dishes of two positions, each cooked and eaten on its own day: what is bought stays. */
  exchange(a: number, b: number): void {
    const there = this.dish[a] ?? 0
    const here = this.dish[b] ?? 0
    this.#remove(a)
    this.#remove(b)
    this.#place(a, here, FRESH)
    this.#place(b, there, FRESH)
  }

  /** Puts a dish on an empty position: everything but its ingredients. */
  #place(position: number, dish: number, source: number): void {
    const at = this.problem.positions[position] as Position
    this.rules.penalty += this.rules.penaltyOf(position, dish, source)
    this.variety.add(at, dish)
    this.dish[position] = dish
    this.source[position] = source
    this.#count(position, at, dish, 1)
  }

  /** Removes a dish from its position: everything but its ingredients. */
  #remove(position: number): void {
    const at = this.problem.positions[position] as Position
    const dish = this.dish[position] ?? 0
    const source = this.source[position] ?? 0
    this.#count(position, at, dish, -1)
    this.dish[position] = EMPTY
    this.source[position] = FRESH
    this.variety.remove(at, dish)
    // Where nothing is broken, this dish broke nothing.
    if (this.rules.penalty > 0) this.rules.penalty -= this.rules.penaltyOf(position, dish, source)
  }

  /** Adds (1) or removes (-1) what a dish counts for besides its ingredients. The position's source must be set. */
  #count(position: number, at: Position, dish: number, sign: 1 | -1): void {
    const fresh = this.source[position] === FRESH
    if (fresh) this.rules.countCooked(at, dish, sign)
    this.terms.count(position, dish, fresh, sign)
    this.stock.count(dish, sign)
    this.days.count(at.day, dish, sign)
    this.foodGroups.count(at, dish, sign)
  }

  /** The loss of all but money, days and hard rules. */
  otherLosses(): number {
    const { targets } = this.problem
    return (
      this.terms.loss +
      varietyLoss(targets, this.variety.excess) +
      foodGroupsLoss(targets, this.foodGroups.outside) +
      haveLoss(targets, this.stock.unused) +
      linesLoss(targets, this.packs.lines)
    )
  }

  /** The objective of what is assigned, hard penalty included. */
  score(): number {
    const { costMinor, spoiltMinor } = this.packs
    return (
      moneyLoss(this.problem.targets, costMinor, spoiltMinor) +
      this.days.losses +
      this.otherLosses() +
      this.rules.penalty
    )
  }

  get hardPenalty(): number {
    return this.rules.penalty
  }

  /** Score with the dish that `bestDish` found. */
  get found(): number {
    return this.#scan.found
  }

  /** The candidate that makes the score least in empty positions, if less than the limit; else EMPTY. */
  bestDish(query: ScanQuery): number {
    return this.#scan.best(query)
  }

  /** The score if that dish stood in empty positions. */
  scoreWith(places: Block, dish: number): number {
    return this.#scan.scoreWith(places, dish)
  }

  /** Takes over a complete solution. */
  restore({ dish, source }: Solution): void {
    const n = dish.length
    const differs = (c: number): boolean => this.dish[c] !== dish[c] || this.source[c] !== source[c]
    for (let c = n - 1; c >= 0; c--) if (this.source[c] !== FRESH && differs(c)) this.unassign(c)
    for (let c = n - 1; c >= 0; c--) if (this.dish[c] !== EMPTY && differs(c)) this.unassign(c)
    for (let c = 0; c < n; c++) {
      if (this.dish[c] === EMPTY && source[c] === FRESH) this.assign(c, dish[c] ?? 0)
    }
    for (let c = 0; c < n; c++) if (this.dish[c] === EMPTY) this.assign(c, dish[c] ?? 0, source[c])
  }

  /** A copy of what is assigned. */
  snapshot(): Solution {
    return { dish: Int32Array.from(this.dish), source: Int32Array.from(this.source) }
  }
}
