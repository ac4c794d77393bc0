import type { ServedList, WeekServer } from './served.ts'
import frozen from './version-1.json' with { type: 'json' }

/**
 * Weeks of the planner's version 1, so that no later version makes eating dearer unnoticed. version-1.json holds what commit
 * 82c305e5, the last of version 1 as a whole (planner version 7), answered on `POST /api/plans` for a country, its average
 * store and a week from 2026-11-23: recipes with the adult portions cooked of each, all else as it is by default. Fifteen
 * countries had the same dishes. Version 1 did not know GB, which is compared with nothing. It had no memory of weeks before
 * either: of weeks in a row, each buys its list anew.
 *
 * Only the dishes are frozen. Prices, packs and recipes are today's, on both sides.
 */
const PORTIONS = new Map(
  frozen.flatMap(({ countries, portions }) =>
    countries.map((country) => [country, Object.entries<number>(portions)] as const),
  ),
)

/** Version 1 planned for two adults, as our couple is. */
const ADULTS = 2

/** A list of a country's week. */
export interface PricedWeek {
  readonly country: string
  /** of the weeks in a row, from 0 */
  readonly number: number
  readonly served: ServedList
}

/** The frozen week of a country as one list of the service; none where version 1 knew no such country. */
export async function oldWeek(
  server: WeekServer,
  { country, ...place }: { readonly country: string; readonly store: string; readonly startDate: string },
  number: number,
): Promise<PricedWeek[]> {
  const portions = PORTIONS.get(country)
  if (!portions) return []
  const items = portions.map(([recipeId, servings]) => ({ recipeId, servings }))
  return [{ country, number, served: await server.basket(ADULTS, items, { country, ...place }) }]
}

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0)

/**
 * What a kcal of these lists costs: whole packs of what is bought, and of what is usually at home the share that is used, or
 * flour and oil would be free to the side that uses more of them. Energy is that of one of the two adults.
 */
function costPerKcal(lists: readonly ServedList[]): number {
  const cost = ({ cost: bought, pantry }: ServedList): number =>
    bought + sum(pantry.map((line) => (line.buy > 0 ? (line.cost * line.needed) / line.buy : 0)))
  return sum(lists.map(cost)) / sum(lists.flatMap(({ days }) => days.map(({ kcal }) => kcal)))
}

/** By country, what a kcal of our weeks costs beside one of the same weeks of version 1; the dearest first. */
export function besideOld(ours: readonly PricedWeek[], old: readonly PricedWeek[]) {
  return [...Map.groupBy(ours, ({ country }) => country)]
    .flatMap(([country, mine]) => {
      const theirs = old.filter((week) => week.country === country && mine.some(({ number }) => number === week.number))
      const of = (weeks: readonly PricedWeek[]): number => costPerKcal(weeks.map(({ served }) => served))
      return theirs.length > 0 ? [{ country, ratio: of(mine) / of(theirs) }] : []
    })
    .toSorted((a, b) => b.ratio - a.ratio)
}
