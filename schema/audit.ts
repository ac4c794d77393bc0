import { ACTIONS, type AuditFacts, readAudit } from '../src/admin/audit.ts'
import { type KeyFacts, listKeys, SCOPES } from '../src/admin/keys.ts'
import { InvalidFieldError } from '../src/catalogue/refusals.ts'
import { allowed } from '../src/i18n/allowed.ts'
import { builder } from './builder.ts'
import { wholeNumberIn } from './writing.ts'

// What operators look up about their own doing. Not in the public schema.

const subGraphs: ['operators'] = ['operators']

const Json = builder.scalarType('JSON', {
  description: 'Any value, as it stands in the answer.',
  subGraphs,
  serialize: (value) => value,
})

const Action = builder.enumType('Action', { values: ACTIONS, subGraphs, description: 'What was done to a recipe.' })

const KeyScope = builder.enumType('KeyScope', {
  values: SCOPES,
  subGraphs,
  description: 'What a key may be used for: read asks, write asks and changes.',
})

const OperatorKey = builder.objectRef<KeyFacts>('OperatorKey')
builder.objectType(OperatorKey, {
  subGraphs,
  description: 'A key of an operator. The key itself was shown once and is not stored.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its visible part, as `npm run keys -- revoke` takes it.' }),
    name: t.exposeString('name', { description: 'Who has it.' }),
    scope: t.field({ type: KeyScope, description: 'What it may be used for.', resolve: ({ scope }) => scope }),
    createdAt: t.exposeString('createdAt', { description: 'When it was made, ISO 8601 in UTC.' }),
    expiresAt: t.exposeString('expiresAt', {
      nullable: true,
      description: 'From when on it is none; null: it holds until it is revoked.',
    }),
    lastUsedAt: t.exposeString('lastUsedAt', {
      nullable: true,
      description: 'When it was last used, to the minute; null: never.',
    }),
    revokedAt: t.exposeString('revokedAt', { nullable: true, description: 'When it was revoked; null: it is in use.' }),
  }),
})

const AuditEntry = builder.objectRef<AuditFacts>('AuditEntry')
builder.objectType(AuditEntry, {
  subGraphs,
  description: 'One write.',
  fields: (t) => ({
    id: t.id({ description: 'Number of the entry; later entries have greater ones.', resolve: ({ number }) => number }),
    at: t.exposeString('at', { description: 'When, ISO 8601 in UTC.' }),
    keyId: t.exposeID('key', { description: 'Id of the key it was written with.' }),
    keyName: t.exposeString('keyName', { description: 'Name of that key.' }),
    action: t.field({ type: Action, description: 'What was done.', resolve: ({ action }) => action }),
    recipeId: t.exposeID('recipe', { description: 'Recipe it was done to.' }),
    before: t.field({
      type: Json,
      nullable: true,
      description: 'The recipe before: id, facts, texts by language, withdrawn, photograph. Null for a new one.',
      resolve: ({ before }) => before,
    }),
    after: t.field({ type: Json, description: 'The recipe after, likewise.', resolve: ({ after }) => after }),
  }),
})

const AUDIT_LIMIT = { default: 50, max: 200 } as const
/** Of a PostgreSQL integer. */
const GREATEST = 2 ** 31 - 1

builder.queryFields((t) => ({
  keys: t.field({
    type: [OperatorKey],
    subGraphs,
    description: 'All keys with their last use, the newest first, revoked ones too.',
    resolve: (_, __, context) => listKeys(context.em),
  }),
  auditLog: t.field({
    type: [AuditEntry],
    subGraphs,
    description: 'Writes, the newest first. The next page is the one `before` the last id of this one.',
    args: {
      limit: t.arg.int({ description: `1 to ${AUDIT_LIMIT.max}, default ${AUDIT_LIMIT.default}.` }),
      before: t.arg.id({ description: 'Only entries older than this one.' }),
      recipeId: t.arg.id({ description: 'Only entries of this recipe.' }),
    },
    resolve: (_, args, context) => {
      const limit = wholeNumberIn('limit', args.limit ?? AUDIT_LIMIT.default, 1, AUDIT_LIMIT.max)
      const before = args.before ? wholeNumberIn('before', Number(args.before), 1, GREATEST) : undefined
      if (args.recipeId?.includes('\0')) throw new InvalidFieldError('recipeId', args.recipeId, allowed('recipeId'))
      return readAudit(context.em, limit, before, args.recipeId ?? undefined)
    },
  }),
}))
