import { z } from 'zod'
import type { Params, ParamsInput } from '../planner/params.ts'
import { PlanChange as AnyChange, asAsked, besides, given } from '../planner/plan-change.ts'
import { type HouseholdState, type Kept, type PlanOnLink, planInUse, withNextWeek, withPlan } from './state.ts'

/** What may be changed of the plan in place; what is left out stays. */
export const PlanChange = AnyChange.pick({
  region: true,
  store: true,
  adults: true,
  kids: true,
  slots: true,
  budgetMode: true,
  budgetValue: true,
  startDate: true,
  guests: true,
}).extend({
  another: z.boolean().nullish().describe('Another good week for the same answers: the next variant. Weeks only.'),
})
export type PlanChange = z.infer<typeof PlanChange>

/** A stored plan, as far as it decides which other plans can follow it. */
export interface PlanFacts {
  readonly id: string
  readonly kind: 'week' | 'occasion' | 'basket'
  readonly params: Params
  readonly guests: number | undefined
  /** the main dish of a place; undefined: none is there, or it stands beside another */
  readonly mainAt: (day: number, dish: number) => Kept | undefined
  /** the lunches and dinners that are cooked in it */
  readonly mains: readonly Kept[]
}

/** How plans are read and made. */
export interface Plans {
  readonly find: (id: string) => Promise<PlanFacts | null>
  /** @returns id of a plan of the same kind with other answers */
  readonly make: (of: PlanFacts, params: ParamsInput, guests: number | undefined) => Promise<string>
  /** @returns id of the week after it */
  readonly next: (id: string) => Promise<string>
  /** @returns id of the plan with another dish in a place */
  readonly swap: (id: string, swap: Swap) => Promise<string>
}

/** Another dish for a place. */
export interface Swap {
  readonly day: number
  readonly dish: number
  readonly recipeId: string
  /** also a dish that the plan's exclusions take away */
  readonly allowExcluded?: true
}

/** What is asked for. */
export type Replanning =
  | { readonly kind: 'change'; readonly change: PlanChange }
  | { readonly kind: 'swap'; readonly swap: Swap }
  | { readonly kind: 'next' }

/** The most variants that a week has. */
const VARIANTS = 100

/** Dishes that stay in the meals that are still planned. */
const keptIn = (kept: readonly Kept[], slots: readonly string[]): Kept[] =>
  kept.filter(({ slot }) => slots.includes(slot))

/** Who only says for how many, or where one shops, wants the same dishes. */
const isAboutDishes = (change: PlanChange): boolean =>
  Object.keys(given(change)).some((field) => !['adults', 'kids', 'guests', 'store', 'region'].includes(field))

async function changed(of: PlanFacts, kept: readonly Kept[], change: PlanChange, plans: Plans): Promise<PlanOnLink> {
  const { guests, another, store, ...params } = given(change)
  const before = asAsked(of.params)
  const slots = params.slots ?? of.params.slots
  const locked = of.kind === 'week' ? keptIn(kept, slots) : []
  const keep = isAboutDishes(change) ? locked : besides(locked, keptIn(of.mains, slots))
  const variant = another ? (of.params.variant + 1) % VARIANTS : of.params.variant
  const plan = await plans.make(
    of,
    { ...before, ...params, store: store ?? before.store, variant, keep },
    guests ?? of.guests,
  )
  return { id: plan, kept: locked }
}

async function swapped(of: PlanFacts, kept: readonly Kept[], swap: Swap, plans: Plans): Promise<PlanOnLink> {
  const id = await plans.swap(of.id, swap)
  const main = of.kind === 'week' ? of.mainAt(swap.day, swap.dish) : undefined
  if (!main || swap.allowExcluded) return { id, kept }
  // Who chose a dish wants it kept when something else changes.
  const others = kept.filter(({ day, slot }) => day !== main.day || slot !== main.slot)
  return { id, kept: [...others, { ...main, recipeId: swap.recipeId }] }
}

/** What a household becomes by another plan; `of` is the plan that it was worked out from. */
export interface Replanned {
  readonly of: string
  readonly to: (state: HouseholdState, version: number) => HouseholdState | undefined
}

/**
 * Works out the plan that is asked for, from the one in use. What it leads to fits only while that plan is still in use:
 * else it is worked out again from the new one.
 * @returns null: the plan in use is not there any more
 * @throws what making a plan throws
 */
export async function replan(state: HouseholdState, asked: Replanning, plans: Plans): Promise<Replanned | null> {
  const { id, kept } = planInUse(state)
  const of = await plans.find(id)
  if (!of) return null
  const made = await planMade(of, kept, asked, plans)
  return {
    of: id,
    to: (now, version) => {
      if (planInUse(now).id !== id) return undefined
      if (made.id === id) return now
      return asked.kind === 'next' ? withNextWeek(now, made, version) : withPlan(now, made, version)
    },
  }
}

async function planMade(of: PlanFacts, kept: readonly Kept[], asked: Replanning, plans: Plans): Promise<PlanOnLink> {
  switch (asked.kind) {
    case 'change':
      return changed(of, kept, asked.change, plans)
    case 'swap':
      return swapped(of, kept, asked.swap, plans)
    case 'next':
      return { id: await plans.next(of.id), kept: [] }
  }
}
