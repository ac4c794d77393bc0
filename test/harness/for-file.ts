import { afterAll, beforeAll } from 'vitest'
import { CONTENT } from '../../src/catalogue/content-folder.ts'
import { type Database, migrate, openDatabase } from '../../src/db/orm.ts'
import { seed } from '../../src/db/seed.ts'
import { templateFor } from '../../src/db/template.ts'
import { type TestPlace, testDatabase } from './database.ts'
import { type ListeningService, type TestOptions, type TestService, testService } from './service.ts'

/** What a file has is forgotten after its tests: its module stays, and the next files run in the same process. */
function forget(held: object): void {
  for (const name of Object.keys(held)) Reflect.deleteProperty(held, name)
}

/**
 * One service for the tests of a file: started before the first, closed after the last.
 * @returns what `testService` gives, which is there once the first test begins
 */
export function serviceForFile(options: TestOptions & { serve: true | 'own address' }): ListeningService
export function serviceForFile(options?: TestOptions): TestService
export function serviceForFile(options: TestOptions = {}): TestService {
  const service = {} as TestService
  beforeAll(async () => {
    Object.assign(service, await testService(options))
  })
  afterAll(async () => {
    await service.close?.()
    forget(service)
  })
  return service
}

/**
 * An open database with our tables for the tests of a file: opened before the first, dropped after the last.
 * @param content folder whose content it is loaded with; undefined: it stays empty
 */
export function databaseForFile(content?: string): Database {
  const database = {} as Database
  let place: TestPlace | undefined
  beforeAll(async () => {
    place = await testDatabase({ loaded: content === CONTENT })
    Object.assign(database, await openDatabase({ ...place, template: content && templateFor(content) }))
    await migrate(database)
    if (content !== undefined) await seed(database, content)
  })
  afterAll(async () => {
    await database.close?.()
    await place?.drop()
    forget(database)
  })
  return database
}
