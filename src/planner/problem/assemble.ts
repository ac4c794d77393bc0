import { HUNDREDTHS } from '../../catalogue/amount.ts'
import { flag, real, whole } from '../arrays.ts'
import type { PlannerInput } from '../input.ts'
import { LONGEST_MIN, type Targets, useOf } from '../objective.ts'
import { nthSmallest } from '../quickselect.ts'
import { dishColumns } from './dish-columns.ts'
import type { Draft } from './draft.ts'
import { FOREIGN_BIT } from './food-groups.ts'
import { type Menu, menuOf, sides } from './in-play.ts'
import type { ProblemIndex } from './index.ts'
import { indexFor } from './kitchen.ts'
import { favourOf } from './own-week.ts'
import { goingOn } from './preferences.ts'
import { atHome, notPantry, portionCost, pricesOf } from './prices.ts'
import type { Dishes, Group, Items, Problem } from './problem.ts'
import {
  type Nutrients,
  type Pool,
  SHORTLIST,
  shortlist,
  sumOf,
  timesOf,
  usualNutrients,
  without,
} from './shortlist.ts'
import { inTurn } from './turns.ts'

/** The upper median; 0 of nothing. */
export function upperMedian(values: Float64Array): number {
  return values.length === 0 ? 0 : nthSmallest(Float64Array.from(values), values.length >> 1)
}

/** A request's dishes, positions and targets as one problem in numbers. */
export function assemble(draft: Draft): Problem {
  const { kind, input, positions, blocks, wanted, occasion, shortages, portions } = draft
  const goods = goodsOf(input)
  const { index, priceMinor, pantryStock } = goods
  const targets = targetsOf(draft, goods)
  const { lists, favour } = shortlists(draft, goods, targets)
  const menu = menuOf(draft, index, lists)
  const { items, ...lines } = linesOf(menu, goods)
  const dishes = { ...columnsOf(draft, menu, goods, favour), ...lines }
  return {
    kind,
    params: input.params,
    index,
    positions,
    blocks,
    sides: sides(draft, menu, index),
    groups: draft.groups.map(
      ({ name, recipes, offered, passed }, g): Group => ({
        name,
        candidates: menu.candidates[g] as Int32Array,
        servings: servingsOf(menu, menu.candidates[g] as Int32Array),
        whole: passed === undefined,
        dishes: passed ?? recipes.length,
        offered,
      }),
    ),
    dishes,
    items,
    targets,
    pantryStock,
    stock: goods.stock,
    before: input.before,
    apart: input.apart ?? [],
    wanted,
    occasion,
    priceMinor,
    shortages,
    portions,
  }
}

/** Dishes in every portion that may be eaten of them. */
const servingsOf = ({ sizes }: Menu, candidates: Int32Array): Int32Array =>
  Int32Array.from(new Set([...candidates].flatMap((dish) => [...(sizes[dish] as Int32Array)])))

/** Ingredients with their prices, and which of them are at home. */
interface Goods {
  readonly index: ProblemIndex
  readonly priceMinor: Float64Array
  /** 1 for each ingredient that is not bought */
  readonly home: Uint8Array
  /** 0 for goods that are usually at home, of which a week's use counts */
  readonly notPantry: Uint8Array
  /** ingredients at home that are not there usually */
  readonly pantryStock: readonly number[]
  /** left from the week before, hundredths of the unit */
  readonly stock: ReadonlyMap<number, number>
}

function goodsOf({ params, data, prices, before }: PlannerInput): Goods {
  const index = indexFor({ params, data, prices })
  const home = atHome(index, params.have)
  const stock = new Map<number, number>()
  for (const { ingredient, amount } of before?.left ?? []) {
    const i = index.ingredientAt.get(ingredient)
    // What is there in sufficient amount needs no account. A pack of another store may be the smaller one.
    if (i !== undefined && !home[i]) stock.set(i, Math.min(amount, real(index.pack, i) - 1))
  }
  return {
    index,
    priceMinor: pricesOf(index, prices),
    stock,
    home,
    notPantry: notPantry(index, params.have),
    pantryStock: params.have
      .map((id) => index.ingredientAt.get(id))
      .filter((i): i is number => i !== undefined && index.pantry[i] === 0),
  }
}

/** The targets, with the usual cost and minutes of such a plan: medians of each meal's recipes. */
function targetsOf({ groups, positions, targets }: Draft, { index, priceMinor, home }: Goods): Targets {
  let referenceMinor = 0
  let minutes = 0
  groups.forEach(({ recipes, portions, portionOf, count }, g) => {
    const cost = Float64Array.from(
      recipes,
      (r) => (portionCost(index, priceMinor, home, r) * portions * portionOf(r)) / HUNDREDTHS,
    )
    referenceMinor += upperMedian(cost) * count
    const timed = positions.reduce((n, at) => n + (at.group === g && at.timed ? 1 : 0), 0)
    minutes += upperMedian(Float64Array.from(recipes, (r) => Math.min(real(index.time, r), LONGEST_MIN))) * timed
  })
  return targets(Math.max(1, referenceMinor), Math.max(1, minutes))
}

