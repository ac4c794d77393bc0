import type { StoredPlan } from '../src/plans/make.ts'
import { priceScopeOf } from '../src/plans/plan-prices.ts'
import type { PriceScope } from '../src/revision/types.ts'
import type { Context } from './context.ts'
import type { Sum } from './money.ts'
import { money, priceTableOf, sumAt } from './place.ts'

/** A part of a stored plan: what it is worth and where is the plan's to say. */
export interface PartOfPlan {
  readonly stored: StoredPlan
}

/** Where and when a plan's prices are: its own, whoever reads it. */
export const placeOfPlan = ({ request }: StoredPlan): PriceScope => priceScopeOf(request.params)

/** Children who eat with the others; those under one year eat no family meals. */
export const childrenOf = ({ params }: StoredPlan['request']): number => params.kids.filter(({ age }) => age > 0).length

/** A sum of a plan. */
export const planSum = (context: Context, stored: StoredPlan, minor: number): Sum =>
  sumAt(context, placeOfPlan(stored), minor)

/** The same in major units of its currency. */
export const planMoney = (context: Context, stored: StoredPlan, minor: number): number =>
  money(minor, priceTableOf(context, placeOfPlan(stored)))

/** Recipes and ingredients are never deleted, so what a stored plan names is still there. */
export function existing<T>(map: ReadonlyMap<string, T>, id: string): T {
  const found = map.get(id)
  if (!found) throw new Error(`a stored plan names ${id}, which is gone`)
  return found
}
