import type { GraphQLResolveInfo } from 'graphql'
import { NotFoundError } from '../src/catalogue/refusals.ts'
import { findHousehold, isTaken, stepHousehold, undoStep } from '../src/households/household.ts'
import { PlanChange, type PlanFacts, type Plans, type Replanning, replan } from '../src/households/replan.ts'
import { planInUse } from '../src/households/state.ts'
import { buildNextWeek, sameKind } from '../src/plans/change.ts'
import { lunchesAndDinners } from '../src/plans/kept-dishes.ts'
import { makePlan, makeSwap, type StoredPlan } from '../src/plans/make.ts'
import { dishPlace } from '../src/plans/part-ids.ts'
import { BusyError } from '../src/plans/pool.ts'
import { builder } from './builder.ts'
import type { Context } from './context.ts'
import { WEIGHTS } from './cost.ts'
import { inputOf } from './from-zod.ts'
import { tokenArg } from './household.ts'
import { HouseholdPayload, noHousehold, PAYLOAD } from './household-mutations.ts'
import { planById } from './plan-by-id.ts'
import { BUILDING } from './plan-mutations.ts'
import { countPlan } from './plan-rate-limit.ts'
import { DateScalar } from './scalars.ts'

const PlanChangeInput = inputOf(
  'HouseholdPlanChange',
  PlanChange,
  'What is to change of the plan. What is left out stays.',
  {
    types: { store: 'ID', region: 'ID', startDate: DateScalar },
    partial: true,
  },
)

const factsOf = (stored: StoredPlan): PlanFacts => ({
  id: stored.id,
  kind: stored.request.kind,
  params: stored.request.params,
  guests: stored.request.kind === 'week' ? undefined : stored.request.guests,
  mains: lunchesAndDinners(stored),
  mainAt: (day, dish) => {
    const at = stored.plan.days[day]?.dishes[dish]
    if (!at || at.companion || at.leftover) return undefined
    return { day, slot: at.slot as PlanFacts['params']['slots'][number], recipeId: at.recipeId }
  },
})

/** The plans of a request: those stored, and new ones made as any other. */
function plansOf(context: Context): Plans {
  const { em, planner } = context
  return {
    find: async (id) => {
      const stored = await planById(context, id)
      return stored && factsOf(stored)
    },
    make: async ({ id }, params, guests) => {
      const stored = await planById(context, id)
      if (!stored) throw new NotFoundError('plan', id)
      const input = sameKind(stored, params, guests)
      return (await makePlan(input, context.revision(), em, context.today(), planner)).id
    },
    next: async (id) => (await buildNextWeek(id, {}, { catalogue: context.revision(), em, planner })).id,
    swap: async (from, swap) => (await makeSwap({ from, ...swap }, context.revision(), em, planner)).id,
  }
}

/** How often a plan is worked out again because another one came first. */
const TRIES = 3

/** Works out another plan for a household and moves its link there. @throws NotFoundError, BusyError, what making a plan throws */
async function move(
  context: Context,
  info: GraphQLResolveInfo,
  { token, id }: { readonly token: string; readonly id: string },
  askedOf: (inUse: string) => Replanning,
) {
  await countPlan(context, info)
  for (let tries = 0; tries < TRIES; tries++) {
    const held = await findHousehold(context.em, token)
    if (!held) throw noHousehold()
    if (await isTaken(context.em, held, id)) return { household: { ...held, token } }
    const inUse = planInUse(held.state).id
    const replanned = await replan(held.state, askedOf(inUse), plansOf(context))
    if (!replanned) throw new NotFoundError('plan', inUse)
    const stepped = await stepHousehold(context.em, token, { id, to: replanned.to })
    if (!stepped) throw noHousehold()
    if (stepped.fits) return { household: { ...stepped.held, token } }
  }
  throw new BusyError()
}

const idArg = {
  required: true,
  description: 'Random id of the change: the same change may be sent again.',
} as const

builder.mutationFields((t) => ({
  replanHousehold: t.field({
    type: HouseholdPayload,
    ...PAYLOAD,
    complexity: BUILDING,
    description:
      'Changes people, store, budget, days or meals, or asks for another week: builds a new plan in which locked dishes stay, and moves the link to it. Ticks stay.',
    args: {
      token: t.arg.string(tokenArg),
      id: t.arg.id(idArg),
      change: t.arg({ type: PlanChangeInput, required: true, description: 'What is to change.' }),
    },
    resolve: (_, { token, id, change }, context, info) =>
      move(context, info, { token, id }, () => ({ kind: 'change', change })),
  }),
  swapHouseholdDish: t.field({
    type: HouseholdPayload,
    ...PAYLOAD,
    complexity: BUILDING,
    description:
      'Replaces one dish: stores a new plan with everything else unchanged, and moves the link to it. The new dish is locked.',
    args: {
      token: t.arg.string(tokenArg),
      id: t.arg.id(idArg),
      dishId: t.arg.id({ required: true, description: 'A dish of the plan in use: `id` of a `Dish`.' }),
      recipeId: t.arg.id({ required: true, description: 'Recipe to cook instead.' }),
      allowExcluded: t.arg.boolean({
        description: 'Take it also where it holds what the plan excludes; a warning then says so.',
      }),
    },
    resolve: (_, { token, id, dishId, recipeId, allowExcluded }, context, info) => {
      const place = dishPlace(dishId)
      return move(context, info, { token, id }, (inUse) => {
        // A dish of an earlier plan may be another one by now.
        if (place?.plan !== inUse) throw new NotFoundError('plan', dishId)
        const { day, dish } = place
        const swap = { day, dish, recipeId, ...(allowExcluded && { allowExcluded: true as const }) }
        return { kind: 'swap', swap }
      })
    },
  }),
  nextHouseholdWeek: t.field({
    type: HouseholdPayload,
    ...PAYLOAD,
    complexity: BUILDING,
    description:
      'Builds the week after, as `buildNextWeek` does, and moves the link to it with a new list; what is still open of their own lines stays.',
    args: { token: t.arg.string(tokenArg), id: t.arg.id(idArg) },
    resolve: (_, { token, id }, context, info) => move(context, info, { token, id }, () => ({ kind: 'next' })),
  }),
  undoHousehold: t.field({
    type: HouseholdPayload,
    ...PAYLOAD,
    complexity: { field: WEIGHTS.stored },
    description: 'Moves the link back to the plan before, unless somebody changed the plan after `seen`. Ticks stay.',
    args: {
      token: t.arg.string(tokenArg),
      id: t.arg.id(idArg),
      seen: t.arg.int({ required: true, description: 'Version of the household that the device showed.' }),
    },
    resolve: async (_, { token, id, seen }, { em }) => {
      const stepped = await stepHousehold(em, token, undoStep(id, seen))
      if (!stepped) throw noHousehold()
      return { household: { ...stepped.held, token }, ignored: stepped.fits ? [] : [id] }
    },
  }),
}))
