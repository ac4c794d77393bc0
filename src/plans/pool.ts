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

/** Planning threads, so that reads are not kept waiting. Threads of a new revision replace those of the old. */
export class PlannerPool implements Planner {
  readonly #threads: number
  readonly #queue: number
  #revision = ''
  #pool: Piscina<Task, TaskResult> | undefined

  constructor(options: PoolOptions = {}) {
    this.#threads = options.threads ?? Math.min(8, Math.max(1, availableParallelism() - 1))
    this.#queue = options.queue ?? this.#threads * 32
  }

  /** Jobs waiting for a thread. */
  get waiting(): number {
    return this.#pool?.queueSize ?? 0
  }

  /** Starts the threads of a revision; those of the old one finish what they have. */
  prepare(catalogue: Catalogue): Piscina<Task, TaskResult> {
    if (this.#pool && this.#revision === catalogue.revision) return this.#pool
    void this.#pool?.close()
    this.#revision = catalogue.revision
    this.#pool = new Piscina<Task, TaskResult>({
      filename: new URL('./worker.ts', import.meta.url).href,
      minThreads: this.#threads,
      maxThreads: this.#threads,
      maxQueue: this.#queue,
      workerData: catalogue.world,
      // The planner makes little garbage; a large nursery would only hold memory.
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    })
    return this.#pool
  }

  async run<Kind extends Job['kind']>(
    job: JobOf<Kind>,
    catalogue: Catalogue,
    market: Market,
  ): Promise<JobResult[Kind]> {
    const pool = this.prepare(catalogue)
    if (pool.queueSize >= this.#queue) throw new Busy()
    const { decimals, packPriceMinor } = market
    const result = await pool.run({ job, market: { decimals, packPriceMinor } })
    if ('refused' in result) throw unpackRefusal(result.refused)
    return result.done as JobResult[Kind]
  }

  async close(): Promise<void> {
    await this.#pool?.close()
  }
}
