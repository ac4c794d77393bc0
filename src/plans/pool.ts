import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { Market } from '../planner/world.ts'
import { type Job, type JobOf, type JobResult, unpackRefusal } from './jobs.ts'
import type { Task, TaskResult } from './worker.ts'
import type { Catalogue } from './world.ts'

/** Every planning thread is busy and the queue is full. */
export class Busy extends Error {
  override readonly name = 'Busy'
  /** seconds after which a place should be free */
  readonly retryAfter = 2
  constructor() {
    super('Too many plans are being built at this moment; try again in a few seconds.')
  }
}

/** Does the planner's work somewhere. @throws the planner's refusals, Busy */
export interface Planner {
  run<Kind extends Job['kind']>(job: JobOf<Kind>, catalogue: Catalogue, market: Market): Promise<JobResult[Kind]>
}

export interface PoolOptions {
  /** planning threads; default one per core but the one that answers, at least 1, at most 8 */
  readonly threads?: number
  /** jobs that may wait; default 32 per thread */
  readonly queue?: number
}

/** The threads of one revision. */
interface Threads {
  readonly revision: string
  readonly pool: Piscina<Task, TaskResult>
}

/** Milliseconds for which the threads of an old revision still serve requests that began with it. */
const GRACE_MS = 5000

/** Planning threads, so that reads are not kept waiting. Threads of a new revision replace those of the old. */
export class PlannerPool implements Planner {
  readonly #threads: number
  readonly #queue: number
  #current: Threads | undefined
  #last: Threads | undefined
  #grace: NodeJS.Timeout | undefined

  constructor(options: PoolOptions = {}) {
    this.#threads = options.threads ?? Math.min(8, Math.max(1, availableParallelism() - 1))
    this.#queue = options.queue ?? this.#threads * 32
  }

  /** Jobs waiting for a thread. */
  get waiting(): number {
    return this.#current?.pool.queueSize ?? 0
  }

  /** Starts the threads of a revision; those of the one before finish what they have and are asked for. */
  prepare(catalogue: Catalogue): void {
    const { revision } = catalogue
    if (this.#current?.revision === revision) return
    this.#retire()
    this.#last = this.#current
    this.#grace = setTimeout(() => this.#retire(), GRACE_MS).unref()
    const pool = new Piscina<Task, TaskResult>({
      filename: new URL('./worker.ts', import.meta.url).href,
      minThreads: this.#threads,
      maxThreads: this.#threads,
      maxQueue: this.#queue,
      workerData: catalogue.world,
      // The planner makes little garbage; a large nursery would only hold memory.
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    })
    this.#current = { revision, pool }
  }

  #retire(): void {
    clearTimeout(this.#grace)
    // What still waits there is finished first.
    void this.#last?.pool.close()
    this.#last = undefined
  }

  /** @throws Busy for a revision that is gone: asked again, the request finds the newest */
  #of({ revision }: Catalogue): Piscina<Task, TaskResult> {
    const threads = [this.#current, this.#last].find((one) => one?.revision === revision)
    if (!threads) throw new Busy()
    return threads.pool
  }

  async run<Kind extends Job['kind']>(
    job: JobOf<Kind>,
    catalogue: Catalogue,
    market: Market,
  ): Promise<JobResult[Kind]> {
    const pool = this.#of(catalogue)
    if (pool.queueSize >= this.#queue) throw new Busy()
    const { decimals, packPriceMinor } = market
    const result = await pool.run({ job, market: { decimals, packPriceMinor } })
    if ('refused' in result) throw unpackRefusal(result.refused)
    return result.done as JobResult[Kind]
  }

  async close(): Promise<void> {
    const [current, last] = [this.#current, this.#last]
    clearTimeout(this.#grace)
    await Promise.all([current?.pool.close(), last?.pool.close()])
  }
}
