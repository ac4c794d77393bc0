import {
  budgetLoss,
  HARD_PENALTY,
  haveLoss,
  leftoverLoss,
  moneyLoss,
  type VarietyGroup,
  varietyLoss,
} from '../objective.ts'
import { EMPTY, type Group, type Position, type Problem } from '../problem/problem.ts'
import type { DayTotals } from './day-totals.ts'
import type { DishTotals } from './dish-totals.ts'
import type { HardRules } from './hard-rules.ts'
import type { PackCosts } from './pack-costs.ts'
import type { StockUse } from './stock-use.ts'
import type { Variety } from './variety.ts'

/** The sums of a search state that a scan reads. */
interface Sums {
  readonly packs: PackCosts
  readonly days: DayTotals
  readonly variety: Variety
  readonly rules: HardRules
  readonly stock: StockUse
  readonly terms: DishTotals
  /** loss of all but money, days and hard rules */
  otherLosses(): number
  /** what one more leftover on a day counts */
  leftoverWeight(day: number): number
}

/** What is asked of a scan. */
export interface ScanQuery {
  /** the empty position to fill */
  readonly position: number
  /** another empty position, where the dish is eaten again; EMPTY: none */
  readonly again: number
  /** only a score below this is of interest */
  readonly limit: number
  /** a dish that is left out; EMPTY: none */
  readonly except: number
}

/**
 * Evaluates candidates for an empty position: the hot loop of the search. The score of each is exact, but its summands are
 * added from the cheapest to compute to the dearest, and a candidate is given up as soon as what it has is no better than
 * the best so far. What only lowers a score (`home`, `relief`) is granted to all at first.
 */
export class Scan {
  /** score of the dish that the last scan found */
  found = 0
  readonly #problem: Problem
  readonly #sums: Sums
  /** candidates of each group that can be cooked for two days */
  readonly #batches: readonly Int32Array[]

  constructor(problem: Problem, sums: Sums) {
    this.#problem = problem
    this.#sums = sums
    this.#batches = problem.groups.map(({ candidates }) =>
      candidates.filter((dish) => problem.dishes.batch[dish] === 1),
    )
  }

  /** The dish that makes the score least, the first of equals; EMPTY where none comes below the limit. */
  best(query: ScanQuery): number {
    const { group } = this.#problem.positions[query.position] as Position
    const candidates = query.again === EMPTY ? (this.#problem.groups[group] as Group).candidates : this.#batches[group]
    return this.among(candidates as Int32Array, query)
  }

  /** The same among given dishes. */
  among(candidates: Int32Array, { position, again, limit, except }: ScanQuery): number {
    const { positions, targets, dishes, pantryStock } = this.#problem
    const { packs, days, variety, rules, stock, terms } = this.#sums
    const here = positions[position] as Position
    const second = again === EMPTY ? null : (positions[again] as Position)
    const { day } = here
    const { main } = dishes
    const { openLoss, openMinor } = packs
    const secondDay = second && second.day !== day ? second.day : -1
    // The first cold dish among hot ones lowers the score: that is granted to all, and taken back where it is not so.
    const inVariety = here.variety >= 0
    const relief = inVariety && (targets.variety[here.variety] as VarietyGroup).temperatures ? 1 : 0
    // So does the first dish that uses what is at home: by no more than this.
    const home = haveLoss(targets, stock.unused)
    const base =
      moneyLoss(targets, packs.costMinor, packs.spoiltMinor) +
      days.losses -
      days.loss(day) -
      (secondDay >= 0 ? days.loss(secondDay) : 0) +
      this.#sums.otherLosses() +
      rules.penalty +
      (second ? leftoverLoss(targets, this.#sums.leftoverWeight(second.day)) : 0) -
      varietyLoss(targets, relief)
    const overNow = targets.budgetMinor > 0 ? packs.costMinor - targets.budgetMinor : 0
    const before = rules.mainAt(here.before)
    const after = here.after === again ? -1 : rules.mainAt(here.after)
    const before2 = second && second.before !== position ? rules.mainAt(second.before) : -1
    const after2 = second ? rules.mainAt(second.after) : -1
    const alone = terms.lossesAt(position, true)
    const aloneAgain = second ? terms.lossesAt(again, false) : alone
    const timesOnDay = second && secondDay < 0 ? 2 : 1
    const stocked = pantryStock.length > 0
    let least = limit
    let found = EMPTY
    for (let at = 0; at < candidates.length; at++) {
      const dish = candidates[at] ?? 0
      const opens = openLoss[dish] ?? 0
      let score = base + (alone[dish] ?? 0) + (second ? (aloneAgain[dish] ?? 0) : 0)
      // Bound 1. A dish made twice opens at least the packs that it opens once.
      if (score + opens >= least + home) continue
      if (stocked) score -= haveLoss(targets, stock.newlyUsed(dish))
      if (rules.isCooked(dish)) {
        if (score + opens + HARD_PENALTY.repeat >= least) continue
        score += rules.repeatPenaltyOf(dish, day)
      }
      const kind = main[dish] ?? 0
      if (kind === before || kind === after) score += HARD_PENALTY.neighbours * (before === after ? 2 : 1)
      if (kind === before2 || kind === after2) score += HARD_PENALTY.neighbours * (before2 === after2 ? 2 : 1)
      score += days.lossWith(day, dish, timesOnDay)
      if (secondDay >= 0) score += days.lossWith(secondDay, dish, 1)
      // Bound 2. What is left, variety and the budget, only adds.
      if (score + opens >= least || dish === except) continue
      score += second ? packs.openLossTwice(dish) : opens
      if (inVariety) score += varietyLoss(targets, relief + variety.excessOf(here, dish, second))
      if (targets.budgetMinor > 0) {
        const cost = second ? packs.openMinorTwice(dish) : (openMinor[dish] ?? 0)
        score += budgetLoss(targets, overNow + cost) - budgetLoss(targets, overNow)
      }
      if (score < least) {
        least = score
        found = dish
      }
    }
    this.found = least
    return found
  }
}
