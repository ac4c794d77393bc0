import { FOOD_GROUPS, type FoodGroup } from '../../catalogue/vocabulary.ts'
import type { HabitData } from '../../eating/meals.ts'
import { whole } from '../arrays.ts'
import type { FoodGroupBand } from '../objective.ts'
import type { Params } from '../params.ts'
import type { ProblemIndex } from './index.ts'

/** Lunches and dinners of a week: habits and bands are said of so many. */
const MAIN_MEALS = 14

/** How many times the bands count for the goal `healthy`. */
export const HEALTHY_WEIGHT = 2

/** How many times as often dishes of other countries may come as the country's homes have them, by taste. */
const FOREIGN: Readonly<Record<Params['taste'], number>> = { home: 1, mixed: 2, world: MAIN_MEALS }

/** Bit of the food group that depends on the country. */
export const FOREIGN_BIT = 1 << FOOD_GROUPS.indexOf('foreign')

/**
 * How often dishes of each kind are eaten at lunch and dinner, a week of fourteen such meals: fish once at least, and half as
 * often as the country's homes have it; red and processed meat, eggs and pulses within what food-based dietary guidelines
 * advise (European Commission, Food-Based Dietary Guidelines in Europe, 2024); fish and other countries' dishes as often as
 * the country's homes have them.
 */
const bandsOf = (
  habits: HabitData | undefined,
  taste: Params['taste'],
): Readonly<Record<FoodGroup, readonly [number, number]>> => ({
  fish: [Math.max(1, Math.round((habits?.fishMealsWeek ?? 2) / 2)), Math.max(2, habits?.fishMealsWeek ?? 2)],
  redMeat: [0, 3],
  processedMeat: [0, 2],
  pulses: [1, 3],
  eggs: [0, 4],
  foreign: [0, FOREIGN[taste] * (habits?.foreignDishesWeek ?? MAIN_MEALS)],
  dough: [0, 2],
  fried: [0, 2],
})

/**
 * The bands of a week with so many lunches and dinners. What no dish that passes can give is not asked for.
 * @param mains recipes that may be a main part of a lunch or dinner
 */
export function foodGroupBands(
  index: ProblemIndex,
  habits: HabitData | undefined,
  taste: Params['taste'],
  meals: number,
  mains: Iterable<number>,
): FoodGroupBand[] {
  if (meals === 0) return []
  let there = 0
  for (const recipe of mains) there |= whole(index.foodGroups, recipe)
  const share = meals / MAIN_MEALS
  const bands = bandsOf(habits, taste)
  return FOOD_GROUPS.map((group, bit) => {
    const [low, high] = bands[group]
    return {
      group,
      low: (there >> bit) & 1 ? Math.round(low * share) : 0,
      high: Math.ceil(high * share),
    }
  })
}
