import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { InvalidFieldError, NotFoundError } from '../catalogue/refusals.ts'
import { type AllowedKey, allowed, oneOf } from '../i18n/allowed.ts'
import { dateAfter, daysBetween } from '../planner/calendar.ts'
import type { ParamsInput } from '../planner/params.ts'
import {
  asAsked,
  besides,
  type DishesKept,
  type DishOfMeal,
  EXCLUSIONS,
  given,
  type PlanChange,
} from '../planner/plan-change.ts'
import { SwapNotPossibleError } from '../planner/swaps.ts'
import type { Revision } from '../revision/types.ts'
import { type Kept, placeOf, stayingDishes } from './kept-dishes.ts'
import { findPlans, findSwaps, isPlanId, makePlan, makeSwap, type PlanInput, type StoredPlan, WEEK } from './make.ts'
import type { Planner } from './pool.ts'

/** What is to be otherwise than in a stored plan. */
export interface Changed {
  /** other answers; when there are some, the plan is built anew */
  readonly change?: PlanChange | null | undefined
  /** which of a week's dishes stay when it is built anew */
  readonly keepDishes?: DishesKept | null | undefined
  /** dishes of a week that stay beside those */
  readonly keep?: readonly DishOfMeal[] | null | undefined
  /** dishes of a week that are exchanged, everything else unchanged */
  readonly swap?: readonly DishOfMeal[] | null | undefined
}

/** What plans are made with. */
interface Makers {
  readonly catalogue: Revision
  readonly em: SqlEntityManager
  readonly planner: Planner
  /** called before each plan that is made; absent: it is counted already */
  readonly count?: () => Promise<void>
}

async function planOf({ em }: Makers, id: string): Promise<StoredPlan> {
  const [found] = isPlanId(id) ? await findPlans(em, [id]) : []
  if (!found) throw new NotFoundError('plan', id)
  return found
}

/** @throws InvalidFieldError for what plans of that kind do not have: nothing that is asked may be passed over */
function checkKind({ request }: StoredPlan, { change, keepDishes, keep, swap }: Changed): void {
  const refuse = (fields: object, key: AllowedKey) => {
    const [first] = Object.entries(given(fields))
    if (first) throw new InvalidFieldError(first[0], first[1], allowed(key))
  }
  if (request.kind === 'week') refuse({ guests: change?.guests }, 'tablesOnly')
  else refuse({ keepDishes, keep: keep?.length ? keep : null, swap: swap?.length ? swap : null }, 'weeksOnly')
}

/** What is left out: what was, without what is allowed again, and what is added. @throws InvalidFieldError */
function exclusions({ request: { params } }: StoredPlan, change: PlanChange) {
  const left = (name: (typeof EXCLUSIONS)[number]): string[] => {
    const [before, again, more] = [params[name] as readonly string[], change.allowAgain?.[name] ?? [], change[name]]
    const unknown = again.find((id) => !before.includes(id))
    if (unknown !== undefined)
      throw new InvalidFieldError(
        `allowAgain.${name}`,
        unknown,
        before.length > 0 ? oneOf(before) : allowed('noneExcluded'),
      )
    return [...before.filter((id) => !again.includes(id as never)), ...(more ?? [])]
  }
  return Object.fromEntries(EXCLUSIONS.map((name) => [name, left(name)])) as Pick<
    ParamsInput,
    (typeof EXCLUSIONS)[number]
  >
}

/** The answers of a stored plan with others in them. @throws InvalidFieldError for another country */
function otherAnswers(before: StoredPlan, change: PlanChange): ParamsInput {
  const { country } = before.request.params
  const { guests: _, allowAgain: __, ...said } = given(change)
  if (said.country !== undefined && said.country !== country)
    throw new InvalidFieldError('country', said.country, oneOf([country]))
  return { ...asAsked(before.request.params), ...said, ...exclusions(before, change) }
}

