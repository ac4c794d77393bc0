import type { Filter } from './filters.ts'
import { EmptySlot, judge, passing } from './filters.ts'
import { ADULT_KCAL, ADULT_KG, budgetOf, ENERGY_SHARE, GOAL, HEALTHY, portionsOf } from './household.ts'
import {
  type Aims,
  CALORIE_BAND,
  kitchenLimit,
  mainLimit,
  TABLE_KCAL,
  tableMainLimit,
  useOf,
  type VarietyGroup,
} from './objective.ts'
import type { Params } from './params.ts'
import { prune } from './prune.ts'
import { hash } from './random.ts'
import { COURSES, type Market, SLOTS, type Slot, type World, type WorldOccasion } from './world.ts'
import { indexOf, type WorldIndex } from './world-index.ts'

export { EmptySlot, type Filter }

export const WEEK_DAYS = 7

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

/** Price of one pack of each ingredient of the world, minor units. */
export function pricesOf(index: WorldIndex, market: Market): Float64Array {
  return Float64Array.from(index.world.ingredients, ({ id }) => {
    const price = market.packPriceMinor.get(id)
    if (price === undefined) throw new Error(`the market has no price for ${id}`)
    return price
  })
}

/** Day of the week of a date, 0 Monday to 6 Sunday. */
export function weekday(date: string, later = 0): number {
  return (Math.floor(Date.parse(`${date}T00:00:00Z`) / 86_400_000) + later + 3) % 7
}

/** The date some days later, YYYY-MM-DD. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** 1 for each ingredient that is not bought: usually at home, or at home now. */
export function atHome(index: WorldIndex, have: readonly string[]): Uint8Array {
  const home = Uint8Array.from(index.pantry)
  for (const id of have) {
    const i = index.ingredientAt.get(id)
    if (i !== undefined) home[i] = 1
  }
  return home
}

/** Used cost of one adult portion of each recipe asked for, minor units. */
export function portionCost(index: WorldIndex, priceMinor: Float64Array, home: Uint8Array, recipe: number): number {
  let cost = 0
  const end = index.lineStart[recipe + 1] as number
  for (let line = index.lineStart[recipe] as number; line < end; line++) {
    const i = index.lineIngredient[line] as number
    if (!home[i]) cost += ((index.lineAmount[line] as number) * (priceMinor[i] as number)) / (index.pack[i] as number)
  }
  return cost
}

/** The upper median; 0 of nothing. */
export function median(values: Float64Array): number {
  return Float64Array.from(values).sort()[values.length >> 1] ?? 0
}

/** Recipes of a plan that is to be changed, by meal or course: candidates also where today's rules would not offer them. */
export type Held = Readonly<Record<string, readonly number[]>>

interface GroupDraft {
  readonly name: string
  readonly portions: number
  readonly recipes: Int32Array
  readonly offered: number
  readonly count: number
}

