import type { Targets, VarietyGroup } from '../objective.ts'
import type { Dishes, Position, Problem } from '../problem/problem.ts'

/** How often each main ingredient and cuisine comes in each variety group, and how much of it is too often. */
export class Variety {
  /** what exceeds the limits, as `varietyLoss` takes it */
  excess = 0
  readonly #dishes: Dishes
  readonly #targets: Targets
  readonly #families: number
  readonly #cuisineCount: number
  /** by variety group and main ingredient; by group and cuisine; by groups that share their days, day and main ingredient */
  readonly #mains: Int32Array
  readonly #cuisines: Int32Array
  readonly #dayMains: Int32Array
  /** cold dishes, and all dishes, of each group in which temperatures count */
  readonly #cold: Int32Array
  readonly #filled: Int32Array
  /** by kind of starch; by day and kind */
  readonly #starches: Int32Array
  readonly #dayStarches: Int32Array
  /** one position, as a list: the same list each time, which is faster */
  readonly #list: Position[] = []

  constructor({ dishes, targets, index }: Problem) {
    const groups = targets.variety.length
    this.#dishes = dishes
    this.#targets = targets
    this.#families = index.families.length
    this.#cuisineCount = index.cuisines.length
    this.#mains = new Int32Array(this.#families * groups)
    this.#cuisines = new Int32Array(this.#cuisineCount * groups)
    this.#dayMains = new Int32Array(this.#families * targets.days * groups)
    this.#starches = new Int32Array(this.#families)
    this.#dayStarches = new Int32Array(this.#families * targets.days)
    this.#cold = new Int32Array(groups)
    this.#filled = new Int32Array(groups)
  }

  /** Adds a dish to an empty position. */
  add(position: Position, dish: number): void {
    if (position.variety < 0) return
    this.excess += this.excessOf(this.#alone(position), dish)
    this.#count(position, dish, 1)
  }

  /** Removes a dish from its position. */
  remove(position: Position, dish: number): void {
    if (position.variety < 0) return
    this.#count(position, dish, -1)
    this.excess -= this.excessOf(this.#alone(position), dish)
  }

  /** Place of a main ingredient on a day of the groups that share their days. */
  #onDay(variety: number, day: number, kind: number): number {
    const { daysWith } = this.#targets.variety[variety] as VarietyGroup
    return (daysWith * this.#targets.days + day) * this.#families + kind
  }

  /** Place of a kind of starch on a day. */
  #starchOn(day: number, kind: number): number {
    return day * this.#families + kind
  }

  #alone(position: Position): readonly Position[] {
    this.#list[0] = position
    return this.#list
  }

  #count({ variety, day, starchy }: Position, dish: number, sign: 1 | -1): void {
    const { main, cuisine, cold, starch } = this.#dishes
    const kind = main[dish] ?? 0
    const m = variety * this.#families + kind
    this.#mains[m] = (this.#mains[m] ?? 0) + sign
    const k = variety * this.#cuisineCount + (cuisine[dish] ?? 0)
    this.#cuisines[k] = (this.#cuisines[k] ?? 0) + sign
    const dm = this.#onDay(variety, day, kind)
    this.#dayMains[dm] = (this.#dayMains[dm] ?? 0) + sign
    const grain = starch[dish] ?? -1
    if (starchy && grain >= 0) {
      this.#starches[grain] = (this.#starches[grain] ?? 0) + sign
      const ds = this.#starchOn(day, grain)
      this.#dayStarches[ds] = (this.#dayStarches[ds] ?? 0) + sign
    }
    if ((this.#targets.variety[variety] as VarietyGroup).temperatures) {
      this.#cold[variety] = (this.#cold[variety] ?? 0) + sign * (cold[dish] ?? 0)
      this.#filled[variety] = (this.#filled[variety] ?? 0) + sign
    }
  }

  /** What a dish would add to the excess in empty positions of one variety group, on no day more than one. */
  excessOf(at: readonly Position[], dish: number): number {
    const variety = at[0]?.variety ?? 0
    const { mainLimit, cuisineLimit, byDay, temperatures, weight } = this.#targets.variety[variety] as VarietyGroup
    const { main, cuisine, foreign, cold } = this.#dishes
    const kind = main[dish] ?? 0
    const times = at.length
    let sum = beyond(this.#mains[variety * this.#families + kind] ?? 0, times, mainLimit)
    if (cuisineLimit > 0 && foreign[dish] === 1) {
      sum += beyond(this.#cuisines[variety * this.#cuisineCount + (cuisine[dish] ?? 0)] ?? 0, times, cuisineLimit)
    }
    if (byDay > 0) {
      for (let n = 0; n < times; n++) {
        if ((this.#dayMains[this.#onDay(variety, at[n]?.day ?? 0, kind)] ?? 0) > 0) sum += byDay
      }
    }
    if (temperatures) {
      const filled = this.#filled[variety] ?? 0
      const colds = this.#cold[variety] ?? 0
      // Dishes all alike until now counted as one; the first that differs takes that back.
      if (filled === 0) sum++
      else if ((colds === 0 && cold[dish] === 1) || (colds === filled && cold[dish] === 0)) sum--
    }
    return weight * sum + this.#starchExcess(at, dish)
  }

  /** The same for the starch of a dish alone. */
  #starchExcess(at: readonly Position[], dish: number): number {
    const { starch } = this.#targets
    const kind = this.#dishes.starch[dish] ?? -1
    if (!starch || kind < 0 || !at[0]?.starchy) return 0
    let sum = beyond(this.#starches[kind] ?? 0, at.length, starch.limit)
    for (let n = 0; n < at.length; n++) {
      if ((this.#dayStarches[this.#starchOn(at[n]?.day ?? 0, kind)] ?? 0) > 0) sum++
    }
    return starch.weight * sum
  }

  /** What counts for a dish whose main ingredient, or starch, comes more than once on its day; 0: they do not, or that counts nothing. */
  twiceOn({ variety, day, starchy }: Position, dish: number): number {
    if (variety < 0) return 0
    const { byDay, weight } = this.#targets.variety[variety] as VarietyGroup
    const { starch } = this.#targets
    const kind = this.#dishes.main[dish] ?? 0
    const grain = this.#dishes.starch[dish] ?? -1
    const isTwice = (this.#dayMains[this.#onDay(variety, day, kind)] ?? 0) > 1
    const isStarchTwice = starchy && grain >= 0 && (this.#dayStarches[this.#starchOn(day, grain)] ?? 0) > 1
    return (isTwice ? byDay * weight : 0) + (isStarchTwice && starch ? starch.weight : 0)
  }
}

/** How many of so many more are beyond a limit. */
const beyond = (count: number, more: number, limit: number): number =>
  count + more <= limit ? 0 : count >= limit ? more : count + more - limit
