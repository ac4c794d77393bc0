import { createReadStream, existsSync } from 'node:fs'
import { importCommand, isRefusal } from '../app/backup-command.ts'
import { openLoaded, openMigrated } from '../app/load.ts'
import { CONTENT } from '../catalogue/content-folder.ts'
import { type Config, readConfig } from '../config.ts'
import { askService, type CommandResult } from '../db/embedded/command-socket.ts'
import { journalIn } from '../db/embedded/folder.ts'
import { exportJournal, exportRows } from '../db/journal/backup.ts'
import { FolderInUseError } from '../db/lock.ts'
import { run } from './run.ts'

const USAGE = `Usage: npm run backup -- export FILE   writes plans, keys and the recipes of operators to FILE
       npm run backup -- import FILE   adds what FILE holds and the database does not

The database is the one that DATABASE_URL or DATA_DIR names; the service may be running. A backup of either kind of
database can be imported into the other.`

async function exportTo(file: string, { databaseUrl, dataDir }: Config): Promise<CommandResult> {
  if (databaseUrl === undefined && existsSync(journalIn(dataDir))) {
    return { note: `Wrote ${await exportJournal(journalIn(dataDir), file)} rows to ${file}.`, code: 0 }
  }
  const database = await openMigrated({ databaseUrl, dataDir })
  try {
    return { note: `Wrote ${await exportRows(database.fork(), file)} rows to ${file}.`, code: 0 }
  } finally {
    await database.close()
  }
}

async function importFrom(file: string, { databaseUrl, dataDir }: Config): Promise<CommandResult> {
  const input = () => createReadStream(file)
  try {
    const database = await openLoaded({ databaseUrl, dataDir, onNotice: console.error }, CONTENT, () => {})
    try {
      return await importCommand(database.fork(), input(), file)
    } finally {
      await database.close()
    }
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error
    // Whoever holds the folder and does not listen is no service of ours, or is still starting.
    return askService(dataDir, ['import', file], input()).catch(() => {
      throw error
    })
  }
}

async function done([command, file, ...more]: string[], config: Config): Promise<CommandResult> {
  if (file === undefined || more.length > 0) return { note: USAGE, code: 2 }
  if (command === 'export') return exportTo(file, config)
  if (command === 'import') return importFrom(file, config)
  return { note: USAGE, code: 2 }
}

await run(() => done(process.argv.slice(2), readConfig(process.env)), isRefusal)
