import type { PublicMethod, PublicRecipe } from './public.ts'
import type { Seen } from './seen.ts'

/** What a kitchen has unless it says otherwise. */
const USUAL: readonly string[] = ['stove', 'oven']

/** Appliances of the request. */
export const kitchenOf = ({ asked }: Seen): readonly string[] => asked.params.equipment ?? USUAL

/** Appliances of a recipe that a kitchen lacks. */
export const lacking = ({ equipment }: PublicRecipe, kitchen: readonly string[]): string[] =>
  equipment.filter((id) => !kitchen.includes(id))

/** The method by which a kitchen cooks what it cannot cook as the steps say: that with the fewest minutes; undefined: none. */
function methodIn(recipe: PublicRecipe, kitchen: readonly string[]): PublicMethod | undefined {
  const [missing, ...more] = lacking(recipe, kitchen)
  if (missing === undefined || more.length > 0) return undefined
  return recipe.methods
    .filter(({ instead, pressure }) => instead === missing && !pressure)
    .filter(({ appliance }) => appliance === null || kitchen.includes(appliance))
    .toSorted((a, b) => a.activeMin - b.activeMin || a.waitMin - b.waitMin)[0]
}

export const isCooked = (recipe: PublicRecipe, kitchen: readonly string[]): boolean =>
  lacking(recipe, kitchen).length === 0 || methodIn(recipe, kitchen) !== undefined

/** A recipe with the minutes that it takes in a kitchen. */
export function inKitchen(recipe: PublicRecipe, kitchen: readonly string[]): PublicRecipe {
  const method = methodIn(recipe, kitchen)
  return method ? { ...recipe, activeMin: method.activeMin, timeMin: method.activeMin + method.waitMin } : recipe
}
