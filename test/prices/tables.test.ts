import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { REVISION_CHANNEL } from '../../src/catalogue/content-revision.ts'
import { buildPriceBook } from '../../src/prices/build-price-book.ts'
import { readPriceRows } from '../../src/prices/data-files.ts'
import { importFiles } from '../../src/prices/import/import-files.ts'
import { loadPriceBook, loadPriceRows, revisionOf, savePriceBook } from '../../src/prices/tables.ts'
import { databaseForFile } from '../harness/for-file.ts'

const rows = readPriceRows(fileURLToPath(new URL('../../data/prices', import.meta.url)))
const file = (name: string, change = (text: string) => text) => ({
  name,
  bytes: Buffer.from(change(readFileSync(new URL(`./files/${name}`, import.meta.url), 'utf8'))),
})

const database = databaseForFile()

const save = () => database.fork().transactional((em) => savePriceBook(em, rows))
const revisions = () =>
  database
    .fork()
    .execute<{ hash: string; origin: string; files: string[] }[]>(
      'select hash, origin, files from price_revision order by number',
    )
const run = async (files: readonly { name: string; bytes: Buffer }[], accept = false) => {
  const lines: string[] = []
  const stored = await importFiles(database.fork(), files, accept, (line) => lines.push(line))
  return { stored, text: lines.join('\n') }
}

test('nothing can be imported before the prices are loaded', async () => {
  await expect(run([file('ap.data.0.Current')])).rejects.toThrow('start the service once')
})

test('what is stored is what was read, and storing it again makes no new revision', async () => {
  await save()
  await save()
  const hash = revisionOf(rows)
  expect(await revisions()).toEqual([{ hash, origin: 'data', files: [] }])
  expect(await loadPriceBook(database.fork())).toEqual(buildPriceBook(rows, {}, hash))
})

test('a broken file among good ones stores nothing', async () => {
  const broken = file('prc_hicp_minr.csv', (text) => text.replace('106.04', 'n/a'))
  await expect(run([file('ap.data.0.Current'), broken])).rejects.toThrow(
    'prc_hicp_minr.csv: line 3: expected an index above zero, found "n/a"',
  )
  expect(await revisions()).toHaveLength(1)
  expect(revisionOf(await loadPriceRows(database.fork()))).toBe(revisionOf(rows))
})

test('an implausible jump is stored only when it is accepted', async () => {
  const odd = file('ap.data.0.Current', (text) => text.replace('6.605', '66.05'))
  const refused = await run([odd])
  expect(refused.stored).toBe(false)
  expect(refused.text).toContain('10.00 times')
  expect(await revisions()).toHaveLength(1)
})

test('an import is a new revision, survives a reload of the files, and importing it again changes nothing', async () => {
  const good = file('ap.data.0.Current', (text) => text.replace('M08\t       6.605', 'M09\t       6.700'))
  const first = await run([good, file('prc_ppp_ind_1.csv')])
  expect(first.text).toContain('BLS data (flat file): 5 new, 0 changed, 2 as before')
  expect(first.text).toContain('Stored 7 prices and 3 index values as a new price revision.')
  expect((await loadPriceBook(database.fork())).series.bls?.APU0000704111).toMatchObject({
    price: 6.7,
    period: '2026-09',
  })
  expect(await revisions()).toMatchObject([
    { origin: 'data' },
    { origin: 'import', files: [good.name, 'prc_ppp_ind_1.csv'] },
  ])
  await save()
  await run([good])
  expect(await revisions()).toHaveLength(2)
  expect((await loadPriceBook(database.fork())).series.bls?.APU0000704111?.price).toBe(6.7)
})

test('imported prices are announced to every instance, and an import that changes nothing is not', async () => {
  let heard = 0
  let next = Promise.withResolvers<void>()
  const stop = await database.listen({
    [REVISION_CHANNEL]: () => {
      heard++
      next.resolve()
    },
  })
  // A connection to a server tells once that it is open.
  if (process.env.DATABASE_URL) await next.promise
  next = Promise.withResolvers()
  const before = heard
  const good = file('ap.data.0.Current', (text) => text.replace('M08\t       6.605', 'M10\t       6.800'))
  await run([good])
  await next.promise
  next = Promise.withResolvers()
  await run([good])
  await database.fork().execute(`notify ${REVISION_CHANNEL}`)
  await next.promise
  await stop()
  expect(heard - before).toBe(2)
})
