import type { Lang } from './locale.ts'
import { message } from './message.ts'
import { portionsText } from './quantity.ts'
import { hundredths } from './round.ts'

/** Who eats at home; there may be no children. */
export interface Household {
  readonly adults: number
  readonly children: number
}

/** What the amounts of a recipe are for. */
export interface Cooked {
  /** adult portions of one meal: people, or what a household with children eats */
  readonly people: number
  /** meals cooked for at once */
  readonly meals: number
  /** a household with children, whose portions are fractions */
  readonly household?: Household | undefined
}

/** All that is cooked, in adult portions. */
export const portionsOf = ({ people, meals }: Cooked): number => hundredths(people * meals)

/** Who eats at a meal: "for 2 adults and 1 child", "for 2 people", "3½ adult portions a meal". */
function eaters(lang: Lang, { people, household }: Cooked): string {
  if (household?.children === 0) return message(lang, 'page.people', { people: household.adults })
  if (household) return message(lang, 'page.eaters', { ...household })
  return Number.isInteger(people)
    ? message(lang, 'page.people', { people })
    : portionsText(lang, people, 'portionAMeal')
}

/**
 * Whom the amounts are for, as a cook reads it: "for 2 people", "for 2 adults and 1 child (2¾ portions)",
 * "3¾ portions", "for 2 people, 2 meals: 4 portions".
 */
export function cookedFor(lang: Lang, cooked: Cooked): string {
  const { people, meals, household } = cooked
  const portions = portionsText(lang, portionsOf(cooked))
  if (meals > 1) return message(lang, 'quantity.cookedFor', { eaters: eaters(lang, cooked), meals, portions })
  if (household) return message(lang, 'quantity.both', { measure: eaters(lang, cooked), exact: portions })
  return Number.isInteger(people) ? eaters(lang, cooked) : portions
}
