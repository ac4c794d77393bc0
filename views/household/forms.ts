import { randomUUID } from 'node:crypto'
import { partIds } from '../../src/plans/part-ids.ts'
import { type Form, form } from '../form.ts'
import { agesOf } from '../home/values.ts'
import { link, linkTo } from '../links.ts'
import type { Params } from '../page.ts'
import { dayOf, index } from '../swap/swap.ts'
import { household } from './household.ts'
import { householdSwap } from './swap.ts'

// Each change of the plan is a form of its own; what it leads to is the same page. A browser sends a form once, so the
// change gets its random id here; the script, which may send it again, makes one itself.
const idOf = ({ id }: Params): string => (/^\w{8,40}$/.test(id ?? '') ? String(id) : randomUUID())

/** What a form of the bar asks to change. A field that is left empty is not sent along; the first day always is. */
function changeOf(sent: Params): Record<string, unknown> {
  const { adults, guests, store, startDate, slots, another } = sent
  const { kids = '', were = '', budget = '', was = '' } = sent
  return {
    ...(adults && { adults: Number(adults) }),
    ...(guests && { guests: Number(guests) }),
    ...(store && { store }),
    ...(startDate && { startDate }),
    // What stands as it was shown says nothing: an appetite, or a budget for each day, is not shown.
    ...(budget !== was && { budgetMode: 'week', budgetValue: Number(budget) }),
    ...(kids !== were && { kids: agesOf(kids).map((age) => ({ age })) }),
    ...(slots && { slots: slots.split(',') }),
    ...(another && { another: true }),
  }
}

const planForm = form({
  path: '/w/{token}/plan',
  page: household,
  fields: ['id', 'adults', 'guests', 'store', 'kids', 'were', 'budget', 'was', 'startDate', 'slots', 'another'],
  document: `
    mutation HouseholdPlanForm($token: String!, $id: ID!, $change: HouseholdPlanChange!) {
      replanHousehold(token: $token, id: $id, change: $change) { household { link } }
    }`,
  variables: ({ token }, sent) => ({ token, id: idOf(sent), change: changeOf(sent) }),
  next: ({ link: to }, context) => linkTo(context, to),
})

const nextForm = form({
  path: '/w/{token}/next',
  page: household,
  fields: ['id'],
  document: `
    mutation HouseholdNextForm($token: String!, $id: ID!) {
      nextHouseholdWeek(token: $token, id: $id) { household { link } }
    }`,
  variables: ({ token }, sent) => ({ token, id: idOf(sent) }),
  next: ({ link: to }, context) => linkTo(context, to),
})

const undoForm = form({
  path: '/w/{token}/undo',
  page: household,
  fields: ['id', 'seen'],
  document: `
    mutation HouseholdUndoForm($token: String!, $id: ID!, $seen: Int!) {
      undoHousehold(token: $token, id: $id, seen: $seen) { household { link } }
    }`,
  variables: ({ token }, { seen = '', ...sent }) => ({ token, id: idOf(sent), seen: index(seen) }),
  next: ({ link: to }, context) => linkTo(context, to),
})

const swapForm = form({
  path: '/w/{token}/swap/{day}/{dish}',
  page: householdSwap,
  fields: ['id', 'recipe', 'plan'],
  document: `
    mutation HouseholdSwapForm($token: String!, $id: ID!, $dish: ID!, $recipe: ID!) {
      swapHouseholdDish(token: $token, id: $id, dishId: $dish, recipeId: $recipe) { household { link } }
    }`,
  variables: ({ token, day, dish }, { recipe = '', plan = '', ...sent }) => ({
    token,
    id: idOf(sent),
    dish: partIds.dish(plan, { day: index(day), dish: index(dish) }),
    recipe,
  }),
  next: ({ link: to }, context) => `${linkTo(context, to)}#day-${dayOf(context.path)}`,
})

const CHANGE = `
  mutation HouseholdChangeForm($token: String!, $changes: [HouseholdChange!]!) {
    changeHousehold(token: $token, changes: $changes) { household { link } }
  }` as const

const lockForm = form({
  path: '/w/{token}/lock',
  page: household,
  fields: ['day', 'slot', 'on'],
  document: CHANGE,
  variables: ({ token }, { day, slot, on }) => ({
    token,
    changes: [{ id: randomUUID(), kind: on ? 'lock' : 'unlock', seen: 0, day: index(day), slot }],
  }),
  next: ({ link: to }, context) => `${linkTo(context, to)}#week`,
})

/** Versions are far below it: who posts a form has seen what it takes away. */
const ALL_SEEN = 2 ** 31 - 1

const lineForm = form({
  path: '/w/{token}/line',
  page: household,
  fields: ['kind', 'line', 'text'],
  document: CHANGE,
  variables: ({ token }, { kind, line = randomUUID(), text }) => ({
    token,
    changes: [{ id: randomUUID(), kind, seen: ALL_SEEN, lineId: line, ...(text && { text }) }],
  }),
  next: ({ link: to }, context) => `${linkTo(context, to)}#notes`,
})

const renewForm = form({
  path: '/w/{token}/renew',
  page: household,
  fields: [],
  document: `
    mutation HouseholdRenewForm($token: String!) {
      renewHousehold(token: $token) { household { link } }
    }`,
  variables: ({ token }) => ({ token }),
  next: ({ link: to }, context) => linkTo(context, to),
})

const deleteForm = form({
  path: '/w/{token}/delete',
  page: household,
  fields: [],
  document: `
    mutation HouseholdDeleteForm($token: String!) {
      deleteHousehold(token: $token) { deletedId }
    }`,
  variables: ({ token }) => ({ token }),
  next: (_, context) => link(context, '/'),
})

export const householdForms: readonly Form[] = [
  planForm,
  nextForm,
  undoForm,
  swapForm,
  lockForm,
  lineForm,
  renewForm,
  deleteForm,
]
