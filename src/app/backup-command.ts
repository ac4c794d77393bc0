import type { Readable } from 'node:stream'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { replayAudit } from '../admin/write.ts'
import type { CommandResult } from '../db/embedded/command-socket.ts'
import { NotAJournalError, readJournal } from '../db/journal/format.ts'
import { CannotRestoreError, importBackup } from '../db/journal/restore.ts'

/** The file is to blame: a sentence says why. */
export const isRefusal = (error: unknown): error is Error =>
  error instanceof NotAJournalError || error instanceof CannotRestoreError

/** Takes a backup into the database. @param from what it is, for messages */
export async function importCommand(em: SqlEntityManager, input: Readable, from: string): Promise<CommandResult> {
  try {
    const { rows, damaged } = await importBackup(em, await readJournal(input, from))
    if (rows > 0) await replayAudit(em)
    const bad = damaged > 0 ? ` ${damaged} records were damaged and are left out.` : ''
    return { note: `Imported ${rows} rows that were not there.${bad}`, code: damaged > 0 ? 1 : 0 }
  } catch (error) {
    if (isRefusal(error)) return { note: error.message, code: 1 }
    throw error
  }
}
