import type { Day } from './document.ts'

/** A dish, as far as it decides whether it is the meal of its day. */
type Placed = Pick<Day['dishes'][number], 'slot' | 'companion' | 'timeMin' | 'leftover'>

/** Meals in the order in which people ask what there will be. */
const MEALS: readonly string[] = ['dinner', 'lunch', 'breakfast', 'snack']
/** Those of which one is the meal of the day. */
const LARGE: readonly string[] = ['dinner', 'lunch']

/**
 * What a day is told by: what is cooked longest for dinner or lunch, since in some countries the evening is for bread; else what
 * there is.
 */
export function mainDish<Dish extends Placed>({ dishes }: { readonly dishes: readonly Dish[] }): Dish | undefined {
  const mains = dishes.filter(({ companion }) => !companion)
  const large = mains.filter(({ slot }) => LARGE.includes(slot))
  const minutes = ({ leftover, timeMin }: Dish) => (leftover ? 0 : timeMin)
  return (large.length > 0 ? large : mains).toSorted(
    (a, b) => (large.length > 0 ? minutes(b) - minutes(a) : 0) || MEALS.indexOf(a.slot) - MEALS.indexOf(b.slot),
  )[0]
}
