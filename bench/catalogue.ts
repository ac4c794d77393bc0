import { CONTENT } from '../src/content-folder.ts'
import { migrate, openDatabase } from '../src/db/orm.ts'
import { seed } from '../src/db/seed.ts'
import { type Catalogue, Catalogues } from '../src/plans/world.ts'

/** Our recipes and prices, read from the content files by way of a database in memory. */
export async function ourCatalogue(): Promise<Catalogue> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir: 'memory://' })
  await migrate(database)
  await seed(database, CONTENT)
  const catalogues = new Catalogues()
  await catalogues.refresh(database.fork())
  await database.close()
  return catalogues.current
}
