import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openMigrated } from '../../src/app/load.ts'
import { EMBEDDED_VERSION } from '../../src/db/embedded/folder.ts'
import { exportJournal } from '../../src/db/journal/backup.ts'
import { readJournalFile } from '../../src/db/journal/format.ts'
import type { Database } from '../../src/db/orm.ts'

const folder = mkdtempSync(join(tmpdir(), 'provender-journal-'))
afterAll(() => rmSync(folder, { recursive: true }))
const journal = join(folder, 'journal')
const open = () => openMigrated({ databaseUrl: undefined, dataDir: folder })

const add = (database: Database, from: number, to: number) =>
  database.fork().execute(
    `insert into operator_key (id, name, hash)
     select lpad(n::text, 12, '0'), 'Ann', repeat('a', 64) from generate_series(?::int, ?::int) n`,
    [from, to],
  )
const remove = (database: Database, from: number, to: number) =>
  database.fork().execute('delete from operator_key where id::bigint between ? and ?', [from, to])

/** Numbers of the keys that a backup holds. */
async function backedUp(): Promise<number[]> {
  const file = join(folder, 'backup')
  await exportJournal(journal, file)
  const found: number[] = []
  for await (const { key } of (await readJournalFile(file)).records) found.push(Number(key))
  return found.sort((a, b) => a - b)
}
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

test('what is committed is in the journal at once, what is rolled back never; it is written anew when most of it is gone', async () => {
  let database = await open()
  expect(await database.fork().execute('show server_version')).toEqual([
    { server_version: expect.stringMatching(new RegExp(`^${EMBEDDED_VERSION}\\.`)) },
  ])
  await add(database, 1, 1500)
  await expect(
    database.fork().transactional(async (em) => {
      await em.execute('delete from operator_key')
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await remove(database, 1, 10)
  expect(await backedUp()).toEqual(numbers(11, 1500))
  const before = statSync(journal).size
  await remove(database, 11, 1400)
  await add(database, 2001, 2001)
  await database.fork().execute(`update operator_key set revoked_at = now() where id = '000000001500'`)
  await expect.poll(() => statSync(journal).size, { timeout: 20_000 }).toBeLessThan(before / 4)
  expect(await backedUp()).toEqual([...numbers(1401, 1500), 2001])
  expect(readFileSync(journal, 'utf8')).toMatch(/"revoked_at": "2/)

  // A torn end is cut off; the next record follows the last whole one.
  await database.close()
  appendFileSync(journal, readFileSync(journal).subarray(0, 60))
  database = await open()
  await add(database, 2002, 2002)
  await database.close()
  expect(await backedUp()).toEqual([...numbers(1401, 1500), 2001, 2002])

  // A record that is not whole is left out and counted; the others are read.
  const lines = readFileSync(journal, 'utf8').split('\n')
  lines[5] = (lines[5] as string).replace('Ann', 'Eve')
  writeFileSync(journal, lines.join('\n'))
  expect(await backedUp()).toHaveLength(101)
  const { records, damaged } = await readJournalFile(journal)
  for await (const _ of records);
  expect(damaged()).toBe(1)
  writeFileSync(journal, 'something else')
  await expect(backedUp()).rejects.toThrow('does not begin as a backup or a journal of Provender does')
}, 120_000)
