import { Piscina } from 'piscina'
import type { Task, TaskResult } from './worker.ts'

/** Wait before threads are started anew that died while they started, ms: the cause may last. */
const RESTART_MS = 1000

const WORKER = new URL('./worker.ts', import.meta.url)

/**
 * A fixed number of threads that do tasks. One that dies outside a task is reported and replaced; the error of one that
 * dies in a task is the task's.
 */
export class PlannerThreads {
  readonly #count: number
  readonly #data: unknown
  readonly #onDeath: (error: Error) => void
  readonly #file: URL
  #pool: Piscina<Task, TaskResult>
  #restart: NodeJS.Timeout | undefined
  #closing = false

  /**
   * Starts the threads in the background.
   * @param data what each thread gets at its start
   * @param file module that the threads run
   */
  constructor(data: unknown, count: number, onDeath: (error: Error) => void, file: URL = WORKER) {
    this.#count = count
    this.#data = data
    this.#onDeath = onDeath
    this.#file = file
    this.#pool = this.#start()
  }

  #start(): Piscina<Task, TaskResult> {
    const pool = new Piscina<Task, TaskResult>({
      filename: this.#file.href,
      minThreads: this.#count,
      maxThreads: this.#count,
      workerData: this.#data,
      // The planner makes little garbage; a large nursery would only hold memory.
      resourceLimits: { maxYoungGenerationSizeMb: 3 },
    })
    pool.on('error', (error: Error) => {
      this.#onDeath(error)
      this.#restart ??= setTimeout(() => this.#refill(), RESTART_MS).unref()
    })
    return pool
  }

  /** The pool replaces a thread that had started, but none that died before. */
  #refill(): void {
    this.#restart = undefined
    if (this.#closing || this.#pool.threads.length >= this.#count) return
    const old = this.#pool
    this.#pool = this.#start()
    // What it has under way begins again on the new threads.
    void old.destroy()
  }

  /** @throws what the task threw */
  async run(task: Task): Promise<TaskResult> {
    const pool = this.#pool
    try {
      return await pool.run(task)
    } catch (error) {
      if (pool === this.#pool || this.#closing) throw error
      return this.run(task)
    }
  }

  /** Ends the threads after the tasks they have. */
  async close(): Promise<void> {
    this.#closing = true
    clearTimeout(this.#restart)
    await this.#pool.close()
  }
}
