import type { Fact, Reason, Statement } from '../planner/explain/codes.ts'
import type { Warning } from '../planner/explain/warning-codes.ts'
import { guestWarning } from '../planner/explain/warnings.ts'
import { DEFAULTS } from '../planner/params.ts'
import type { Day, Dish, Plan } from '../planner/plan-data.ts'
import type { PlanRequest } from './stored-plan.ts'

/** Codes and names of values that have another name today; stored plans are read under today's. */
const RENAMED: Readonly<Record<string, string>> = {
  newKitchen: 'newCuisine',
  kitchenTooOften: 'cuisineTooOften',
  kitchen: 'cuisine',
  otherKitchen: 'otherCuisine',
}
const today = (name: string): string => RENAMED[name] ?? name

/** What is said in today's names. */
function renamed<Coded extends { readonly code: string; readonly values: Statement['values'] }>(said: Coded): Coded {
  const values = Object.fromEntries(Object.entries(said.values).map(([name, value]) => [today(name), value]))
  return { ...said, code: today(said.code), values }
}

function inTodaysNames(plan: Plan): Plan {
  const ofDish = (dish: Dish): Dish => ({
    ...dish,
    why: { ...renamed(dish.why), facts: dish.why.facts.map(renamed) },
  })
  const days = plan.days.map((day) => ({ ...day, dishes: day.dishes.map(ofDish) }))
  return { ...plan, days, warnings: plan.warnings.map(renamed) }
}

/** What the reasons of a plan of planner version 4 and before are: the codes of then, some with fewer values. */
interface EarlierReason extends Omit<Reason, 'code' | 'facts'> {
  readonly code: string
  readonly facts: readonly { readonly code: string; readonly values: Statement['values'] }[]
}

/** The first planner version whose reasons are those of today. */
const TODAYS = 5

/** Codes that could be said where they were not true; of each, its runner-up and that it was ahead of it are still known. */
const DOUBTFUL = ['finishesPack', 'ownDish', 'newMain', 'newCuisine', 'hotAndCold', 'oneLeftoverLess']

/** The dish that a leftover was cooked as. */
const cookedAs = (days: readonly Day[], cookedDay: unknown, recipeId: string): Dish | undefined =>
  days[Number(cookedDay)]?.dishes.find((dish) => dish.recipeId === recipeId && dish.batch)

function todays(plan: Plan, { slot, recipeId, timeMin, kcal, servings = 0, why }: Dish): Statement {
  const { code, values, runnerUp } = why as EarlierReason
  if (DOUBTFUL.includes(code)) {
    if (runnerUp) return { code: runnerUp.objectiveDelta > 0 ? 'weighed' : 'equallyGood', values: {} }
    return { code: 'ofOccasion', values }
  }
  switch (code) {
    case 'leftover':
      return { code, values: { ...values, cookedSlot: cookedAs(plan.days, values.cookedDay, recipeId)?.slot ?? '' } }
    case 'chosen':
      return { code, values: { servings, timeMin, kcal } }
    case 'onlyChoice':
    case 'noRepeat':
      return { code, values: { ...values, slot } }
    case 'calories':
      return { code: 'lowKcal' in values ? 'guestCalories' : 'calories', values }
    case 'cheaper':
      return values.savedMinor === 0 ? { code: 'weighed', values: {} } : { code, values }
    default:
      return { code: code as Statement['code'], values }
  }
}

/** Facts that were true as they are said today. */
const factsOf = (facts: EarlierReason['facts']): Fact[] =>
  facts.flatMap(({ code, values }): Fact[] => {
    if (code === 'sharesPack') return []
    return [{ code: (code === 'ownDish' ? 'ofOccasion' : code) as Fact['code'], values }]
  })

/** A table is no day: what was said of its day's energy is said of a guest's share. */
function ofGuests(plan: Plan): Plan {
  if (plan.days.length > 1) return plan
  const warnings = plan.warnings.map(({ code, values }): Warning => {
    if (code !== 'caloriesBelow' && code !== 'caloriesAbove') return { code, values }
    return guestWarning(code, Number(values.kcal), Number(values.targetKcal))
  })
  return { ...plan, warnings }
}

/**
 * A stored plan as plans are written today: every code under its name of today, and reasons of earlier planner versions
 * under codes whose sentences are true of them.
 */
export function upgradePlan(stored: Plan): Plan {
  const plan = ofGuests(inTodaysNames(stored))
  if (Number(plan.version) >= TODAYS) return plan
  const ofDish = (dish: Dish): Dish => ({
    ...dish,
    why: { ...dish.why, ...todays(plan, dish), facts: factsOf(dish.why.facts) },
  })
  return { ...plan, days: plan.days.map((day) => ({ ...day, dishes: day.dishes.map(ofDish) })) }
}

/** A stored request as requests are written today: what could not be asked then was not asked. */
export const upgradeRequest = (stored: PlanRequest): PlanRequest => ({
  ...stored,
  params: Object.assign(
    { after: DEFAULTS.after, taste: DEFAULTS.taste, maxMin: DEFAULTS.maxMin, keep: [] },
    stored.params,
  ),
})
