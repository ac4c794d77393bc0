import { defineEntity, p, raw } from '@mikro-orm/core'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import type { Params } from '../planner/params.ts'
import type { Plan } from '../planner/plan-data.ts'
import { FORMAT, packed, unpacked } from './packed.ts'
import type { PriceFacts } from './plan-prices.ts'

/** A dish put into a stored plan by a person. */
export interface Swapped {
  /** id of the plan it was before */
  readonly from: string
  readonly day: number
  readonly dish: number
  readonly recipeId: string
  /** also a dish that the plan's exclusions take away */
  readonly allowExcluded?: true
}

/** A complete request: enough to make the plan again, or another like it. */
export type PlanRequest = { readonly params: Params; readonly swapped?: Swapped } & (
  | { readonly kind: 'week' }
  | { readonly kind: 'occasion'; readonly occasion: string; readonly guests: number }
  | {
      readonly kind: 'basket'
      readonly guests: number
      readonly items: readonly { readonly recipeId: string; readonly servings: number }[]
    }
)

/** A plan as it was made: ids, numbers and reason codes, no words. It never changes. */
export interface PlanContent {
  readonly request: PlanRequest
  readonly plan: Plan
  readonly prices: PriceFacts
}

export const StoredPlanEntity = defineEntity({
  name: 'StoredPlan',
  properties: {
    id: p.uuid().primary(),
    /** how the row holds its content: 1 in three columns of JSON, later ones in `packed` */
    format: p.smallint().default(1),
    request: p.json<PlanRequest>().nullable(),
    plan: p.json<Plan>().nullable(),
    prices: p.json<PriceFacts>().nullable(),
    packed: p.blob().nullable(),
    /** revision it was made from */
    revision: p.string().length(64),
    /** the week that it was planned after, which is not deleted before it; rows of earlier versions do not tell */
    after: p.uuid().nullable().index(),
    createdAt: p.datetime().defaultRaw('now()'),
    /** day on which it was made or last read, by the calendar of the database */
    readOn: p.date().defaultRaw('current_date').index(),
  },
})

interface Row extends Partial<PlanContent> {
  readonly id: string
  readonly format: number
  readonly packed: Uint8Array | null
  /** read before today, or never */
  readonly unread: boolean
}

/** What a row holds, in whichever form it was written. */
function contentOf({ format, request, plan, prices, packed: bytes }: Row): PlanContent {
  if (format === 1 && request && plan && prices) return { request, plan, prices }
  return unpacked(bytes ?? new Uint8Array(), format) as PlanContent
}

/**
 * The contents stored under these ids, by id in lower case. The first read of a day is noted, so that reads stay cheap.
 * @param ids at least one
 */
export async function readPlans(em: SqlEntityManager, ids: readonly string[]): Promise<Map<string, PlanContent>> {
  // In SQL, so that the calendar of the database decides what was read before today.
  const rows = await em.execute<Row[]>(
    `select id, format, request, plan, prices, packed, read_on < current_date as unread from stored_plan where id in (?)`,
    [ids],
  )
  const unread = rows.filter((row) => row.unread).map(({ id }) => id)
  if (unread.length > 0) {
    const today = raw('current_date')
    // A plan is read also while nothing can be written: a full disk, a standby server.
    await em.nativeUpdate(StoredPlanEntity, { id: { $in: unread } }, { readOn: today }).catch(() => {})
  }
  return new Map(rows.map((row) => [row.id, contentOf(row)]))
}

/** Stores content under an id. Two callers at once store one row. */
export async function storePlan(
  em: SqlEntityManager,
  id: string,
  content: PlanContent,
  revision: string,
): Promise<void> {
  await em.upsert(
    StoredPlanEntity,
    { id, format: FORMAT, packed: packed(content), revision, after: content.request.params.after || null },
    { onConflictAction: 'ignore', onConflictFields: ['id'] },
  )
}

/** Ids of the plans that households have or can go back to. */
const ON_LINKS = `select (held.entry->>'id')::uuid from household,
  jsonb_array_elements(state->'weeks') as weeks(week), jsonb_array_elements(weeks.week->'plans') as held(entry)`

/** Deletes a plan, for an operator. @param id a UUID. @returns whether there was one */
export const deletePlan = async (em: SqlEntityManager, id: string): Promise<boolean> =>
  (await em.nativeDelete(StoredPlanEntity, { id })) > 0

/** Rows that one statement deletes: each takes well below a second. */
const DELETED_AT_ONCE = 1000

/**
 * Deletes the plans that nobody made or read for so many days. Those on the links of households stay, and so do weeks that
 * another one was planned after.
 * @returns how many
 */
export async function deleteUnread(em: SqlEntityManager, days: number): Promise<number> {
  let deleted = 0
  for (;;) {
    // In SQL, since several instances may do it at once and each takes other rows (`skip locked`).
    const gone = await em.execute<unknown[]>(
      `delete from stored_plan where id in (
         select id from stored_plan where read_on < current_date - ?::int
           and not exists (select 1 from stored_plan later where later.after = stored_plan.id)
           and id not in (${ON_LINKS})
         limit ${DELETED_AT_ONCE} for update skip locked
       ) returning 1`,
      [days],
    )
    deleted += gone.length
    if (gone.length < DELETED_AT_ONCE) return deleted
  }
}

/** How many plans are stored, and the bytes they take with their indexes. */
export interface StoredAmount {
  readonly plans: number
  readonly bytes: number
}

/** Counted exactly below so many; above, the database's own estimate is near enough and costs nothing. */
const COUNTED = 100_000

export async function storedAmount(em: SqlEntityManager): Promise<StoredAmount> {
  // In SQL: sizes and estimates are in PostgreSQL's own catalogue, which has no entities.
  const [amount] = await em.execute<StoredAmount[]>(
    `select case when reltuples < ${COUNTED} then (select count(*)::float8 from stored_plan) else reltuples end as plans,
       pg_total_relation_size(oid)::float8 as bytes
     from pg_class where oid = 'stored_plan'::regclass`,
  )
  return amount ?? { plans: 0, bytes: 0 }
}
