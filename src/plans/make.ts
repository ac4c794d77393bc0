import { createHash } from 'node:crypto'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { EmptySlot } from '../planner/filters.ts'
import { normalise, type ParamsInput } from '../planner/params.ts'
import { PLANNER_VERSION, type Plan } from '../planner/plan.ts'
import type { Swap } from '../planner/swaps.ts'
import type { Slot } from '../planner/world.ts'
import { checkItems, checkParams } from './check.ts'
import { todaysPlan } from './earlier-plans.ts'
import type { Planner } from './pool.ts'
import { priceFacts } from './price-facts.ts'
import { NoDishLeft, NoSuchObject } from './refusals.ts'
import { type PlanContent, type PlanRequest, readPlan, type Swapped, storePlan } from './stored-plan.ts'
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
export interface KeptPlan extends PlanContent {
  readonly id: string
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

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text has the form of a plan's id. */
export const isPlanId = (id: string): boolean => UUID.test(id)

/** The stored plan, or null when there is none under that id. */
export async function findPlan(em: SqlEntityManager, id: string): Promise<KeptPlan | null> {
  const content = await readPlan(em, id)
  return content ? { id: id.toLowerCase(), ...content, plan: todaysPlan(content.plan) } : null
}

/** Keeps a plan under its id. Two callers at once store one row. */
async function keep(em: SqlEntityManager, request: PlanRequest, plan: Plan, catalogue: Catalogue): Promise<KeptPlan> {
  const id = planId(request, catalogue.revision)
  const content = { request, plan, prices: priceFacts(plan.list, catalogue, request.params) }
  await storePlan(em, id, content, catalogue.revision)
  return { id, ...content }
}

/** What a request gave for the filter that is to blame. */
function givenFor({ filter }: EmptySlot, request: PlanRequest): unknown {
  if (filter === 'occasion') return request.kind === 'occasion' ? request.occasion : ''
  return filter === '' ? '' : request.params[filter]
}

/**
 * Checks, completes and names the request; answers with the stored plan of that name, or makes and stores it.
 * @param today the default start date, YYYY-MM-DD
 * @throws BadField, NoSuchObject, NoDishLeft, Busy
 */
export async function makePlan(
  input: PlanInput,
  catalogue: Catalogue,
  em: SqlEntityManager,
  today: string,
  planner: Planner,
): Promise<KeptPlan> {
  const request = complete(input, catalogue, today)
  const stored = await findPlan(em, planId(request, catalogue.revision))
  if (stored) return stored
  const plan = await planner
    .run({ kind: 'plan', request }, catalogue, catalogue.market(request.params))
    .catch((error) => {
      throw error instanceof EmptySlot ? new NoDishLeft(error, givenFor(error, request)) : error
    })
  return keep(em, request, plan, catalogue)
}

/** How many dishes of a meal pass all that a week's request takes away. @throws BadField, Busy */
export function countFitting(
  slot: Slot,
  input: ParamsInput,
  catalogue: Catalogue,
  today: string,
  planner: Planner,
): Promise<number> {
  const { params } = complete({ kind: 'week', params: input }, catalogue, today)
  return planner.run({ kind: 'fitting', slot, params }, catalogue, catalogue.market(params))
}

/**
 * A new stored plan with another dish in one place and all else kept, at today's prices.
 * @throws NoSuchObject for an unknown plan or recipe, SwapNotPossible, Busy
 */
export async function makeSwap(
  swapped: Swapped,
  catalogue: Catalogue,
  em: SqlEntityManager,
  planner: Planner,
): Promise<KeptPlan> {
  const before = isPlanId(swapped.from) ? await findPlan(em, swapped.from) : null
  if (!before) throw new NoSuchObject('plan', swapped.from)
  if (!catalogue.recipes.has(swapped.recipeId)) throw new NoSuchObject('recipe', swapped.recipeId)
  const request: PlanRequest = { ...before.request, swapped }
  const stored = await findPlan(em, planId(request, catalogue.revision))
  if (stored) return stored
  const {
    plan,
    request: { params },
  } = before
  const { day, dish, recipeId } = swapped
  const changed = await planner.run(
    { kind: 'swap', plan, params, day, dish, recipeId },
    catalogue,
    catalogue.market(params),
  )
  return keep(em, request, changed, catalogue)
}

/** Up to three other dishes for each place of a stored plan, by day and dish. */
export const findSwaps = (
  { plan, request: { params } }: KeptPlan,
  catalogue: Catalogue,
  planner: Planner,
): Promise<Swap[][][]> => planner.run({ kind: 'swaps', plan, params }, catalogue, catalogue.market(params))
