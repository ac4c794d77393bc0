import cluster, { type Worker } from 'node:cluster'
import type { BucketState, Buckets, Rate } from './bucket.ts'
import { MemoryBuckets } from './memory.ts'

/** Longest that a request waits for the primary process, ms. */
const PATIENCE_MS = 500

/** Tokens that are asked for. */
type Taking = readonly [key: string, rate: Rate, tokens: number]

/** What a worker asks of the primary in one turn of its event loop, and the answers in the same order. */
type Message =
  | { readonly take: readonly Taking[]; readonly turn: number }
  | { readonly taken: readonly BucketState[]; readonly turn: number }

const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'turn' in message

/** The primary's side: the buckets of all workers are here, so that together they have the limits of one process. */
export function serveBuckets(buckets: MemoryBuckets = new MemoryBuckets()): void {
  cluster.on('message', (worker: Worker, message: unknown) => {
    if (!isMessage(message) || !('take' in message)) return
    const taken = message.take.map((taking) => buckets.take(...taking))
    if (worker.isConnected()) worker.send({ taken, turn: message.turn } satisfies Message)
  })
}

interface Turn {
  readonly takings: Taking[]
  readonly settle: ((standing: BucketState) => void)[]
}

/**
 * A worker's side: buckets that are in the primary. What is asked for in one turn of the event loop goes there in one
 * message. While the primary does not answer, the worker counts by itself.
 */
export class ClusterBuckets implements Buckets {
  readonly #local: MemoryBuckets
  readonly #asked = new Map<number, Turn>()
  #turn: Turn | undefined
  #turns = 0

  constructor(local: MemoryBuckets = new MemoryBuckets()) {
    this.#local = local
    process.on('message', (message: unknown) => {
      if (!isMessage(message) || !('taken' in message)) return
      const asked = this.#asked.get(message.turn)
      this.#asked.delete(message.turn)
      for (const [i, standing] of message.taken.entries()) asked?.settle[i]?.(standing)
    })
  }

  take(key: string, rate: Rate, tokens = 1): BucketState | Promise<BucketState> {
    if (!process.connected) return this.#local.take(key, rate, tokens)
    const { promise, resolve } = Promise.withResolvers<BucketState>()
    this.#turn ??= this.#begin()
    this.#turn.takings.push([key, rate, tokens])
    this.#turn.settle.push(resolve)
    return promise
  }

  #begin(): Turn {
    const turn: Turn = { takings: [], settle: [] }
    setImmediate(() => this.#send(turn))
    return turn
  }

  #send(turn: Turn): void {
    this.#turn = undefined
    const number = this.#turns++
    this.#asked.set(number, turn)
    const alone = () => {
      if (!this.#asked.delete(number)) return
      for (const [i, taking] of turn.takings.entries()) turn.settle[i]?.(this.#local.take(...taking))
    }
    // A busy process runs its timers before it reads what has come: what is there by now has come in time.
    setTimeout(() => setImmediate(alone), PATIENCE_MS).unref()
    process.send?.({ take: turn.takings, turn: number } satisfies Message, undefined, {}, (error) => {
      if (error) alone()
    })
  }
}
