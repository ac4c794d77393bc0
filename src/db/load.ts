import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { contentHash } from '../catalogue/content.ts'
import { newestHash } from '../catalogue/written.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { type Database, type DatabasePlace, isEmptyFolder, migrate, openDatabase } from './orm.ts'
import { type OnProgress, seed } from './seed.ts'

export interface LoadTask {
  readonly place: Pick<DatabasePlace, 'databaseUrl' | 'dataDir'>
  readonly content: string
}
export type LoadMessage =
  | { readonly step: string; readonly done: number; readonly all: number }
  | { readonly ok: true }
  | { readonly failed: string }

async function loadApart(task: LoadTask, onProgress: OnProgress): Promise<void> {
  const child = fork(fileURLToPath(new URL('./load-process.ts', import.meta.url)), { execArgv: ['--liftoff-only'] })
  child.send(task)
  let last: LoadMessage | undefined
  child.on('message', (message: LoadMessage) => {
    if ('step' in message) onProgress(message.step, message.done, message.all)
    else last = message
  })
  await once(child, 'exit')
  if (!last || 'failed' in last)
    throw new Error(last && 'failed' in last ? last.failed : 'the loading process ended early')
}

/**
 * Opens the database for serving, with the newest tables and content in it. What is missing is loaded by a process of
 * its own, with the embedded database closed meanwhile, since only one may have it open. On a server, processes that
 * start at once take turns: looking for the tables already makes some.
 * @throws FolderInUse, an Error with the message of a ContentError, or the driver's
 */
export const openLoaded = (place: DatabasePlace, content: string, onProgress: OnProgress): Promise<Database> =>
  inTurn(place, () => openUpToDate({ ...place, serving: true }, content, onProgress))

/** Opens the database with the newest tables. @throws FolderInUse, or the driver's */
export const openMigrated = (place: DatabasePlace): Promise<Database> =>
  inTurn(place, async () => {
    const database = await openDatabase(place)
    await migrate(database)
    return database
  })

const inTurn = <Result>({ databaseUrl }: DatabasePlace, work: () => Promise<Result>): Promise<Result> =>
  databaseUrl === undefined ? work() : oneAtATime(databaseUrl, work)

async function openUpToDate(place: DatabasePlace, content: string, onProgress: OnProgress): Promise<Database> {
  if (place.databaseUrl === undefined && place.dataDir.startsWith('memory:')) {
    const database = await openDatabase(place)
    await migrate(database)
    await seed(database, content, onProgress)
    return database
  }
  const task = { place: { databaseUrl: place.databaseUrl, dataDir: place.dataDir }, content }
  if (!isEmptyFolder(place)) {
    const database = await openDatabase(place)
    const migrated = (await database.orm.migrator.getPending()).length === 0
    if (migrated && (await newestHash(database.fork())) === contentHash(content)) return database
    await database.close()
  }
  await loadApart(task, onProgress)
  return openDatabase(place)
}
