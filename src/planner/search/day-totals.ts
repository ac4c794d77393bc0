import { caloriesLoss, healthLoss, proteinLoss, type Targets } from '../objective.ts'
import type { Dishes, Problem } from '../problem/problem.ts'

/** Energy and nutrients of each day, and what their distance from the targets loses. Units as in `Targets`. */
export class DayTotals {
  /** sum of the losses of all days */
  losses = 0
  readonly #dishes: Dishes
  readonly #targets: Targets
  readonly #healthy: boolean
  readonly #kcal: Float64Array
  readonly #protein: Float64Array
  readonly #produce: Float64Array
  readonly #fiber: Float64Array
  readonly #salt: Float64Array
  readonly #loss: Float64Array

  constructor({ dishes, targets }: Problem) {
    this.#dishes = dishes
    this.#targets = targets
    this.#healthy = targets.health !== null
    this.#kcal = new Float64Array(targets.days)
    this.#protein = new Float64Array(targets.days)
    this.#produce = new Float64Array(targets.days)
    this.#fiber = new Float64Array(targets.days)
    this.#salt = new Float64Array(targets.days)
    this.#loss = new Float64Array(targets.days)
    for (let day = 0; day < targets.days; day++) this.#update(day)
  }

  /** Loss of a day as it is. */
  loss(day: number): number {
    return this.#loss[day] ?? 0
  }

  /** Adds (1) or removes (-1) a dish. */
  count(day: number, dish: number, sign: 1 | -1): void {
    const { kcal, protein, produce, fiber, salt } = this.#dishes
    this.#kcal[day] = (this.#kcal[day] ?? 0) + sign * (kcal[dish] ?? 0)
    this.#protein[day] = (this.#protein[day] ?? 0) + sign * (protein[dish] ?? 0)
    if (this.#healthy) {
      this.#produce[day] = (this.#produce[day] ?? 0) + sign * (produce[dish] ?? 0)
      this.#fiber[day] = (this.#fiber[day] ?? 0) + sign * (fiber[dish] ?? 0)
      this.#salt[day] = (this.#salt[day] ?? 0) + sign * (salt[dish] ?? 0)
    }
    this.#update(day)
  }

  #update(day: number): void {
    const targets = this.#targets
    let loss = caloriesLoss(targets, this.#kcal[day] ?? 0) + proteinLoss(targets, this.#protein[day] ?? 0)
    if (this.#healthy) {
      loss += healthLoss(targets, this.#produce[day] ?? 0, this.#fiber[day] ?? 0, this.#salt[day] ?? 0)
    }
    this.losses += loss - (this.#loss[day] ?? 0)
    this.#loss[day] = loss
  }

  /** Energy of a day as it is. */
  kcal(day: number): number {
    return this.#kcal[day] ?? 0
  }

  /** Loss of a day if a dish were added, but for its energy. */
  restWith(day: number, dish: number): number {
    const { protein, produce, fiber, salt } = this.#dishes
    const targets = this.#targets
    let loss = proteinLoss(targets, (this.#protein[day] ?? 0) + (protein[dish] ?? 0))
    if (this.#healthy) {
      loss += healthLoss(
        targets,
        (this.#produce[day] ?? 0) + (produce[dish] ?? 0),
        (this.#fiber[day] ?? 0) + (fiber[dish] ?? 0),
        (this.#salt[day] ?? 0) + (salt[dish] ?? 0),
      )
    }
    return loss
  }

  /** Loss of a day if a dish took the place of another. */
  lossWithInstead(day: number, dish: number, instead: number): number {
    const { kcal, protein, produce, fiber, salt } = this.#dishes
    const targets = this.#targets
    let loss =
      caloriesLoss(targets, (this.#kcal[day] ?? 0) + (kcal[dish] ?? 0) - (kcal[instead] ?? 0)) +
      proteinLoss(targets, (this.#protein[day] ?? 0) + (protein[dish] ?? 0) - (protein[instead] ?? 0))
    if (this.#healthy) {
      loss += healthLoss(
        targets,
        (this.#produce[day] ?? 0) + (produce[dish] ?? 0) - (produce[instead] ?? 0),
        (this.#fiber[day] ?? 0) + (fiber[dish] ?? 0) - (fiber[instead] ?? 0),
        (this.#salt[day] ?? 0) + (salt[dish] ?? 0) - (salt[instead] ?? 0),
      )
    }
    return loss
  }
}
