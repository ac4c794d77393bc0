import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { defineEntity, p, raw } from '@mikro-orm/core'
import type { SqlEntityManager } from '@mikro-orm/postgresql'

/** What a key may be used for: `read` asks, `write` asks and changes. */
export const SCOPES = ['read', 'write'] as const
export type Scope = (typeof SCOPES)[number]

/** Longest that a key can be made for, days. */
export const MAX_DAYS = 3650

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
    /** what may be done with it */
    scope: p.enum(SCOPES).default('write'),
    createdAt: p.datetime().defaultRaw('now()'),
    /** from then on it is none; null: it holds until it is revoked */
    expiresAt: p.datetime().nullable(),
    /** to the minute */
    lastUsedAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
  },
})

/** Public facts about a key. Times are ISO 8601 in UTC. */
export interface KeyFacts {
  readonly id: string
  readonly name: string
  readonly scope: Scope
  readonly createdAt: string
  readonly expiresAt: string | null
  readonly lastUsedAt: string | null
  readonly revokedAt: string | null
}

/** Who asks, and what of. */
export interface Operator {
  readonly id: string
  readonly name: string
  readonly scope: Scope
}

/** A key was used for what its scope does not hold. */
export class ScopeError extends Error {
  override readonly name = 'ScopeError'
  constructor() {
    super('This key may read and not write; a key with the scope write is needed.')
  }
}

/** A key cannot be made or revoked as asked; the message says why. */
export class InvalidKeyError extends Error {
  override readonly name = 'InvalidKeyError'
}

const FORM = /^rk_([0-9a-f]{12})_([\w-]{43})$/

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Compared with where there is no such key, so that the answer takes as long. */
const NOBODY = hashOf('')

/**
 * Makes a key and stores its hash. The key itself is returned here and never again.
 * @param days whole days from now on that it holds, 1 to 3650; undefined: until it is revoked
 * @throws InvalidKeyError for a name that is empty, longer than 100 letters or not plain text, or another number of days
 */
export async function createKey(
  em: SqlEntityManager,
  name: string,
  { scope = 'write', days }: { readonly scope?: Scope; readonly days?: number | undefined } = {},
): Promise<{ id: string; key: string }> {
  const wanted = name.trim()
  if (!/^[^\p{C}]{1,100}$/u.test(wanted)) {
    throw new InvalidKeyError(
      `The name is ${JSON.stringify(name)}; allowed: 1 to 100 letters without control characters.`,
    )
  }
  if (days !== undefined && !(Number.isInteger(days) && days >= 1 && days <= MAX_DAYS)) {
    throw new InvalidKeyError(`The days are ${days}; allowed: a whole number from 1 to ${MAX_DAYS}.`)
  }
  const id = randomBytes(6).toString('hex')
  const secret = randomBytes(32).toString('base64url')
  // Every time of a key is of the database's clock, which all instances share.
  const expiresAt = days === undefined ? null : raw('now() + make_interval(days => ?::int)', [days])
  await em.insert(OperatorKey, { id, name: wanted, hash: hashOf(secret).toString('hex'), scope, expiresAt })
  return { id, key: `rk_${id}_${secret}` }
}

/** A time to the second. */
const isoTime = (time: Date): string => time.toISOString().replace(/\.\d+Z$/, 'Z')
const isoTimeOrNull = (time: Date | null | undefined): string | null => (time ? isoTime(time) : null)

/** All keys, the newest first, revoked and expired ones too. */
export async function listKeys(em: SqlEntityManager): Promise<KeyFacts[]> {
  const keys = await em.findAll(OperatorKey, { orderBy: { createdAt: 'desc', id: 'asc' }, disableIdentityMap: true })
  return keys.map(({ id, name, scope, createdAt, expiresAt, lastUsedAt, revokedAt }) => ({
    id,
    name,
    scope,
    createdAt: isoTime(createdAt),
    expiresAt: isoTimeOrNull(expiresAt),
    lastUsedAt: isoTimeOrNull(lastUsedAt),
    revokedAt: isoTimeOrNull(revokedAt),
  }))
}

/** Ends a key from the next request on. @throws InvalidKeyError when there is no such key in use */
export async function revokeKey(em: SqlEntityManager, id: string): Promise<void> {
  const revoked = await em.nativeUpdate(OperatorKey, { id, revokedAt: null }, { revokedAt: raw('now()') })
  if (revoked === 0) throw new InvalidKeyError(`There is no key ${JSON.stringify(id)} that could be revoked.`)
}

/** Whose key it is; undefined for one that is malformed, unknown, wrong, revoked or expired. Notes the use. */
export async function operatorOf(em: SqlEntityManager, key: string): Promise<Operator | undefined> {
  const [, id, secret] = FORM.exec(key) ?? []
  if (id === undefined || secret === undefined) return undefined
  const valid = { id, revokedAt: null, $or: [{ expiresAt: null }, { expiresAt: { $gt: raw('now()') } }] }
  const [found] = await em.find(OperatorKey, valid, { disableIdentityMap: true })
  const right = timingSafeEqual(hashOf(secret), found ? Buffer.from(found.hash, 'hex') : NOBODY)
  if (!found || !right) return undefined
  const aMinuteAgo = raw(`now() - interval '1 minute'`)
  const notNoted = { id, $or: [{ lastUsedAt: null }, { lastUsedAt: { $lt: aMinuteAgo } }] }
  await em.nativeUpdate(OperatorKey, notNoted, { lastUsedAt: raw('now()') })
  return { id, name: found.name, scope: found.scope }
}
