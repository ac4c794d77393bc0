import { keptKey } from '../occasions/kept.ts'
import type { Params } from '../page.ts'
import type { PlanWithRequest } from './document.ts'

/** The budget of the whole plan as its field shows it; '' is none. */
export const shownBudget = ({ budget }: Pick<PlanWithRequest, 'budget'>): string => (budget ? String(budget) : '')

type Answers = Readonly<Record<string, string | readonly string[] | number>>

/** Answers as a form sends them: several with commas between. */
const written = (all: Answers): Params =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, String(value)]))

/** The answers of a plan as the form that makes one is filled in. */
export function answersOf({ request }: PlanWithRequest): Params {
  const { kids, budgetValue, maxMin, keep: _, ...said } = request
  const all: Answers = {
    ...said,
    variant: '',
    adults: request.adults,
    kids: kids.map(({ age }) => String(age)),
    appetite: kids.map(({ appetite }) => appetite),
    budgetValue: budgetValue || '',
    maxMin: maxMin || '',
  }
  return written(all)
}

/** Those of a table, as the form of its occasion is filled in. @param serveAt when its first course stands there, HH:MM */
export function tableAnswersOf({ request, portions }: PlanWithRequest, serveAt: string | undefined): Params {
  const { startDate, country, region, store, presets, allergens, exclude, excludeTags, equipment, keep } = request
  return written({
    sent: '1',
    guests: Math.round(portions),
    ...(serveAt && { serve: serveAt }),
    ...{ startDate, country, region, store, presets, allergens, exclude, excludeTags, equipment },
    keep: keep.map(({ slot, recipeId }) => keptKey({ course: slot, recipeId })),
  })
}
