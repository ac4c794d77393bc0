import {
  type Aims,
  collectionLoss,
  dayLoss,
  haveLoss,
  LONGEST_MIN,
  moneyLoss,
  packsFor,
  timeLoss,
  useOf,
} from './objective.ts'
import { valueAt } from './select.ts'
import type { WorldIndex } from './world-index.ts'

/** Dishes of a meal or course that the search looks at, at most. */
export const SHORTLIST = 80
/** Dishes that are looked at for the shortlist, in shortlists: those that alone lose least. */
const LONGLIST = 8
/** Share of the shortlist that one main ingredient may take. */
const OF_ONE_MAIN = 1 / 10
/** Share of the shortlist kept for dishes that can be cooked for two days. */
const BATCH = 1 / 4

/** Energy in kcal and the rest in the units of `Aims`. */
export interface Nutrients {
  readonly kcal: number
  readonly protein: number
  readonly produce: number
  readonly fiber: number
  readonly salt: number
}

/** Mean nutrients of recipes, of which there is at least one. */
export function usualNutrients(index: WorldIndex, recipes: Int32Array): Nutrients {
  const mean = (of: Float64Array): number => recipes.reduce((sum, r) => sum + (of[r] as number), 0) / recipes.length
  return {
    kcal: mean(index.kcal),
    protein: mean(index.protein),
    produce: mean(index.produce),
    fiber: mean(index.fiber),
    salt: mean(index.salt),
  }
}

/** What such meals come to together. */
export const sumOf = (meals: readonly Nutrients[]): Nutrients =>
  meals.reduce(
    (sum, meal) => ({
      kcal: sum.kcal + meal.kcal,
      protein: sum.protein + meal.protein,
      produce: sum.produce + meal.produce,
      fiber: sum.fiber + meal.fiber,
      salt: sum.salt + meal.salt,
    }),
    { kcal: 0, protein: 0, produce: 0, fiber: 0, salt: 0 },
  )

export interface Pool {
  readonly index: WorldIndex
  /** those that pass, in the order of their ids */
  readonly recipes: Int32Array
  /** hundredths of adult portions made of each */
  readonly portions: number
  readonly aims: Aims
  readonly priceMinor: Float64Array
  /** 1 for ingredients that are not bought */
  readonly home: Uint8Array
  /** ingredients that the person has at home */
  readonly haves: readonly number[]
  /** what the other meals of a usual day come to; null: a table */
  readonly others: Nutrients | null
  readonly strange: (recipe: number) => number
}

/**
 * How often an ingredient is met among the dishes: the packs of a common one are shared, a rare one's rest is left over.
 */
function shares(index: WorldIndex, recipes: Int32Array): Float64Array {
  const counts = new Float64Array(index.pack.length)
  for (const recipe of recipes) {
    const end = index.lineStart[recipe + 1] as number
    for (let line = index.lineStart[recipe] as number; line < end; line++) {
      const i = index.lineIngredient[line] as number
      counts[i] = (counts[i] as number) + 1
    }
  }
  return counts.map((count) => count / recipes.length)
}

/**
 * What a dish alone would add to the objective: between its share of packs and whole packs, the nearer to whole packs
 * the rarer the ingredient; its minutes, how far it is from what is wanted, what it makes of a day whose other meals are
 * as usual; less what it uses of what is at home.
 */
function aloneLosses({ index, recipes, portions, aims, priceMinor, home, haves, others, strange }: Pool): Float64Array {
  const unbudgeted = { ...aims, budgetMinor: 0 }
  const share = shares(index, recipes)
  const whole = share.map((s) => 1 / (1 + s * aims.cells))
  const asked = new Uint8Array(index.pack.length)
  for (const i of haves) asked[i] = 1
  return Float64Array.from(recipes, (recipe) => {
    let cost = 0
    let spoilt = 0
    let used = 0
    const end = index.lineStart[recipe + 1] as number
    for (let line = index.lineStart[recipe] as number; line < end; line++) {
      const i = index.lineIngredient[line] as number
      if (home[i]) {
        used += asked[i] as number
        continue
      }
      const pack = index.pack[i] as number
      const use = useOf(index.lineAmount[line] as number, portions)
      const rest = (whole[i] as number) * (packsFor(use, pack) - use / pack)
      const price = priceMinor[i] as number
      cost += price * (use / pack + rest)
      spoilt += price * rest * (index.spoils[i] as number)
    }
    const day = others
      ? dayLoss(
          aims,
          others.kcal + (index.kcal[recipe] as number),
          others.protein + (index.protein[recipe] as number),
          others.produce + (index.produce[recipe] as number),
          others.fiber + (index.fiber[recipe] as number),
          others.salt + (index.salt[recipe] as number),
        )
      : 0
    return (
      moneyLoss(unbudgeted, cost, spoilt) +
      timeLoss(aims, Math.min(index.time[recipe] as number, LONGEST_MIN)) +
      collectionLoss(aims, strange(recipe)) +
      day -
      haveLoss(aims, used)
    )
  })
}

/**
 * The dishes worth the search's time, in the order of their ids: all of a small catalogue. Of a large one the SHORTLIST
 * that alone lose least, of which a tenth at most of one main ingredient, and a quarter at least (as far as there are)
 * that can be cooked for two days. What is left free by these limits goes to the next best.
 */
export function prune(pool: Pool): Int32Array {
  const { index, recipes } = pool
  if (recipes.length <= SHORTLIST) return recipes
  const loss = aloneLosses(pool)
  const ranked = leastOf(loss, SHORTLIST * LONGLIST)
  const kept = new Set<number>()
  const ofMain = new Map<number, number>()
  const take = (wanted: number, fits: (recipe: number) => boolean, limit: number): void => {
    let left = wanted
    for (const at of ranked) {
      if (left === 0) return
      const recipe = recipes[at] as number
      const main = index.main[recipe] as number
      const known = ofMain.get(main) ?? 0
      if (kept.has(recipe) || known >= limit || !fits(recipe)) continue
      kept.add(recipe)
      ofMain.set(main, known + 1)
      left--
    }
  }
  const limit = Math.ceil(SHORTLIST * OF_ONE_MAIN)
  take(Math.floor(SHORTLIST * BATCH), (recipe) => index.batch[recipe] === 1, limit)
  take(SHORTLIST - kept.size, () => true, limit)
  take(SHORTLIST - kept.size, () => true, SHORTLIST)
  return Int32Array.from(kept).sort()
}

/** Positions of the `n` least values, the least first; of equals the first. */
function leastOf(values: Float64Array, n: number): number[] {
  const limit = valueAt(Float64Array.from(values), Math.min(n, values.length) - 1)
  const found: number[] = []
  for (let at = 0; at < values.length; at++) if ((values[at] as number) <= limit) found.push(at)
  return found.sort((a, b) => (values[a] as number) - (values[b] as number) || a - b)
}
