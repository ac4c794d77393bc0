import { repeatPenalty } from '../evaluate.ts'
import { HARD_PENALTY } from '../objective.ts'
import {
  clashes,
  type Dishes,
  EMPTY,
  FRESH,
  goesWith,
  type Position,
  type Problem,
  potOf,
  type Sides,
  type Solution,
} from '../problem/problem.ts'

/**
 * The penalty of what breaks a hard rule: a main part cooked twice, a dish twice on one day, the same main ingredient in neighbouring meals, a side
 * that does not go with its main part.
 */
export class HardRules {
  penalty = 0
  readonly #positions: readonly Position[]
  readonly #dishes: Dishes
  readonly #sides: Sides
  /** the solution in the making, which `SearchState` changes */
  readonly #solution: Solution
  /** how often each recipe is cooked where that counts */
  readonly #cooked: Int32Array
  /** by day and recipe: how often it is cooked where that may be once a day */
  readonly #onDay: Uint8Array

  constructor({ positions, dishes, sides, index, targets }: Problem, solution: Solution) {
    this.#positions = positions
    this.#dishes = dishes
    this.#sides = sides
    this.#solution = solution
    this.#cooked = new Int32Array(index.time.length)
    this.#onDay = new Uint8Array(targets.days * index.time.length)
  }

  /** Counts a dish cooked at a position (1), or no longer (-1). */
  countCooked(position: Position, dish: number, sign: 1 | -1): void {
    const recipe = this.#dishes.recipe[dish] ?? 0
    if (position.onceADay) {
      const at = position.day * this.#cooked.length + recipe
      this.#onDay[at] = (this.#onDay[at] ?? 0) + sign
    }
    if (!position.once) return
    this.#cooked[recipe] = (this.#cooked[recipe] ?? 0) + sign
  }

  isCooked(dish: number): boolean {
    return (this.#cooked[this.#dishes.recipe[dish] ?? 0] ?? 0) > 0
  }

  /** Penalty of cooking a dish where it may stand once a day, on a day on which it is cooked already, whatever the meal. */
  twiceADay(dish: number, day: number): number {
    const times = this.#onDay[day * this.#cooked.length + (this.#dishes.recipe[dish] ?? 0)] ?? 0
    return times * HARD_PENALTY.twiceADay
  }

  /** Penalty that a dish in an empty position adds against all other positions. */
  penaltyOf(position: number, dish: number, source: number): number {
    const {
      before,
      after,
      day,
      once,
      onceADay,
      companion,
      partner,
      beside: places,
    } = this.#positions[position] as Position
    const { dish: assigned } = this.#solution
    const pot = source === FRESH ? position : source
    let sum = 0
    if (onceADay && source === FRESH) sum += this.twiceADay(dish, day)
    if (once && source === FRESH && this.isCooked(dish)) sum += this.repeatPenaltyOf(dish, day)
    if (before >= 0 && potOf(this.#solution, before) !== pot) sum += this.#neighbourPenalty(before, dish)
    if (after >= 0 && potOf(this.#solution, after) !== pot) sum += this.#neighbourPenalty(after, dish)
    for (let n = 0; n < places.length; n++) {
      const other = assigned[places[n] ?? 0] ?? EMPTY
      if (other !== EMPTY) sum += companion ? this.clashPenalty(other, dish) : this.clashPenalty(dish, other)
    }
    const beside = partner >= 0 ? (assigned[partner] ?? EMPTY) : EMPTY
    if (beside !== EMPTY) sum += companion ? this.sidePenalty(beside, dish) : this.sidePenalty(dish, beside)
    return sum
  }

  #neighbourPenalty(neighbour: number, dish: number): number {
    return this.mainAt(neighbour) === this.#dishes.main[dish] ? HARD_PENALTY.neighbours : 0
  }

  /** Penalty of a side beside a main part that it does not go with. */
  sidePenalty(main: number, side: number): number {
    return goesWith(this.#sides, main, side) ? 0 : HARD_PENALTY.side
  }

  /** Penalty of a companion that is not eaten beside a main part. */
  clashPenalty(main: number, companion: number): number {
    return clashes(this.#sides, main, companion) ? HARD_PENALTY.clash : 0
  }

  /** Main ingredient at a position; -1: the position is empty, or is none. */
  mainAt(position: number): number {
    const dish = position >= 0 ? (this.#solution.dish[position] ?? EMPTY) : EMPTY
    return dish === EMPTY ? -1 : (this.#dishes.main[dish] ?? -1)
  }

  /** Penalty of cooking a dish on a day, besides all days on which it is cooked already. */
  repeatPenaltyOf(dish: number, day: number): number {
    const { recipe } = this.#dishes
    const { dish: assigned, source } = this.#solution
    let sum = 0
    for (let other = 0; other < assigned.length; other++) {
      const there = assigned[other] ?? EMPTY
      const at = this.#positions[other] as Position
      if (there !== EMPTY && at.once && source[other] === FRESH && recipe[there] === recipe[dish]) {
        sum += repeatPenalty(Math.abs(at.day - day))
      }
    }
    return sum
  }
}
