import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { withTimeout } from './with-timeout.ts'

/** What is read when the metrics are. */
export interface Gauges {
  /** jobs that wait for a planning thread */
  readonly queue: () => number
  /** undefined: the embedded database, which has one connection and no pool */
  readonly database: () => Readonly<Record<'inUse' | 'idle' | 'waiting', number>> | undefined
  /** plans stored, and the bytes they take; rejected while the database is unavailable */
  readonly stored: () => Promise<{ readonly plans: number; readonly bytes: number }>
  /** whether the database refuses writes for want of room; undefined before it is open */
  readonly diskFull: () => boolean | undefined
}

/** From a cached answer to a plan that waited in a full queue, seconds. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Others are one label together, so that nobody can make labels. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

/** Longest wait for the database when the metrics are read, ms: without an answer they are read without its figures. */
const PATIENCE_MS = 2000

/** What became of a job for the planner; `failed` is a bug. */
export type PlanOutcome = 'built' | 'refused' | 'busy' | 'failed'

/** What Prometheus reads of one service. Every label has a small, fixed set of values. */
export class Metrics {
  readonly registry = new Registry()
  readonly #requests: Histogram<'method' | 'route' | 'status'>
  readonly #plans: Counter<'job' | 'outcome'>
  readonly #planTimes: Histogram<'job'>
  readonly #lookups: Counter<'cache' | 'result'>

  constructor(gauges: Gauges) {
    const registers = [this.registry]
    this.#requests = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'From the request to the last byte of its answer, by route pattern.',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    })
    this.#plans = new Counter({
      name: 'provender_plans_total',
      help: 'Jobs for the planner: built, refused (cannot be planned), busy (queue full), failed (a bug).',
      labelNames: ['job', 'outcome'],
      registers,
    })
    this.#planTimes = new Histogram({
      name: 'provender_plan_duration_seconds',
      help: 'Jobs that were built, from asking to the result, waiting included.',
      labelNames: ['job'],
      buckets: SECONDS,
      registers,
    })
    this.#lookups = new Counter({
      name: 'provender_cache_lookups_total',
      help: 'Lookups in a cache, by whether it was there.',
      labelNames: ['cache', 'result'],
      registers,
    })
    new Gauge({
      name: 'provender_planner_queue_length',
      help: 'Jobs that wait for a planning thread.',
      registers,
      collect() {
        this.set(gauges.queue())
      },
    })
    new Gauge({
      name: 'provender_database_connections',
      help: 'Connections to PostgreSQL in use and idle, and requests waiting for one.',
      labelNames: ['state'],
      registers,
      collect() {
        const state = gauges.database()
        if (!state) return
        this.set({ state: 'in_use' }, state.inUse)
        this.set({ state: 'idle' }, state.idle)
        this.set({ state: 'waiting' }, state.waiting)
      },
    })
    const bytes = new Gauge({
      name: 'provender_stored_plans_bytes',
      help: 'Bytes that the stored plans take in the database, indexes included.',
      // Workers share a database: the sum would count it once for each.
      aggregator: 'max',
      registers,
    })
    new Gauge({
      name: 'provender_stored_plans',
      help: 'Plans that are stored; from 100,000 on an estimate of the database.',
      aggregator: 'max',
      registers,
      async collect() {
        const amount = await withTimeout(PATIENCE_MS, gauges.stored()).catch(() => undefined)
        if (!amount) return
        this.set(amount.plans)
        bytes.set(amount.bytes)
      },
    })
    new Gauge({
      name: 'provender_database_disk_full',
      help: '1 while the database refuses writes since its disk is full; of PostgreSQL, as the last write found it.',
      aggregator: 'max',
      registers,
      collect() {
        this.set(Number(gauges.diskFull() ?? false))
      },
    })
  }

  /** @param seconds from the request to the last byte of its answer */
  request(method: string, route: string, status: number, seconds: number): void {
    this.#requests.observe({ method: METHODS.has(method) ? method : 'other', route, status }, seconds)
  }

  /** @param cache a name of ours, never of a caller */
  lookup(cache: string, hit: boolean): void {
    this.#lookups.inc({ cache, result: hit ? 'hit' : 'miss' })
  }

  /** @param job a kind of job for the planner. @returns to be called with what became of it */
  planStarted(job: string): (outcome: PlanOutcome) => void {
    const end = this.#planTimes.startTimer({ job })
    return (outcome) => {
      if (outcome === 'built') end()
      this.#plans.inc({ job, outcome })
    }
  }
}
