import { packsFor } from '../objective.ts'
import type { Problem } from '../problem/problem.ts'
import type { PackCosts } from './pack-costs.ts'

/**
 * Loss of the packs that each serving of a group, made so many times, would open now: known before a dish is tried, which
 * makes the search fast. It is brought up to date when it is asked for, item by item, and only for servings for which it
 * changes: what was taken away and put back in the meantime costs nothing, nor does what no serving of the group uses.
 */
export class OpenCosts {
  /** loss, before the budget, of the packs and lines that each serving would open, in the order of the group's servings */
  readonly loss: Float64Array
  /** what those packs cost, minor units; only kept where there is a budget */
  readonly minor: Float64Array
  readonly #packs: PackCosts
  readonly #budgeted: boolean
  /** items that some serving uses; of each, the servings that use it and how much, the most first */
  readonly #items: Int32Array
  readonly #userStart: Int32Array
  readonly #user: Int32Array
  readonly #use: Float64Array
  /** of each such item, what `loss` was made with */
  readonly #version: Int32Array
  readonly #slack: Float64Array
  readonly #packLoss: Float64Array
  readonly #lineLoss: Float64Array

  /** @param times how often each serving is made */
  constructor({ dishes, targets }: Problem, servings: Int32Array, times: number, packs: PackCosts) {
    const { lineStart, lineItem, lineUse } = dishes
    this.#packs = packs
    this.#budgeted = targets.budgetMinor > 0
    this.loss = new Float64Array(servings.length)
    this.minor = new Float64Array(this.#budgeted ? servings.length : 0)
    const users = new Map<number, { at: number; use: number }[]>()
    servings.forEach((dish, at) => {
      for (let line = lineStart[dish] ?? 0; line < (lineStart[dish + 1] ?? 0); line++) {
        const item = lineItem[line] ?? 0
        const known = users.get(item)
        const user = { at, use: times * (lineUse[line] ?? 0) }
        if (known) known.push(user)
        else users.set(item, [user])
      }
    })
    this.#items = Int32Array.from(users.keys()).sort()
    const sorted = Array.from(this.#items, (item) =>
      (users.get(item) ?? []).sort((a, b) => b.use - a.use || a.at - b.at),
    )
    this.#userStart = new Int32Array(sorted.length + 1)
    sorted.forEach((of, k) => {
      this.#userStart[k + 1] = (this.#userStart[k] ?? 0) + of.length
    })
    this.#user = Int32Array.from(sorted.flat(), ({ at }) => at)
    this.#use = Float64Array.from(sorted.flat(), ({ use }) => use)
    this.#version = new Int32Array(sorted.length).fill(-1)
    // Before anything is bought there is more of everything than any serving uses.
    this.#slack = new Float64Array(sorted.length).fill(Number.POSITIVE_INFINITY)
    this.#packLoss = new Float64Array(sorted.length)
    this.#lineLoss = new Float64Array(sorted.length)
  }

  /** Brings `loss` and `minor` up to date. */
  update(): void {
    const { version, slack, packs, packLoss, lineLoss } = this.#packs
    const items = this.#items
    const seen = this.#version
    for (let k = 0; k < items.length; k++) {
      const item = items[k] ?? 0
      const now = version[item] ?? 0
      if (seen[k] === now) continue
      seen[k] = now
      const left = slack[item] ?? 0
      const pack = packLoss[item] ?? 0
      const line = packs[item] === 0 ? (lineLoss[item] ?? 0) : 0
      if (left === this.#slack[k] && pack === this.#packLoss[k] && line === this.#lineLoss[k]) continue
      this.#follow(k, item, left, pack, line)
    }
  }

  /** Follows an item to what is left of it now, and to what a pack and a line of it lose. */
  #follow(k: number, item: number, left: number, pack: number, line: number): void {
    const { loss, minor } = this
    const user = this.#user
    const uses = this.#use
    const before = this.#slack[k] ?? 0
    const packBefore = this.#packLoss[k] ?? 0
    const lineBefore = this.#lineLoss[k] ?? 0
    const size = this.#packs.pack[item] ?? 0
    const less = before < left ? before : left
    const more = before < left ? left : before
    const end = this.#userStart[k + 1] ?? 0
    let at = this.#userStart[k] ?? 0
    // Where one pack is enough for all, those that need it before and now have the same loss.
    if (pack === packBefore && line === lineBefore && at < end && (uses[at] ?? 0) - less <= size) {
      while (at < end && (uses[at] ?? 0) > more) at++
    }
    for (; at < end; at++) {
      const use = uses[at] ?? 0
      if (use <= less) break
      const opened = use <= before ? 0 : use - before <= size ? 1 : packsFor(use - before, size)
      const opens = use <= left ? 0 : use - left <= size ? 1 : packsFor(use - left, size)
      const serving = user[at] ?? 0
      loss[serving] =
        (loss[serving] ?? 0) +
        (opens > 0 ? opens * pack + line : 0) -
        (opened > 0 ? opened * packBefore + lineBefore : 0)
      if (this.#budgeted)
        minor[serving] = (minor[serving] ?? 0) + (opens - opened) * (this.#packs.priceMinor[item] ?? 0)
    }
    this.#slack[k] = left
    this.#packLoss[k] = pack
    this.#lineLoss[k] = line
  }
}
