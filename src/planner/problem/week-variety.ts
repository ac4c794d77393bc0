import { isMainMeal } from '../../catalogue/vocabulary.ts'
import { cuisineLimit, type KindLimit, mainLimit, type VarietyGroup } from '../objective.ts'
import { type Companion, isOfBread, isUnlimited, type PlannedMeal } from './planned-meal.ts'

// How often the parts of a week's meals may be of the same main ingredient, cuisine, starch or template.

/** How often lunches and dinners may have the same starch: pasta in five of the week's. */
export const STARCH: KindLimit = { limit: 5, weight: 7 }
/** And be made alike: a stew, a bake, a pasta in two. */
export const TEMPLATE: KindLimit = { limit: 2, weight: 8 }

/** Main parts of lunch and dinner vary together; what stands beside them, apart. */
const MAIN_PARTS = 0
const BESIDE = 1
/** So do bread meals. */
const BREAD_MEALS = 2
/** And the week's fruit: nobody eats bananas for seven days. */
const FRUIT = 3
/** And the sides with starch: potatoes may come often, but not every day. */
const SIDES = 4
/** And the soups before main parts: one pot lasts for days, but no home eats one soup all week. */
const SOUPS = 5
/** And what a breakfast is about, that of bread apart: eggs are no breakfast of all days. None comes again at lunch or dinner of its day. */
const BREAKFASTS = 6
const BREAD_BREAKFASTS = 7

/** How many times it counts that the main parts of lunch and dinner are of one main ingredient too often, or twice on one day: eggs after eggs. */
const MAIN_WEIGHT = 5
/** Meals with one main ingredient, at most, and how many times one more counts. */
const BREAD_LIMIT = { most: 2, weight: 6 }
const BREAKFAST_LIMIT = { most: 4, weight: 8 }
/** The share of its places on which a group may have one main ingredient, and how many times one more counts. */
const BESIDE_LIMIT = { share: 1 / 7, weight: 3.5 }
const FRUIT_LIMIT = { share: 2 / 5, weight: 3.5 }
const SIDES_LIMIT = { share: 2 / 5, weight: 2.5 }
const SOUPS_LIMIT = { share: 1 / 5, weight: 5 }

/** Main parts that vary together. */
export const isVaried = (meal: PlannedMeal): boolean => isMainMeal(meal.slot) && !isOfBread(meal)

/** The variety group of a part; -1: none. */
export function varietyAt(meal: PlannedMeal, companion: Companion | null): number {
  if ((companion ?? meal.head) === 'fruit') return FRUIT
  if (companion === null && meal.slot === 'breakfast') return isOfBread(meal) ? BREAD_BREAKFASTS : BREAKFASTS
  if (!isMainMeal(meal.slot)) return -1
  if (isUnlimited(companion)) return -1
  // Slices of bread are told apart by what is spread on them.
  if (companion === 'spread') return BREAD_MEALS
  if (companion === 'soup') return SOUPS
  if (companion !== null) return companion === 'side' ? SIDES : BESIDE
  if (meal.head === 'slices') return -1
  return isVaried(meal) ? MAIN_PARTS : BREAD_MEALS
}

/** Whether the starch of a part counts: of a cooked main part of lunch or dinner, or of its side. */
export const isStarchCounted = (meal: PlannedMeal, companion: Companion | null): boolean =>
  [MAIN_PARTS, SIDES].includes(varietyAt(meal, companion))

/** A part of a meal of the week; null: what it is about. */
interface Part {
  readonly meal: PlannedMeal
  readonly companion: Companion | null
}

/** The variety groups of a week with these parts, by number. */
export function varietyOf(places: readonly Part[]): VarietyGroup[] {
  const varied = places.filter(({ companion, meal }) => companion === null && isVaried(meal)).length
  const limitedTo = (group: number, { share, weight }: typeof BESIDE_LIMIT): VarietyGroup => {
    const of = places.filter(({ meal, companion }) => varietyAt(meal, companion) === group).length
    return limited(group, Math.max(2, Math.ceil(of * share)), weight)
  }
  const mains = limited(MAIN_PARTS, mainLimit(varied), MAIN_WEIGHT)
  return [
    { ...mains, cuisineLimit: cuisineLimit(varied), warned: true },
    limitedTo(BESIDE, BESIDE_LIMIT),
    { ...limited(BREAD_MEALS, BREAD_LIMIT.most, BREAD_LIMIT.weight), byDay: 0 },
    limitedTo(FRUIT, FRUIT_LIMIT),
    limitedTo(SIDES, SIDES_LIMIT),
    limitedTo(SOUPS, SOUPS_LIMIT),
    {
      ...limited(BREAKFASTS, BREAKFAST_LIMIT.most, BREAKFAST_LIMIT.weight),
      byDay: MAIN_WEIGHT / BREAKFAST_LIMIT.weight,
      daysWith: MAIN_PARTS,
    },
    { ...mains, mainLimit: Number.POSITIVE_INFINITY },
  ]
}

/** Places whose main ingredients have a limit, and nothing else. */
const limited = (group: number, mainLimit: number, weight: number): VarietyGroup => ({
  mainLimit,
  cuisineLimit: 0,
  byDay: 1,
  daysWith: group,
  temperatures: false,
  warned: false,
  weight,
})
