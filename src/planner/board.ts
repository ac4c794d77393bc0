import { repeatBreach } from './evaluate.ts'
import {
  type Aims,
  BREACH,
  caloriesLoss,
  collectionLoss,
  haveLoss,
  healthLoss,
  leftoverLoss,
  moneyLoss,
  packsFor,
  proteinLoss,
  timeLoss,
  variantLoss,
  varietyLoss,
} from './objective.ts'
import type { Cell, Choice, Dishes, Problem } from './problem.ts'

export const EMPTY = -1
/** Source of a dish that is cooked where it is eaten. */
export const FRESH = -1

/**
 * A choice in the making, with every sum of the objective kept up to date: putting or taking a dish touches only what it
 * is made of. `score` of a full board is `evaluate` of its choice, breaches included, up to rounding of the last digits.
 */
export class Board {
  readonly problem: Problem
  /** dish in each cell; EMPTY: none */
  readonly dish: Int32Array
  /** cell in which a cell's dish was cooked; FRESH: there */
  readonly source: Int32Array
  /** cell in which what a cell cooks is eaten again; EMPTY: nowhere */
  readonly target: Int32Array
  /** what is bought of each item and not used, hundredths of the unit */
  readonly slack: Float64Array
  readonly packs: Float64Array
  costMinor = 0
  spoiltMinor = 0
  readonly kcal: Float64Array
  readonly protein: Float64Array
  readonly produce: Float64Array
  readonly fiber: Float64Array
  readonly salt: Float64Array
  /** price of a pack in this search; may be disturbed for a while */
  readonly price: Float64Array
  readonly #spoilPrice: Float64Array
  /** spoilable value of a dish's uses, minor units */
  readonly #spoilUse: Float64Array
  readonly #dayLoss: Float64Array
  #dayLosses = 0
  #minutes = 0
  #strange = 0
  #taste = 0
  #leftovers = 0
  #unused: number
  #breach = 0
  #excess = 0
  readonly #cells: readonly Cell[]
  readonly #dishes: Dishes
  readonly #aims: Aims
  readonly #haveUses: Int32Array
  readonly #mains: Int32Array
  readonly #kitchens: Int32Array
  readonly #dayMains: Int32Array
  readonly #families: number
  readonly #kitchenCount: number
  readonly #cold: Int32Array
  readonly #filled: Int32Array
  /** how often a recipe is cooked */
  readonly #cooked: Int32Array
  readonly #healthy: boolean

  constructor(problem: Problem) {
    const { cells, dishes, items, aims, index, haves } = problem
    this.problem = problem
    this.#cells = cells
    this.#dishes = dishes
    this.#aims = aims
    this.dish = new Int32Array(cells.length).fill(EMPTY)
    this.source = new Int32Array(cells.length).fill(FRESH)
    this.target = new Int32Array(cells.length).fill(EMPTY)
    this.slack = new Float64Array(items.pack.length)
    this.packs = new Float64Array(items.pack.length)
    this.kcal = new Float64Array(aims.days)
    this.protein = new Float64Array(aims.days)
    this.produce = new Float64Array(aims.days)
    this.fiber = new Float64Array(aims.days)
    this.salt = new Float64Array(aims.days)
    this.price = Float64Array.from(items.priceMinor)
    this.#spoilPrice = new Float64Array(items.pack.length)
    this.#spoilUse = new Float64Array(dishes.recipe.length)
    this.#dayLoss = new Float64Array(aims.days)
    this.#unused = haves.length
    this.#haveUses = new Int32Array(haves.length)
    this.#families = index.families.length
    this.#kitchenCount = index.kitchens.length
    this.#mains = new Int32Array(this.#families * aims.variety.length)
    this.#kitchens = new Int32Array(this.#kitchenCount * aims.variety.length)
    this.#dayMains = new Int32Array(this.#families * aims.days * aims.variety.length)
    this.#cold = new Int32Array(aims.variety.length)
    this.#filled = new Int32Array(aims.variety.length)
    this.#cooked = new Int32Array(index.time.length)
    this.#healthy = aims.health !== null
    this.#priceUses()
    for (let day = 0; day < aims.days; day++) this.#updateDay(day)
  }

