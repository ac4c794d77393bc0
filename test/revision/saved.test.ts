import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startService } from '../../src/app/service.ts'
import { Texts } from '../../src/catalogue/packed-texts.ts'
import { catalogueIn } from '../../src/db/embedded/folder.ts'
import type { RevisionParts } from '../../src/revision/parts.ts'
import { SavedParts } from '../../src/revision/saved.ts'
import { databaseFolder } from '../harness/folder.ts'
import { BASE_URL, TODAY } from '../harness/service.ts'

// The catalogue that a stop leaves for the next start, on the embedded database in one folder.

const folder = databaseFolder()
afterAll(() => rmSync(folder, { recursive: true }))
const dataDir = join(folder, 'data')
const saved = catalogueIn(dataDir)
const kept = join(folder, 'kept')

const READS = [
  '/api/recipes?lang=de&limit=50',
  '/api/recipes/borscht?lang=ja',
  '/api/recipes?lang=ru&q=%D1%81%D1%83%D0%BF',
  '/api/collections?lang=fr',
  '/api/meta?lang=en&country=IT',
  '/recipes/borscht?lang=pl',
]
const WEEK = { country: 'DE', store: 'de-average', lang: 'en' }

/** One life of the service: what it is asked, and whether it read the catalogue from the database. */
async function life<T>(work: (service: ReturnType<typeof startService>) => Promise<T>) {
  const bugs: unknown[] = []
  const notices: string[] = []
  const statements: string[] = []
  const service = startService({
    config: { databaseUrl: undefined, dataDir, baseUrl: BASE_URL },
    onBug: (error) => bugs.push(error),
    onNotice: (message) => notices.push(message),
    onStatement: (sql) => statements.push(sql),
    today: () => TODAY,
  })
  await service.load()
  const asked = statements.filter((sql) => /from "?(recipe|ingredient|price_figure|catalogue_text)"?\b/.test(sql))
  const result = await work(service)
  await service.close()
  expect([bugs, notices]).toEqual([[], []])
  return { result, fromDatabase: asked.length > 0 }
}

const read = (service: ReturnType<typeof startService>) =>
  Promise.all(READS.map(async (path) => (await service.app.request(BASE_URL + path)).text()))
const plan = async (service: ReturnType<typeof startService>) =>
  (
    await service.app.request(`${BASE_URL}/api/plans`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(WEEK),
    })
  ).text()
const all = async (service: ReturnType<typeof startService>) => [...(await read(service)), await plan(service)]
const withdraw = (service: ReturnType<typeof startService>, recipe: string) =>
  service.fork().transactional(async (em) => {
    await em.execute('update recipe set withdrawn = true where id = ?', [recipe])
    await em.execute(
      `insert into revision (hash, written, content_version) select hash, ?, content_version from revision limit 1`,
      ['f'.repeat(64)],
    )
  })

let first: string[] = []

test('the next start answers the same without reading the catalogue from the database', async () => {
  rmSync(saved, { force: true })
  const made = await life(all)
  first = made.result
  expect(existsSync(saved)).toBe(true)
  const again = await life(all)
  expect(again.result).toEqual(first)
  expect(again.fromDatabase).toBe(false)
})

/** Small parts of a revision; the words are what a section of its own holds. */
const texts = new Texts([[{ kind: 'recipe', ids: 'soup\nstew', words: '{"title":"Суп"}\n{"title":"Stew"}' }]])
const parts: RevisionParts = {
  ingredients: new Map(),
  packs: [{ ingredient: 'butter', sizes: { US: { sizes: [227, 454], usual: 454 } } }],
  occasions: new Map(),
  presets: [{ id: 'nuts', kind: 'allergy', excludeTags: [], allergens: ['nuts'], exclude: [] }],
  countries: new Map(),
  stores: new Map(),
  eating: new Map(),
  recipes: [],
  collections: [{ slug: 'soups', recipes: ['soup'] }],
  photographs: new Map([['soup', { url: 'https://pictures.example/1.jpg', credit: 'Ann', license: 'CC BY 4.0' }]]),
  prices: { revision: 'p' } as RevisionParts['prices'],
  texts,
}
const file = join(folder, 'parts')

test('the parts of a state are read as they were saved', async () => {
  await new SavedParts(file, 'code').write('1 hash', parts)
  const { texts: read, ...rest } = new SavedParts(file, 'code').read('1 hash') ?? { texts: undefined }
  const { texts: _, ...saved } = parts
  expect(rest).toEqual(saved)
  expect(read?.of('recipe', 'soup', 'uk')).toEqual(texts.of('recipe', 'soup', 'uk'))
  expect(read?.of('recipe', 'stew', 'en')).toEqual({ title: 'Stew' })
  expect(read?.isSame(texts, 'en')).toBe(true)
})

const spoilt = (change: (bytes: Buffer) => Buffer) => () => writeFileSync(file, change(readFileSync(file)))
const flipped = (bytes: Buffer, at: number) => {
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  return bytes
}
test.each<[string, () => void]>([
  ['is gone', () => rmSync(file)],
  ['is empty', spoilt(() => Buffer.alloc(0))],
  ['ends early', spoilt((bytes) => bytes.subarray(0, -1))],
  ['has a wrong byte in its words', spoilt((bytes) => flipped(bytes, bytes.length - 1))],
  ['has a wrong byte in its facts', spoilt((bytes) => flipped(bytes, 2100))],
  ['has a wrong byte in its first line', spoilt((bytes) => flipped(bytes, 3))],
])('a file that %s holds no parts', async (_, spoil) => {
  const saved = new SavedParts(file, 'code')
  await saved.write('1 hash', parts)
  spoil()
  expect(saved.read('1 hash')).toBeUndefined()
})

test('a file of another state or by other code holds no parts', async () => {
  await new SavedParts(file, 'code').write('1 hash', parts)
  expect(new SavedParts(file, 'code').read('2 hash')).toBeUndefined()
  expect(new SavedParts(file, 'other').read('1 hash')).toBeUndefined()
  expect(new SavedParts(file, 'code').read('1 hash')).toBeDefined()
})

test('what an operator changed is shown by the next start, also where the stop saved nothing', async () => {
  copyFileSync(saved, kept)
  await life((service) => withdraw(service, 'borscht'))
  const borscht = async (service: ReturnType<typeof startService>) =>
    (await service.app.request(`${BASE_URL}/api/recipes?lang=en&q=borscht&limit=50`)).text()
  // As after kill -9: the file is that of the state before.
  copyFileSync(kept, saved)
  const killed = await life(borscht)
  expect(killed.fromDatabase).toBe(true)
  expect(killed.result).not.toContain('"borscht"')
  const next = await life(borscht)
  expect(next).toEqual({ result: killed.result, fromDatabase: false })
})
