import { defineEntity, p } from '@mikro-orm/core'
import type { SqlEntityManager } from '@mikro-orm/postgresql'

/** One state of the catalogue and its prices. The newest number is the one in use. */
export const ContentRevision = defineEntity({
  name: 'ContentRevision',
  tableName: 'revision',
  properties: {
    number: p.integer().primary().autoincrement(),
    /** SHA-256 of the content files, hexadecimal: equal content is the same revision on every machine */
    hash: p.string().length(64),
    /** likewise of what operators wrote over it; '' where they wrote nothing */
    written: p.string().length(64).default(''),
    /** version of the content files (`data/version.yaml`); 0: loaded before they had one */
    contentVersion: p.integer().default(0),
    createdAt: p.datetime().defaultRaw('now()'),
  },
})

/** Told on this channel when a new revision of the catalogue or of the prices is stored. */
export const REVISION_CHANNEL = 'provender_revision'

/** Tells every instance of a new revision once the caller's transaction ends. */
export const announceRevision = (em: SqlEntityManager): Promise<unknown> => em.execute(`notify ${REVISION_CHANNEL}`)
