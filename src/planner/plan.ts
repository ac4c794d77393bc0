import { dateAfter } from './calendar.ts'
import { atHome, portionCost, pricesOf } from './costs.ts'
import { evaluate } from './evaluate.ts'
import { choose, type Sayable } from './explain/choose.ts'
import type { Reason } from './explain/codes.ts'
import { dishFacts, type Portion } from './explain/facts.ts'
import { budgetOf } from './household.ts'
import { listTotals, type ShopLine, shoppingList } from './list.ts'
import { TABLE_KCAL, TERMS, type Term, useOf } from './objective.ts'
import type { Params } from './params.ts'
import type { Choice, Held, Problem } from './problem.ts'
import { hash } from './random.ts'
import { reasons } from './reasons.ts'
import { search } from './search.ts'
import { tableProblem } from './table.ts'
import { basketWarnings, budgetWarning, guestWarning, nutWarnings, type Warning, warnings } from './warnings.ts'
import { themedWeekProblem, weekProblem } from './week.ts'
import type { Market, World } from './world.ts'
import { indexOf, type WorldIndex } from './world-index.ts'

/** Changes whenever the same request may give another plan. */
export const PLANNER_VERSION = '7'

/** A dish in its place. Nutrients and cost are per adult portion of it. */
export interface Dish {
  /** meal; the course at a table; for a basket the recipe's first meal, or its course */
  readonly slot: string
  readonly recipeId: string
  readonly kcal: number
  /** grams, as the four below */
  readonly protein: number
  readonly fat: number
  readonly carb: number
  readonly fiber: number
  readonly salt: number
  /** used cost, whole minor units; pantry and what is at home excluded */
  readonly costMinor: number
  readonly timeMin: number
  /** cooked the day before */
  readonly leftover: boolean
  /** cooked once for two days; true on the day it is cooked */
  readonly batch: boolean
  /** adult portions of it that are eaten here */
  readonly portions: number
  /** baskets only: how many people it feeds */
  readonly servings?: number
  readonly why: Reason
}

export interface Day {
  readonly index: number
  /** YYYY-MM-DD */
  readonly date: string
  /** per adult portion; at a table and for a basket per guest */
  readonly kcal: number
  readonly protein: number
  readonly costMinor: number
  readonly dishes: readonly Dish[]
}

export interface Totals {
  /** whole packs */
  readonly costMinor: number
  readonly usedCostMinor: number
  /** lines to buy */
  readonly items: number
  /** means of the days */
  readonly kcalPerDay: number
  readonly proteinPerDay: number
  /** minutes of all dishes that are cooked */
  readonly cookMin: number
}

/** What the planner weighed, to six decimals; `terms` add up to `value`. A basket weighs nothing. */
export interface Objective {
  readonly value: number
  readonly terms: Readonly<Record<Term, number>>
  /** money by which the terms of money are divided */
  readonly referenceMinor: number
}

/** A plan without words: ids, numbers, reason and warning codes. Plain data, stored as it is. */
export interface Plan {
  readonly kind: 'week' | 'occasion' | 'basket'
  readonly version: string
  /** id of the occasion; '' for weeks and baskets */
  readonly occasion: string
  /** adult portions of each meal; at a table and for a basket the guests */
  readonly portions: number
  readonly days: readonly Day[]
  readonly list: readonly ShopLine[]
  readonly totals: Totals
  readonly warnings: readonly Warning[]
  readonly objective: Objective | null
}

/** Seven days of meals for one household. @throws EmptySlot */
export function planWeek(params: Params, world: World, market: Market): Plan {
  const problem = weekProblem(params, world, market)
  const choice = search(problem, hash(['week', params]))
  return planOf('week', problem, choice, params, reasons(problem, choice))
}

