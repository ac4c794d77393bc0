import type { Fact, Reason, Said } from '../planner/explain/codes.ts'
import type { Day, Dish, Plan } from '../planner/plan.ts'
import { guestWarning, type Warning } from '../planner/warnings.ts'

/** What the reasons of a plan of planner version 4 and before are: the codes of then, some with fewer values. */
interface EarlierReason extends Omit<Reason, 'code' | 'facts'> {
  readonly code: string
  readonly facts: readonly { readonly code: string; readonly values: Said['values'] }[]
}

/** The first planner version whose reasons are those of today. */
const TODAYS = 5

/** Codes that could be said where they were not true; of each its runner-up is kept, and that it was ahead of it. */
const DOUBTFUL = ['finishesPack', 'ownDish', 'newMain', 'newKitchen', 'hotAndCold', 'oneLeftoverLess']

/** The dish that a leftover was cooked as. */
const cookedAs = (days: readonly Day[], cookedDay: unknown, recipeId: string): Dish | undefined =>
  days[Number(cookedDay)]?.dishes.find((dish) => dish.recipeId === recipeId && dish.batch)

function todays(plan: Plan, { slot, recipeId, timeMin, kcal, servings = 0, why }: Dish): Said {
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
      return { code: code as Said['code'], values }
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
 * A stored plan as plans are written today: reasons of earlier planner versions under codes whose sentences are true of
 * them.
 */
export function todaysPlan(stored: Plan): Plan {
  const plan = ofGuests(stored)
  if (Number(plan.version) >= TODAYS) return plan
  const ofDish = (dish: Dish): Dish => ({
    ...dish,
    why: { ...dish.why, ...todays(plan, dish), facts: factsOf(dish.why.facts) },
  })
  return { ...plan, days: plan.days.map((day) => ({ ...day, dishes: day.dishes.map(ofDish) })) }
}
