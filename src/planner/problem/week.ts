import { HUNDREDTHS } from '../../catalogue/amount.ts'
import { hash } from '../../catalogue/random.ts'
import { isMainMeal, SLOTS, type Slot } from '../../catalogue/vocabulary.ts'
import { flag, real } from '../arrays.ts'
import { weekNumber } from '../calendar.ts'
import type { PlannerInput } from '../input.ts'
import type { FoodGroupBand, Targets, VarietyGroup } from '../objective.ts'
import type { Params } from '../params.ts'
import { assemble } from './assemble.ts'
import type { OccasionData, ProblemData } from './data.ts'
import { type Leanings, tasteOf } from './dish-columns.ts'
import type { HeldDish } from './draft.ts'
import { homeOf } from './familiarity.ts'
import { exclusionMask } from './filters.ts'
import { foodGroupBands } from './food-groups.ts'
import { budgetOf, dayTargets, healthTarget, mealKcal, portionsOf, servedPortion } from './household.ts'
import { indexOf, type ProblemIndex, pricedIndexOf } from './index.ts'
import { type Layout, layOut, type Shelf } from './layout.ts'
import { composeWeek, plainWeek } from './menu.ts'
import { occasionMismatch, setOf, withOthers } from './occasion.ts'
import { mealsOf, type Offer, Offers } from './offers.ts'
import type { Companion, Head, PlannedMeal } from './planned-meal.ts'
import type { Problem, Shortage } from './problem.ts'

export const WEEK_DAYS = 7

/** Age from which children eat what adults eat. */
const CHILD_UNTIL = 12

/** A plan that is to be changed: its meals stay, and its dishes may stand whatever today's rules offer. */
export interface Held {
  readonly meals: readonly PlannedMeal[]
  /** by position; further ones are candidates where they are said to stand */
  readonly dishes: readonly HeldDish[]
}

function weekTargets(
  { params, prices }: PlannerInput,
  slots: readonly string[],
  people: number,
  variety: readonly VarietyGroup[],
  foodGroups: readonly FoodGroupBand[],
) {
  const { share, kcal, protein } = dayTargets(params.goal, slots)
  return (referenceMinor: number, minutes: number): Targets => ({
    positions: WEEK_DAYS * slots.length,
    days: WEEK_DAYS,
    referenceMinor,
    budgetMinor: budgetOf(params, prices.decimals, people, WEEK_DAYS),
    kcal: { ...kcal, scale: kcal.target },
    protein,
    minutes,
    health: healthTarget(params.goal, share),
    foodGroups,
    variety,
  })
}

/** What a household is told apart by: neither its store nor its budget, nor what is at home. */
const householdOf = ({ country, adults, kids, slots }: Params) => [country, adults, kids, slots]

/** What makes one household's week another than the next. */
const weekSeed = (params: Params): number =>
  hash([weekNumber(params.startDate), ...householdOf(params), params.variant])

/**
 * What the week would rather have: dishes of what was asked for, then those that are at home in the country, on their
 * days. The household's own week gives each dish a number, so that the next week is another one without any memory.
 */
function leaningsOf(
  { params }: PlannerInput,
  index: ProblemIndex,
  wanted: ReadonlySet<number> | null,
  mismatch: (recipe: number) => number,
): Leanings {
  const home = homeOf(index, params.country)
  const isAsked = (recipe: number): boolean => wanted?.has(recipe) ?? false
  const taste = tasteOf(index, hash(householdOf(params)), weekNumber(params.startDate), params.variant)
  const withChildren = params.kids.some(({ age }) => age < CHILD_UNTIL)
  const month = Number(params.startDate.slice(5, 7))
  return {
    mismatch,
    jitter: (recipe) => real(taste, recipe),
    unfamiliar: (recipe) => (isAsked(recipe) ? 0 : real(home.unfamiliar, recipe)),
    weekend: (recipe) => (isAsked(recipe) ? 0 : flag(index.weekend, recipe)),
    foreign: (recipe) => flag(home.foreign, recipe),
    childless: (recipe) => (withChildren && index.data.recipes[recipe]?.kids === 0 ? 1 : 0),
    unseasonal: (recipe) => {
      const months = index.data.recipes[recipe]?.season ?? []
      return months.length === 0 || months.includes(month) ? 0 : 1
    },
  }
}

/** The share of each recipe's portion that an adult eats where so many kcal are aimed at: portions carry the day's energy. */
function servedAt(index: ProblemIndex, aim: number): (recipe: number) => number {
  const served = Float64Array.from(index.data.recipes, ({ portionRange }, recipe) =>
    servedPortion(real(index.kcal, recipe), portionRange, aim),
  )
  return (recipe) => real(served, recipe)
}

const meanKcal = (index: ProblemIndex, recipes: Int32Array): number =>
  recipes.length === 0 ? 0 : recipes.reduce((sum, r) => sum + real(index.kcal, r), 0) / recipes.length

/**
 * What each group of positions aims at, kcal of an adult: a companion at what it usually brings, a main part at what its
 * meal lacks besides its companions, in the mean of the positions.
 */
