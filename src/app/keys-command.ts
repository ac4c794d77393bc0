import { parseArgs } from 'node:util'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { createKey, InvalidKeyError, type KeyFacts, listKeys, revokeKey, SCOPES } from '../admin/keys.ts'
import type { CommandResult } from '../db/embedded/command-socket.ts'

export const USAGE = `Usage: npm run keys -- create NAME   a new key for NAME; it is shown once
                    --days N       it holds for N days; else until it is revoked
                    --scope read   it may ask and not change; else write
       npm run keys -- list          all keys and their last use
       npm run keys -- revoke ID     ends a key at once

The database is the one that DATABASE_URL or DATA_DIR names; the service may be running.`

const row = ({ id, name, scope, createdAt, lastUsedAt, expiresAt, revokedAt }: KeyFacts): string =>
  [
    id,
    scope,
    `made ${createdAt}`,
    `last used ${lastUsedAt ?? 'never'}`,
    ...(expiresAt ? [`expires ${expiresAt}`] : []),
    ...(revokedAt ? [`revoked ${revokedAt}`] : []),
    name,
  ].join('  ')

/** Undefined: it was called wrongly. */
function read(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { days: { type: 'string' }, scope: { type: 'string' } },
    })
    const scope = SCOPES.find((one) => one === (values.scope ?? 'write'))
    if (!scope || (values.days !== undefined && !/^\d{1,5}$/.test(values.days))) return undefined
    return { words: positionals, scope, days: values.days === undefined ? undefined : Number(values.days) }
  } catch {
    return undefined
  }
}

/** Does a command of `npm run keys`. */
export async function keysCommand(em: SqlEntityManager, args: readonly string[]): Promise<CommandResult> {
  const given = read(args)
  const [command, argument, ...more] = given?.words ?? []
  try {
    if (command === 'list' && argument === undefined) {
      const keys = await listKeys(em)
      return { out: keys.map(row).join('\n') || 'There are no keys.', code: 0 }
    }
    if (given && command === 'create' && argument !== undefined && more.length === 0) {
      const { id, key } = await createKey(em, argument, given)
      return { out: key, note: `Key ${id} for ${argument}. It is not stored and cannot be shown again:`, code: 0 }
    }
    if (command === 'revoke' && argument !== undefined && more.length === 0) {
      await revokeKey(em, argument)
      return { note: `Key ${argument} is revoked.`, code: 0 }
    }
  } catch (error) {
    if (error instanceof InvalidKeyError) return { note: error.message, code: 1 }
    throw error
  }
  return { note: USAGE, code: 2 }
}
