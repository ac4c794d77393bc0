import { defineEntity, p } from '@mikro-orm/core'
import type { Params } from '../planner/params.ts'
import type { Plan } from '../planner/plan.ts'

/** A complete request: enough to make the plan again, or another like it. */
export type PlanRequest =
  | { readonly kind: 'week'; readonly params: Params }
  | { readonly kind: 'occasion'; readonly occasion: string; readonly guests: number; readonly params: Params }
  | {
      readonly kind: 'basket'
      readonly guests: number
      readonly items: readonly { readonly recipeId: string; readonly servings: number }[]
      readonly params: Params
    }

/** A plan as it was made: ids, numbers and reason codes, no words. It never changes. */
export const StoredPlan = defineEntity({
  name: 'StoredPlan',
  properties: {
    id: p.uuid().primary(),
    request: p.json<PlanRequest>(),
    plan: p.json<Plan>(),
    /** revision it was made from */
    revision: p.string().length(64),
    createdAt: p.datetime().defaultRaw('now()'),
  },
})
