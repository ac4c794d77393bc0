import { TEMPLATES } from '../../catalogue/vocabulary.ts'
import type { KindLimit, Targets, VarietyGroup } from '../objective.ts'
import type { Dishes, Position, Problem } from '../problem/problem.ts'

/** How often each main ingredient and cuisine comes in each variety group, and how much of it is too often. */
export class Variety {
  /** what exceeds the limits, as `varietyLoss` takes it */
  excess = 0
  readonly #dishes: Dishes
  readonly #targets: Targets
  readonly #families: number
  readonly #cuisineCount: number
  /**
   * by variety group and main ingredient; by group and cuisine; by groups that share their days, day (after the days the
   * nights) and main ingredient
   */
  readonly #mains: Int32Array
  readonly #cuisines: Int32Array
  readonly #dayMains: Int32Array
  /** cold dishes, and all dishes, of each group in which temperatures count */
  readonly #cold: Int32Array
  readonly #filled: Int32Array
  readonly #starches: Kinds
  readonly #templates: Kinds
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
    this.#dayMains = new Int32Array(this.#families * 2 * targets.days * groups)
    this.#starches = new Kinds(dishes.starch, targets.starch, this.#families, targets.days)
    this.#templates = new Kinds(dishes.template, targets.template, TEMPLATES.length, targets.days)
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
    return (daysWith * 2 * this.#targets.days + day) * this.#families + kind
  }

  #alone(position: Position): readonly Position[] {
    this.#list[0] = position
    return this.#list
  }

  #count({ variety, day, night, starchy, shaped }: Position, dish: number, sign: 1 | -1): void {
    const { main, cuisine, cold } = this.#dishes
    const kind = main[dish] ?? 0
    const m = variety * this.#families + kind
    this.#mains[m] = (this.#mains[m] ?? 0) + sign
    const k = variety * this.#cuisineCount + (cuisine[dish] ?? 0)
    this.#cuisines[k] = (this.#cuisines[k] ?? 0) + sign
    const dm = this.#onDay(variety, day, kind)
    this.#dayMains[dm] = (this.#dayMains[dm] ?? 0) + sign
    if (night >= 0) {
      const nm = this.#onDay(variety, this.#targets.days + night, kind)
      this.#dayMains[nm] = (this.#dayMains[nm] ?? 0) + sign
    }
    if (starchy) this.#starches.count(day, -1, dish, sign)
    if (shaped) this.#templates.count(day, night, dish, sign)
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
        const { day, night } = at[n] as Position
        if ((this.#dayMains[this.#onDay(variety, day, kind)] ?? 0) > 0) sum += byDay
        if (night >= 0 && (this.#dayMains[this.#onDay(variety, this.#targets.days + night, kind)] ?? 0) > 0)
          sum += byDay
      }
    }
    if (temperatures) {
      const filled = this.#filled[variety] ?? 0
      const colds = this.#cold[variety] ?? 0
      // Dishes all alike until now counted as one; the first that differs takes that back.
      if (filled === 0) sum++
      else if ((colds === 0 && cold[dish] === 1) || (colds === filled && cold[dish] === 0)) sum--
    }
    let excess = weight * sum
    if (at[0]?.starchy) excess += this.#starches.excessOf(at, dish)
    if (at[0]?.shaped) excess += this.#templates.excessOf(at, dish)
    return excess
  }

  /** What counts for a dish whose main ingredient, starch or template comes more than once on its day or before and after its night; 0: they do not, or that counts nothing. */
  twiceOn({ variety, day, night, starchy, shaped }: Position, dish: number): number {
    if (variety < 0) return 0
    const { byDay, weight } = this.#targets.variety[variety] as VarietyGroup
    const kind = this.#dishes.main[dish] ?? 0
    const isTwice = (this.#dayMains[this.#onDay(variety, day, kind)] ?? 0) > 1
    const isAgain = night >= 0 && (this.#dayMains[this.#onDay(variety, this.#targets.days + night, kind)] ?? 0) > 1
    return (
      ((isTwice ? 1 : 0) + (isAgain ? 1 : 0)) * byDay * weight +
      (starchy ? this.#starches.twiceOn(day, -1, dish) : 0) +
      (shaped ? this.#templates.twiceOn(day, night, dish) : 0)
    )
  }
}

/** How often meals are of each kind, in the week and on each day: of one starch, of one template. */
class Kinds {
  readonly #of: Int32Array
  readonly #limits: KindLimit | null
  readonly #kinds: number
  readonly #days: number
  /** by kind; by day (after the days the nights) and kind */
  readonly #week: Int32Array
  readonly #onDays: Int32Array

  /** @param of kind of each dish, below `kinds`; -1: none */
  constructor(of: Int32Array, limits: KindLimit | null, kinds: number, days: number) {
    this.#of = of
    this.#limits = limits
    this.#kinds = kinds
    this.#days = days
    this.#week = new Int32Array(kinds)
    this.#onDays = new Int32Array(kinds * 2 * days)
  }

  /** @param night -1: it does not count */
  count(day: number, night: number, dish: number, sign: 1 | -1): void {
    const kind = this.#of[dish] ?? -1
    if (kind < 0) return
    const onDay = day * this.#kinds + kind
    this.#week[kind] = (this.#week[kind] ?? 0) + sign
    this.#onDays[onDay] = (this.#onDays[onDay] ?? 0) + sign
    if (night < 0) return
    const atNight = (this.#days + night) * this.#kinds + kind
    this.#onDays[atNight] = (this.#onDays[atNight] ?? 0) + sign
  }

  /** As `Variety.excessOf`. */
  excessOf(at: readonly Position[], dish: number): number {
    const kind = this.#of[dish] ?? -1
    if (!this.#limits || kind < 0) return 0
    let sum = beyond(this.#week[kind] ?? 0, at.length, this.#limits.limit)
    for (let n = 0; n < at.length; n++) {
      const { day, night } = at[n] as Position
      if ((this.#onDays[day * this.#kinds + kind] ?? 0) > 0) sum++
      // Of a kind that does not count at nights none is ever there.
      if (night >= 0 && (this.#onDays[(this.#days + night) * this.#kinds + kind] ?? 0) > 0) sum++
    }
    return this.#limits.weight * sum
  }

  /** As `Variety.twiceOn`. */
  twiceOn(day: number, night: number, dish: number): number {
    const kind = this.#of[dish] ?? -1
    if (kind < 0 || !this.#limits) return 0
    const isTwice = (this.#onDays[day * this.#kinds + kind] ?? 0) > 1
    const isAgain = night >= 0 && (this.#onDays[(this.#days + night) * this.#kinds + kind] ?? 0) > 1
    return ((isTwice ? 1 : 0) + (isAgain ? 1 : 0)) * this.#limits.weight
  }
}

/** How many of so many more are beyond a limit. */
const beyond = (count: number, more: number, limit: number): number =>
  count + more <= limit ? 0 : count >= limit ? more : count + more - limit