interface Draft {
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

function assemble(draft: Draft): Problem {
  const { index, params, market, cells } = draft
  const priceMinor = pricesOf(index, market)
  const home = atHome(index, params.have)
  const haves = params.have
    .map((id) => index.ingredientAt.get(id))
    .filter((i): i is number => i !== undefined && index.pantry[i] === 0)

  let referenceMinor = 0
  let minutes = 0
  const costs = draft.groups.map(({ recipes, portions, name, count }, g) => {
    const cost = Float64Array.from(recipes, (r) => (portionCost(index, priceMinor, home, r) * portions) / 100)
    referenceMinor += median(cost) * count
    const timed = cells.reduce((n, cell) => n + (cell.group === g && cell.timed ? 1 : 0), 0)
    minutes += median(Float64Array.from(recipes, (r) => index.time[r] as number)) * timed
    return { name, cost }
  })
  const aims = draft.aims(Math.max(1, referenceMinor), Math.max(1, minutes))

  const kept = draft.groups.map((group, g) =>
    prune({
      index,
      recipes: group.recipes,
      cost: costs[g]?.cost ?? new Float64Array(0),
      cells: group.count,
      aims,
      strange: draft.strange,
      home,
    }),
  )

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
    const end = index.lineStart[recipe + 1] as number
    for (let line = index.lineStart[recipe] as number; line < end; line++) {
      const i = index.lineIngredient[line] as number
      if (home[i]) {
        const have = haves.indexOf(i)
        if (have >= 0) haveItem.push(have)
        continue
      }
      const use = useOf(index.lineAmount[line] as number, portions[dish] as number)
      if (use === 0) continue
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
      time: of(index.time),
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

const all = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

const setOf = (index: WorldIndex, ids: readonly string[]): Set<number> =>
  new Set(ids.map((id) => index.recipeAt.get(id)).filter((r): r is number => r !== undefined))

/** Recipes that can be a meal of their own in a slot. */
function mealsOf(index: WorldIndex, slot: Slot): Int32Array {
  const bit = 1 << SLOTS.indexOf(slot)
  const found = new Int32Array(index.slots.length)
  let n = 0
  for (let r = 0; r < found.length; r++) {
    if ((index.slots[r] as number) & bit && index.meal[r] && index.offered[r]) found[n++] = r
  }
  return found.subarray(0, n)
}

function weekCells(slots: readonly string[], startDate: string): { cells: Cell[]; variety: VarietyGroup[] } {
  const varietyOf = (slot: string): string => (slot === 'lunch' || slot === 'dinner' ? 'main meals' : slot)
  const names = [...new Set(slots.map(varietyOf))]
  const n = slots.length
  const lunch = slots.indexOf('lunch')
  const cells: Cell[] = []
  for (let day = 0; day < WEEK_DAYS; day++) {
    slots.forEach((slot, group) => {
      const at = day * n + group
      const next = day + 1 < WEEK_DAYS ? [at + n] : []
      if (slot === 'dinner' && lunch >= 0 && day + 1 < WEEK_DAYS) next.push((day + 1) * n + lunch)
      cells.push({
        day,
        group,
        timed: weekday(startDate, day) < 5,
        next,
        before: day > 0 ? at - n : -1,
        after: day + 1 < WEEK_DAYS ? at + n : -1,
        variety: names.indexOf(varietyOf(slot)),
      })
    })
  }
  const variety = names.map((name) => {
    const size = WEEK_DAYS * slots.filter((slot) => varietyOf(slot) === name).length
    return {
      mainLimit: mainLimit(size),
      kitchenLimit: name === 'main meals' ? kitchenLimit(size) : 0,
      byDay: name === 'main meals',
      temperatures: false,
    }
  })
  return { cells, variety }
}

function weekAims(params: Params, slots: readonly string[], decimals: number, people: number, variety: VarietyGroup[]) {
  const goal = GOAL[params.goal]
  const share = SLOTS.reduce((sum, slot) => sum + (slots.includes(slot) ? ENERGY_SHARE[slot] : 0), 0)
  const target = ADULT_KCAL * share * goal.energy
  return (referenceMinor: number, minutes: number): Aims => ({
    cells: WEEK_DAYS * slots.length,
    days: WEEK_DAYS,
    referenceMinor,
    budgetMinor: budgetOf(params, decimals, people, WEEK_DAYS),
    kcal: { target, low: target * (1 - CALORIE_BAND), high: target * (1 + CALORIE_BAND), scale: target },
    protein: goal.proteinPerKg * ADULT_KG * 10 * share,
    minutes,
    health:
      params.goal === 'healthy'
        ? { produce: HEALTHY.produce * share, fiber: HEALTHY.fiber * 10 * share, salt: HEALTHY.salt * 100 * share }
        : null,
    variety,
  })
}

/** Seven days of meals for one household. @throws EmptySlot */
export function weekProblem(params: Params, world: World, market: Market, held?: Held): Problem {
  const index = indexOf(world)
  const judged = judge(index, params)
  const collection = world.collections.find(({ slug }) => slug === params.collection)
  const wanted = collection ? setOf(index, collection.recipes) : null
  const portions = portionsOf(params)
  const { cells, variety } = weekCells(params.slots, params.startDate)
  return assemble({
    kind: 'week',
    index,
    params,
    market,
    groups: params.slots.map((slot) => {
      const meals = mealsOf(index, slot)
      const recipes = passing(slot, meals, judged)
      return { name: slot, portions, recipes, offered: meals.length, count: WEEK_DAYS }
    }),
    cells,
    aims: weekAims(params, params.slots, market.decimals, params.adults + params.kids.length, variety),
    wanted,
    strange: (recipe) => (wanted && !wanted.has(recipe) ? 1 : 0),
    occasion: null,
    shortages: [],
    portions,
    held,
  })
}

/**
 * Own dishes of an occasion in a course or meal that pass; others that obey its rule only where these do not suffice.
 * A place for which nothing is left is told as a shortage.
 */
function withOthers(
  name: string,
  own: readonly number[],
  others: Int32Array,
  needed: number,
  judged: (recipe: number) => number,
): { recipes: Int32Array; shortage: Shortage | null; refusal: EmptySlot | null } {
  const fit = own.filter((recipe) => judged(recipe) === 0)
  if (fit.length >= needed) {
    return { recipes: Int32Array.from(new Set(fit)).sort(), shortage: null, refusal: null }
  }
  const union = Int32Array.from(new Set([...own, ...others])).sort()
  try {
    const recipes = passing(name, union, judged)
    return { recipes, shortage: { group: name, own: fit.length, needed, available: recipes.length }, refusal: null }
  } catch (error) {
    if (!(error instanceof EmptySlot)) throw error
    return { recipes: new Int32Array(0), shortage: { group: name, own: 0, needed, available: 0 }, refusal: error }
  }
}

/** Own dishes of an occasion by rank: 0 for the editor's first, up to a quarter for the last; 1 for all others. */
function strangeness(index: WorldIndex, occasion: WorldOccasion): { own: Set<number>; strange: (r: number) => number } {
  const rank = new Map<number, number>()
  for (const ids of Object.values(occasion.dishes)) {
    ids.forEach((id, at) => {
      const recipe = index.recipeAt.get(id)
      if (recipe === undefined) return
      rank.set(recipe, Math.min(rank.get(recipe) ?? 1, (0.25 * at) / ids.length))
    })
  }
  return { own: new Set(rank.keys()), strange: (recipe) => rank.get(recipe) ?? 1 }
}

/** Seven days from an occasion's dishes, for its guests. @throws EmptySlot */
export function themedWeekProblem(
  occasion: WorldOccasion,
  guests: number,
  params: Params,
  world: World,
  market: Market,
  held?: Held,
): Problem {
  const index = indexOf(world)
  const judged = judge(index, params, occasion)
  const { own, strange } = strangeness(index, occasion)
  const slots = SLOTS.filter((slot) => occasion.courses.includes(slot))
  const { cells, variety } = weekCells(slots, params.startDate)
  const shortages: Shortage[] = []
  const groups = slots.map((slot) => {
    const ids = occasion.dishes[slot] ?? []
    const mine = [...setOf(index, ids)].filter((recipe) => index.offered[recipe])
    const meals = mealsOf(index, slot)
    const { recipes, shortage, refusal } = withOthers(slot, mine, meals, WEEK_DAYS, judged)
    if (refusal) throw refusal
    if (shortage) shortages.push(shortage)
    return { name: slot, portions: guests * 100, recipes, offered: meals.length, count: WEEK_DAYS }
  })
  return assemble({
    kind: 'week',
    index,
    params,
    market,
    groups,
    cells,
    aims: weekAims(params, slots, market.decimals, guests, variety),
    wanted: own,
    strange,
    occasion,
    shortages,
    portions: guests * 100,
    held,
  })
}

/** Dishes of a course for so many guests: nobody serves twelve people one salad. */
export function dishesOfCourse(course: string, guests: number): number {
  const dishes = guests <= 4 ? 1 : guests <= 10 ? 2 : 3
  return course === 'drink' || course === 'bread' ? Math.max(1, dishes - 1) : dishes
}

/** One table: the occasion's courses for its guests. @throws EmptySlot when no course has a dish left */
export function tableProblem(
  occasion: WorldOccasion,
  guests: number,
  params: Params,
  world: World,
  market: Market,
  held?: Held,
): Problem {
  const index = indexOf(world)
  const judged = judge(index, params, occasion)
  const { own, strange } = strangeness(index, occasion)
  const shortages: Shortage[] = []
  const groups: GroupDraft[] = []
  let refusal: EmptySlot | null = null
  for (const course of new Set(occasion.courses)) {
    const mine = [...setOf(index, occasion.dishes[course] ?? [])].filter((recipe) => index.offered[recipe])
    const number = (COURSES as readonly string[]).indexOf(course)
    const ofCourse = Int32Array.from(
      all(index.course.length).filter((r) => index.course[r] === number && index.offered[r]),
    )
    const wantedDishes = dishesOfCourse(course, guests)
    const found = withOthers(course, mine, ofCourse, wantedDishes, judged)
    if (found.shortage) shortages.push(found.shortage)
    if (found.refusal) {
      refusal ??= found.refusal
      continue
    }
    const count = Math.min(wantedDishes, found.recipes.length)
    groups.push({
      name: course,
      portions: Math.round((guests * 100) / count),
      recipes: found.recipes,
      offered: ofCourse.length,
      count,
    })
  }
  if (groups.length === 0) throw refusal ?? new EmptySlot(occasion.id, '', {}, 0)
  const cells: Cell[] = groups.flatMap(({ count }, group) =>
    all(count).map(() => ({ day: 0, group, timed: true, next: [], before: -1, after: -1, variety: 0 })),
  )
  const variety = [
    { mainLimit: tableMainLimit(cells.length), kitchenLimit: 0, byDay: false, temperatures: cells.length >= 3 },
  ]
  return assemble({
    kind: 'table',
    index,
    params,
    market,
    groups,
    cells,
    aims: (referenceMinor, minutes) => ({
      cells: cells.length,
      days: 1,
      referenceMinor,
      budgetMinor: budgetOf(params, market.decimals, guests, 1),
      kcal: {
        target: (TABLE_KCAL.low + TABLE_KCAL.high) / 2,
        ...TABLE_KCAL,
        scale: (TABLE_KCAL.low + TABLE_KCAL.high) / 2,
      },
      protein: 0,
      minutes,
      health: null,
      variety,
    }),
    wanted: own,
    strange,
    occasion,
    shortages,
    portions: guests * 100,
    held,
  })
}
