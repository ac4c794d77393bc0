import { z } from 'zod'
import { words } from '../catalogue/content/csv.ts'
import { repeated } from '../catalogue/repeated.ts'

// Rows of `not-beside.csv`, and what they must agree with.

/** Two recipes, and the countries whose homes do not eat them together: an omelette and chips. */
export const NotBesideRow = z.object({ recipe: z.string().min(1), beside: z.string().min(1), countries: words })
type Row = z.infer<typeof NotBesideRow>

/** What does not stand beside each recipe in a country, by the id of the main part. */
export function notBesideOf(rows: readonly Row[], country: string): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const { recipe, beside, countries } of rows) {
    if (!countries.includes(country)) continue
    found[recipe] = [...(found[recipe] ?? []), beside]
  }
  return found
}

/** Rows that name what the catalogue does not have, or say a thing twice or nothing. */
export function checkNotBeside(
  rows: readonly Row[],
  codes: ReadonlySet<string>,
  recipes: ReadonlyMap<string, unknown>,
): string[] {
  const nameOf = ({ recipe, beside }: Row): string => `not-beside.csv: ${recipe} ${beside}`
  const mistakes = rows.flatMap((row) => {
    const { recipe, beside, countries } = row
    const name = nameOf(row)
    return [
      ...[recipe, beside].filter((id) => !recipes.has(id)).map((id) => `${name}: ${id} is no recipe`),
      ...countries.filter((code) => !codes.has(code)).map((code) => `${name}: ${code} is no country of countries.csv`),
      ...(countries.length === 0 ? [`${name} names no country`] : []),
      ...(repeated(countries).length > 0 ? [`${name}: a country stands twice`] : []),
    ]
  })
  return [...mistakes, ...repeated(rows.map(nameOf)).map((name) => `${name} stands twice`)]
}
