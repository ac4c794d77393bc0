import { budgetLoss, HARD_PENALTY, haveLoss, moneyLoss, type VarietyGroup, varietyLoss } from '../objective.ts'
import { type Block, EMPTY, type Group, type Position, type Problem } from '../problem/problem.ts'
import type { DayTotals } from './day-totals.ts'
import type { DishTotals } from './dish-totals.ts'
import type { FoodGroups } from './food-groups.ts'
import type { HardRules } from './hard-rules.ts'
import type { PackCosts } from './pack-costs.ts'
import type { StockUse } from './stock-use.ts'
import type { Variety } from './variety.ts'

/** The sums of a search state that a scan reads. */
interface Sums {
  /** dish at each position; EMPTY: none */
  readonly dish: Int32Array
  readonly packs: PackCosts
  readonly days: DayTotals
  readonly variety: Variety
  readonly foodGroups: FoodGroups
  readonly rules: HardRules
  readonly stock: StockUse
  readonly terms: DishTotals
  /** loss of all but money, days and hard rules */
  otherLosses(): number
}

/** What is asked of a scan: a dish for a block whose positions are empty. */
export interface ScanQuery extends Block {
  /** only a score below this is of interest */
  readonly limit: number
  /** a dish whose recipe is left out; EMPTY: none */
  readonly except: number
}

/** What does not change about positions that get the same dish. */
interface Places {
  readonly at: readonly Position[]
  /** loss of each dish at each of them */
  readonly losses: readonly Float64Array[]
  /** the meals before and after where others are eaten */
  readonly neighbours: readonly number[]
  /** how many of them count for food groups */
  readonly counted: number
  /** the sides of these main parts, or the main parts of these sides */
  readonly partners: readonly number[]
  /** all that stands beside these main parts, or the main parts of these companions */
  readonly beside: readonly number[]
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
  readonly #places = new WeakMap<readonly number[], Places>()
  /** main ingredients of the neighbours, and dishes of the partners, of the scan in hand */
  readonly #mains: number[] = []
  readonly #besides: number[] = []
  readonly #others: number[] = []

  constructor(problem: Problem, sums: Sums) {
    this.#problem = problem
    this.#sums = sums
  }

  /** The dish that makes the score least, the first of equals; EMPTY where none comes below the limit. */
  best(query: ScanQuery): number {
    const { positions, groups } = this.#problem
    const { group } = positions[query.positions[0] ?? 0] as Position
    return this.among((groups[group] as Group).servings, query)
  }

  /** The same among given dishes. */
  among(candidates: Int32Array, query: ScanQuery): number {
    const { targets, dishes, pantryStock } = this.#problem
    const { packs, days, variety, foodGroups, rules, stock } = this.#sums
    const { limit, except } = query
    const { at, losses, neighbours, counted, partners, beside: places } = this.#placesOf(query)
    const here = at[0] as Position
    const times = at.length
    const cooks = query.leftover ? 1 : times
    const { main } = dishes
    const { openLoss, openMinor, followed } = packs
    // The first cold dish among hot ones lowers the score: that is granted to all, and taken back where it is not so.
    const inVariety = here.variety >= 0
    const relief = inVariety && (targets.variety[here.variety] as VarietyGroup).temperatures ? 1 : 0
    // So does the first dish that uses what is at home: by no more than this.
    const home = haveLoss(targets, stock.unused)
    let base =
      moneyLoss(targets, packs.costMinor, packs.spoiltMinor) +
      days.losses +
      this.#sums.otherLosses() +
      rules.penalty -
      varietyLoss(targets, relief)
    for (let n = 0; n < times; n++) base -= days.loss(at[n]?.day ?? 0)
    if (counted > 0) foodGroups.prepare(counted)
    const overNow = targets.budgetMinor > 0 ? packs.costMinor - targets.budgetMinor : 0
    const mains = this.#mains
    mains.length = 0
    for (let n = 0; n < neighbours.length; n++) {
      const kind = rules.mainAt(neighbours[n] ?? 0)
      if (kind >= 0) mains.push(kind)
    }
    const besides = this.#besides
    besides.length = 0
    for (let n = 0; n < partners.length; n++) {
      const dish = this.#sums.dish[partners[n] ?? 0] ?? EMPTY
      if (dish !== EMPTY) besides.push(dish)
    }
    const others = this.#others
    others.length = 0
    for (let n = 0; n < places.length; n++) {
      const dish = this.#sums.dish[places[n] ?? 0] ?? EMPTY
      if (dish !== EMPTY) others.push(dish)
    }
    const alone = losses[0] as Float64Array
    const stocked = pantryStock.length > 0
    const exceptRecipe = except === EMPTY ? EMPTY : (dishes.recipe[except] ?? EMPTY)
    let least = limit
    let found = EMPTY
    for (let c = 0; c < candidates.length; c++) {
      const dish = candidates[c] ?? 0
      const isFollowed = followed[dish] === 1
      const opens = isFollowed ? (openLoss[dish] ?? 0) : packs.openLossTimes(dish, 1)
      let score = base + (alone[dish] ?? 0)
      for (let n = 1; n < times; n++) score += losses[n]?.[dish] ?? 0
      if (counted > 0) score += foodGroups.lossOf(dish)
      // Bound 1. A dish made several times opens at least the packs that it opens once.
      if (score + opens >= least + home) continue
      if (stocked) score -= haveLoss(targets, stock.newlyUsed(dish))
      if (!here.companion) {
        for (let n = 0; n < cooks; n++) score += rules.twiceADay(dish, at[n]?.day ?? 0)
      }
      if (here.once && rules.isCooked(dish)) {
        if (score + opens + HARD_PENALTY.repeat >= least) continue
        score += rules.repeatPenaltyOf(dish, here.day)
      }
      const kind = main[dish] ?? 0
      for (let n = 0; n < mains.length; n++) if (mains[n] === kind) score += HARD_PENALTY.neighbours
      for (let n = 0; n < besides.length; n++) {
        const beside = besides[n] ?? 0
        score += here.companion ? rules.sidePenalty(beside, dish) : rules.sidePenalty(dish, beside)
      }
      for (let n = 0; n < others.length; n++) {
        const other = others[n] ?? 0
        score += here.companion ? rules.clashPenalty(other, dish) : rules.clashPenalty(dish, other)
      }
      for (let n = 0; n < times; n++) score += days.lossWith(at[n]?.day ?? 0, dish)
      // Bound 2. What is left, variety and the budget, only adds.
      if (score + opens >= least || dishes.recipe[dish] === exceptRecipe) continue
      score += times > 1 ? packs.openLossTimes(dish, times) : opens
      if (inVariety) score += varietyLoss(targets, relief + variety.excessOf(at, dish))
      if (targets.budgetMinor > 0) {
        const cost = times > 1 || !isFollowed ? packs.openMinorTimes(dish, times) : (openMinor[dish] ?? 0)
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

  #placesOf({ positions: places, leftover }: ScanQuery): Places {
    const known = this.#places.get(places)
    if (known) return known
    const { positions } = this.#problem
    const at = places.map((place) => positions[place] as Position)
    const made = {
      at,
      losses: places.map((place, n) => this.#sums.terms.lossesAt(place, n === 0 || !leftover)),
      neighbours: at.flatMap(({ before, after }) => [before, after]).filter((p) => p >= 0 && !places.includes(p)),
      counted: at.filter((position) => position.counted).length,
      beside: at.flatMap(({ beside }) => beside),
      partners: at.flatMap(({ partner }) => (partner >= 0 ? [partner] : [])),
    }
    this.#places.set(places, made)
    return made
  }
}