/** An occasion's table, or its seven days, for so many guests. @throws EmptySlot */
export function planOccasion(occasionId: string, guests: number, params: Params, world: World, market: Market): Plan {
  const problem = occasionProblem(occasionId, guests, params, world, market)
  const choice = search(problem, hash(['occasion', occasionId, guests, params]))
  return planOf('occasion', problem, choice, params, reasons(problem, choice))
}

/** @param held recipes that must be among the candidates, by meal or course */
export function occasionProblem(
  occasionId: string,
  guests: number,
  params: Params,
  world: World,
  market: Market,
  held?: Held,
): Problem {
  const occasion = world.occasions.find(({ id }) => id === occasionId)
  if (!occasion) throw new Error(`the world has no occasion ${occasionId}`)
  return occasion.kind === 'week'
    ? themedWeekProblem(occasion, guests, params, world, market, held)
    : tableProblem(occasion, guests, params, world, market, held)
}

const tenth = (value: number): number => Math.round(value * 10) / 10

/** What a recipe is on a plate, for one adult portion. */
function plate(index: WorldIndex, costMinor: (recipe: number) => number, r: number) {
  return {
    recipeId: index.world.recipes[r]?.id ?? '',
    kcal: index.kcal[r] as number,
    protein: (index.protein[r] as number) / 10,
    fat: (index.fat[r] as number) / 10,
    carb: (index.carb[r] as number) / 10,
    fiber: (index.fiber[r] as number) / 10,
    salt: (index.salt[r] as number) / 100,
    costMinor: Math.round(costMinor(r)),
    timeMin: index.time[r] as number,
  }
}

/** Sums of a day's dishes for one who eats `share` of an adult portion of each. */
function dayOf(index: number, date: string, dishes: readonly Dish[], share: (dish: Dish) => number): Day {
  const sum = (of: (dish: Dish) => number): number => dishes.reduce((total, dish) => total + of(dish) * share(dish), 0)
  return {
    index,
    date,
    kcal: Math.round(sum(({ kcal }) => kcal)),
    protein: tenth(sum(({ protein }) => protein)),
    costMinor: Math.round(sum(({ costMinor }) => costMinor)),
    dishes,
  }
}

function totalsOf(days: readonly Day[], list: readonly ShopLine[]): Totals {
  const mean = (of: (day: Day) => number): number => days.reduce((sum, day) => sum + of(day), 0) / days.length
  const cooked = days.flatMap(({ dishes }) => dishes).filter(({ leftover }) => !leftover)
  return {
    ...listTotals(list),
    kcalPerDay: Math.round(mean(({ kcal }) => kcal)),
    proteinPerDay: tenth(mean(({ protein }) => protein)),
    cookMin: cooked.reduce((sum, { timeMin }) => sum + timeMin, 0),
  }
}

const sixDecimals = (value: number): number => Math.round(value * 1e6) / 1e6

/** The one list of a choice, built anew from its recipes. */
export function listOf(
  { index, cells, groups, dishes, priceMinor }: Problem,
  choice: Choice,
  params: Params,
): ShopLine[] {
  const eaten = cells.map(({ group }, c) => ({
    recipe: dishes.recipe[choice.dish[c] as number] as number,
    portions: groups[group]?.portions ?? 0,
  }))
  return shoppingList(index, priceMinor, params.have, eaten, useOf)
}

