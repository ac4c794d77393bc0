/** Costly requests of one address that are under way together: one that waits for the database lets another begin. */
export const MAX_CONCURRENT = 2
/** Costly requests of one address that wait: more than its bucket would usually pay for. */
export const MAX_WAITING = 50

/** An address has as many costly requests waiting as may wait. */
export class TooManyWaitingError extends Error {
  override readonly name = 'TooManyWaitingError'
  /** seconds after which some will have been answered */
  readonly retryAfter = 2
  constructor() {
    super('too many costly requests of this address are waiting')
  }
}

interface Line {
  underWay: number
  readonly waiting: (() => void)[]
}

/**
 * Lets costly work begin one piece at a time, each in a turn of the event loop of its own: what came meanwhile is answered
 * before the next piece, so that nobody waits for more than one. Addresses take turns.
 */
export class Turns {
  /** addresses with work, the one whose turn is next first */
  readonly #lines = new Map<string, Line>()
  #scheduled = false

  /**
   * Waits for a turn.
   * @param key who asks
   * @returns to be called when the work is done
   * @throws TooManyWaitingError
   */
  async enter(key: string): Promise<() => void> {
    const line = this.#lines.get(key) ?? { underWay: 0, waiting: [] }
    this.#lines.set(key, line)
    if (line.waiting.length >= MAX_WAITING) throw new TooManyWaitingError()
    const { promise, resolve } = Promise.withResolvers<void>()
    line.waiting.push(resolve)
    this.#schedule()
    await promise
    return () => this.#leave(key, line)
  }

  /** Addresses that have costly work waiting or under way. */
  get size(): number {
    return this.#lines.size
  }

  #leave(key: string, line: Line): void {
    line.underWay--
    if (line.underWay === 0 && line.waiting.length === 0) this.#lines.delete(key)
    this.#schedule()
  }

  #schedule(): void {
    if (this.#scheduled) return
    this.#scheduled = true
    setImmediate(() => {
      this.#scheduled = false
      this.#next()
    })
  }

  #next(): void {
    for (const [key, line] of this.#lines) {
      const begin = line.underWay < MAX_CONCURRENT ? line.waiting.shift() : undefined
      if (!begin) continue
      line.underWay++
      // Behind all others.
      this.#lines.delete(key)
      this.#lines.set(key, line)
      begin()
      this.#schedule()
      return
    }
  }
}
