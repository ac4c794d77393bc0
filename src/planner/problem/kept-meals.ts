import { isMainMeal, type Slot } from '../../catalogue/vocabulary.ts'
import type { Params } from '../params.ts'
import type { ProblemIndex } from './index.ts'
import { headWith } from './offers.ts'
import type { Companion, Head, PlannedMeal } from './planned-meal.ts'

/** A main part that a person keeps where it is. */
export interface Kept {
  readonly day: number
  readonly slot: Slot
  readonly recipe: number
  /** what a meal with it is about */
  readonly head: Head
  /** days on which meals may eat what is cooked once, that of cooking included; 0: one meal does */
  readonly keeps: number
}

/** Days on which meals may eat what is cooked once of a recipe, that of cooking included; 0: one meal does. */
const keptDays = (index: ProblemIndex, recipe: number): number =>
  index.batch[recipe] === 1 ? (index.data.recipes[recipe]?.keepsDays ?? 0) : 0

/** The main parts that a person keeps. What is none of a meal was refused before. */
export const keptOf = ({ keep }: Params, index: ProblemIndex): Kept[] =>
  keep.flatMap(({ day, slot, recipeId }) => {
    const recipe = index.recipeAt.get(recipeId)
    const head = recipe === undefined ? null : headWith(index, recipe)
    return recipe === undefined || head === null
      ? []
      : [{ day, slot: slot as Slot, recipe, head, keeps: keptDays(index, recipe) }]
  })

const isSide = (part: Companion): boolean => part === 'side' || part === 'bread'

/** What stands beside a main part where another was planned: a side with one that needs it, none with one that holds its own. */
function companionsFor({ slot, companions }: PlannedMeal, head: Head, sides: boolean): readonly Companion[] {
  const isSpreadOnBread = head === 'slices' || companions.includes('bread')
  const others = companions.filter(
    (part) => part !== head && (part !== 'side' || head === 'plain') && (part !== 'spread' || isSpreadOnBread),
  )
  return head === 'plain' && sides && isMainMeal(slot) && !others.some(isSide) ? ['side', ...others] : others
}

/** The meal that cooked what is kept at another: the same recipe, kept on an earlier day, as far as it keeps. -1: none. */
const cookedAt = (meals: readonly PlannedMeal[], { day, recipe, keeps }: Kept): number =>
  meals.findLastIndex((meal) => meal.kept === recipe && meal.from < 0 && meal.day < day && day - meal.day < keeps)

/**
 * The meals of a week with those that a person keeps: what would have eaten another dish again cooks its own, and what
 * eats the kept one again follows it. A dish that is kept twice is cooked once, where it keeps for so long.
 * @param kept in the order of days
 * @param sides whether there are sides for a meal
 */
export function withKept(
  meals: readonly PlannedMeal[],
  kept: readonly Kept[],
  sides: (slot: Slot) => boolean,
): PlannedMeal[] {
  return kept.reduce<PlannedMeal[]>(
    (done, one) => {
      const at = done.findIndex(({ day, slot }) => day === one.day && slot === one.slot)
      const before = done[at]
      if (!before) return done
      const head = before.head === 'any' ? 'any' : one.head
      const from = cookedAt(done, one)
      const here: PlannedMeal = {
        ...before,
        head,
        companions: companionsFor(before, head, sides(before.slot)),
        from,
        sideFrom: false,
        like: -1,
        kept: one.recipe,
      }
      // The days of a habit that were like this one are like the next of them.
      const heir = done.findIndex(({ like }) => like === at)
      return done.map((meal, n) => {
        if (n === at) return here
        if (meal.like === at) return { ...meal, like: n === heir ? -1 : heir }
        if (meal.from !== at) return meal
        if (from >= 0 || one.keeps === 0) return { ...meal, from: -1, sideFrom: false }
        const companions = companionsFor(meal, head, sides(meal.slot))
        return { ...meal, head, companions, sideFrom: meal.sideFrom && companions.includes('side') }
      })
    },
    [...meals],
  )
}
