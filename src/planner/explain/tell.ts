import { FOOD_GROUPS } from '../../catalogue/vocabulary.ts'
import { bySize } from '../../i18n/round.ts'
import { flag, real, whole } from '../arrays.ts'
import { excessParts, foodGroupMeals } from '../evaluate.ts'
import { outsideBand, type Term } from '../objective.ts'
import { homeOf } from '../problem/familiarity.ts'
import { ownServed } from '../problem/occasion.ts'
import type { Solution } from '../problem/problem.ts'
import type { Statement } from './codes.ts'
import {
  dishAt,
  familyId,
  idOf,
  minutesOf,
  movedWith,
  type Other,
  positionAt,
  recipeOf,
  type Standing,
} from './standing.ts'
import { tellDay, tellTaste } from './tell-home.ts'
import { tellMoney } from './tell-money.ts'

/** What is weighed together when it is asked what decided. */
export type GroupName =
  | 'money'
  | 'calories'
  | 'protein'
  | 'time'
  | 'effort'
  | 'familiarity'
  | 'day'
  | 'variety'
  | 'collection'
  | 'health'
  | 'foodGroups'
  | 'children'
  | 'season'
  | 'taste'
  | 'recency'
  | 'variant'

/** The group that tells a term: a term of the objective cannot stay out of `why`. */
export const GROUP_OF: Readonly<Record<Term, GroupName>> = {
  cost: 'money',
  budget: 'money',
  waste: 'money',
  pantry: 'money',
  have: 'money',
  calories: 'calories',
  protein: 'protein',
  time: 'time',
  effort: 'effort',
  familiarity: 'familiarity',
  wrongDay: 'day',
  variety: 'variety',
  collection: 'collection',
  health: 'health',
  foodGroups: 'foodGroups',
  children: 'children',
  season: 'season',
  lines: 'money',
  taste: 'taste',
  recency: 'recency',
  variant: 'variant',
}

/** The sentence for a group on which the dish beats its runner-up; null where no single figure tells it truly. */
export function tell(
  standing: Standing,
  other: Other,
  position: number,
  group: GroupName,
  gain: number,
): Statement | null {
  const { problem, solution } = standing
  switch (group) {
    case 'money':
      return tellMoney(standing, other, position, gain)
    case 'calories':
      return tellCalories(standing, other, position)
    case 'protein':
      return tellProtein(standing, other, position)
    case 'time': {
      const timeMin = minutesOf(problem, dishAt(solution, position))
      const otherTimeMin = minutesOf(problem, dishAt(other.solution, position))
      return timeMin < otherTimeMin ? { code: 'quick', values: { timeMin, otherTimeMin } } : null
    }
    case 'variety':
      return tellVariety(standing, other, position)
    case 'collection':
      return tellCollection(standing, position)
    case 'health':
      return tellHealth(standing, other, position)
    case 'foodGroups':
      return tellFoodGroups(standing, other)
    case 'children':
      return { code: 'childrenLike', values: {} }
    case 'season':
      return { code: 'inSeason', values: {} }
    case 'effort':
      return tellEffort(standing, other, position)
    case 'familiarity':
      return tellFamiliarity(standing, other, position)
    case 'taste':
      return tellTaste(standing, other, position)
    case 'variant':
      return { code: 'variant', values: {} }
    case 'recency':
      return tellRecency(standing, other, position)
    case 'day':
      return tellDay(standing, other, position)
  }
}

/** The kind of dish that comes as often as it should thanks to this one: of several that which the runner-up misses most. */
function tellFoodGroups({ problem, solution }: Standing, other: Other): Statement | null {
  const here = foodGroupMeals(problem, solution)
  const there = foodGroupMeals(problem, other.solution)
  const bands = problem.targets.foodGroups.map((band) => {
    const bit = FOOD_GROUPS.indexOf(band.group)
    const [times = 0, otherTimes = 0] = [here[bit], there[bit]]
    return { group: band.group, times, otherTimes, better: outsideBand(band, otherTimes) - outsideBand(band, times) }
  })
  const [best] = bands.toSorted((a, b) => b.better - a.better)
  if (!best || best.better <= 0) return null
  const { group, times, otherTimes } = best
  return { code: 'foodGroup', values: { group, times, otherTimes } }
}

