import { defineEntity, p } from '@mikro-orm/core'
import type { Params } from '../planner/params.ts'
import type { Plan } from '../planner/plan.ts'
import type { PriceFacts } from './price-facts.ts'

/** A dish put into a stored plan by a person. */
export interface Swapped {
  /** id of the plan it was before */
  readonly from: string
  readonly day: number
  readonly dish: number
  readonly recipeId: string
}

/** A complete request: enough to make the plan again, or another like it. */
export type PlanRequest = { readonly params: Params; readonly swapped?: Swapped } & (
  | { readonly kind: 'week' }
  | { readonly kind: 'occasion'; readonly occasion: string; readonly guests: number }
  | {
      readonly kind: 'basket'
      readonly guests: number
      readonly items: readonly { readonly recipeId: string; readonly servings: number }[]
    }
)

/** A plan as it was made: ids, numbers and reason codes, no words. It never changes. */
export const StoredPlan = defineEntity({
  name: 'StoredPlan',
  properties: {
    id: p.uuid().primary(),
    request: p.json<PlanRequest>(),
    plan: p.json<Plan>(),
    prices: p.json<PriceFacts>(),
    /** revision it was made from */
    revision: p.string().length(64),
    createdAt: p.datetime().defaultRaw('now()'),
  },
})
