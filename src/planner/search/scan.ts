import { budgetLoss, HARD_PENALTY, haveLoss, moneyLoss, type VarietyGroup, varietyLoss } from '../objective.ts'
import { type Block, EMPTY, type Group, type Position, type Problem } from '../problem/problem.ts'
import type { DayTotals } from './day-totals.ts'
import type { DishTotals } from './dish-totals.ts'
import type { FoodGroups } from './food-groups.ts'
import type { HardRules } from './hard-rules.ts'
import { OpenCosts } from './open-costs.ts'
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
  /** the meals before and after where others are eaten */
  readonly neighbours: readonly number[]
  /** how many of them count for food groups */
  readonly counted: number
  /** the sides of these main parts, or the main parts of these sides */
  readonly partners: readonly number[]
  /** all that stands beside these main parts, or the main parts of these companions */
  readonly beside: readonly number[]
  readonly servings: Servings
  /** what keeps the costs of the servings up to date */
  readonly opens: OpenCosts
}

/** Dishes that a scan looks at. */
interface Servings {
  readonly dishes: Int32Array
  /** loss of each at all of the positions, the least first */
  readonly alone: Float64Array
  /** places of these in the other lists */
  readonly order: Int32Array
  /** loss of the packs that each would open, and what these cost */
  readonly openLoss: Float64Array
  readonly openMinor: Float64Array
}

/**
 * Evaluates candidates for an empty position: the hot loop of the search. The score of each is exact, but its summands are
 * added from the cheapest to compute to the dearest, and a candidate is given up as soon as what it has is no better than
 * the best so far. The candidates that alone lose least come first, so that the scan ends where no other can be better.
 * What only lowers a score (`home`, `relief`) is granted to all at first.
 */
export class Scan {
  /** score of the dish that the last scan found */
  found = 0
  readonly #problem: Problem
  readonly #sums: Sums
  readonly #places = new WeakMap<readonly number[], Places>()
  /** by group and how often a dish is made */
  readonly #opens = new Map<string, OpenCosts>()
  /** main ingredients of the neighbours, and dishes of the partners, of the scan in hand */
  readonly #mains: number[] = []
  readonly #besides: number[] = []
  readonly #others: number[] = []

  constructor(problem: Problem, sums: Sums) {
    this.#problem = problem
    this.#sums = sums
  }

  /** The dish that makes the score least; EMPTY where none comes below the limit. */
  best(query: ScanQuery): number {
    const places = this.#placesOf(query)
    places.opens.update()
    return this.#among(places, places.servings, query)
  }

  /** The score if a dish stood there, whatever the limit. */
  scoreWith(query: ScanQuery, dish: number): number {
    const { packs, terms } = this.#sums
    const { positions, leftover } = query
    const alone = positions.reduce((sum, place, n) => sum + (terms.lossesAt(place, n === 0 || !leftover)[dish] ?? 0), 0)
    const one = {
      dishes: Int32Array.of(dish),
      alone: Float64Array.of(alone),
      order: Int32Array.of(0),
      openLoss: Float64Array.of(packs.openLossTimes(dish, positions.length)),
      openMinor: Float64Array.of(packs.openMinorTimes(dish, positions.length)),
    }
    this.#among(this.#placesOf(query), one, query)
    return this.found
  }

