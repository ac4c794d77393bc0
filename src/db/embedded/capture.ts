import { renameSync } from 'node:fs'
import { dirname } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { type Entry, JournalFile, syncFolder } from '../journal/file.ts'
import { NotAJournalError } from '../journal/format.ts'
import { JOURNALLED, type JournalledTable, tableNamed } from '../journal/tables.ts'

/** Announced on this channel, at the end of its transaction: which row changed: its table and key, with a tab between. */
export const JOURNAL_CHANNEL = 'provender_journal'

/** Rows that are read at a time. */
const CHUNK = 100

/** Milliseconds between two looks whether something is to be brought to the disk: what a power cut costs at most. */
const SYNC_MS = 1000

/**
 * Before the last record's time, rows are looked for that were committed and not journalled. A row's time is that of its
 * transaction's begin.
 */
const SLACK_MS = 120_000

const trigger = ({ table, key, changes }: JournalledTable): string => `
  create or replace function journal_${table}() returns trigger language plpgsql as $$
  begin
    perform pg_notify('${JOURNAL_CHANNEL}', E'${table}\\t' || coalesce(new.${key}, old.${key})::text);
    return null;
  end $$;
  create or replace trigger journal_${table} after insert or ${changes} on ${table}
    for each row execute function journal_${table}();`

/** A journal that is being written anew, without what no longer counts. */
interface Rewriting {
  readonly file: JournalFile
  readonly tables: JournalledTable[]
  /** key of the last row that was copied */
  after: string | undefined
}

function openUnlessDamaged(path: string): JournalFile | undefined {
  try {
    return JournalFile.open(path)
  } catch (error) {
    if (!(error instanceof NotAJournalError)) throw error
    renameSync(path, `${path}.damaged`)
    process.emitWarning(`${error.message} It is ${path}.damaged now, and the journal is written from the database.`)
  }
}

/** Writes to the journal what is committed to the embedded database. Works in its thread. */
export class Capture {
  readonly #database: PGlite
  readonly #path: string
  readonly #changed = new Set<string>()
  #file: JournalFile
  #rewriting: Rewriting | undefined
  readonly #syncing: NodeJS.Timeout

  private constructor(database: PGlite, path: string, file: JournalFile, rewriting: Rewriting | undefined) {
    this.#database = database
    this.#path = path
    this.#file = file
    this.#rewriting = rewriting
    this.#syncing = setInterval(() => this.#sync(), SYNC_MS).unref()
  }

  /**
   * Goes on with the journal at `path`. One that is missing, damaged at its head, or of other tables, is written from
   * the database first.
   * @param afterCrash whether the database was not closed, so that a commit may lack its record
   */
  static async start(database: PGlite, path: string, afterCrash: boolean): Promise<Capture> {
    for (const table of JOURNALLED) await database.exec(trigger(table))
    const { rows } = await database.query<{ name: string }>(
      'select name from mikro_orm_migrations order by id desc limit 1',
    )
    const schema = rows[0]?.name ?? ''
    const existing = openUnlessDamaged(path)
    const fits = existing?.header.schema === schema
    if (!fits) existing?.close()
    const file = existing && fits ? existing : JournalFile.create(`${path}.new`, { schema })
    const capture = new Capture(
      database,
      path,
      file,
      fits ? undefined : { file, tables: [...JOURNALLED], after: undefined },
    )
    await database.listen(JOURNAL_CHANNEL, (changed) => capture.#changed.add(changed))
    if (fits && afterCrash) await capture.#catchUp()
    while (capture.#rewriting) await capture.rewrite()
    return capture
  }

  /** Whether `rewrite` has something to do. */
  get isRewriting(): boolean {
    return this.#rewriting !== undefined
  }

  /** Appends what was committed since. @throws when there is no room; it is tried again at the next call */
  async journal(): Promise<void> {
    while (this.#changed.size > 0) {
      const taken = [...this.#changed].slice(0, CHUNK)
      const entries: Entry[] = []
      for (const [name, changed] of Map.groupBy(taken, (one) => one.split('\t')[0] as string)) {
        const table = tableNamed(name)
        if (!table) continue
        const keys = changed.map((one) => one.slice(name.length + 1))
        const rows = await this.#rows(table, `${table.key} = any($1::${table.keyType}[])`, [keys])
        const found = new Map(rows.map(({ key, row }) => [key, row]))
        entries.push(...keys.map((key) => ({ table: name, key, row: found.get(key) })))
      }
      this.#file.append(entries)
      this.#rewriting?.file.append(entries)
      for (const one of taken) this.#changed.delete(one)
    }
    if (!this.#rewriting && this.#file.isMostlyDead) {
      const file = JournalFile.create(`${this.#path}.new`, this.#file.header)
      this.#rewriting = { file, tables: [...JOURNALLED], after: undefined }
    }
  }

  /** Copies some rows into the journal that is to be; after the last ones it takes the place of the old. */
  async rewrite(): Promise<void> {
    const rewriting = this.#rewriting
    const table = rewriting?.tables[0]
    if (!rewriting) return
    if (!table) {
      this.#rewriting = undefined
      rewriting.file.close()
      renameSync(`${this.#path}.new`, this.#path)
      syncFolder(dirname(this.#path))
      if (this.#file !== rewriting.file) this.#file.close()
      this.#file = JournalFile.open(this.#path) as JournalFile
      return
    }
    const { key, keyType } = table
    const [which, of] = rewriting.after === undefined ? ['true', []] : [`${key} > $1::${keyType}`, [rewriting.after]]
    const rows = await this.#rows(table, `${which} order by ${key} limit ${CHUNK}`, of)
    rewriting.file.append(rows.map((row) => ({ table: table.table, ...row })))
    rewriting.after = rows.at(-1)?.key
    if (rows.length < CHUNK) {
      rewriting.tables.shift()
      rewriting.after = undefined
    }
  }

  /** Brings what was appended to the disk and ends. */
  close(): void {
    clearInterval(this.#syncing)
    this.#rewriting?.file.close()
    this.#file.close()
  }

  /** After an end between a commit and its record: rows of that time are appended, perhaps once more. */
  async #catchUp(): Promise<void> {
    const since = new Date(this.#file.lastAt - SLACK_MS).toISOString()
    for (const table of JOURNALLED) {
      const { key, madeAt } = table
      const [which, of] = madeAt === undefined ? ['true', []] : [`${madeAt} >= $1::timestamptz`, [since]]
      const { rows } = await this.#database.query<{ key: string }>(
        `select ${key}::text as key from ${table.table} where ${which}`,
        of,
      )
      for (const row of rows) this.#changed.add(`${table.table}\t${row.key}`)
    }
    await this.journal()
  }

  async #rows({ table, key }: JournalledTable, which: string, parameters: unknown[]) {
    const { rows } = await this.#database.query<{ key: string; row: string }>(
      `select ${key}::text as key, to_jsonb(t)::text as row from ${table} t where ${which}`,
      parameters,
    )
    return rows
  }

  #sync(): void {
    // Said by the process itself: the thread has nobody to tell.
    this.#file.sync((error) => process.emitWarning(`The journal could not be brought to the disk: ${error.message}`))
  }
}
