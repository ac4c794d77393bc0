import { budgetOf, dayTargets, TABLE_TARGET } from '../planner/problem/household.ts'
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
    const { target, low, high } = TABLE_TARGET
    return { kcal: target, low, high, protein: null }
  }
  const slots = plan.days.flatMap((day) => day.dishes.map((dish) => dish.slot))
  const { kcal, protein } = dayTargets(params.goal, slots)
  return { kcal: kcal.target, low: kcal.low, high: kcal.high, protein: protein / 10 }
}

/** What the whole list may cost, whole minor units; null where no budget was given. */
export function budgetMinor({ plan, request }: StoredPlan, decimals: number): number | null {
  const { params } = request
  if (params.budgetValue === 0) return null
  const people = request.kind === 'week' ? params.adults + params.kids.length : request.guests
  return budgetOf(params, decimals, people, plan.days.length)
}
