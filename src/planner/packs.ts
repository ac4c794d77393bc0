import { type Aims, moneyLoss, packsFor } from './objective.ts'
import type { Problem } from './problem.ts'

/**
 * What is bought for the dishes on a board, in whole packs, and what each dish besides would cost now. Using a dish, or
 * giving it back, touches only its ingredients and the dishes that share them.
 *
 * `open` makes the search fast: the loss of the packs that a dish would open is ready before the dish is tried. It is
 * followed item by item, and only for dishes that it changes for: the users of an item stand in the order of what they
 * use, so those that what is left suffices for are never looked at.
 */
export class Packs {
  /** what is bought of each item and not used, hundredths of the unit */
  readonly slack: Float64Array
  readonly packs: Float64Array
  costMinor = 0
  /** value of what is left in the packs, by how fast it spoils */
  spoiltMinor = 0
  /** loss, before the budget, of the packs that each dish, made once, would open now */
  readonly open: Float64Array
  /** what those packs cost, minor units; only followed where there is a budget */
  readonly openMinor: Float64Array
  /** spoilable value of a dish's uses, minor units */
  readonly spoilUse: Float64Array
  /** loss of one more pack of an item, before the budget */
  readonly packLoss: Float64Array
  readonly #pack: Float64Array
  readonly #priceMinor: Float64Array
  readonly #lineStart: Int32Array
  readonly #lineItem: Int32Array
  readonly #lineUse: Float64Array
  readonly #unbudgeted: Aims
  readonly #budgeted: boolean
  readonly #spoilPrice: Float64Array
  /** of each item, the dishes that use it and how much, the most first */
  readonly #userStart: Int32Array
  readonly #userDish: Int32Array
  readonly #userUse: Float64Array
  readonly #kept: readonly [Float64Array, Float64Array]
  readonly #keptMinor: readonly [Float64Array, Float64Array]
  #held = false

