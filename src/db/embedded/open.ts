import { copyFileSync, existsSync } from 'node:fs'
import { checkDiskSpace } from '../disk-space.ts'
import { lockFolder } from '../lock.ts'
import { catalogueOf, copyTemplate, templateFor } from '../template.ts'
import { EmbeddedClient } from './client.ts'
import { catalogueIn, checkFolder, databaseIn, FolderDamagedError, hasDatabase } from './folder.ts'

/** What a folder of data is opened with. */
export interface OpenOptions {
  /** folder of a database that an empty folder begins with; default an empty one */
  readonly template?: string | undefined
  /** longest statement, ms */
  readonly statementLimitMs: number
}

/** An open embedded database, whose folder is this process'. */
export interface Opened {
  readonly client: EmbeddedClient
  /** closes the database and gives the folder back */
  readonly close: () => Promise<void>
}

/**
 * Far beyond what serving takes, since the end of a statement costs a restart of the embedded database: a recovery of
 * seconds, and 503 meanwhile.
 */
export const SERVING_LIMIT_MS = 60_000

export const isInMemory = (dataDir: string): boolean => dataDir.startsWith('memory:')

/** @throws FolderDamagedError when files are there and cannot be opened, though there is room for it */
async function openClient(dataDir: string, statementLimitMs: number): Promise<EmbeddedClient> {
  try {
    return await EmbeddedClient.open({ dataDir, statementLimitMs })
  } catch (error) {
    if (!hasDatabase(dataDir)) throw error
    checkDiskSpace(dataDir)
    const why = (error as Error).message
    throw new FolderDamagedError(`the database in ${dataDir} cannot be opened (${why})`, { cause: error })
  }
}

/**
 * Opens the embedded database in a folder of data, or in memory.
 * @throws FolderInUseError when another process holds the folder, FolderDamagedError when it cannot be opened
 */
export async function openEmbedded(dataDir: string, { template, statementLimitMs }: OpenOptions): Promise<Opened> {
  if (isInMemory(dataDir)) {
    const client = await EmbeddedClient.open({ dataDir, statementLimitMs })
    return { client, close: () => client.close() }
  }
  const unlock = lockFolder(dataDir)
  try {
    const folder = databaseIn(dataDir)
    if (template !== undefined && !hasDatabase(folder)) {
      copyTemplate(template, folder)
      if (existsSync(catalogueOf(template))) copyFileSync(catalogueOf(template), catalogueIn(dataDir))
    }
    const client = await openClient(folder, statementLimitMs)
    const close = async () => {
      await client.close()
      unlock()
    }
    return { client, close }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Hands out once what is being opened; undefined afterwards. */
export type OpenedEarly = () => Promise<Opened> | undefined

/**
 * Begins to open a folder of data for serving before anybody asks for it: its thread needs a third of a second, in which
 * the main thread can import the code that will ask.
 * @param content folder of the content files, for a folder that is empty
 * @returns undefined when there is nothing to open as it is: whoever wants to open it then sees why
 */
export function openEarly(dataDir: string, content: string): OpenedEarly | undefined {
  if (isInMemory(dataDir)) return undefined
  let template: string | undefined
  try {
    checkFolder(dataDir)
    const isEmpty = !hasDatabase(databaseIn(dataDir))
    template = isEmpty ? templateFor(content) : undefined
    if (isEmpty && !template) return undefined
  } catch {
    return undefined
  }
  let opening: Promise<Opened> | undefined = openEmbedded(dataDir, { template, statementLimitMs: SERVING_LIMIT_MS })
  // Whoever takes it hears what went wrong.
  opening.catch(() => {})
  return () => {
    const taken = opening
    opening = undefined
    return taken
  }
}
