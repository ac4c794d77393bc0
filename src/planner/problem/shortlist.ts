import { HUNDREDTHS } from '../../catalogue/amount.ts'
import { add, flag, real, whole } from '../arrays.ts'
import { DISH_TERMS } from '../dish-terms.ts'
import {
  caloriesLoss,
  haveLoss,
  healthLoss,
  moneyLoss,
  packsFor,
  proteinLoss,
  type Targets,
  useOf,
} from '../objective.ts'
import { nthSmallest } from '../quickselect.ts'
import { dishColumns, type Preferences } from './dish-columns.ts'
import type { ProblemIndex } from './index.ts'
import { portionCost } from './prices.ts'
import type { Position } from './problem.ts'

/** Dishes of a meal or course that the search looks at, at most. */
export const SHORTLIST = 80
/** Dishes that are looked at for the shortlist, in shortlists: those that alone lose least. */
const LONGLIST = 8
/** Share of the shortlist that one main ingredient may take. */
const OF_ONE_MAIN = 1 / 10
/** Share of the shortlist kept for dishes that can be cooked for two days. */
const BATCH = 1 / 4

/** Energy in kcal and the rest in the units of `Targets`. */
export interface Nutrients {
  readonly kcal: number
  readonly protein: number
  readonly produce: number
  readonly fiber: number
  readonly salt: number
}

/** Mean nutrients of recipes, of which there is at least one. */
export function usualNutrients(
  index: ProblemIndex,
  recipes: Int32Array,
  portionOf: (recipe: number) => number,
): Nutrients {
  const mean = (of: Float64Array): number =>
    recipes.reduce((sum, r) => sum + real(of, r) * portionOf(r), 0) / recipes.length
  return {
    kcal: mean(index.kcal),
    protein: mean(index.protein),
    produce: mean(index.produce),
    fiber: mean(index.fiber),
    salt: mean(index.salt),
  }
}

const combined = (a: Nutrients, b: Nutrients, times: number): Nutrients => ({
  kcal: a.kcal + times * b.kcal,
  protein: a.protein + times * b.protein,
  produce: a.produce + times * b.produce,
  fiber: a.fiber + times * b.fiber,
  salt: a.salt + times * b.salt,
})
const NONE: Nutrients = { kcal: 0, protein: 0, produce: 0, fiber: 0, salt: 0 }

/** What is eaten `times` a day on average. */
export const timesOf = (meal: Nutrients, times: number): Nutrients => combined(NONE, meal, times)
/** What such meals come to together. */
export const sumOf = (meals: readonly Nutrients[]): Nutrients =>
  meals.reduce((sum, meal) => combined(sum, meal, 1), NONE)
/** A usual day without one serving of something. */
export const without = (day: Nutrients, part: Nutrients, servings: number): Nutrients => combined(day, part, -servings)

const withRecipe = (others: Nutrients, index: ProblemIndex, recipe: number, share: number): Nutrients => ({
  kcal: others.kcal + share * real(index.kcal, recipe),
  protein: others.protein + share * real(index.protein, recipe),
  produce: others.produce + share * real(index.produce, recipe),
  fiber: others.fiber + share * real(index.fiber, recipe),
  salt: others.salt + share * real(index.salt, recipe),
})
const dayLoss = (targets: Targets, { kcal, protein, produce, fiber, salt }: Nutrients): number =>
  caloriesLoss(targets, kcal) + proteinLoss(targets, protein) + healthLoss(targets, produce, fiber, salt)

export interface Pool {
  readonly index: ProblemIndex
  /** those that pass, in the order of their ids */
  readonly recipes: Int32Array
  /** hundredths of adult portions that are eaten */
  readonly portions: number
  /** share of a recipe's portion that an adult eats */
  readonly portionOf: (recipe: number) => number
  readonly targets: Targets
  /** dishes that the search looks at, at most */
  readonly limit: number
  readonly priceMinor: Float64Array
  /** 1 for ingredients that are not bought */
  readonly home: Uint8Array
  /** 0 for goods that are usually at home, of which a week's use counts */
  readonly notPantry: Uint8Array
  /** ingredients that the person has at home */
  readonly pantryStock: readonly number[]
  /** left from the week before, hundredths of the unit */
  readonly stock: ReadonlyMap<number, number>
  /** what the other meals of a usual day come to; null: a table */
  readonly others: Nutrients | null
  readonly preferences: Preferences
  /** those of the meal or course */
  readonly positions: readonly Position[]
}

/**
 * How often an ingredient is met among the dishes: the packs of a common one are shared, a rare one's rest is left over.
 */
function shares(index: ProblemIndex, recipes: Int32Array): Float64Array {
  const counts = new Float64Array(index.pack.length)
  for (const recipe of recipes) {
    const end = whole(index.lineStart, recipe + 1)
    for (let line = whole(index.lineStart, recipe); line < end; line++) {
      const i = whole(index.lineIngredient, line)
      add(counts, i, 1)
    }
  }
  return counts.map((count) => count / recipes.length)
}

