import { createHash } from 'node:crypto'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { NotFoundError } from '../catalogue/refusals.ts'
import type { Slot } from '../catalogue/vocabulary.ts'
import { normalise, type ParamsInput } from '../planner/params.ts'
import type { Plan } from '../planner/plan-data.ts'
import { EmptySlotError } from '../planner/problem/filters.ts'
import type { Swap } from '../planner/swaps.ts'
import { PLANNER_VERSION } from '../planner/version.ts'
import type { Revision } from '../revision/types.ts'
import { checkItems, checkKept, checkParams, withPresets } from './check.ts'
import { upgradePlan, upgradeRequest } from './earlier-plans.ts'
import { upgradePrices } from './earlier-prices.ts'
import { NoDishLeftError } from './no-dish-left.ts'
import { priceFacts, priceScopeOf } from './plan-prices.ts'
import type { Planner } from './pool.ts'
import { type PlanContent, type PlanRequest, readPlans, type Swapped, storePlan } from './stored-plan.ts'
import { weeksBefore } from './weeks-before.ts'

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

/** A plan under its id, as it is stored. */
export interface StoredPlan extends PlanContent {
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

function complete(input: PlanInput, catalogue: Revision, today: string): PlanRequest {
  const params = normalise(withPresets(catalogue, input.params), today)
  if (input.kind === 'occasion' && !catalogue.occasions.has(input.occasion)) {
    throw new NotFoundError('occasion', input.occasion)
  }
  checkParams(catalogue, params)
  if (input.kind !== 'basket') checkKept(catalogue, params, input.kind === 'occasion' ? input.occasion : undefined)
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

/**
 * The stored plans of these ids, in their order; null where there is none. One statement reads them.
 * @param ids UUIDs (`isPlanId`), at least one
 */
export async function findPlans(em: SqlEntityManager, ids: readonly string[]): Promise<(StoredPlan | null)[]> {
  const contents = await readPlans(em, ids)
  return ids.map((given) => {
    const id = given.toLowerCase()
    const content = contents.get(id)
    if (!content) return null
    return {
      id,
      ...content,
      request: upgradeRequest(content.request),
      plan: upgradePlan(content.plan),
      prices: upgradePrices(content.prices, content.request.params.country),
    }
  })
}

/** The stored plan, or null when there is none under that id, or it is no id. */
const findPlan = async (em: SqlEntityManager, id: string): Promise<StoredPlan | null> =>
  isPlanId(id) ? ((await findPlans(em, [id]))[0] ?? null) : null

/** Stores a plan under its id. Two callers at once store one row. */
async function store(em: SqlEntityManager, request: PlanRequest, plan: Plan, catalogue: Revision): Promise<StoredPlan> {
  const id = planId(request, catalogue.revision)
  const content = { request, plan, prices: priceFacts(plan.list, catalogue, priceScopeOf(request.params)) }
  await storePlan(em, id, content, catalogue.revision)
  return { id, ...content }
}

/** What a request gave for the filter that is to blame. */
function givenFor({ filter }: EmptySlotError, request: PlanRequest): unknown {
  if (filter === 'occasion') return request.kind === 'occasion' ? request.occasion : ''
  return filter === '' ? '' : request.params[filter]
}

/**
 * Checks, completes and names the request; answers with the stored plan of that name, or makes and stores it.
 * @param today the default start date, YYYY-MM-DD
 * @throws InvalidFieldError, NotFoundError, NoDishLeftError, BusyError
 */
export async function makePlan(
  input: PlanInput,
  catalogue: Revision,
  em: SqlEntityManager,
  today: string,
  planner: Planner,
): Promise<StoredPlan> {
  const request = complete(input, catalogue, today)
  const stored = await findPlan(em, planId(request, catalogue.revision))
  if (stored) return stored
  const before = request.kind === 'week' ? await weeksBefore(request.params, em, catalogue, findPlan) : undefined
  const plan = await planner
    .run(
      { kind: 'plan', request, ...(before && { before }) },
      catalogue,
      catalogue.priceTable(priceScopeOf(request.params)),
    )
    .catch((error) => {
      throw error instanceof EmptySlotError ? new NoDishLeftError(error, givenFor(error, request)) : error
    })
  return store(em, request, plan, catalogue)
}

/** Days of a week, and after which the next one starts. */
export const WEEK = 7

/** How many dishes of a meal pass all that a week's request takes away. @throws InvalidFieldError, BusyError */
export function countFitting(
  slot: Slot,
  input: ParamsInput,
  catalogue: Revision,
  today: string,
  planner: Planner,
): Promise<number> {
  const { params } = complete({ kind: 'week', params: input }, catalogue, today)
  return planner.run({ kind: 'fitting', slot, params }, catalogue, catalogue.priceTable(priceScopeOf(params)))
}

/**
 * A new stored plan with another dish in one place and everything else unchanged, at today's prices.
 * @throws NotFoundError for an unknown plan or recipe, SwapNotPossibleError, BusyError
 */
export async function makeSwap(
  swapped: Swapped,
  catalogue: Revision,
  em: SqlEntityManager,
  planner: Planner,
): Promise<StoredPlan> {
  const before = await findPlan(em, swapped.from)
  if (!before) throw new NotFoundError('plan', swapped.from)
  if (!catalogue.recipes.has(swapped.recipeId)) throw new NotFoundError('recipe', swapped.recipeId)
  const request: PlanRequest = { ...before.request, swapped }
  const stored = await findPlan(em, planId(request, catalogue.revision))
  if (stored) return stored
  const {
    plan,
    request: { params },
  } = before
  const changed = await planner.run(
    { kind: 'swap', plan, params, asked: swapped },
    catalogue,
    catalogue.priceTable(priceScopeOf(params)),
  )
  return store(em, request, changed, catalogue)
}

/** Up to three other dishes for each place of a stored plan, by day and dish. */
export const findSwaps = (
  { plan, request: { params } }: StoredPlan,
  catalogue: Revision,
  planner: Planner,
): Promise<Swap[][][]> =>
  planner.run({ kind: 'swaps', plan, params }, catalogue, catalogue.priceTable(priceScopeOf(params)))
