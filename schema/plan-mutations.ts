import type { GraphQLResolveInfo } from 'graphql'
import { z } from 'zod'
import { NotFoundError } from '../src/catalogue/refusals.ts'
import { BasketInput, OccasionInput } from '../src/planner/params.ts'
import { occasionCalled } from '../src/plans/check.ts'
import { makePlan, makeSwap, type PlanInput } from '../src/plans/make.ts'
import { dishPlace } from '../src/plans/part-ids.ts'
import { builder } from './builder.ts'
import type { Context } from './context.ts'
import { BasketItemInput, Params } from './params.ts'
import { PlanPayload } from './payload.ts'
import { countPlan } from './plan-rate-limit.ts'

async function build(context: Context, info: GraphQLResolveInfo, input: PlanInput) {
  await countPlan(context, info)
  return { plan: await makePlan(input, context.revision(), context.em, context.today(), context.planner) }
}

/** What a plan is made with; each that is made is counted for the client. */
export const makersOf = (context: Context, info: GraphQLResolveInfo) => ({
  catalogue: context.revision(),
  em: context.em,
  planner: context.planner,
  count: () => countPlan(context, info),
})

/** Null with an error that is no mistake of the request: then the fields beside it keep their values. */
export const PAYLOAD = { nullable: true, extensions: { userErrors: true } } as const

const guestsArg = { required: true, description: 'Number of people at the table, 1 to 40.' } as const

/** Planning and storing is work for a thread: it counts as much as so many values. */
export const BUILDING = { field: 500 } as const

builder.mutationFields((t) => ({
  buildPlan: t.field({
    type: PlanPayload,
    ...PAYLOAD,
    complexity: BUILDING,
    description: 'Builds seven days of meals for a household, or returns the plan that the same request made before.',
    args: { params: t.arg({ type: Params, required: true, description: 'What defines the plan.' }) },
    resolve: (_, { params }, context, info) => build(context, info, { kind: 'week', params }),
  }),
  buildOccasion: t.field({
    type: PlanPayload,
    ...PAYLOAD,
    complexity: BUILDING,
    description: "Builds an occasion's table (or week) for a number of guests.",
    validate: { schema: OccasionInput.extend({ id: z.string(), byName: z.boolean().nullish() }) },
    args: {
      id: t.arg.id({ required: true, description: 'Occasion id.' }),
      byName: t.arg.boolean({
        description:
          'Take `id` as people say it: the name in any language, or words of it that name no other. Default false.',
      }),
      guests: t.arg.int(guestsArg),
      params: t.arg({ type: Params, required: true, description: 'Country, store and exclusions.' }),
    },
    resolve: (_, { id, byName, guests, params }, context, info) => {
      const occasion = byName ? occasionCalled(context.revision(), id) : id
      return build(context, info, { kind: 'occasion', occasion, guests, params })
    },
  }),
  buildBasket: t.field({
    type: PlanPayload,
    ...PAYLOAD,
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
    type: PlanPayload,
    ...PAYLOAD,
    complexity: BUILDING,
    description: 'Stores a new plan with one dish replaced and everything else unchanged, at current prices.',
    args: {
      dishId: t.arg.id({ required: true, description: 'Dish of a plan, which stays as it is: `id` of a `Dish`.' }),
      recipeId: t.arg.id({ required: true, description: 'Recipe to cook instead.' }),
      allowExcluded: t.arg.boolean({
        description:
          'Take it also where it holds what the plan excludes, or needs equipment that is not there; a warning then says so.',
      }),
    },
    resolve: async (_, { dishId, recipeId, allowExcluded }, context, info) => {
      await countPlan(context, info)
      const place = dishPlace(dishId)
      if (!place) throw new NotFoundError('plan', dishId)
      const swapped = {
        from: place.plan,
        day: place.day,
        dish: place.dish,
        recipeId,
        ...(allowExcluded && { allowExcluded: true as const }),
      }
      return { plan: await makeSwap(swapped, context.revision(), context.em, context.planner) }
    },
  }),
}))
