import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Memory that a process holds, MB. */
export const residentMb = ({ pid }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Answers of a household that differs with the number, as the body of a request. */
export const household = (number: number): string =>
  JSON.stringify({
    country: ['RU', 'US', 'DE'][number % 3],
    store: ['ru-average', 'us-average', 'de-average'][number % 3],
    adults: 1 + (number % 10),
    kids: [{ age: number % 18 }],
    variant: number % 100,
    budgetValue: 1 + number,
  })

/** Reads of the catalogue, some cached, some searched. */
export const READS = [
  '/api/recipes?lang=en&limit=50',
  '/api/recipes/borscht?lang=de',
  '/api/collections?lang=ru',
  '/api/recipes?q=rice&lang=en',
]
