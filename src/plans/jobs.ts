import { EmptySlot } from '../planner/filters.ts'
import type { Params } from '../planner/params.ts'
import { type Plan, planBasket, planOccasion, planWeek } from '../planner/plan.ts'
import { type Swap, SwapNotPossible, swapDish, swaps } from '../planner/swaps.ts'
import { fitting } from '../planner/week.ts'
import type { Market, Slot, World } from '../planner/world.ts'
import type { PlanRequest } from './stored-plan.ts'

/** Work that is too long for the thread that answers reads. Plain data, since it crosses threads. */
export type Job =
  | { readonly kind: 'plan'; readonly request: PlanRequest }
  | { readonly kind: 'fitting'; readonly slot: Slot; readonly params: Params }
  | { readonly kind: 'swaps'; readonly plan: Plan; readonly params: Params }
  | {
      readonly kind: 'swap'
      readonly plan: Plan
      readonly params: Params
      readonly day: number
      readonly dish: number
      readonly recipeId: string
    }

/** A job of one kind. */
export type JobOf<Kind extends Job['kind']> = Extract<Job, { readonly kind: Kind }>

/** What each job answers with. */
export interface JobResult {
  readonly plan: Plan
  readonly fitting: number
  readonly swaps: Swap[][][]
  readonly swap: Plan
}

function plan(request: PlanRequest, world: World, market: Market): Plan {
  switch (request.kind) {
    case 'week':
      return planWeek(request.params, world, market)
    case 'occasion':
      return planOccasion(request.occasion, request.guests, request.params, world, market)
    case 'basket':
      return planBasket(request.guests, request.items, request.params, world, market)
  }
}

/** Does a job in this thread. @throws the planner's refusals */
export function doJob(job: Job, world: World, market: Market): JobResult[Job['kind']] {
  switch (job.kind) {
    case 'plan':
      return plan(job.request, world, market)
    case 'fitting':
      return fitting(job.slot, job.params, world)
    case 'swaps':
      return swaps(job.plan, job.params, world, market)
    case 'swap':
      return swapDish(job.plan, job.day, job.dish, job.recipeId, job.params, world, market)
  }
}

/** A refusal as plain data: errors lose their class between threads. */
export type Refusal =
  | { readonly of: 'EmptySlot'; readonly args: ConstructorParameters<typeof EmptySlot> }
  | { readonly of: 'SwapNotPossible'; readonly args: ConstructorParameters<typeof SwapNotPossible> }

/** Undefined: no refusal but a bug. */
export function packRefusal(error: unknown): Refusal | undefined {
  if (error instanceof EmptySlot)
    return { of: 'EmptySlot', args: [error.slot, error.filter, error.removed, error.dishes, error.left] }
  if (error instanceof SwapNotPossible) return { of: 'SwapNotPossible', args: [error.recipeId, error.reason] }
  return undefined
}

export const unpackRefusal = (refusal: Refusal): Error =>
  refusal.of === 'EmptySlot' ? new EmptySlot(...refusal.args) : new SwapNotPossible(...refusal.args)
