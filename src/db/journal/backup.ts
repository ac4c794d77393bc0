import { closeSync, createReadStream, fsyncSync, openSync, renameSync, writeSync } from 'node:fs'
import { IsolationLevel, type SqlEntityManager } from '@mikro-orm/postgresql'
import { encode, headerRecord, type JournalRecord, readJournal } from './format.ts'
import { schemaOf } from './restore.ts'
import { JOURNALLED } from './tables.ts'

/** Rows that are read at a time. */
const CHUNK = 200

type Rows = AsyncGenerator<Pick<JournalRecord, 'at' | 'table' | 'key' | 'row'>>

/** Writes a backup aside and names it when it is whole. @returns how many rows it holds */
async function writeBackup(path: string, schema: string, rows: Rows): Promise<number> {
  const fd = openSync(`${path}.part`, 'w', 0o600)
  let number = 0
  try {
    writeSync(fd, encode(headerRecord({ schema }, Date.now())))
    for await (const row of rows) writeSync(fd, encode({ number: ++number, dead: 0, ...row }))
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
  renameSync(`${path}.part`, path)
  return number
}

/** Of a journal, which a running service may be writing, the records that still count. @throws NotAJournalError */
export async function exportJournal(journal: string, path: string): Promise<number> {
  // One descriptor for both passes: the service may put a new file in the place of this one.
  const fd = openSync(journal, 'r')
  const read = () => readJournal(createReadStream('', { fd, start: 0, autoClose: false }), journal)
  try {
    const newest = new Map<string, number>()
    for await (const { table, key, number } of (await read()).records) newest.set(`${table}\t${key}`, number)
    const { header, records } = await read()
    async function* rows(): Rows {
      for await (const { number, at, table, key, row } of records) {
        if (row !== undefined && newest.get(`${table}\t${key}`) === number) yield { at, table, key, row }
      }
    }
    return await writeBackup(path, header.schema, rows())
  } finally {
    closeSync(fd)
  }
}

/** All rows of one moment, from a server in use. */
export const exportRows = (em: SqlEntityManager, path: string): Promise<number> =>
  em.transactional(
    async (tx) => {
      async function* rows(): Rows {
        for (const { table, key, keyType } of JOURNALLED) {
          let after: string | undefined
          for (;;) {
            const found: { key: string; row: string }[] = await tx.execute(
              `select ${key}::text as key, to_jsonb(t)::text as row from ${table} t
               where ${after === undefined ? 'true' : `${key} > ?::${keyType}`} order by ${key} limit ${CHUNK}`,
              after === undefined ? [] : [after],
            )
            for (const row of found) yield { at: Date.now(), table, ...row }
            if (found.length < CHUNK) break
            after = found.at(-1)?.key
          }
        }
      }
      return writeBackup(path, await schemaOf(tx), rows())
    },
    { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
  )
