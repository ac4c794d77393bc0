import { hash } from '../../catalogue/random.ts'
import { EXCLUDE_TAGS } from '../../catalogue/vocabulary.ts'
import { flag, real, whole } from '../arrays.ts'
import { monthOf, weekNumber } from '../calendar.ts'
import type { PlannerInput } from '../input.ts'
import type { Params } from '../params.ts'
import { type Preferences, tasteAt, turnOf } from './dish-columns.ts'
import { homeOf } from './familiarity.ts'
import { bitsOf, type ProblemIndex, setOf } from './index.ts'
import { ownShareOf } from './own-week.ts'
import type { Custom } from './planned-meal.ts'
import { isInSeason } from './season.ts'

/** How much it counts that a dish is little known, by taste. */
const STRANGENESS: Readonly<Record<Params['taste'], number>> = { home: 1, mixed: 0.4, world: 0 }

/** Age from which children eat what adults eat. */
const CHILD_UNTIL = 12

/** Whether a child eats that does not eat and drink what adults do. */
export const withChildren = ({ kids }: Pick<Params, 'kids'>): boolean => kids.some(({ age }) => age < CHILD_UNTIL)

/** What is no dish of a Friday without meat. */
const MEAT = bitsOf(EXCLUDE_TAGS, ['meat', 'poultry', 'offal'])

/** What a household is told apart by: neither its store nor its budget, nor what is at home. */
export const householdOf = ({ country, adults, kids, slots }: Params) => [country, adults, kids, slots]

/** What makes one household's week another than the next. */
export const weekSeed = (params: Params): number =>
  hash([weekNumber(params.startDate), ...householdOf(params), params.variant])

/** What was eaten by habit in the week before: it goes on. */
export const goingOn = (index: ProblemIndex, before: PlannerInput['before']): Set<number> =>
  setOf(index, before?.habits.flatMap(({ recipeIds }) => recipeIds) ?? [])

/**
 * What the week would rather have: dishes of what was asked for, then those that are at home in the country, on their
 * days. The household's own week gives each dish a number, so that the next week is another one without any memory.
 * @param customs of the week, in their order
 */
export function preferencesOf(
  { params, before, apart }: PlannerInput,
  index: ProblemIndex,
  wanted: ReadonlySet<number> | null,
  mismatch: (recipe: number) => number,
  customs: readonly Custom[],
): Required<Omit<Preferences, 'favour'>> {
  const home = homeOf(index, params.country)
  const month = monthOf(params.startDate)
  const meant = new Map(customs.map(({ recipe }, at) => [recipe, at]))
  const isAsked = (recipe: number): boolean => wanted?.has(recipe) ?? false
  const turn = turnOf(index, hash(householdOf(params)), weekNumber(params.startDate), params.variant)
  const children = withChildren(params)
  const carriedOn = goingOn(index, before)
  const recent = new Map(before?.eaten.map((eaten) => [index.recipeAt.get(eaten.recipeId), eaten.recent]))
  const others = setOf(index, apart ?? [])
  const strangeness = STRANGENESS[params.taste]
  const meatless = params.taste !== 'world' && home.meatlessFridays
  return {
    mismatch,
    jitter: (recipe) => (carriedOn.has(recipe) ? 0 : tasteAt(turn(recipe))),
    turn: (recipe) => (isAsked(recipe) || meant.has(recipe) ? 0 : turn(recipe)),
    inTurn: (recipe) => real(home.inTurn, recipe),
    ownShare: (recipe) => (isAsked(recipe) || meant.has(recipe) ? 0 : ownShareOf(index, params, recipe)),
    favourite: (recipe) => real(home.favourite, recipe),
    unfamiliar: (recipe) => (isAsked(recipe) ? 0 : strangeness * real(home.unfamiliar, recipe)),
    weekend: (recipe) => (isAsked(recipe) ? 0 : flag(index.weekend, recipe)),
    plain: (recipe) => (isAsked(recipe) ? 0 : real(index.plain, recipe)),
    meaty: (recipe) => (meatless && !isAsked(recipe) && (whole(index.tags, recipe) & MEAT) !== 0 ? 1 : 0),
    customs: (recipe) => customs.reduce((bits, { dishes }, at) => bits | (dishes.has(recipe) ? 1 << at : 0), 0),
    meant: (recipe) => meant.get(recipe) ?? -1,
    foreign: (recipe) => flag(home.foreign, recipe),
    childless: (recipe) => (children && index.data.recipes[recipe]?.kids === 0 ? 1 : 0),
    unseasonal: (recipe) => (isInSeason(home, recipe, month) ? 0 : 1),
    recent: (recipe) => recent.get(recipe) ?? 0,
    apart: (recipe) => (others.has(recipe) ? 1 : 0),
  }
}
