import { defineEntity, p } from '@mikro-orm/core'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import type { WrittenRecipe } from '../catalogue/operator-recipes.ts'
import type { Operator } from './keys.ts'

/** What an operator can do to a recipe. */
export const ACTIONS = ['create', 'change', 'withdraw', 'restore', 'photograph'] as const
export type Action = (typeof ACTIONS)[number]

/** One write: who, when, what, and the recipe before and after it. Never changed, never deleted. */
export const AuditEntry = defineEntity({
  name: 'AuditEntry',
  properties: {
    number: p.integer().primary().autoincrement(),
    at: p.datetime().defaultRaw('now()'),
    key: p.string().length(12),
    keyName: p.string().length(100),
    action: p.string().$type<Action>().length(16),
    /** no reference: the log holds on its own */
    recipe: p.string().index(),
    before: p.json<WrittenRecipe>().nullable(),
    after: p.json<WrittenRecipe>(),
  },
})

/** An entry as it is read; `at` is ISO 8601 in UTC. */
export interface AuditFacts {
  readonly number: number
  readonly at: string
  readonly key: string
  readonly keyName: string
  readonly action: Action
  readonly recipe: string
  readonly before: WrittenRecipe | null
  readonly after: WrittenRecipe
}

/** Notes a write in its own transaction: there is no write without its entry. */
export const recordAudit = (
  em: SqlEntityManager,
  operator: Operator,
  action: Action,
  before: WrittenRecipe | undefined,
  after: WrittenRecipe,
): Promise<unknown> =>
  em.insert(AuditEntry, {
    key: operator.id,
    keyName: operator.name,
    action,
    recipe: after.id,
    before: before ?? null,
    after,
  })

/**
 * Entries, the newest first.
 * @param before only entries older than the one of this number
 * @param recipe only entries of this recipe
 */
export async function readAudit(
  em: SqlEntityManager,
  limit: number,
  before: number | undefined,
  recipe: string | undefined,
): Promise<AuditFacts[]> {
  const where = {
    ...(before === undefined ? {} : { number: { $lt: before } }),
    ...(recipe === undefined ? {} : { recipe }),
  }
  const entries = await em.find(AuditEntry, where, { orderBy: { number: 'desc' }, limit, disableIdentityMap: true })
  return entries.map(({ number, at, key, keyName, action, recipe, before = null, after }) => ({
    number,
    at: at.toISOString(),
    key,
    keyName,
    action,
    recipe,
    before,
    after,
  }))
}
