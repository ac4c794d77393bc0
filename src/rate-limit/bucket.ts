/** How fast a bucket fills and how much it holds. */
export interface Rate {
  readonly perMinute: number
  readonly burst: number
}

/** What came of asking a bucket for tokens. */
export interface BucketState {
  readonly admitted: boolean
  /** whole tokens that are left */
  readonly remaining: number
  /** milliseconds until there is one more; when refused, until there are as many as were asked for */
  readonly waitMs: number
}

/** Buckets by key. Taking is one step: two clients at once never get the same token. */
export interface Buckets {
  /** @param tokens taken together or not at all; as many as the bucket holds stand for more than that */
  take(key: string, rate: Rate, tokens: number): BucketState | Promise<BucketState>
}

/** Fractions add up to a whole token in the end; a microsecond is neither here nor there. */
const ROUNDING = 1e-6

/**
 * Takes tokens, all or none. A bucket is one number, the time at which it will be full again, so an unknown bucket and one
 * that has not been asked for long are the same: full. (The generic cell rate algorithm of ITU-T I.371 is the same
 * arithmetic.)
 * @param fullAt when the bucket will be full, ms; never further off than an empty bucket needs, whatever a clock did
 * @param now ms on the same clock
 * @param tokens at least 1; a bucket that holds fewer gives all it holds, or they could never be had
 * @returns the new `fullAt`, and how the bucket stands
 */
export function takeTokens(
  fullAt: number,
  now: number,
  { perMinute, burst }: Rate,
  tokens: number,
): [fullAt: number, BucketState] {
  const tokenMs = 60_000 / perMinute
  const missingMs = Math.min(Math.max(0, fullAt - now), burst * tokenMs)
  const asked = Math.min(tokens, burst)
  const there = burst - missingMs / tokenMs + ROUNDING
  const admitted = there >= asked
  const left = admitted ? there - asked : there
  const remaining = Math.floor(left)
  const wanted = admitted ? remaining + 1 : asked
  const standing = { admitted, remaining, waitMs: (wanted - left) * tokenMs }
  return [now + missingMs + (admitted ? asked * tokenMs : 0), standing]
}
