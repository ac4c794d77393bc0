import type { StoredPlan } from '../src/plans/make.ts'
import { builder } from './builder.ts'
import { langOf } from './context.ts'
import { WEIGHTS } from './cost.ts'
import { toGraphQLError } from './errors.ts'
import { objects } from './lengths.ts'
import { Plan } from './plan.ts'
import { type Refused, USER_ERRORS, type UserErrorCode } from './user-errors.ts'
import { langArgs, MealOrCourse, named } from './vocabulary.ts'

// What a mutation answers with: the plan, or why there is none, as data that a form can show beside its fields.

/** Most user errors of one answer. */
export const MOST_ERRORS = 10

const textOf = (value: unknown): string | null =>
  value === undefined || value === null ? null : typeof value === 'string' ? value : JSON.stringify(value)

const Code = named('UserErrorCode', Object.keys(USER_ERRORS) as UserErrorCode[], 'Why nothing was done.', USER_ERRORS)

interface Filtered {
  readonly filter: string
  readonly dishes: number
}
const FilterCount = builder.objectRef<Filtered>('FilterCount')
builder.objectType(FilterCount, {
  description: 'How many dishes a filter takes away by itself.',
  fields: (t) => ({
    filter: t.exposeString('filter', { description: 'Field of the params, or `occasion`.' }),
    dishes: t.exposeInt('dishes', { description: 'Dishes of the meal that it takes away.' }),
  }),
})

interface Emptied {
  readonly slot: string
  readonly filter: string
  readonly dishes: number
  readonly dishesWithout: number
  readonly removed: Readonly<Record<string, number>>
}
const NoDishLeft = builder.objectRef<Emptied>('NoDishLeft')
builder.objectType(NoDishLeft, {
  description: 'The meal that no dish is left for, and what each filter takes away.',
  fields: (t) => ({
    slot: t.field({ type: MealOrCourse, description: 'The meal or course.', resolve: ({ slot }) => slot }),
    dishes: t.exposeInt('dishes', { description: 'Its dishes before any filter.' }),
    filter: t.string({
      nullable: true,
      description: 'The filter without which most dishes are left; null: there was no dish to begin with.',
      resolve: ({ filter }) => filter || null,
    }),
    dishesWithout: t.exposeInt('dishesWithout', { description: 'Its dishes without that filter.' }),
    removed: t.field({
      type: [FilterCount],
      description: 'What each filter takes away by itself.',
      complexity: objects(MOST_ERRORS),
      resolve: ({ removed }) => Object.entries(removed).map(([filter, dishes]) => ({ filter, dishes })),
    }),
  }),
})

export const UserError = builder.objectRef<Refused>('UserError')
builder.objectType(UserError, {
  description: 'Why nothing was built, for the person who asked.',
  fields: (t) => ({
    code: t.field({ type: Code, description: 'What kind of mistake it is.', resolve: ({ code }) => code }),
    message: t.string({
      description: 'One sentence: the field, what was given, what is allowed.',
      args: langArgs,
      resolve: ({ error }, args, context) => toGraphQLError(error, langOf(context, args))?.message ?? '',
    }),
    field: t.string({
      nullable: true,
      description: 'The argument, or field of an argument, with dots between; null: it is none of them.',
      resolve: ({ details }) => textOf(details.field),
    }),
    given: t.string({
      nullable: true,
      description: 'What was given: text as it is, all else as JSON; null: nothing.',
      resolve: ({ details }) => textOf(details.given),
    }),
    allowed: t.string({
      nullable: true,
      description: 'What is allowed, in words; null: nothing would help.',
      args: langArgs,
      resolve: ({ error }, args, context) => textOf(toGraphQLError(error, langOf(context, args))?.extensions.allowed),
    }),
    noDishLeft: t.field({
      type: NoDishLeft,
      nullable: true,
      description: 'With NO_DISH_LEFT: the meal and the filters.',
      resolve: ({ code, details }) => (code === 'NO_DISH_LEFT' ? (details as unknown as Emptied) : null),
    }),
  }),
})

interface Payload {
  readonly plan?: StoredPlan
  readonly userErrors?: readonly Refused[]
}

export const PlanPayload = builder.objectRef<Payload>('PlanPayload')

builder.objectType(PlanPayload, {
  description: 'The plan, or why there is none.',
  fields: (t) => ({
    plan: t.field({
      type: Plan,
      nullable: true,
      description: 'What was built and stored; null: see `userErrors`.',
      // It is at hand: what building it costs, the mutation says.
      complexity: { field: WEIGHTS.plain },
      resolve: ({ plan }) => plan ?? null,
    }),
    userErrors: t.field({
      type: [UserError],
      description:
        'Why there is no plan; empty when there is one. A query that does not ask for them finds the same in `errors`.',
      complexity: objects(MOST_ERRORS),
      resolve: ({ userErrors = [] }) => [...userErrors].slice(0, MOST_ERRORS),
    }),
  }),
})
