import { isMainMeal, type Slot } from '../../catalogue/vocabulary.ts'
import type { CountryEating, PatternData } from '../../eating/meals.ts'
import { isWeekend } from '../calendar.ts'
import { COMPANIONS, type MenuRequest, type PlannedMeal } from './planned-meal.ts'

/** Share of a country's breakfasts with fruit below which fruit belongs to another meal. */
const FRUIT_BREAKFASTS = 0.1

/** Days on which a week has fruit after a large meal: more would make the meals longer than the country's are. */
const AFTER_MEALS = 5

/** Days a week that a pattern's share is of. */
const daysOf = ({ weekend }: PatternData): number => (weekend ? 2 : 5)

/** The meal with which a country's homes eat their fruit: breakfast, or else the large meal that has it most often. */
export function fruitMealOf({ patterns }: CountryEating, slots: readonly Slot[]): Slot | undefined {
  /** meals with fruit on a mean day: what is optional stands on half of the days */
  const fruitAt = (meal: Slot): number =>
    patterns
      .filter(({ slot }) => slot === meal)
      .flatMap((pattern) => pattern.parts.map((part) => ({ ...part, days: pattern.share * daysOf(pattern) })))
      .reduce((sum, { part, optional, days }) => sum + (part === 'fruit' ? (optional ? days / 2 : days) : 0), 0) / 7
  const large = slots.filter(isMainMeal)
  const breakfasts = slots.includes('breakfast') ? fruitAt('breakfast') : 0
  const others = large.reduce((sum, slot) => sum + fruitAt(slot), 0)
  if (breakfasts >= FRUIT_BREAKFASTS && breakfasts > others) return 'breakfast'
  return large.toSorted((a, b) => fruitAt(b) - fruitAt(a))[0]
}

/**
 * Fruit on days of whole meals that have none yet: on working days at breakfast, after a large meal on some days.
 * @param eaten the meal with which, or after which, homes eat it
 */
export function withFruit(
  meals: readonly PlannedMeal[],
  eaten: Slot | undefined,
  { slots, startDate, choices }: MenuRequest,
): PlannedMeal[] {
  const isFruit = ({ head, companions }: PlannedMeal): boolean => head === 'fruit' || companions.includes('fruit')
  if (!eaten || slots.length < 3 || choices(eaten, 'fruit', true) === 0) return [...meals]
  const days = new Set(meals.filter(isFruit).map(({ day }) => day))
  const afterMeals = isMainMeal(eaten)
  const lacking = meals.filter(
    ({ slot, day }) => slot === eaten && !days.has(day) && (afterMeals || !isWeekend(startDate, day)),
  )
  const share = afterMeals ? Math.min(1, Math.max(0, AFTER_MEALS - days.size) / lacking.length) : 1
  const short = lacking.filter((_, at) => Math.floor((at + 1) * share) > Math.floor(at * share))
  // A habit is the same on all its days, so that its fruit is too.
  const first = new Set(short.map((meal) => (meal.like < 0 ? meals.indexOf(meal) : meal.like)))
  return meals.map((meal, at) =>
    meal.slot === eaten && first.has(meal.like < 0 ? at : meal.like) && !isFruit(meal)
      ? { ...meal, companions: COMPANIONS.filter((part) => part === 'fruit' || meal.companions.includes(part)) }
      : meal,
  )
}
