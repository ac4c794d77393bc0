import { execFileSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { syncFolder } from '../journal/file.ts'

/** Names in a folder of data. */
export const databaseIn = (dataDir: string): string => join(dataDir, 'pglite')
export const journalIn = (dataDir: string): string => join(dataDir, 'journal')
/** The catalogue as the service had it in memory, for the next start. */
export const catalogueIn = (dataDir: string): string => join(dataDir, 'catalogue')
/** A database that was replaced, left for inspection. */
export const replacedIn = (dataDir: string): string => join(dataDir, 'pglite.replaced')
/** There while the database is open, or after an end that did not close it: says on which start of the machine. */
const openMarkIn = (dataDir: string): string => join(dataDir, 'open')

/** The embedded database cannot be used as it is. */
export class FolderDamagedError extends Error {
  override readonly name = 'FolderDamagedError'
}

/** Whether a folder of PGlite's holds a database; one in memory never does. */
export const hasDatabase = (folder: string): boolean =>
  !folder.startsWith('memory:') && existsSync(join(folder, 'PG_VERSION'))

/** Version of PostgreSQL in PGlite: what it writes to PG_VERSION. */
export const EMBEDDED_VERSION = '18'

/** What every database has, and without what PGlite tells nothing but that it failed. */
const PARTS = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal', 'pg_xact']

/** Files that were written and not synced are lost between two of these, and never within one. */
function startOfMachine(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return execFileSync('sysctl', ['-n', 'kern.bootsessionuuid'], { encoding: 'utf8' }).trim()
  }
}

/** Marks a rebuilding that was not finished. */
const REBUILDING = 'rebuilding'

const readMark = (dataDir: string): string | undefined =>
  existsSync(openMarkIn(dataDir)) ? readFileSync(openMarkIn(dataDir), 'utf8') : undefined

function writeMark(dataDir: string, text: string): void {
  writeFileSync(openMarkIn(dataDir), text, { flush: true, mode: 0o600 })
  syncFolder(dataDir)
}

/**
 * Looks whether the database may be opened. PGlite never waits for the disk, so after a power cut anything may be in its
 * files; `kill -9` does them no harm.
 * @throws FolderDamagedError that says what was found and what was expected
 */
export function checkFolder(dataDir: string): void {
  const folder = databaseIn(dataDir)
  const mark = readMark(dataDir)
  if (mark === REBUILDING)
    throw new FolderDamagedError(`the database in ${folder} was being rebuilt when the service ended`)
  if (!existsSync(folder) || readdirSync(folder).length === 0) {
    if (existsSync(journalIn(dataDir)))
      throw new FolderDamagedError(`${folder} is gone, and the journal beside it is there`)
    return
  }
  const missing = PARTS.filter((part) => !existsSync(join(folder, part)))
  if (missing.length > 0) throw new FolderDamagedError(`${folder} has no ${missing.join(', ')}`)
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (version !== EMBEDDED_VERSION) {
    throw new FolderDamagedError(
      `${folder} was written by PostgreSQL ${version || '(unknown)'}; this version of Provender has PostgreSQL ${EMBEDDED_VERSION}`,
    )
  }
  if (mark !== undefined && mark !== startOfMachine()) {
    throw new FolderDamagedError(`the machine stopped while the database in ${folder} was open`)
  }
}

/** Whether the database was left without being closed, or is just being made anew. */
export const wasOpen = (dataDir: string): boolean => existsSync(openMarkIn(dataDir))

/** The database is open from now on. */
export const markOpen = (dataDir: string): void => writeMark(dataDir, startOfMachine())

/** The database was closed: first its files are brought to the disk. */
export function markClosed(dataDir: string): void {
  const folder = databaseIn(dataDir)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const fd = openSync(join(entry.parentPath, entry.name), 'r')
    fsyncSync(fd)
    closeSync(fd)
  }
  rmSync(openMarkIn(dataDir), { force: true })
  syncFolder(dataDir)
}

/** Takes the database out of the way, to be rebuilt; what an earlier rebuilding replaced stays. */
export function setAside(dataDir: string): void {
  const [folder, replaced] = [databaseIn(dataDir), replacedIn(dataDir)]
  const again = readMark(dataDir) === REBUILDING
  writeMark(dataDir, REBUILDING)
  rmSync(catalogueIn(dataDir), { force: true })
  if (again && existsSync(replaced)) rmSync(folder, { recursive: true, force: true })
  else {
    rmSync(replaced, { recursive: true, force: true })
    if (existsSync(folder)) renameSync(folder, replaced)
  }
  syncFolder(dataDir)
}
