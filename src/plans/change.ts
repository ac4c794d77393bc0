import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { NotFoundError } from '../catalogue/refusals.ts'
import { isMainMeal } from '../catalogue/vocabulary.ts'
import { type KeptDish, ParamsInput } from '../planner/params.ts'
import type { Revision } from '../revision/types.ts'
import { findPlans, isPlanId, makePlan, type PlanInput, type StoredPlan } from './make.ts'
import type { Planner } from './pool.ts'

/** Other answers for a stored plan. */
export interface PlanChange {
  readonly params: { readonly [Name in keyof ParamsInput]?: ParamsInput[Name] | undefined }
  /** of a table or a basket */
  readonly guests?: number | undefined
  /** lunches and dinners stay as far as the new answers allow it */
  readonly keepDishes: boolean
}

type Kept = ReturnType<typeof KeptDish.parse>

/** The lunches and dinners that are cooked in a week: what is eaten again follows them. */
const mainDishes = ({ plan }: StoredPlan, slots: readonly string[]): Kept[] =>
  plan.days.flatMap(({ index: day, dishes }) =>
    dishes.flatMap(({ slot, recipeId, companion, leftover }) => {
      const meal = slots.find((one): one is Kept['slot'] => one === slot && isMainMeal(slot))
      return meal && !companion && !leftover ? [{ day, slot: meal, recipeId }] : []
    }),
  )

/** The request of a stored plan with other answers in it. */
function changed(before: StoredPlan, { params: change, guests, keepDishes }: PlanChange): PlanInput {
  const { request } = before
  const said = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined && value !== null))
  const slots = change.slots ?? request.params.slots
  const keep = keepDishes && request.kind === 'week' ? mainDishes(before, slots) : []
  const { maxMin } = request.params
  const params = ParamsInput.parse({ ...request.params, maxMin: maxMin || null, keep, ...said })
  switch (request.kind) {
    case 'week':
      return { kind: 'week', params }
    case 'occasion':
      return { kind: 'occasion', occasion: request.occasion, guests: guests ?? request.guests, params }
    case 'basket': {
      const all = guests ?? request.guests
      const items = request.items.map(({ recipeId, servings }) => ({
        recipeId,
        servings: servings === request.guests ? all : servings,
      }))
      return { kind: 'basket', guests: all, items, params }
    }
  }
}

/**
 * The plan of the same request with other answers in it. Dishes that a person put in elsewhere than at lunch and dinner
 * are chosen anew.
 * @throws NotFoundError for an unknown plan, InvalidFieldError, NoDishLeftError, BusyError
 */
export async function makeChanged(
  id: string,
  change: PlanChange,
  catalogue: Revision,
  em: SqlEntityManager,
  planner: Planner,
): Promise<StoredPlan> {
  const [before] = isPlanId(id) ? await findPlans(em, [id]) : []
  if (!before) throw new NotFoundError('plan', id)
  return makePlan(changed(before, change), catalogue, em, before.request.params.startDate, planner)
}
