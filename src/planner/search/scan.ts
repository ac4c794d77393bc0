import {
  budgetLoss,
  HARD_PENALTY,
  haveLoss,
  kcalLoss,
  moneyLoss,
  packsFor,
  type VarietyGroup,
  varietyLoss,
} from '../objective.ts'
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

/** Positions that are to get the same dish, all empty, and what is asked of it. */
export interface ScanQuery {
  readonly block: Block
  /** only a score below this is of interest */
  readonly limit: number
  /** a dish whose recipe is left out; EMPTY: none */
  readonly except: number
}

/** What does not change about positions that get the same dish. */
interface Places {
  readonly block: Block
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
}

/** Dishes that a scan looks at, those first that alone lose least. */
interface Servings {
  readonly dishes: Int32Array
  /** loss of each at all of the positions */
  readonly alone: Float64Array
  readonly kcal: Float64Array
  /** food groups of each, a bit each */
  readonly foodGroups: Int32Array
  /** what each takes of its items at all of the positions, that with the dearest pack first: lineStart[n] until lineStart[n + 1] */
  readonly lineStart: Int32Array
  readonly lineItem: Int32Array
  readonly lineUse: Float64Array
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
  /** by first position: what is known of the block that was asked for last */
  readonly #places: Places[] = []
  /** score, without what is asked later, of the candidate that `#next` found */
  #reached = 0
  /** main ingredients of the neighbours, and dishes of the partners, of the scan in hand */
  readonly #mains: number[] = []
  readonly #besides: number[] = []
  readonly #others: number[] = []
  /** energy of the days of the scan in hand, kcal */
  readonly #energies: number[] = []
  readonly #lossOfKcal: number

  constructor(problem: Problem, sums: Sums) {
    this.#problem = problem
    this.#sums = sums
    this.#lossOfKcal = kcalLoss(problem.targets)
  }

  /** The dish that makes the score least; EMPTY where none comes below the limit. */
  best(query: ScanQuery): number {
    const places = this.#placesOf(query.block)
    return this.#among(places, places.servings, query.limit, query.except)
  }

  /** The score if a dish stood there, whatever the limit. */
  scoreWith(block: Block, dish: number): number {
    this.#among(this.#placesOf(block), this.#servingsAt(block, Int32Array.of(dish)), Number.POSITIVE_INFINITY, EMPTY)
    return this.found
  }