function aimsOf(layout: Layout, usual: readonly number[], slots: readonly Slot[], goal: Params['goal']): number[] {
  const { positions, shelves } = layout
  const besides = new Map<string, number>()
  positions.forEach(({ day, name, companion, group }) => {
    const meal = `${day} ${name}`
    if (companion) besides.set(meal, (besides.get(meal) ?? 0) + (usual[group] ?? 0))
  })
  return shelves.map(({ part, slot, count }, group) => {
    if ('companion' in part) return usual[group] ?? 0
    const lacking = positions.reduce(
      (sum, at) => sum + (at.group === group ? (besides.get(`${at.day} ${at.name}`) ?? 0) : 0),
      0,
    )
    return mealKcal(slot, slots, goal) - lacking / count
  })
}

/** How many dishes of a meal pass all that a request takes away. */
export function fitting(slot: Slot, params: Params, data: ProblemData): number {
  const index = indexOf(data)
  const excluded = exclusionMask(index, params)
  return mealsOf(index, slot).reduce((n, recipe) => n + (excluded(recipe) === 0 ? 1 : 0), 0)
}

/** Recipes that may be a main part of a lunch or dinner. */
const mainsOf = ({ shelves }: Layout, offers: readonly Offer[]): number[] =>
  shelves.flatMap(({ part, slot }, group) =>
    'head' in part && isMainMeal(slot) ? [...(offers[group] as Offer).recipes] : [],
  )

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
  const { params, data, prices } = input
  const index = pricedIndexOf(data, prices)
  const collection = data.collections.find(({ slug }) => slug === params.collection)
  const wanted = collection ? setOf(index, collection.recipes) : null
  const excluded = exclusionMask(index, params)
  const offers = new Offers(index, params, excluded, (recipe) => wanted?.has(recipe) ?? false)
  for (const slot of params.slots) offers.meals(slot)
  const eating = data.eating.find(({ country }) => country === params.country)
  const meals =
    held?.meals ??
    composeWeek(eating, {
      slots: params.slots,
      days: WEEK_DAYS,
      startDate: params.startDate,
      seed: weekSeed(params),
      choices: (slot, part, companion) => offerOf(offers, slot, part, companion, 0).recipes.length,
      keep: (slot, part, companion, days) => offerOf(offers, slot, part, companion, days).recipes.length,
    })
  return composed(input, meals, (slot, part, companion, days) => offerOf(offers, slot, part, companion, days), {
    wanted,
    mismatch: (recipe) => (wanted && !wanted.has(recipe) ? 1 : 0),
    occasion: null,
    shortages: [],
    portions: portionsOf(params),
    people: params.adults + params.kids.length,
    slots: params.slots,
    held,
    shortlist,
    passed: (slot) => offers.meals(slot).recipes.length,
  })
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
  /** how many recipes pass for a meal, whatever it is about */
  readonly passed?: (slot: Slot) => number
}

/** The problem of a week whose meals are composed. */
function composed(
  input: PlannerInput,
  meals: readonly PlannedMeal[],
  offer: (slot: Slot, part: Head | Companion, companion: boolean, days: number) => Offer,
  { wanted, mismatch, occasion, shortages, portions, people, slots, held, shortlist, passed }: Frame,
): Problem {
  const index = pricedIndexOf(input.data, input.prices)
  const layout = layOut(meals, input.params.startDate)
  const offers = layout.shelves.map(({ slot, part, keeps }) =>
    'companion' in part ? offer(slot, part.companion, true, keeps) : offer(slot, part.head, false, keeps),
  )
  const passedAt = (slot: Slot, part: Shelf['part']): { passed?: number } =>
    passed && !('head' in part && part.head === 'any') ? { passed: passed(slot) } : {}
  const usual = offers.map(({ recipes }) => meanKcal(index, recipes))
  const aims = aimsOf(layout, usual, slots, input.params.goal)
  return assemble({
    kind: 'week',
    input,
    groups: layout.shelves.map(({ slot, part, count }, g) => ({
      name: slot,
      portions,
      portionOf: servedAt(index, aims[g] ?? 0),
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
        occasion ? undefined : input.data.eating.find(({ country }) => country === input.params.country)?.habits,
        layout.positions.filter(({ counted }) => counted).length,
        mainsOf(layout, offers),
      ),
    ),
    wanted,
    leanings: leaningsOf(input, index, wanted, mismatch),
    occasion,
    shortages,
    portions,
    held: held?.dishes,
    shortlist,
  })
}

/** Seven days from an occasion's dishes, for its guests. @throws EmptySlotError */
export function themedWeekProblem(input: PlannerInput, occasion: OccasionData, guests: number, held?: Held): Problem {
  const { params, data, prices } = input
  const index = pricedIndexOf(data, prices)
  const excluded = exclusionMask(index, params, occasion)
  const { own, mismatch } = occasionMismatch(index, occasion)
  const slots = SLOTS.filter((slot) => occasion.courses.includes(slot))
  const shortages: Shortage[] = []
  const offers = new Map<Slot, Offer>()
  for (const slot of slots) {
    const ids = occasion.dishes[slot] ?? []
    const mine = [...setOf(index, ids)].filter((recipe) => index.offered[recipe])
    const meals = mealsOf(index, slot)
    const { recipes, shortage, refusal } = withOthers(slot, mine, meals, WEEK_DAYS, excluded)
    if (refusal) throw refusal
    if (shortage) shortages.push(shortage)
    offers.set(slot, { recipes, offered: meals.length })
  }
  const meals = held?.meals ?? plainWeek(slots, WEEK_DAYS)
  return composed(input, meals, (slot) => offers.get(slot) as Offer, {
    wanted: own,
    mismatch,
    occasion,
    shortages,
    portions: guests * HUNDREDTHS,
    people: guests,
    slots,
    held,
  })
}