/** Not eaten as lately as its runner-up. */
function tellRecency({ problem, solution }: Standing, other: Other, position: number): Statement | null {
  const ago = (of: Solution): number | undefined => {
    const recipeId = idOf(problem, dishAt(of, position))
    return problem.before?.eaten.find((eaten) => eaten.recipeId === recipeId)?.weeks
  }
  const [weeks, otherWeeks] = [ago(solution), ago(other.solution)]
  return otherWeeks !== undefined && (weeks === undefined || weeks > otherWeeks)
    ? { code: 'notLately', values: { otherWeeks } }
    : null
}

/** Less hands-on work, where it is known of both. */
function tellEffort({ problem, solution }: Standing, other: Other, position: number): Statement | null {
  const minutes = ({ dish }: Solution): number | null =>
    problem.index.data.recipes[recipeOf(problem, whole(dish, position))]?.activeMin ?? null
  const [activeMin, otherActiveMin] = [minutes(solution), minutes(other.solution)]
  if (activeMin === null || otherActiveMin === null || activeMin >= otherActiveMin) return null
  return { code: 'lessWork', values: { activeMin, otherActiveMin } }
}

/** A dish that is cooked in the country more than its runner-up. */
function tellFamiliarity({ problem, solution }: Standing, other: Other, position: number): Statement | null {
  const { country } = problem.params
  const { familiarity: grades } = homeOf(problem.index, country)
  const [familiarity, otherFamiliarity] = [solution, other.solution].map((of) =>
    flag(grades, recipeOf(problem, dishAt(of, position))),
  ) as [number, number]
  return familiarity > otherFamiliarity
    ? { code: 'knownAtHome', values: { country, familiarity, otherFamiliarity } }
    : null
}

function tellCalories({ problem, now }: Standing, other: Other, position: number): Statement | null {
  const { day } = positionAt(problem, position)
  const { low, high, target } = problem.targets.kcal
  const miss = (kcal: number): number => Math.max(low - kcal, kcal - high, 0)
  const [here, there] = [real(now.kcal, day), real(other.score.kcal, day)]
  const values = { dayKcal: Math.round(here), otherDayKcal: Math.round(there) }
  if (miss(there) <= miss(here) || values.dayKcal === values.otherDayKcal) return null
  return problem.kind === 'table'
    ? { code: 'guestCalories', values: { ...values, lowKcal: low, highKcal: high } }
    : { code: 'calories', values: { ...values, targetKcal: Math.round(target) } }
}

function tellProtein({ problem, now }: Standing, other: Other, position: number): Statement | null {
  const { day } = positionAt(problem, position)
  const { protein: target } = problem.targets
  const [here, there] = [real(now.protein, day), real(other.score.protein, day)]
  const values = {
    dayProtein: bySize(here / 10),
    targetProtein: bySize(target / 10),
    otherDayProtein: bySize(there / 10),
  }
  const better = there < target && values.otherDayProtein < values.dayProtein
  return better ? { code: 'protein', values } : null
}

