import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import { Migrator } from '@mikro-orm/migrations'
import { MikroORM as EmbeddedORM } from '@mikro-orm/pglite'
import { type MikroORM, MikroORM as ServerORM, type SqlEntityManager } from '@mikro-orm/postgresql'
import { AuditEntry } from '../admin/audit.ts'
import { OperatorKey } from '../admin/keys.ts'
import { Collection } from '../catalogue/collection.ts'
import { ContentRevision } from '../catalogue/content-revision.ts'
import { Ingredient } from '../catalogue/ingredient.ts'
import { Occasion } from '../catalogue/occasion.ts'
import { IngredientPacks } from '../catalogue/packs.ts'
import { Photograph } from '../catalogue/photograph.ts'
import { ExcludePreset } from '../catalogue/preset.ts'
import { Recipe, RecipeLine } from '../catalogue/recipe.ts'
import { CatalogueText } from '../catalogue/texts.ts'
import { CountryEatingEntity } from '../eating/eating.ts'
import { Household, HouseholdChangeEntity } from '../households/household.ts'
import { StoredPlanEntity } from '../plans/stored-plan.ts'
import { Country, Region } from '../prices/country.ts'
import { Store } from '../prices/store.ts'
import { priceEntities } from '../prices/tables.ts'
import { guardDiskSpace, isFull, type Statements } from './disk-space.ts'
import { databaseIn, hasDatabase } from './embedded/folder.ts'
import { isInMemory, type OpenedEarly, openEmbedded, SERVING_LIMIT_MS } from './embedded/open.ts'
import { type Heard, listenOnServer } from './listen.ts'
import { type PoolState, watchedPool } from './pool.ts'

const entities = [
  ContentRevision,
  Ingredient,
  Recipe,
  RecipeLine,
  Photograph,
  Collection,
  Occasion,
  ExcludePreset,
  IngredientPacks,
  CatalogueText,
  Country,
  CountryEatingEntity,
  Region,
  Store,
  ...priceEntities,
  StoredPlanEntity,
  Household,
  HouseholdChangeEntity,
  OperatorKey,
  AuditEntry,
]

const common = {
  entities,
  extensions: [Migrator],
  migrations: {
    path: fileURLToPath(new URL('./migrations', import.meta.url)),
    snapshot: false,
    snapshotName: 'schema',
    allOrNothing: true,
    silent: true,
  },
}

/** An open database, on either driver. */
export interface Database {
  readonly driver: 'pglite' | 'postgresql'
  /** the embedded database's, when it is in one */
  readonly folder: string | undefined
  readonly orm: MikroORM
  /** a fresh unit of work; on a server its statements are cancelled with the signal */
  readonly fork: (end?: AbortSignal) => SqlEntityManager
  /** calls what hears for each notification on its channel; answers with what ends it */
  readonly listen: (channels: Readonly<Record<string, Heard>>) => Promise<() => Promise<void>>
  /** undefined: the embedded database, which has no pool */
  readonly pool: () => PoolState | undefined
  /** embedded, in a folder: from now on what is acknowledged is in its journal; the tables must be the newest */
  readonly startJournal: () => Promise<void>
  /** whether writes are refused for want of room on the disk; of a server, as the last write found it */
  readonly diskFull: () => boolean
  readonly close: () => Promise<void>
}

/** Where the data live: a PostgreSQL server, or a folder of the embedded database (`memory://` for none). */
export interface DatabasePlace {
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  /** folder of a database that an empty folder begins with; default an empty one */
  readonly template?: string | undefined
  /** what was begun before, instead of opening it */
  readonly early?: OpenedEarly | undefined
  /** called for every statement, for tests and the debug log */
  readonly onStatement?: (sql: string) => void
  /** limits the time of statements, and on a server gives up silent connections; default no, for loading and commands */
  readonly serving?: boolean
  /** longest statement in the embedded database, ms; default 60 s while serving, else any */
  readonly statementLimitMs?: number
  /** called when a connection is lost that nobody uses at the moment, or the embedded database ended and opens again */
  readonly onLost?: (error: Error) => void
  /** called with what operators should know: old content files, a database that could not be used */
  readonly onNotice?: (message: string) => void
}

/** Whether the place is an embedded folder without a database in it. */
export const isEmptyFolder = (place: DatabasePlace): boolean =>
  place.databaseUrl === undefined && !hasDatabase(databaseIn(place.dataDir))

/**
 * Opens the database; the only place that knows which driver is behind it. Does not migrate.
 * @throws FolderInUseError when another process holds the embedded folder, FolderDamagedError when it cannot be opened
 */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const { onStatement } = place
  const logging = onStatement ? { debug: ['query' as const], logger: onStatement, colors: false } : {}
  const { databaseUrl } = place
  if (databaseUrl) {
    const { serving = false, onLost } = place
    const pool = watchedPool({ databaseUrl, serving, onLost })
    const orm = await ServerORM.init({
      ...common,
      ...logging,
      clientUrl: databaseUrl,
      driverOptions: pool.options,
    })
    return {
      driver: 'postgresql',
      folder: undefined,
      orm,
      fork: (end) => orm.em.fork(end && { signal: end, inflightQueryAbortStrategy: 'cancel query' }),
      listen: async (channels) => listenOnServer(databaseUrl, channels),
      pool: pool.state,
      startJournal: async () => {},
      diskFull: pool.diskFull,
      close: () => orm.close(),
    }
  }
  const inMemory = isInMemory(place.dataDir)
  const folder = inMemory ? undefined : place.dataDir
  const dbName = inMemory ? place.dataDir : databaseIn(place.dataDir)
  const statementLimitMs = place.statementLimitMs ?? (place.serving ? SERVING_LIMIT_MS : Number.POSITIVE_INFINITY)
  const { client, close } = await (place.early?.() ??
    openEmbedded(place.dataDir, { template: place.template, statementLimitMs }))
  if (place.onLost) client.onEnded = place.onLost
  try {
    const embedded = await EmbeddedORM.init({
      ...common,
      ...logging,
      dbName,
      // A function, since MikroORM copies objects. The methods that its driver calls are PGlite's.
      driverOptions: { pglite: () => client as unknown as PGlite },
      ...(inMemory
        ? {}
        : { onCreateConnection: async (connection) => guardDiskSpace(connection as Statements, dbName) }),
    })
    // Both drivers speak the same SQL through the same base classes; only their names differ in the types.
    const orm = embedded as unknown as MikroORM
    return {
      driver: 'pglite',
      folder,
      orm,
      fork: () => orm.em.fork(),
      listen: async (channels) => {
        const ends = await Promise.all(Object.entries(channels).map(([name, heard]) => client.listen(name, heard)))
        return async () => {
          for (const end of ends) await end()
        }
      },
      pool: () => undefined,
      startJournal: async () => {
        if (folder !== undefined) await client.startJournal(folder)
      },
      diskFull: () => !inMemory && isFull(dbName),
      close: async () => {
        await orm.close()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Brings the tables to the newest migration. On a server, one process at a time (`oneAtATime`). */
export async function migrate(database: Database): Promise<void> {
  await database.orm.migrator.up()
}
