import { linesLoss, moneyLoss, packsFor, type Targets } from '../objective.ts'
import type { Problem } from '../problem/problem.ts'

/**
 * What is bought for the assigned dishes, in whole packs, and what each further dish would cost now. Using a dish, or
 * giving it back, touches only its ingredients and the dishes that share them.
 *
 * `openLoss` makes the search fast: the loss of the packs that a dish would open is known before the dish is tried. It is
 * updated item by item, and only for dishes for which it changes: the users of an item are sorted by the amount they use,
 * so those for which an open pack has enough left are never looked at.
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
  /** 1: `openLoss` is kept for a dish; what no block looks at is worked out when it is asked for */
  readonly followed: Uint8Array
  /** loss, before the budget, of the packs that each followed dish, made once, would open now */
  readonly openLoss: Float64Array
  /** what those packs cost, minor units; only followed where there is a budget */
  readonly openMinor: Float64Array
  /** spoilable value of a dish's uses, minor units */
  readonly spoilUse: Float64Array
  /** loss of one more pack of an item, before the budget */
  readonly packLoss: Float64Array
  readonly #pack: Float64Array
  readonly #stock: Float64Array
  readonly #priceMinor: Float64Array
  readonly #lineStart: Int32Array
  readonly #lineItem: Int32Array
  readonly #lineUse: Float64Array
  readonly #unbudgeted: Targets
  readonly #budgeted: boolean
  readonly #spoilPrice: Float64Array
  /** loss of one more line of the list */
  readonly #lineLoss: number
  /** of each item, the dishes that use it and how much, the most first */
  readonly #userStart: Int32Array
  readonly #userDish: Int32Array
  readonly #userUse: Float64Array
  readonly #savedLoss: Float64Array
  readonly #savedMinor: Float64Array
  #frozen = false

  constructor(problem: Problem) {
    const { items, dishes, targets, groups } = problem
    const count = dishes.recipe.length
    this.#pack = items.pack
    this.#stock = items.stock
    this.#priceMinor = items.priceMinor
    this.#lineStart = dishes.lineStart
    this.#lineItem = dishes.lineItem
    this.#lineUse = dishes.lineUse
    this.#unbudgeted = { ...targets, budgetMinor: 0 }
    this.#budgeted = targets.budgetMinor > 0
    this.slack = Float64Array.from(items.stock)
    this.packs = new Float64Array(items.pack.length)
    this.openLoss = new Float64Array(count)
    this.openMinor = new Float64Array(count)
    this.#savedLoss = new Float64Array(count)
    this.#savedMinor = new Float64Array(count)
    this.#spoilPrice = items.priceMinor.map((price, i) => price * (items.spoils[i] ?? 0))
    this.packLoss = items.priceMinor.map((price, i) => moneyLoss(this.#unbudgeted, price, this.#spoilPrice[i] ?? 0))
    this.#lineLoss = linesLoss(targets, 1)
    this.followed = new Uint8Array(count)
    for (const { servings } of groups) for (const dish of servings) this.followed[dish] = 1
    const users = Array.from(items.pack, (): { dish: number; use: number }[] => [])
    this.spoilUse = Float64Array.from(dishes.recipe, (_, dish) => {
      let sum = 0
      for (let line = dishes.lineStart[dish] ?? 0; line < (dishes.lineStart[dish + 1] ?? 0); line++) {
        const i = dishes.lineItem[line] ?? 0
        const use = dishes.lineUse[line] ?? 0
        if (this.followed[dish]) users[i]?.push({ dish, use })
        sum += ((this.#spoilPrice[i] ?? 0) * use) / (items.pack[i] ?? 0)
      }
      return sum
    })
    for (const of of users) of.sort((a, b) => b.use - a.use || a.dish - b.dish)
    this.#userStart = new Int32Array(users.length + 1)
    users.forEach((of, i) => {
      this.#userStart[i + 1] = (this.#userStart[i] ?? 0) + of.length
    })
    this.#userDish = Int32Array.from(users.flat(), ({ dish }) => dish)
    this.#userUse = Float64Array.from(users.flat(), ({ use }) => use)
    for (let i = 0; i < users.length; i++) this.#follow(i, Number.POSITIVE_INFINITY, items.stock[i] ?? 0)
    for (let i = 0; i < users.length; i++) this.#followLine(i, 1)
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
    const follows = !this.#frozen
    const end = this.#lineStart[dish + 1] ?? 0
    for (let line = this.#lineStart[dish] ?? 0; line < end; line++) {
      const i = lineItem[line] ?? 0
      const size = this.#pack[i] ?? 0
      const before = slack[i] ?? 0
      const stocked = follows && (this.#stock[i] ?? 0) > 0
      if (stocked) this.#followLine(i, -1)
      let after = before - sign * (lineUse[line] ?? 0)
      if (after < 0 || after >= size) {
        // One pack more, or less, is by far the most frequent.
        const more = after < 0 && after >= -size ? 1 : after >= size && after < 2 * size ? -1 : packsFor(-after, size)
        after += more * size
        const there = packs[i] ?? 0
        packs[i] = there + more
        if (there === 0) this.#open(i, 1)
        else if (there + more === 0) this.#open(i, -1)
        this.costMinor += more * (this.#priceMinor[i] ?? 0)
        this.spoiltMinor += more * (this.#spoilPrice[i] ?? 0)
      }
      slack[i] = after
      if (follows) this.#follow(i, before, after)
      if (stocked) this.#followLine(i, 1)
    }
    this.spoiltMinor -= sign * (this.spoilUse[dish] ?? 0)
  }

  /** A first pack of an item is bought (1), or given back (-1): all that use it would open a line no more, or again. */
  #open(item: number, sign: 1 | -1): void {
    this.lines += sign
    const change = -sign * this.#lineLoss
    if (this.#frozen || change === 0 || (this.#stock[item] ?? 0) > 0) return
    const end = this.#userStart[item + 1] ?? 0
    for (let user = this.#userStart[item] ?? 0; user < end; user++) {
      const dish = this.#userDish[user] ?? 0
      this.openLoss[dish] = (this.openLoss[dish] ?? 0) + change
    }
  }

  /** Adds (1) or takes off (-1) the line of an item of which no pack is bought, for dishes that need more than is at home. */
  #followLine(item: number, sign: 1 | -1): void {
    if (this.packs[item] !== 0) return
    const slack = this.slack[item] ?? 0
    const end = this.#userStart[item + 1] ?? 0
    for (let user = this.#userStart[item] ?? 0; user < end && (this.#userUse[user] ?? 0) > slack; user++) {
      const dish = this.#userDish[user] ?? 0
      this.openLoss[dish] = (this.openLoss[dish] ?? 0) + sign * this.#lineLoss
    }
  }

  /** Brings `openLoss` up to date when what is left of an item goes from one amount to another. */
  #follow(item: number, from: number, to: number): void {
    const size = this.#pack[item] ?? 0
    const sign = from < to ? -1 : 1
    const loss = sign * (this.packLoss[item] ?? 0)
    const minor = sign * (this.#priceMinor[item] ?? 0)
    const less = from < to ? from : to
    const more = from < to ? to : from
    const userDish = this.#userDish
    const userUse = this.#userUse
    const { openLoss, openMinor } = this
    const budgeted = this.#budgeted
    const end = this.#userStart[item + 1] ?? 0
    let user = this.#userStart[item] ?? 0
    if (user < end && (userUse[user] ?? 0) - less <= size) {
      // One pack is enough for every user: only those between the two amounts open one more, or one less.
      while (user < end && (userUse[user] ?? 0) > more) user++
      for (; user < end && (userUse[user] ?? 0) > less; user++) {
        const dish = userDish[user] ?? 0
        openLoss[dish] = (openLoss[dish] ?? 0) + loss
        if (budgeted) openMinor[dish] = (openMinor[dish] ?? 0) + minor
      }
      return
    }
    for (; user < end; user++) {
      const use = userUse[user] ?? 0
      if (use <= less) break
      const there = use - less <= size ? 1 : packsFor(use - less, size)
      const change = use <= more ? there : there - (use - more <= size ? 1 : packsFor(use - more, size))
      if (change === 0) continue
      const dish = userDish[user] ?? 0
      openLoss[dish] = (openLoss[dish] ?? 0) + change * loss
      if (budgeted) openMinor[dish] = (openMinor[dish] ?? 0) + change * minor
    }
  }

  /** Loss, before the budget, of the packs that a dish made so many times would open now. */
  openLossTimes(dish: number, times: number): number {
    return this.#times(dish, times, this.packLoss, this.#lineLoss)
  }

  /** What those packs cost, minor units. */
  openMinorTimes(dish: number, times: number): number {
    return this.#times(dish, times, this.#priceMinor, 0)
  }

  #times(dish: number, times: number, each: Float64Array, lineLoss: number): number {
    let sum = 0
    const end = this.#lineStart[dish + 1] ?? 0
    for (let line = this.#lineStart[dish] ?? 0; line < end; line++) {
      const i = this.#lineItem[line] ?? 0
      const short = times * (this.#lineUse[line] ?? 0) - (this.slack[i] ?? 0)
      if (short <= 0) continue
      sum += packsFor(short, this.#pack[i] ?? 0) * (each[i] ?? 0) + (this.packs[i] === 0 ? lineLoss : 0)
    }
    return sum
  }

  /** Saves `openLoss`, so that undoing a move is a copy. */
  saveCosts(): void {
    this.#savedLoss.set(this.openLoss)
    if (this.#budgeted) this.#savedMinor.set(this.openMinor)
  }

  /** Stops updating `openLoss`, until `restore`. */
  freeze(): void {
    this.#frozen = true
  }

  /** Resumes updating, with `openLoss` as it was saved: what is used must be what it was then. */
  restore(): void {
    this.#frozen = false
    this.openLoss.set(this.#savedLoss)
    if (this.#budgeted) this.openMinor.set(this.#savedMinor)
  }

  /** Makes further packs of an item `factor` times as dear in `openLoss`; a factor of 1 ends that, or that it is free. */
  setScarcity(item: number, factor: number): void {
    const loss = moneyLoss(this.#unbudgeted, this.#priceMinor[item] ?? 0, this.#spoilPrice[item] ?? 0)
    this.#setPackLoss(item, factor * loss)
  }

  /** Makes packs of an item free in `openLoss`, the line of the list that the first of them takes included. */
  setFree(item: number): void {
    this.#setPackLoss(item, this.packs[item] === 0 ? -this.#lineLoss : 0)
  }

  #setPackLoss(item: number, loss: number): void {
    const change = loss - (this.packLoss[item] ?? 0)
    const slack = this.slack[item] ?? 0
    const end = this.#userStart[item + 1] ?? 0
    for (let user = this.#userStart[item] ?? 0; user < end; user++) {
      const use = this.#userUse[user] ?? 0
      if (use <= slack) break
      const dish = this.#userDish[user] ?? 0
      this.openLoss[dish] = (this.openLoss[dish] ?? 0) + packsFor(use - slack, this.#pack[item] ?? 0) * change
    }
    this.packLoss[item] = loss
  }
}