/** A finished choice with its reasons, warnings and one list. */
export function planOf(
  kind: 'week' | 'occasion',
  problem: Problem,
  choice: Choice,
  params: Params,
  why: readonly Reason[],
): Plan {
  const { index, cells, groups, aims, dishes: facts } = problem
  const home = atHome(index, params.have)
  const cost = (r: number): number => portionCost(index, problem.priceMinor, home, r)
  const recipeIn = (c: number): number => facts.recipe[choice.dish[c] as number] as number
  const dishes = cells.map(({ group }, c): Dish => {
    return {
      slot: groups[group]?.name ?? '',
      ...plate(index, cost, recipeIn(c)),
      leftover: choice.source[c] !== -1,
      batch: choice.source.includes(c),
      portions: (groups[group]?.portions ?? 0) / 100,
      why: why[c] as Reason,
    }
  })
  const days = Array.from({ length: aims.days }, (_, day) =>
    dayOf(
      day,
      dateAfter(params.startDate, day),
      dishes.filter((_, c) => cells[c]?.day === day),
      (dish) => (problem.kind === 'week' ? 1 : (dish.portions * 100) / problem.portions),
    ),
  )
  const list = listOf(problem, choice, params)
  const { terms } = evaluate(problem, choice)
  const rounded = Object.fromEntries(TERMS.map((term) => [term, sixDecimals(terms[term])])) as Record<Term, number>
  return {
    kind,
    version: PLANNER_VERSION,
    occasion: problem.occasion?.id ?? '',
    portions: problem.portions / 100,
    days,
    list,
    totals: totalsOf(days, list),
    warnings: warnings(problem, choice, params),
    objective: {
      value: sixDecimals(TERMS.reduce((sum, term) => sum + rounded[term], 0)),
      terms: rounded,
      referenceMinor: Math.round(aims.referenceMinor),
    },
  }
}

/** A table of chosen dishes: nothing is searched, everything is reckoned. Servings of 0 mean as many as guests. */
export function planBasket(
  guests: number,
  items: readonly { readonly recipeId: string; readonly servings: number }[],
  params: Params,
  world: World,
  market: Market,
): Plan {
  const index = indexOf(world)
  const priceMinor = pricesOf(index, market)
  const home = atHome(index, params.have)
  const cost = (r: number): number => portionCost(index, priceMinor, home, r)
  const chosen = items.map(({ recipeId, servings }) => {
    const recipe = index.recipeAt.get(recipeId)
    if (recipe === undefined) throw new Error(`the world has no recipe ${recipeId}`)
    return { recipe, servings: servings || guests }
  })
  const plates = chosen.map(({ recipe, servings }) => {
    const facts = world.recipes[recipe]
    return {
      slot: facts?.slots[0] ?? facts?.course ?? '',
      ...plate(index, cost, recipe),
      leftover: false,
      batch: false,
      portions: servings,
      servings,
    }
  })
  const why = choose(plates.map(chosenPlate), (ingredient) => ingredient)
  const dishes = plates.map((dish, at): Dish => ({ ...dish, why: why[at] as Reason }))
  const days = [dayOf(0, params.startDate, dishes, ({ portions }) => portions / guests)]
  const eaten = chosen.map(({ recipe, servings }) => ({ recipe, portions: servings * 100 }))
  const list = shoppingList(index, priceMinor, params.have, eaten, useOf)
  const totals = totalsOf(days, list)
  const recipes = chosen.map(({ recipe }) => recipe)
  return {
    kind: 'basket',
    version: PLANNER_VERSION,
    occasion: '',
    portions: guests,
    days,
    list,
    totals,
    warnings: [
      ...budgetWarning(budgetOf(params, market.decimals, guests, 1), totals.costMinor),
      ...basketCalories(totals.kcalPerDay),
      ...basketWarnings(index, recipes, params),
      ...nutWarnings(index, recipes, params),
    ],
    objective: null,
  }
}

/** What may be said of a dish that a person chose. */
const chosenPlate = ({ servings, timeMin, kcal, protein }: Portion & { readonly servings: number }): Sayable => ({
  day: 0,
  reasons: [{ said: { code: 'chosen', values: { servings, timeMin, kcal } }, gain: 0 }],
  facts: dishFacts({ timeMin, kcal, protein }),
})

/** A basket may be one meal or a feast: only what is far more than a table's share is said. */
function basketCalories(kcal: number): Warning[] {
  if (kcal <= TABLE_KCAL.high) return []
  return [guestWarning('caloriesAbove', kcal, TABLE_KCAL.high)]
}
