import type { Params } from '../page.ts'
import type { PlanWithRequest } from './document.ts'

/** The budget of the whole plan as its field shows it; '' is none. */
export const shownBudget = ({ budget }: Pick<PlanWithRequest, 'budget'>): string => (budget ? String(budget) : '')

/** The answers of a plan as the form that makes one is filled in. */
export function answersOf({ request }: PlanWithRequest): Params {
  const { kids, budgetValue, maxMin, ...said } = request
  const all: Record<string, string | readonly string[] | number> = {
    ...said,
    variant: '',
    adults: request.adults,
    kids: kids.map(({ age }) => String(age)),
    appetite: kids.map(({ appetite }) => appetite),
    budgetValue: budgetValue || '',
    maxMin: maxMin || '',
  }
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, String(value)]))
}
