import { FOOD_GROUPS } from '../../catalogue/vocabulary.ts'
import { real, whole } from '../arrays.ts'
import type { FoodGroupBand } from '../objective.ts'
import type { ProblemIndex } from './index.ts'
import type { Position } from './problem.ts'
import { aloneLosses, type Pool } from './shortlist.ts'

/**
 * Favourites take turns. The well-known dishes that alone lose least (quick, cheap, of common ingredients) would stand in
 * every week; each of them is one of the week for a third of the weeks only, by its place on the household's circle. What
 * is no favourite may come in any week: what it costs keeps it rare.
 */

/** Share of the circle on which a favourite is one of the week. */
const IN_TURN = 0.36
/** Share of the well-known dishes of a part of a meal that are its favourites. */
const FAVOURITES = 0.6
/** Dishes of a part of a meal above which all of them take turns: so many are in turn that a week has its choice. */
const MANY = 400
/** Well-known dishes for each that is cooked which stay: where they are fewer, the favourites next in turn come back. */
const FEWEST_EACH = 2.5
/** The same of a food group that the week is to have. */
const FEWEST_OF_GROUP = 1
/** How little known a dish may be to count as well known: one that homes cook now and then. */
const KNOWN = 0.2

/** Main parts of lunch and dinner that are cooked; bread meals may come every week. */
const isCooked = ({ positions }: Pool): boolean => positions.some(({ counted, once }) => counted && once)

/** Whether homes cook it now and then at least. */
const isKnown = ({ preferences: { unfamiliar = () => 0 } }: Pool, recipe: number): boolean =>
  unfamiliar(recipe) <= KNOWN

/** Positions at which the same dish weighs the same: working days, Saturdays, Sundays. */
const daysAlike = (positions: readonly Position[]): readonly Position[][] => [
  ...Map.groupBy(positions, ({ effort, sunday }) => `${effort} ${sunday}`).values(),
]

/** Numbers of the `n` least values; of equals the first. */
const leastOf = (values: Float64Array, n: number): number[] =>
  [...values.keys()].sort((a, b) => real(values, a) - real(values, b) || a - b).slice(0, n)

/** Favourites of a part of a meal, on any of its days: what is easy, not what is better known, so that neither rests more. */
function favouritesOf(pool: Pool): readonly number[] {
  const { recipes, positions, preferences } = pool
  if (recipes.length > MANY) return [...recipes]
  const known = recipes.filter((recipe) => isKnown(pool, recipe))
  const alike = { ...pool, recipes: known, preferences: { ...preferences, unfamiliar: () => 0 } }
  return daysAlike(positions).flatMap((there) =>
    leastOf(aloneLosses({ ...alike, positions: there }), Math.ceil(known.length * FAVOURITES)).map((at) =>
      whole(known, at),
    ),
  )
}

/** Whether a recipe uses something that the household said to have. */
function usesAny({ lineStart, lineIngredient }: ProblemIndex, recipe: number, asked: ReadonlySet<number>): boolean {
  if (asked.size === 0) return false
  for (let line = whole(lineStart, recipe); line < whole(lineStart, recipe + 1); line++) {
    if (asked.has(whole(lineIngredient, line))) return true
  }
  return false
}

/** Recipes in the order in which they come back: well-known ones first, then by turn. */
const nextInTurn = (pool: Pool, recipes: Iterable<number>, turn: (recipe: number) => number): number[] =>
  [...recipes].sort((a, b) => Number(isKnown(pool, b)) - Number(isKnown(pool, a)) || turn(a) - turn(b) || a - b)

/** Lets favourites come back where too few dishes of a food group that the week is to have are left. */
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
    const left = members.filter((recipe) => !resting.has(recipe) && isKnown(pool, recipe)).length
    const next = nextInTurn(
      pool,
      members.filter((recipe) => resting.has(recipe)),
      turn,
    )
    for (const recipe of next.slice(0, Math.max(0, FEWEST_OF_GROUP - left))) resting.delete(recipe)
  }
}

/** What is left of a part of a meal: enough well-known dishes for those that are cooked there. */
function withoutResting(
  pool: Pool,
  cooked: number,
  resting: ReadonlySet<number>,
  turn: (recipe: number) => number,
): Pool {
  const stays = pool.recipes.filter((recipe) => !resting.has(recipe))
  const left = stays.reduce((n, recipe) => n + (isKnown(pool, recipe) ? 1 : 0), 0)
  const rest = nextInTurn(
    pool,
    pool.recipes.filter((recipe) => resting.has(recipe)),
    turn,
  )
  const back = rest.slice(0, Math.max(0, Math.ceil(FEWEST_EACH * cooked) - left))
  return { ...pool, recipes: Int32Array.from([...stays, ...back]).sort() }
}

/**
 * The dishes of each part of a meal without the favourites that are not in turn. What the household asked for, or has at
 * home, stays.
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
  const resting = new Set<number>()
  const asked = new Set(first.pantryStock)
  const rests = (recipe: number): boolean => turn(recipe) >= IN_TURN && !usesAny(first.index, recipe, asked)
  for (const pool of mains) {
    for (const recipe of favouritesOf(pool)) if (rests(recipe)) resting.add(recipe)
  }
  bringBack(first, new Set(mains.flatMap(({ recipes }) => [...recipes])), resting, bands, turn)
  return pools.map((pool, g) => (isCooked(pool) ? withoutResting(pool, cooked[g] ?? 0, resting, turn) : pool))
}
