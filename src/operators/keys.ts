import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { defineEntity, p } from '@mikro-orm/core'
import type { SqlEntityManager } from '@mikro-orm/postgresql'

/** An operator's key, without the key itself. */
export const OperatorKey = defineEntity({
  name: 'OperatorKey',
  properties: {
    /** the part of the key that may be seen */
    id: p.string().primary().length(12),
    /** who has it */
    name: p.string().length(100),
    /**
     * SHA-256 of the secret part, hexadecimal. The secret is 256 random bits, which nobody can try out: a slow hash, made
     * for passwords that people choose, would protect nothing more and cost time on each request.
     */
    hash: p.string().length(64),
    createdAt: p.datetime().defaultRaw('now()'),
    /** to the minute */
    lastUsedAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
  },
})

/** What may be told of a key. Times are ISO 8601 in UTC. */
export interface KeyFacts {
  readonly id: string
  readonly name: string
  readonly createdAt: string
  readonly lastUsedAt: string | null
  readonly revokedAt: string | null
}

/** Who writes. */
export interface Operator {
  readonly id: string
  readonly name: string
}

/** A key cannot be made or revoked as asked; the message says why. */
export class BadKey extends Error {
  override readonly name = 'BadKey'
}

const FORM = /^rk_([0-9a-f]{12})_([\w-]{43})$/

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Compared with where there is no such key, so that the answer takes as long. */
const NOBODY = hashOf('')

/**
 * Makes a key and stores its hash. The key itself is told here and never again.
 * @throws BadKey for a name that is empty, longer than 100 letters or not plain text
 */
export async function createKey(em: SqlEntityManager, name: string): Promise<{ id: string; key: string }> {
  const wanted = name.trim()
  if (!/^[^\p{C}]{1,100}$/u.test(wanted)) {
    throw new BadKey(`The name is ${JSON.stringify(name)}; allowed: 1 to 100 letters without control characters.`)
  }
  const id = randomBytes(6).toString('hex')
  const secret = randomBytes(32).toString('base64url')
  await em.insert(OperatorKey, { id, name: wanted, hash: hashOf(secret).toString('hex') })
  return { id, key: `rk_${id}_${secret}` }
}

const isoTime = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** All keys, the newest first, revoked ones too. */
export const listKeys = (em: SqlEntityManager): Promise<KeyFacts[]> =>
  em.execute(
    `select id, name, ${isoTime('created_at')} as "createdAt", ${isoTime('last_used_at')} as "lastUsedAt",
            ${isoTime('revoked_at')} as "revokedAt" from operator_key order by created_at desc, id`,
  )

/** Ends a key from the next request on. @throws BadKey when there is no such key in use */
export async function revokeKey(em: SqlEntityManager, id: string): Promise<void> {
  const revoked = await em.nativeUpdate(OperatorKey, { id, revokedAt: null }, { revokedAt: new Date() })
  if (revoked === 0) throw new BadKey(`There is no key ${JSON.stringify(id)} that could be revoked.`)
}

/** Whose key it is; undefined for one that is malformed, unknown, wrong or revoked. Notes the use. */
export async function operatorOf(em: SqlEntityManager, key: string): Promise<Operator | undefined> {
  const [, id, secret] = FORM.exec(key) ?? []
  if (id === undefined || secret === undefined) return undefined
  const [found] = await em.execute<(Operator & { hash: string })[]>(
    'select id, name, hash from operator_key where id = ? and revoked_at is null',
    [id],
  )
  const right = timingSafeEqual(hashOf(secret), found ? Buffer.from(found.hash, 'hex') : NOBODY)
  if (!found || !right) return undefined
  await em.execute(
    `update operator_key set last_used_at = now()
     where id = ? and (last_used_at is null or last_used_at < now() - interval '1 minute')`,
    [id],
  )
  return { id, name: found.name }
}