/**
 * What a dish alone would add to the objective: between its share of packs and whole packs, the nearer to whole packs
 * the rarer the ingredient; its minutes, how far it is from what is wanted, what it makes of a day whose other meals are
 * as usual; less what it uses of what is at home. Working days and weekends, which some dishes are for, are two kinds of
 * positions: it is what the dish would add where it stands best, and what counts at some positions of a kind only counts in
 * proportion.
 */
export function aloneLosses({
  index,
  recipes,
  portions,
  portionOf,
  targets,
  priceMinor,
  home,
  notPantry,
  pantryStock,
  stock,
  others,
  preferences,
  positions,
}: Pool): Float64Array {
  const unbudgeted = { ...targets, budgetMinor: 0 }
  const share = shares(index, recipes)
  const rounding = share.map((s) => 1 / (1 + s * targets.positions))
  const asked = new Uint8Array(index.pack.length)
  for (const i of pantryStock) asked[i] = 1
  const kinds = [...Map.groupBy(positions, ({ timed }) => timed).values()]
  const terms = DISH_TERMS.flatMap(({ perDish, counts, loss }) => {
    const shares = kinds.map((places) => places.filter((place) => counts(place, true)).length / places.length)
    return shares.some((share) => share > 0) ? [{ perDish, loss, shares }] : []
  })
  const columns = dishColumns(
    index,
    recipes,
    preferences,
    Float64Array.from(recipes, (recipe) =>
      others ? (portionCost(index, priceMinor, notPantry, recipe) * portions * portionOf(recipe)) / HUNDREDTHS : 0,
    ),
  )
  return Float64Array.from(recipes, (recipe, at) => {
    const served = Math.round(portions * portionOf(recipe))
    let cost = 0
    let spoilt = 0
    let used = 0
    const end = whole(index.lineStart, recipe + 1)
    for (let line = whole(index.lineStart, recipe); line < end; line++) {
      const i = whole(index.lineIngredient, line)
      if (home[i]) {
        used += flag(asked, i)
        continue
      }
      const pack = real(index.pack, i)
      const use = Math.max(0, useOf(real(index.lineAmount, line), served) - (stock.get(i) ?? 0))
      const rest = real(rounding, i) * (packsFor(use, pack) - use / pack)
      const price = real(priceMinor, i)
      cost += price * (use / pack + rest)
      spoilt += price * rest * real(index.spoils, i)
    }
    const day = others ? dayLoss(targets, withRecipe(others, index, recipe, portionOf(recipe))) : 0
    const money = moneyLoss(unbudgeted, cost, spoilt)
    const losses = terms.map(({ perDish, loss }) => loss(targets, perDish(columns, at, targets)))
    const least = Math.min(
      ...kinds.map((_, kind) => losses.reduce((sum, lost, n) => sum + lost * (terms[n]?.shares[kind] ?? 0), 0)),
    )
    return money + least + day - haveLoss(targets, used)
  })
}

/**
 * The dishes worth the search's time, in the order of their ids: all of a small catalogue. Of a large one the SHORTLIST:
 * those of the week's customs, and those that alone lose least, of which a tenth at most of one main ingredient, and a quarter at least (as far as there are)
 * that can be cooked for two days. What is left free by these limits goes to the next best.
 */
export function shortlist(pool: Pool): Int32Array {
  const { index, recipes, limit: size } = pool
  if (recipes.length <= size) return recipes
  const loss = aloneLosses(pool)
  const ranked = leastOf(loss, size * LONGLIST)
  const taken = new Set<number>()
  const ofMain = new Map<number, number>()
  const take = (wanted: number, fits: (recipe: number) => boolean, limit: number): void => {
    let left = wanted
    for (const at of ranked) {
      if (left === 0) return
      const recipe = whole(recipes, at)
      const main = whole(index.main, recipe)
      const known = ofMain.get(main) ?? 0
      if (taken.has(recipe) || known >= limit || !fits(recipe)) continue
      taken.add(recipe)
      ofMain.set(main, known + 1)
      left--
    }
  }
  const limit = Math.ceil(size * OF_ONE_MAIN)
  for (const recipe of recipes) if (pool.preferences.customs?.(recipe)) taken.add(recipe)
  take(Math.floor(size * BATCH), (recipe) => index.batch[recipe] === 1, limit)
  take(size - taken.size, () => true, limit)
  take(size - taken.size, () => true, size)
  return Int32Array.from(taken).sort()
}

/** Positions of the `n` least values, the least first; of equals the first. */
function leastOf(values: Float64Array, n: number): number[] {
  const limit = nthSmallest(Float64Array.from(values), Math.min(n, values.length) - 1)
  const found: number[] = []
  for (let at = 0; at < values.length; at++) if (real(values, at) <= limit) found.push(at)
  return found.sort((a, b) => real(values, a) - real(values, b) || a - b)
}
