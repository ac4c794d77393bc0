import { haveLoss, leftoverLoss, moneyLoss, varietyLoss } from '../objective.ts'
import { EMPTY, FRESH, type Position, type Problem, type Solution } from '../problem/problem.ts'
import { DayTotals } from './day-totals.ts'
import { DishTotals } from './dish-totals.ts'
import { HardRules } from './hard-rules.ts'
import { PackCosts } from './pack-costs.ts'
import { Scan } from './scan.ts'
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
  /** position at which what a position cooks is eaten again; EMPTY: nowhere */
  readonly target: Int32Array
  readonly packs: PackCosts
  readonly days: DayTotals
  readonly variety: Variety
  readonly rules: HardRules
  readonly stock: StockUse
  readonly terms: DishTotals
  readonly #scan: Scan
  readonly #one = new Int32Array(1)
  /** leftovers, a day's second and third counted twice; and those of each day, counted once */
  #leftovers = 0
  readonly #leftoversOn: Int32Array

  constructor(problem: Problem) {
    const { positions, targets } = problem
    this.problem = problem
    this.dish = new Int32Array(positions.length).fill(EMPTY)
    this.source = new Int32Array(positions.length).fill(FRESH)
    this.target = new Int32Array(positions.length).fill(EMPTY)
    this.packs = new PackCosts(problem)
    this.days = new DayTotals(problem)
    this.variety = new Variety(problem)
    this.rules = new HardRules(problem, this)
    this.stock = new StockUse(problem)
    this.terms = new DishTotals(problem, this.packs.spoilUse)
    this.#leftoversOn = new Int32Array(targets.days)
    this.#scan = new Scan(problem, this)
  }

  /** Puts a dish into an empty position; as a leftover of the position `source` where one is given. */
  assign(position: number, dish: number, source = FRESH): void {
    this.#place(position, dish, source)
    this.packs.use(dish)
  }

  /** Empties a position. Its leftover, if there is one, must have been unassigned before. */
  unassign(position: number): void {
    this.packs.giveBack(this.dish[position] ?? 0)
    this.#remove(position)
  }

  /** Exchanges the dishes of two positions of one meal, each cooked and eaten on its own day: what is bought stays. */
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
    if (source !== FRESH) {
      this.target[source] = position
      this.#leftovers += this.leftoverWeight(at.day)
      this.#leftoversOn[at.day] = (this.#leftoversOn[at.day] ?? 0) + 1
    }
    this.#count(position, dish, 1)
  }

  /** Removes a dish from its position: everything but its ingredients. */
  #remove(position: number): void {
    const at = this.problem.positions[position] as Position
    const dish = this.dish[position] ?? 0
    const source = this.source[position] ?? 0
    this.#count(position, dish, -1)
    this.dish[position] = EMPTY
    if (source !== FRESH) {
      this.source[position] = FRESH
      this.target[source] = EMPTY
      this.#leftoversOn[at.day] = (this.#leftoversOn[at.day] ?? 0) - 1
      this.#leftovers -= this.leftoverWeight(at.day)
    }
    this.variety.remove(at, dish)
    this.rules.penalty -= this.rules.penaltyOf(position, dish, source)
  }

  /** Adds (1) or removes (-1) what a dish counts for besides its ingredients. The position's source must be set. */
  #count(position: number, dish: number, sign: 1 | -1): void {
    const fresh = this.source[position] === FRESH
    if (fresh) this.rules.countCooked(dish, sign)
    this.terms.count(position, dish, fresh, sign)
    this.stock.count(dish, sign)
    this.days.count((this.problem.positions[position] as Position).day, dish, sign)
  }

  /** Whether a position's dish is cooked and eaten there only. */
  isSingle(position: number): boolean {
    return this.source[position] === FRESH && this.target[position] === EMPTY
  }

  /** What one more leftover on a day counts. */
  leftoverWeight(day: number): number {
    return this.#leftoversOn[day] === 0 ? 1 : 2
  }

  /** The loss of all but money, days and hard rules. */
  otherLosses(): number {
    const { targets } = this.problem
    return (
      this.terms.loss() +
      leftoverLoss(targets, this.#leftovers) +
      varietyLoss(targets, this.variety.excess) +
      haveLoss(targets, this.stock.unused)
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

  /** Score with the dish that `bestDish` or `bestPair` found. */
  get found(): number {
    return this.#scan.found
  }

  /**
   * The dish that makes the score least when it is cooked at an empty position, if less than `limit`; else EMPTY. The first
   * of equals.
   * @param except a dish that is left out
   */
  bestDish(position: number, limit: number, except = EMPTY): number {
    return this.#scan.best({ position, again: EMPTY, limit, except })
  }

  /** The same for a dish cooked at one empty position and eaten again at another. */
  bestPair(position: number, again: number, limit: number, except = EMPTY): number {
    return this.#scan.best({ position, again, limit, except })
  }

  /** The score if that dish were cooked at an empty position, and eaten again at another where one is given. */
  scoreWith(position: number, dish: number, again = EMPTY): number {
    this.#one[0] = dish
    this.#scan.among(this.#one, { position, again, limit: Number.POSITIVE_INFINITY, except: EMPTY })
    return this.#scan.found
  }

  /** Takes over a complete solution. */
  restore({ dish, source }: Solution): void {
    const n = dish.length
    const differs = (c: number): boolean => this.dish[c] !== dish[c] || this.source[c] !== source[c]
    for (let c = 0; c < n; c++) if (this.source[c] !== FRESH && differs(c)) this.unassign(c)
    for (let c = 0; c < n; c++) if (this.dish[c] !== EMPTY && differs(c)) this.unassign(c)
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
