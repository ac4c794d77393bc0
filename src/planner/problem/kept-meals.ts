import { isMainMeal, type Slot } from '../../catalogue/vocabulary.ts'
import type { Params } from '../params.ts'
import type { ProblemIndex } from './index.ts'
import { headWith } from './offers.ts'
import { COMPANIONS, type Companion, type Head, type Kept, type PlannedMeal } from './planned-meal.ts'

/** Days on which meals may eat what is cooked once of a recipe, that of cooking included; 0: one meal does. */
export const keptDays = (index: ProblemIndex, recipe: number): number =>
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

/** Whether there is something to stand beside the main part of a meal. */
type IsThere = (slot: Slot, part: 'side' | 'spread') => boolean

/** What a main part cannot be without, as far as it is there: a side where it brings no starch, a spread on plain bread. */
function neededBy({ slot }: PlannedMeal, head: Head, others: readonly Companion[], isThere: IsThere): Companion | null {
  if (head === 'plain' && isMainMeal(slot) && !others.some(isSide)) return isThere(slot, 'side') ? 'side' : null
  return head === 'slices' && isThere(slot, 'spread') ? 'spread' : null
}

/** What stands beside a main part where another was planned: a side with one that needs it, none with one that holds its own. */
function companionsFor(meal: PlannedMeal, head: Head, isThere: IsThere): readonly Companion[] {
  const { companions } = meal
  const isSpreadOnBread = head === 'slices' || companions.includes('bread')
  const others = companions.filter(
    (part) => part !== head && (part !== 'side' || head === 'plain') && (part !== 'spread' || isSpreadOnBread),
  )
  const needed = neededBy(meal, head, others, isThere)
  return COMPANIONS.filter((part) => part === needed || others.includes(part))
}

/** The meal that cooked what is kept at another: the same recipe, kept on an earlier day, as far as it keeps. -1: none. */
const cookedAt = (meals: readonly PlannedMeal[], { day, recipe, keeps }: Kept): number =>
  meals.findLastIndex((meal) => meal.kept === recipe && meal.from < 0 && meal.day < day && day - meal.day < keeps)

/**
 * The meals of a week with those that a person keeps: what would have eaten another dish again cooks its own, and what
 * eats the kept one again follows it. A dish that is kept twice is cooked once, where it keeps for so long.
 * @param kept in the order of days
 */
export function withKept(meals: readonly PlannedMeal[], kept: readonly Kept[], isThere: IsThere): PlannedMeal[] {
  return kept.reduce<PlannedMeal[]>(
    (done, one) => {
      const at = done.findIndex(({ day, slot }) => day === one.day && slot === one.slot)
      const before = done[at]
      if (!before) return done
      const head = before.head === 'any' ? 'any' : one.head
      const from = one.byCustom ? -1 : cookedAt(done, one)
      const here: PlannedMeal = {
        ...before,
        head,
        companions: companionsFor(before, head, isThere),
        from,
        sideFrom: false,
        like: -1,
        ...(!one.byCustom && { kept: one.recipe }),
      }
      // The days of a habit that were like this one are like the next of them.
      const heir = done.findIndex(({ like }) => like === at)
      return done.map((meal, n) => {
        if (n === at) return here
        if (meal.like === at) return { ...meal, like: n === heir ? -1 : heir }
        if (meal.from !== at) return meal
        if (from >= 0 || one.keeps === 0) return { ...meal, from: -1, sideFrom: false }
        const companions = companionsFor(meal, head, isThere)
        return { ...meal, head, companions, sideFrom: meal.sideFrom && companions.includes('side') }
      })
    },
    [...meals],
  )
}
