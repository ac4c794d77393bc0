import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { CONTENT } from '../../src/catalogue/content-folder.ts'
import { openEarly } from '../../src/db/embedded/open.ts'
import { openDatabase } from '../../src/db/orm.ts'

const temporary = mkdtempSync(join(tmpdir(), 'provender-opening-'))
afterAll(() => rmSync(temporary, { recursive: true }))
const folder = join(temporary, 'data')
const noContent = join(temporary, 'content')
const place = { databaseUrl: undefined, dataDir: folder }

test('what has no database, or lost it, is not opened early', async () => {
  expect(openEarly('memory://', CONTENT)).toBeUndefined()
  expect(openEarly(join(temporary, 'empty'), noContent)).toBeUndefined()
})

test('a database that is opened early is handed out once, with what is in it, and closed by whoever took it', async () => {
  const first = await openDatabase(place)
  await first.fork().execute('create table note (id int primary key)')
  await first.fork().execute('insert into note values (7)')
  await first.close()

  const early = openEarly(folder, CONTENT)
  if (!early) throw new Error('nothing is opened')
  const lost: Error[] = []
  const database = await openDatabase({ ...place, early, onLost: (error) => lost.push(error) })
  expect(await database.fork().execute('select id from note')).toEqual([{ id: 7 }])
  expect(early()).toBeUndefined()
  // The folder is taken as by any other opening.
  await expect(openDatabase({ ...place, early })).rejects.toThrow('is in use')
  await database.close()
  expect(lost).toEqual([])

  const again = await openDatabase({ ...place, early })
  await again.close()
})

test('a database that is closed by whoever has it is not lost, however late its end is heard', async () => {
  const lost: Error[] = []
  const database = await openDatabase({ ...place, onLost: (error) => lost.push(error) })
  const closed = database.close()
  await setImmediate()
  // A busy process hears its answer and its end at once.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000)
  await closed
  expect(lost).toEqual([])
})

test('why it cannot be opened is told to whoever asks for it', async () => {
  const holder = await openDatabase(place)
  const early = openEarly(folder, CONTENT)
  await expect(openDatabase({ ...place, early })).rejects.toThrow('is in use')
  await holder.close()
})
