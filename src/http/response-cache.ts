import { LRUCache } from 'lru-cache'
import { CachedResponse } from './cached-response.ts'

/** Room for the addresses under which cached responses were asked, in characters. */
const ADDRESS_CHARACTERS = 4 * 1024 * 1024
/** A longer address is not worth remembering, in characters. */
const LONGEST_ADDRESS = 2048
/** How long callers share one making, ms: one that hangs must not hold up those who come later. */
const SHARED_MS = 5000

/** How a read was asked: all that its answer can depend on besides the revision, as it came. */
export interface CacheAddress {
  readonly revision: string
  /** with its query */
  readonly path: string
  readonly acceptLanguage: string | null | undefined
}

const addressOf = ({ path, acceptLanguage }: CacheAddress): string =>
  acceptLanguage ? `${path} ${acceptLanguage}` : path

/**
 * Responses that are the same for everybody until the catalogue changes: the least recently used go first, within a number of bytes.
 * A key says what an answer depends on; an address is how it was asked, which can be said in many ways.
 */
export class ResponseCache<Refusal = never> {
  readonly #answers: LRUCache<string, CachedResponse>
  readonly #keys = new LRUCache<string, string>({
    maxSize: ADDRESS_CHARACTERS,
    sizeCalculation: (key, address) => key.length + address.length,
  })
  readonly #making = new LRUCache<string, Promise<CachedResponse | Refusal>>({ max: 1000, ttl: SHARED_MS })
  #revision = ''
  readonly #onLookup: (hit: boolean) => void

  /**
   * @param bytes room for the answers
   * @param onLookup called with whether the response was there
   */
  constructor(bytes: number, onLookup: (hit: boolean) => void = () => {}) {
    this.#onLookup = onLookup
    this.#answers = new LRUCache({ maxSize: bytes, sizeCalculation: ({ size }, key) => size + key.length })
  }

  /** Bytes in use, about. */
  get bytes(): number {
    return this.#answers.calculatedSize
  }

  /** Whether `get` would make nothing: the answer is there or being made. */
  has(key: string): boolean {
    return this.#answers.has(key) || this.#making.has(key)
  }

  /** The response that the same address had before. */
  at(asked: CacheAddress): CachedResponse | undefined {
    if (asked.revision !== this.#revision) return undefined
    const key = this.#keys.get(addressOf(asked))
    const answer = key === undefined ? undefined : this.#answers.get(key)
    if (answer) this.#onLookup(true)
    return answer
  }

  /**
   * The cached response, or the result of `make`; concurrent callers share one call. A refusal is not cached.
   * @param asked for `at`, when the same words always ask the same
   */
  async get(
    key: string,
    make: () => Promise<CachedResponse | Refusal>,
    asked?: CacheAddress,
  ): Promise<CachedResponse | Refusal> {
    const stored = this.#answers.get(key)
    if (stored) this.#onLookup(true)
    const made = stored ?? (await this.#make(key, make))
    if (asked && made instanceof CachedResponse) this.#remember(asked, key)
    return made
  }

  #remember(asked: CacheAddress, key: string): void {
    if (asked.revision !== this.#revision) {
      this.#keys.clear()
      this.#revision = asked.revision
    }
    const address = addressOf(asked)
    if (address.length <= LONGEST_ADDRESS) this.#keys.set(address, key)
  }

  #keep(key: string, answer: CachedResponse): void {
    this.#answers.set(key, answer)
    answer.watch(() => {
      if (this.#answers.peek(key) !== answer) return
      // What is set again as it is keeps its old size.
      this.#answers.delete(key)
      this.#answers.set(key, answer)
    })
  }

  #make(key: string, make: () => Promise<CachedResponse | Refusal>): Promise<CachedResponse | Refusal> {
    const others = this.#making.get(key)
    if (others) return others
    this.#onLookup(false)
    const making = make().then((made) => {
      if (made instanceof CachedResponse) this.#keep(key, made)
      return made
    })
    this.#making.set(key, making)
    const done = () => {
      if (this.#making.peek(key) === making) this.#making.delete(key)
    }
    making.then(done, done)
    return making
  }
}
