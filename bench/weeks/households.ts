import { dateAfter } from '../../src/planner/calendar.ts'

/** The countries whose weeks the benches plan unless told otherwise. */
export const COUNTRIES = 'RU,US,DE,FR,ES,IT,PL,NL,CZ,PT,TR,GB,IE,FI,SE,GR,HU,RO'

const kids = (...ages: readonly number[]) => ages.map((age) => ({ age }))
const bigKids = (...ages: readonly number[]) => ages.map((age) => ({ age, appetite: 'big' as const }))
const ALL_SLOTS = ['breakfast', 'lunch', 'dinner', 'snack'] as const

/** What each household asks for besides its country; `thrifty` has three quarters of what a couple pays a head. */
const HOUSEHOLDS = {
  couple: {},
  single: { adults: 1 },
  'two children': { kids: kids(4, 9) },
  'big family': { kids: bigKids(6, 10, 14), slots: ALL_SLOTS },
  retired: { goal: 'healthy' },
  gain: { adults: 1, goal: 'gain', slots: ALL_SLOTS },
  vegetarian: { excludeTags: ['meat', 'poultry', 'fish', 'seafood', 'offal'] },
  thrifty: { kids: kids(7) },
  dinners: { kids: kids(8), slots: ['dinner'] },
} as const

const BUDGET_SHARE = 0.75

/** What a household asks for, its budget with it. @param coupleCost what the couple's first week costs in the country; undefined: not known */
export function askedOf(household: keyof typeof HOUSEHOLDS, coupleCost: number | undefined) {
  const isBudgeted = household === 'thrifty' && coupleCost !== undefined
  const budget = isBudgeted
    ? { budgetMode: 'perPersonDay' as const, budgetValue: (BUDGET_SHARE * coupleCost) / 2 / 7 }
    : {}
  return { ...HOUSEHOLDS[household], ...budget }
}

export const HOUSEHOLD_NAMES = Object.keys(HOUSEHOLDS) as (keyof typeof HOUSEHOLDS)[]

const FIRST_DAY = '2026-11-23'
/** Weeks from the first of one household to the first of the next: together their weeks are spread over a year. */
const APART = 6

/** First day of a household's nth week. */
export const firstDayOf = (household: keyof typeof HOUSEHOLDS, week: number): string =>
  dateAfter(FIRST_DAY, 7 * (week + APART * HOUSEHOLD_NAMES.indexOf(household)))
