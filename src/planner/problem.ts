import { atHome, portionCost, pricesOf } from './costs.ts'
import { type Aims, LONGEST_MIN, useOf } from './objective.ts'
import type { Params } from './params.ts'
import { prune, sumOf, usualNutrients } from './prune.ts'
import { hash } from './random.ts'
import { valueAt } from './select.ts'
import type { Market, WorldOccasion } from './world.ts'
import type { WorldIndex } from './world-index.ts'

export { EmptySlot, type Filter } from './filters.ts'

/** A place for a dish. */
export interface Cell {
  readonly day: number
  /** meal or course, a number into Problem.groups */
  readonly group: number
  /** its minutes count: a working day, or a table's one cook */
  readonly timed: boolean
  /** cells where a dish cooked here may be eaten again */
  readonly next: readonly number[]
  /** the same meal the day before; -1: none */
  readonly before: number
  readonly after: number
  /** variety group, a number into Aims.variety; -1: none */
  readonly variety: number
}

/** A meal of the week or a course of the table. */
export interface Group {
  readonly name: string
  /** adult portions made of each dish, in hundredths */
  readonly portions: number
  /** dishes that may stand there: numbers into Dishes, in the order of recipe ids */
  readonly candidates: Int32Array
  /** recipes that pass all filters; more than `candidates` in a large catalogue */
  readonly dishes: number
  /** recipes of the meal or the course before the filters */
  readonly offered: number
}

/** The dishes in play, as numbers; a dish is a recipe made in a number of portions. */
export interface Dishes {
  readonly recipe: Int32Array
  readonly kcal: Float64Array
  readonly protein: Float64Array
  readonly produce: Float64Array
  readonly fiber: Float64Array
  readonly salt: Float64Array
  /** minutes, as far as they count */
  readonly time: Float64Array
  readonly main: Int32Array
  readonly kitchen: Int32Array
  readonly cold: Uint8Array
  readonly batch: Uint8Array
  /** 0: of the collection or the table's own, up to 1: not at all */
  readonly strange: Float64Array
  /** taste of this variant, 0 to 1; 0 throughout for variant 0 */
  readonly taste: Float64Array
  /** lines to buy: lineStart[dish] until lineStart[dish + 1] */
  readonly lineStart: Int32Array
  readonly lineItem: Int32Array
  /** hundredths of the unit */
  readonly lineUse: Float64Array
  /** numbers of the ingredients at home that it uses, in the same way */
  readonly haveStart: Int32Array
  readonly haveItem: Int32Array
}

/** Ingredients to buy: neither usually nor just now at home. */
export interface Items {
  readonly ingredient: Int32Array
  readonly pack: Float64Array
  readonly priceMinor: Float64Array
  readonly spoils: Float64Array
}

export interface Problem {
  readonly kind: 'week' | 'table'
  readonly index: WorldIndex
  readonly cells: readonly Cell[]
  readonly groups: readonly Group[]
  readonly dishes: Dishes
  readonly items: Items
  readonly aims: Aims
  /** ingredients at home that are not there usually */
  readonly haves: readonly number[]
  /** world recipes of the request's collection, or the occasion's own; null: neither */
  readonly wanted: ReadonlySet<number> | null
  readonly occasion: WorldOccasion | null
  /** slug of the collection asked for; '' : none */
  readonly collection: string
  readonly priceMinor: Float64Array
  /** groups of an occasion whose own dishes did not suffice, or that had none at all */
  readonly shortages: readonly Shortage[]
  /** adult portions eaten at each meal or course, in hundredths */
  readonly portions: number
}

export interface Shortage {
  readonly group: string
  readonly own: number
  readonly needed: number
  readonly available: number
}

/** What a cell holds: a dish, and the cell it was cooked in when it is eaten again there (-1: cooked here). */
export interface Choice {
  readonly dish: Int32Array
  readonly source: Int32Array
}

/** The upper median; 0 of nothing. */
export function median(values: Float64Array): number {
  return values.length === 0 ? 0 : valueAt(Float64Array.from(values), values.length >> 1)
}

/** Recipes of a plan that is to be changed, by meal or course: candidates also where today's rules would not offer them. */
export type Held = Readonly<Record<string, readonly number[]>>

export interface GroupDraft {
  readonly name: string
  readonly portions: number
  readonly recipes: Int32Array
  readonly offered: number
  /** cells */
  readonly count: number
}

export interface Draft {
  readonly kind: 'week' | 'table'
  readonly index: WorldIndex
  readonly params: Params
  readonly market: Market
  readonly groups: readonly GroupDraft[]
  readonly cells: readonly Cell[]
  readonly aims: (referenceMinor: number, minutes: number) => Aims
  readonly wanted: ReadonlySet<number> | null
  /** how far a recipe is from what is wanted, 0 to 1 */
  readonly strange: (recipe: number) => number
  readonly occasion: WorldOccasion | null
  readonly shortages: readonly Shortage[]
  /** adult portions eaten at each meal or course, in hundredths */
  readonly portions: number
  readonly held: Held | undefined
}

