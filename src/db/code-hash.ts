import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCES = fileURLToPath(new URL('..', import.meta.url))

/** SHA-256 over the code in folders of `src/`, hexadecimal: what was made by other code is not taken for ours. */
export function codeHash(folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const names = readdirSync(join(SOURCES, folder), { recursive: true, encoding: 'utf8' })
    for (const name of names.filter((one) => one.endsWith('.ts')).sort()) {
      hash.update(`\0${folder}/${name}\0`).update(readFileSync(join(SOURCES, folder, name)))
    }
  }
  return hash.digest('hex')
}
