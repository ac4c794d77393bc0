import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { defineEntity, p, raw } from '@mikro-orm/core'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { applyChange, type HouseholdChange } from './changes.ts'
import { canUndo, type HouseholdState, type Kept, newState, undone } from './state.ts'

export const Household = defineEntity({
  name: 'Household',
  properties: {
    id: p.uuid().primary(),
    /** SHA-256 of the link's token, hexadecimal: the link itself is not stored */
    tokenHash: p.string().length(64).unique(),
    /** the same of the calendar's, which is derived from the link's */
    calendarHash: p.string().length(64).unique(),
    version: p.integer(),
    state: p.json<HouseholdState>(),
    createdAt: p.datetime().defaultRaw('now()'),
    changedAt: p.datetime().defaultRaw('now()'),
    /** day on which it was made or last read, by the calendar of the database */
    readOn: p.date().defaultRaw('current_date').index(),
  },
})

/** A change that was taken, so that it is not taken again when it is sent again. */
export const HouseholdChangeEntity = defineEntity({
  name: 'HouseholdChange',
  properties: {
    /** id of the household and of the change, with a slash between */
    id: p.string().length(100).primary(),
    household: p.uuid().index(),
    at: p.datetime().defaultRaw('now()').index(),
  },
})

/** A household as it is. */
export interface Held {
  /** names it to operators; it opens nothing */
  readonly id: string
  readonly version: number
  readonly state: HouseholdState
}

/** Told on this channel when a household changes: its id and version with a space between; version 0: its link ended. */
export const HOUSEHOLD_CHANNEL = 'provender_household'
/** Version of a household whose link was deleted, or replaced by another. */
export const ENDED = 0

/** 128 random bits. */
const TOKEN = /^[\w-]{22}$/
const newToken = (): string => randomBytes(16).toString('base64url')
const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()
const hashOf = (token: string): string => sha256(token).toString('hex')

/** The token of a link's calendar: it opens the calendar and nothing else. */
export const calendarToken = (token: string): string => sha256(`calendar ${token}`).toString('base64url').slice(0, 22)

const hashesOf = (token: string) => ({ tokenHash: hashOf(token), calendarHash: hashOf(calendarToken(token)) })

const announce = (em: SqlEntityManager, { id, version }: Pick<Held, 'id' | 'version'>): Promise<unknown> =>
  em.execute('select pg_notify(?, ?)', [HOUSEHOLD_CHANNEL, `${id} ${version}`])

/** A new household around a plan. @returns it with its token, which is not stored and cannot be told again */
export async function createHousehold(
  em: SqlEntityManager,
  plan: string,
  kept: readonly Kept[],
): Promise<Held & { readonly token: string }> {
  const token = newToken()
  const held = { id: randomUUID(), version: 1, state: newState(plan, kept) }
  await em.insert(Household, { ...held, ...hashesOf(token) })
  return { ...held, token }
}

/** In SQL, so that the calendar of the database decides what was read before today. */
async function read(em: SqlEntityManager, column: 'token_hash' | 'calendar_hash', token: string): Promise<Held | null> {
  if (!TOKEN.test(token)) return null
  const [row] = await em.execute<(Held & { unread: boolean })[]>(
    `select id, version, state, read_on < current_date as unread from household where ${column} = ?`,
    [hashOf(token)],
  )
  if (!row) return null
  const { unread, ...held } = row
  // A list is read also while nothing can be written: a full disk, a standby server.
  const today = raw('current_date')
  if (unread) await em.nativeUpdate(Household, { id: held.id }, { readOn: today }).catch(() => {})
  return held
}

/** The household of a link; null: the link has ended, or is none. */
export const findHousehold = (em: SqlEntityManager, token: string): Promise<Held | null> =>
  read(em, 'token_hash', token)

/** The household of a calendar's address; null: there is none. */
export const findByCalendar = (em: SqlEntityManager, token: string): Promise<Held | null> =>
  read(em, 'calendar_hash', token)

/** Runs `work` while nobody else changes the household. @returns null: there is none */
function inTurn<T>(
  em: SqlEntityManager,
  token: string,
  work: (tx: SqlEntityManager, held: Held) => Promise<T>,
): Promise<T | null> {
  if (!TOKEN.test(token)) return Promise.resolve(null)
  return em.transactional(async (tx) => {
    const [held] = await tx.execute<Held[]>(
      'select id, version, state from household where token_hash = ? for update',
      [hashOf(token)],
    )
    return held ? work(tx as SqlEntityManager, held) : null
  })
}

const changeKey = ({ id }: Held, change: string): string => `${id}/${change}`

async function takenBefore(em: SqlEntityManager, held: Held, ids: readonly string[]): Promise<Set<string>> {
  const keys = ids.map((id) => changeKey(held, id))
  const found = await em.find(HouseholdChangeEntity, { id: { $in: keys } }, { disableIdentityMap: true })
  return new Set(found.map(({ id }) => id.slice(held.id.length + 1)))
}

