import { z } from 'zod'
import { DishOfMeal, MOST_SWAPS, WeekChange } from '../src/planner/revision-params.ts'
import { reviseWeek } from '../src/plans/revise.ts'
import { builder } from './builder.ts'
import { inputOf } from './from-zod.ts'
import { PARAM_TYPES } from './params.ts'
import { PlanPayload } from './payload.ts'
import { BUILDING, PAYLOAD } from './plan-mutations.ts'
import { countPlan } from './plan-rate-limit.ts'
import { DateScalar } from './scalars.ts'

const DishOfMealInput = inputOf('DishOfMeal', DishOfMeal, 'A meal of a plan, and a dish for it.', {
  types: { recipeId: 'ID', date: DateScalar },
})
const WeekChangeInput = inputOf(
  'WeekChange',
  WeekChange,
  'Answers of another week: what is left out stays. Allergens, exclude, excludeTags and presets are added to those of the plan; none is taken away.',
  { types: PARAM_TYPES },
)

const meals = z.array(DishOfMeal).nullish()

builder.mutationFields((t) => ({
  reviseWeek: t.field({
    type: PlanPayload,
    ...PAYLOAD,
    complexity: BUILDING,
    description:
      'Builds another week from a stored one, which stays as it is: with other answers (built anew; dishes that a person put in stay where they still fit), with other dishes (everything else unchanged), or for the next seven days.',
    validate: {
      schema: z
        .object({ id: z.string(), keep: meals, swap: meals.unwrap().unwrap().max(MOST_SWAPS).nullish() })
        .loose(),
    },
    args: {
      id: t.arg.id({ required: true, description: 'Id of a week.' }),
      params: t.arg({ type: WeekChangeInput, description: 'Other answers. Default: the same.' }),
      keep: t.arg({ type: [DishOfMealInput], description: 'Dishes that stay when the week is built anew.' }),
      swap: t.arg({
        type: [DishOfMealInput],
        description: `Dishes to exchange, at most ${MOST_SWAPS}; each counts as a plan.`,
      }),
      next: t.arg.boolean({ description: 'Build the week after it, as `buildNextWeek` does. Default false.' }),
    },
    resolve: async (_, { id, ...change }, context, info) => ({
      plan: await reviseWeek(id, change, {
        catalogue: context.revision(),
        em: context.em,
        planner: context.planner,
        count: () => countPlan(context, info),
      }),
    }),
  }),
}))
