import { CONTENT } from '../src/catalogue/content-folder.ts'
import { migrate, openDatabase } from '../src/db/orm.ts'
import { seed } from '../src/db/seed.ts'
import { RevisionStore } from '../src/revision/store.ts'
import type { Revision } from '../src/revision/types.ts'

/** Our recipes and prices, read from the content files by way of a database in memory. */
export async function ourCatalogue(): Promise<Revision> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir: 'memory://' })
  await migrate(database)
  await seed(database, CONTENT)
  const revisions = new RevisionStore()
  await revisions.activateLatest(database.fork())
  await database.close()
  return revisions.current
}
