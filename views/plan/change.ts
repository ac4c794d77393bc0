import { form } from '../form.ts'
import { link } from '../links.ts'
import type { Params } from '../page.ts'
import { shownBudget } from './answers.ts'
import type { PlanWithRequest } from './document.ts'
import { keptMeals, keysWith } from './kept-meals.ts'
import { plan } from './plan.ts'

/** The most variants that a week has. */
const VARIANTS = 100

const sameSlots = (before: readonly string[], after: readonly string[]): boolean =>
  before.length === after.length && before.every((slot) => after.includes(slot))

/** What of the answers is about the dishes: who only says for how many, or where one shops, wants the same ones. */
function aboutDishes(shown: PlanWithRequest, { budget = '', startDate, slots, another }: Params): object {
  const { request } = shown
  const meals = slots ? slots.split(',') : request.slots
  return {
    // Without the first day the fields that are folded away were not sent; an empty one among them never is.
    ...(startDate && budget !== shownBudget(shown) && { budgetMode: 'week', budgetValue: Number(budget) }),
    ...(startDate && startDate !== request.startDate && { startDate }),
    ...(!sameSlots(request.slots, meals) && { slots: meals }),
    ...(another && { variant: (request.variant + 1) % VARIANTS }),
  }
}

/** What a form changes, and which dishes of a week stay. */
function changed(shown: PlanWithRequest, sent: Params): Record<string, unknown> {
  const { adults, guests, store, keep } = sent
  const dishes = aboutDishes(shown, sent)
  const change = {
    ...(adults && { adults: Number(adults) }),
    ...(guests && { guests: Number(guests) }),
    ...(store && store !== shown.store.code && { store }),
    ...dishes,
  }
  if (shown.kind !== 'week') return { change }
  const meals = sent.slots?.split(',') ?? shown.request.slots
  const kept = keptMeals(keep).filter(({ slot }) => (meals as readonly string[]).includes(slot))
  return {
    change,
    keepDishes: Object.keys(dishes).length > 0 ? 'none' : 'all',
    keep: kept.map(({ day, slot }) => ({ date: shown.days[day]?.date, slot })),
  }
}

const isCount = (text: string | undefined): boolean => text === undefined || /^\d{1,3}$/.test(text)

/** Makes another plan of the one that is shown, to which the browser goes. */
export const changeForm = form({
  path: '/plan/{id}/change',
  page: plan,
  fields: ['adults', 'guests', 'store', 'budget', 'startDate', 'slots', 'another', 'keep'],
  document: `
    mutation ChangeForm($id: ID!, $change: PlanChange!, $keepDishes: DishesKept, $keep: [DishOfMeal!]) {
      changePlan(planId: $id, change: $change, keepDishes: $keepDishes, keep: $keep) { plan { id } }
    }`,
  checked: {
    isWrong: ({ adults, guests, budget }) => !isCount(adults) || !isCount(guests) || !(Number(budget ?? 0) >= 0),
    variables: (sent, { plan: shown }) => ({ id: shown.id, ...changed(shown, sent) }),
  },
  next: ({ id }, context) => {
    const from = context.path.split('/').at(-2)
    return link(context, `/plan/${id}`, { keep: keysWith(context.query.keep), from: from === id ? undefined : from })
  },
})
