import { HUNDREDTHS } from '../../catalogue/amount.ts'
import { isMainMeal, SLOTS, type Slot } from '../../catalogue/vocabulary.ts'
import { same } from '../arrays.ts'
import type { PlannerInput } from '../input.ts'
import { CALORIE_MARGIN, type FoodGroupBand, type Targets, type VarietyGroup } from '../objective.ts'
import type { Params } from '../params.ts'
import { assemble } from './assemble.ts'
import { customsOf } from './customs.ts'
import type { Before, OccasionData, ProblemData } from './data.ts'
import type { HeldDish } from './draft.ts'
import { exclusionMask } from './filters.ts'
import { foodGroupBands, HEALTHY_WEIGHT } from './food-groups.ts'
import { budgetOf, dayTargets, healthTarget, portionsOf } from './household.ts'
import { indexOf, type ProblemIndex, setOf } from './index.ts'
import { keptOf, withKept } from './kept-meals.ts'
import { indexFor } from './kitchen.ts'
import { type Layout, layOut, type Shelf } from './layout.ts'
import { composeWeek, plainWeek, sundayMealOf } from './menu.ts'
import { occasionMismatch, withOthers } from './occasion.ts'
import { companionOf, headWith, mealsOf, type Offer, Offers, without } from './offers.ts'
import {
  COMPANIONS,
  type Companion,
  type Custom,
  type Drawn,
  type Head,
  isOfMeal,
  type Kept,
  type PlannedMeal,
} from './planned-meal.ts'
import { goingOn, preferencesOf, weekSeed } from './preferences.ts'
import { EMPTY, type Problem, type Shortage } from './problem.ts'
import { mostMinutesOf, within } from './quick-dinners.ts'
import { meanKcal, servedAt, targetKcalOf } from './week-energy.ts'
import { STARCH, TEMPLATE } from './week-variety.ts'

export const WEEK_DAYS = 7

/** A plan that is to be changed: its meals stay, and its dishes may stand whatever today's rules offer. */
export interface Held {
  readonly meals: readonly PlannedMeal[]
  /** by position; further ones are candidates where they are said to stand */
  readonly dishes: readonly HeldDish[]
  /** of a table: the course of each position, and adult portions of its dish */
  readonly places: readonly { readonly slot: string; readonly portions: number }[]
}

/** Lunches and dinners of a week. */
const largeMealsOf = (slots: readonly Slot[]): number => WEEK_DAYS * slots.filter(isMainMeal).length

function weekTargets(
  { params, prices }: PlannerInput,
  slots: readonly Slot[],
  people: number,
  variety: readonly VarietyGroup[],
  foodGroups: readonly FoodGroupBand[],
) {
  const { share, kcal, protein } = dayTargets(params.goal, slots)
  const margin = CALORIE_MARGIN * kcal.target
  return (referenceMinor: number, minutes: number): Targets => ({
    positions: WEEK_DAYS * slots.length,
    largeMeals: largeMealsOf(slots),
    days: WEEK_DAYS,
    referenceMinor,
    budgetMinor: budgetOf(params, prices.decimals, people, WEEK_DAYS),
    // What is aimed at lies within what is asked for: a day that is rounded out of it has missed it.
    kcal: { target: kcal.target, low: kcal.low + margin, high: kcal.high - margin, scale: kcal.target },
    protein,
    minutes,
    health: healthTarget(params.goal, share),
    foodGroups,
    foodGroupsWeight: params.goal === 'healthy' ? HEALTHY_WEIGHT : 1,
    variety,
    starch: STARCH,
    template: TEMPLATE,
  })
}

/** How many dishes of a meal pass all that a request takes away. */
export function fitting(slot: Slot, params: Params, data: ProblemData): number {
  const index = indexOf(data)
  const excluded = exclusionMask(index, params)
  return mealsOf(index, params.country, slot).reduce((n, recipe) => n + (excluded(recipe) === 0 ? 1 : 0), 0)
}

/** Recipes that may be a main part of a lunch or dinner. */
const mainsOf = ({ shelves }: Layout, offers: readonly Offer[]): number[] =>
  shelves.flatMap(({ part, slot }, group) =>
    'head' in part && isMainMeal(slot) ? [...(offers[group] as Offer).recipes] : [],
  )

