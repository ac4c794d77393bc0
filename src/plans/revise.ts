import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { InvalidFieldError, NotFoundError } from '../catalogue/refusals.ts'
import { SLOTS, type Slot } from '../catalogue/vocabulary.ts'
import { allowed } from '../i18n/allowed.ts'
import { dateAfter } from '../planner/calendar.ts'
import { normalise, ParamsInput } from '../planner/params.ts'
import type { Plan } from '../planner/plan-data.ts'
import type { DishOfMeal, WeekChange } from '../planner/revision-params.ts'
import { SwapNotPossibleError } from '../planner/swaps.ts'
import type { Revision } from '../revision/types.ts'
import { checkKept, withPresets } from './check.ts'
import { findPlans, findSwaps, isPlanId, makePlan, makeSwap, type StoredPlan, WEEK } from './make.ts'
import type { Planner } from './pool.ts'

/** What is to be otherwise than in a stored week. */
export interface Revised {
  /** other answers; when there are some, the week is built anew */
  readonly params?: WeekChange | null | undefined
  /** dishes that stay when it is built anew, beside those that a person put there */
  readonly keep?: readonly DishOfMeal[] | null | undefined
  /** dishes that are exchanged, everything else unchanged */
  readonly swap?: readonly DishOfMeal[] | null | undefined
  /** the week after it, with the same answers but for `params` */
  readonly next?: boolean | null | undefined
}

/** What plans are made with. */
interface Makers {
  readonly catalogue: Revision
  readonly em: SqlEntityManager
  readonly planner: Planner
  /** called before each plan that is made */
  readonly count: () => Promise<void>
}

type Week = StoredPlan & { readonly request: { readonly kind: 'week' } }
type Kept = ParamsInput['keep'] & {}

async function weekOf({ em }: Makers, id: string): Promise<Week> {
  const [found] = isPlanId(id) ? await findPlans(em, [id]) : []
  if (found?.request.kind !== 'week') throw new NotFoundError('plan', id)
  return found as Week
}

/** Where the main part of a meal stands. @throws InvalidFieldError */
function placeOf(plan: Plan, field: 'keep' | 'swap', meal: DishOfMeal) {
  const day = plan.days.findIndex(({ date }) => date === meal.date)
  const dish = plan.days[day]?.dishes.findIndex(({ slot, companion }) => slot === meal.slot && !companion) ?? -1
  const recipeId = plan.days[day]?.dishes[dish]?.recipeId
  if (recipeId === undefined) throw new InvalidFieldError(field, meal, allowed('noSuchPlace'))
  return { day, dish, recipeId }
}

/** Main dishes that a person put into the week, the last for each meal. */
async function chosen(makers: Makers, week: Week): Promise<Kept> {
  const kept = new Map(week.request.params.keep.map((dish) => [`${dish.day} ${dish.slot}`, dish]))
  const swaps: Kept = []
  for (let { swapped } = week.request, plan = week.plan; swapped && swaps.length < SLOTS.length * WEEK; ) {
    const { day, dish, recipeId, from } = swapped
    const at = plan.days[day]?.dishes[dish]
    if (at && !at.companion) swaps.unshift({ day, slot: at.slot as Slot, recipeId })
    const [before] = await findPlans(makers.em, [from])
    if (!before) break
    ;({ swapped } = before.request)
    ;({ plan } = before)
  }
  for (const dish of swaps) kept.set(`${dish.day} ${dish.slot}`, dish)
  return [...kept.values()]
}

/** Those of the dishes that may stay under these answers. */
function stillFitting(catalogue: Revision, params: ParamsInput, dishes: Kept): Kept {
  return dishes.filter((dish) => {
    try {
      checkKept(catalogue, normalise(withPresets(catalogue, { ...params, keep: [dish] }), ''))
      return true
    } catch (error) {
      if (error instanceof InvalidFieldError && error.field.startsWith('keep')) return false
      throw error
    }
  })
}

/** What either excludes: who names one more allergen did not mean to drop another. */
const both = <Id>(before: readonly Id[], more: readonly Id[] | null | undefined): Id[] => [...before, ...(more ?? [])]

const given = (change: WeekChange): Partial<ParamsInput> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== null && value !== undefined))

/** The answers of the other week. */
async function changedParams(week: Week, change: Revised, makers: Makers): Promise<ParamsInput> {
  const { params: before } = week.request
  const more = change.params ?? {}
  const params = ParamsInput.parse({
    ...before,
    maxMin: before.maxMin || null,
    ...(change.next ? { startDate: dateAfter(before.startDate, WEEK), after: week.id } : {}),
    ...given(more),
    allergens: both(before.allergens, more.allergens),
    exclude: both(before.exclude, more.exclude),
    excludeTags: both(before.excludeTags, more.excludeTags),
  })
  const asked = (change.keep ?? []).map((meal) => {
    const { day, recipeId } = placeOf(week.plan, 'keep', meal)
    return { day, slot: meal.slot, recipeId: meal.recipeId ?? recipeId }
  })
  // The dishes that stood in a week are not those of the next.
  const stay = change.next ? [] : stillFitting(makers.catalogue, params, await chosen(makers, week))
  const isAsked = (dish: Kept[number]) => asked.some(({ day, slot }) => day === dish.day && slot === dish.slot)
  return { ...params, keep: [...stay.filter((dish) => !isAsked(dish)), ...asked] }
}

/** The plan with one dish exchanged. @throws SwapNotPossibleError when there is no other */
async function exchanged(plan: StoredPlan, meal: DishOfMeal, makers: Makers): Promise<StoredPlan> {
  const { catalogue, em, planner } = makers
  const { day, dish, recipeId: now } = placeOf(plan.plan, 'swap', meal)
  const best = meal.recipeId ?? (await findSwaps(plan, catalogue, planner))[day]?.[dish]?.[0]?.recipeId
  if (best === undefined) throw new SwapNotPossibleError(now, 'filtered')
  await makers.count()
  return makeSwap({ from: plan.id, day, dish, recipeId: best }, catalogue, em, planner)
}

/**
 * Another stored week made from one: other answers, other dishes, or the week after. The one it is made from stays.
 * @throws NotFoundError for an unknown plan or one that is no week, InvalidFieldError, NoDishLeftError,
 *   SwapNotPossibleError, BusyError
 */
export async function reviseWeek(id: string, change: Revised, makers: Makers): Promise<StoredPlan> {
  const week = await weekOf(makers, id)
  const { catalogue, em, planner } = makers
  let plan: StoredPlan = week
  if (change.next || change.keep?.length || (change.params && Object.keys(given(change.params)).length > 0)) {
    const params = await changedParams(week, change, makers)
    await makers.count()
    plan = await makePlan({ kind: 'week', params }, catalogue, em, week.request.params.startDate, planner)
  }
  for (const meal of change.swap ?? []) plan = await exchanged(plan, meal, makers)
  return plan
}
