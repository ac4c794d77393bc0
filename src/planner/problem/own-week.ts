import { real } from '../arrays.ts'
import { cookedIn } from './familiarity.ts'
import type { ProblemIndex } from './index.ts'
import { aloneLosses, type Pool } from './shortlist.ts'

/**
 * A dish that alone loses much, since it is dear, slow or of rare ingredients, would never stand in a week, however much a
 * country's homes like it. So each of them has weeks of its own, in which what it loses is made up for. Those that few
 * countries cook have them more often there: no other kitchen would.
 */

/** Share of the circle that is a dish's own, shared out among the countries that cook it regularly (at least one). */
const OWN_SHARE = 0.12
/** The same where homes cook it only now and then, though others do regularly. */
const NOW_AND_THEN_SHARE = 0.1
/** The most that one country has. */
const MOST_OWN = 0.15
/** Dishes of a part of a meal that alone lose least have no need of it; the loss of a dish is compared with that of one so far on. */
const ENOUGH = 0.4
const COMPARED = 0.2
/** How often that difference is made up for: a dish must also open packs that no other uses; and the most that it gains. */
const TIMES = 3
const MOST = 2.8
/** Dishes of a part of a meal: fewer need no help, of more none is the best for long. */
const FEWEST = 3
const LARGE = 500

/** Share of the circle that is a dish's own in a country. */
export function ownShareOf(index: ProblemIndex, country: string, recipe: number): number {
  const { here, regularly, nowAndThen } = cookedIn(index, country, recipe)
  if (here < 2) return 0
  if (here === 3) return Math.min(MOST_OWN, OWN_SHARE / regularly)
  return regularly === 0 ? OWN_SHARE / nowAndThen : NOW_AND_THEN_SHARE / nowAndThen
}

/** What each dish gains whose own week it is, in units of the objective; of all parts of a meal where it may stand the most. */
export function favourOf(pools: readonly Pool[]): ReadonlyMap<number, number> {
  const favour = new Map<number, number>()
  for (const pool of pools) {
    const { recipes, preferences } = pool
    const { turn, ownShare } = preferences
    if (!turn || !ownShare || recipes.length > LARGE || recipes.length < FEWEST) continue
    const losses = aloneLosses(pool)
    const sorted = Float64Array.from(losses).sort()
    const lossAt = (share: number): number => real(sorted, Math.floor(share * (sorted.length - 1)))
    recipes.forEach((recipe, at) => {
      const loss = real(losses, at)
      if (loss < lossAt(ENOUGH) || turn(recipe) >= ownShare(recipe)) return
      const gain = Math.min(MOST, TIMES * (loss - lossAt(COMPARED)))
      favour.set(recipe, Math.max(favour.get(recipe) ?? 0, gain))
    })
  }
  return favour
}
