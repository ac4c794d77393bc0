import { keysCommand } from '../app/keys-command.ts'
import { openMigrated } from '../app/load.ts'
import { type Config, readConfig } from '../config.ts'
import { askService, type CommandResult } from '../db/embedded/command-socket.ts'
import { FolderInUseError } from '../db/lock.ts'
import { run } from './run.ts'

/** Does the command on the database, or has the service do it that holds the embedded one. */
async function done(args: readonly string[], { databaseUrl, dataDir }: Config): Promise<CommandResult> {
  try {
    const database = await openMigrated({ databaseUrl, dataDir })
    try {
      return await keysCommand(database.fork(), args)
    } finally {
      await database.close()
    }
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error
    // Whoever holds the folder and does not listen is no service of ours, or is still starting.
    return askService(dataDir, ['keys', ...args]).catch(() => {
      throw error
    })
  }
}

await run(() => done(process.argv.slice(2), readConfig(process.env)))
