import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'

// Creating an empty PostgreSQL cluster in WebAssembly takes four seconds; unpacking one takes one. So installing the
// packages makes one (`postinstall`), and the first start unpacks it. Without it the first start is slower, no more.
const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url), 'utf8'),
)
const file = fileURLToPath(new URL(`../../node_modules/.cache/provender/pglite-${version}.tar.gz`, import.meta.url))

/** The empty embedded database as PGlite's `loadDataDir` takes it, or undefined when it was not made. */
export const emptyDatabase = (): Blob | undefined => (existsSync(file) ? new Blob([readFileSync(file)]) : undefined)

if (import.meta.main && !existsSync(file)) {
  const database = await PGlite.create()
  const dump = await database.dumpDataDir('gzip')
  await database.close()
  mkdirSync(dirname(file), { recursive: true })
  // Written aside and renamed, so that an interrupted installation leaves no half of it.
  writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
  renameSync(`${file}.${process.pid}`, file)
}