/** A request's dishes, cells and aims as one problem in numbers. */
export function assemble(draft: Draft): Problem {
  const { index, params, market, cells } = draft
  const priceMinor = pricesOf(index, market)
  const home = atHome(index, params.have)
  const haves = params.have
    .map((id) => index.ingredientAt.get(id))
    .filter((i): i is number => i !== undefined && index.pantry[i] === 0)

  let referenceMinor = 0
  let minutes = 0
  draft.groups.forEach(({ recipes, portions, count }, g) => {
    const cost = Float64Array.from(recipes, (r) => (portionCost(index, priceMinor, home, r) * portions) / 100)
    referenceMinor += median(cost) * count
    const timed = cells.reduce((n, cell) => n + (cell.group === g && cell.timed ? 1 : 0), 0)
    minutes += median(Float64Array.from(recipes, (r) => Math.min(index.time[r] as number, LONGEST_MIN))) * timed
  })
  const aims = draft.aims(Math.max(1, referenceMinor), Math.max(1, minutes))

  const usual = draft.kind === 'week' ? draft.groups.map(({ recipes }) => usualNutrients(index, recipes)) : []
  const kept = draft.groups.map(({ recipes, portions }, g) => {
    const others = draft.kind === 'week' ? sumOf(usual.filter((_, other) => other !== g)) : null
    return prune({ index, recipes, portions, aims, priceMinor, home, haves, others, strange: draft.strange })
  })

  const union = (shortlist: Int32Array, held: readonly number[]): Int32Array =>
    held.every((recipe) => shortlist.includes(recipe))
      ? shortlist
      : Int32Array.from(new Set([...shortlist, ...held])).sort()
  const recipes: number[] = []
  const portions: number[] = []
  const candidates: Int32Array[] = []
  const numberOf = new Map<number, number>()
  draft.groups.forEach((group, g) => {
    // A dish of two courses may be made in different amounts for each.
    if (draft.kind === 'table') numberOf.clear()
    candidates.push(
      Int32Array.from(union(kept[g] as Int32Array, draft.held?.[group.name] ?? []), (recipe) => {
        const known = numberOf.get(recipe)
        if (known !== undefined) return known
        numberOf.set(recipe, recipes.length)
        portions.push(group.portions)
        return recipes.push(recipe) - 1
      }),
    )
  })

  const items: number[] = []
  const itemAt = new Map<number, number>()
  const lineStart = new Int32Array(recipes.length + 1)
  const haveStart = new Int32Array(recipes.length + 1)
  const lineItem: number[] = []
  const lineUse: number[] = []
  const haveItem: number[] = []
  recipes.forEach((recipe, dish) => {
    const lines: { i: number; use: number; price: number }[] = []
    const end = index.lineStart[recipe + 1] as number
    for (let line = index.lineStart[recipe] as number; line < end; line++) {
      const i = index.lineIngredient[line] as number
      const use = useOf(index.lineAmount[line] as number, portions[dish] as number)
      if (use === 0) continue
      if (!home[i]) lines.push({ i, use, price: priceMinor[i] as number })
      else if (haves.includes(i)) haveItem.push(haves.indexOf(i))
    }
    // The dearest pack first: the search gives a dish up the sooner.
    for (const { i, use } of lines.sort((a, b) => b.price - a.price || a.i - b.i)) {
      let item = itemAt.get(i)
      if (item === undefined) {
        item = items.push(i) - 1
        itemAt.set(i, item)
      }
      lineItem.push(item)
      lineUse.push(use)
    }
    lineStart[dish + 1] = lineItem.length
    haveStart[dish + 1] = haveItem.length
  })

  const of = (values: Float64Array): Float64Array => Float64Array.from(recipes, (r) => values[r] as number)
  /** at a table a guest eats a share of each dish */
  const eaten = (values: Float64Array): Float64Array =>
    draft.kind === 'week'
      ? of(values)
      : Float64Array.from(recipes, (r, d) => ((values[r] as number) * (portions[d] as number)) / draft.portions)
  return {
    kind: draft.kind,
    index,
    cells,
    groups: draft.groups.map(({ name, portions, recipes, offered }, g) => ({
      name,
      portions,
      candidates: candidates[g] as Int32Array,
      dishes: recipes.length,
      offered,
    })),
    dishes: {
      recipe: Int32Array.from(recipes),
      kcal: eaten(index.kcal),
      protein: eaten(index.protein),
      produce: eaten(index.produce),
      fiber: eaten(index.fiber),
      salt: eaten(index.salt),
      time: of(index.time).map((minutes) => Math.min(minutes, LONGEST_MIN)),
      main: Int32Array.from(recipes, (r) => index.main[r] as number),
      kitchen: Int32Array.from(recipes, (r) => index.kitchen[r] as number),
      cold: Uint8Array.from(recipes, (r) => index.cold[r] as number),
      batch: Uint8Array.from(recipes, (r) => index.batch[r] as number),
      strange: Float64Array.from(recipes, draft.strange),
      taste: Float64Array.from(recipes, (r) =>
        params.variant === 0 ? 0 : hash([params.variant, index.world.recipes[r]?.id]) / 4294967296,
      ),
      lineStart,
      lineItem: Int32Array.from(lineItem),
      lineUse: Float64Array.from(lineUse),
      haveStart,
      haveItem: Int32Array.from(haveItem),
    },
    items: {
      ingredient: Int32Array.from(items),
      pack: Float64Array.from(items, (i) => index.pack[i] as number),
      priceMinor: Float64Array.from(items, (i) => priceMinor[i] as number),
      spoils: Float64Array.from(items, (i) => index.spoils[i] as number),
    },
    aims,
    haves,
    wanted: draft.wanted,
    occasion: draft.occasion,
    collection: params.collection,
    priceMinor,
    shortages: draft.shortages,
    portions: draft.portions,
  }
}
