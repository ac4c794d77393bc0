/** Group of bread, potatoes, rice, pasta, groats, pulses and the like. */
const STARCHY = 'starchy-carbs'

/** Grams of their carbohydrate in a portion from which a main part is a meal without a side of them: 110 g of potatoes. */
export const STARCH_OF_A_MEAL = 20

/** Grams of their carbohydrate in a portion of what brings them to a main part: a slice of bread. */
export const STARCH_OF_A_SIDE = 15

/** Grams of carbohydrate that a portion has from starchy foods. Amounts in units, carbohydrate for one unit. */
export const starchOf = (
  lines: readonly { readonly amount: number; readonly groups: readonly string[]; readonly carb: number }[],
): number => lines.reduce((sum, { amount, groups, carb }) => (groups.includes(STARCHY) ? sum + amount * carb : sum), 0)
