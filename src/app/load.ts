import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkFolder, FolderDamagedError, journalIn, replacedIn, setAside } from '../db/embedded/folder.ts'
import type { Restored } from '../db/journal/restore.ts'
import { lockFolder } from '../db/lock.ts'
import { oneAtATime } from '../db/one-at-a-time.ts'
import { type Database, type DatabasePlace, isEmptyFolder, migrate, openDatabase } from '../db/orm.ts'
import { contentFiles, contentStanding, type OnProgress, seed } from '../db/seed.ts'
import { templateFor } from '../db/template.ts'

export interface LoadTask {
  readonly place: Pick<DatabasePlace, 'databaseUrl' | 'dataDir'>
  readonly content: string
  /** file of a journal that is put into the empty database first */
  readonly journal?: string
}
export type LoadMessage =
  | { readonly step: string; readonly done: number; readonly all: number }
  | { readonly ok: true; readonly restored: Restored | undefined }
  | { readonly failed: string }

/** As `heap.ts` has it for the service: a quarter less memory at the peak, in the same time. */
const SMALL_HEAP = ['--liftoff-only', '--optimize-for-size', '--heap-growing-percent=20', '--max-semi-space-size=2']

async function loadApart(task: LoadTask, onProgress: OnProgress): Promise<Restored | undefined> {
  const child = fork(fileURLToPath(new URL('./load-process.ts', import.meta.url)), { execArgv: SMALL_HEAP })
  child.send(task)
  let last: Exclude<LoadMessage, { step: string }> | undefined
  child.on('message', (message: LoadMessage) => {
    if ('step' in message) onProgress(message.step, message.done, message.all)
    else last = message
  })
  await once(child, 'exit')
  if (!last || !('ok' in last)) throw new Error(last?.failed ?? 'the loading process ended early')
  return last.restored
}

/**
 * Opens the database for serving, with the newest tables and content in it. What is missing is loaded by a process of
 * its own, with the embedded database closed meanwhile, since only one may have it open. On a server, processes that
 * start at once take turns: looking for the tables already makes some.
 * @throws FolderInUseError, an Error with the message of a ContentError, or the driver's
 */
export const openLoaded = (place: DatabasePlace, content: string, onProgress: OnProgress): Promise<Database> =>
  inTurn(place, () => journalled(openUpToDate({ ...place, serving: true }, content, onProgress)))

/** Opens the database with the newest tables. @throws FolderInUseError, or the driver's */
export const openMigrated = (place: DatabasePlace): Promise<Database> =>
  inTurn(place, async () => {
    if (place.databaseUrl === undefined && !place.dataDir.startsWith('memory:')) checkFolder(place.dataDir)
    return journalled(
      openDatabase(place).then(async (database) => {
        await migrate(database)
        return database
      }),
    )
  })

async function journalled(opening: Promise<Database>): Promise<Database> {
  const database = await opening
  try {
    await database.startJournal()
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

const inTurn = <Result>({ databaseUrl }: DatabasePlace, work: () => Promise<Result>): Promise<Result> =>
  databaseUrl === undefined ? work() : oneAtATime(databaseUrl, work)

const OLDER =
  'the content files are older than the catalogue in the database, which stays in use; to go back to them on purpose, ' +
  'raise the number in data/version.yaml'

async function openUpToDate(place: DatabasePlace, content: string, onProgress: OnProgress): Promise<Database> {
  const { databaseUrl, dataDir } = place
  if (databaseUrl === undefined && dataDir.startsWith('memory:')) {
    const database = await openDatabase(place)
    await migrate(database)
    await seed(database, content, onProgress)
    return database
  }
  const task = { place: { databaseUrl, dataDir }, content }
  try {
    if (databaseUrl === undefined) checkFolder(dataDir)
    const template = isEmptyFolder(place) ? templateFor(content) : undefined
    const database =
      isEmptyFolder(place) && !template ? undefined : await openUnlessOld({ ...place, template }, content)
    if (database) return database
    await loadApart(task, onProgress)
    return await openDatabase(place)
  } catch (error) {
    if (!(error instanceof FolderDamagedError)) throw error
    return rebuild(place, error, (journal) => loadApart({ ...task, journal }, onProgress))
  }
}

/** @returns undefined when tables or content are older than ours */
async function openUnlessOld(place: DatabasePlace, content: string): Promise<Database | undefined> {
  const database = await openDatabase(place)
  const migrated = (await database.orm.migrator.getPending()).length === 0
  const standing = migrated ? await contentStanding(database, database.fork(), contentFiles(content)) : 'new'
  if (standing === 'older') place.onNotice?.(OLDER)
  if (standing !== 'new') return database
  await database.close()
}

/** Makes a database anew that cannot be used: from the content files, and what people made from the journal. */
async function rebuild(
  place: DatabasePlace,
  damage: FolderDamagedError,
  load: (journal: string) => Promise<Restored | undefined>,
): Promise<Database> {
  const { dataDir, onNotice = () => {} } = place
  const journal = journalIn(dataDir)
  if (!existsSync(journal)) throw new Error(`${damage.message}. ${WITHOUT_JOURNAL}`)
  onNotice(`${damage.message}: it is made anew from the content and the journal`)
  const unlock = lockFolder(dataDir)
  try {
    setAside(dataDir)
  } finally {
    unlock()
  }
  const restored = await load(journal)
  const database = await openDatabase(place)
  const { rows, damaged } = restored ?? { rows: 0, damaged: 0 }
  const bad = damaged > 0 ? `; ${damaged} records of the journal were damaged and are lost` : ''
  onNotice(`the database was rebuilt with ${rows} rows of the journal${bad}; the old one is ${replacedIn(dataDir)}`)
  return database
}

/** What to do about a folder that cannot be used. */
const WITHOUT_JOURNAL =
  'There is no journal beside it to rebuild it from. Use the version that wrote it, or move the folder away and start: ' +
  'the catalogue is made anew, and `npm run backup -- import FILE` brings back the plans of a backup.'
