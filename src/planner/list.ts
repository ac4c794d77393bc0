import { packsFor } from './objective.ts'
import type { WorldIndex } from './world-index.ts'

/** A line of the shopping list. Amounts in hundredths of the ingredient's unit, money in whole minor units. */
export interface ShopLine {
  readonly ingredient: string
  readonly category: string
  /** what the dishes use */
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

/**
 * Needs in whole packs, the least that suffice, by aisle and then by id. What the person said to have at home is left off.
 * @param useOf hundredths of a unit that portions (hundredths) of an amount take
 */
export function shoppingList(
  index: WorldIndex,
  priceMinor: Float64Array,
  have: readonly string[],
  eaten: readonly Eaten[],
  useOf: (amount: number, portions: number) => number,
): ShopLine[] {
  const leftOff = new Set(have)
  const needs = new Map<number, { needed: number; usedIn: Set<number> }>()
  for (const { recipe, portions } of eaten) {
    const end = index.lineStart[recipe + 1] as number
    for (let line = index.lineStart[recipe] as number; line < end; line++) {
      const use = useOf(index.lineAmount[line] as number, portions)
      if (use === 0) continue
      const i = index.lineIngredient[line] as number
      const need = needs.get(i) ?? { needed: 0, usedIn: new Set<number>() }
      need.needed += use
      need.usedIn.add(recipe)
      needs.set(i, need)
    }
  }
  const { ingredients, recipes } = index.world
  const lines: ShopLine[] = []
  for (const [i, { needed, usedIn }] of needs) {
    const ingredient = ingredients[i]
    if (!ingredient || leftOff.has(ingredient.id)) continue
    const { id, category, pack, pantry } = ingredient
    const packPriceMinor = priceMinor[i] as number
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

/** Sums over what is really bought. */
export function listTotals(list: readonly ShopLine[]): { costMinor: number; usedCostMinor: number; items: number } {
  const bought = list.filter(({ pantry }) => !pantry)
  return {
    costMinor: bought.reduce((sum, { costMinor }) => sum + costMinor, 0),
    usedCostMinor: bought.reduce((sum, { usedCostMinor }) => sum + usedCostMinor, 0),
    items: bought.length,
  }
}
