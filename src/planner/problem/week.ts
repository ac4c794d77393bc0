import { HUNDREDTHS } from '../../catalogue/amount.ts'
import { hash } from '../../catalogue/random.ts'
import { SLOTS, type Slot } from '../../catalogue/vocabulary.ts'
import { flag, real, whole } from '../arrays.ts'
import { isoWeek, weekday } from '../calendar.ts'
import type { PlannerInput } from '../input.ts'
import { cuisineLimit, EFFORT, mainLimit, type Targets, type VarietyGroup } from '../objective.ts'
import type { Params } from '../params.ts'
import { assemble, type RequiredRecipes } from './assemble.ts'
import type { OccasionData, ProblemData } from './data.ts'
import { type Leanings, tasteOf } from './dish-columns.ts'
import { homeOf, offeredAtHome } from './familiarity.ts'
import { exclusionMask, passing } from './filters.ts'
import { budgetOf, dayTargets, HEALTHY, mealKcal, portionsOf, servedPortion } from './household.ts'
import { indexOf, type ProblemIndex } from './index.ts'
import { occasionMismatch, setOf, withOthers } from './occasion.ts'
import type { Position, Problem, Shortage } from './problem.ts'

export const WEEK_DAYS = 7

/** Recipes that can be a meal of their own in a slot. */
function mealsOf(index: ProblemIndex, slot: Slot): Int32Array {
  const bit = 1 << SLOTS.indexOf(slot)
  const found = new Int32Array(index.slots.length)
  let n = 0
  for (let r = 0; r < found.length; r++) {
    if (whole(index.slots, r) & bit && index.meal[r] && index.offered[r]) found[n++] = r
  }
  return found.subarray(0, n)
}

