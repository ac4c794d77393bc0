import { createHash } from 'node:crypto'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { normalise, type ParamsInput } from '../planner/params.ts'
import { PLANNER_VERSION, type Plan, planBasket, planOccasion, planWeek } from '../planner/plan.ts'
import type { Market, World } from '../planner/world.ts'
import { checkItems, checkParams } from './check.ts'
import { NoSuchObject } from './refusals.ts'
import { type PlanRequest, StoredPlan } from './stored-plan.ts'
import type { Catalogue } from './world.ts'

/** What a caller may ask for. */
export type PlanInput =
  | { readonly kind: 'week'; readonly params: ParamsInput }
  | { readonly kind: 'occasion'; readonly occasion: string; readonly guests: number; readonly params: ParamsInput }
  | {
      readonly kind: 'basket'
      readonly guests: number
      readonly items: readonly { readonly recipeId: string; readonly servings?: number | null | undefined }[]
      readonly params: ParamsInput
    }

/** A plan under its id, as it is kept. */
export interface KeptPlan {
  readonly id: string
  readonly request: PlanRequest
  readonly plan: Plan
}

/** Makes a plan of a complete request: in this thread, or in another. */
export type Planner = (request: PlanRequest, world: World, market: Market) => Plan | Promise<Plan>

/** The planner itself, in this thread. */
export const planHere: Planner = (request, world, market) => {
  switch (request.kind) {
    case 'week':
      return planWeek(request.params, world, market)
    case 'occasion':
      return planOccasion(request.occasion, request.guests, request.params, world, market)
    case 'basket':
      return planBasket(request.guests, request.items, request.params, world, market)
  }
}

/** UUID version 8 (RFC 9562): 122 bits of the hash of what the plan depends on. */
function planId(request: PlanRequest, revision: string): string {
  const bytes = createHash('sha256')
    .update(JSON.stringify([request, revision, PLANNER_VERSION]))
    .digest()
    .subarray(0, 16)
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

function complete(input: PlanInput, catalogue: Catalogue, today: string): PlanRequest {
  const params = normalise(input.params, today)
  if (input.kind === 'occasion' && !catalogue.occasions.has(input.occasion)) {
    throw new NoSuchObject('occasion', input.occasion)
  }
  checkParams(catalogue, params)
  switch (input.kind) {
    case 'week':
      return { kind: 'week', params }
    case 'occasion':
      return { kind: 'occasion', occasion: input.occasion, guests: input.guests, params }
    case 'basket':
      checkItems(catalogue, input.items)
      return {
        kind: 'basket',
        guests: input.guests,
        items: input.items.map(({ recipeId, servings }) => ({ recipeId, servings: servings || input.guests })),
        params,
      }
  }
}

/** The stored plan, or null when there is none under that id. */
export async function findPlan(em: SqlEntityManager, id: string): Promise<KeptPlan | null> {
  const rows: KeptPlan[] = await em.execute('select id, request, plan from stored_plan where id = ?', [id])
  return rows[0] ?? null
}

/**
 * Checks, completes and names the request; answers with the stored plan of that name, or makes and stores it. Two
 * callers at once store one row.
 * @param today the default start date, YYYY-MM-DD
 * @throws BadField, NoSuchObject, and the planner's refusals
 */
export async function makePlan(
  input: PlanInput,
  catalogue: Catalogue,
  em: SqlEntityManager,
  today: string,
  planner: Planner,
): Promise<KeptPlan> {
  const request = complete(input, catalogue, today)
  const id = planId(request, catalogue.revision)
  const stored = await findPlan(em, id)
  if (stored) return stored
  const plan = await planner(request, catalogue.world, catalogue.market(request.params))
  await em.upsert(
    StoredPlan,
    { id, request, plan, revision: catalogue.revision },
    { onConflictAction: 'ignore', onConflictFields: ['id'] },
  )
  return { id, request, plan }
}
