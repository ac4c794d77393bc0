import { isMainMeal } from '../../catalogue/vocabulary.ts'
import { real } from '../arrays.ts'
import { monthOf } from '../calendar.ts'
import type { Params } from '../params.ts'
import { cookedIn, homeOf } from './familiarity.ts'
import type { ProblemIndex } from './index.ts'
import { seasonality } from './season.ts'
import { aloneLosses, type Pool } from './shortlist.ts'

/**
 * A dish that alone loses much, since it is dear, slow or of rare ingredients, would never stand in a week, however much a
 * country's homes like it. So each of them has weeks of its own, in which what it loses is made up for. Those that few
 * countries cook have them more often there: no other kitchen would. What the country's homes have most often has them as
 * often as they do, whatever it costs.
 */

/** Share of a couple's circle that is a dish's own, shared out among the countries that cook it regularly (at least one). */
const OWN_SHARE = 0.085
/** Share for the countries that cook it only now and then, shared out among these, where some cook it regularly. */
const NOW_AND_THEN_SHARE = 0.066
/** The share grows with this power of the people who eat: the more they are, the less of a pack of something rare is left. */
const BY_PEOPLE = 1.7
/** How many times as often what is eaten between meals alone has such weeks: a week has few such places. */
const BETWEEN_MEALS = 5
/** The most that a dish has of the circle. */
const MOST_OWN = 0.4
/** Dishes of a part of a meal that alone lose least have no need of it; the loss of a dish is compared with that of one so far on. */
const ENOUGH = 0.35
const COMPARED = 0.25
/** How often that difference is made up for: a dish must also open packs that no other uses; and the least and the most that it gains. */
const TIMES = 6
const LEAST = 1.1
const MOST = 15
/** The same of what homes have most often, which gains also where it needs no help. */
const FAVOURITE_LEAST = 0.4
const FAVOURITE_MOST = 2
/**
 * The share of the own weeks of a favourite main part in which it may gain more: some weeks are to have what is dear too. A
 * week that goes on from another has packs to use up, and can afford it in all of them.
 */
const SURE = { alone: 0.22, goingOn: 1 } as const
const SURE_MOST = 8
/** Dishes of a part of a meal: fewer need no help, of more none is the best for long. */
const FEWEST = 3
const LARGE = 500

/** Share of the circle that is a dish's own, for a couple and a dish of lunch or dinner. */
function baseShareOf(index: ProblemIndex, country: string, recipe: number): number {
  const { here, regularly, nowAndThen } = cookedIn(index, country, recipe)
  if (here < 2) return 0
  if (here === 3) return OWN_SHARE / Math.max(1, regularly)
  return (regularly === 0 ? OWN_SHARE : NOW_AND_THEN_SHARE) / nowAndThen
}

/** Share of the circle that is a dish's own in a household. What has a season has all its weeks in it. */
export function ownShareOf(
  index: ProblemIndex,
  { country, adults, kids, startDate }: Pick<Params, 'country' | 'adults' | 'kids' | 'startDate'>,
  recipe: number,
): number {
  const home = homeOf(index, country)
  const favourite = real(home.favourite, recipe)
  const season = seasonality(home, recipe, monthOf(startDate))
  if (favourite > 0) return Math.min(MOST_OWN, favourite * season)
  const slots = index.data.recipes[recipe]?.slots ?? []
  const often = slots.some(isMainMeal) || slots.includes('breakfast') ? 1 : BETWEEN_MEALS
  const couples = (adults + kids.length) / 2
  return Math.min(MOST_OWN, often * couples ** BY_PEOPLE * baseShareOf(index, country, recipe) * season)
}

const isAtBreakfast = ({ positions }: Pool): boolean => positions.some(({ name }) => name === 'breakfast')

/**
 * What each dish gains whose own week it is, in units of the objective; of all parts of a meal where it may stand the most.
 * What may be had at breakfast gains what it needs there: it would gain that on most days.
 * @param goesOn whether it is known what the week before leaves
 */
export function favourOf(pools: readonly Pool[], goesOn: boolean): ReadonlyMap<number, number> {
  const favour = new Map<number, number>()
  const sure = goesOn ? SURE.goingOn : SURE.alone
  const breakfasts = new Set(pools.filter(isAtBreakfast).flatMap(({ recipes }) => [...recipes]))
  for (const pool of pools) {
    const { recipes, preferences } = pool
    const isCounted = pool.positions.some(({ counted }) => counted)
    const isElsewhere = !isAtBreakfast(pool)
    const { turn, ownShare, favourite = () => 0 } = preferences
    if (!turn || !ownShare || recipes.length > LARGE || recipes.length < FEWEST) continue
    const isOwnWeek = (recipe: number): boolean => turn(recipe) < ownShare(recipe)
    if (!recipes.some(isOwnWeek)) continue
    const losses = aloneLosses(pool)
    const sorted = Float64Array.from(losses).sort()
    const lossAt = (share: number): number => real(sorted, Math.floor(share * (sorted.length - 1)))
    const enough = lossAt(ENOUGH)
    const compared = lossAt(COMPARED)
    recipes.forEach((recipe, at) => {
      const loss = real(losses, at)
      const isFavourite = favourite(recipe) > 0
      if (!isOwnWeek(recipe) || (loss < enough && !isFavourite)) return
      if (isElsewhere && breakfasts.has(recipe)) return
      const isSure = isCounted && turn(recipe) < sure * ownShare(recipe)
      const mostOfFavourite = isSure ? SURE_MOST : FAVOURITE_MOST
      const [least, most] = isFavourite ? [FAVOURITE_LEAST, mostOfFavourite] : [LEAST, MOST]
      const gain = Math.min(most, Math.max(least, TIMES * (loss - compared)))
      favour.set(recipe, Math.max(favour.get(recipe) ?? 0, gain))
    })
  }
  return favour
}
