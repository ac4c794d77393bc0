import { ParamsInput } from '../../src/planner/params.ts'

/** The meals of a day. */
export const SLOTS = ParamsInput.shape.slots.unwrap().unwrap().element.options
type Slot = (typeof SLOTS)[number]

/** A meal of a week. */
export interface Meal {
  readonly day: number
  readonly slot: Slot
}

/** A meal as a box sends it and an address names it. */
export const mealKey = ({ day, slot }: { readonly day: number; readonly slot: string }): string => `${day}-${slot}`

/** The meals whose dishes stay when something else changes, from their keys with commas between; what is none is left out. */
export const keptMeals = (keys: string | undefined): Meal[] =>
  (keys ?? '').split(',').flatMap((key) => {
    const [day = '', name] = key.split('-')
    const slot = SLOTS.find((one) => one === name)
    return slot && /^[0-6]$/.test(day) ? [{ day: Number(day), slot }] : []
  })

/** The same with one more, as an address names them. */
export const keysWith = (keys: string | undefined, ...more: readonly Meal[]): string =>
  [...new Set([...keptMeals(keys), ...more].map(mealKey))].join(',')
