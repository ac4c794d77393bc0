import type { Day } from './document.ts'

/** A dish, as far as it decides whether it is the meal of its day. */
type Placed = Pick<Day['dishes'][number], 'slot' | 'companion' | 'timeMin'>

/** Meals in the order in which people ask what there will be. */
const MEALS: readonly string[] = ['dinner', 'lunch', 'breakfast', 'snack']

/** The main part of a meal; undefined: there is no such meal. */
const mainOf = <Dish extends Placed>(dishes: readonly Dish[], meal: string): Dish | undefined =>
  dishes.find(({ slot, companion }) => slot === meal && !companion)

/**
 * The meal that a week is told by: dinner, unless on most days lunch takes longer to make, as where the evening is for bread.
 * The same on all days, so that a reader compares like with like.
 */
export function largeMeal(days: readonly { readonly dishes: readonly Placed[] }[]): string {
  const minutes = (dishes: readonly Placed[], meal: string) => mainOf(dishes, meal)?.timeMin ?? 0
  const isLunch = days.filter(({ dishes }) => minutes(dishes, 'lunch') > minutes(dishes, 'dinner'))
  return isLunch.length * 2 > days.length ? 'lunch' : 'dinner'
}

/** What a day is told by: the main part of that meal, else of the first that there is. */
export const mainDish = <Dish extends Placed>(dishes: readonly Dish[], meal: string): Dish | undefined =>
  [meal, ...MEALS].flatMap((one) => mainOf(dishes, one) ?? [])[0] ?? dishes.find(({ companion }) => !companion)
