import { weekday } from './calendar.ts'
import { judge, passing } from './filters.ts'
import { ADULT_KCAL, ADULT_KG, budgetOf, ENERGY_SHARE, GOAL, HEALTHY, portionsOf } from './household.ts'
import { type Aims, CALORIE_BAND, kitchenLimit, mainLimit, type VarietyGroup } from './objective.ts'
import { setOf, strangeness, withOthers } from './occasion.ts'
import type { Params } from './params.ts'
import { assemble, type Cell, type Held, type Problem, type Shortage } from './problem.ts'
import { type Market, SLOTS, type Slot, type World, type WorldOccasion } from './world.ts'
import { indexOf, type WorldIndex } from './world-index.ts'

export const WEEK_DAYS = 7

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

/** How many dishes of a meal pass all that a request takes away. */
export function fitting(slot: Slot, params: Params, world: World): number {
  const index = indexOf(world)
  const judged = judge(index, params)
  return mealsOf(index, slot).reduce((n, recipe) => n + (judged(recipe) === 0 ? 1 : 0), 0)
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
    return {
      name: slot,
      portions: guests * 100,
      recipes,
      offered: meals.length,
      count: WEEK_DAYS,
    }
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
