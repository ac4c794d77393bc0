import { codeHash } from '../db/code-hash.ts'
import { checkDiskSpace } from '../db/disk-space.ts'
import { catalogueIn } from '../db/embedded/folder.ts'
import { isInMemory } from '../db/embedded/open.ts'
import type { Database } from '../db/orm.ts'
import { LANGUAGES } from '../i18n/locale.ts'
import { SavedParts } from '../revision/saved.ts'
import type { RevisionStore } from '../revision/store.ts'

/** Folders of the code that reads a revision from the database. */
const READING_CODE = ['catalogue', 'db', 'eating', 'prices', 'revision']

/** More than is saved, bytes: on a disk with less room plans come first. */
const ROOM = 64 * 1024 * 1024

/** Where the catalogue of an embedded database in a folder is saved for the next start. */
export const savedParts = (databaseUrl: string | undefined, dataDir: string): SavedParts | undefined =>
  databaseUrl === undefined && !isInMemory(dataDir)
    ? new SavedParts(catalogueIn(dataDir), `${codeHash(READING_CODE)} ${LANGUAGES}`)
    : undefined

/** Saves the catalogue in use for the next start of an embedded database; without it that takes longer, no more. */
export async function saveParts(
  revisions: RevisionStore,
  database: Database | undefined,
  onNotice: (message: string) => void,
): Promise<void> {
  if (database?.folder === undefined) return
  try {
    checkDiskSpace(database.folder, ROOM)
    await revisions.save()
  } catch (error) {
    onNotice(`the catalogue is not saved for the next start, which will take longer: ${(error as Error).message}`)
  }
}
