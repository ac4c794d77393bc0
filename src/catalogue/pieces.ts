import type { RecipeFacts } from './recipe.ts'

/** Grams of a piece with its share of what is eaten with it: from a small biscuit to a stuffed tomato with its rice. */
const GRAMS = [8, 320] as const

/** What is wrong with how many pieces a portion makes. @param grams of a portion */
export function checkPieces({ pieces }: Pick<RecipeFacts, 'pieces'>, grams: number): string[] {
  if (pieces === null) return []
  const each = grams / pieces
  const [least, most] = GRAMS
  return each < least || each > most
    ? [`pieces: ${pieces} in a portion of ${Math.round(grams)} g; each has ${least} to ${most} g`]
    : []
}
