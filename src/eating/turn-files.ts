import { z } from 'zod'
import { repeated } from '../catalogue/repeated.ts'

// Rows of `turns.csv`, which `bench/turns.ts` writes, and what they must agree with.

/** One dish of one country. */
export const TurnRow = z.object({
  country: z.string().length(2),
  recipe: z.string().min(1),
  /** share of weeks in which the dish is considered */
  share: z.coerce.number().gt(0).lt(1),
})
type Row = z.infer<typeof TurnRow>

/** The shares of a country, by recipe id. */
export const turnsOf = (rows: readonly Row[], country: string): Record<string, number> =>
  Object.fromEntries(rows.flatMap((row) => (row.country === country ? [[row.recipe, row.share]] : [])))

/** Rows that name what the catalogue does not have, or say a thing twice. */
export function checkTurns(
  rows: readonly Row[],
  codes: ReadonlySet<string>,
  recipes: ReadonlyMap<string, unknown>,
): string[] {
  const nameOf = ({ country, recipe }: Row): string => `turns.csv: ${country} ${recipe}`
  const mistakes = rows.flatMap((row) => {
    const { country, recipe } = row
    const name = nameOf(row)
    return [
      ...(codes.has(country) ? [] : [`${name}: ${country} is no country of countries.csv`]),
      ...(recipes.has(recipe) ? [] : [`${name}: ${recipe} is no recipe`]),
    ]
  })
  return [...mistakes, ...repeated(rows.map(nameOf)).map((name) => `${name} stands twice`)]
}