  constructor(problem: Problem) {
    const { items, dishes, aims } = problem
    const count = dishes.recipe.length
    this.#pack = items.pack
    this.#priceMinor = items.priceMinor
    this.#lineStart = dishes.lineStart
    this.#lineItem = dishes.lineItem
    this.#lineUse = dishes.lineUse
    this.#unbudgeted = { ...aims, budgetMinor: 0 }
    this.#budgeted = aims.budgetMinor > 0
    this.slack = new Float64Array(items.pack.length)
    this.packs = new Float64Array(items.pack.length)
    this.open = new Float64Array(count)
    this.openMinor = new Float64Array(count)
    this.#kept = [new Float64Array(count), new Float64Array(count)]
    this.#keptMinor = [new Float64Array(count), new Float64Array(count)]
    this.#spoilPrice = items.priceMinor.map((price, i) => price * (items.spoils[i] as number))
    this.packLoss = items.priceMinor.map((price, i) =>
      moneyLoss(this.#unbudgeted, price, this.#spoilPrice[i] as number),
    )
    const users = Array.from(items.pack, (): { dish: number; use: number }[] => [])
    this.spoilUse = Float64Array.from(dishes.recipe, (_, dish) => {
      let sum = 0
      for (let line = dishes.lineStart[dish] as number; line < (dishes.lineStart[dish + 1] as number); line++) {
        const i = dishes.lineItem[line] as number
        const use = dishes.lineUse[line] as number
        users[i]?.push({ dish, use })
        sum += ((this.#spoilPrice[i] as number) * use) / (items.pack[i] as number)
      }
      return sum
    })
    for (const of of users) of.sort((a, b) => b.use - a.use || a.dish - b.dish)
    this.#userStart = new Int32Array(users.length + 1)
    users.forEach((of, i) => {
      this.#userStart[i + 1] = (this.#userStart[i] as number) + of.length
    })
    this.#userDish = Int32Array.from(users.flat(), ({ dish }) => dish)
    this.#userUse = Float64Array.from(users.flat(), ({ use }) => use)
    for (let i = 0; i < users.length; i++) this.#follow(i, Number.POSITIVE_INFINITY, 0)
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
    const follows = !this.#held
    const end = this.#lineStart[dish + 1] as number
    for (let line = this.#lineStart[dish] as number; line < end; line++) {
      const i = lineItem[line] as number
      const size = this.#pack[i] as number
      const before = slack[i] as number
      let after = before - sign * (lineUse[line] as number)
      if (after < 0 || after >= size) {
        // One pack more, or less, is by far the most frequent.
        const more = after < 0 && after >= -size ? 1 : after >= size && after < 2 * size ? -1 : packsFor(-after, size)
        after += more * size
        packs[i] = (packs[i] as number) + more
        this.costMinor += more * (this.#priceMinor[i] as number)
        this.spoiltMinor += more * (this.#spoilPrice[i] as number)
      }
      slack[i] = after
      if (follows) this.#follow(i, before, after)
    }
    this.spoiltMinor -= sign * (this.spoilUse[dish] as number)
  }

  /** Brings `open` up to date when what is left of an item goes from one amount to another. */
  #follow(item: number, from: number, to: number): void {
    const size = this.#pack[item] as number
    const sign = from < to ? -1 : 1
    const loss = sign * (this.packLoss[item] as number)
    const minor = sign * (this.#priceMinor[item] as number)
    const less = from < to ? from : to
    const more = from < to ? to : from
    const userDish = this.#userDish
    const userUse = this.#userUse
    const { open, openMinor } = this
    const budgeted = this.#budgeted
    const end = this.#userStart[item + 1] as number
    let user = this.#userStart[item] as number
    if (user < end && (userUse[user] as number) - less <= size) {
      // One pack is enough for every user: only those between the two amounts open one more, or one less.
      while (user < end && (userUse[user] as number) > more) user++
      for (; user < end && (userUse[user] as number) > less; user++) {
        const dish = userDish[user] as number
        open[dish] = (open[dish] as number) + loss
        if (budgeted) openMinor[dish] = (openMinor[dish] as number) + minor
      }
      return
    }
    for (; user < end; user++) {
      const use = userUse[user] as number
      if (use <= less) break
      const change = packsFor(use - less, size) - (use > more ? packsFor(use - more, size) : 0)
      if (change === 0) continue
      const dish = userDish[user] as number
      open[dish] = (open[dish] as number) + change * loss
      if (budgeted) openMinor[dish] = (openMinor[dish] as number) + change * minor
    }
  }

  /** Loss, before the budget, of the packs that a dish made twice would open now. */
  opensTwice(dish: number): number {
    return this.#twice(dish, this.packLoss)
  }

  /** What those packs cost, minor units. */
  opensTwiceMinor(dish: number): number {
    return this.#twice(dish, this.#priceMinor)
  }

  #twice(dish: number, each: Float64Array): number {
    let sum = 0
    const end = this.#lineStart[dish + 1] as number
    for (let line = this.#lineStart[dish] as number; line < end; line++) {
      const i = this.#lineItem[line] as number
      const short = 2 * (this.#lineUse[line] as number) - (this.slack[i] as number)
      if (short > 0) sum += packsFor(short, this.#pack[i] as number) * (each[i] as number)
    }
    return sum
  }

  /** Keeps `open` in one of two places, so that it need not be followed back. */
  keep(place: 0 | 1): void {
    this.#kept[place].set(this.open)
    if (this.#budgeted) this.#keptMinor[place].set(this.openMinor)
  }

  /** From now on `open` is not followed: what is used and given back next ends where it began, or in what was kept. */
  hold(): void {
    this.#held = true
  }

  /** All is used as it was at `hold`; or, of a place named, as it was when that was kept. */
  release(place?: 0 | 1): void {
    this.#held = false
    if (place === undefined) return
    this.open.set(this.#kept[place])
    if (this.#budgeted) this.openMinor.set(this.#keptMinor[place])
  }

  /** Makes further packs of an item so many times as dear as they are in all that `open` says, until it is weighed 1 again. */
  weigh(item: number, factor: number): void {
    const loss =
      factor * moneyLoss(this.#unbudgeted, this.#priceMinor[item] as number, this.#spoilPrice[item] as number)
    const change = loss - (this.packLoss[item] as number)
    const slack = this.slack[item] as number
    const end = this.#userStart[item + 1] as number
    for (let user = this.#userStart[item] as number; user < end; user++) {
      const use = this.#userUse[user] as number
      if (use <= slack) break
      const dish = this.#userDish[user] as number
      this.open[dish] = (this.open[dish] as number) + packsFor(use - slack, this.#pack[item] as number) * change
    }
    this.packLoss[item] = loss
  }
}
