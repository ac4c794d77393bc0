import { createClient, defineScript } from '@redis/client'
import type { Buckets, Rate, Standing } from './bucket.ts'
import { MemoryBuckets } from './memory.ts'

/** Longest that a request waits for Redis, ms. */
const PATIENCE_MS = 500
/** How long a silent Redis is left alone before one request tries it again, ms. */
const PAUSE_MS = 1000

/**
 * `takeTokens` where the buckets are, in whole microseconds of Redis' own clock, so that no instance's clock matters and
 * no other command comes between reading and writing. A full bucket is no key at all.
 */
const TAKE = `
local token, burst = tonumber(ARGV[1]), tonumber(ARGV[2])
local asked = math.min(tonumber(ARGV[3]), burst)
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000000 + tonumber(time[2])
local missing = math.max(0, tonumber(redis.call('GET', KEYS[1]) or now) - now)
missing = math.min(missing, burst * token)
local there = burst - missing / token + 0.000001
local admitted = there >= asked
local left = there
if admitted then
  left = there - asked
  local filling = missing + asked * token
  redis.call('SET', KEYS[1], string.format('%.0f', now + filling), 'PX', math.ceil(filling / 1000))
end
local remaining = math.floor(left)
local wanted = admitted and remaining + 1 or asked
return {admitted and 1 or 0, remaining, math.ceil((wanted - left) * token)}
`

const take = defineScript({
  SCRIPT: TAKE,
  NUMBER_OF_KEYS: 1,
  parseCommand(parser, key: string, { perMinute, burst }: Rate, tokens: number) {
    parser.pushKey(key)
    parser.push(String(60_000_000 / perMinute), String(burst), String(tokens))
  },
  transformReply: ([admitted, remaining, waitUs]: [number, number, number]): Standing => ({
    admitted: admitted === 1,
    remaining,
    waitMs: waitUs / 1000,
  }),
})

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
  readonly #client
  readonly #local: MemoryBuckets
  readonly #notice: (message: string) => void
  #away = false
  #tryAgainAt = 0

  /**
   * Connects in the background.
   * @param notice told once when Redis goes and once when it is back
   */
  constructor(url: string, notice: (message: string) => void, local: MemoryBuckets = new MemoryBuckets()) {
    this.#notice = notice
    this.#local = local
    this.#client = createClient({
      url,
      scripts: { take },
      keyPrefix: 'provender:limit:',
      // What cannot be asked now is counted here; nothing waits for a Redis that may never come back.
      disableOfflineQueue: true,
      socket: { connectTimeout: 2000, reconnectStrategy: (tries) => Math.min(50 * 2 ** Math.min(tries, 5), PAUSE_MS) },
    })
    this.#client.on('error', (error: Error) => this.#gone(error))
    this.#client.on('ready', () => this.#back())
    // A first connection that fails is told by the event; it is tried again.
    void this.#client.connect().catch(() => {})
  }

  #gone(error: Error): void {
    this.#tryAgainAt = performance.now() + PAUSE_MS
    if (this.#away) return
    this.#away = true
    this.#notice(
      `Redis does not answer (${error.message || error.name}); limits are counted in this process until it does`,
    )
  }

  #back(): void {
    this.#tryAgainAt = 0
    if (!this.#away) return
    this.#away = false
    this.#notice('Redis answers again; limits are shared')
  }

  /** Whether buckets are shared now. */
  get isShared(): boolean {
    return this.#client.isReady && !this.#away
  }

  take(key: string, rate: Rate, tokens = 1): Standing | Promise<Standing> {
    if (!this.#client.isReady) return this.#local.take(key, rate, tokens)
    if (this.#away) {
      if (performance.now() < this.#tryAgainAt) return this.#local.take(key, rate, tokens)
      // This request tries; the others need not wait with it.
      this.#tryAgainAt = performance.now() + PAUSE_MS
    }
    return this.#shared(key, rate, tokens)
  }

  async #shared(key: string, rate: Rate, tokens: number): Promise<Standing> {
    const patience = late(PATIENCE_MS)
    try {
      const standing = await Promise.race([this.#client.take(key, rate, tokens), patience.promise])
      this.#back()
      return standing
    } catch (error) {
      this.#gone(error as Error)
      return this.#local.take(key, rate, tokens)
    } finally {
      patience.stop()
    }
  }

  close(): void {
    if (this.#client.isOpen) this.#client.destroy()
  }
}
