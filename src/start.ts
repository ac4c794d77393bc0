import type { Hono } from 'hono'
import type { OnBug } from '../schema/execute.ts'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { CONTENT } from './content-folder.ts'
import { openLoaded } from './db/load.ts'
import type { Database } from './db/orm.ts'
import type { OnProgress } from './db/seed.ts'
import { PlannerPool, type PoolOptions } from './plans/pool.ts'
import { Catalogues, NotLoaded } from './plans/world.ts'

/** A service that answers; `load` fills its database and makes it ready. */
export interface Service {
  readonly app: Hono
  /** @throws FolderInUse when another process holds the folder, or what is wrong with content or database */
  readonly load: (onProgress?: OnProgress) => Promise<void>
  readonly close: () => Promise<void>
}

export interface StartOptions {
  readonly config: Pick<Config, 'databaseUrl' | 'dataDir' | 'baseUrl'>
  readonly onBug: OnBug
  /** folder of the content files */
  readonly content?: string
  readonly today?: () => string
  readonly onStatement?: (sql: string) => void
  readonly pool?: PoolOptions
}

const todayUtc = () => new Date().toISOString().slice(0, 10)

/**
 * Wires the service. Until `load` is done it answers that it loads.
 */
export function startService(options: StartOptions): Service {
  const { config, onBug, content = CONTENT, today = todayUtc, onStatement } = options
  const catalogues = new Catalogues()
  const planner = new PlannerPool(options.pool)
  let database: Database | undefined
  const app = createApp({
    catalogue: () => catalogues.current,
    fork: () => {
      if (!database) throw new NotLoaded()
      return database.fork()
    },
    planner,
    today,
    baseUrl: config.baseUrl,
    onBug,
    ready: async () => catalogues.loaded && (await database?.orm.isConnected()) === true,
  })
  return {
    app,
    load: async (onProgress = () => {}) => {
      database = await openLoaded({ ...config, ...(onStatement ? { onStatement } : {}) }, content, onProgress)
      await catalogues.refresh(database.fork())
      planner.prepare(catalogues.current)
    },
    close: async () => {
      await planner.close()
      await database?.close()
    },
  }
}
