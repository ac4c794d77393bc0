import { repeatPenalty } from '../evaluate.ts'
import { HARD_PENALTY } from '../objective.ts'
import { type Dishes, EMPTY, FRESH, type Position, type Problem, type Solution } from '../problem/problem.ts'

/** The penalty of what breaks a hard rule: a dish cooked twice, the same main ingredient in neighbouring meals. */
export class HardRules {
  penalty = 0
  readonly #positions: readonly Position[]
  readonly #dishes: Dishes
  /** the solution in the making, which `SearchState` changes */
  readonly #solution: Solution
  /** how often each recipe is cooked */
  readonly #cooked: Int32Array

  constructor({ positions, dishes, index }: Problem, solution: Solution) {
    this.#positions = positions
    this.#dishes = dishes
    this.#solution = solution
    this.#cooked = new Int32Array(index.time.length)
  }

  /** Counts a dish cooked (1), or no longer (-1). */
  countCooked(dish: number, sign: 1 | -1): void {
    const recipe = this.#dishes.recipe[dish] ?? 0
    this.#cooked[recipe] = (this.#cooked[recipe] ?? 0) + sign
  }

  isCooked(dish: number): boolean {
    return (this.#cooked[this.#dishes.recipe[dish] ?? 0] ?? 0) > 0
  }

  /** Penalty that a dish in an empty position adds against all other positions. */
  penaltyOf(position: number, dish: number, source: number): number {
    const { before, after, day } = this.#positions[position] as Position
    let sum = 0
    if (source === FRESH && this.isCooked(dish)) sum += this.repeatPenaltyOf(dish, day)
    if (before >= 0 && before !== source) sum += this.#neighbourPenalty(before, dish)
    if (after >= 0 && this.#solution.source[after] !== position) sum += this.#neighbourPenalty(after, dish)
    return sum
  }

  #neighbourPenalty(neighbour: number, dish: number): number {
    return this.mainAt(neighbour) === this.#dishes.main[dish] ? HARD_PENALTY.neighbours : 0
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
      if (there !== EMPTY && source[other] === FRESH && recipe[there] === recipe[dish]) {
        sum += repeatPenalty(Math.abs((this.#positions[other] as Position).day - day))
      }
    }
    return sum
  }
}
