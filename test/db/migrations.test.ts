import { expect, test } from 'vitest'
import { CONTENT } from '../../src/catalogue/content-folder.ts'
import { migrate } from '../../src/db/orm.ts'
import { contentFiles, contentStanding } from '../../src/db/seed.ts'
import { databaseForFile } from '../harness/for-file.ts'

const database = databaseForFile(CONTENT)

const sql = <Row>(statement: string, values: unknown[] = []): Promise<Row[]> =>
  database.fork().execute(statement, values)

test('a cuisine was a kitchen: recipes, rules and the audit log are brought to its name, and back', async () => {
  const entry = (facts: object) => JSON.stringify({ id: 'syrniki', facts: { course: 'main', ...facts }, texts: {} })
  const read = async () => ({
    recipes: await sql('select to_jsonb(r) as row from recipe r order by id'),
    collections: await sql('select slug, facts from collection order by position'),
    occasions: await sql('select id, facts from occasion order by position'),
    audit: await sql('select "before", "after" from audit_entry order by number'),
  })
  await sql(
    `insert into audit_entry (key, key_name, action, recipe, "before", "after") values ('k', 'Ann', 'create', 'syrniki', null, ?), ('k', 'Ann', 'change', 'syrniki', ?, ?)`,
    [entry({ cuisine: 'polish' }), entry({ cuisine: 'polish' }), entry({ cuisine: 'czech' })],
  )
  // Columns that came after these names lose what is in them on the way back.
  const NAMED = 'Migration20261122171000_price_sources'
  await database.orm.migrator.down({ to: NAMED })
  const before = await read()
  const words = JSON.stringify(before)
  expect(words).toContain('"cuisine":"czech"')
  expect(words).toContain('"cuisines":[')
  expect(words).not.toContain('kitchen')

  await database.orm.migrator.down({ to: 'Migration20261122134911_key_scope' })
  expect(await read()).toEqual(JSON.parse(words.replaceAll('"cuisine', '"kitchen')))

  await migrate(database)
  await database.orm.migrator.down({ to: NAMED })
  expect(await read()).toEqual(before)
  await migrate(database)
  expect(await contentStanding(database, database.fork(), contentFiles(CONTENT))).toBe('loaded')
})
