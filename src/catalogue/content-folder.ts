import { fileURLToPath } from 'node:url'

/** The content that is loaded when no other folder is named. */
export const CONTENT = fileURLToPath(new URL('../../data', import.meta.url))
