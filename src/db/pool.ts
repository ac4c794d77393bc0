import { AsyncResource } from 'node:async_hooks'
import type { Client, Pool, PoolConfig } from 'pg'
import { type Notes, watchedClient } from './watched-client.ts'

/** Connections of a pool at one moment. */
export interface PoolState {
  readonly inUse: number
  readonly idle: number
  /** requests that wait for a connection */
  readonly waiting: number
}

/** Longest wait for a connection, ms: then the database counts as unavailable. */
const CONNECT_MS = 2000
/** A connection is renewed after so long: what it goes through (a proxy, a replica that took over) may have changed. */
const LIFETIME_S = 30 * 60
/** When an idle connection first asks whether the other end is still there, ms. */
const KEEP_ALIVE_MS = 10_000
/** The server's own limits while the service serves, ms: for a statement, and for a transaction that does nothing. */
const STATEMENT_MS = 5000
const IDLE_IN_TRANSACTION_MS = 30_000

/** What is sent to the server when a connection opens (`options`, PostgreSQL, 20.1.3). */
const SERVING = `-c statement_timeout=${STATEMENT_MS} -c idle_in_transaction_session_timeout=${IDLE_IN_TRANSACTION_MS}`

/** What a pool is made for. */
export interface PoolUse {
  readonly databaseUrl: string
  /** statements have time limits, and connections that are silent are given up; not so while content loads */
  readonly serving: boolean
  /** called for a connection that was lost while nobody used it; the pool opens another when it needs one */
  readonly onLost: ((error: Error) => void) | undefined
}

/** What a pool of connections to PostgreSQL is given, and what is known of it. */
export function watchedPool({ databaseUrl, serving, onLost = () => {} }: PoolUse) {
  let pool: Pool | undefined
  const notes: Notes = { diskFull: false }
  // Called outside of whatever request happened to open that connection.
  const notify = AsyncResource.bind(onLost)
  const options: PoolConfig & { Client?: typeof Client; onPoolCreated: (made: Pool) => void } = {
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...(serving
      ? {
          options: SERVING,
          maxLifetimeSeconds: LIFETIME_S,
          Client: watchedClient({ connectionString: databaseUrl }, notes),
        }
      : {}),
    onPoolCreated: (made) => {
      pool = made
      made.on('error', notify)
    },
  }
  const state = (): PoolState | undefined =>
    pool && { inUse: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }
  return { options, state, diskFull: () => notes.diskFull }
}
