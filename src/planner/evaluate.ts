import {
  BREACH,
  caloriesLoss,
  collectionLoss,
  haveLoss,
  healthLoss,
  leftoverLoss,
  moneyTerms,
  packsFor,
  proteinLoss,
  TERMS,
  type Term,
  timeLoss,
  variantLoss,
  varietyLoss,
} from './objective.ts'
import type { Choice, Problem } from './problem.ts'

/** What a choice is worth, and the sums that the terms are made of. */
export interface Score {
  /** breaches of the hard rules, before all else; 0: none */
  readonly breach: number
  /** J: the sum of the terms */
  readonly total: number
  readonly terms: Readonly<Record<Term, number>>
  /** whole packs of everything to buy, minor units */
  readonly costMinor: number
  /** value of what is bought and not eaten, minor units, not rounded */
  readonly wasteMinor: number
  /** the same, by how fast it spoils */
  readonly spoiltMinor: number
  /** hundredths of the unit, by item of the problem */
  readonly need: Float64Array
  readonly kcal: Float64Array
  readonly protein: Float64Array
}

/** Breach of one dish cooked twice, `days` apart: the nearer the worse. */
export const repeatBreach = (days: number): number =>
  days === 0 ? BREACH.repeat + BREACH.sameDay : BREACH.repeat * (1 + 0.1 / days)

/** Breaches of a complete choice: dishes cooked more than once, the same main ingredient in neighbouring meals. */
function breaches({ cells, dishes }: Problem, { dish, source }: Choice): number {
  let sum = 0
  const recipeIn = (cell: number): number => dishes.recipe[dish[cell] as number] as number
  const mainIn = (cell: number): number => dishes.main[dish[cell] as number] as number
  cells.forEach(({ day, after }, c) => {
    if (source[c] === -1) {
      for (let other = c + 1; other < cells.length; other++) {
        if (source[other] === -1 && recipeIn(other) === recipeIn(c)) sum += repeatBreach((cells[other]?.day ?? 0) - day)
      }
    }
    if (after >= 0 && source[after] !== c && mainIn(after) === mainIn(c)) sum += BREACH.neighbours
  })
  return sum
}

/** Cells beyond the limits of main ingredients and kitchens, repeats within a day, a table all hot or all cold. */
export function excessParts({ cells, dishes, aims }: Problem, { dish }: Choice) {
  const parts = { main: 0, kitchen: 0, sameDay: 0, temperature: 0 }
  aims.variety.forEach(({ mainLimit, kitchenLimit, byDay, temperatures }, group) => {
    const mains = new Map<number, number>()
    const kitchens = new Map<number, number>()
    const days = new Map<string, number>()
    let size = 0
    let cold = 0
    const count = <K>(counts: Map<K, number>, key: K): number => {
      const n = (counts.get(key) ?? 0) + 1
      counts.set(key, n)
      return n
    }
    cells.forEach((cell, c) => {
      if (cell.variety !== group) return
      const d = dish[c] as number
      size++
      cold += dishes.cold[d] as number
      if (count(mains, dishes.main[d] as number) > mainLimit) parts.main++
      if (kitchenLimit > 0 && count(kitchens, dishes.kitchen[d] as number) > kitchenLimit) parts.kitchen++
      if (byDay && count(days, `${cell.day} ${dishes.main[d]}`) > 1) parts.sameDay++
    })
    if (temperatures && (cold === 0 || cold === size)) parts.temperature++
  })
  return parts
}

/** The objective of a complete choice, from nothing: what the search adds up step by step, and the plan reports. */
export function evaluate(problem: Problem, choice: Choice): Score {
  const { cells, dishes, items, aims } = problem
  const need = new Float64Array(items.pack.length)
  const atHome = new Uint8Array(problem.haves.length)
  const day = (): Float64Array => new Float64Array(aims.days)
  const [kcal, protein, produce, fiber, salt] = [day(), day(), day(), day(), day()]
  let minutes = 0
  let strange = 0
  let taste = 0
  let leftovers = 0
  const again = new Set<number>()
  const add = (sums: Float64Array, at: number, value: number | undefined): void => {
    sums[at] = (sums[at] as number) + (value as number)
  }
  cells.forEach((cell, c) => {
    const d = choice.dish[c] as number
    for (let line = dishes.lineStart[d] as number; line < (dishes.lineStart[d + 1] as number); line++) {
      add(need, dishes.lineItem[line] as number, dishes.lineUse[line])
    }
    for (let line = dishes.haveStart[d] as number; line < (dishes.haveStart[d + 1] as number); line++) {
      atHome[dishes.haveItem[line] as number] = 1
    }
    add(kcal, cell.day, dishes.kcal[d])
    add(protein, cell.day, dishes.protein[d])
    add(produce, cell.day, dishes.produce[d])
    add(fiber, cell.day, dishes.fiber[d])
    add(salt, cell.day, dishes.salt[d])
    if (choice.source[c] !== -1) {
      leftovers += again.has(cell.day) ? 2 : 1
      again.add(cell.day)
    } else if (cell.timed) minutes += dishes.time[d] as number
    strange += dishes.strange[d] as number
    taste += dishes.taste[d] as number
  })
  let costMinor = 0
  let wasteMinor = 0
  let spoiltMinor = 0
  for (let i = 0; i < need.length; i++) {
    const price = items.priceMinor[i] as number
    const packs = packsFor(need[i] as number, items.pack[i] as number)
    const waste = price * (packs - (need[i] as number) / (items.pack[i] as number))
    costMinor += packs * price
    wasteMinor += waste
    spoiltMinor += (items.spoils[i] as number) * waste
  }
  let calories = 0
  let lean = 0
  let health = 0
  for (let d = 0; d < aims.days; d++) {
    calories += caloriesLoss(aims, kcal[d] as number)
    lean += proteinLoss(aims, protein[d] as number)
    health += healthLoss(aims, produce[d] as number, fiber[d] as number, salt[d] as number)
  }
  const { main, kitchen, sameDay, temperature } = excessParts(problem, choice)
  const terms = {
    ...moneyTerms(aims, costMinor, spoiltMinor),
    calories,
    protein: lean,
    time: timeLoss(aims, minutes),
    variety: varietyLoss(aims, main + kitchen + sameDay + temperature),
    collection: collectionLoss(aims, strange),
    leftover: leftoverLoss(aims, leftovers),
    have: haveLoss(
      aims,
      atHome.reduce((unused, used) => unused + 1 - used, 0),
    ),
    health,
    variant: variantLoss(aims, taste),
  }
  const total = TERMS.reduce((sum, term) => sum + terms[term], 0)
  return { breach: breaches(problem, choice), total, terms, costMinor, wasteMinor, spoiltMinor, need, kcal, protein }
}
