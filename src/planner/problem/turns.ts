import { FOOD_GROUPS, isMainMeal, type Part } from '../../catalogue/vocabulary.ts'
import { whole } from '../arrays.ts'
import type { FoodGroupBand } from '../objective.ts'
import type { ProblemIndex } from './index.ts'
import { companionOf } from './offers.ts'
import type { Pool } from './shortlist.ts'

/**
 * Dishes take turns. Those that alone lose least (quick, cheap, of common ingredients) would stand in every week; each of
 * them is one of the week for about half of the weeks, by its place on the household's circle. So are bread meals, and the
 * soups, salads and fruit that stand beside them.
 */

/** Share of the circle on which a main part is one of the week, and a bread meal or what stands beside a main part. */
const IN_TURN = 0.55
const LIGHT_IN_TURN = 0.6
/** Well-known dishes for each that is cooked which stay: where they are fewer, those next in turn come back. */
const FEWEST_EACH = 2.4
/** The same of bread meals and of what stands beside main parts; and how many at least. */
const FEWEST_EACH_LIGHT = 1
const FEWEST_LIGHT = 3
/** The same of a food group that the week is to have. */
const FEWEST_OF_GROUP = 3
/** How little known a dish may be to count as well known: one that homes cook now and then. */
const KNOWN = 0.2

const TURNING_BESIDE: readonly Part[] = ['soup', 'salad']

/** Main parts of lunch and dinner that are cooked. */
const isCooked = ({ positions }: Pool): boolean => positions.some(({ counted, once }) => counted && once)

/** Bread meals at lunch and dinner, which a week may have often. */
const isBreadMeal = ({ positions }: Pool): boolean => positions.every(({ counted, once }) => counted && !once)

/** Soups and salads beside the main parts of lunch and dinner, and fruit. */
function isBeside({ index, positions, recipes: [first] }: Pool): boolean {
  if (first === undefined || !positions.every(({ companion }) => companion)) return false
  const part = companionOf(index, first)
  return part === 'fruit' || (TURNING_BESIDE.includes(part) && positions.every(({ name }) => isMainMeal(name)))
}

/** What takes little work and rests less than what is cooked. */
const isLight = (pool: Pool): boolean => isBreadMeal(pool) || isBeside(pool)

/** Whether homes cook it now and then at least. */
const isKnown = ({ preferences: { unfamiliar = () => 0 } }: Pool, recipe: number): boolean =>
  unfamiliar(recipe) <= KNOWN

/** Whether a recipe uses something that the household said to have. */
function usesAny({ lineStart, lineIngredient }: ProblemIndex, recipe: number, asked: ReadonlySet<number>): boolean {
  if (asked.size === 0) return false
  for (let line = whole(lineStart, recipe); line < whole(lineStart, recipe + 1); line++) {
    if (asked.has(whole(lineIngredient, line))) return true
  }
  return false
}

/**
 * Which of the recipes that rest come back, so that enough well-known ones are left: well-known ones first, then by turn.
 * @param fewest well-known ones that are left, as far as there are so many
 */
function comingBack(
  pool: Pool,
  recipes: readonly number[],
  fewest: number,
  resting: ReadonlySet<number>,
  turn: (recipe: number) => number,
): number[] {
  const left = recipes.filter((recipe) => !resting.has(recipe) && isKnown(pool, recipe)).length
  return recipes
    .filter((recipe) => resting.has(recipe))
    .sort((a, b) => Number(isKnown(pool, b)) - Number(isKnown(pool, a)) || turn(a) - turn(b) || a - b)
    .slice(0, Math.max(0, Math.ceil(fewest) - left))
}

/** Lets dishes come back where too few dishes of a food group that the week is to have are left. */
function bringBack(
  pool: Pool,
  recipes: ReadonlySet<number>,
  resting: Set<number>,
  bands: readonly FoodGroupBand[],
  turn: (recipe: number) => number,
): void {
  for (const { group, low } of bands) {
    if (low === 0) continue
    const bit = 1 << FOOD_GROUPS.indexOf(group)
    const members = [...recipes].filter((recipe) => (whole(pool.index.foodGroups, recipe) & bit) !== 0)
    for (const recipe of comingBack(pool, members, FEWEST_OF_GROUP, resting, turn)) resting.delete(recipe)
  }
}

/** What is left of a part of a meal. @param fewest well-known dishes that are left, as far as there are so many */
function withoutResting(
  pool: Pool,
  fewest: number,
  resting: ReadonlySet<number>,
  turn: (recipe: number) => number,
): Pool {
  const back = comingBack(pool, [...pool.recipes], fewest, resting, turn)
  const stays = pool.recipes.filter((recipe) => !resting.has(recipe))
  return { ...pool, recipes: Int32Array.from([...stays, ...back]).sort() }
}

/**
 * The dishes of each part of a meal without those that are not in turn. What the household asked for, or has at home,
 * stays.
 * @param cooked for each pool, how many dishes are cooked there
 * @param bands food groups that the week is to have
 */
export function inTurn(
  pools: readonly Pool[],
  cooked: readonly number[],
  bands: readonly FoodGroupBand[],
): readonly Pool[] {
  const mains = pools.filter(isCooked)
  const [first] = mains
  const turn = first?.preferences.turn
  if (!first || !turn) return pools
  const asked = new Set(first.pantryStock)
  const restingOf = (some: readonly Pool[], share: number): Set<number> =>
    new Set(
      some
        .flatMap(({ recipes }) => [...recipes])
        .filter((recipe) => turn(recipe) >= share && !usesAny(first.index, recipe, asked)),
    )
  const resting = restingOf(mains, IN_TURN)
  bringBack(first, new Set(mains.flatMap(({ recipes }) => [...recipes])), resting, bands, turn)
  const restingLight = restingOf(pools.filter(isLight), LIGHT_IN_TURN)
  return pools.map((pool, g) => {
    const dishes = cooked[g] ?? 0
    if (isCooked(pool)) return withoutResting(pool, FEWEST_EACH * dishes, resting, turn)
    if (!isLight(pool)) return pool
    return withoutResting(pool, Math.max(FEWEST_LIGHT, FEWEST_EACH_LIGHT * dishes), restingLight, turn)
  })
}
