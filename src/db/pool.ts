import { AsyncResource } from 'node:async_hooks'
import type { Pool, PoolConfig } from 'pg'

/** Connections of a pool at one moment. */
export interface PoolState {
  readonly inUse: number
  readonly idle: number
  /** requests that wait for a connection */
  readonly waiting: number
}

/** Longest wait for a connection, ms: then the database counts as away. */
const CONNECT_MS = 5000

/**
 * What a pool of connections to PostgreSQL is given so that it can be watched.
 * @param onLost told of a connection that was lost while nobody used it; the pool opens another when it needs one
 */
export function watchedPool(onLost: (error: Error) => void = () => {}) {
  let pool: Pool | undefined
  // Told outside of whatever request happened to open that connection.
  const told = AsyncResource.bind(onLost)
  const options: PoolConfig & { onPoolCreated: (made: Pool) => void } = {
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    onPoolCreated: (made) => {
      pool = made
      made.on('error', told)
    },
  }
  const state = (): PoolState | undefined =>
    pool && { inUse: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }
  return { options, state }
}
