import type { GraphQLResolveInfo } from 'graphql'
import { z } from 'zod'
import { BasketInput, OccasionInput } from '../src/planner/params.ts'
import { makePlan, makeSwap, type PlanInput, type StoredPlan } from '../src/plans/make.ts'
import { builder } from './builder.ts'
import type { Context } from './context.ts'
import { BasketItemInput, Params } from './params.ts'
import { Plan } from './plan.ts'
import { countPlan } from './plan-rate-limit.ts'

async function build(context: Context, info: GraphQLResolveInfo, input: PlanInput): Promise<StoredPlan> {
  await countPlan(context, info)
  return makePlan(input, context.revision(), context.em, context.today(), context.planner)
}

const guestsArg = { required: true, description: 'Number of people at the table, 1 to 40.' } as const

/** Planning and storing is work for a thread: it counts as much as so many values. */
const BUILDING = { field: 500 } as const

builder.mutationFields((t) => ({
  buildPlan: t.field({
    type: Plan,
    complexity: BUILDING,
    description: 'Builds seven days of meals for a household, or returns the plan that the same request made before.',
    args: { params: t.arg({ type: Params, required: true, description: 'What defines the plan.' }) },
    resolve: (_, { params }, context, info) => build(context, info, { kind: 'week', params }),
  }),
  buildOccasion: t.field({
    type: Plan,
    complexity: BUILDING,
    description: "Builds an occasion's table (or week) for a number of guests.",
    validate: { schema: OccasionInput.extend({ id: z.string() }) },
    args: {
      id: t.arg.id({ required: true, description: 'Occasion id.' }),
      guests: t.arg.int(guestsArg),
      params: t.arg({ type: Params, required: true, description: 'Country, store and exclusions.' }),
    },
    resolve: (_, { id, guests, params }, context, info) =>
      build(context, info, { kind: 'occasion', occasion: id, guests, params }),
  }),
  buildBasket: t.field({
    type: Plan,
    complexity: BUILDING,
    description: 'Builds the shopping list and receipt for chosen dishes.',
    validate: { schema: BasketInput },
    args: {
      guests: t.arg.int(guestsArg),
      items: t.arg({ type: [BasketItemInput], required: true, description: 'The chosen dishes, 1 to 30.' }),
      params: t.arg({ type: Params, required: true, description: 'Country, store and exclusions.' }),
    },
    resolve: (_, { guests, items, params }, context, info) =>
      build(context, info, { kind: 'basket', guests, items, params }),
  }),
  swapDish: t.field({
    type: Plan,
    complexity: BUILDING,
    description: 'Stores a new plan with one dish replaced and everything else unchanged, at current prices.',
    args: {
      planId: t.arg.id({ required: true, description: 'Plan to start from; it stays as it is.' }),
      dayIndex: t.arg.int({ required: true, description: 'Index of the day, from 0.' }),
      dishIndex: t.arg.int({ required: true, description: 'Index of the dish in its day, from 0.' }),
      recipeId: t.arg.id({ required: true, description: 'Recipe to cook instead.' }),
    },
    resolve: async (_, { planId, dayIndex, dishIndex, recipeId }, context, info) => {
      await countPlan(context, info)
      const swapped = { from: planId.toLowerCase(), day: dayIndex, dish: dishIndex, recipeId }
      return makeSwap(swapped, context.revision(), context.em, context.planner)
    },
  }),
}))
