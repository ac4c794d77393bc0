import { mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** File system in memory, where Linux has one: there a database that closes need not wait for the disk. */
const IN_MEMORY = '/dev/shm'
/** Room for the databases that are open at once, bytes; a container's is often smaller. */
const ROOM = 2 * 1024 ** 3

function isRoomy(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > ROOM
  } catch {
    return false
  }
}

/** A new empty folder, in memory where there is room. @param start of its name */
export const newFolder = (start: string): string => mkdtempSync(join(isRoomy(IN_MEMORY) ? IN_MEMORY : tmpdir(), start))

/** A new empty folder for a database of a test. */
export const databaseFolder = (): string => newFolder('provender-test-')
