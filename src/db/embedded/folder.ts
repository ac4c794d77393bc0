import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Whether a folder of PGlite's holds a database; one in memory never does. */
export const hasDatabase = (folder: string): boolean =>
  !folder.startsWith('memory:') && existsSync(join(folder, 'PG_VERSION'))
