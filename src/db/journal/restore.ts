import type { SqlEntityManager } from '@mikro-orm/postgresql'
import type { JournalReader, JournalRecord } from './format.ts'
import { JOURNALLED, type JournalledTable, tableNamed } from './tables.ts'

/** Records that are written by one statement, and bytes of their rows. */
const CHUNK = 200
const CHUNK_BYTES = 1024 * 1024

/** A backup cannot be taken over as it is; the message says why. */
export class CannotRestoreError extends Error {
  override readonly name = 'CannotRestoreError'
}

/** What became of a journal. */
export interface Restored {
  /** rows that were not there before */
  readonly rows: number
  /** records that were not whole, a torn end aside */
  readonly damaged: number
}

/** Name of the newest migration that the tables have had. */
export async function schemaOf(em: SqlEntityManager): Promise<string> {
  const [newest] = await em.execute<{ name: string }[]>(
    'select name from mikro_orm_migrations order by id desc limit 1',
  )
  return newest?.name ?? ''
}

/** @throws CannotRestoreError when another database gave these numbers to other rows */
async function refuseOthers(em: SqlEntityManager, { table, key }: JournalledTable, rows: string): Promise<void> {
  const [other] = await em.execute<{ key: string }[]>(
    `select t.${key}::text as key from ${table} t join jsonb_populate_recordset(null::${table}, ?::jsonb) r
     on t.${key} = r.${key} where to_jsonb(t) <> to_jsonb(r) limit 1`,
    [rows],
  )
  if (other) {
    throw new CannotRestoreError(
      `The database has rows of its own in ${table} (number ${other.key} is another one there). Import into an empty one.`,
    )
  }
}

/** A row of the table's defaults: a record that is older than a column has none for it. */
async function defaultsOf(em: SqlEntityManager, { table, key }: JournalledTable): Promise<string> {
  const columns = await em.execute<{ fallback: string }[]>(
    `select case when a.attname = ? then 'null' else coalesce(pg_get_expr(d.adbin, d.adrelid), 'null') end as fallback
     from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
     where a.attrelid = ?::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`,
    [key, table],
  )
  return `row(${columns.map(({ fallback }) => fallback).join(', ')})::${table}`
}

/** @returns keys of the rows that were not there */
async function write(
  em: SqlEntityManager,
  table: JournalledTable,
  records: readonly JournalRecord[],
  replace: boolean,
): Promise<string[]> {
  const { table: name, key, keyType, numbered } = table
  const gone = records.filter(({ row }) => replace || row === undefined).map((record) => record.key)
  if (gone.length > 0) await em.execute(`delete from ${name} where ${key} in (?)`, [gone])
  const present = records.filter(({ row }) => row !== undefined)
  if (present.length === 0) return []
  const rows = `[${present.map(({ row }) => row).join(',')}]`
  if (numbered) await refuseOthers(em, table, rows)
  const written: { key: string }[] = await em.execute(
    `insert into ${name} select * from jsonb_populate_recordset(${await defaultsOf(em, table)}, ?::jsonb)
     on conflict (${key}) do nothing returning ${key} as key`,
    [rows],
  )
  // What is written by hand does not move the sequence.
  if (numbered && keyType === 'integer') {
    await em.execute(`select setval(pg_get_serial_sequence(?, ?), (select max(${key}) from ${name}))`, [name, key])
  }
  return written.map((row) => row.key)
}

/**
 * Takes over the records of a journal or backup, in parts. The tables must be those that it was written from
 * (`schemaOf`).
 * @param replace whether a row that is there gives way to the record; else it stays as it is
 * @throws CannotRestoreError, NotAJournalError
 */
export async function restoreRows(
  em: SqlEntityManager,
  { records, damaged }: JournalReader,
  replace: boolean,
): Promise<Restored> {
  let rows = 0
  let batch = new Map<string, JournalRecord>()
  let bytes = 0
  const flush = async () => {
    for (const [name, found] of Map.groupBy(batch.values(), ({ table }) => table)) {
      const table = tableNamed(name)
      if (!table) throw new CannotRestoreError(`It holds rows of ${name}, which this version does not know.`)
      rows += await em.transactional(async (tx) => {
        const keys = await write(tx, table, found, replace)
        if (!replace && table.fresh && keys.length > 0) {
          await tx.execute(`update ${name} set ${table.fresh} where ${table.key} in (?)`, [keys])
        }
        return keys.length
      })
    }
    batch = new Map()
    bytes = 0
  }
  for await (const record of records) {
    batch.set(`${record.table}\t${record.key}`, record)
    bytes += record.row?.length ?? 0
    if (batch.size >= CHUNK || bytes >= CHUNK_BYTES) await flush()
  }
  await flush()
  return { rows, damaged: damaged() }
}

/** After rows were restored and the tables are the newest: what the journal does not know of them is set anew. */
export async function freshen(em: SqlEntityManager): Promise<void> {
  for (const { table, fresh } of JOURNALLED) if (fresh) await em.execute(`update ${table} set ${fresh}`)
}

/**
 * Takes a backup into a database in use. What operators wrote is then in its audit log only: `replayAudit` puts it back.
 * @throws CannotRestoreError, NotAJournalError
 */
export async function importBackup(em: SqlEntityManager, reader: JournalReader): Promise<Restored> {
  const schema = await schemaOf(em)
  if (schema !== reader.header.schema) {
    throw new CannotRestoreError(
      `It was written from the tables of ${reader.header.schema}, and the database has those of ${schema}. Put it as the file ` +
        '"journal" into an empty folder and start the newer version once with that DATA_DIR: it brings the rows to its tables.',
    )
  }
  return restoreRows(em, reader, false)
}