  #among({ at, neighbours, counted, partners, beside: places }: Places, servings: Servings, query: ScanQuery): number {
    const { targets, dishes, pantryStock } = this.#problem
    const { packs, days, variety, foodGroups, rules, stock } = this.#sums
    const { limit, except } = query
    const here = at[0] as Position
    const times = at.length
    const cooks = query.leftover ? 1 : times
    const { main, recipe } = dishes
    const { dishes: candidates, alone, order, openLoss, openMinor } = servings
    // The first cold dish among hot ones lowers the score: that is granted to all, and taken back where it is not so.
    const inVariety = here.variety >= 0
    const relief = inVariety && (targets.variety[here.variety] as VarietyGroup).temperatures ? 1 : 0
    // So does the first dish that uses what is at home, or is of a food group that lacks: by no more than this.
    const home = haveLoss(targets, stock.unused)
    const most = home + (counted > 0 ? foodGroups.prepare(counted) : 0)
    let base =
      moneyLoss(targets, packs.costMinor, packs.spoiltMinor) +
      days.losses +
      this.#sums.otherLosses() +
      rules.penalty -
      varietyLoss(targets, relief)
    for (let n = 0; n < times; n++) base -= days.loss(at[n]?.day ?? 0)
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
    const stocked = pantryStock.length > 0
    const exceptRecipe = except === EMPTY ? EMPTY : (recipe[except] ?? EMPTY)
    let least = limit
    let found = EMPTY
    for (let c = 0; c < order.length; c++) {
      let score = base + (alone[c] ?? 0)
      // Bound 1. Those that follow lose no less.
      if (score - most >= least) break
      const place = order[c] ?? 0
      // Bound 2. What is left, but for what is granted, only adds.
      score += openLoss[place] ?? 0
      if (score - most >= least) continue
      const dish = candidates[place] ?? 0
      if (counted > 0) score += foodGroups.lossOf(dish)
      if (stocked) score -= haveLoss(targets, stock.newlyUsed(dish))
      if (score >= least) continue
      if (!here.companion) {
        for (let n = 0; n < cooks; n++) score += rules.twiceADay(dish, at[n]?.day ?? 0)
      }
      if (here.once && rules.isCooked(dish)) {
        if (score + HARD_PENALTY.repeat >= least) continue
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
      if (score >= least) continue
      for (let n = 0; n < times; n++) score += days.lossWith(at[n]?.day ?? 0, dish)
      // Bound 3.
      if (score >= least || recipe[dish] === exceptRecipe) continue
      if (inVariety) score += varietyLoss(targets, relief + variety.excessOf(at, dish))
      if (targets.budgetMinor > 0) {
        score += budgetLoss(targets, overNow + (openMinor[place] ?? 0)) - budgetLoss(targets, overNow)
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
    const opens = this.#opensOf(at[0]?.group ?? 0, places.length)
    const made = {
      at,
      neighbours: at.flatMap(({ before, after }) => [before, after]).filter((p) => p >= 0 && !places.includes(p)),
      counted: at.filter((position) => position.counted).length,
      beside: at.flatMap(({ beside }) => beside),
      partners: at.flatMap(({ partner }) => (partner >= 0 ? [partner] : [])),
      servings: this.#servingsAt(places, leftover, opens),
      opens,
    }
    this.#places.set(places, made)
    return made
  }

  /** The candidates of positions that get the same dish, those first that alone lose least. */
  #servingsAt(places: readonly number[], leftover: boolean, { loss, minor }: OpenCosts): Servings {
    const { positions, groups } = this.#problem
    const { group } = positions[places[0] ?? 0] as Position
    const { servings: dishes } = groups[group] as Group
    const losses = new Float64Array(dishes.length)
    places.forEach((place, n) => {
      const lossOf = this.#sums.terms.lossesAt(place, n === 0 || !leftover)
      for (let c = 0; c < dishes.length; c++) losses[c] = (losses[c] ?? 0) + (lossOf[dishes[c] ?? 0] ?? 0)
    })
    const order = Int32Array.from(dishes.keys()).sort((a, b) => (losses[a] ?? 0) - (losses[b] ?? 0) || a - b)
    return {
      dishes,
      alone: Float64Array.from(order, (c) => losses[c] ?? 0),
      order,
      openLoss: loss,
      openMinor: minor,
    }
  }

  #opensOf(group: number, times: number): OpenCosts {
    const key = `${group} ${times}`
    const known = this.#opens.get(key)
    if (known) return known
    const { servings } = this.#problem.groups[group] as Group
    const made = new OpenCosts(this.#problem, servings, times, this.#sums.packs)
    this.#opens.set(key, made)
    return made
  }
}
