import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentHash } from '../../src/catalogue/content/hash.ts'
import { journalIn } from '../../src/db/embedded/folder.ts'
import { readJournalFile } from '../../src/db/journal/format.ts'
import { schemaOf } from '../../src/db/journal/restore.ts'
import { migrate, openDatabase } from '../../src/db/orm.ts'
import { seed } from '../../src/db/seed.ts'
import { readEating } from '../../src/eating/data-files.ts'
import { RevisionStore } from '../../src/revision/store.ts'
import { copyService } from '../harness/copy.ts'
import { testDatabase } from '../harness/database.ts'
import { databaseForFile } from '../harness/for-file.ts'
import { smallContent } from '../harness/small-content.ts'

const folder = mkdtempSync(join(tmpdir(), 'provender-'))
const content = join(folder, 'content')
const breakfasts = join(content, 'recipes/breakfasts.yaml')

const database = databaseForFile()
beforeAll(() => smallContent(content))
afterAll(() => rmSync(folder, { recursive: true }))

const catalogue = async () => {
  const revisions = new RevisionStore()
  await revisions.activateLatest(database.fork())
  return revisions.current
}
const revisions = async () => (await database.fork().execute('select hash from revision')).length

/** Of a folder of its own: a server decides nothing there, so these run once. */
const testEmbedded = test.skipIf(process.env.DATABASE_URL)

test('loading the same files twice makes one revision', async () => {
  const steps: string[] = []
  const first = await seed(database, content, (step) => steps.push(step))
  expect(steps).toEqual([
    'ingredients',
    'recipes',
    'collections and occasions',
    'countries and stores',
    'prices',
    'texts',
    'done',
  ])
  expect(await seed(database, content, (step) => steps.push(step))).toBe(first)
  expect(await revisions()).toBe(1)
  expect(steps).toHaveLength(7)
})

test('the planner is given how every country eats, as the files say it', async () => {
  const { problemData } = await catalogue()
  const files = readEating(join(content, 'eating'))
  expect(problemData.eating).toEqual(files.toSorted((a, b) => (a.country < b.country ? -1 : 1)))
  expect(problemData.eating.map(({ patterns }) => patterns.length)).not.toContain(0)
})

test('a load that fails half-way leaves the old state, and the next one repairs it', async () => {
  const before = await catalogue()
  const old = readFileSync(breakfasts, 'utf8')
  writeFileSync(breakfasts, old.replace(/(^syrniki:[\s\S]*?timeMin: )\d+/m, '$199'))
  await expect(
    seed(database, content, (step) => {
      if (step === 'texts') throw new Error('the power went')
    }),
  ).rejects.toThrow('the power went')
  expect(await revisions()).toBe(1)
  expect((await catalogue()).recipes.get('syrniki')).toEqual(before.recipes.get('syrniki'))

  await seed(database, content)
  expect(await revisions()).toBe(2)
  const after = await catalogue()
  expect(after.recipes.get('syrniki')?.timeMin).toBe(99)
  expect(after.revision).not.toBe(before.revision)
})

test('a recipe that is gone from the files is withdrawn, and still read', async () => {
  const texts = ['ru', 'en'].map((lang) => join(content, `texts/${lang}/recipes/breakfasts.yaml`))
  for (const file of [breakfasts, ...texts]) {
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^smoothie-bowl:\n(?:[ \t].*\n|\n)*/m, ''))
  }
  await seed(database, content)
  expect((await catalogue()).recipes.get('smoothie-bowl')?.withdrawn).toBe(true)
})

test('the revision of the same files is the same on every machine', async () => {
  const other = await testDatabase()
  const fresh = await openDatabase(other)
  await migrate(fresh)
  await seed(fresh, content)
  const revisions = new RevisionStore()
  await revisions.activateLatest(fresh.fork())
  expect(revisions.current.revision).toBe((await catalogue()).revision)
  await fresh.close()
  await other.drop()
})

