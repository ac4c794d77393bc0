import { CONTENT } from '../catalogue/content-folder.ts'
import { ConfigError, readConfig } from '../config.ts'
import { type OpenedEarly, openEarly } from '../db/embedded/open.ts'

function begin(): OpenedEarly | undefined {
  try {
    const { databaseUrl, dataDir } = readConfig(process.env)
    return databaseUrl === undefined ? openEarly(dataDir, CONTENT) : undefined
  } catch (error) {
    // Said by the service itself, which reads it again.
    if (error instanceof ConfigError) return undefined
    throw error
  }
}

/** The embedded database, which its thread has been opening since this file was imported. */
export const opening = begin()
