import type { Cooked, Household } from '../../src/i18n/cooked-for.ts'
import { hundredths } from '../../src/i18n/round.ts'
import type { Params } from '../page.ts'

/** People shown when nobody says how many. */
const DEFAULT_PEOPLE = 2
export const MOST_PEOPLE = 40
const MOST_MEALS = 28

const whole = (text: string | undefined): number => (/^\d{1,2}$/.test(text ?? '') ? Number(text) : 0)

/** A household of a plan that does not eat a portion a person: its people are named. */
function householdOf({ adults, children }: Params): Household | undefined {
  const household = { adults: whole(adults), children: whole(children) }
  return household.adults > 0 && children !== undefined ? household : undefined
}

/** What an address asks for; what is no number is the default. */
export function cookedOf(query: Params): Cooked {
  const { people, meals } = query
  const asked = /^\d{1,2}(\.\d{1,2})?$/.test(people ?? '') ? Number(people) : DEFAULT_PEOPLE
  return {
    people: Math.min(MOST_PEOPLE, asked === 0 ? 1 : asked),
    meals: Math.min(MOST_MEALS, Math.max(1, whole(meals))),
    household: people === undefined ? undefined : householdOf(query),
  }
}

/** The same for some adults more or fewer, as parts of an address; undefined: nobody would be left, or too many. */
export function withMore({ people, household }: Cooked, by: number): Params | undefined {
  const next = hundredths(people + by)
  if (next <= 0 || next > MOST_PEOPLE) return undefined
  const adults = (household?.adults ?? 0) + by
  // Children alone are no household that a sentence names.
  const named = household && adults > 0 ? { adults: String(adults), children: String(household.children) } : {}
  return { people: String(next), ...named }
}
