/** How fast a bucket fills and how much it holds. */
export interface Rate {
  readonly perMinute: number
  readonly burst: number
}

/** What came of asking a bucket for one token. */
export interface Standing {
  readonly admitted: boolean
  /** whole tokens that are left */
  readonly remaining: number
  /** milliseconds until there is one more */
  readonly waitMs: number
}

/** Buckets by key. Taking is one step: two callers at once never get the same token. */
export interface Buckets {
  take(key: string, rate: Rate): Standing | Promise<Standing>
}

/** Fractions add up to a whole token in the end; a microsecond is neither here nor there. */
const ROUNDING = 1e-6

/**
 * Takes a token. A bucket is one number, the time at which it will be full again, so an unknown bucket and one that has
 * not been asked for long are the same: full. (The generic cell rate algorithm of ITU-T I.371 is the same arithmetic.)
 * @param fullAt when the bucket will be full, ms
 * @param now ms on the same clock
 * @returns the new `fullAt`, unchanged when there was no token
 */
export function takeToken(fullAt: number, now: number, { perMinute, burst }: Rate): [fullAt: number, Standing] {
  const tokenMs = 60_000 / perMinute
  const missingMs = Math.max(0, fullAt - now)
  const tokens = burst - missingMs / tokenMs + ROUNDING
  const admitted = tokens >= 1
  const left = admitted ? tokens - 1 : tokens
  const remaining = Math.floor(left)
  const standing = { admitted, remaining, waitMs: (1 - (left - remaining)) * tokenMs }
  return [admitted ? now + missingMs + tokenMs : fullAt, standing]
}