  #among(
    { block, at, neighbours, counted, partners, beside: places }: Places,
    servings: Servings,
    limit: number,
    except: number,
  ): number {
    const { targets, dishes, pantryStock } = this.#problem
    const { packs, days, variety, foodGroups, rules, stock } = this.#sums
    const here = at[0] as Position
    const times = at.length
    const cooks = block.leftover ? 1 : times
    const { main, recipe } = dishes
    const { dishes: candidates } = servings
    // The first cold dish among hot ones lowers the score: that is granted to all, and taken back where it is not so.
    const inVariety = here.variety >= 0
    const relief = inVariety && (targets.variety[here.variety] as VarietyGroup).temperatures ? 1 : 0
    // So does the first dish that uses what is at home, or is of a food group that lacks: by no more than this.
    const home = haveLoss(targets, stock.unused)
    const relieved = counted > 0 ? foodGroups.prepare(counted) : 0
    let base =
      moneyLoss(targets, packs.costMinor, packs.spoiltMinor) +
      days.losses +
      this.#sums.otherLosses() +
      rules.penalty -
      varietyLoss(targets, relief)
    const energies = this.#energies
    energies.length = 0
    for (let n = 0; n < times; n++) {
      const day = at[n]?.day ?? 0
      base -= days.loss(day)
      energies.push(days.kcal(day))
    }
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
    for (
      let c = this.#next(servings, 0, base, least + home, relieved);
      c >= 0;
      c = this.#next(servings, c + 1, base, least + home, relieved)
    ) {
      let score = this.#reached
      const dish = candidates[c] ?? 0
      if (counted > 0) score += foodGroups.lossOf(dish)
      if (stocked) score -= haveLoss(targets, stock.newlyUsed(dish))
      if (score >= least) continue
      if (here.onceADay) {
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
      for (let n = 0; n < times; n++) score += days.restWith(at[n]?.day ?? 0, dish)
      if (score >= least || recipe[dish] === exceptRecipe) continue
      if (inVariety) score += varietyLoss(targets, relief + variety.excessOf(at, dish))
      if (targets.budgetMinor > 0) {
        score += budgetLoss(targets, overNow + packs.openMinorTimes(dish, times)) - budgetLoss(targets, overNow)
      }
      if (score < least) {
        least = score
        found = dish
      }
    }
    this.found = least
    return found
  }

  /**
   * The next candidate, from a place in the list on, that may come below a bound: by what it loses alone, those that follow
   * lose no less; by the energy of its days; and by the packs and lines that it would open now. -1: none. `#reached` is the score so far.
   */
  #next(
    { alone, kcal, foodGroups: groups, lineStart, lineItem, lineUse }: Servings,
    from: number,
    base: number,
    least: number,
    relieved: number,
  ): number {
    const { lacking } = this.#sums.foodGroups
    const most = least + relieved
    const { slack, pack, packLoss, nextLoss } = this.#sums.packs
    const { low, high } = this.#problem.targets.kcal
    const ofKcal = this.#lossOfKcal
    const energies = this.#energies
    for (let c = from; c < alone.length; c++) {
      let score = base + (alone[c] ?? 0)
      if (score >= most) return -1
      const bound = (groups[c] ?? 0) & lacking ? most : least
      const energy = kcal[c] ?? 0
      for (let n = 0; n < energies.length; n++) {
        const total = (energies[n] ?? 0) + energy
        if (total < low) score += ofKcal * (low - total)
        else if (total > high) score += ofKcal * (total - high)
      }
      if (score >= bound) continue
      const end = lineStart[c + 1] ?? 0
      for (let line = lineStart[c] ?? 0; line < end && score < bound; line++) {
        const item = lineItem[line] ?? 0
        const short = (lineUse[line] ?? 0) - (slack[item] ?? 0)
        if (short <= 0) continue
        const size = pack[item] ?? 0
        score += nextLoss[item] ?? 0
        if (short > size) score += (packsFor(short, size) - 1) * (packLoss[item] ?? 0)
      }
      if (score >= bound) continue
      this.#reached = score
      return c
    }
    return -1
  }

  #placesOf(block: Block): Places {
    const { positions: places } = block
    const first = places[0] ?? 0
    const known = this.#places[first]
    if (known?.block.positions === places) return known
    const { positions, groups } = this.#problem
    const at = places.map((place) => positions[place] as Position)
    const made = {
      block,
      at,
      neighbours: at.flatMap(({ before, after }) => [before, after]).filter((p) => p >= 0 && !places.includes(p)),
      counted: at.filter((position) => position.counted).length,
      beside: at.flatMap(({ beside }) => beside),
      partners: at.flatMap(({ partner }) => (partner >= 0 ? [partner] : [])),
      servings: this.#servingsAt(block, (groups[at[0]?.group ?? 0] as Group).servings),
    }
    this.#places[first] = made
    return made
  }

  /** Dishes for positions that get the same one. */
  #servingsAt({ positions: places, leftover }: Block, servings: Int32Array): Servings {
    const { foodGroups, kcal, lineStart, lineItem, lineUse } = this.#problem.dishes
    const losses = new Float64Array(servings.length)
    places.forEach((place, n) => {
      const lossOf = this.#sums.terms.lossesAt(place, n === 0 || !leftover)
      for (let c = 0; c < servings.length; c++) losses[c] = (losses[c] ?? 0) + (lossOf[servings[c] ?? 0] ?? 0)
    })
    const order = Int32Array.from(servings.keys()).sort((a, b) => (losses[a] ?? 0) - (losses[b] ?? 0) || a - b)
    const dishes = Int32Array.from(order, (c) => servings[c] ?? 0)
    const starts = new Int32Array(dishes.length + 1)
    const items: number[] = []
    const uses: number[] = []
    dishes.forEach((dish, c) => {
      for (let line = lineStart[dish] ?? 0; line < (lineStart[dish + 1] ?? 0); line++) {
        items.push(lineItem[line] ?? 0)
        uses.push(places.length * (lineUse[line] ?? 0))
      }
      starts[c + 1] = items.length
    })
    return {
      dishes,
      alone: Float64Array.from(order, (c) => losses[c] ?? 0),
      kcal: Float64Array.from(dishes, (dish) => kcal[dish] ?? 0),
      foodGroups: Int32Array.from(dishes, (dish) => foodGroups[dish] ?? 0),
      lineStart: starts,
      lineItem: Int32Array.from(items),
      lineUse: Float64Array.from(uses),
    }
  }
}
