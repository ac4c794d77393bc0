import type { Codes, Values } from './codes.ts'

/** What was asked and not reached, and by how much. */
export const WARNINGS = {
  budgetExceeded: { says: 'the list costs more than the budget', values: 'budgetMinor, costMinor, overMinor' },
  caloriesBelow: {
    says: 'days of a week below their energy by more than a tenth',
    values: 'days (how many), kcal (of the worst), targetKcal, dayIndex (of the worst)',
  },
  caloriesAbove: {
    says: 'days of a week above their energy by more than a tenth',
    values: 'days (how many), kcal (of the worst), targetKcal, dayIndex (of the worst)',
  },
  guestCaloriesBelow: {
    says: 'a guest’s share of a table is below the limits by more than a tenth',
    values: 'kcal, targetKcal (the nearer limit)',
  },
  guestCaloriesAbove: {
    says: 'a guest’s share of a table is above the limits by more than a tenth, a basket’s above the limit',
    values: 'kcal, targetKcal (the nearer limit)',
  },
  proteinBelow: {
    says: 'the mean day has less than nine tenths of the protein aimed at',
    values: 'protein, targetProtein (grams)',
  },
  vegetablesBelow: {
    says: 'the mean day has less than nine tenths of the vegetables and fruit of the goal healthy',
    values: 'grams, targetGrams',
  },
  fiberBelow: {
    says: 'the mean day has less than nine tenths of the fibre of the goal healthy',
    values: 'grams, targetGrams',
  },
  saltAbove: {
    says: 'the mean day has more than eleven tenths of the salt of the goal healthy',
    values: 'grams, targetGrams',
  },
  repeats: {
    says: 'dishes cooked more than once: too few are left',
    values: 'slot, dishes (left for the meal), needed (days), times (repeats in the plan)',
  },
  chosenAgain: {
    says: 'a dish that the person chose is cooked more than once',
    values: 'recipe, times',
  },
  sideChanged: {
    says: 'a dish that the person chose took another side with it',
    values: 'recipe (the new side), otherRecipe (the one before)',
  },
  slowDinners: {
    says: 'dinners of working days take more hands-on minutes than asked for: too few dishes are quicker, or the person chose them',
    values: 'days (how many), mostMin (asked for)',
  },
  variantAlike: {
    says: 'more than half of the dishes of lunch and dinner are those of the plan without a variant',
    values: 'shared, dishes (different ones, bread meals left out)',
  },
  sameMainNextDay: {
    says: 'the same main ingredient in one meal on two days running',
    values: 'slot, days (how many times)',
  },
  mainTooOften: {
    says: 'a main ingredient comes oftener than wished',
    values: 'ingredient (its family), times, limit, slots (the meals that are counted, where the plan has others)',
  },
  cuisineTooOften: {
    says: 'one cuisine comes more often than wished',
    values: 'cuisine, times, limit, slots (the meals that are counted, where the plan has others)',
  },
  collectionShort: {
    says: 'dishes that are not of the collection',
    values: 'collection, others (dishes), dishes (positions)',
  },
  haveUnused: { says: 'what is at home and no dish uses', values: 'ingredients, count' },
  ownDishesFew: {
    says: 'an occasion’s own dishes do not suffice; all that pass are there, and others that obey its rule were added',
    values: 'occasion, slot (course or meal), own, needed',
  },
  ownDishesPassed: {
    says: 'an occasion’s own dishes do not suffice, others that obey its rule were added, and not all of its own that pass are there',
    values: 'occasion, slot, own, needed, served (of its own)',
  },
  courseEmpty: { says: 'a course of the occasion has no dish that passes, and is left out', values: 'occasion, slot' },
  courseShort: { says: 'fewer dishes in a course than so many guests should find', values: 'slot, dishes, needed' },
  breaksAllergens: { says: 'a chosen dish holds an allergen that is to be avoided', values: 'recipe, found (ids)' },
  breaksExclude: { says: 'a chosen dish holds an ingredient that is to be avoided', values: 'recipe, found (ids)' },
  breaksExcludeTags: {
    says: 'a chosen dish holds an ingredient of a group that is to be avoided',
    values: 'recipe, found (ids)',
  },
  breaksEquipment: { says: 'a chosen dish needs what the kitchen does not have', values: 'recipe, found (ids)' },
  nearAllergen: {
    says: 'a dish holds peanuts where only tree nuts are excluded, or the other way round',
    values: 'recipe, found, excluded (allergen ids)',
  },
  unfamiliar: {
    says: 'dishes of a week that are not eaten in the country: too few others pass the filters, or a person chose them',
    values: 'country (code), dishes (how many)',
  },
  weeksOnly: {
    says: 'what was asked and does not hold for such a plan',
    values: 'fields (names of Params, joined by commas)',
  },
  infants: { says: 'children under one year eat no family meals and are not counted', values: 'count' },
} as const satisfies Codes

export type WarningCode = keyof typeof WARNINGS

export interface Warning {
  readonly code: WarningCode
  readonly values: Values
}
