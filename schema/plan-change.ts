import { z } from 'zod'
import { NotFoundError } from '../src/catalogue/refusals.ts'
import { ParamsInput } from '../src/planner/params.ts'
import { makeChanged } from '../src/plans/change.ts'
import { isPlanId } from '../src/plans/make.ts'
import { builder } from './builder.ts'
import { inputOf } from './from-zod.ts'
import { PARAM_TYPES } from './params.ts'
import { PlanPayload } from './payload.ts'
import { countPlan } from './plan-rate-limit.ts'

/** Other answers: every field may be left out. */
const Change = ParamsInput.omit({ lang: true }).partial()
const ParamsChange = inputOf('ParamsChange', Change, 'Other answers for a plan; what is left out stays as it was.', {
  types: PARAM_TYPES,
})

const ChangeInput = z.object({
  planId: z.string(),
  params: Change.nullish(),
  guests: z.int().min(1).max(40).nullish(),
  keepDishes: z.boolean().nullish(),
})

builder.mutationFields((t) => ({
  changePlan: t.field({
    type: PlanPayload,
    nullable: true,
    extensions: { userErrors: true },
    complexity: { field: 500 },
    description: 'Builds a plan of the same kind with other answers: more people, another store, another variant.',
    validate: { schema: ChangeInput },
    args: {
      planId: t.arg.id({ required: true, description: 'Id of a plan, which stays as it is.' }),
      params: t.arg({ type: ParamsChange, description: 'The answers that change. Default none.' }),
      guests: t.arg.int({
        description: 'Number of people at the table, 1 to 40; of a week it says nothing. Default as before.',
      }),
      keepDishes: t.arg.boolean({
        description:
          'Lunches and dinners of a week stay where they are; one that the new answers exclude is refused. Without it what the plan kept is chosen anew too. Default false.',
      }),
    },
    resolve: async (_, args, context, info) => {
      await countPlan(context, info)
      if (!isPlanId(args.planId)) throw new NotFoundError('plan', args.planId)
      const change = {
        params: args.params ?? {},
        guests: args.guests ?? undefined,
        keepDishes: args.keepDishes ?? false,
      }
      return { plan: await makeChanged(args.planId, change, context.revision(), context.em, context.planner) }
    },
  }),
}))
