import { FOOD_GROUPS } from '../catalogue/vocabulary.ts'
import { add, flag, real, whole } from './arrays.ts'
import { DISH_TERMS } from './dish-terms.ts'
import {
  caloriesLoss,
  foodGroupsLoss,
  HARD_PENALTY,
  haveLoss,
  healthLoss,
  type KindLimit,
  linesLoss,
  moneyTerms,
  outsideBand,
  packsBeyond,
  proteinLoss,
  TERMS,
  type Term,
  varietyLoss,
} from './objective.ts'
import { clashes, FRESH, goesWith, type Position, type Problem, potOf, type Solution } from './problem/problem.ts'

/** What a solution is worth, and the sums that the terms are made of. */
export interface Score {
  /** penalty of broken hard rules, before all else; 0: none */
  readonly hardPenalty: number
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

/** Penalty of one dish cooked twice, `days` apart: the nearer the worse. */
export const repeatPenalty = (days: number): number =>
  days === 0 ? HARD_PENALTY.repeat + HARD_PENALTY.sameDay : HARD_PENALTY.repeat * (1 + 0.1 / days)

/**
 * Penalty of the hard rules that a complete solution breaks: main parts cooked more than once, anything but bread and
 * drinks at two meals of one day, the same main ingredient in neighbouring meals, a side that does not go with its main part.
 */
function hardPenaltyOf({ positions, dishes, sides }: Problem, solution: Solution): number {
  const { dish, source } = solution
  let sum = 0
  const recipeIn = (position: number): number => whole(dishes.recipe, whole(dish, position))
  const mainIn = (position: number): number => whole(dishes.main, whole(dish, position))
  const cooks = (position: number): boolean => (positions[position]?.once ?? false) && source[position] === FRESH
  const onDay = new Map<string, number>()
  positions.forEach(({ day, after, onceADay, companion, partner, beside }, c) => {
    if (!companion) {
      for (const place of beside) if (clashes(sides, whole(dish, c), whole(dish, place))) sum += HARD_PENALTY.clash
    }
    if (onceADay && source[c] === FRESH) {
      const times = onDay.get(`${day} ${recipeIn(c)}`) ?? 0
      onDay.set(`${day} ${recipeIn(c)}`, times + 1)
      sum += times * HARD_PENALTY.twiceADay
    }
    if (cooks(c)) {
      for (let other = c + 1; other < positions.length; other++) {
        if (cooks(other) && recipeIn(other) === recipeIn(c)) sum += repeatPenalty((positions[other]?.day ?? 0) - day)
      }
    }
    if (after >= 0 && potOf(solution, after) !== potOf(solution, c) && mainIn(after) === mainIn(c))
      sum += HARD_PENALTY.neighbours
    if (!companion && partner >= 0 && !goesWith(sides, whole(dish, c), whole(dish, partner))) sum += HARD_PENALTY.side
  })
  return sum
}

/** Positions beyond the limits of main ingredients and cuisines, repeats within a day, a table all hot or all cold, each by its group's weight. */
export function excessParts(problem: Problem, solution: Solution) {
  const { positions, dishes, targets } = problem
  const { dish } = solution
  const kinds = countedKinds(problem)
  const parts = {
    main: 0,
    cuisine: 0,
    sameDay: 0,
    temperature: 0,
    starch: kindExcess(problem, solution, kinds.starch),
    template: kindExcess(problem, solution, kinds.template),
  }
  const days = new Map<string, number>()
  targets.variety.forEach(({ mainLimit, cuisineLimit, byDay, daysWith, temperatures, weight }, group) => {
    const mains = new Map<number, number>()
    const cuisines = new Map<number, number>()
    let size = 0
    let cold = 0
    const count = <K>(counts: Map<K, number>, key: K): number => {
      const n = (counts.get(key) ?? 0) + 1
      counts.set(key, n)
      return n
    }
    positions.forEach((position, c) => {
      if (position.variety !== group) return
      const d = whole(dish, c)
      size++
      cold += flag(dishes.cold, d)
      if (count(mains, whole(dishes.main, d)) > mainLimit) parts.main += weight
      if (cuisineLimit > 0 && flag(dishes.foreign, d) && count(cuisines, whole(dishes.cuisine, d)) > cuisineLimit)
        parts.cuisine += weight
      const { day, night } = position
      if (byDay > 0 && count(days, `${daysWith} ${day} ${dishes.main[d]}`) > 1) parts.sameDay += byDay * weight
      const isAgain = night >= 0 && count(days, `${daysWith} night ${night} ${dishes.main[d]}`) > 1
      if (isAgain) parts.sameDay += byDay * weight
    })
    if (temperatures && (cold === 0 || cold === size)) parts.temperature += weight
  })
  return parts
}

/** A kind of which the week has only so many meals: a starch, a template. */
interface CountedKind {
  readonly limits: KindLimit | null
  /** kind of each dish; -1: none */
  readonly of: Int32Array
  readonly counts: (position: Position) => boolean
  /** the night before and after which it counts when it comes twice; -1: none */
  readonly nightOf: (position: Position) => number
}

/** The kinds whose meals are counted. */
export const countedKinds = ({ targets, dishes }: Problem): Readonly<Record<'starch' | 'template', CountedKind>> => ({
  starch: { limits: targets.starch, of: dishes.starch, counts: ({ starchy }) => starchy, nightOf: () => -1 },
  template: {
    limits: targets.template,
    of: dishes.template,
    counts: ({ shaped }) => shaped,
    nightOf: ({ night }) => night,
  },
})

/** Meals that are of one kind too often in the week, twice on a day, or before and after a night, by their weight. */
function kindExcess({ positions }: Problem, { dish }: Solution, { limits, of, counts, nightOf }: CountedKind): number {
  if (!limits) return 0
  const met = new Map<string, number>()
  const beyond = (key: string, limit: number): number => {
    const times = (met.get(key) ?? 0) + 1
    met.set(key, times)
    return times > limit ? limits.weight : 0
  }
  return positions.reduce((sum, position, c) => {
    const kind = whole(of, whole(dish, c))
    if (!counts(position) || kind < 0) return sum
    const night = nightOf(position)
    const again = night >= 0 ? beyond(`${kind} night ${night}`, 1) : 0
    return sum + beyond(`${kind}`, limits.limit) + beyond(`${kind} ${position.day}`, 1) + again
  }, 0)
}

/** Meals of each food group, in the order of `FOOD_GROUPS`. */
export function foodGroupMeals({ positions, dishes }: Problem, { dish }: Solution): number[] {
  return FOOD_GROUPS.map((_, bit) =>
    positions.reduce(
      (meals, { counted }, c) => meals + (counted && (whole(dishes.foodGroups, whole(dish, c)) >> bit) & 1 ? 1 : 0),
      0,
    ),
  )
}

/** The objective of a complete solution, from nothing: what the search adds up step by step, and the plan reports. */
export function evaluate(problem: Problem, solution: Solution): Score {
  const { positions, dishes, items, targets } = problem
  const need = new Float64Array(items.pack.length)
  const atHome = new Uint8Array(problem.pantryStock.length)
  const day = (): Float64Array => new Float64Array(targets.days)
  const [kcal, protein, produce, fiber, salt] = [day(), day(), day(), day(), day()]
  const totals = new Float64Array(DISH_TERMS.length)
  positions.forEach((position, c) => {
    const d = whole(solution.dish, c)
    for (let line = whole(dishes.lineStart, d); line < whole(dishes.lineStart, d + 1); line++) {
      add(need, whole(dishes.lineItem, line), real(dishes.lineUse, line))
    }
    for (let line = whole(dishes.stockStart, d); line < whole(dishes.stockStart, d + 1); line++) {
      atHome[whole(dishes.stockItem, line)] = 1
    }
    add(kcal, position.day, real(dishes.kcal, d))
    add(protein, position.day, real(dishes.protein, d))
    add(produce, position.day, real(dishes.produce, d))
    add(fiber, position.day, real(dishes.fiber, d))
    add(salt, position.day, real(dishes.salt, d))
    const fresh = solution.source[c] === FRESH
    DISH_TERMS.forEach(({ counts, perDish }, term) => {
      if (counts(position, fresh)) add(totals, term, perDish(dishes, d, targets))
    })
  })
  let costMinor = 0
  let wasteMinor = 0
  let spoiltMinor = 0
  let lines = 0
  for (let i = 0; i < need.length; i++) {
    const price = real(items.priceMinor, i)
    const [pack, stock] = [real(items.pack, i), real(items.stock, i)]
    const packs = packsBeyond(real(need, i), stock, pack)
    // What was left from before and is left again is no less wasted than what was bought now.
    const waste = (price * (stock + packs * pack - real(need, i))) / pack
    costMinor += packs * price
    if (packs > 0) lines++
    wasteMinor += waste
    spoiltMinor += real(items.spoils, i) * waste
  }
  let calories = 0
  let proteinShortfall = 0
  let health = 0
  for (let d = 0; d < targets.days; d++) {
    calories += caloriesLoss(targets, real(kcal, d))
    proteinShortfall += proteinLoss(targets, real(protein, d))
    health += healthLoss(targets, real(produce, d), real(fiber, d), real(salt, d))
  }
  const excess = Object.values(excessParts(problem, solution)).reduce((sum, part) => sum + part, 0)
  const meals = foodGroupMeals(problem, solution)
  const outside = targets.foodGroups.reduce(
    (sum, band) => sum + outsideBand(band, meals[FOOD_GROUPS.indexOf(band.group)] ?? 0),
    0,
  )
  // A term may have several rows, for example effort one for each kind of meal.
  const dishTerms = {} as Record<(typeof DISH_TERMS)[number]['term'], number>
  DISH_TERMS.forEach(({ term, loss }, at) => {
    dishTerms[term] = (dishTerms[term] ?? 0) + loss(targets, real(totals, at))
  })
  const terms: Record<Term, number> = {
    ...dishTerms,
    ...moneyTerms(targets, costMinor, spoiltMinor),
    calories,
    protein: proteinShortfall,
    variety: varietyLoss(targets, excess),
    foodGroups: foodGroupsLoss(targets, outside),
    lines: linesLoss(targets, lines),
    have: haveLoss(
      targets,
      atHome.reduce((unused, used) => unused + 1 - used, 0),
    ),
    health,
  }
  const total = TERMS.reduce((sum, term) => sum + terms[term], 0)
  return {
    hardPenalty: hardPenaltyOf(problem, solution),
    total,
    terms,
    costMinor,
    wasteMinor,
    spoiltMinor,
    need,
    kcal,
    protein,
  }
}
