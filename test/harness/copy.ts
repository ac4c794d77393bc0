import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Puts a copy of the service into a folder, with the same packages, as `npm ci --ignore-scripts` leaves it: nothing that
 * installing makes is there. Its content may be changed.
 */
export function copyService(folder: string): void {
  for (const name of ['src', 'schema', 'rest', 'views', 'mcp', 'data', 'package.json', 'CONTENT-LICENSE.md']) {
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: (path) => !path.includes('node_modules') })
  }
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  }
}