/** The breakfasts and snacks of the week before, as meals: with the same main part, where it still passes. */
function carriedOn(before: Before | undefined, index: ProblemIndex, offers: Offers): Map<Slot, Drawn[]> {
  const found = new Map<Slot, Drawn[]>()
  for (const { slot, recipeIds } of before?.habits ?? []) {
    const recipes = [...setOf(index, recipeIds)]
    const [main = EMPTY, ...beside] = recipes
    const head = recipes.length === recipeIds.length ? headWith(index, main) : null
    if (head === null) continue
    const parts = beside.map((recipe) => companionOf(index, recipe))
    const companions = COMPANIONS.filter((part) => parts.includes(part))
    const goesOn = offers.mayBeAbout(slot, head, main)
    found.set(slot, [...(found.get(slot) ?? []), { head, companions, ...(goesOn && { kept: main }) }])
  }
  return found
}

const offerOf = (offers: Offers, slot: Slot, part: Head | Companion, companion: boolean, days: number): Offer =>
  offers.kept(
    companion ? offers.companions(slot, part as Companion) : offers.heads(slot, part as Head),
    companion,
    days,
  )

/**
 * Seven days of meals for one household.
 * @param shortlist dishes for a part of a meal that the search looks at, at most; left out: as many as usual
 * @throws EmptySlotError
 */
export function weekProblem(input: PlannerInput, held?: Held, shortlist?: number): Problem {
  const { params, data } = input
  const index = indexFor(input)
  const collection = data.collections.find(({ slug }) => slug === params.collection)
  const wanted = collection ? setOf(index, collection.recipes) : null
  const excluded = exclusionMask(index, params)
  const carried = goingOn(index, input.before)
  const offers = new Offers(index, params, excluded, (recipe) => wanted?.has(recipe) ?? false, carried)
  for (const slot of params.slots) offers.meals(slot)
  const eating = data.eating.find(({ country }) => country === params.country)
  const customs = eating ? customsOf(input, index, eating, offers) : []
  const meals =
    held?.meals ??
    composeWeek(eating, {
      slots: params.slots,
      days: WEEK_DAYS,
      startDate: params.startDate,
      seed: weekSeed(params),
      choices: (slot, part, companion) => offerOf(offers, slot, part, companion, 0).recipes.length,
      keep: (slot, part, companion, days) => offerOf(offers, slot, part, companion, days).recipes.length,
      kinds: (slot, head) => offers.kinds(slot, head),
      customs,
      habits: carriedOn(input.before, index, offers),
    })
  const kept = held ? [] : [...keptOf(params, index), ...customs.filter(isOfMeal)].toSorted((a, b) => a.day - b.day)
  return composed(
    input,
    withKept(meals, kept, (slot, part) => offers.companions(slot, part).recipes.length > 0),
    (...shelf) => offerOf(offers, ...shelf),
    {
      wanted,
      mismatch: (recipe) => (wanted && !wanted.has(recipe) ? 1 : 0),
      occasion: null,
      shortages: [],
      portions: portionsOf(params),
      people: params.adults + params.kids.length,
      slots: params.slots,
      held,
      shortlist,
      customs,
      passed: (slot) => offers.meals(slot).passed,
    },
  )
}

/** What a week is made for, besides its meals. */
interface Frame {
  readonly wanted: ReadonlySet<number> | null
  readonly mismatch: (recipe: number) => number
  readonly occasion: OccasionData | null
  readonly shortages: readonly Shortage[]
  /** hundredths of adult portions */
  readonly portions: number
  readonly people: number
  readonly slots: readonly Slot[]
  readonly held: Held | undefined
  readonly shortlist?: number | undefined
  readonly customs: readonly Custom[]
  /** how many recipes pass for a meal, whatever it is about */
  readonly passed?: (slot: Slot) => number
}

