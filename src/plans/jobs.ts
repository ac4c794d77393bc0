import type { Slot } from '../catalogue/vocabulary.ts'
import { planBasket } from '../planner/basket.ts'
import type { PlannerInput } from '../planner/input.ts'
import type { Params } from '../planner/params.ts'
import { planOccasion, planWeek } from '../planner/plan.ts'
import type { Plan } from '../planner/plan-data.ts'
import type { Before, PriceTable, ProblemData } from '../planner/problem/data.ts'
import { EmptySlotError } from '../planner/problem/filters.ts'
import { fitting } from '../planner/problem/week.ts'
import { type Swap, SwapNotPossibleError, type SwapRequest, swapDish, swaps } from '../planner/swaps.ts'
import type { PlanRequest } from './stored-plan.ts'

/** Work that is too long for the thread that answers reads. Plain data, since it crosses threads. */
export type Job =
  | { readonly kind: 'plan'; readonly request: PlanRequest; readonly before?: Before }
  | { readonly kind: 'fitting'; readonly slot: Slot; readonly params: Params }
  | { readonly kind: 'swaps'; readonly plan: Plan; readonly params: Params }
  | { readonly kind: 'swap'; readonly plan: Plan; readonly params: Params; readonly asked: SwapRequest }

/** A job of one kind. */
export type JobOf<Kind extends Job['kind']> = Extract<Job, { readonly kind: Kind }>

/** What each job answers with. */
export interface JobResult {
  readonly plan: Plan
  readonly fitting: number
  readonly swaps: Swap[][][]
  readonly swap: Plan
}

function plan(request: PlanRequest, input: PlannerInput): Plan {
  switch (request.kind) {
    case 'week':
      return planWeek(input)
    case 'occasion':
      return planOccasion(input, request.occasion, request.guests)
    case 'basket':
      return planBasket(input, request.guests, request.items)
  }
}

/** Does a job in this thread. @throws the planner's refusals */
export function doJob(job: Job, data: ProblemData, prices: PriceTable): JobResult[Job['kind']] {
  switch (job.kind) {
    case 'plan':
      return plan(job.request, { params: job.request.params, data, prices, before: job.before })
    case 'fitting':
      return fitting(job.slot, job.params, data)
    case 'swaps':
      return swaps(job.plan, { params: job.params, data, prices })
    case 'swap':
      return swapDish(job.plan, job.asked, { params: job.params, data, prices })
  }
}

/** A refusal as plain data: errors lose their class between threads. */
export type Refusal =
  | { readonly of: 'EmptySlotError'; readonly args: ConstructorParameters<typeof EmptySlotError> }
  | { readonly of: 'SwapNotPossibleError'; readonly args: ConstructorParameters<typeof SwapNotPossibleError> }

/** Undefined: no refusal but a bug. */
export function packRefusal(error: unknown): Refusal | undefined {
  if (error instanceof EmptySlotError)
    return { of: 'EmptySlotError', args: [error.slot, error.filter, error.removed, error.dishes, error.left] }
  if (error instanceof SwapNotPossibleError) return { of: 'SwapNotPossibleError', args: [error.recipeId, error.reason] }
  return undefined
}

export const unpackRefusal = (refusal: Refusal): Error =>
  refusal.of === 'EmptySlotError' ? new EmptySlotError(...refusal.args) : new SwapNotPossibleError(...refusal.args)
