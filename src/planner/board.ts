import { repeatBreach } from './evaluate.ts'
import {
  type Aims,
  BREACH,
  budgetLoss,
  caloriesLoss,
  collectionLoss,
  haveLoss,
  healthLoss,
  leftoverLoss,
  moneyLoss,
  packsFor,
  proteinLoss,
  timeLoss,
  type VarietyGroup,
  variantLoss,
  varietyLoss,
} from './objective.ts'
import type { Cell, Choice, Dishes, Group, Problem } from './problem.ts'

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
  /** loss of a dish whatever else is on the board: strangeness, taste, and what it uses of packs; with its minutes */
  readonly #fixedLoss: Float64Array
  readonly #timedLoss: Float64Array
  /** loss of one more pack of an item, before the budget */
  readonly #packLoss: Float64Array
  readonly #unbudgeted: Aims
  readonly #dayLoss: Float64Array
  #dayLosses = 0
  #minutes = 0
  #strange = 0
  #taste = 0
  #leftovers = 0
  /** leftovers of each day */
  readonly #again: Int32Array
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
    this.#fixedLoss = new Float64Array(dishes.recipe.length)
    this.#timedLoss = new Float64Array(dishes.recipe.length)
    this.#packLoss = new Float64Array(items.pack.length)
    this.#unbudgeted = { ...aims, budgetMinor: 0 }
    this.#dayLoss = new Float64Array(aims.days)
    this.#unused = haves.length
    this.#haveUses = new Int32Array(haves.length)
    this.#families = index.families.length
    this.#kitchenCount = index.kitchens.length
    this.#mains = new Int32Array(this.#families * aims.variety.length)
    this.#kitchens = new Int32Array(this.#kitchenCount * aims.variety.length)
    this.#dayMains = new Int32Array(this.#families * aims.days * aims.variety.length)
    this.#again = new Int32Array(aims.days)
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
    const { items, dishes, aims } = this.problem
    for (let i = 0; i < this.price.length; i++) {
      this.#spoilPrice[i] = (this.price[i] as number) * (items.spoils[i] as number)
      this.#packLoss[i] = moneyLoss(this.#unbudgeted, this.price[i] as number, this.#spoilPrice[i] as number)
    }
    for (let d = 0; d < this.#spoilUse.length; d++) {
      let sum = 0
      for (let line = dishes.lineStart[d] as number; line < (dishes.lineStart[d + 1] as number); line++) {
        const i = dishes.lineItem[line] as number
        sum += ((this.#spoilPrice[i] as number) * (dishes.lineUse[line] as number)) / (items.pack[i] as number)
      }
      this.#spoilUse[d] = sum
      this.#fixedLoss[d] =
        collectionLoss(aims, dishes.strange[d] as number) +
        variantLoss(aims, dishes.taste[d] as number) -
        moneyLoss(this.#unbudgeted, 0, sum)
      this.#timedLoss[d] = (this.#fixedLoss[d] as number) + timeLoss(aims, dishes.time[d] as number)
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
    this.#set(cell, dish, source)
    const { lineStart, lineItem, lineUse } = this.#dishes
    const { pack } = this.problem.items
    const end = lineStart[dish + 1] as number
    for (let line = lineStart[dish] as number; line < end; line++) {
      const i = lineItem[line] as number
      const slack = (this.slack[i] as number) - (lineUse[line] as number)
      if (slack < 0) {
        const more = packsFor(-slack, pack[i] as number)
        this.packs[i] = (this.packs[i] as number) + more
        this.slack[i] = slack + more * (pack[i] as number)
        this.costMinor += more * (this.price[i] as number)
        this.spoiltMinor += more * (this.#spoilPrice[i] as number)
      } else this.slack[i] = slack
    }
    this.spoiltMinor -= this.#spoilUse[dish] as number
  }

  /** Empties a cell. Its leftover, if there is one, must have been taken before. */
  take(cell: number): void {
    const dish = this.dish[cell] as number
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
    this.#lift(cell)
  }

  /** Sets a dish on an empty cell: everything but its ingredients. */
  #set(cell: number, dish: number, source: number): void {
    this.#breach += this.#breachOf(cell, dish, source)
    this.#excess += this.#excessOf(cell, dish)
    this.dish[cell] = dish
    this.source[cell] = source
    if (source !== FRESH) {
      this.target[source] = cell
      const { day } = this.#cells[cell] as Cell
      this.#leftovers += this.#againOn(day)
      this.#again[day] = (this.#again[day] as number) + 1
    }
    this.#count(cell, dish, 1)
  }

  /** Takes a dish off its cell: everything but its ingredients. */
  #lift(cell: number): void {
    const dish = this.dish[cell] as number
    const source = this.source[cell] as number
    this.#count(cell, dish, -1)
    this.dish[cell] = EMPTY
    if (source !== FRESH) {
      this.source[cell] = FRESH
      this.target[source] = EMPTY
      const { day } = this.#cells[cell] as Cell
      this.#again[day] = (this.#again[day] as number) - 1
      this.#leftovers -= this.#againOn(day)
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

  /** Loss of a day that a dish is added to, once or twice. */
  #lossOfDay(day: number, dish: number, times: number): number {
    const d = this.#dishes
    const aims = this.#aims
    let loss =
      caloriesLoss(aims, (this.kcal[day] as number) + times * (d.kcal[dish] as number)) +
      proteinLoss(aims, (this.protein[day] as number) + times * (d.protein[dish] as number))
    if (this.#healthy) {
      loss += healthLoss(
        aims,
        (this.produce[day] as number) + times * (d.produce[dish] as number),
        (this.fiber[day] as number) + times * (d.fiber[dish] as number),
        (this.salt[day] as number) + times * (d.salt[dish] as number),
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
    if (source === FRESH && (this.#cooked[recipe[dish] as number] as number) > 0) sum += this.#repeats(dish, day)
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

  /** What a dish in an empty cell adds to the count of what exceeds the limits of variety. */
  #excessOf(cell: number, dish: number): number {
    const at = this.#cells[cell] as Cell
    if (at.variety < 0) return 0
    const { main, kitchen, cold } = this.#dishes
    return this.#excessOfMany(
      at.variety,
      at.day,
      main[dish] as number,
      kitchen[dish] as number,
      cold[dish] as number,
      false,
      at,
    )
  }

  /** The same for a pair of cells of one variety group. */
  #excessOfMany(
    variety: number,
    day: number,
    main: number,
    kitchen: number,
    cold: number,
    pair: boolean,
    second: Cell,
  ): number {
    const { mainLimit, kitchenLimit, byDay, temperatures } = this.#aims.variety[variety] as VarietyGroup
    let sum = 0
    const mains = this.#mains[variety * this.#families + main] as number
    if (mains >= mainLimit) sum += pair ? 2 : 1
    else if (pair && mains + 1 >= mainLimit) sum++
    if (kitchenLimit > 0) {
      const kitchens = this.#kitchens[variety * this.#kitchenCount + kitchen] as number
      if (kitchens >= kitchenLimit) sum += pair ? 2 : 1
      else if (pair && kitchens + 1 >= kitchenLimit) sum++
    }
    if (byDay) {
      const days = variety * this.#aims.days
      if ((this.#dayMains[(days + day) * this.#families + main] as number) > 0) sum++
      if (pair && (this.#dayMains[(days + second.day) * this.#families + main] as number) > 0) sum++
    }
    if (temperatures) {
      const filled = this.#filled[variety] as number
      const colds = this.#cold[variety] as number
      // All alike until now counted as one; the first that differs takes it back.
      if (filled === 0) sum++
      else if ((colds === 0 && cold === 1) || (colds === filled && cold === 0)) sum--
    }
    return sum
  }

  /** What one more leftover on a day counts. */
  #againOn(day: number): number {
    return this.#again[day] === 0 ? 1 : 2
  }

  /** Loss of what is on the board but for money, days and breaches. */
  #rest(): number {
    const aims = this.#aims
    return (
      timeLoss(aims, this.#minutes) +
      collectionLoss(aims, this.#strange) +
      variantLoss(aims, this.#taste) +
      leftoverLoss(aims, this.#leftovers) +
      varietyLoss(aims, this.#excess) +
      haveLoss(aims, this.#unused)
    )
  }

  /** The objective of what stands on the board, breaches included. */
  score(): number {
    return moneyLoss(this.#aims, this.costMinor, this.spoiltMinor) + this.#dayLosses + this.#rest() + this.#breach
  }

  get breach(): number {
    return this.#breach
  }

  #newlyUsed(dish: number): number {
    const { haveStart, haveItem } = this.#dishes
    let used = 0
    const end = haveStart[dish + 1] as number
    for (let line = haveStart[dish] as number; line < end; line++) {
      if (this.#haveUses[haveItem[line] as number] === 0) used++
    }
    return used
  }

  /** Score of the best dish found by `best` or `bestPair`. */
  found = 0

  /**
   * The dish that makes the score least when it is cooked in an empty cell, if less than `limit`; else EMPTY. The first
   * of equals. `but` is left out.
   */
  best(cell: number, limit: number, but = EMPTY): number {
    return this.#scan(cell, EMPTY, limit, but)
  }

  /** The same for a dish cooked in one empty cell and eaten again in another. */
  bestPair(cell: number, again: number, limit: number, but = EMPTY): number {
    return this.#scan(cell, again, limit, but)
  }

  /** The score if that dish were cooked in an empty cell, and eaten again in another where one is given. */
  scoreWith(cell: number, dish: number, again = EMPTY): number {
    this.#one[0] = dish
    this.#scan(cell, again, Number.POSITIVE_INFINITY, EMPTY, this.#one)
    return this.found
  }
  readonly #one = new Int32Array(1)

  /**
   * Tries candidates on an empty cell. Money only grows line by line, so a dish is given up as soon as it cannot beat the
   * best any more: that is what makes the search fast.
   */
  #scan(cell: number, again: number, limit: number, but: number, among?: Int32Array): number {
    const { day, timed, variety, group, before, after } = this.#cells[cell] as Cell
    const pair = again !== EMPTY
    const second = (pair ? this.#cells[again] : this.#cells[cell]) as Cell
    const aims = this.#aims
    const { recipe, main, kitchen, cold, batch, lineStart, lineItem, lineUse } = this.#dishes
    const candidates = among ?? (this.problem.groups[group] as Group).candidates
    const { pack } = this.problem.items
    const { slack, price } = this
    const packLoss = this.#packLoss
    const times = pair ? 2 : 1
    const secondDay = pair && second.day !== day ? second.day : -1
    // The first cold dish among hot ones lowers the score: that is granted to all, and taken back where it is not so.
    const relief = variety >= 0 && (aims.variety[variety] as VarietyGroup).temperatures ? 1 : 0
    const base =
      moneyLoss(aims, this.costMinor, this.spoiltMinor) +
      this.#dayLosses -
      (this.#dayLoss[day] as number) -
      (secondDay >= 0 ? (this.#dayLoss[secondDay] as number) : 0) +
      this.#rest() +
      this.#breach +
      (pair ? leftoverLoss(aims, this.#againOn(second.day)) : 0) -
      varietyLoss(aims, relief)
    const overNow = aims.budgetMinor > 0 ? this.costMinor - aims.budgetMinor : 0
    const mainBefore = this.#mainIn(before)
    const mainAfter = after === again ? -1 : this.#mainIn(after)
    const mainBefore2 = pair && second.before !== cell ? this.#mainIn(second.before) : -1
    const mainAfter2 = pair ? this.#mainIn(second.after) : -1
    const fixed = timed ? this.#timedLoss : this.#fixedLoss
    const fixedAgain = this.#fixedLoss
    const cooked = this.#cooked
    const lowers = this.problem.haves.length > 0
    let least = limit
    let found = EMPTY
    for (let at = 0; at < candidates.length; at++) {
      const dish = candidates[at] as number
      let score = base + (fixed[dish] as number)
      if (pair) {
        if (batch[dish] === 0) continue
        score += fixedAgain[dish] as number
      }
      if (lowers) score -= haveLoss(aims, this.#newlyUsed(dish))
      let cost = 0
      const end = lineStart[dish + 1] as number
      for (let line = lineStart[dish] as number; line < end && score < least; line++) {
        const i = lineItem[line] as number
        const open = times * (lineUse[line] as number) - (slack[i] as number)
        if (open > 0) {
          const size = pack[i] as number
          const more = open <= size ? 1 : Math.ceil(open / size)
          score += more * (packLoss[i] as number)
          cost += more * (price[i] as number)
        }
      }
      if (score >= least || dish === but) continue
      const kind = main[dish] as number
      if (kind === mainBefore || kind === mainAfter) score += BREACH.neighbours * (mainBefore === mainAfter ? 2 : 1)
      if (kind === mainBefore2 || kind === mainAfter2) score += BREACH.neighbours * (mainBefore2 === mainAfter2 ? 2 : 1)
      if ((cooked[recipe[dish] as number] as number) > 0) {
        if (score + BREACH.repeat >= least) continue
        score += this.#repeats(dish, day)
      }
      if (score >= least) continue
      if (variety >= 0)
        score += varietyLoss(
          aims,
          relief + this.#excessOfMany(variety, day, kind, kitchen[dish] as number, cold[dish] as number, pair, second),
        )
      score += this.#lossOfDay(day, dish, pair && secondDay < 0 ? 2 : 1)
      if (secondDay >= 0) score += this.#lossOfDay(secondDay, dish, 1)
      if (aims.budgetMinor > 0) score += budgetLoss(aims, overNow + cost) - budgetLoss(aims, overNow)
      if (score < least) {
        least = score
        found = dish
      }
    }
    this.found = least
    return found
  }

  #mainIn(cell: number): number {
    const there = cell >= 0 ? (this.dish[cell] as number) : EMPTY
    return there === EMPTY ? -1 : (this.#dishes.main[there] as number)
  }

  /** Breach of cooking a dish on a day besides where it is cooked already. */
  #repeats(dish: number, day: number): number {
    const { recipe } = this.#dishes
    let sum = 0
    for (let other = 0; other < this.dish.length; other++) {
      const there = this.dish[other] as number
      if (there !== EMPTY && this.source[other] === FRESH && recipe[there] === recipe[dish]) {
        sum += repeatBreach(Math.abs((this.#cells[other] as Cell).day - day))
      }
    }
    return sum
  }

  /** Makes two cells of one meal, each cooked and eaten on its own day, change places. */
  exchange(a: number, b: number): void {
    const there = this.dish[a] as number
    const here = this.dish[b] as number
    this.#lift(a)
    this.#lift(b)
    this.#set(a, here, FRESH)
    this.#set(b, there, FRESH)
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
