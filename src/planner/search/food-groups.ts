import { FOOD_GROUPS } from '../../catalogue/vocabulary.ts'
import { type FoodGroupBand, foodGroupsLoss, outsideBand, type Targets } from '../objective.ts'
import type { Dishes, Position, Problem } from '../problem/problem.ts'

/** How many lunches and dinners each food group has, and what is outside its band. */
export class FoodGroups {
  /** meals that are missing or too many, of all groups */
  outside = 0
  readonly #dishes: Dishes
  readonly #targets: Targets
  readonly #bands: readonly (FoodGroupBand & { readonly bit: number })[]
  readonly #meals: Int32Array
  /** by bit: loss of a dish that is eaten at as many meals as `prepare` was told */
  readonly #change = new Float64Array(FOOD_GROUPS.length)
  /** the groups of which such a dish takes away loss, a bit each */
  lacking = 0

  constructor({ dishes, targets }: Problem) {
    this.#dishes = dishes
    this.#targets = targets
    this.#bands = targets.foodGroups.map((band) => ({ ...band, bit: FOOD_GROUPS.indexOf(band.group) }))
    this.#meals = new Int32Array(FOOD_GROUPS.length)
    for (const band of this.#bands) this.outside += outsideBand(band, 0)
  }

  /** Adds (1) or removes (-1) a dish. */
  count({ counted }: Position, dish: number, sign: 1 | -1): void {
    const groups = counted ? (this.#dishes.foodGroups[dish] ?? 0) : 0
    if (groups === 0) return
    for (const band of this.#bands) {
      if (((groups >> band.bit) & 1) === 0) continue
      const meals = this.#meals[band.bit] ?? 0
      this.outside += outsideBand(band, meals + sign) - outsideBand(band, meals)
      this.#meals[band.bit] = meals + sign
    }
  }

  /** Prepares `lossOf` for dishes that are eaten at so many meals more. @returns what such a dish can take away at most */
  prepare(meals: number): number {
    let relief = 0
    this.lacking = 0
    for (const band of this.#bands) {
      const now = this.#meals[band.bit] ?? 0
      const change = foodGroupsLoss(this.#targets, outsideBand(band, now + meals) - outsideBand(band, now))
      this.#change[band.bit] = change
      if (change >= 0) continue
      relief -= change
      this.lacking |= 1 << band.bit
    }
    return relief
  }

  /** What a dish adds to the loss; below 0: it takes away. */
  lossOf(dish: number): number {
    let groups = this.#dishes.foodGroups[dish] ?? 0
    let loss = 0
    for (let bit = 0; groups !== 0; bit++, groups >>= 1) if (groups & 1) loss += this.#change[bit] ?? 0
    return loss
  }
}
