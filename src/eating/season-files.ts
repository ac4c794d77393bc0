import { z } from 'zod'
import { words } from '../catalogue/content/csv.ts'
import type { RecipeFacts } from '../catalogue/recipe.ts'
import { repeated } from '../catalogue/repeated.ts'
import { MONTHS, monthsOf } from '../catalogue/vocabulary.ts'
import type { CountryEating } from './meals.ts'

// Rows of `seasons.csv`, and what they must agree with.

/** Months in which homes of some countries eat a recipe: its season there, whatever its own is. */
export const SeasonRow = z.object({
  recipe: z.string().min(1),
  months: words.transform((months) => months.map(Number)).pipe(z.array(z.int().min(1).max(MONTHS.length)).min(1)),
  countries: words,
})
type Row = z.infer<typeof SeasonRow>

/** The seasons of recipes in a country where they differ from those of the recipe, by recipe id; no months: all the year. */
export const seasonsOf = (rows: readonly Row[], country: string): Record<string, number[]> =>
  Object.fromEntries(
    rows.flatMap(({ recipe, months, countries }) =>
      countries.includes(country) ? [[recipe, months.length === MONTHS.length ? [] : fromItsBeginning(months)]] : [],
    ),
  )

/** Months as people say them: a season that crosses New Year from the autumn on. */
function fromItsBeginning(months: readonly number[]): number[] {
  const at = months.findIndex((month) => !months.includes(month === 1 ? MONTHS.length : month - 1))
  return [...months.slice(at), ...months.slice(0, at)]
}

/** Rows that name what there is not, that say nothing, or say a thing twice. */
export function checkSeasons(
  rows: readonly Row[],
  eating: readonly Pick<CountryEating, 'country' | 'familiarity'>[],
  recipes: ReadonlyMap<string, Pick<RecipeFacts, 'season'>>,
): string[] {
  const familiarity = new Map(eating.map((there) => [there.country, there.familiarity]))
  const mistakes = rows.flatMap(({ recipe, months, countries }) => {
    const own = recipes.get(recipe)?.season
    if (!own) return [`${recipe} is no recipe`]
    const eaten = monthsOf(own)
    const isOwn = months.length === eaten.length && months.every((month) => eaten.includes(month))
    return [
      ...(countries.length === 0 ? [`${recipe} names no country`] : []),
      ...(months.some((month, at) => at > 0 && month <= (months[at - 1] ?? 0))
        ? [`${recipe}: its months do not rise`]
        : []),
      ...(isOwn ? [`${recipe}: these months are its season anyway`] : []),
      ...countries.flatMap((country) => {
        const there = familiarity.get(country)
        if (!there) return [`${recipe}: ${country} is no country of cuisines.csv`]
        return (there[recipe] ?? 0) < 1 ? [`${recipe}: ${country} does not eat it`] : []
      }),
    ]
  })
  const names = rows.flatMap(({ recipe, countries }) => countries.map((country) => `${recipe} ${country}`))
  return [...mistakes, ...repeated(names).map((name) => `${name} stands twice`)].map(
    (mistake) => `seasons.csv: ${mistake}`,
  )
}
