import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'

// Creating an empty PostgreSQL cluster in WebAssembly takes four seconds; copying one takes a part of one. So installing
// the packages makes one (`postinstall`), and the first start copies it. Without it the first start is slower, no more.
const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url), 'utf8'),
)
const made = fileURLToPath(new URL(`../../node_modules/.cache/provender/pglite-${version}`, import.meta.url))
/** The same, packed: what is in memory cannot be copied from a folder. */
const packed = `${made}.tar.gz`

/** The empty embedded database as PGlite's `loadDataDir` takes it, or undefined when it was not made. */
export const emptyDatabase = (): Blob | undefined => (existsSync(packed) ? new Blob([readFileSync(packed)]) : undefined)

/**
 * Puts the empty embedded database into a folder that does not exist yet; does nothing when it was not made. Handed to
 * PGlite as an archive it would be in memory whole, and 110 MB more at the peak of the first start.
 */
export function copyEmptyDatabase(folder: string): void {
  if (!existsSync(made)) return
  mkdirSync(dirname(folder), { recursive: true })
  // Written aside and renamed, so that an interrupted start leaves no half of it in its place.
  const aside = `${folder}.new`
  rmSync(aside, { recursive: true, force: true })
  cpSync(made, aside, { recursive: true, mode: constants.COPYFILE_FICLONE })
  renameSync(aside, folder)
}

if (import.meta.main && !(existsSync(made) && existsSync(packed))) {
  mkdirSync(dirname(made), { recursive: true })
  const aside = mkdtempSync(`${made}.new-`)
  const database = await PGlite.create(aside)
  const dump = await database.dumpDataDir('gzip')
  await database.close()
  writeFileSync(`${packed}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
  renameSync(`${packed}.${process.pid}`, packed)
  rmSync(made, { recursive: true, force: true })
  renameSync(aside, made)
}
