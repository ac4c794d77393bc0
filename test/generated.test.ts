import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generated } from '../src/cli/generated.ts'
import { type Database, migrate, openDatabase } from '../src/db/orm.ts'

test.each(Object.entries(await generated()))('%s is what the code prints (npm run generate)', (file, content) => {
  expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).toBe(content)
})

let database: Database
beforeAll(async () => {
  database = await openDatabase({ databaseUrl: undefined, dataDir: 'memory://' })
  await migrate(database)
})
afterAll(() => database.close())

test('the migrations bring the tables to the entities', async () => {
  expect(await database.orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('')
})