/** A request of the same kind with these answers: a dish of a basket that was for everybody is so again. */
export function sameKind({ request }: StoredPlan, params: ParamsInput, guests: number | null | undefined): PlanInput {
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

/** The plan with one dish exchanged. @throws SwapNotPossibleError when there is no other */
async function exchanged(plan: StoredPlan, meal: DishOfMeal, makers: Makers): Promise<StoredPlan> {
  const { catalogue, em, planner } = makers
  const { day, dish, recipeId: now } = placeOf(plan.plan, 'swap', meal)
  const best = meal.recipeId ?? (await findSwaps(plan, catalogue, planner))[day]?.[dish]?.[0]?.recipeId
  if (best === undefined) throw new SwapNotPossibleError(now, 'filtered')
  await makers.count?.()
  return makeSwap({ from: plan.id, day, dish, recipeId: best }, catalogue, em, planner)
}

async function builtAnew(before: StoredPlan, changed: Changed, makers: Makers): Promise<StoredPlan> {
  const { catalogue, em, planner } = makers
  const change = changed.change ?? {}
  const params = otherAnswers(before, change)
  const asked = (changed.keep ?? []).map((meal) => {
    const { day, recipeId } = placeOf(before.plan, 'keep', meal)
    return { day, slot: meal.slot, recipeId: meal.recipeId ?? recipeId }
  })
  const stay = await stayingDishes(before, changed.keepDishes ?? 'chosen', params, makers)
  await makers.count?.()
  const input = sameKind(before, { ...params, keep: besides(asked, stay) }, change.guests)
  return makePlan(input, catalogue, em, before.request.params.startDate, planner)
}

/**
 * Another stored plan of the same kind made from one: with other answers, or other dishes. The one it is made from
 * stays; with nothing to change it is the answer.
 * @throws NotFoundError for an unknown plan, InvalidFieldError, NoDishLeftError, SwapNotPossibleError, BusyError
 */
export async function changePlan(id: string, changed: Changed, makers: Makers): Promise<StoredPlan> {
  const before = await planOf(makers, id)
  checkKind(before, changed)
  const isAnew = changed.keep?.length || Object.keys(given(changed.change ?? {})).length > 0
  let plan = isAnew ? await builtAnew(before, changed, makers) : before
  for (const meal of changed.swap ?? []) plan = await exchanged(plan, meal, makers)
  return plan
}

/** A dish for a week that is not built yet: its place by its date. @throws InvalidFieldError */
function placed({ date, slot, recipeId }: DishOfMeal, at: number, startDate: string): Kept {
  const day = daysBetween(startDate, date)
  if (!(day >= 0 && day < WEEK)) throw new InvalidFieldError(`keep.${at}.date`, date, allowed('noSuchPlace'))
  if (!recipeId) throw new InvalidFieldError(`keep.${at}.recipeId`, recipeId ?? null, allowed('recipeIds'))
  return { day, slot, recipeId }
}

/**
 * The week after a stored one, for the same household but for what is said: seven days later, and no dish that was kept
 * in its place is carried on.
 * @throws NotFoundError for an unknown plan or one that is no week, InvalidFieldError, NoDishLeftError, BusyError
 */
export async function buildNextWeek(
  id: string,
  changed: Pick<Changed, 'change' | 'keep'>,
  makers: Makers,
): Promise<StoredPlan> {
  const { catalogue, em, planner } = makers
  const before = await planOf(makers, id)
  if (before.request.kind !== 'week') throw new NotFoundError('plan', id)
  checkKind(before, changed)
  const change = changed.change ?? {}
  const startDate = change.startDate ?? dateAfter(before.request.params.startDate, WEEK)
  const keep = (changed.keep ?? []).map((meal, at) => placed(meal, at, startDate))
  await makers.count?.()
  const params = { ...otherAnswers(before, change), startDate, after: before.id, keep }
  return makePlan({ kind: 'week', params }, catalogue, em, startDate, planner)
}
