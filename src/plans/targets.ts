import { CALORIE_BAND, TABLE_KCAL } from '../planner/objective.ts'
import { ADULT_KCAL, ADULT_KG, budgetOf, ENERGY_SHARE, GOAL } from '../planner/problem/household.ts'
import type { StoredPlan } from './make.ts'

/** What a day of a plan aims at, per adult portion (a table: per guest). */
export interface DayTarget {
  readonly kcal: number
  /** the band within which nothing is lost */
  readonly low: number
  readonly high: number
  /** grams; null where none is aimed at */
  readonly protein: number | null
}

/** The aim of the planner for a day; null for a basket, which is as it was chosen. */
export function dayTarget({ plan, request: { params } }: StoredPlan): DayTarget | null {
  if (plan.kind === 'basket') return null
  if (plan.days.length === 1) {
    const { low, high } = TABLE_KCAL
    return { kcal: (low + high) / 2, low, high, protein: null }
  }
  const slots = new Set(plan.days.flatMap((day) => day.dishes.map((dish) => dish.slot)))
  const share = Object.entries(ENERGY_SHARE).reduce((sum, [slot, part]) => sum + (slots.has(slot) ? part : 0), 0)
  const { energy, proteinPerKg } = GOAL[params.goal]
  const kcal = ADULT_KCAL * share * energy
  return {
    kcal,
    low: kcal * (1 - CALORIE_BAND),
    high: kcal * (1 + CALORIE_BAND),
    protein: ADULT_KG * proteinPerKg * share,
  }
}

/** What the whole list may cost, whole minor units; null where no budget was given. */
export function budgetMinor({ plan, request }: StoredPlan, decimals: number): number | null {
  const { params } = request
  if (params.budgetValue === 0) return null
  const people = request.kind === 'week' ? params.adults + params.kids.length : request.guests
  return budgetOf(params, decimals, people, plan.days.length)
}
