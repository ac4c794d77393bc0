import { availableParallelism } from 'node:os'
import type { PriceTable } from '../planner/problem/data.ts'
import { FairQueue } from '../rate-limit/fair-queue.ts'
import type { Revision } from '../revision/types.ts'
import { type Job, type JobOf, type JobResult, unpackRefusal } from './jobs.ts'
import { PlannerThreads } from './threads.ts'
import type { TaskResult } from './worker.ts'

/** Every planning thread is busy, and the queue or its caller's part of it is full. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
  /** seconds after which a place should be free */
  readonly retryAfter = 2
  constructor() {
    super('Too many plans are being built')
  }
}

/** Does the planner's work somewhere. @throws the planner's refusals, BusyError */
export interface Planner {
  run<Kind extends Job['kind']>(job: JobOf<Kind>, catalogue: Revision, prices: PriceTable): Promise<JobResult[Kind]>
}

export interface PoolOptions {
  /** planning threads; default one per core but the one that answers, at least 1, at most 8 */
  readonly threads?: number
  /** jobs that may wait; default 32 per thread */
  readonly queue?: number
  /** names who asks for the job that is being brought; undefined: work of our own, which has no bound but the queue's */
  readonly client?: () => string | undefined
  /** called for a thread that died outside a job; another takes its place */
  readonly onDeath?: (error: Error) => void
}

/** A client's place in the queue, and all of his that wait for it. */
interface Ticket {
  readonly client: string
  readonly work: Work
  readonly waiting: PromiseWithResolvers<TaskResult>[]
}

/** A job that waits or is under way. */
interface Work {
  readonly name: string
  readonly job: Job
  readonly prices: PriceTable
  /** places of those who brought it; none any more when it is under way */
  readonly tickets: Map<string, Ticket>
  /** all who wait for its result; none before it is under way */
  readonly callers: PromiseWithResolvers<TaskResult>[]
}

/** The planner for one revision: its threads, and the jobs that wait for them, each known by what it is. */
class RevisionPlanner {
  readonly revision: string
  readonly #count: number
  readonly #threads: PlannerThreads
  readonly #queue: FairQueue<Ticket>
  readonly #known = new Map<string, Work>()
  #underWay = 0
  #idle: PromiseWithResolvers<void> | undefined

  constructor({ revision, problemData }: Revision, { threads, queue, onDeath }: Required<Omit<PoolOptions, 'client'>>) {
    this.revision = revision
    this.#count = threads
    this.#queue = new FairQueue({ capacity: queue })
    this.#threads = new PlannerThreads(problemData, threads, onDeath)
  }

  /** Places of the queue that are taken. */
  get waiting(): number {
    return this.#queue.size
  }

  /** Joins the same job of whomever, else begins it or waits for a turn. @throws BusyError */
  run(client: string, job: Job, prices: PriceTable): Promise<TaskResult> {
    // Of one revision, the job alone decides the result: the prices follows from it.
    const name = JSON.stringify(job)
    const work: Work = this.#known.get(name) ?? { name, job, prices, tickets: new Map(), callers: [] }
    const pending = Promise.withResolvers<TaskResult>()
    const own = work.tickets.get(client)
    if (this.#known.has(name) && work.tickets.size === 0) work.callers.push(pending)
    else if (own) own.waiting.push(pending)
    else this.#bring({ client, work, waiting: [pending] })
    return pending.promise
  }

  #bring(ticket: Ticket): void {
    const { client, work } = ticket
    const isFree = this.#underWay < this.#count
    if (!isFree) {
      const { admitted, displaced } = this.#queue.add(client, ticket)
      if (!admitted) throw new BusyError()
      if (displaced) this.#giveUp(displaced)
    }
    work.tickets.set(client, ticket)
    this.#known.set(work.name, work)
    if (isFree) this.#begin(work)
  }

  /** Refuses those of one client, whose place another needs more; others who wait for the same keep theirs. */
  #giveUp({ client, work, waiting }: Ticket): void {
    work.tickets.delete(client)
    if (work.tickets.size === 0) this.#known.delete(work.name)
    for (const { reject } of waiting) reject(new BusyError())
  }

  #begin(work: Work): void {
    for (const ticket of work.tickets.values()) {
      this.#queue.remove(ticket.client, ticket)
      work.callers.push(...ticket.waiting)
    }
    work.tickets.clear()
    this.#underWay++
    const { decimals, packPriceMinor, packs } = work.prices
    this.#threads
      .run({ job: work.job, prices: { decimals, packPriceMinor, packs } })
      .finally(() => this.#end(work))
      .then(
        (result) => work.callers.map(({ resolve }) => resolve(result)),
        (error) => work.callers.map(({ reject }) => reject(error)),
      )
  }

  #end({ name }: Work): void {
    this.#known.delete(name)
    this.#underWay--
    const next = this.#queue.next()
    if (next) this.#begin(next.work)
    else if (this.#underWay === 0) this.#idle?.resolve()
  }

  /** Ends the threads when all that waits is done. */
  async close(): Promise<void> {
    if (this.#underWay > 0) {
      this.#idle ??= Promise.withResolvers()
      await this.#idle.promise
    }
    await this.#threads.close()
  }
}

/** Milliseconds for which the threads of an old revision still serve requests that began with it. */
const GRACE_MS = 5000

/**
 * Planning threads, so that reads never wait for planning. Jobs wait in a queue that serves clients in turn; the same job of
 * several is done once. Threads of a new revision replace those of the old.
 */
export class PlannerPool implements Planner {
  readonly #options: Required<PoolOptions>
  #current: RevisionPlanner | undefined
  #last: RevisionPlanner | undefined
  #grace: NodeJS.Timeout | undefined
  #unnamed = 0

  constructor(options: PoolOptions = {}) {
    const threads = options.threads ?? Math.min(8, Math.max(1, availableParallelism() - 1))
    this.#options = {
      threads,
      queue: options.queue ?? threads * 32,
      client: options.client ?? (() => undefined),
      onDeath: options.onDeath ?? (() => {}),
    }
  }

  /** Jobs waiting for a thread. */
  get waiting(): number {
    return this.#current?.waiting ?? 0
  }

  /** Starts the threads of a revision; those of the one before finish what they have and are asked for. */
  prepare(catalogue: Revision): void {
    if (this.#current?.revision === catalogue.revision) return
    this.#retire()
    this.#last = this.#current
    this.#grace = setTimeout(() => this.#retire(), GRACE_MS).unref()
    this.#current = new RevisionPlanner(catalogue, this.#options)
  }

  #retire(): void {
    clearTimeout(this.#grace)
    // What still waits there is finished first.
    void this.#last?.close()
    this.#last = undefined
  }

  /** @throws BusyError for a revision that is gone: asked again, the request finds the newest */
  #of({ revision }: Revision): RevisionPlanner {
    const planner = [this.#current, this.#last].find((one) => one?.revision === revision)
    if (!planner) throw new BusyError()
    return planner
  }

  async run<Kind extends Job['kind']>(
    job: JobOf<Kind>,
    catalogue: Revision,
    prices: PriceTable,
  ): Promise<JobResult[Kind]> {
    // Each job of our own stands for itself.
    const client = this.#options.client() ?? `own ${this.#unnamed++}`
    const result = await this.#of(catalogue).run(client, job, prices)
    if ('refused' in result) throw unpackRefusal(result.refused)
    return result.done as JobResult[Kind]
  }

  async close(): Promise<void> {
    clearTimeout(this.#grace)
    await Promise.all([this.#current?.close(), this.#last?.close()])
  }
}
