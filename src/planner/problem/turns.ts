import { FOOD_GROUPS, isMainMeal, type Part } from '../../catalogue/vocabulary.ts'
import { whole } from '../arrays.ts'
import type { FoodGroupBand } from '../objective.ts'
import { NOW_AND_THEN } from './familiarity.ts'
import type { ProblemIndex } from './index.ts'
import { companionOf } from './offers.ts'
import { EMPTY } from './problem.ts'
import type { Pool } from './shortlist.ts'

/**
 * Dishes take turns. Some (quick, cheap, of common ingredients) would stand in most weeks; each of them is one of the week
 * for a part of the weeks, by its place on the household's circle: how large a part says `CountryEating.turns`. So are
 * bread meals, and the soups, salads and fruit that stand beside them, all alike; and breakfasts, but for those that go on from
 * the week before.
 */

/** Share of the circle on which a bread meal, or what stands beside a main part, is one of the week. */
const LIGHT_IN_TURN = 0.9
/** The same of what a breakfast is about: without it, the quickest one would be everybody's all year. */
const BREAKFAST_IN_TURN = 0.65
/** Well-known dishes for each that is cooked which stay: where they are fewer, those next in turn come back. */
const FEWEST_EACH = 1.3
/** The same of bread meals and of what stands beside main parts; and how many at least. */
const FEWEST_EACH_LIGHT = 1
const FEWEST_LIGHT = 3
/** The same of a food group that the week is to have. */
const FEWEST_OF_GROUP = 3

const TURNING_BESIDE: readonly Part[] = ['soup', 'salad']

/** Main parts of lunch and dinner that are cooked. */
const isCooked = ({ positions }: Pool): boolean => positions.some(({ counted, once }) => counted && once)

/** Bread meals at lunch and dinner, which a week may have often; slices are told apart by what is spread on them. */
const isBreadMeal = ({ index, positions, recipes: [first = EMPTY] }: Pool): boolean =>
  positions.every(({ counted, once }) => counted && !once) && index.meal[first] === 1

/** Soups and salads beside the main parts of lunch and dinner, and fruit. */
function isBeside({ index, positions, recipes: [first] }: Pool): boolean {
  if (first === undefined || !positions.every(({ companion }) => companion)) return false
  const part = companionOf(index, first)
  return part === 'fruit' || (TURNING_BESIDE.includes(part) && positions.every(({ name }) => isMainMeal(name)))
}

/** What a breakfast is about. */
const isBreakfast = ({ positions }: Pool): boolean =>
  positions.every(({ name, companion }) => name === 'breakfast' && !companion)

/** What takes little work and rests less than what is cooked. */
const isLight = (pool: Pool): boolean => isBreadMeal(pool) || isBeside(pool)

/** Whether homes cook it now and then at least, on any day. */
const isKnown = ({ preferences: { unfamiliar = () => 0, weekend = () => 0 } }: Pool, recipe: number): boolean =>
  unfamiliar(recipe) <= NOW_AND_THEN && weekend(recipe) === 0

/** Whether a recipe uses something that the household said to have. */
function usesAny({ lineStart, lineIngredient }: ProblemIndex, recipe: number, asked: ReadonlySet<number>): boolean {
  if (asked.size === 0) return false
  for (let line = whole(lineStart, recipe); line < whole(lineStart, recipe + 1); line++) {
    if (asked.has(whole(lineIngredient, line))) return true
  }
  return false
}

/** How far past its share of the circle a recipe is, as a share of the rest of it; below 0: it is one of the week. */
type Late = (recipe: number) => number

/**
 * Which of the recipes that rest come back, so that enough well-known ones are left: well-known ones first, then those that
 * are least past their share.
 * @param fewest well-known ones that are left, as far as there are so many
 */
function comingBack(
  pool: Pool,
  recipes: readonly number[],
  fewest: number,
  resting: ReadonlySet<number>,
  late: Late,
): number[] {
  const left = recipes.filter((recipe) => !resting.has(recipe) && isKnown(pool, recipe)).length
  return recipes
    .filter((recipe) => resting.has(recipe))
    .sort((a, b) => Number(isKnown(pool, b)) - Number(isKnown(pool, a)) || late(a) - late(b) || a - b)
    .slice(0, Math.max(0, Math.ceil(fewest) - left))
}

/** Lets dishes come back where too few dishes of a food group that the week is to have are left. */
function bringBack(
  pool: Pool,
  recipes: ReadonlySet<number>,
  resting: Set<number>,
  bands: readonly FoodGroupBand[],
  late: Late,
): void {
  for (const { group, low } of bands) {
    if (low === 0) continue
    const bit = 1 << FOOD_GROUPS.indexOf(group)
    const members = [...recipes].filter((recipe) => (whole(pool.index.foodGroups, recipe) & bit) !== 0)
    for (const recipe of comingBack(pool, members, FEWEST_OF_GROUP, resting, late)) resting.delete(recipe)
  }
}

/** What is left of a part of a meal. @param fewest well-known dishes that are left, as far as there are so many */
function withoutResting(pool: Pool, fewest: number, resting: ReadonlySet<number>, late: Late): Pool {
  const back = comingBack(pool, [...pool.recipes], fewest, resting, late)
  const stays = pool.recipes.filter((recipe) => !resting.has(recipe))
  return { ...pool, recipes: Int32Array.from([...stays, ...back]).sort() }
}

/**
 * The dishes of each part of a meal without those that are not in turn. What the household asked for, or has at home,
 * stays.
 * @param cooked for each pool, how many dishes are cooked there
 * @param bands food groups that the week is to have
 * @param goingOn breakfasts of the week before
 */
export function inTurn(
  pools: readonly Pool[],
  cooked: readonly number[],
  bands: readonly FoodGroupBand[],
  goingOn: ReadonlySet<number>,
): readonly Pool[] {
  const mains = pools.filter(isCooked)
  const [first] = pools
  const { turn, inTurn: inTurnOf = () => 1 } = first?.preferences ?? {}
  if (!first || !turn) return pools
  const asked = new Set(first.pantryStock)
  const restingOf = (some: readonly Pool[], late: Late): Set<number> =>
    new Set(
      some
        .flatMap(({ recipes }) => [...recipes])
        .filter((recipe) => late(recipe) >= 0 && !usesAny(first.index, recipe, asked)),
    )
  const past = (share: number, recipe: number): number => (share < 1 ? (turn(recipe) - share) / (1 - share) : -1)
  const late: Late = (recipe) => past(inTurnOf(recipe), recipe)
  const lightLate: Late = (recipe) => past(LIGHT_IN_TURN, recipe)
  const breakfastLate: Late = (recipe) => (goingOn.has(recipe) ? -1 : past(BREAKFAST_IN_TURN, recipe))
  const resting = restingOf(mains, late)
  bringBack(first, new Set(mains.flatMap(({ recipes }) => [...recipes])), resting, bands, late)
  const restingLight = restingOf(pools.filter(isLight), lightLate)
  const restingBreakfasts = restingOf(pools.filter(isBreakfast), breakfastLate)
  return pools.map((pool, g) => {
    const dishes = cooked[g] ?? 0
    if (isCooked(pool)) return withoutResting(pool, FEWEST_EACH * dishes, resting, late)
    const fewest = Math.max(FEWEST_LIGHT, FEWEST_EACH_LIGHT * dishes)
    if (isBreakfast(pool)) return withoutResting(pool, fewest, restingBreakfasts, breakfastLate)
    if (!isLight(pool)) return pool
    return withoutResting(pool, fewest, restingLight, lightLate)
  })
}
