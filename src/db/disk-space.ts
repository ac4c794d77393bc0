import { statfsSync } from 'node:fs'

/**
 * Free bytes below which the embedded database writes nothing: two segments of its write-ahead log, and as much for its
 * tables. Without room for a segment PostgreSQL panics, which in the embedded one is a loop without an end.
 */
const RESERVE = 64 * 1024 * 1024

const MiB = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MiB`

/** The disk of the embedded database is full, or nearly so. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError'
  /** as PostgreSQL says it: disk_full */
  readonly code = '53100'
  constructor(folder: string, free: number, needed = RESERVE) {
    super(`${folder} is on a disk with ${MiB(free)} free; the embedded database needs ${MiB(needed)} to write.`)
  }
}

/** What MikroORM hands out as a connection: Kysely's, of which this is enough. */
export interface Statements {
  executeQuery: (query: { readonly sql: string }, ...rest: unknown[]) => Promise<unknown>
}

const WRITES = /^\s*(insert|update|delete|merge|create|alter|drop|truncate|copy)\b/i

/** Free bytes on the disk of the embedded database. */
function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Whether there is so little room that the embedded database writes nothing. */
export const isFull = (folder: string): boolean => freeBytes(folder) < RESERVE

/**
 * @param besides bytes that are about to be written
 * @throws DiskFullError when the disk of the folder would be too full to write after them
 */
export function checkDiskSpace(folder: string, besides = 0): void {
  const free = freeBytes(folder)
  if (free < RESERVE + besides) throw new DiskFullError(folder, free, RESERVE + besides)
}

/**
 * Lets a connection write only while there is room on the disk of its folder. Reading goes on.
 * @param connection its statements throw DiskFullError when there is none
 */
export function guardDiskSpace(connection: Statements, folder: string): void {
  const execute = connection.executeQuery.bind(connection)
  connection.executeQuery = async (query, ...rest) => {
    if (WRITES.test(query.sql)) {
      checkDiskSpace(folder)
    }
    return execute(query, ...rest)
  }
}
