import { DISH_TERMS, moneyLoss } from '../objective.ts'
import type { Position, Problem } from '../problem/problem.ts'

/** The totals of the terms that add up dish by dish (`DISH_TERMS`), and what each dish alone would add to them. */
export class DishTotals {
  readonly #targets: Problem['targets']
  readonly #totals = new Float64Array(DISH_TERMS.length)
  /** by term: what a dish adds */
  readonly #amounts: readonly Float64Array[]
  /** by position, cooked there and left over: the terms that count there, a bit each */
  readonly #fresh: Int32Array
  readonly #leftover: Int32Array
  /** by such bits: the loss of each dish */
  readonly #losses = new Map<number, Float64Array>()

  /** @param spoilUse spoilable value of what each dish uses, minor units: it is no waste, so it is taken off its loss */
  constructor({ positions, dishes, targets }: Problem, spoilUse: Float64Array) {
    this.#targets = targets
    this.#amounts = DISH_TERMS.map(({ perDish }) =>
      Float64Array.from(dishes.recipe, (_, dish) => perDish(dishes, dish, targets)),
    )
    const bits = (position: Position, fresh: boolean): number =>
      DISH_TERMS.reduce((sum, { counts }, term) => sum | (counts(position, fresh) ? 1 << term : 0), 0)
    this.#fresh = Int32Array.from(positions, (position) => bits(position, true))
    this.#leftover = Int32Array.from(positions, (position) => bits(position, false))
    const unbudgeted = { ...targets, budgetMinor: 0 }
    for (const terms of new Set([...this.#fresh, ...this.#leftover])) {
      const losses = Float64Array.from(
        dishes.recipe,
        (_, dish) =>
          DISH_TERMS.reduce(
            (sum, { loss }, term) =>
              terms & (1 << term) ? sum + loss(targets, this.#amounts[term]?.[dish] ?? 0) : sum,
            0,
          ) - moneyLoss(unbudgeted, 0, spoilUse[dish] ?? 0),
      )
      this.#losses.set(terms, losses)
    }
  }

  /** Adds (1) or removes (-1) a dish at a position. */
  count(position: number, dish: number, fresh: boolean, sign: 1 | -1): void {
    const bits = (fresh ? this.#fresh[position] : this.#leftover[position]) ?? 0
    for (let term = 0; term < this.#amounts.length; term++) {
      if (bits & (1 << term)) {
        this.#totals[term] = (this.#totals[term] ?? 0) + sign * (this.#amounts[term]?.[dish] ?? 0)
      }
    }
  }

  /** Loss of the totals. */
  loss(): number {
    let sum = 0
    for (let term = 0; term < DISH_TERMS.length; term++) {
      sum += DISH_TERMS[term]?.loss(this.#targets, this.#totals[term] ?? 0) ?? 0
    }
    return sum
  }

  /** Loss that each dish adds at a position, less the waste that its use prevents. */
  lossesAt(position: number, fresh: boolean): Float64Array {
    return this.#losses.get((fresh ? this.#fresh[position] : this.#leftover[position]) ?? 0) as Float64Array
  }

  /** What the exchange of two dishes, each cooked where it stands, adds to the loss. */
  exchangeLoss(a: number, here: number, b: number, there: number): number {
    const [first, second] = [this.#fresh[a] ?? 0, this.#fresh[b] ?? 0]
    let sum = 0
    for (let term = 0; first !== second && term < DISH_TERMS.length; term++) {
      const sign = ((first >> term) & 1) - ((second >> term) & 1)
      if (sign === 0) continue
      const amounts = this.#amounts[term]
      const change = (amounts?.[there] ?? 0) - (amounts?.[here] ?? 0)
      sum += DISH_TERMS[term]?.loss(this.#targets, sign > 0 ? change : -change) ?? 0
    }
    return sum
  }
}
