import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Memory that a process holds, MB. */
export const residentMb = ({ pid }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Where households live, and what one person's food costs there in a week, about. */
const PLACES = [
  { country: 'RU', store: 'ru-average', aWeek: 3000 },
  { country: 'US', store: 'us-average', aWeek: 70 },
  { country: 'DE', store: 'de-average', aWeek: 50 },
] as const
/** Parts of that which a household wants to spend; 0: it names no budget. */
const BUDGETS = [0, 1, 1.3, 0.9, 1.6] as const
const FIRST_DAY = Date.parse('2026-11-23')
const DAY_MS = 86_400_000

/**
 * Answers of a household without a variant. No two of the first four million are the same: the numbers of places, of
 * adults, of children's ages and of budgets have no divisor in common, so their combinations begin anew after 1,140, a day
 * later.
 */
export function householdOf(number: number) {
  const { aWeek, ...place } = PLACES[number % PLACES.length] as (typeof PLACES)[number]
  const adults = 1 + (number % 4)
  const age = number % 19
  const kids = age === 0 ? [] : [{ age: age - 1 }]
  const day = Math.floor(number / (PLACES.length * 4 * 19 * BUDGETS.length)) % 3650
  return {
    ...place,
    adults,
    kids,
    budgetMode: 'week' as const,
    budgetValue: Math.round((BUDGETS[number % BUDGETS.length] as number) * aWeek * (adults + kids.length)),
    startDate: new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10),
  }
}

/** The same as the body of a request. */
export const household = (number: number): string => JSON.stringify(householdOf(number))

/** Reads of the catalogue, some cached, some searched. */
export const READS = [
  '/api/recipes?lang=en&limit=50',
  '/api/recipes/borscht?lang=de',
  '/api/collections?lang=ru',
  '/api/recipes?q=rice&lang=en',
]