function tellHealth({ problem, solution }: Standing, other: Other, position: number): Statement | null {
  const { dishes, targets, positions } = problem
  const { day } = positionAt(problem, position)
  if (!targets.health) return null
  const of = (values: Float64Array, { dish }: Solution): number =>
    positions.reduce((sum, at, c) => sum + (at.day === day ? real(values, whole(dish, c)) : 0), 0)
  const kinds = [
    { code: 'vegetables', values: dishes.produce, target: targets.health.produce, unit: 1, sign: 1 },
    { code: 'fiber', values: dishes.fiber, target: targets.health.fiber, unit: 10, sign: 1 },
    { code: 'salt', values: dishes.salt, target: targets.health.salt, unit: 100, sign: -1 },
  ] as const
  const tries = kinds.flatMap(({ code, values, target, unit, sign }) => {
    const loss = (grams: number): number => Math.max(0, sign * (1 - grams / target))
    const [here, there] = [of(values, solution), of(values, other.solution)]
    const said = {
      dayGrams: bySize(here / unit),
      targetGrams: bySize(target / unit),
      otherDayGrams: bySize(there / unit),
    }
    const gain = loss(there) - loss(here)
    return gain > 0 && said.dayGrams !== said.otherDayGrams ? [{ gain, said: { code, values: said } }] : []
  })
  return tries.length === 0 ? null : tries.reduce((a, b) => (b.gain > a.gain ? b : a)).said
}

function tellVariety({ problem, solution }: Standing, other: Other, position: number): Statement | null {
  const { positions, dishes, index } = problem
  const [here, there] = [dishAt(solution, position), dishAt(other.solution, position)]
  const [now, then] = [excessParts(problem, solution), excessParts(problem, other.solution)]
  const parts = (['main', 'cuisine', 'sameDay', 'temperature'] as const)
    .map((part) => ({ part, gain: then[part] - now[part] }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
  const { positions: moved } = movedWith(problem, solution, position)
  const { day } = positionAt(problem, position)
  /** Places besides this dish's, of the whole plan or of its day, whose dish has the same value as `dish`. */
  const besides = (values: Int32Array, dish: number, sameDay = false): number =>
    positions.reduce((n, at, c) => {
      const counts = !moved.includes(c) && (!sameDay || at.day === day)
      return n + (counts && values[dishAt(solution, c)] === values[dish] ? 1 : 0)
    }, 0)
  /** A change it is only where the plan has the dish's own value less often than the other's. */
  const change = (values: Int32Array): number => {
    const times = besides(values, there)
    return besides(values, here) < times ? times : 0
  }
  const mains = { ingredient: familyId(problem, here), otherIngredient: familyId(problem, there) }
  for (const { part } of parts) {
    if (part === 'main') {
      const times = change(dishes.main)
      if (times > 0) return { code: 'newMain', values: { ...mains, times } }
    }
    if (part === 'sameDay' && besides(dishes.main, there, true) > 0 && besides(dishes.main, here, true) === 0)
      return { code: 'newMainToday', values: mains }
    if (part === 'cuisine') {
      const times = change(dishes.cuisine)
      const cuisine = (dish: number): string => index.cuisines[whole(dishes.cuisine, dish)] ?? ''
      if (times > 0)
        return { code: 'newCuisine', values: { cuisine: cuisine(here), otherCuisine: cuisine(there), times } }
    }
    if (part === 'temperature') return { code: 'hotAndCold', values: { serve: dishes.cold[here] ? 'cold' : 'hot' } }
  }
  return null
}

/**
 * A dish of what was asked for; at an occasion also that another had to be added, where too few of its own pass and all
 * of these are on the table.
 */
export function tellCollection(
  { problem, solution }: Pick<Standing, 'problem' | 'solution'>,
  position: number,
): Statement | null {
  const { occasion, wanted, params, shortages } = problem
  if (wanted?.has(recipeOf(problem, dishAt(solution, position)))) {
    return occasion
      ? { code: 'ofOccasion', values: { occasion: occasion.id } }
      : { code: 'collection', values: { collection: params.collection } }
  }
  const slot = positionAt(problem, position).name
  const short = shortages.find(({ group }) => group === slot)
  return occasion && short && ownServed(problem, solution, slot) >= short.own
    ? { code: 'addedDish', values: { occasion: occasion.id, slot, own: short.own, needed: short.needed } }
    : null
}
