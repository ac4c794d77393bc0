import { ENDED } from './household.ts'

/** Streams of one household, and of one client, that may be open together: a large family, an office behind one address. */
const MOST_OF_HOUSEHOLD = 50
const MOST_OF_CLIENT = 50

/**
 * How long a stream lasts, ms. A reader that has vanished without a word looks like one that is silent, so every stream ends, and
 * who is still there follows anew.
 */
const LIFE_MS = 5 * 60_000

/** More streams are open than anybody needs. */
export class TooManyStreamsError extends Error {
  override readonly name = 'TooManyStreamsError'
  /** seconds after which another one may have ended */
  readonly retryAfter = 10
}

/** What a stream tells: the newest version; undefined: some may have been missed, so look. */
export type Told = { readonly version: number | undefined }

/** A stream of the newest versions: what its reader was too slow for is left out. */
class Stream implements AsyncIterableIterator<Told> {
  readonly #onEnd: () => void
  #next: Told | undefined
  #reader: ((result: IteratorResult<Told>) => void) | undefined
  #ended = false

  constructor(onEnd: () => void) {
    this.#onEnd = onEnd
  }

  tell(told: Told): void {
    if (this.#ended) return
    const reader = this.#reader
    this.#reader = undefined
    if (reader) reader({ done: false, value: told })
    else this.#next = told
  }

  next(): Promise<IteratorResult<Told>> {
    const told = this.#next
    this.#next = undefined
    if (told) return Promise.resolve({ done: false, value: told })
    if (this.#ended) return Promise.resolve({ done: true, value: undefined })
    return new Promise((resolve) => {
      this.#reader = resolve
    })
  }

  /** Ends it for its reader, who still hears what was told before. */
  return(): Promise<IteratorResult<Told>> {
    if (!this.#ended) {
      this.#ended = true
      this.#onEnd()
      this.#reader?.({ done: true, value: undefined })
    }
    return Promise.resolve({ done: true, value: undefined })
  }

  [Symbol.asyncIterator](): this {
    return this
  }
}

/** Tells open pages that their household changed: what happens here at once, and what the database tells of others. */
export class HouseholdFeed {
  readonly #streams = new Map<string, Set<Stream>>()
  readonly #clients = new Map<string, number>()
  readonly #lifeMs: number
  #closed = false

  /** @param lifeMs how long a stream lasts */
  constructor(lifeMs: number = LIFE_MS) {
    this.#lifeMs = lifeMs
  }

  /**
   * Follows a household. Nothing that happens after the call is missed.
   * @param client who follows
   * @throws TooManyStreamsError
   */
  follow(id: string, client: string): AsyncIterableIterator<Told> & { readonly tell: (told: Told) => void } {
    const streams = this.#streams.get(id) ?? new Set()
    const open = this.#clients.get(client) ?? 0
    if (streams.size >= MOST_OF_HOUSEHOLD || open >= MOST_OF_CLIENT) throw new TooManyStreamsError()
    const stream = new Stream(() => {
      clearTimeout(life)
      streams.delete(stream)
      if (streams.size === 0) this.#streams.delete(id)
      const left = (this.#clients.get(client) ?? 1) - 1
      if (left > 0) this.#clients.set(client, left)
      else this.#clients.delete(client)
    })
    const life = setTimeout(() => void stream.return(), this.#lifeMs).unref()
    this.#streams.set(id, streams.add(stream))
    this.#clients.set(client, open + 1)
    if (this.#closed) void stream.return()
    return stream
  }

  /** Something was heard on the channel; undefined: there may have been something that was not. */
  readonly heard = (payload: string | undefined): void => {
    const [id = '', version] = payload?.split(' ') ?? []
    if (version !== undefined) this.#tell(id, Number(version))
    else for (const streams of this.#streams.values()) for (const stream of streams) stream.tell({ version: undefined })
  }

  #tell(id: string, version: number): void {
    for (const stream of [...(this.#streams.get(id) ?? [])]) {
      stream.tell({ version })
      if (version === ENDED) void stream.return()
    }
  }

  /** Ends every stream: the service stops. */
  close(): void {
    this.#closed = true
    for (const streams of [...this.#streams.values()]) for (const stream of [...streams]) void stream.return()
  }
}