// The tables of the first version had a vocabulary for a search in SQL, with an extension of PostgreSQL.
testEmbedded('a folder of the first version is taken over without its search table and extension', async () => {
  const dataDir = join(folder, 'first-version')
  const made = await openDatabase({ databaseUrl: undefined, dataDir })
  await migrate(made)
  await made.close()
  const old = await PGlite.create({ dataDir: join(dataDir, 'pglite'), extensions: { pg_trgm } })
  await old.exec(`
    create extension pg_trgm;
    create table search_word (lang varchar(2), word varchar(255), in_title text[], primary key (lang, word));
    create index search_word_trgm on search_word using gin (word gin_trgm_ops);
    insert into search_word values ('en', 'soup', '{borscht}');
    delete from mikro_orm_migrations where name like '%search_in_memory';
  `)
  await old.close()
  const now = await openDatabase({ databaseUrl: undefined, dataDir })
  await migrate(now)
  const left = await now
    .fork()
    .execute(
      `select relname as name from pg_class where relname like 'search_word%' union all select extname from pg_extension`,
    )
  expect(left).toEqual([{ name: 'plpgsql' }])
  await seed(now, content)
  await now.close()
})

const copy = join(folder, 'service')

/** Starts a copy of the service as a user does and waits for a line on its standard error, or for its end. */
function start(dataDir: string, until: RegExp) {
  const child = spawn(process.execPath, [join(copy, 'src/server.ts')], {
    // Nothing of the test runner's own environment, whose BASE_URL is not ours.
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  let said = ''
  const reached = new Promise<void>((resolve) => {
    child.stderr.on('data', (chunk) => {
      said += chunk
      if (until.test(said)) resolve()
    })
    child.once('exit', () => resolve())
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  return { child, reached, ended, said: () => said }
}

/** Rows of all tables, but for the times at which they were written. */
async function everything(em: SqlEntityManager): Promise<Record<string, unknown>> {
  const tables: { name: string }[] = await em.execute(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const rows: Record<string, unknown> = {}
  for (const { name } of tables) {
    const [all] = await em.execute<{ count: number; hash: string }[]>(
      `select count(*)::int as count, md5(string_agg(row, ',' order by row)) as hash
       from (select (to_jsonb(t) - 'created_at' - 'executed_at')::text as row from ${name} t) rows`,
    )
    rows[name] = all
  }
  return rows
}

testEmbedded(
  'killed while it loads, the service loads again at the next start, without what installing makes; a second process is refused; SIGTERM ends it with 0',
  async () => {
    const dataDir = join(folder, 'embedded')
    copyService(copy)
    rmSync(join(copy, 'data'), { recursive: true })
    smallContent(join(copy, 'data'))
    const killed = start(dataDir, /Loading the catalogue: recipes/)
    await killed.reached
    expect(killed.said()).toMatch(/Loading the catalogue: recipes/)
    // The service and what it started, as when the machine stops.
    process.kill(-(killed.child.pid as number), 'SIGKILL')
    await killed.ended

    const running = start(dataDir, /Provender is ready/)
    await running.reached
    expect(running.said()).toMatch(/Loading the catalogue: texts[\s\S]*Provender is ready/)

    const second = start(dataDir, /never/)
    expect(await second.ended).toBe(1)
    expect(second.said()).toMatch(/data folder .* is in use by process \d+/)

    running.child.kill('SIGTERM')
    expect(await running.ended).toBe(0)
  },
  180_000,
)

testEmbedded(
  'an empty folder begins with what installing made: the database that loading makes, with its journal and revisions',
  async () => {
    execFileSync(process.execPath, [join(copy, 'src/cli/make-templates.ts')])
    const [place, content] = [{ databaseUrl: undefined, dataDir: join(folder, 'copied') }, join(copy, 'data')]
    const running = start(place.dataDir, /Provender is ready/)
    await running.reached
    expect(running.said()).toMatch(/^Provender is ready/)
    running.child.kill('SIGTERM')
    expect(await running.ended).toBe(0)

    const copied = await openDatabase(place)
    const made = await openDatabase({ databaseUrl: undefined, dataDir: 'memory://' })
    await migrate(made)
    await seed(made, content)
    expect(await everything(copied.fork())).toEqual(await everything(made.fork()))
    expect(await copied.fork().execute('select number, hash from revision')).toEqual([
      { number: 1, hash: contentHash(content) },
    ])
    const { header } = await readJournalFile(journalIn(place.dataDir))
    expect(header.schema).toBe(await schemaOf(made.fork()))
    await made.close()
    await copied.close()

    // Other files: what installing made of the old ones is not taken.
    writeFileSync(join(content, 'version.yaml'), 'version: 1000\n')
    const changed = start(join(folder, 'changed'), /Provender is ready/)
    await changed.reached
    expect(changed.said()).toMatch(/Loading the catalogue: texts[\s\S]*Provender is ready/)
    changed.child.kill('SIGTERM')
    expect(await changed.ended).toBe(0)
  },
  180_000,
)
