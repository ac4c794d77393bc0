import '../app/heap.ts'

import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { contentHash } from '../catalogue/content/hash.ts'
import { CONTENT } from '../catalogue/content-folder.ts'
import { databaseIn } from '../db/embedded/folder.ts'
import { migrate, openDatabase } from '../db/orm.ts'
import { seed } from '../db/seed.ts'
import { catalogueOf, emptyTemplate, loadedTemplate, packedTemplate, TEMPLATES } from '../db/template.ts'

// `postinstall`: makes what first starts copy, where it is not there yet.

const loaded = loadedTemplate(contentHash(CONTENT))

/** Whoever installs may be another user than the one that runs the service, as in a container. */
function letAllRead(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
  }
}

/** @param aside a new folder for what is not whole yet */
async function makeEmpty(aside: string): Promise<void> {
  const database = await PGlite.create(join(aside, 'empty'))
  const dump = await database.dumpDataDir('gzip')
  await database.close()
  writeFileSync(join(aside, 'packed'), Buffer.from(await dump.arrayBuffer()))
  renameSync(join(aside, 'packed'), packedTemplate)
  rmSync(emptyTemplate, { recursive: true, force: true })
  letAllRead(join(aside, 'empty'))
  renameSync(join(aside, 'empty'), emptyTemplate)
}

async function makeLoaded(aside: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir: aside })
  try {
    await migrate(database)
    await seed(database, CONTENT)
  } finally {
    await database.close()
  }
  letAllRead(databaseIn(aside))
  renameSync(databaseIn(aside), loaded)
}

mkdirSync(TEMPLATES, { recursive: true })
const aside = mkdtempSync(join(TEMPLATES, 'new-'))
try {
  if (!(existsSync(emptyTemplate) && existsSync(packedTemplate))) await makeEmpty(aside)
  if (!existsSync(loaded)) await makeLoaded(aside)
  for (const name of readdirSync(TEMPLATES)) {
    const path = join(TEMPLATES, name)
    if (name.startsWith('loaded-') && path !== loaded && path !== catalogueOf(loaded))
      rmSync(path, { recursive: true, force: true })
  }
} catch (error) {
  // The service starts without them, and then says itself what is wrong with its content.
  console.error(`What first starts copy cannot be made, so they will take longer: ${(error as Error).message}`)
} finally {
  rmSync(aside, { recursive: true, force: true })
}
