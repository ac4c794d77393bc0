import { message } from '../../src/i18n/message.ts'
import type { PageContext, Params } from '../page.ts'

/** People shown when nobody says how many. */
const DEFAULT_PEOPLE = 2
export const MOST_PEOPLE = 40
const MOST_MEALS = 28

/** What the amounts are for: people at a meal (a plan's household eats fractions of portions), and meals cooked for at once. */
export interface Cooked {
  readonly people: number
  readonly meals: number
}

/** What an address asks for; what is no number is the default. */
export function cookedOf({ people, meals }: Params): Cooked {
  const asked = /^\d{1,2}(\.\d{1,2})?$/.test(people ?? '') ? Number(people) : DEFAULT_PEOPLE
  const times = /^\d{1,2}$/.test(meals ?? '') ? Number(meals) : 1
  return {
    people: Math.min(MOST_PEOPLE, asked === 0 ? 1 : asked),
    meals: Math.min(MOST_MEALS, Math.max(1, times)),
  }
}

/** All that is cooked, in adult portions. */
export const portionsOf = ({ people, meals }: Cooked): number => Math.round(people * meals * 100) / 100

export const portionsText = (cooked: Cooked, { lang }: PageContext): string =>
  message(lang, 'page.dishPortions', { portions: portionsOf(cooked) })

/** Whom the amounts are for: "for 2 people", "3.6 portions", "for 2 people, 2 meals: 4 portions". */
export function cookedFor(cooked: Cooked, context: PageContext): string {
  const { lang } = context
  const { people, meals } = cooked
  const whole = Number.isInteger(people)
  if (meals === 1) return whole ? message(lang, 'page.people', { people }) : portionsText(cooked, context)
  const eaters = whole ? message(lang, 'page.people', { people }) : message(lang, 'page.portions', { portions: people })
  return message(lang, 'quantity.cookedFor', { eaters, meals, portions: portionsText(cooked, context) })
}