/** Stores a household's new state with the changes that led to it, and tells of it once the transaction ends. */
async function save(em: SqlEntityManager, held: Held, now: Held, changes: readonly string[]): Promise<Held> {
  if (changes.length > 0) {
    await em.insertMany(
      HouseholdChangeEntity,
      changes.map((id) => ({ id: changeKey(held, id), household: held.id })),
    )
  }
  if (now.version === held.version) return held
  const changedAt = raw('now()')
  await em.nativeUpdate(Household, { id: held.id }, { state: now.state, version: now.version, changedAt })
  await announce(em, now)
  return now
}

/** What came of changes. */
export interface Changed {
  readonly held: Held
  /** ids of changes that came too late, or for which there was no room */
  readonly ignored: readonly string[]
}

/** Takes changes in their order, each once, however often it is sent. @returns null: there is no such household */
export const changeHousehold = (
  em: SqlEntityManager,
  token: string,
  changes: readonly HouseholdChange[],
): Promise<Changed | null> =>
  inTurn(em, token, async (tx, held) => {
    const taken = await takenBefore(
      tx,
      held,
      changes.map(({ id }) => id),
    )
    const ignored: string[] = []
    const fresh: string[] = []
    let now = held
    for (const change of changes) {
      if (taken.has(change.id)) continue
      taken.add(change.id)
      fresh.push(change.id)
      const version = now.version + 1
      const state = applyChange(now.state, change, version)
      if (state === now.state) ignored.push(change.id)
      else now = { ...now, state, version }
    }
    return { held: await save(tx, held, now, fresh), ignored }
  })

/** One change of the plan: its id, and the state that it leads to, where it still fits. */
export interface Step {
  readonly id: string
  /** @returns undefined: it does not fit what the household has become meanwhile */
  readonly to: (state: HouseholdState, version: number) => HouseholdState | undefined
}

/** What came of a step; `fits` false: nothing was done. */
export interface Stepped {
  readonly held: Held
  readonly fits: boolean
}

/** Takes a step once, however often it is sent. @returns null: there is no such household */
export const stepHousehold = (em: SqlEntityManager, token: string, { id, to }: Step): Promise<Stepped | null> =>
  inTurn(em, token, async (tx, held) => {
    if ((await takenBefore(tx, held, [id])).size > 0) return { held, fits: true }
    const version = held.version + 1
    const state = to(held.state, version)
    if (!state) return { held, fits: false }
    const now = state === held.state ? held : { ...held, state, version }
    return { held: await save(tx, held, now, [id]), fits: true }
  })

/** Whether a change of the plan was taken before: then it is not worked out again. */
export const isTaken = async (em: SqlEntityManager, held: Held, change: string): Promise<boolean> =>
  (await takenBefore(em, held, [change])).size > 0

/** Back to the plan before, unless the plan changed after the version that was seen. */
export const undoStep = (id: string, seen: number): Step => ({
  id,
  to: (state, version) => (canUndo(state) && state.planned <= seen ? undone(state, version) : undefined),
})

/** A new link, which ends the old one and its calendar. @returns null: there is no such household */
export const renewLink = (em: SqlEntityManager, token: string): Promise<(Held & { readonly token: string }) | null> =>
  inTurn(em, token, async (tx, held) => {
    const fresh = newToken()
    const version = held.version + 1
    const changedAt = raw('now()')
    await tx.nativeUpdate(Household, { id: held.id }, { ...hashesOf(fresh), version, changedAt })
    await announce(tx, { id: held.id, version: ENDED })
    return { ...held, version, token: fresh }
  })

async function remove(em: SqlEntityManager, id: string): Promise<void> {
  await em.nativeDelete(HouseholdChangeEntity, { household: id })
  await em.nativeDelete(Household, { id })
  await announce(em, { id, version: ENDED })
}

/** Deletes a household with all that is stored under its link. @returns its id; null: there is no such household */
export const deleteHousehold = (em: SqlEntityManager, token: string): Promise<string | null> =>
  inTurn(em, token, async (tx, { id }) => {
    await remove(tx, id)
    return id
  })

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The same by its id, as operators name it. @returns whether there was one */
export async function deleteHouseholdById(em: SqlEntityManager, id: string): Promise<boolean> {
  if (!UUID.test(id)) return false
  return em.transactional(async (tx) => {
    const there = await tx.count(Household, { id })
    if (there > 0) await remove(tx as SqlEntityManager, id)
    return there > 0
  })
}

/** Changes of a household that are known to be taken, at most: months of shopping, and more than waits on any device. */
const MOST_TAKEN = 20_000

/**
 * Deletes the households whose links nobody opened for so many days, and forgets which changes were taken so long ago, or
 * before so many others.
 * @returns how many households
 */
export async function deleteUnopened(em: SqlEntityManager, days: number, most = MOST_TAKEN): Promise<number> {
  // In SQL, so that the calendar of the database decides.
  const due = await em.execute<{ id: string }[]>('select id from household where read_on < current_date - ?::int', [
    days,
  ])
  for (const { id } of due) await em.transactional((tx) => remove(tx as SqlEntityManager, id))
  await em.execute(`delete from household_change where at < now() - make_interval(days => ?::int)`, [days])
  const full = await em.execute<{ household: string }[]>(
    'select household from household_change group by household having count(*) > ?::int',
    [most],
  )
  for (const { household } of full) {
    await em.execute(
      `delete from household_change where id in
        (select id from household_change where household = ? order by at desc offset ?::int)`,
      [household, most],
    )
  }
  return due.length
}
