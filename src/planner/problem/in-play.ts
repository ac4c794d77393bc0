import { FOOD_GROUPS, type Part } from '../../catalogue/vocabulary.ts'
import { flag, whole } from '../arrays.ts'
import type { RecipeData } from './data.ts'
import type { Draft } from './draft.ts'
import { allowedPortions } from './household.ts'
import type { ProblemIndex } from './index.ts'
import { companionOf, partOf } from './offers.ts'
import { EMPTY, type Sides } from './problem.ts'

/** The dishes in play: a recipe and its portions for each, and which may stand in each group. */
export interface Menu {
  readonly recipes: readonly number[]
  /** hundredths of adult portions */
  readonly portions: readonly number[]
  /** share of the recipe's portion that an adult eats */
  readonly shares: readonly number[]
  readonly candidates: readonly Int32Array[]
  /** by dish: the same recipe in all portions that may be eaten of it */
  readonly sizes: readonly Int32Array[]
}

export function menuOf(
  { kind, groups, positions, held = [] }: Draft,
  index: ProblemIndex,
  listed: readonly Int32Array[],
): Menu {
  const recipes: number[] = []
  const portions: number[] = []
  const shares: number[] = []
  const sizes: Int32Array[] = []
  const numberOf = new Map<string, number>()
  const dishOf = (portionsHere: number, recipe: number, share: number): number => {
    const name = `${recipe} ${share}`
    const known = numberOf.get(name)
    if (known !== undefined) return known
    numberOf.set(name, recipes.length)
    portions.push(Math.round(portionsHere * share))
    shares.push(share)
    return recipes.push(recipe) - 1
  }
  const candidates = groups.map((group, g) => {
    // A dish of two courses may be made in different amounts for each.
    if (kind === 'table') numberOf.clear()
    const here = held.filter(({ position }) => positions[position]?.group === g)
    const all = new Set([...(listed[g] as Int32Array), ...here.map(({ recipe }) => recipe)])
    return Int32Array.from(
      [...all].sort((a, b) => a - b),
      (recipe) => {
        const usual = group.portionOf(recipe)
        const wished = here.flatMap(({ recipe: of, share = usual }) => (of === recipe ? [share] : []))
        const range = group.resized ? allowedPortions(index.data.recipes[recipe]?.portionRange ?? [1, 1]) : []
        const eaten = [...new Set([usual, ...range, ...wished])].sort((a, b) => a - b)
        const dishes = Int32Array.from(eaten, (share) => dishOf(group.portions, recipe, share))
        for (const dish of dishes) sizes[dish] = dishes
        return dishOf(group.portions, recipe, usual)
      },
    )
  })
  return { recipes, portions, shares, candidates, sizes }
}

const FISH_BIT = 1 << FOOD_GROUPS.indexOf('fish')
/** Parts that are savoury. */
const SAVOURY: readonly Part[] = ['salad', 'soup', 'side', 'bread']

/**
 * What is not eaten together: something savoury beside a sweet dish, a cooked vegetable beside a cold dish or bread, milk or cheese beside fish, and a companion of the
 * main part's own main ingredient.
 */
function isClash(index: ProblemIndex, main: number, companion: number): boolean {
  const part = partOf(index, companion)
  if (flag(index.sweet, main) === 1) return SAVOURY.includes(part)
  // A cooked vegetable belongs on a hot plate.
  const isPlate = flag(index.cold, main) === 0 && flag(index.breaded, main) === 0
  if (part === 'side' && companionOf(index, companion) !== part && !isPlate) return true
  if (part === 'dairy' && (whole(index.foodGroups, main) & FISH_BIT) !== 0) return true
  return part !== 'bread' && part !== 'side' && whole(index.main, main) === whole(index.main, companion)
}

/**
 * Which sides go with which main parts: those with starch that either recipe names, and all with starch where it names none of
 * them. A main part that holds its starch takes no other but bread, and none where it is of bread itself.
 */
export function sides({ groups }: Draft, { recipes, candidates, sizes }: Menu, index: ProblemIndex): Sides {
  const { data, starchy, bringsStarch, breaded } = index
  const ofRecipes = (companion: boolean): number[] => [
    ...new Set(
      groups.flatMap((group, g) =>
        group.companion === companion ? Array.from(candidates[g] as Int32Array, (dish) => recipes[dish] as number) : [],
      ),
    ),
  ]
  const beside = ofRecipes(true)
  const places = (of: readonly number[]): Int32Array => {
    const at = new Map(of.map((recipe, n) => [recipe, n]))
    return Int32Array.from(sizes, (_, dish) => at.get(recipes[dish] as number) ?? EMPTY)
  }
  const mains = ofRecipes(false)
  const fits = new Uint8Array(mains.length * beside.length)
  const clashes = new Uint8Array(mains.length * beside.length)
  mains.forEach((recipe, m) => {
    const main = data.recipes[recipe] as RecipeData
    const named = beside.map((side) => {
      const other = data.recipes[side] as RecipeData
      return main.goesWith.includes(other.id) || other.goesWith.includes(main.id)
    })
    const brings = (s: number): boolean => bringsStarch[beside[s] as number] === 1
    const free = !named.some((goes, s) => goes && brings(s))
    const plain = flag(starchy, recipe) === 0
    const bread = flag(breaded, recipe) === 0
    named.forEach((goes, s) => {
      const isBread = data.recipes[beside[s] as number]?.part === 'bread'
      clashes[m * beside.length + s] = isClash(index, recipe, beside[s] as number) ? 1 : 0
      fits[m * beside.length + s] = (plain ? (goes || free) && brings(s) : isBread && bread) ? 1 : 0
    })
  })
  return { row: places(mains), column: places(beside), columns: beside.length, fits, clashes }
}
