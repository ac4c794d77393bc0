import { DISH_TERMS, type DishTerm } from '../dish-terms.ts'
import { moneyLoss, type Targets } from '../objective.ts'
import type { Dishes, Position, Problem } from '../problem/problem.ts'

/** What each dish loses at a position. */
interface Losses {
  readonly loss: Float64Array
  /** the same less the waste that its use prevents */
  readonly scanned: Float64Array
}

/**
 * The loss of the terms that add up dish by dish (`DISH_TERMS`), and what each dish alone would add to it. The loss of a
 * total is the sum of its dishes' losses: every such term is a multiple of its total.
 */
export class DishTotals {
  /** loss of all that is assigned */
  loss = 0
  /** by position: what each dish loses that is cooked there, or left over */
  readonly #fresh: readonly Losses[]
  readonly #leftover: readonly Losses[]

  /** @param spoilUse spoilable value of what each dish uses, minor units: it is no waste, so it is taken off its loss */
  constructor({ positions, dishes, targets }: Problem, spoilUse: Float64Array) {
    const unbudgeted = { ...targets, budgetMinor: 0 }
    const prevented = spoilUse.map((use) => moneyLoss(unbudgeted, 0, use))
    const byTerm = DISH_TERMS.map((term) => once(() => lossesOf(term, dishes, targets)))
    const sumOf = (terms: readonly (() => Float64Array)[]): Losses => {
      const loss = new Float64Array(dishes.recipe.length)
      for (const term of terms) {
        const of = term()
        for (let dish = 0; dish < loss.length; dish++) loss[dish] = (loss[dish] ?? 0) + (of[dish] ?? 0)
      }
      return { loss, scanned: loss.map((of, dish) => of - (prevented[dish] ?? 0)) }
    }
    // By the terms that count.
    const known = new Map<string, Losses>()
    const lossesAt = (position: Position, fresh: boolean): Losses => {
      const counts = DISH_TERMS.map((term) => term.counts(position, fresh))
      const key = counts.map(Number).join('')
      const losses = known.get(key) ?? sumOf(byTerm.filter((_, term) => counts[term]))
      known.set(key, losses)
      return losses
    }
    this.#fresh = positions.map((position) => lossesAt(position, true))
    this.#leftover = positions.map((position) => lossesAt(position, false))
  }

  /** Adds (1) or removes (-1) a dish at a position. */
  count(position: number, dish: number, fresh: boolean, sign: 1 | -1): void {
    this.loss += sign * (this.#at(position, fresh).loss[dish] ?? 0)
  }

  /** Loss that each dish adds at a position, less the waste that its use prevents. */
  lossesAt(position: number, fresh: boolean): Float64Array {
    return this.#at(position, fresh).scanned
  }

  /** What the exchange of two dishes, each cooked where it stands, adds to the loss. */
  exchangeLoss(a: number, here: number, b: number, there: number): number {
    const first = this.#at(a, true).loss
    const second = this.#at(b, true).loss
    if (first === second) return 0
    return (first[there] ?? 0) - (first[here] ?? 0) + (second[here] ?? 0) - (second[there] ?? 0)
  }

  #at(position: number, fresh: boolean): Losses {
    return (fresh ? this.#fresh : this.#leftover)[position] as Losses
  }
}

/** What each dish loses by a term. */
function lossesOf({ perDish, loss }: DishTerm, dishes: Dishes, targets: Targets): Float64Array {
  const losses = new Float64Array(dishes.recipe.length)
  for (let dish = 0; dish < losses.length; dish++) losses[dish] = loss(targets, perDish(dishes, dish, targets))
  return losses
}

/** What a function returns, computed when it is first asked for. */
function once<T>(compute: () => T): () => T {
  let known: T | undefined
  return () => {
    known ??= compute()
    return known
  }
}
