import { linesLoss, moneyLoss, packsFor, type Targets } from '../objective.ts'
import type { Problem } from '../problem/problem.ts'

/**
 * What is bought for the assigned dishes, in whole packs. Using a dish, or giving it back, touches only its ingredients;
 * what each further dish would open is added up by `Scan`.
 */
export class PackCosts {
  /** what is there of each item, bought or from before, and not used; hundredths of the unit */
  readonly slack: Float64Array
  readonly packs: Float64Array
  /** goods of which a pack is bought */
  lines = 0
  costMinor = 0
  /** value of what is left in the packs, by how fast it spoils */
  spoiltMinor = 0
  /** spoilable value of a dish's uses, minor units */
  readonly spoilUse: Float64Array
  readonly pack: Float64Array
  readonly priceMinor: Float64Array
  /** loss of one more pack of an item, before the budget; and the same with that of a line of the list where it opens one */
  readonly packLoss: Float64Array
  readonly nextLoss: Float64Array
  /** loss of a line of the list, by item */
  readonly #lineLoss: Float64Array
  readonly #lineStart: Int32Array
  readonly #lineItem: Int32Array
  readonly #lineUse: Float64Array
  readonly #unbudgeted: Targets
  readonly #spoilPrice: Float64Array

  constructor({ items, dishes, targets }: Problem) {
    this.pack = items.pack
    this.priceMinor = items.priceMinor
    this.#lineStart = dishes.lineStart
    this.#lineItem = dishes.lineItem
    this.#lineUse = dishes.lineUse
    this.#unbudgeted = { ...targets, budgetMinor: 0 }
    this.slack = Float64Array.from(items.stock)
    this.packs = new Float64Array(items.pack.length)
    this.#spoilPrice = items.priceMinor.map((price, i) => price * (items.spoils[i] ?? 0))
    this.packLoss = items.priceMinor.map((price, i) => moneyLoss(this.#unbudgeted, price, this.#spoilPrice[i] ?? 0))
    this.#lineLoss = new Float64Array(items.pack.length).fill(linesLoss(targets, 1))
    this.nextLoss = this.packLoss.map((loss, i) => loss + (this.#lineLoss[i] ?? 0))
    this.spoilUse = Float64Array.from(dishes.recipe, (_, dish) => {
      let sum = 0
      for (let line = dishes.lineStart[dish] ?? 0; line < (dishes.lineStart[dish + 1] ?? 0); line++) {
        const i = dishes.lineItem[line] ?? 0
        sum += ((this.#spoilPrice[i] ?? 0) * (dishes.lineUse[line] ?? 0)) / (items.pack[i] ?? 0)
      }
      return sum
    })
    this.spoiltMinor = items.stock.reduce(
      (sum, stock, i) => sum + ((this.#spoilPrice[i] ?? 0) * stock) / (items.pack[i] ?? 1),
      0,
    )
  }

  /** Buys what a dish needs besides what is left. */
  use(dish: number): void {
    this.#turn(dish, 1)
  }

  /** Takes back what only a dish needed. */
  giveBack(dish: number): void {
    this.#turn(dish, -1)
  }

  /** Uses a dish (1) or gives it back (-1). What is left of an item stays from nothing to less than a pack. */
  #turn(dish: number, sign: 1 | -1): void {
    const { slack, packs } = this
    const lineItem = this.#lineItem
    const lineUse = this.#lineUse
    const end = this.#lineStart[dish + 1] ?? 0
    for (let line = this.#lineStart[dish] ?? 0; line < end; line++) {
      const i = lineItem[line] ?? 0
      const size = this.pack[i] ?? 0
      let after = (slack[i] ?? 0) - sign * (lineUse[line] ?? 0)
      if (after < 0 || after >= size) {
        // One pack more, or less, is by far the most frequent.
        const more = after < 0 && after >= -size ? 1 : after >= size && after < 2 * size ? -1 : packsFor(-after, size)
        after += more * size
        const there = packs[i] ?? 0
        packs[i] = there + more
        if (there === 0) {
          this.lines++
          this.nextLoss[i] = this.packLoss[i] ?? 0
        } else if (there + more === 0) {
          this.lines--
          this.nextLoss[i] = (this.packLoss[i] ?? 0) + (this.#lineLoss[i] ?? 0)
        }
        this.costMinor += more * (this.priceMinor[i] ?? 0)
        this.spoiltMinor += more * (this.#spoilPrice[i] ?? 0)
      }
      slack[i] = after
    }
    this.spoiltMinor -= sign * (this.spoilUse[dish] ?? 0)
  }

  /** What the packs cost that a dish made so many times would open now, minor units. */
  openMinorTimes(dish: number, times: number): number {
    let sum = 0
    const end = this.#lineStart[dish + 1] ?? 0
    for (let line = this.#lineStart[dish] ?? 0; line < end; line++) {
      const i = this.#lineItem[line] ?? 0
      const short = times * (this.#lineUse[line] ?? 0) - (this.slack[i] ?? 0)
      if (short > 0) sum += packsFor(short, this.pack[i] ?? 0) * (this.priceMinor[i] ?? 0)
    }
    return sum
  }

  /** Makes further packs of an item `factor` times as dear to scans; a factor of 1 ends that, or that it is free. */
  setScarcity(item: number, factor: number): void {
    const price = factor * (this.priceMinor[item] ?? 0)
    this.#setLoss(
      item,
      moneyLoss(this.#unbudgeted, price, factor * (this.#spoilPrice[item] ?? 0)),
      linesLoss(this.#unbudgeted, 1),
    )
  }

  /** Makes packs of an item, and its line of the list, free to scans. */
  setFree(item: number): void {
    this.#setLoss(item, 0, 0)
  }

  #setLoss(item: number, pack: number, line: number): void {
    this.packLoss[item] = pack
    this.#lineLoss[item] = line
    this.nextLoss[item] = pack + (this.packs[item] === 0 ? line : 0)
  }
}
