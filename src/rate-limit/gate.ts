import { FairQueue } from './fair-queue.ts'

/** How long requests are begun one after the other before whatever else has come is looked at, ms. */
const SLICE_MS = 4

/**
 * Lets requests begin: those that came in one turn of the event loop do not all begin in it. Each is done as far as it
 * goes without waiting, then the next begins; after some milliseconds the event loop takes another turn, so that what
 * came meanwhile and needs no gate is answered. Clients take turns, however many requests each of them has brought.
 */
export class Gate {
  readonly #queue = new FairQueue<() => void>({
    capacity: Number.POSITIVE_INFINITY,
    mostOfOne: Number.POSITIVE_INFINITY,
  })
  #open = false

  /** Requests that have not begun. */
  get waiting(): number {
    return this.#queue.size
  }

  /**
   * Waits until a request may begin.
   * @param client who sent it
   */
  enter(client: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#queue.add(client, resolve)
    if (!this.#open) {
      this.#open = true
      setImmediate(() => this.#next(performance.now() + SLICE_MS))
    }
    return promise
  }

  /** @param until end of this turn's slice, on the clock of `performance.now()` */
  #next(until: number): void {
    const begin = this.#queue.next()
    this.#open = begin !== undefined
    if (!begin) return
    begin()
    // A tick that is asked for by a microtask comes after all of them: after all that the request does without waiting.
    queueMicrotask(() =>
      process.nextTick(() => {
        if (performance.now() < until) this.#next(until)
        else setImmediate(() => this.#next(performance.now() + SLICE_MS))
      }),
    )
  }
}
