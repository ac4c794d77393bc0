import type { Hono } from 'hono'
import type { OnBug } from '../schema/execute.ts'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { CONTENT } from './content-folder.ts'
import { migrate, openDatabase } from './db/orm.ts'
import { type OnProgress, seed } from './db/seed.ts'
import { PlannerPool } from './plans/pool.ts'
import { Catalogues } from './plans/world.ts'

/** A service that answers; `load` fills its database and makes it ready. */
export interface Service {
  readonly app: Hono
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
}

const todayUtc = () => new Date().toISOString().slice(0, 10)

/**
 * Opens the database and wires the service.
 * @throws FolderInUse, or the driver's error when the server cannot be reached
 */
export async function startService(options: StartOptions): Promise<Service> {
  const { config, onBug, content = CONTENT, today = todayUtc, onStatement } = options
  const database = await openDatabase({ ...config, ...(onStatement ? { onStatement } : {}) })
  const catalogues = new Catalogues()
  const planner = new PlannerPool()
  const app = createApp({
    catalogue: () => catalogues.current,
    fork: database.fork,
    planner,
    today,
    baseUrl: config.baseUrl,
    onBug,
    ready: async () => catalogues.loaded && (await database.orm.isConnected()),
  })
  return {
    app,
    load: async (onProgress) => {
      await migrate(database)
      await seed(database, content, onProgress)
      await catalogues.refresh(database.fork())
      planner.prepare(catalogues.current)
    },
    close: async () => {
      await planner.close()
      await database.close()
    },
  }
}