  /** Prices other than the market's for a while; `null`: the market's again. */
  disturb(factor: Float64Array | null): void {
    const { priceMinor } = this.problem.items
    for (let i = 0; i < this.price.length; i++) {
      this.price[i] = (priceMinor[i] as number) * (factor ? (factor[i] as number) : 1)
    }
    this.#priceUses()
  }

  #priceUses(): void {
    const { items, dishes } = this.problem
    for (let i = 0; i < this.price.length; i++)
      this.#spoilPrice[i] = (this.price[i] as number) * (items.spoils[i] as number)
    for (let d = 0; d < this.#spoilUse.length; d++) {
      let sum = 0
      for (let line = dishes.lineStart[d] as number; line < (dishes.lineStart[d + 1] as number); line++) {
        const i = dishes.lineItem[line] as number
        sum += ((this.#spoilPrice[i] as number) * (dishes.lineUse[line] as number)) / (items.pack[i] as number)
      }
      this.#spoilUse[d] = sum
    }
    this.costMinor = 0
    this.spoiltMinor = 0
    for (let i = 0; i < this.price.length; i++) {
      this.costMinor += (this.packs[i] as number) * (this.price[i] as number)
      this.spoiltMinor += ((this.#spoilPrice[i] as number) * (this.slack[i] as number)) / (items.pack[i] as number)
    }
  }

  /** Puts a dish into an empty cell; as a leftover of the cell `source` where one is given. */
  put(cell: number, dish: number, source = FRESH): void {
    this.#breach += this.#breachOf(cell, dish, source)
    this.#excess += this.#excessOf(cell, dish)
    this.dish[cell] = dish
    this.source[cell] = source
    if (source !== FRESH) {
      this.target[source] = cell
      this.#leftovers++
    }
    this.#count(cell, dish, 1)
    const { lineStart, lineItem, lineUse } = this.#dishes
    const { pack } = this.problem.items
    const end = lineStart[dish + 1] as number
    for (let line = lineStart[dish] as number; line < end; line++) {
      const i = lineItem[line] as number
      const use = lineUse[line] as number
      const slack = this.slack[i] as number
      if (use > slack) {
        const more = packsFor(use - slack, pack[i] as number)
        this.packs[i] = (this.packs[i] as number) + more
        this.slack[i] = slack + more * (pack[i] as number) - use
        this.costMinor += more * (this.price[i] as number)
        this.spoiltMinor += more * (this.#spoilPrice[i] as number)
      } else this.slack[i] = slack - use
    }
    this.spoiltMinor -= this.#spoilUse[dish] as number
  }

  /** Empties a cell. Its leftover, if there is one, must have been taken before. */
  take(cell: number): void {
    const dish = this.dish[cell] as number
    const source = this.source[cell] as number
    const { lineStart, lineItem, lineUse } = this.#dishes
    const { pack } = this.problem.items
    const end = lineStart[dish + 1] as number
    for (let line = lineStart[dish] as number; line < end; line++) {
      const i = lineItem[line] as number
      const size = pack[i] as number
      const slack = (this.slack[i] as number) + (lineUse[line] as number)
      if (slack >= size) {
        const fewer = Math.floor(slack / size)
        this.packs[i] = (this.packs[i] as number) - fewer
        this.slack[i] = slack - fewer * size
        this.costMinor -= fewer * (this.price[i] as number)
        this.spoiltMinor -= fewer * (this.#spoilPrice[i] as number)
      } else this.slack[i] = slack
    }
    this.spoiltMinor += this.#spoilUse[dish] as number
    this.#count(cell, dish, -1)
    this.dish[cell] = EMPTY
    if (source !== FRESH) {
      this.source[cell] = FRESH
      this.target[source] = EMPTY
      this.#leftovers--
    }
    this.#excess -= this.#excessOf(cell, dish)
    this.#breach -= this.#breachOf(cell, dish, source)
  }

  /** Adds (1) or takes (-1) what a dish counts for besides its ingredients. The cell's source must be set. */
  #count(cell: number, dish: number, sign: 1 | -1): void {
    const at = this.#cells[cell] as Cell
    const { day, variety } = at
    const d = this.#dishes
    const main = d.main[dish] as number
    if (this.source[cell] === FRESH) {
      if (at.timed) this.#minutes += sign * (d.time[dish] as number)
      const recipe = d.recipe[dish] as number
      this.#cooked[recipe] = (this.#cooked[recipe] as number) + sign
    }
    this.#strange += sign * (d.strange[dish] as number)
    this.#taste += sign * (d.taste[dish] as number)
    if (variety >= 0) {
      const m = variety * this.#families + main
      this.#mains[m] = (this.#mains[m] as number) + sign
      const k = variety * this.#kitchenCount + (d.kitchen[dish] as number)
      this.#kitchens[k] = (this.#kitchens[k] as number) + sign
      const dm = (variety * this.#aims.days + day) * this.#families + main
      this.#dayMains[dm] = (this.#dayMains[dm] as number) + sign
      this.#cold[variety] = (this.#cold[variety] as number) + sign * (d.cold[dish] as number)
      this.#filled[variety] = (this.#filled[variety] as number) + sign
    }
    const end = d.haveStart[dish + 1] as number
    for (let line = d.haveStart[dish] as number; line < end; line++) {
      const have = d.haveItem[line] as number
      const before = this.#haveUses[have] as number
      this.#haveUses[have] = before + sign
      if (before === 0) this.#unused--
      else if (before + sign === 0) this.#unused++
    }
    this.kcal[day] = (this.kcal[day] as number) + sign * (d.kcal[dish] as number)
    this.protein[day] = (this.protein[day] as number) + sign * (d.protein[dish] as number)
    if (this.#healthy) {
      this.produce[day] = (this.produce[day] as number) + sign * (d.produce[dish] as number)
      this.fiber[day] = (this.fiber[day] as number) + sign * (d.fiber[dish] as number)
      this.salt[day] = (this.salt[day] as number) + sign * (d.salt[dish] as number)
    }
    this.#updateDay(day)
  }

  #lossOfDay(day: number, dish: number): number {
    const d = this.#dishes
    const aims = this.#aims
    let loss =
      caloriesLoss(aims, (this.kcal[day] as number) + (d.kcal[dish] as number)) +
      proteinLoss(aims, (this.protein[day] as number) + (d.protein[dish] as number))
    if (this.#healthy) {
      loss += healthLoss(
        aims,
        (this.produce[day] as number) + (d.produce[dish] as number),
        (this.fiber[day] as number) + (d.fiber[dish] as number),
        (this.salt[day] as number) + (d.salt[dish] as number),
      )
    }
    return loss
  }

  #updateDay(day: number): void {
    const aims = this.#aims
    let loss = caloriesLoss(aims, this.kcal[day] as number) + proteinLoss(aims, this.protein[day] as number)
    if (this.#healthy) {
      loss += healthLoss(aims, this.produce[day] as number, this.fiber[day] as number, this.salt[day] as number)
    }
    this.#dayLosses += loss - (this.#dayLoss[day] as number)
    this.#dayLoss[day] = loss
  }

  /** Breaches that a dish in an empty cell adds against the rest of the board. */
  #breachOf(cell: number, dish: number, source: number): number {
    const { before, after, day } = this.#cells[cell] as Cell
    const { main, recipe } = this.#dishes
    let sum = 0
    if (source === FRESH && (this.#cooked[recipe[dish] as number] as number) > 0) {
      for (let other = 0; other < this.dish.length; other++) {
        const there = this.dish[other] as number
        if (there !== EMPTY && this.source[other] === FRESH && recipe[there] === recipe[dish]) {
          sum += repeatBreach(Math.abs((this.#cells[other] as Cell).day - day))
        }
      }
    }
    if (before >= 0 && before !== source) {
      const there = this.dish[before] as number
      if (there !== EMPTY && main[there] === main[dish]) sum += BREACH.neighbours
    }
    if (after >= 0 && this.source[after] !== cell) {
      const there = this.dish[after] as number
      if (there !== EMPTY && main[there] === main[dish]) sum += BREACH.neighbours
    }
    return sum
  }

  /** Cells beyond the limits of variety that a dish in an empty cell adds. */
  #excessOf(cell: number, dish: number): number {
    const { variety, day } = this.#cells[cell] as Cell
    if (variety < 0) return 0
    const group = this.#aims.variety[variety]
    if (!group) return 0
    const main = this.#dishes.main[dish] as number
    let sum = (this.#mains[variety * this.#families + main] as number) >= group.mainLimit ? 1 : 0
    if (group.kitchenLimit > 0) {
      const kitchen = this.#dishes.kitchen[dish] as number
      if ((this.#kitchens[variety * this.#kitchenCount + kitchen] as number) >= group.kitchenLimit) sum++
    }
    if (group.byDay && (this.#dayMains[(variety * this.#aims.days + day) * this.#families + main] as number) > 0) sum++
    if (group.temperatures) {
      const filled = this.#filled[variety] as number
      const cold = this.#cold[variety] as number
      const isCold = this.#dishes.cold[dish] as number
      // All alike until now counted as one; the first that differs takes it back.
      if (filled === 0) sum++
      else if ((cold === 0 && isCold) || (cold === filled && !isCold)) sum--
    }
    return sum
  }

  /** Loss of all but money, days and breaches, if these sums changed by so much. */
  #rest(minutes: number, strange: number, taste: number, leftovers: number, excess: number, unused: number): number {
    const aims = this.#aims
    return (
      timeLoss(aims, this.#minutes + minutes) +
      collectionLoss(aims, this.#strange + strange) +
      variantLoss(aims, this.#taste + taste) +
      leftoverLoss(aims, this.#leftovers + leftovers) +
      varietyLoss(aims, this.#excess + excess) +
      haveLoss(aims, this.#unused + unused)
    )
  }

  /** The objective of what stands on the board, breaches included. */
  score(): number {
    return (
      moneyLoss(this.#aims, this.costMinor, this.spoiltMinor) +
      this.#dayLosses +
      this.#rest(0, 0, 0, 0, 0, 0) +
      this.#breach
    )
  }

  get breach(): number {
    return this.#breach
  }

  /** The score with a dish cooked in an empty cell. */
  scoreWith(cell: number, dish: number): number {
    const { day, timed } = this.#cells[cell] as Cell
    const d = this.#dishes
    const { pack } = this.problem.items
    const { lineStart, lineItem, lineUse } = d
    let cost = this.costMinor
    let spoilt = this.spoiltMinor - (this.#spoilUse[dish] as number)
    const end = lineStart[dish + 1] as number
    for (let line = lineStart[dish] as number; line < end; line++) {
      const i = lineItem[line] as number
      const open = (lineUse[line] as number) - (this.slack[i] as number)
      if (open > 0) {
        const size = pack[i] as number
        const more = open <= size ? 1 : Math.ceil(open / size)
        cost += more * (this.price[i] as number)
        spoilt += more * (this.#spoilPrice[i] as number)
      }
    }
    return (
      moneyLoss(this.#aims, cost, spoilt) +
      this.#dayLosses -
      (this.#dayLoss[day] as number) +
      this.#lossOfDay(day, dish) +
      this.#rest(
        timed ? (d.time[dish] as number) : 0,
        d.strange[dish] as number,
        d.taste[dish] as number,
        0,
        this.#excessOf(cell, dish),
        this.#newlyUsed(dish),
      ) +
      this.#breach +
      this.#breachOf(cell, dish, FRESH)
    )
  }

  #newlyUsed(dish: number): number {
    const { haveStart, haveItem } = this.#dishes
    let unused = 0
    const end = haveStart[dish + 1] as number
    for (let line = haveStart[dish] as number; line < end; line++) {
      if (this.#haveUses[haveItem[line] as number] === 0) unused--
    }
    return unused
  }

  /** The score with a dish cooked in one empty cell and eaten again in another. */
  scorePair(cell: number, again: number, dish: number): number {
    // Two puts and two takes: exact whatever the two cells share, and rare enough.
    this.put(cell, dish)
    this.put(again, dish, cell)
    const score = this.score()
    this.take(again)
    this.take(cell)
    return score
  }

  /** Takes over a complete choice. */
  load({ dish, source }: Choice): void {
    for (let c = 0; c < dish.length; c++) if (this.source[c] !== FRESH) this.take(c)
    for (let c = 0; c < dish.length; c++) if (this.dish[c] !== EMPTY) this.take(c)
    for (let c = 0; c < dish.length; c++) if (source[c] === FRESH) this.put(c, dish[c] as number)
    for (let c = 0; c < dish.length; c++) if (source[c] !== FRESH) this.put(c, dish[c] as number, source[c] as number)
  }

  choice(): Choice {
    return { dish: Int32Array.from(this.dish), source: Int32Array.from(this.source) }
  }
}
