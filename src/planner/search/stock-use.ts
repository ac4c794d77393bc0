import type { Dishes, Problem } from '../problem/problem.ts'

/** Which of the ingredients at home some dish uses. */
export class StockUse {
  /** ingredients at home that no dish uses */
  unused: number
  readonly #dishes: Dishes
  readonly #uses: Int32Array

  constructor({ dishes, pantryStock }: Problem) {
    this.#dishes = dishes
    this.unused = pantryStock.length
    this.#uses = new Int32Array(pantryStock.length)
  }

  /** Adds (1) or removes (-1) a dish. */
  count(dish: number, sign: 1 | -1): void {
    const { stockStart, stockItem } = this.#dishes
    const end = stockStart[dish + 1] ?? 0
    for (let line = stockStart[dish] ?? 0; line < end; line++) {
      const item = stockItem[line] ?? 0
      const before = this.#uses[item] ?? 0
      this.#uses[item] = before + sign
      if (before === 0) this.unused--
      else if (before + sign === 0) this.unused++
    }
  }

  /** How many ingredients at home only this dish would use. */
  newlyUsed(dish: number): number {
    const { stockStart, stockItem } = this.#dishes
    let used = 0
    const end = stockStart[dish + 1] ?? 0
    for (let line = stockStart[dish] ?? 0; line < end; line++) {
      if (this.#uses[stockItem[line] ?? 0] === 0) used++
    }
    return used
  }
}
