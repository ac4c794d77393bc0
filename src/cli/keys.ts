import { type Config, readConfig } from '../config.ts'
import { askService, type CommandResult } from '../db/embedded/command-socket.ts'
import { run } from './run.ts'

/**
 * Has the service do the command that holds the embedded database, or does it on the database. Where none listens, whoever
 * holds the folder is no service of ours, or is still starting.
 * @throws FolderInUseError
 */
async function done(args: readonly string[], { databaseUrl, dataDir }: Config): Promise<CommandResult> {
  const said = databaseUrl ? undefined : await askService(dataDir, ['keys', ...args]).catch(() => undefined)
  if (said) return said
  // Half a second of importing that a command to the service does without.
  const [{ keysCommand }, { openMigrated }] = await Promise.all([
    import('../app/keys-command.ts'),
    import('../app/load.ts'),
  ])
  const database = await openMigrated({ databaseUrl, dataDir })
  try {
    return await keysCommand(database.fork(), args)
  } finally {
    await database.close()
  }
}

await run(() => done(process.argv.slice(2), readConfig(process.env)))
