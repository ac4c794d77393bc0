import { several } from '../home/values.ts'

/** A dish that stays on a table, in the course where it stands. */
interface Kept {
  readonly course: string
  readonly recipeId: string
}

/** The dish as a box sends it and an address names it: `soup/borscht`. */
export const keptKey = ({ course, recipeId }: Kept): string => `${course}/${recipeId}`

/** Dishes by such keys, with commas between; what is none is left out. */
export const keptDishes = (keys: string | undefined): Kept[] =>
  several(keys).flatMap((key) => {
    const [, course, recipeId] = /^(\w+)\/([\w-]+)$/.exec(key) ?? []
    return course && recipeId ? [{ course, recipeId }] : []
  })
