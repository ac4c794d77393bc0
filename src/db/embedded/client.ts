import { Worker } from 'node:worker_threads'
import type { Heard } from '../listen.ts'
import { type Reply, type Rows, type Task, type ThreadOptions, unpackError } from './messages.ts'

/** The thread of the embedded database ended while it was asked something. */
export class DatabaseEndedError extends Error {
  override readonly name = 'DatabaseEndedError'
  /** as PostgreSQL says it of a connection that was ended: admin_shutdown */
  readonly code = '57P01'
}

/** A statement's first words, for a message. */
const shown = (sql: string) => (sql.length > 200 ? `${sql.slice(0, 200)}…` : sql)

/** Longest wait for the database to close, ms: what it did not write is in its write-ahead log. */
const CLOSE_MS = 10_000

interface Waiting {
  readonly resolve: (rows: Rows) => void
  readonly reject: (error: Error) => void
}

/** One life of the thread. */
class Thread {
  readonly #worker: Worker
  readonly #onEnded: (why: Error) => void
  #next = 0
  #waiting = new Map<number, Waiting>()
  #ended: Error | undefined
  #closing = false
  /** rejected with why it could not be opened */
  readonly opened: Promise<void>

  /** @param onEnded called with the reason, when it ends without having been closed */
  constructor(
    options: ThreadOptions,
    onNotification: (channel: string, payload: string) => void,
    onEnded: (why: Error) => void,
  ) {
    this.#onEnded = onEnded
    this.#worker = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData: options,
      // Rows come and go; a large nursery would only hold memory.
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    })
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.opened = promise
    this.#worker.on('message', (reply: Reply) => {
      if ('opened' in reply) return resolve()
      if ('notified' in reply) return onNotification(reply.notified, reply.payload)
      const asked = this.#waiting.get(reply.id)
      this.#waiting.delete(reply.id)
      if ('done' in reply) return asked?.resolve(reply.done)
      const error = unpackError(reply.failed)
      asked?.reject(error)
      if (reply.broken) void this.end(new DatabaseEndedError('The embedded database broke down.', { cause: error }))
    })
    this.#worker.on('error', (error: Error) => {
      reject(error)
      this.#lose(error)
    })
    this.#worker.on('exit', () => {
      const why = new DatabaseEndedError('The thread of the embedded database ended.')
      reject(why)
      this.#lose(why)
    })
  }

  get ended(): boolean {
    return this.#ended !== undefined
  }

  /** Whoever waits hears that nothing will come. */
  #lose(why: Error): void {
    if (this.#ended) return
    this.#ended = why
    for (const { reject } of this.#waiting.values()) reject(why)
    this.#waiting.clear()
    // One that is asked to close ends by itself, which may be heard before its answer was taken in.
    if (!this.#closing) this.#onEnded(why)
  }

  /**
   * @param limitMs after which the thread is ended
   * @throws PostgreSQL's error with its code, DatabaseEndedError
   */
  ask(task: Task, limitMs: number): Promise<Rows> {
    if (this.#ended) return Promise.reject(this.#ended)
    const id = this.#next++
    const { promise, resolve, reject } = Promise.withResolvers<Rows>()
    this.#waiting.set(id, { resolve, reject })
    this.#worker.postMessage({ ...task, id })
    if (!Number.isFinite(limitMs)) return promise
    const timer = setTimeout(() => {
      const what = 'sql' in task ? shown(task.sql) : task.do
      void this.end(new DatabaseEndedError(`A statement took longer than ${limitMs / 1000} s and was ended: ${what}`))
    }, limitMs)
    return promise.finally(() => clearTimeout(timer))
  }

  /** Closes the database and ends the thread. */
  async close(): Promise<void> {
    this.#closing = true
    await this.ask({ do: 'close' }, CLOSE_MS).catch(() => {})
    this.#ended ??= new DatabaseEndedError('The embedded database is closed.')
    await this.#worker.terminate()
  }

  async end(why: Error): Promise<void> {
    this.#lose(why)
    await this.#worker.terminate()
  }
}

/** A transaction under way, as Kysely's dialect uses it. */
interface Transaction {
  readonly query: (sql: string, parameters?: readonly unknown[]) => Promise<Rows>
}

export interface ClientOptions extends Omit<ThreadOptions, 'journal'> {
  /** longest time of one statement, ms; then the thread is ended, and a new one opens the database at the next statement */
  readonly statementLimitMs: number
}

/**
 * The embedded database in a thread of its own, so that a long statement keeps only its caller waiting. Has of PGlite's
 * methods those that MikroORM's driver calls. PGlite cannot cancel a statement, so one that does not end is ended with
 * its thread; to the files that is what `kill -9` is to a server, which PostgreSQL is made for.
 */
export class EmbeddedClient {
  readonly ready = true
  readonly waitReady = Promise.resolve()
  readonly #options: ClientOptions
  /** called when the thread was ended, and why */
  onEnded: (error: Error) => void = () => {}
  readonly #listeners = new Map<string, Set<Heard>>()
  #thread: Promise<Thread> | undefined
  /** the last statement or transaction that was asked for: the next one waits for it */
  #last: Promise<unknown> = Promise.resolve()
  #closed = false
  #journal: string | undefined

  private constructor(options: ClientOptions) {
    this.#options = options
  }

  /** @throws why the database cannot be opened */
  static async open(options: ClientOptions): Promise<EmbeddedClient> {
    const client = new EmbeddedClient(options)
    await client.#current()
    return client
  }

  get closed(): boolean {
    return this.#closed
  }

  async #current(): Promise<Thread> {
    const before = await this.#thread?.catch(() => undefined)
    if (before && !before.ended) return before
    if (this.#closed) throw new DatabaseEndedError('The embedded database is closed.')
    this.#thread = this.#opened()
    return this.#thread
  }

  async #opened(): Promise<Thread> {
    const { statementLimitMs, ...options } = this.#options
    const thread = new Thread(
      { ...options, journal: this.#journal },
      (channel, payload) => {
        for (const heard of this.#listeners.get(channel) ?? []) heard(payload)
      },
      (why) => {
        // One that never opened rejects for whoever opens it.
        if (opened) this.onEnded(why)
      },
    )
    let opened = false
    await thread.opened
    opened = true
    for (const [channel, listeners] of this.#listeners) {
      await thread.ask({ do: 'exec', sql: `listen ${channel}` }, statementLimitMs)
      // Notifications of the meantime reached nobody.
      for (const heard of listeners) heard(undefined)
    }
    return thread
  }

  /** One at a time: the database has one connection. */
  #alone<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work)
    this.#last = turn.catch(() => {})
    return turn
  }

  #ask(task: Task): Promise<Rows> {
    return this.#alone(async () => (await this.#current()).ask(task, this.#options.statementLimitMs))
  }

  query(sql: string, parameters: readonly unknown[] = []): Promise<Rows> {
    return this.#ask({ do: 'query', sql, parameters })
  }

  async exec(sql: string): Promise<void> {
    await this.#ask({ do: 'exec', sql })
  }

  /** Commits when `work` is done, else rolls back and throws what it threw. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#alone(async () => {
      let ask: (task: Task) => Promise<Rows>
      try {
        const thread = await this.#current()
        ask = (task) => thread.ask(task, this.#options.statementLimitMs)
        await ask({ do: 'exec', sql: 'begin' })
      } catch (error) {
        // Kysely waits for `work` to be called and hears of nothing before.
        await work({ query: () => Promise.reject(error) })
        throw error
      }
      try {
        const result = await work({ query: (sql, parameters = []) => ask({ do: 'query', sql, parameters }) })
        await ask({ do: 'exec', sql: 'commit' })
        return result
      } catch (error) {
        // Of a thread that is gone nothing is left to roll back.
        await ask({ do: 'exec', sql: 'rollback' }).catch(() => {})
        throw error
      }
    })
  }

  /** From now on what is committed is in the journal of this folder of data before it is acknowledged. */
  async startJournal(dataDir: string): Promise<void> {
    await this.#alone(async () => (await this.#current()).ask({ do: 'journal', dataDir }, Number.POSITIVE_INFINITY))
    this.#journal = dataDir
  }

  /** Calls `heard` for each notification on the channel, and after each new opening of the database. @returns ends it */
  async listen(channel: string, heard: Heard): Promise<() => Promise<void>> {
    const listeners = this.#listeners.get(channel) ?? new Set()
    this.#listeners.set(channel, listeners.add(heard))
    await this.exec(`listen ${channel}`)
    return async () => {
      listeners.delete(heard)
    }
  }

  /** Waits for what is under way, then closes the database and ends its thread. */
  async close(): Promise<void> {
    if (this.#closed) return
    await this.#last
    this.#closed = true
    await (await this.#thread?.catch(() => undefined))?.close()
  }
}
