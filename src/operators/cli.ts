import { type Config, readConfig } from '../config.ts'
import { askService } from '../db/embedded/command-socket.ts'
import { openMigrated } from '../db/load.ts'
import { FolderInUse } from '../db/lock.ts'
import { keysCommand, type Said } from './commands.ts'

/** Does the command on the database, or has the service do it that holds the embedded one. */
async function done(args: readonly string[], { databaseUrl, dataDir }: Config): Promise<Said> {
  try {
    const database = await openMigrated({ databaseUrl, dataDir })
    try {
      return await keysCommand(database.fork(), args)
    } finally {
      await database.close()
    }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    // Whoever holds the folder and does not listen is no service of ours, or is still starting.
    return askService(dataDir, ['keys', ...args]).catch(() => {
      throw error
    })
  }
}

try {
  const { out, note, code } = await done(process.argv.slice(2), readConfig(process.env))
  if (note) console.error(note)
  if (out) console.log(out)
  process.exitCode = code
} catch (error) {
  // What the caller can mend needs no stack.
  const isTheirs =
    error instanceof Error && ('code' in error || ['ConfigError', 'FolderInUse', 'FolderDamaged'].includes(error.name))
  console.error(isTheirs ? error.message : error)
  process.exitCode = 1
}
