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

const isStarchy = ({ groups, family }: Pick<StarchLine, 'groups' | 'family'>): boolean =>
  groups.includes(STARCHY) && family !== COATING

/** Grams of carbohydrate that a portion has from starchy foods; breadcrumbs are none. */
export const starchOf = (lines: readonly StarchLine[]): number =>
  lines.reduce((sum, line) => (isStarchy(line) ? sum + line.amount * line.carb : sum), 0)

/** The family that brings most of a portion's starch, where it brings enough for a side; null: none does. */
export function starchFamilyOf(lines: readonly StarchLine[]): string | null {
  const grams = new Map<string, number>()
  for (const { family, groups, amount, carb } of lines) {
    if (isStarchy({ family, groups })) grams.set(family, (grams.get(family) ?? 0) + amount * carb)
  }
  const [family, most] = [...grams].sort((a, b) => b[1] - a[1])[0] ?? ['', 0]
  return most >= STARCH_OF_A_SIDE ? family : null
}
