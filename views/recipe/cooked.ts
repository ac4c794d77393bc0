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

/** The same for some adults more or fewer; undefined: nobody would be left, or too many. */
export function withMore({ people, meals, household }: Cooked, by: number): Cooked | undefined {
  const next = hundredths(people + by)
  if (next <= 0 || next > MOST_PEOPLE) return undefined
  const adults = (household?.adults ?? 0) + by
  // Children alone are no household that a sentence names.
  const named = household && adults > 0 ? { adults, children: household.children } : undefined
  return { people: next, meals, household: named }
}

/** For whom it is, as parts of an address. */
export const queryOf = ({ people, household }: Cooked): Params => ({
  people: String(people),
  ...(household ? { adults: String(household.adults), children: String(household.children) } : {}),
})

/** Numbers of people that a page can show without being asked for again. */
const SCALES = 12

/** A row of numbers of people, one after another, and which of them is shown. */
export interface Scales {
  readonly all: readonly Cooked[]
  readonly at: number
}

/** From the fewest on, or where many are cooked for, those around them. */
export function scalesOf(cooked: Cooked): Scales {
  const before = (cooked.people > SCALES ? Math.floor(SCALES / 2) : Math.ceil(cooked.people) - 1) || 0
  const all = Array.from({ length: SCALES }, (_, at) => withMore(cooked, at - before)).filter(
    (one) => one !== undefined,
  )
  return { all, at: all.findIndex(({ people }) => people === cooked.people) }
}
