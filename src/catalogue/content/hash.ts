import { createHash } from 'node:crypto'
import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Names of all content files in a folder, sorted. */
export const contentFilesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry: Dirent) => entry.isFile() && /\.(csv|yaml)$/.test(entry.name))
    .map((entry: Dirent) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()

/** SHA-256 over the names and bytes of all content files: the same files are the same revision everywhere. */
export function contentHash(folder: string): string {
  const hash = createHash('sha256')
  for (const file of contentFilesIn(folder))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(folder, file)))
      .update('\0')
  return hash.digest('hex')
}
