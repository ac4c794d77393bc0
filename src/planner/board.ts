import { repeatBreach } from './evaluate.ts'
import {
  type Aims,
  BREACH,
  budgetLoss,
  caloriesLoss,
  collectionLoss,
  dayLoss,
  haveLoss,
  healthLoss,
  leftoverLoss,
  moneyLoss,
  proteinLoss,
  timeLoss,
  type VarietyGroup,
  variantLoss,
  varietyLoss,
} from './objective.ts'
import { Packs } from './packs.ts'
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
  readonly packs: Packs
  readonly kcal: Float64Array
  readonly protein: Float64Array
  readonly produce: Float64Array
  readonly fiber: Float64Array
  readonly salt: Float64Array
  /** loss of a dish whatever else is on the board: strangeness, taste, and what it uses of packs; with its minutes */
  readonly #fixedLoss: Float64Array
  readonly #timedLoss: Float64Array
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
  /** dishes of each group that can be cooked for two days */
  readonly #batches: readonly Int32Array[]

  constructor(problem: Problem) {
    const { cells, dishes, aims, index, haves } = problem
    this.problem = problem
    this.#cells = cells
    this.#dishes = dishes
    this.#aims = aims
    this.dish = new Int32Array(cells.length).fill(EMPTY)
    this.source = new Int32Array(cells.length).fill(FRESH)
    this.target = new Int32Array(cells.length).fill(EMPTY)
    this.packs = new Packs(problem)
    this.kcal = new Float64Array(aims.days)
    this.protein = new Float64Array(aims.days)
    this.produce = new Float64Array(aims.days)
    this.fiber = new Float64Array(aims.days)
    this.salt = new Float64Array(aims.days)
    // The value of what a dish uses up is no waste: it is taken off here, and the packs it opens count in full.
    const unbudgeted = { ...aims, budgetMinor: 0 }
    this.#fixedLoss = Float64Array.from(
      dishes.recipe,
      (_, dish) =>
        collectionLoss(aims, dishes.strange[dish] as number) +
        variantLoss(aims, dishes.taste[dish] as number) -
        moneyLoss(unbudgeted, 0, this.packs.spoilUse[dish] as number),
    )
    this.#timedLoss = this.#fixedLoss.map((loss, dish) => loss + timeLoss(aims, dishes.time[dish] as number))
    this.#batches = problem.groups.map(({ candidates }) => candidates.filter((dish) => dishes.batch[dish] === 1))
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
    for (let day = 0; day < aims.days; day++) this.#updateDay(day)
  }

  /** Puts a dish into an empty cell; as a leftover of the cell `source` where one is given. */
  put(cell: number, dish: number, source = FRESH): void {
    this.#set(cell, dish, source)
    this.packs.use(dish)
  }

  /** Empties a cell. Its leftover, if there is one, must have been taken before. */
  take(cell: number): void {
    this.packs.giveBack(this.dish[cell] as number)
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
      if ((this.#aims.variety[variety] as VarietyGroup).temperatures) {
        this.#cold[variety] = (this.#cold[variety] as number) + sign * (d.cold[dish] as number)
        this.#filled[variety] = (this.#filled[variety] as number) + sign
      }
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
    const loss = dayLoss(
      this.#aims,
      this.kcal[day] as number,
      this.protein[day] as number,
      this.produce[day] as number,
      this.fiber[day] as number,
      this.salt[day] as number,
    )
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
    const { costMinor, spoiltMinor } = this.packs
    return moneyLoss(this.#aims, costMinor, spoiltMinor) + this.#dayLosses + this.#rest() + this.#breach
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

  /** Tries candidates on an empty cell; the packs that each would open are known, so most are given up at once. */
  #scan(cell: number, again: number, limit: number, but: number, among?: Int32Array): number {
    const { day, timed, variety, group, before, after } = this.#cells[cell] as Cell
    const pair = again !== EMPTY
    const second = (pair ? this.#cells[again] : this.#cells[cell]) as Cell
    const aims = this.#aims
    const { recipe, main, kitchen, cold } = this.#dishes
    const candidates =
      among ?? ((pair ? this.#batches[group] : (this.problem.groups[group] as Group).candidates) as Int32Array)
    const { open, openMinor, costMinor, spoiltMinor } = this.packs
    const secondDay = pair && second.day !== day ? second.day : -1
    // The first cold dish among hot ones lowers the score: that is granted to all, and taken back where it is not so.
    const relief = variety >= 0 && (aims.variety[variety] as VarietyGroup).temperatures ? 1 : 0
    // So does the first dish that uses what is at home: no more than this.
    const home = haveLoss(aims, this.#unused)
    const base =
      moneyLoss(aims, costMinor, spoiltMinor) +
      this.#dayLosses -
      (this.#dayLoss[day] as number) -
      (secondDay >= 0 ? (this.#dayLoss[secondDay] as number) : 0) +
      this.#rest() +
      this.#breach +
      (pair ? leftoverLoss(aims, this.#againOn(second.day)) : 0) -
      varietyLoss(aims, relief)
    const overNow = aims.budgetMinor > 0 ? costMinor - aims.budgetMinor : 0
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
      const opens = open[dish] as number
      let score = base + (fixed[dish] as number) + (pair ? (fixedAgain[dish] as number) : 0)
      // A dish made twice opens at least what it opens once.
      if (score + opens >= least + home) continue
      if (lowers) score -= haveLoss(aims, this.#newlyUsed(dish))
      if ((cooked[recipe[dish] as number] as number) > 0) {
        if (score + opens + BREACH.repeat >= least) continue
        score += this.#repeats(dish, day)
      }
      const kind = main[dish] as number
      if (kind === mainBefore || kind === mainAfter) score += BREACH.neighbours * (mainBefore === mainAfter ? 2 : 1)
      if (kind === mainBefore2 || kind === mainAfter2) score += BREACH.neighbours * (mainBefore2 === mainAfter2 ? 2 : 1)
      score += this.#lossOfDay(day, dish, pair && secondDay < 0 ? 2 : 1)
      if (secondDay >= 0) score += this.#lossOfDay(secondDay, dish, 1)
      if (score + opens >= least || dish === but) continue
      score += pair ? this.packs.opensTwice(dish) : opens
      if (variety >= 0)
        score += varietyLoss(
          aims,
          relief + this.#excessOfMany(variety, day, kind, kitchen[dish] as number, cold[dish] as number, pair, second),
        )
      if (aims.budgetMinor > 0) {
        const cost = pair ? this.packs.opensTwiceMinor(dish) : (openMinor[dish] as number)
        score += budgetLoss(aims, overNow + cost) - budgetLoss(aims, overNow)
      }
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

  /** Loss of a day on which one dish takes the place of another. */
  #lossOfDayWith(day: number, dish: number, instead: number): number {
    const d = this.#dishes
    return dayLoss(
      this.#aims,
      (this.kcal[day] as number) + (d.kcal[dish] as number) - (d.kcal[instead] as number),
      (this.protein[day] as number) + (d.protein[dish] as number) - (d.protein[instead] as number),
      (this.produce[day] as number) + (d.produce[dish] as number) - (d.produce[instead] as number),
      (this.fiber[day] as number) + (d.fiber[dish] as number) - (d.fiber[instead] as number),
      (this.salt[day] as number) + (d.salt[dish] as number) - (d.salt[instead] as number),
    )
  }

  /**
   * Whether `exchange` of two cells might lower the score: what it changes for certain, less the most that it can relieve.
   * Money, kitchens and how often a main ingredient comes stay as they are.
   */
  exchangeMayHelp(a: number, b: number): boolean {
    if (this.#breach > 0) return true
    const here = this.dish[a] as number
    const there = this.dish[b] as number
    const first = this.#cells[a] as Cell
    const second = this.#cells[b] as Cell
    const aims = this.#aims
    const { time, main } = this.#dishes
    let change =
      this.#lossOfDayWith(first.day, there, here) -
      (this.#dayLoss[first.day] as number) +
      this.#lossOfDayWith(second.day, here, there) -
      (this.#dayLoss[second.day] as number)
    if (first.timed !== second.timed) {
      const minutes = (time[there] as number) - (time[here] as number)
      change += timeLoss(aims, first.timed ? minutes : -minutes)
    }
    if (first.variety >= 0 && (aims.variety[first.variety] as VarietyGroup).byDay) {
      const days = first.variety * aims.days
      const twice = (day: number, dish: number): boolean =>
        (this.#dayMains[(days + day) * this.#families + (main[dish] as number)] as number) > 1
      if (twice(first.day, here)) change -= varietyLoss(aims, 1)
      if (twice(second.day, there)) change -= varietyLoss(aims, 1)
    }
    return change < 0
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
    const n = dish.length
    const differs = (c: number): boolean => this.dish[c] !== dish[c] || this.source[c] !== source[c]
    for (let c = 0; c < n; c++) if (this.source[c] !== FRESH && differs(c)) this.take(c)
    for (let c = 0; c < n; c++) if (this.dish[c] !== EMPTY && differs(c)) this.take(c)
    for (let c = 0; c < n; c++) {
      if (this.dish[c] === EMPTY && source[c] === FRESH) this.put(c, dish[c] as number)
    }
    for (let c = 0; c < n; c++) if (this.dish[c] === EMPTY) this.put(c, dish[c] as number, source[c] as number)
  }

  choice(): Choice {
    return { dish: Int32Array.from(this.dish), source: Int32Array.from(this.source) }
  }
}
