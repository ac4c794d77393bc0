import { LRUCache } from 'lru-cache'
import { type BucketState, type Buckets, type Rate, takeTokens } from './bucket.ts'

/** Buckets that are remembered. Those asked last are; one that fell out is full, as it would soon have been. */
const MOST_BUCKETS = 100_000

/** Buckets in this process. */
export class MemoryBuckets implements Buckets {
  readonly #now: () => number
  readonly #buckets: LRUCache<string, { fullAt: number }>

  /** @param now a clock that never goes back, ms */
  constructor(now: () => number = () => performance.now(), most: number = MOST_BUCKETS) {
    this.#now = now
    this.#buckets = new LRUCache({ max: most })
  }

  /** Buckets remembered now. */
  get size(): number {
    return this.#buckets.size
  }

  take(key: string, rate: Rate, tokens = 1): BucketState {
    const bucket = this.#buckets.get(key) ?? { fullAt: Number.NEGATIVE_INFINITY }
    if (bucket.fullAt === Number.NEGATIVE_INFINITY) this.#buckets.set(key, bucket)
    const [fullAt, standing] = takeTokens(bucket.fullAt, this.#now(), rate, tokens)
    bucket.fullAt = fullAt
    return standing
  }
}
