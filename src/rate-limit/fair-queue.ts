/** Most entries of one client that wait. */
export const MOST_OF_ONE = 20

export interface QueueBounds {
  /** entries that may wait in all */
  readonly capacity: number
  /** entries of one client that may wait; default 20 */
  readonly mostOfOne?: number
}

/** What became of an entry that was brought. */
export interface Admission<Entry> {
  readonly admitted: boolean
  /** an entry that gave its place to the one brought */
  readonly displaced?: Entry
}

/**
 * A queue that serves clients in turn.
 *
 * - Clients stand in a ring. The client whose turn it is gives its oldest entry and goes to the end of the ring; a client
 *   that comes anew joins at the end. So the oldest entry of a client is taken after at most as many turns as clients
 *   stood before it, whoever comes later and however much they bring, and the entries of one client keep their order.
 * - At most `mostOfOne` entries of a client wait.
 * - When the queue is full, a client takes the place of the newest entry of whoever holds most, if it then holds no more
 *   than he. So nobody holds more than a quarter of the places while somebody with less than a quarter finds none, and a
 *   client without entries is refused only when every place is another's.
 */
export class FairQueue<Entry> {
  readonly #capacity: number
  readonly #mostOfOne: number
  /** entries by client, the oldest first; the keys stand in the order of their turns, and none is without entries */
  readonly #ring = new Map<string, Entry[]>()
  #size = 0

  constructor({ capacity, mostOfOne = MOST_OF_ONE }: QueueBounds) {
    this.#capacity = capacity
    this.#mostOfOne = mostOfOne
  }

  /** Entries that wait. */
  get size(): number {
    return this.#size
  }

  /** Entries of a client that wait. */
  held(client: string): number {
    return this.#ring.get(client)?.length ?? 0
  }

  /** Puts an entry at the end of its client's. */
  add(client: string, entry: Entry): Admission<Entry> {
    const own = this.#ring.get(client)
    const held = own?.length ?? 0
    if (held >= this.#mostOfOne || this.#capacity === 0) return { admitted: false }
    const displaced = this.#size < this.#capacity ? [] : this.#displace(held)
    if (!displaced) return { admitted: false }
    if (own) own.push(entry)
    else this.#ring.set(client, [entry])
    this.#size++
    return displaced.length === 0 ? { admitted: true } : { admitted: true, displaced: displaced[0] as Entry }
  }

  /** @param held entries of who needs the place @returns the entry that gave it; undefined: nobody has to */
  #displace(held: number): [Entry] | undefined {
    let most: Entry[] = []
    for (const entries of this.#ring.values()) if (entries.length > most.length) most = entries
    if (most.length < held + 2) return undefined
    this.#size--
    return [most.pop() as Entry]
  }

  /** Takes the oldest entry of the client whose turn it is; undefined: nobody waits. */
  next(): Entry | undefined {
    const [turn] = this.#ring
    if (!turn) return undefined
    const [client, entries] = turn
    const entry = entries.shift() as Entry
    this.#ring.delete(client)
    if (entries.length > 0) this.#ring.set(client, entries)
    this.#size--
    return entry
  }

  /** Takes an entry out of its client's before its turn; nothing happens when it is not there. */
  remove(client: string, entry: Entry): void {
    const entries = this.#ring.get(client)
    const at = entries?.indexOf(entry) ?? -1
    if (!entries || at < 0) return
    entries.splice(at, 1)
    if (entries.length === 0) this.#ring.delete(client)
    this.#size--
  }
}
