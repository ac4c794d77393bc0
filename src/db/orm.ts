import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Migrator } from '@mikro-orm/migrations'
import { MikroORM as EmbeddedORM } from '@mikro-orm/pglite'
import {
  createPostgreSqlTypeParsers,
  type MikroORM,
  MikroORM as ServerORM,
  type SqlEntityManager,
} from '@mikro-orm/postgresql'
import { Collection } from '../catalogue/collection.ts'
import { Ingredient } from '../catalogue/ingredient.ts'
import { Occasion } from '../catalogue/occasion.ts'
import { ExcludePreset } from '../catalogue/preset.ts'
import { Recipe, RecipeLine } from '../catalogue/recipe.ts'
import { Revision } from '../catalogue/revision.ts'
import { LIKE_ENOUGH, SearchWord } from '../catalogue/search.ts'
import { Wording } from '../catalogue/wording.ts'
import { StoredPlan } from '../plans/stored-plan.ts'
import { Country, Region } from '../prices/country.ts'
import { priceEntities } from '../prices/price.ts'
import { Store } from '../prices/store.ts'
import { lockFolder } from './lock.ts'
import { emptyDatabase } from './template.ts'

const entities = [
  Revision,
  Ingredient,
  Recipe,
  RecipeLine,
  Collection,
  Occasion,
  ExcludePreset,
  Wording,
  SearchWord,
  Country,
  Region,
  Store,
  ...priceEntities,
  StoredPlan,
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
  readonly orm: MikroORM
  /** a fresh unit of work */
  readonly fork: () => SqlEntityManager
  readonly close: () => Promise<void>
}

/** Where the data live: a PostgreSQL server, or a folder of the embedded database (`memory://` for none). */
export interface DatabasePlace {
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  /** told of every statement, for tests and the debug log */
  readonly onStatement?: (sql: string) => void
}

/** Beside the lock's file, so that PGlite has a folder of its own. */
const embeddedFolder = (dataDir: string) => join(dataDir, 'pglite')

/** Whether the place is an embedded folder without a database in it. */
export const isEmptyFolder = (place: DatabasePlace): boolean =>
  place.databaseUrl === undefined && !existsSync(join(embeddedFolder(place.dataDir), 'PG_VERSION'))

/**
 * Opens the database; the only place that knows which driver is behind it. Does not migrate.
 * @throws FolderInUse when another process holds the embedded folder
 */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const { onStatement } = place
  const logging = onStatement ? { debug: ['query' as const], logger: onStatement, colors: false } : {}
  if (place.databaseUrl) {
    const orm = await ServerORM.init({
      ...common,
      ...logging,
      clientUrl: place.databaseUrl,
      driverOptions: { options: `-c ${LIKE_ENOUGH.setting}=${LIKE_ENOUGH.value}` },
    })
    return {
      driver: 'postgresql',
      orm,
      fork: () => orm.em.fork(),
      close: () => orm.close(),
    }
  }
  const inMemory = place.dataDir.startsWith('memory:')
  const unlock = inMemory ? () => {} : await lockFolder(place.dataDir)
  const dbName = inMemory ? place.dataDir : embeddedFolder(place.dataDir)
  const template = inMemory || isEmptyFolder(place) ? emptyDatabase() : undefined
  let client: PGlite | undefined
  try {
    // Opened here and not by MikroORM, which copies its options and cannot copy the template.
    client = await PGlite.create({
      dataDir: dbName,
      extensions: { pg_trgm },
      // As MikroORM sets them; no column holds an array of dates.
      parsers: createPostgreSqlTypeParsers((text) => [text]),
      ...(template ? { loadDataDir: template } : {}),
    })
    await client.exec(`set ${LIKE_ENOUGH.setting} = ${LIKE_ENOUGH.value}`)
    const embedded = await EmbeddedORM.init({ ...common, ...logging, dbName, driverOptions: { pglite: client } })
    // Both drivers speak the same SQL through the same base classes; only their names differ in the types.
    const orm = embedded as unknown as MikroORM
    return {
      driver: 'pglite',
      orm,
      fork: () => orm.em.fork(),
      close: async () => {
        await orm.close()
        await client?.close()
        unlock()
      },
    }
  } catch (error) {
    await client?.close()
    unlock()
    throw error
  }
}

/** Brings the tables to the newest migration; several processes may call it at once on one server. */
export async function migrate(database: Database): Promise<void> {
  await database.orm.migrator.up()
}
