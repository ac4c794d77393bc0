import cluster, { type Worker } from 'node:cluster'
import { availableParallelism } from 'node:os'
import type { Logger } from 'pino'
import { AggregatorRegistry, type Registry } from 'prom-client'
import { DRAIN_MS } from '../observability/drain.ts'

/** Most workers of one machine. */
const MOST = 64
/** A worker that lived so long did not die of its start, ms. */
const GOOD_LIFE_MS = 30_000
/** Longest wait before a worker that keeps dying is replaced, ms. */
const LONGEST_WAIT_MS = 30_000

/** What a worker and the primary say to each other; `prom-client` has messages of its own. */
type Message =
  | { readonly say: 'ready'; readonly address: string }
  | { readonly say: 'metrics?'; readonly id: number }
  | { readonly say: 'metrics'; readonly id: number; readonly text: string }

const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'say' in message

/**
 * Reads `--workers`.
 * @returns a number from 1, or a sentence that says what is wrong
 */
export function workersOf(given: string | undefined, databaseUrl: string | undefined): number | string {
  if (given === undefined) return 1
  const count = /^\d{1,3}$/.test(given) ? Number(given) : 0
  if (count < 1 || count > MOST)
    return `--workers is ${JSON.stringify(given)}; allowed: a whole number from 1 to ${MOST}`
  if (count > 1 && databaseUrl === undefined) {
    return `--workers is ${count}, which needs DATABASE_URL; allowed without: 1, since the embedded database allows one process at a time`
  }
  return count
}

/** Planning threads of each of so many processes, so that all together use the cores once. */
export const threadsOf = (workers: number): number => Math.max(1, Math.floor(availableParallelism() / workers) - 1)

/** Milliseconds to wait before the next start, after so many early deaths in a row: none, 1 s, 2 s … 30 s. */
export const restartDelay = (earlyDeaths: number): number =>
  earlyDeaths === 0 ? 0 : Math.min(LONGEST_WAIT_MS, 1000 * 2 ** (earlyDeaths - 1))

export interface PrimaryParts {
  readonly count: number
  readonly log: Logger
  /** environment of the workers, beside the primary's own */
  readonly env: Readonly<Record<string, string>>
  /** called once, when every worker serves */
  readonly onReady: (address: string) => void
}

/**
 * Runs the workers until a signal ends them. One that dies is replaced, at once or, when it keeps dying early, after a
 * growing wait.
 * @returns exit code: 1 when the workers could not start
 */
export function runWorkers({ count, log, env, onReady }: PrimaryParts): Promise<number> {
  const registry = new AggregatorRegistry()
  const serving = new Set<number>()
  let hasReported = false
  let stopping = false
  let earlyDeaths = 0
  let code = 0
  const { promise, resolve } = Promise.withResolvers<number>()

  const start = () => {
    if (stopping) return
    const began = performance.now()
    const worker = cluster.fork(env)
    worker.on('message', (message: unknown) => isMessage(message) && hear(worker, message))
    worker.once('exit', (exitCode, signal) => {
      serving.delete(worker.id)
      if (stopping) return ended()
      const lived = performance.now() - began
      if (!hasReported) {
        // Whatever keeps the first workers from starting keeps the next ones too.
        code = 1
        return stop()
      }
      earlyDeaths = lived < GOOD_LIFE_MS ? earlyDeaths + 1 : 0
      const wait = restartDelay(earlyDeaths)
      log.error({ worker: worker.process.pid, exitCode, signal, restartInMs: wait }, 'a worker died and is replaced')
      setTimeout(start, wait)
    })
  }
  const hear = async (worker: Worker, message: Message) => {
    if (message.say === 'ready') {
      serving.add(worker.id)
      if (hasReported || serving.size < count) return
      hasReported = true
      onReady(message.address)
    } else if (message.say === 'metrics?') {
      const text = await registry.clusterMetrics().catch(() => '')
      if (worker.isConnected()) worker.send({ say: 'metrics', id: message.id, text } satisfies Message)
    }
  }
  const left = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
  const ended = () => {
    if (left().every((worker) => worker.isDead())) resolve(code)
  }
  const stop = (signal?: string) => {
    if (stopping) return
    stopping = true
    if (signal) log.info({ signal, workers: left().length }, 'stopping')
    for (const worker of left()) worker.process.kill('SIGTERM')
    setTimeout(() => left().map((worker) => worker.process.kill('SIGKILL')), DRAIN_MS + 5000).unref()
    ended()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  for (let i = 0; i < count; i++) start()
  return promise
}

/** The workers' side: what a worker tells the primary, and asks it. */
export class WorkerLine {
  readonly #waiting = new Map<number, (text: string) => void>()
  #asked = 0

  /** @param own metrics of this worker, which the primary adds to those of the others */
  constructor(own: Registry) {
    AggregatorRegistry.setRegistries(own)
    new AggregatorRegistry()
    process.on('message', (message: unknown) => {
      if (!isMessage(message) || message.say !== 'metrics') return
      this.#waiting.get(message.id)?.(message.text)
      this.#waiting.delete(message.id)
    })
  }

  /** Metrics of all workers together. */
  metrics(): Promise<string> {
    const id = this.#asked++
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve)
      process.send?.({ say: 'metrics?', id } satisfies Message)
    })
  }

  ready(address: string): void {
    process.send?.({ say: 'ready', address } satisfies Message)
  }
}
