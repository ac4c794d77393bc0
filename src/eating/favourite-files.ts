import { z } from 'zod'
import { words } from '../catalogue/content/csv.ts'
import type { RecipeFacts } from '../catalogue/recipe.ts'
import { repeated } from '../catalogue/repeated.ts'
import type { Part } from '../catalogue/vocabulary.ts'
import type { CountryEating } from './meals.ts'
import { wrongRecipes } from './wrong-recipes.ts'

// Rows of `favourites.csv`, and what they must agree with.

/** Dishes that homes of a country have most often. */
export const FavouriteRow = z.object({
  country: z.string().length(2),
  /** share of weeks in which a family has each of them, in its season */
  share: z.coerce.number().gt(0).lte(0.4),
  recipes: words,
})
type Row = z.infer<typeof FavouriteRow>

/** What is a favourite though it is no meal: the salad of every Greek summer table, the cherries of June. */
const ALSO: readonly Part[] = ['salad', 'fruit']

/** The favourites of a country and their shares, by recipe id. */
export const favouritesOf = (rows: readonly Row[], country: string): Record<string, number> =>
  Object.fromEntries(
    rows.flatMap(({ country: of, share, recipes }) => (of === country ? recipes.map((id) => [id, share]) : [])),
  )

/** Rows that name what there is not, that contradict what is said of the dish there, or say a thing twice. */
export function checkFavourites(
  rows: readonly Row[],
  eating: readonly Pick<CountryEating, 'country' | 'familiarity'>[],
  recipes: ReadonlyMap<string, Pick<RecipeFacts, 'use' | 'meal' | 'part'>>,
): string[] {
  const mistakes = rows.flatMap(({ country, recipes: ids }) => {
    const there = eating.find((one) => one.country === country)
    if (!there) return [`favourites.csv: ${country} is no country of cuisines.csv`]
    const wrong = (id: string): string | null => {
      const recipe = recipes.get(id)
      if (!recipe) return 'is no recipe'
      const isOfWeek = recipe.use !== 'festive' && (recipe.meal || ALSO.includes(recipe.part))
      if (!isOfWeek) return `is no meal of a week, and no ${ALSO.join(' or ')}`
      return there.familiarity[id] === 3 ? null : 'is not cooked there regularly'
    }
    return wrongRecipes(ids, wrong).map((mistake) => `favourites.csv: ${country} ${mistake}`)
  })
  const names = rows.flatMap(({ country, recipes: ids }) => ids.map((id) => `${country} ${id}`))
  return [...mistakes, ...repeated(names).map((name) => `favourites.csv: ${name} stands twice`)]
}