function weekPositions(
  slots: readonly string[],
  startDate: string,
): { positions: Position[]; variety: VarietyGroup[] } {
  const varietyOf = (slot: string): string => (slot === 'lunch' || slot === 'dinner' ? 'main meals' : slot)
  const names = [...new Set(slots.map(varietyOf))]
  const n = slots.length
  const lunch = slots.indexOf('lunch')
  const positions: Position[] = []
  for (let day = 0; day < WEEK_DAYS; day++) {
    slots.forEach((slot, group) => {
      const at = day * n + group
      const weekend = weekday(startDate, day) >= 5
      const next = day + 1 < WEEK_DAYS ? [at + n] : []
      if (slot === 'dinner' && lunch >= 0 && day + 1 < WEEK_DAYS) next.push((day + 1) * n + lunch)
      positions.push({
        day,
        group,
        timed: !weekend,
        effort: EFFORT.findIndex((kind) => kind.slot === slot && kind.weekend === weekend),
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
      cuisineLimit: name === 'main meals' ? cuisineLimit(size) : 0,
      byDay: name === 'main meals',
      temperatures: false,
    }
  })
  return { positions, variety }
}

function weekTargets(
  { params, prices }: PlannerInput,
  slots: readonly string[],
  people: number,
  variety: readonly VarietyGroup[],
) {
  const { share, kcal, protein } = dayTargets(params.goal, slots)
  return (referenceMinor: number, minutes: number): Targets => ({
    positions: WEEK_DAYS * slots.length,
    days: WEEK_DAYS,
    referenceMinor,
    budgetMinor: budgetOf(params, prices.decimals, people, WEEK_DAYS),
    kcal: { ...kcal, scale: kcal.target },
    protein,
    minutes,
    health:
      params.goal === 'healthy'
        ? {
            produce: HEALTHY.produce * share,
            fiber: HEALTHY.fiber * 10 * share,
            salt: HEALTHY.salt * HUNDREDTHS * share,
          }
        : null,
    variety,
  })
}

/**
 * What the week would rather have: dishes of what was asked for, then those that are at home in the country, on their
 * days. The household's own week gives each dish a number, so that the next week is another one without any memory.
 */
function leaningsOf(
  { params }: PlannerInput,
  index: ProblemIndex,
  wanted: ReadonlySet<number> | null,
  mismatch: (recipe: number) => number,
): Leanings {
  const home = homeOf(index, params.country)
  const isAsked = (recipe: number): boolean => wanted?.has(recipe) ?? false
  const { country, adults, kids, slots, variant, startDate } = params
  const week = hash([isoWeek(startDate), country, adults, kids, slots, variant])
  const taste = tasteOf(index, week)
  return {
    mismatch,
    jitter: (recipe) => real(taste, recipe),
    unfamiliar: (recipe) => (isAsked(recipe) ? 0 : real(home.unfamiliar, recipe)),
    weekend: (recipe) => (isAsked(recipe) ? 0 : flag(index.weekend, recipe)),
    foreign: (recipe) => flag(home.foreign, recipe),
  }
}

/** The share of each recipe's portion that an adult eats at a meal, so that portions carry the day's energy. */
function servedAt(
  index: ProblemIndex,
  slot: Slot,
  slots: readonly Slot[],
  goal: Params['goal'],
): (recipe: number) => number {
  const aim = mealKcal(slot, slots, goal)
  const served = Float64Array.from(index.data.recipes, ({ portionRange }, recipe) =>
    servedPortion(real(index.kcal, recipe), portionRange, aim),
  )
  return (recipe) => real(served, recipe)
}

/** How many dishes of a meal pass all that a request takes away. */
export function fitting(slot: Slot, params: Params, data: ProblemData): number {
  const index = indexOf(data)
  const excluded = exclusionMask(index, params)
  return mealsOf(index, slot).reduce((n, recipe) => n + (excluded(recipe) === 0 ? 1 : 0), 0)
}

/** Seven days of meals for one household. @throws EmptySlotError */
export function weekProblem(input: PlannerInput, required?: RequiredRecipes): Problem {
  const { params, data } = input
  const index = indexOf(data)
  const excluded = exclusionMask(index, params)
  const collection = data.collections.find(({ slug }) => slug === params.collection)
  const wanted = collection ? setOf(index, collection.recipes) : null
  const portions = portionsOf(params)
  const { positions, variety } = weekPositions(params.slots, params.startDate)
  return assemble({
    kind: 'week',
    input,
    groups: params.slots.map((slot) => {
      const meals = mealsOf(index, slot)
      const passed = passing(slot, meals, excluded)
      const recipes = offeredAtHome(index, params.country, passed, (recipe) => wanted?.has(recipe) ?? false)
      const portionOf = servedAt(index, slot, params.slots, params.goal)
      return { name: slot, portions, portionOf, recipes, offered: meals.length, count: WEEK_DAYS }
    }),
    positions,
    targets: weekTargets(input, params.slots, params.adults + params.kids.length, variety),
    wanted,
    leanings: leaningsOf(input, index, wanted, (recipe) => (wanted && !wanted.has(recipe) ? 1 : 0)),
    occasion: null,
    shortages: [],
    portions,
    required,
  })
}

/** Seven days from an occasion's dishes, for its guests. @throws EmptySlotError */
export function themedWeekProblem(
  input: PlannerInput,
  occasion: OccasionData,
  guests: number,
  required?: RequiredRecipes,
): Problem {
  const { params, data } = input
  const index = indexOf(data)
  const excluded = exclusionMask(index, params, occasion)
  const { own, mismatch } = occasionMismatch(index, occasion)
  const slots = SLOTS.filter((slot) => occasion.courses.includes(slot))
  const { positions, variety } = weekPositions(slots, params.startDate)
  const shortages: Shortage[] = []
  const groups = slots.map((slot) => {
    const ids = occasion.dishes[slot] ?? []
    const mine = [...setOf(index, ids)].filter((recipe) => index.offered[recipe])
    const meals = mealsOf(index, slot)
    const { recipes, shortage, refusal } = withOthers(slot, mine, meals, WEEK_DAYS, excluded)
    if (refusal) throw refusal
    if (shortage) shortages.push(shortage)
    return {
      name: slot,
      portions: guests * HUNDREDTHS,
      portionOf: servedAt(index, slot, slots, params.goal),
      recipes,
      offered: meals.length,
      count: WEEK_DAYS,
    }
  })
  return assemble({
    kind: 'week',
    input,
    groups,
    positions,
    targets: weekTargets(input, slots, guests, variety),
    wanted: own,
    leanings: leaningsOf(input, index, own, mismatch),
    occasion,
    shortages,
    portions: guests * HUNDREDTHS,
    required,
  })
}
