import { z } from 'zod'
import {
  AllowedAgain,
  DISHES_KEPT,
  type DishesKept,
  DishOfMeal,
  MOST_SWAPS,
  PlanChange,
} from '../src/planner/plan-change.ts'
import { buildNextWeek, changePlan } from '../src/plans/change.ts'
import { builder } from './builder.ts'
import { inputOf } from './from-zod.ts'
import { PARAM_TYPES } from './params.ts'
import { PlanPayload } from './payload.ts'
import { BUILDING, makersOf, PAYLOAD } from './plan-mutations.ts'
import { DateScalar } from './scalars.ts'
import { named } from './vocabulary.ts'

inputOf('AllowedAgain', AllowedAgain, 'What a plan excludes and another one need not.', { types: PARAM_TYPES })
const Change = inputOf(
  'PlanChange',
  PlanChange,
  'Other answers for a plan: each stands in place of the plan’s; what is left out stays. Exclusions alone are added to those of the plan; nothing but `allowAgain` takes one away.',
  { types: PARAM_TYPES, partial: true },
)
const DishOfMealInput = inputOf('DishOfMeal', DishOfMeal, 'A meal of a plan, and a dish for it.', {
  types: { recipeId: 'ID', date: DateScalar },
})
const Kept = named('DishesKept', DISHES_KEPT, 'Which dishes stay, where the new answers allow them.', {
  chosen: 'Those that a person put in or kept before',
  all: 'All lunches and dinners, and those that a person put in or kept before',
  none: 'None: all are chosen anew',
} satisfies Record<DishesKept, string>)

const meals = z.array(DishOfMeal).max(28).nullish()

const changeArg = (description: string) => ({ type: Change, description }) as const

builder.mutationFields((t) => ({
  changePlan: t.field({
    type: PlanPayload,
    ...PAYLOAD,
    // Each exchange works as a plan does.
    complexity: ({ swap }) => ({ field: BUILDING.field * (1 + Math.min(swap?.length ?? 0, MOST_SWAPS)) }),
    description:
      'Builds a plan of the same kind from a stored one, which stays as it is: with other answers (built anew), or with other dishes (everything else unchanged). With nothing to change it answers with the stored plan.',
    validate: {
      schema: z
        .object({ planId: z.string(), keep: meals, swap: z.array(DishOfMeal).max(MOST_SWAPS).nullish() })
        .loose(),
    },
    args: {
      planId: t.arg.id({ required: true, description: 'Id of a plan.' }),
      change: t.arg(changeArg('Other answers. Default: the same.')),
      keepDishes: t.arg({
        type: Kept,
        description: 'Dishes of a week that stay when it is built anew. Weeks only. Default chosen.',
      }),
      keep: t.arg({ type: [DishOfMealInput], description: 'Dishes that stay beside those. Weeks only.' }),
      swap: t.arg({
        type: [DishOfMealInput],
        description: `Dishes to exchange, at most ${MOST_SWAPS}; each counts as a plan. Weeks only; \`swapDish\` exchanges any dish.`,
      }),
    },
    resolve: async (_, { planId, ...changed }, context, info) => ({
      plan: await changePlan(planId, changed, makersOf(context, info)),
    }),
  }),
  buildNextWeek: t.field({
    type: PlanPayload,
    ...PAYLOAD,
    complexity: BUILDING,
    description:
      'Builds the week after a stored one for the same household: it starts seven days later, has other lunches and dinners, and uses first what is left in packs.',
    validate: { schema: z.object({ planId: z.string(), keep: meals }).loose() },
    args: {
      planId: t.arg.id({ required: true, description: 'Id of a week.' }),
      change: t.arg(changeArg('Answers of the next week that differ. Default: the same.')),
      keep: t.arg({
        type: [DishOfMealInput],
        description: 'Dishes of the next week, by its dates; each with its `recipeId`. Default none.',
      }),
    },
    resolve: async (_, { planId, ...changed }, context, info) => ({
      plan: await buildNextWeek(planId, changed, makersOf(context, info)),
    }),
  }),
}))
