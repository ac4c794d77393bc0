import { createHash } from 'node:crypto'
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentHash } from '../catalogue/content/hash.ts'
import { codeHash } from './code-hash.ts'
import { checkDiskSpace } from './disk-space.ts'

// Creating an empty PostgreSQL cluster in WebAssembly takes four seconds, and loading the catalogue into it some more and
// 230 MB. So installing the packages makes both (`make-templates.ts`), and a first start copies files. Without them the
// first start is slower, no more.

/** Where the templates are. */
export const TEMPLATES = fileURLToPath(new URL('../../node_modules/.cache/provender', import.meta.url))

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url), 'utf8'),
)
/** Folder of an empty database. */
export const emptyTemplate = join(TEMPLATES, `pglite-${version}`)
/** The same, packed: what is in memory cannot be copied from a folder. */
export const packedTemplate = `${emptyTemplate}.tar.gz`

/** Folders of the code that decides what is in a loaded database: tables, content, prices. */
const LOADING_CODE = ['db', 'catalogue', 'eating', 'prices']

/**
 * Folder of a database with exactly these content files in it, whether it was made or not. Other content or other code
 * has another one, so that a template never brings what loading would not.
 * @param contentHash of the content files
 */
export const loadedTemplate = (contentHash: string): string =>
  join(
    TEMPLATES,
    `loaded-${createHash('sha256').update(version).update(codeHash(LOADING_CODE)).update(contentHash).digest('hex').slice(0, 16)}`,
  )

/** The database with these content files in it, when it was made. */
export function templateFor(content: string): string | undefined {
  const template = loadedTemplate(contentHash(content))
  return existsSync(template) ? template : undefined
}

/** The catalogue as a service has it in memory that runs on a database made from a template, when one was saved. */
export const catalogueOf = (template: string): string => `${template}.catalogue`

/** The empty embedded database as PGlite's `loadDataDir` takes it, or undefined when it was not made. */
export const emptyDatabase = (): Blob | undefined =>
  existsSync(packedTemplate) ? new Blob([readFileSync(packedTemplate)]) : undefined

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce(
    (sum, name) => sum + statSync(join(folder, name)).size,
    0,
  )

/**
 * Puts a template into a folder that does not exist yet; does nothing when the template was not made. Handed to PGlite
 * as an archive it would be in memory whole, and 110 MB more at the peak of the first start.
 * @throws DiskFullError when the disk has no room for it and for what is written next
 */
export function copyTemplate(template: string, folder: string): void {
  if (!existsSync(template)) return
  mkdirSync(dirname(folder), { recursive: true })
  checkDiskSpace(dirname(folder), bytesIn(template))
  // Written aside and renamed, so that an interrupted start leaves no half of it in its place.
  const aside = `${folder}.new`
  rmSync(aside, { recursive: true, force: true })
  cpSync(template, aside, { recursive: true, mode: constants.COPYFILE_FICLONE })
  renameSync(aside, folder)
}