/** The recipes that the search looks at, by group, and what those gain whose own week it is. */
function shortlists(
  { kind, input, groups, positions, blocks, preferences, shortlist: limit = SHORTLIST }: Draft,
  goods: Goods,
  targets: Targets,
): { readonly lists: readonly Int32Array[]; readonly favour: Favour } {
  const usual =
    kind === 'week'
      ? groups.map(({ recipes, portionOf, count }) =>
          timesOf(usualNutrients(goods.index, recipes, portionOf), count / targets.days),
        )
      : []
  const day = sumOf(usual)
  const pools = groups.map(
    ({ recipes, portions, portionOf, count }, g): Pool => ({
      ...goods,
      recipes,
      portions,
      portionOf,
      targets,
      limit,
      others: kind === 'week' ? without(day, usual[g] as Nutrients, targets.days / count) : null,
      preferences,
      positions: positions.filter(({ group }) => group === g),
    }),
  )
  const cooked = groups.map(
    (_, g) => blocks.filter(({ positions: [first = 0] }) => positions[first]?.group === g).length,
  )
  const turning = inTurn(pools, cooked, targets.foodGroups, goingOn(goods.index, input.before))
  const gains = favourOf(turning, input.before !== undefined)
  const favour: Favour = (recipe) => gains.get(recipe) ?? 0
  const lists = turning.map((pool) => shortlist({ ...pool, preferences: { ...preferences, favour } }))
  return { lists, favour }
}

/** What a recipe gains whose own week it is. */
type Favour = (recipe: number) => number

type Lines = Pick<Dishes, 'lineStart' | 'lineItem' | 'lineUse' | 'stockStart' | 'stockItem'>

/** What each dish takes: of what is bought, and of what is at home. */
function linesOf(
  menu: Menu,
  { index, priceMinor, home, pantryStock, stock }: Goods,
): Lines & { readonly items: Items } {
  const items: number[] = []
  const itemAt = new Map<number, number>()
  const lineStart = new Int32Array(menu.recipes.length + 1)
  const stockStart = new Int32Array(menu.recipes.length + 1)
  const lineItem: number[] = []
  const lineUse: number[] = []
  const stockItem: number[] = []
  menu.recipes.forEach((recipe, dish) => {
    const lines: { i: number; use: number; price: number }[] = []
    const end = whole(index.lineStart, recipe + 1)
    for (let line = whole(index.lineStart, recipe); line < end; line++) {
      const i = whole(index.lineIngredient, line)
      const use = useOf(real(index.lineAmount, line), menu.portions[dish] ?? 0)
      if (use === 0) continue
      if (!home[i]) lines.push({ i, use, price: real(priceMinor, i) })
      else if (pantryStock.includes(i)) stockItem.push(pantryStock.indexOf(i))
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
    stockStart[dish + 1] = stockItem.length
  })
  return {
    lineStart,
    lineItem: Int32Array.from(lineItem),
    lineUse: Float64Array.from(lineUse),
    stockStart,
    stockItem: Int32Array.from(stockItem),
    items: {
      ingredient: Int32Array.from(items),
      pack: Float64Array.from(items, (i) => real(index.pack, i)),
      stock: Float64Array.from(items, (i) => stock.get(i) ?? 0),
      priceMinor: Float64Array.from(items, (i) => real(priceMinor, i)),
      spoils: Float64Array.from(items, (i) => real(index.spoils, i)),
    },
  }
}

/** What the search reads of each dish besides its lines. */
function columnsOf(
  { kind, preferences, portions: guests }: Draft,
  { recipes, portions, shares, sizes }: Menu,
  { index, priceMinor, notPantry }: Goods,
  favour: Favour,
): Omit<Dishes, keyof Lines> {
  /** in a week an adult eats a portion as large as the meal asks for, at a table a guest a share of each dish */
  const eaten = (values: Float64Array): Float64Array =>
    Float64Array.from(recipes, (r, dish) =>
      kind === 'week'
        ? Math.round(real(values, r) * (shares[dish] ?? 1))
        : (real(values, r) * (portions[dish] ?? 0)) / guests,
    )
  return {
    recipe: Int32Array.from(recipes),
    portions: Int32Array.from(portions),
    portion: Float64Array.from(shares),
    kcal: eaten(index.kcal),
    protein: eaten(index.protein),
    produce: eaten(index.produce),
    fiber: eaten(index.fiber),
    salt: eaten(index.salt),
    main: Int32Array.from(recipes, (r) => whole(index.main, r)),
    starch: Int32Array.from(recipes, (r) => whole(index.starch, r)),
    template: Int32Array.from(recipes, (r) => whole(index.template, r)),
    cuisine: Int32Array.from(recipes, (r) => whole(index.cuisine, r)),
    cold: Uint8Array.from(recipes, (r) => flag(index.cold, r)),
    batch: Uint8Array.from(recipes, (r) => flag(index.batch, r)),
    keeps: Uint8Array.from(recipes, (r) => index.data.recipes[r]?.keepsDays ?? 0),
    sizes,
    foreign: Uint8Array.from(recipes, preferences.foreign),
    foodGroups: Int32Array.from(
      recipes,
      (r) => whole(index.foodGroups, r) | (preferences.foreign(r) ? FOREIGN_BIT : 0),
    ),
    ...dishColumns(
      index,
      recipes,
      { ...preferences, favour },
      Float64Array.from(recipes, (r, dish) =>
        kind === 'week' ? (portionCost(index, priceMinor, notPantry, r) * (portions[dish] ?? 0)) / HUNDREDTHS : 0,
      ),
    ),
  }
}
