import { DISH_TERMS } from '../dish-terms.ts'
import { moneyLoss } from '../objective.ts'
import type { Position, Problem } from '../problem/problem.ts'

/**
 * The loss of the terms that add up dish by dish (`DISH_TERMS`), and what each dish alone would add to it. The loss of a
 * total is the sum of its dishes' losses: every such term is a multiple of its total.
 */
export class DishTotals {
  /** loss of all that is assigned */
  loss = 0
  /** by position, cooked there and left over: the terms that count there, a bit each */
  readonly #fresh: Int32Array
  readonly #leftover: Int32Array
  /** by such bits: the loss of each dish; and the same less the waste that its use prevents */
  readonly #losses = new Map<number, Float64Array>()
  readonly #scanned = new Map<number, Float64Array>()

  /** @param spoilUse spoilable value of what each dish uses, minor units: it is no waste, so it is taken off its loss */
  constructor({ positions, dishes, targets }: Problem, spoilUse: Float64Array) {
    const bits = (position: Position, fresh: boolean): number =>
      DISH_TERMS.reduce((sum, { counts }, term) => sum | (counts(position, fresh) ? 1 << term : 0), 0)
    this.#fresh = Int32Array.from(positions, (position) => bits(position, true))
    this.#leftover = Int32Array.from(positions, (position) => bits(position, false))
    const unbudgeted = { ...targets, budgetMinor: 0 }
    const byTerm = DISH_TERMS.map(({ perDish, loss }) =>
      Float64Array.from(dishes.recipe, (_, dish) => loss(targets, perDish(dishes, dish, targets))),
    )
    for (const terms of new Set([...this.#fresh, ...this.#leftover])) {
      const counted = byTerm.filter((_, term) => terms & (1 << term))
      const losses = Float64Array.from(dishes.recipe, (_, dish) =>
        counted.reduce((sum, of) => sum + (of[dish] ?? 0), 0),
      )
      this.#losses.set(terms, losses)
      this.#scanned.set(
        terms,
        losses.map((loss, dish) => loss - moneyLoss(unbudgeted, 0, spoilUse[dish] ?? 0)),
      )
    }
  }

  /** Adds (1) or removes (-1) a dish at a position. */
  count(position: number, dish: number, fresh: boolean, sign: 1 | -1): void {
    this.loss += sign * (this.#of(this.#losses, position, fresh)[dish] ?? 0)
  }

  /** Loss that each dish adds at a position, less the waste that its use prevents. */
  lossesAt(position: number, fresh: boolean): Float64Array {
    return this.#of(this.#scanned, position, fresh)
  }

  /** What the exchange of two dishes, each cooked where it stands, adds to the loss. */
  exchangeLoss(a: number, here: number, b: number, there: number): number {
    const first = this.#of(this.#losses, a, true)
    const second = this.#of(this.#losses, b, true)
    if (first === second) return 0
    return (first[there] ?? 0) - (first[here] ?? 0) + (second[here] ?? 0) - (second[there] ?? 0)
  }

  #of(losses: ReadonlyMap<number, Float64Array>, position: number, fresh: boolean): Float64Array {
    return losses.get((fresh ? this.#fresh[position] : this.#leftover[position]) ?? 0) as Float64Array
  }
}
