/** Group of bread, potatoes, rice, pasta, groats, pulses and the like. */
const STARCHY = 'starchy-carbs'

/** Grams of their carbohydrate in a portion from which a main part is a meal without a side of them: 110 g of potatoes. */
export const STARCH_OF_A_MEAL = 20

/** Grams of their carbohydrate in a portion of what brings them to a main part: a slice of bread. */
export const STARCH_OF_A_SIDE = 15

/** Family of what coats and binds: a breaded fillet is still served with potatoes. */
const COATING = 'breadcrumbs'

/** An ingredient in a portion: amount in units, carbohydrate for one unit. */
interface StarchLine {
  readonly amount: number
  readonly groups: readonly string[]
  readonly family: string
  readonly carb: number
}

/** Grams of carbohydrate that a portion has from starchy foods; breadcrumbs are none. */
export const starchOf = (lines: readonly StarchLine[]): number =>
  lines.reduce(
    (sum, { amount, groups, family, carb }) =>
      groups.includes(STARCHY) && family !== COATING ? sum + amount * carb : sum,
    0,
  )