/** The problem of a week whose meals are composed. */
function composed(
  input: PlannerInput,
  meals: readonly PlannedMeal[],
  offer: (slot: Slot, part: Head | Companion, companion: boolean, days: number) => Offer,
  { wanted, mismatch, occasion, shortages, portions, people, slots, held, shortlist, customs, passed }: Frame,
): Problem {
  const index = indexFor(input)
  const eating = input.data.eating.find(({ country }) => country === input.params.country)
  const layout = layOut(meals, {
    startDate: input.params.startDate,
    mostMinutes: mostMinutesOf(input.params, index, offer),
    sundayMeal: occasion ? undefined : sundayMealOf(eating, slots),
    isAlike: (part) => same(offer('lunch', part, true, 0).recipes, offer('dinner', part, true, 0).recipes),
    customAt: ({ day, slot, head }, companion) =>
      customs.findIndex(
        (one) =>
          one.day === day &&
          one.slot === slot &&
          (isOfMeal(one) ? companion === null && one.head === head : one.companion === companion),
      ),
  })
  const offers = layout.shelves.map(({ slot, part, keeps, most, kept, not }) => {
    if (kept !== undefined) return { recipes: Int32Array.of(kept), offered: 1 }
    const there = 'companion' in part ? offer(slot, part.companion, true, keeps) : offer(slot, part.head, false, keeps)
    return within(index, without(not, index, there), most)
  })
  const passedAt = (slot: Slot, part: Shelf['part']): { passed?: number } =>
    passed && !('head' in part && part.head === 'any') ? { passed: passed(slot) } : {}
  const preferences = preferencesOf(input, index, wanted, mismatch, customs)
  const usual = offers.map(({ recipes }) => meanKcal(index, recipes))
  const targetKcal = targetKcalOf(layout, usual, slots, input.params.goal)
  return assemble({
    kind: 'week',
    input,
    groups: layout.shelves.map(({ slot, part, count }, g) => ({
      name: slot,
      portions,
      portionOf: servedAt(index, targetKcal[g] ?? 0),
      resized: true,
      companion: 'companion' in part,
      ...(offers[g] as Offer),
      ...passedAt(slot, part),
      count,
    })),
    positions: layout.positions,
    blocks: layout.blocks,
    targets: weekTargets(
      input,
      slots,
      people,
      layout.variety,
      foodGroupBands(
        index,
        occasion ? undefined : eating?.habits,
        input.params.taste,
        largeMealsOf(slots),
        mainsOf(layout, offers),
      ),
    ),
    wanted,
    // What a person changes may be any dish; an occasion has its own.
    preferences: held || occasion ? { ...preferences, turn: undefined } : preferences,
    occasion,
    shortages,
    portions,
    held: held?.dishes,
    shortlist,
  })
}

/** Seven days from an occasion's dishes, for its guests. @throws EmptySlotError */
export function themedWeekProblem(input: PlannerInput, occasion: OccasionData, guests: number, held?: Held): Problem {
  const { params } = input
  const index = indexFor(input)
  const excluded = exclusionMask(index, params, occasion)
  const { own, mismatch } = occasionMismatch(index, occasion)
  const slots = SLOTS.filter((slot) => occasion.courses.includes(slot))
  const shortages: Shortage[] = []
  const offers = new Map<Slot, Offer>()
  for (const slot of slots) {
    const ids = occasion.dishes[slot] ?? []
    const mine = [...setOf(index, ids)].filter((recipe) => index.offered[recipe])
    const meals = mealsOf(index, params.country, slot)
    const { recipes, shortage, refusal } = withOthers(slot, mine, meals, WEEK_DAYS, excluded)
    if (refusal) throw refusal
    if (shortage) shortages.push(shortage)
    offers.set(slot, { recipes, offered: meals.length })
  }
  const kept = params.keep.flatMap(({ day, slot, recipeId }): Kept[] => {
    const recipe = index.recipeAt.get(recipeId)
    return recipe === undefined ? [] : [{ day, slot: slot as Slot, recipe, head: 'any', keeps: 0 }]
  })
  const meals = held?.meals ?? withKept(plainWeek(slots, WEEK_DAYS), kept, () => false)
  return composed(input, meals, (slot) => offers.get(slot) as Offer, {
    wanted: own,
    mismatch,
    occasion,
    shortages,
    portions: guests * HUNDREDTHS,
    people: guests,
    slots,
    held,
    customs: [],
  })
}
