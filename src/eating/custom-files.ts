import { z } from 'zod'
import { words } from '../catalogue/content/csv.ts'
import type { RecipeFacts } from '../catalogue/recipe.ts'
import { repeated } from '../catalogue/repeated.ts'
import { SLOTS, WEEKDAYS } from '../catalogue/vocabulary.ts'
import { type CountryEating, type CustomData, MOST_CUSTOMS, slotsThere } from './meals.ts'
import { wrongRecipes } from './wrong-recipes.ts'

// Rows of `customs.csv`, and what they must agree with.

/** A meal of the week that homes of a country keep for certain dishes: tacos on Friday. */
export const CustomRow = z.object({
  country: z.string().length(2),
  weekday: z.enum(WEEKDAYS),
  slot: z.enum(SLOTS),
  /** whether they stand beside a main part, or before it; empty: the meal is about them */
  beside: z.enum(['', 'yes']),
  /** share of weeks in which a family keeps to it */
  share: z.coerce.number().gt(0).lt(1),
  recipes: words,
  /** empty: from our own knowledge of homes */
  source: z.string(),
})
type Row = z.infer<typeof CustomRow>

/** The customs of a country, in the order of its rows. */
export const customsOf = (rows: readonly Row[], country: string): CustomData[] =>
  rows.flatMap(({ country: of, weekday, slot, beside, share, recipes }) =>
    of === country ? [{ weekday: WEEKDAYS.indexOf(weekday), slot, beside: beside === 'yes', share, recipes }] : [],
  )

const FRIDAY = WEEKDAYS.indexOf('friday')
/** Whether there is time for a weekend dish: the weekend begins on Friday evening. */
const isTimeFor = (weekday: Row['weekday'], slot: Row['slot']): boolean =>
  WEEKDAYS.indexOf(weekday) > FRIDAY || (weekday === 'friday' && slot === 'dinner')

/** Rows that name what there is not, that contradict what is said of the dish there, or say a thing twice or nothing. */
export function checkCustoms(
  rows: readonly Row[],
  eating: readonly Pick<CountryEating, 'country' | 'familiarity' | 'slots'>[],
  recipes: ReadonlyMap<string, Pick<RecipeFacts, 'slots' | 'use' | 'part'>>,
): string[] {
  const nameOf = ({ country, weekday, slot, beside }: Row): string =>
    `${country} ${weekday} ${slot}${beside ? ' beside' : ''}`
  const times = Map.groupBy(rows, ({ country }) => country)
  return rows
    .flatMap((row) => {
      const { country, weekday, slot, recipes: ids } = row
      const name = nameOf(row)
      const there = eating.find((one) => one.country === country)
      const wrong = (id: string): string | null => {
        const recipe = recipes.get(id)
        if (!recipe) return 'is no recipe'
        if (row.beside) {
          if (recipe.part === 'main') return 'is a main part of a meal'
          if (recipe.part !== recipes.get(ids[0] ?? '')?.part) return 'is another part of a meal than the first'
        } else if (recipe.part === 'side' || recipe.part === 'spread') return 'is no main part of a meal'
        if ((there?.familiarity[id] ?? 0) < 2) return 'is hardly cooked there'
        if (!slotsThere(recipe.slots, there?.slots[id]).includes(slot)) return `is not eaten there at ${slot}`
        if (recipe.use === 'festive') return 'is festive'
        return recipe.use === 'weekend' && !isTimeFor(weekday, slot) ? 'is for weekends' : null
      }
      return [
        ...(there ? [] : [`${name}: ${country} is no country of cuisines.csv`]),
        ...wrongRecipes(there ? ids : [], wrong).map((mistake) => `${name}: ${mistake}`),
        ...(ids.length === 0 ? [`${name} names no recipe`] : []),
        ...(repeated(ids).length > 0 ? [`${name}: a recipe stands twice`] : []),
      ]
    })
    .concat(
      repeated(rows.map(nameOf)).map((name) => `${name} stands twice`),
      [...times].flatMap(([country, { length }]) =>
        length > MOST_CUSTOMS ? [`${country} has ${length} rows, ${MOST_CUSTOMS} at most`] : [],
      ),
    )
    .map((mistake) => `customs.csv: ${mistake}`)
}
