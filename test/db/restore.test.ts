import { expect, test } from 'vitest'
import type { JournalReader, JournalRecord } from '../../src/db/journal/format.ts'
import { restoreRows } from '../../src/db/journal/restore.ts'
import { databaseForFile } from '../harness/for-file.ts'

const database = databaseForFile()

/** A journal of rows of one table. */
function journalOf(table: string, key: string, rows: readonly Record<string, unknown>[]): JournalReader {
  async function* records(): AsyncGenerator<JournalRecord> {
    for (const [at, row] of rows.entries())
      yield { number: at + 1, dead: 0, at: 0, table, key: String(row[key]), row: JSON.stringify(row) }
  }
  return { header: { schema: '' }, records: records(), damaged: () => 0 }
}

const sql = (statement: string): Promise<Record<string, unknown>[]> => database.fork().execute(statement)

test('records that are older than a column have its default, beside others that name it', async () => {
  const hash = 'a'.repeat(64)
  const key = { name: 'Ann', hash, created_at: '2026-11-21T08:00:00Z' }
  const rows = [
    { id: '000000000001', ...key },
    { id: '000000000002', ...key, scope: 'read', expires_at: '2027-01-01T00:00:00Z' },
  ]
  expect(await restoreRows(database.fork(), journalOf('operator_key', 'id', rows), false)).toEqual({
    rows: 2,
    damaged: 0,
  })
  expect(await sql('select id, scope, expires_at is null as always from operator_key order by id')).toEqual([
    { id: '000000000001', scope: 'write', always: true },
    { id: '000000000002', scope: 'read', always: false },
  ])

  const entry = { number: 7, key: 'k', key_name: 'Ann', action: 'create', recipe: 'a', after: { id: 'a' } }
  await restoreRows(database.fork(), journalOf('audit_entry', 'number', [entry]), false)
  expect(await sql('select number, at is not null as dated, before from audit_entry')).toEqual([
    { number: 7, dated: true, before: null },
  ])
})
