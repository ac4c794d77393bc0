import { join } from 'node:path'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { contentHash } from '../catalogue/content/hash.ts'
import { contentVersion, readFacts } from '../catalogue/content/read.ts'
import {
  addRevision,
  type ContentFiles,
  isReplaced,
  lockCatalogue,
  newestContent,
  writtenIds,
} from '../catalogue/operator-recipes.ts'
import { readEating } from '../eating/data-files.ts'
import { readPriceRows } from '../prices/data-files.ts'
import { countrySources } from '../prices/sources/index.ts'
import type { Database } from './orm.ts'
import { stepsOf } from './seed-steps.ts'

/** Called before each step: what is loaded, how many steps are done, how many there are. */
export type OnProgress = (step: string, done: number, all: number) => void

/** How content files stand to what a database holds: the same, or older than it, or to be loaded. */
export type ContentStanding = 'loaded' | 'older' | 'new'

/**
 * Compares the content files with what is loaded. Only a server can hold newer content than its caller has: other
 * instances load it there. The embedded database follows the files of its one process.
 * @throws ContentError when the files have no version
 */
export async function contentStanding(
  { driver }: Database,
  em: SqlEntityManager,
  files: ContentFiles,
): Promise<ContentStanding> {
  const newest = await newestContent(em)
  if (!newest) return 'new'
  if (newest.hash === files.hash) return 'loaded'
  return driver === 'postgresql' && (await isReplaced(em, files, newest)) ? 'older' : 'new'
}

/** @throws ContentError when the files have no version */
export const contentFiles = (folder: string): ContentFiles => ({
  hash: contentHash(folder),
  version: contentVersion(folder),
})

/**
 * Loads the content files as a new revision, or does nothing when the newest revision is of the same or of newer
 * files. One transaction: after a crash half-way the old state stands and the next start loads again. Objects that are gone from
 * the files are withdrawn, not deleted, since stored plans may hold them. A recipe that an operator wrote or changed is
 * the operators' from then on: the files no longer touch it.
 * @returns the hash of the revision in use
 */
export async function seed(database: Database, folder: string, onProgress: OnProgress = () => {}): Promise<string> {
  const files = contentFiles(folder)
  const inUse = async (em: SqlEntityManager) => (await newestContent(em))?.hash ?? ''
  const em = database.fork()
  if ((await contentStanding(database, em, files)) !== 'new') return inUse(em)

  const content = readFacts(folder)
  countrySources(content.countries)
  const prices = readPriceRows(join(folder, 'prices'))
  const eating = readEating(join(folder, 'eating'))
  await database.fork().transactional(async (em) => {
    // Two instances that start at once on one server load once.
    await lockCatalogue(em)
    if ((await contentStanding(database, em, files)) !== 'new') return
    const steps = stepsOf({ em, folder, content, eating, prices, written: await writtenIds(em) })
    for (const [index, [step, run]] of steps.entries()) {
      onProgress(step, index, steps.length)
      await run()
    }
    await addRevision(em, files)
    onProgress('done', steps.length, steps.length)
  })
  return inUse(database.fork())
}
