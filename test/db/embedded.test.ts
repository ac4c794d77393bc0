import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../src/db/orm.ts'

const folder = mkdtempSync(join(tmpdir(), 'provender-embedded-'))
const lost: Error[] = []
/** Runs for minutes; PGlite cannot cancel it. */
const ENDLESS = 'select count(*) from generate_series(1, 100000) a, generate_series(1, 1000000) b'

let database: Database
beforeAll(async () => {
  database = await openDatabase({
    databaseUrl: undefined,
    dataDir: folder,
    statementLimitMs: 1000,
    onLost: (error) => lost.push(error),
  })
  await database.fork().execute('create table note (id int primary key, words jsonb, at timestamptz)')
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const ids = async () =>
  (await database.fork().execute<{ id: number }[]>('select id from note order by id')).map(({ id }) => id)

test('an error of a statement keeps its SQLSTATE and its fields', async () => {
  const em = database.fork()
  await em.execute('insert into note values (1)')
  await expect(em.execute('insert into note values (1)')).rejects.toMatchObject({
    code: '23505',
    constraint: 'note_pkey',
    name: 'UniqueConstraintViolationException',
  })
})

test('values come as from a server: objects for jsonb, text for times', async () => {
  const em = database.fork()
  await em.execute(`insert into note values (2, '{"a": ["ж", null]}', '2026-11-22 10:00Z')`)
  expect(await em.execute('select words, at from note where id = 2')).toEqual([
    { words: { a: ['ж', null] }, at: '2026-11-22 10:00:00+00' },
  ])
})

test('transactions wait for each other, and one that fails leaves nothing', async () => {
  const failing = database.fork().transactional(async (em) => {
    await em.execute('insert into note values (3)')
    throw new Error('changed my mind')
  })
  const other = database.fork().transactional((em) => em.execute('insert into note values (4)'))
  await expect(failing).rejects.toThrow('changed my mind')
  await other
  expect(await ids()).toEqual([1, 2, 4])
})

test('a statement that does not end is ended; what was committed is there, and the next statements work', async () => {
  const heard: string[] = []
  const stop = await database.listen({ note_channel: () => heard.push('note') })
  const unfinished = database.fork().transactional(async (em) => {
    await em.execute('insert into note values (5)')
    await em.execute(ENDLESS)
  })
  await expect(unfinished).rejects.toMatchObject({ code: '57P01', message: expect.stringContaining('took longer') })
  expect(await ids()).toEqual([1, 2, 4])
  expect(lost).toHaveLength(1)
  // Whoever listened still does, and was called to look, since nobody knows what was missed.
  expect(heard).toEqual(['note'])
  await database.fork().execute('notify note_channel')
  await expect.poll(() => heard).toEqual(['note', 'note'])
  await stop()
})

test('transactions that wait while a statement is ended are done by the database that opens after it', async () => {
  const ended = database.fork().execute(ENDLESS)
  const waiting = [6, 7].map((id) =>
    database.fork().transactional((em) => em.execute('insert into note values (?)', [id])),
  )
  await expect(ended).rejects.toMatchObject({ code: '57P01' })
  await Promise.all(waiting)
  expect(await ids()).toEqual([1, 2, 4, 6, 7])
})
