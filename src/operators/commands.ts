import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { BadKey, createKey, type KeyFacts, listKeys, revokeKey } from './keys.ts'

export const USAGE = `Usage: npm run keys -- create NAME   a new key for NAME; it is shown once
       npm run keys -- list          all keys and their last use
       npm run keys -- revoke ID     ends a key at once

The database is the one that DATABASE_URL or DATA_DIR names; the service may be running.`

/** What a command comes to: for the standard output, and for people beside it. */
export interface Said {
  readonly out?: string
  readonly note?: string
  /** exit code: 1 when it could not be done, 2 when it was called wrongly */
  readonly code: number
}

const row = ({ id, name, createdAt, lastUsedAt, revokedAt }: KeyFacts): string =>
  `${id}  made ${createdAt}  last used ${lastUsedAt ?? 'never'}${revokedAt ? `  revoked ${revokedAt}` : ''}  ${name}`

/** Does a command of `npm run keys`. */
export async function keysCommand(em: SqlEntityManager, args: readonly string[]): Promise<Said> {
  const [command, argument, ...more] = args
  try {
    if (command === 'list' && argument === undefined) {
      const keys = await listKeys(em)
      return { out: keys.map(row).join('\n') || 'There are no keys.', code: 0 }
    }
    if (command === 'create' && argument !== undefined && more.length === 0) {
      const { id, key } = await createKey(em, argument)
      return { out: key, note: `Key ${id} for ${argument}. It is not kept and cannot be shown again:`, code: 0 }
    }
    if (command === 'revoke' && argument !== undefined && more.length === 0) {
      await revokeKey(em, argument)
      return { note: `Key ${argument} is revoked.`, code: 0 }
    }
  } catch (error) {
    if (error instanceof BadKey) return { note: error.message, code: 1 }
    throw error
  }
  return { note: USAGE, code: 2 }
}
