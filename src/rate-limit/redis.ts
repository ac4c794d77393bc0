import type { BucketState, Buckets, Rate } from './bucket.ts'
import { MemoryBuckets } from './memory.ts'
import type { redisClient } from './redis-client.ts'

/** Longest that a request waits for Redis, ms. */
const PATIENCE_MS = 500
/** How long a silent Redis is left alone before one request tries it again, ms. */
const PAUSE_MS = 1000

const late = (ms: number) => {
  const { promise, reject } = Promise.withResolvers<never>()
  // A busy process runs its timers before it reads what has come: what is there by now has come in time.
  const timer = setTimeout(() => setImmediate(() => reject(new Error(`no answer within ${ms} ms`))), ms)
  return { promise, stop: () => clearTimeout(timer) }
}

/**
 * Buckets that several instances share. While Redis does not answer, each instance counts by itself: the service goes on,
 * and a client of several instances gets at most that many times its limit.
 */
export class RedisBuckets implements Buckets {
  #client: ReturnType<typeof redisClient> | undefined
  #closed = false
  readonly #local: MemoryBuckets
  readonly #notice: (message: string) => void
  #unavailable = false
  #tryAgainAt = 0

  /**
   * Connects in the background.
   * @param notice called once when Redis goes and once when it is back
   */
  constructor(url: string, notice: (message: string) => void, local: MemoryBuckets = new MemoryBuckets()) {
    this.#notice = notice
    this.#local = local
    void this.#connect(url)
  }

  /** Its library is loaded here, since most services have no Redis. */
  async #connect(url: string): Promise<void> {
    const { redisClient } = await import('./redis-client.ts')
    if (this.#closed) return
    const client = redisClient(url, PAUSE_MS)
    this.#client = client
    client.on('error', (error: Error) => this.#gone(error))
    client.on('ready', () => this.#back())
    // A first connection that fails is reported by the event; it is tried again.
    await client.connect().catch(() => {})
  }

  #gone(error: Error): void {
    this.#tryAgainAt = performance.now() + PAUSE_MS
    if (this.#unavailable) return
    this.#unavailable = true
    this.#notice(
      `Redis does not answer (${error.message || error.name}); limits are counted in this process until it does`,
    )
  }

  #back(): void {
    this.#tryAgainAt = 0
    if (!this.#unavailable) return
    this.#unavailable = false
    this.#notice('Redis answers again; limits are shared')
  }

  /** Whether buckets are shared now. */
  get isShared(): boolean {
    return this.#client?.isReady === true && !this.#unavailable
  }

  take(key: string, rate: Rate, tokens = 1): BucketState | Promise<BucketState> {
    const client = this.#client
    if (!client?.isReady) return this.#local.take(key, rate, tokens)
    if (this.#unavailable) {
      if (performance.now() < this.#tryAgainAt) return this.#local.take(key, rate, tokens)
      // This request tries; the others need not wait with it.
      this.#tryAgainAt = performance.now() + PAUSE_MS
    }
    return this.#shared(client.take(key, rate, tokens), () => this.#local.take(key, rate, tokens))
  }

  async #shared(asked: Promise<BucketState>, local: () => BucketState | Promise<BucketState>): Promise<BucketState> {
    const patience = late(PATIENCE_MS)
    try {
      const standing = await Promise.race([asked, patience.promise])
      this.#back()
      return standing
    } catch (error) {
      this.#gone(error as Error)
      return local()
    } finally {
      patience.stop()
    }
  }

  close(): void {
    this.#closed = true
    if (this.#client?.isOpen) this.#client.destroy()
  }
}
