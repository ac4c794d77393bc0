import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The folder of the embedded database is in use by another process. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by ${holder}. The embedded database allows one process at a time: ` +
        'stop the other one, name another DATA_DIR, or set DATABASE_URL to share a PostgreSQL server.',
    )
  }
}

/** SQLITE_BUSY: another process holds the lock. */
const BUSY = 5

/** What a pid file says; it serves the message only. */
function holderOf(pidFile: string): string {
  try {
    const [pid, host] = readFileSync(pidFile, 'utf8').split(' ')
    return host === undefined || host === hostname() ? `process ${pid}` : `process ${pid} on ${host}`
  } catch {
    return 'process (unknown)'
  }
}

/**
 * Takes the folder for this process: PGlite itself has no lock, and two writers ruin the database. The lock is the
 * kernel's, on a file in the folder, so it holds between containers that share the folder, and ends with the process
 * however that ends. SQLite takes it: Node itself has no call for file locks. Readable and writable by this user alone
 * when it is made here, since hashes of keys are in it.
 * @returns a function that gives the folder back
 * @throws FolderInUseError when another living process holds it, Error when it cannot be written to
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = realpathSync(folder)
  const pidFile = join(path, 'provender.pid')
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(path, 'provender.lock'), { timeout: 0 })
    // The file stays empty: nothing is ever written in the transaction.
    lock.exec('pragma journal_mode = memory; begin exclusive')
    writeFileSync(pidFile, `${process.pid} ${hostname()}`)
  } catch (error) {
    lock?.close()
    if ((error as { errcode?: number }).errcode === BUSY) throw new FolderInUseError(folder, holderOf(pidFile))
    throw new Error(`The data folder ${folder} cannot be written to: ${(error as Error).message}`)
  }
  const held = lock
  return () => {
    rmSync(pidFile, { force: true })
    held.close()
  }
}
