import type { Readable } from 'node:stream'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { NotAJournal, readJournal } from '../db/journal/format.ts'
import { CannotRestore, importBackup } from '../db/journal/restore.ts'
import type { Said } from '../operators/commands.ts'

/** What went wrong with the file and not with us: told in a sentence. */
export const isRefusal = (error: unknown): error is Error =>
  error instanceof NotAJournal || error instanceof CannotRestore

/** Takes a backup into the database. @param from what it is, for messages */
export async function importCommand(em: SqlEntityManager, input: Readable, from: string): Promise<Said> {
  try {
    const { rows, damaged } = await importBackup(em, await readJournal(input, from))
    const bad = damaged > 0 ? ` ${damaged} records were damaged and are left out.` : ''
    return { note: `Imported ${rows} rows that were not there.${bad}`, code: damaged > 0 ? 1 : 0 }
  } catch (error) {
    if (isRefusal(error)) return { note: error.message, code: 1 }
    throw error
  }
}
