import { parseAgreements } from '../../src/rate-limit/agreements.ts'
import type { RateLimitSettings } from '../../src/rate-limit/rate-limits.ts'

/** What is left of an address's limits; the first seconds of the minute may have gone by. */
export const leftOf = ({ headers }: Response): string | undefined =>
  headers.get('ratelimit')?.replaceAll(/t=(60|[3-5]\d)\b/g, 't=60')

// One token a minute: nothing is added to a bucket while a test runs.
const RATES = {
  rateLimit: { perMinute: 1, burst: 30 },
  planRateLimit: { perMinute: 1, burst: 5 },
  pageRateLimit: { perMinute: 1, burst: 8 },
}
const agreed = parseAgreements('203.0.113.7=1:50/off,2001:db8:ffff::/48=off,2001:db8:5::42=1:2/1:1')

/** Limits of one token a minute, behind one proxy, with three agreements. */
export const limits = (more: Partial<RateLimitSettings> = {}) => ({
  ...RATES,
  trustProxy: 1,
  agreements: 'agreements' in agreed ? agreed.agreements : [],
  redisUrl: undefined,
  ...more,
})

export const WEEK = { country: 'RU', store: 'ru-average', startDate: '2026-11-23' }

/** A request that posts `body` as JSON. */
export const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

let addresses = 0
/** An address that has asked nothing yet, in the file that asks for one. */
export const stranger = () => `198.51.100.${++addresses}`

/** What `make` gives for each of 0 … `count` - 1. */
export const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))

/** Seconds that a client who used up what a minute allows may be told to wait, as alternatives of a pattern: a minute, less what went by. */
export const waits = (since: number): string =>
  Array.from({ length: 2 + Math.floor((performance.now() - since) / 1000) }, (_, second) => 60 - second).join('|')
