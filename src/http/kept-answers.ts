import { LRUCache } from 'lru-cache'
import { Answer } from './answer.ts'

/** Room for the addresses under which kept answers were asked, in characters. */
const ADDRESSES = 4 * 1024 * 1024
/** A longer address is not worth remembering, in characters. */
const LONGEST_ADDRESS = 2048
/** How long callers share one making, ms: one that hangs must not hold up those who come later. */
const SHARED_MS = 5000

/** How a read was asked: all that its answer can depend on besides the revision, as it came. */
export interface Asked {
  readonly revision: string
  /** with its query */
  readonly path: string
  readonly acceptLanguage: string | null | undefined
}

const addressOf = ({ path, acceptLanguage }: Asked): string => (acceptLanguage ? `${path} ${acceptLanguage}` : path)

/**
 * Answers that will be the same for everybody until the catalogue changes, those asked last, within a number of bytes.
 * A key says what an answer depends on; an address is how it was asked, which can be said in many ways.
 */
export class KeptAnswers<Refusal = never> {
  readonly #answers: LRUCache<string, Answer>
  readonly #keys = new LRUCache<string, string>({
    maxSize: ADDRESSES,
    sizeCalculation: (key, address) => key.length + address.length,
  })
  readonly #making = new LRUCache<string, Promise<Answer | Refusal>>({ max: 1000, ttl: SHARED_MS })
  #revision = ''
  readonly #onLookup: (hit: boolean) => void

  /**
   * @param bytes room for the answers
   * @param onLookup told whether an answer was there
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

  /** The answer that the same words had before. */
  at(asked: Asked): Answer | undefined {
    if (asked.revision !== this.#revision) return undefined
    const key = this.#keys.get(addressOf(asked))
    const answer = key === undefined ? undefined : this.#answers.get(key)
    if (answer) this.#onLookup(true)
    return answer
  }

  /**
   * The kept answer, or what `make` comes to; callers at once share one making. A refusal is not kept.
   * @param asked for `at`, when the same words always ask the same
   */
  async get(key: string, make: () => Promise<Answer | Refusal>, asked?: Asked): Promise<Answer | Refusal> {
    const kept = this.#answers.get(key)
    if (kept) this.#onLookup(true)
    const made = kept ?? (await this.#make(key, make))
    if (asked && made instanceof Answer) this.#remember(asked, key)
    return made
  }

  #remember(asked: Asked, key: string): void {
    if (asked.revision !== this.#revision) {
      this.#keys.clear()
      this.#revision = asked.revision
    }
    const address = addressOf(asked)
    if (address.length <= LONGEST_ADDRESS) this.#keys.set(address, key)
  }

  #make(key: string, make: () => Promise<Answer | Refusal>): Promise<Answer | Refusal> {
    const others = this.#making.get(key)
    if (others) return others
    this.#onLookup(false)
    const making = make().then((made) => {
      if (made instanceof Answer) this.#answers.set(key, made)
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
