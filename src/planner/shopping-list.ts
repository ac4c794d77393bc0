import { real, whole } from './arrays.ts'
import { packsFor, useOf } from './objective.ts'
import type { ProblemIndex } from './problem/index.ts'
import type { Problem, Solution } from './problem/problem.ts'

/** A line of the shopping list. Amounts in hundredths of the ingredient's unit, money in whole minor units. */
export interface ShopLine {
  readonly ingredient: string
  readonly category: string
  /** what the dishes use, less what the week before left of it */
  readonly needed: number
  /** needed, rounded up to whole packs */
  readonly buy: number
  readonly packs: number
  readonly pack: number
  readonly packPriceMinor: number
  readonly costMinor: number
  readonly usedCostMinor: number
  /** usually at home: counted in no sum */
  readonly pantry: boolean
  /** recipe ids, in the order in which they are cooked */
  readonly usedIn: readonly string[]
}

/** What one cooked or eaten dish takes: a recipe in so many hundredths of adult portions. */
export interface Eaten {
  readonly recipe: number
  readonly portions: number
}

/** What the week before left of an ingredient, and how much of it the dishes use; hundredths of the unit. */
export interface StockLine {
  readonly ingredient: string
  readonly amount: number
  readonly used: number
}

/** What is at home before anything is bought. */
interface AtHome {
  /** ids of what the person said to have, in sufficient amount */
  readonly have: readonly string[]
  /** by ingredient of the problem data, what the week before left; hundredths of the unit */
  readonly stock: ReadonlyMap<number, number>
}

/** What the dishes take of each ingredient of the problem data, hundredths of the unit, and who uses it. */
function needsOf(index: ProblemIndex, eaten: readonly Eaten[]) {
  const needs = new Map<number, { needed: number; usedIn: Set<number> }>()
  for (const { recipe, portions } of eaten) {
    const end = whole(index.lineStart, recipe + 1)
    for (let line = whole(index.lineStart, recipe); line < end; line++) {
      const use = useOf(real(index.lineAmount, line), portions)
      if (use === 0) continue
      const i = whole(index.lineIngredient, line)
      const need = needs.get(i) ?? { needed: 0, usedIn: new Set<number>() }
      need.needed += use
      need.usedIn.add(recipe)
      needs.set(i, need)
    }
  }
  return needs
}

/**
 * Needs in whole packs, the least that suffice, by aisle and then by id. What the person said to have at home is left off,
 * and what the week before left covers what it can.
 */
export function shoppingList(
  index: ProblemIndex,
  priceMinor: Float64Array,
  { have, stock }: AtHome,
  eaten: readonly Eaten[],
): ShopLine[] {
  const leftOff = new Set(have)
  const { ingredients, recipes } = index.data
  const lines: ShopLine[] = []
  for (const [i, { needed: all, usedIn }] of needsOf(index, eaten)) {
    const ingredient = ingredients[i]
    const needed = all - Math.min(all, stock.get(i) ?? 0)
    if (!ingredient || needed === 0 || leftOff.has(ingredient.id)) continue
    const { id, category, pack, pantry } = ingredient
    const packPriceMinor = real(priceMinor, i)
    const packs = packsFor(needed, pack)
    lines.push({
      ingredient: id,
      category,
      needed,
      buy: packs * pack,
      packs,
      pack,
      packPriceMinor,
      costMinor: packs * packPriceMinor,
      usedCostMinor: Math.round((needed * packPriceMinor) / pack),
      pantry,
      usedIn: [...usedIn].map((r) => recipes[r]?.id ?? ''),
    })
  }
  const key = (line: ShopLine): string => `${line.category} ${line.ingredient}`
  return lines.sort((a, b) => (key(a) < key(b) ? -1 : 1))
}

const eatenIn = ({ positions, dishes }: Problem, solution: Solution): Eaten[] =>
  positions.map((_, c) => ({
    recipe: whole(dishes.recipe, whole(solution.dish, c)),
    portions: whole(dishes.portions, whole(solution.dish, c)),
  }))

/** The one list of a solution, built anew from its recipes. */
export function shoppingListOf(problem: Problem, solution: Solution): ShopLine[] {
  const { index, params, priceMinor, stock } = problem
  return shoppingList(index, priceMinor, { have: params.have, stock }, eatenIn(problem, solution))
}

/** What the week before left, by id, and what of it is used. */
export function stockLinesOf(problem: Problem, solution: Solution): StockLine[] {
  const { index, stock } = problem
  const needs = needsOf(index, eatenIn(problem, solution))
  return [...stock]
    .map(([i, amount]) => ({
      ingredient: index.data.ingredients[i]?.id ?? '',
      amount,
      used: Math.min(amount, needs.get(i)?.needed ?? 0),
    }))
    .sort((a, b) => (a.ingredient < b.ingredient ? -1 : 1))
}

/** Sums over what is really bought. */
export function listTotals(list: readonly ShopLine[]): { costMinor: number; usedCostMinor: number; items: number } {
  const bought = list.filter(({ pantry }) => !pantry)
  return {
    costMinor: bought.reduce((sum, { costMinor }) => sum + costMinor, 0),
    usedCostMinor: bought.reduce((sum, { usedCostMinor }) => sum + usedCostMinor, 0),
    items: bought.length,
  }
}
