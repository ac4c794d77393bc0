import type { HabitData } from '../../src/eating/meals.ts'

/** Habits of a country in the middle of all. */
export const HABITS: HabitData = {
  distinctBreakfastsWeekdays: 2,
  distinctBreakfastsWeek: 3,
  breakfastWeekdayMin: 5,
  weekdayCookingMin: 30,
  weekendCookingMin: 55,
  secondMealMin: 10,
  soupPotDays: 2,
  leftoverMealsWeek: 3,
  warmMealsDay: 1.4,
  coldSuppersWeek: 1,
  fishMealsWeek: 1,
  redMeatMealsWeek: 4,
  legumeMealsWeek: 1,
  eggMealsWeek: 1,
  foreignDishesWeek: 3,
  meatlessFridays: false,
  breadAsSide: false,
  breadBesideStarch: 'none',
}
