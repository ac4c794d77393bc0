import { once } from 'node:events'
import { replayAudit } from '../admin/write.ts'
import { readJournalFile } from '../db/journal/format.ts'
import { freshen, type Restored, restoreRows } from '../db/journal/restore.ts'
import { type Database, migrate, openDatabase } from '../db/orm.ts'
import { seed } from '../db/seed.ts'
import type { LoadMessage, LoadTask } from './load.ts'

// Loading needs several times the memory of serving; in a process of its own that memory is given back at its end.
// Whoever asked for it is gone: what is half done is rolled back.
process.once('disconnect', () => process.exit(1))
// Not an argument: every user of the machine can read those, and the address holds a password.
const [{ place, content, journal }]: [LoadTask] = (await once(process, 'message')) as [LoadTask]
const say = (message: LoadMessage) => process.send?.(message)

/** Into an empty database, whose tables are first brought to what they were when the journal was written. */
async function restoreJournal(database: Database, journal: string): Promise<Restored> {
  const reader = await readJournalFile(journal)
  await database.orm.migrator.up({ to: reader.header.schema })
  return restoreRows(database.fork(), reader, true)
}

try {
  const database = await openDatabase(place)
  try {
    const restored = journal === undefined ? undefined : await restoreJournal(database, journal)
    await migrate(database)
    if (restored) await freshen(database.fork())
    await seed(database, content, (step, done, all) => say({ step, done, all }))
    if (restored) await replayAudit(database.fork())
    say({ ok: true, restored })
  } finally {
    // Left open, the embedded database would keep this process, and whoever waits for its end.
    await database.close()
  }
} catch (error) {
  say({ failed: error instanceof Error ? error.message : String(error) })
}
process.removeAllListeners('disconnect')
process.disconnect()
