import type { Slot } from '../catalogue/vocabulary.ts'
import {
  type HouseholdState,
  type Mark,
  MOST_LINES,
  marked,
  type OwnLine,
  planInUse,
  thisWeek,
  unseen,
  type Week,
  withMark,
  withWeek,
} from './state.ts'

// What two devices do to one list, whichever is heard first: ticks and what is added always hold; what is taken away
// goes as far as who took it away had seen. Nothing that one ticked is lost by what another did not know of.

interface Change {
  /** random, so that a change can be sent again */
  readonly id: string
  /** version of the household that the device showed */
  readonly seen: number
  /** ids of the device's own changes after that version, which it has seen too */
  readonly own: readonly string[]
}

/** A line of the shopping list is ticked or marked as at home, or no longer. */
export interface LineChange extends Change {
  readonly kind: 'tick' | 'untick' | 'have' | 'haveNot'
  readonly ingredient: string
  /** id of the plan whose list it stood on; undefined: the one in use */
  readonly plan: string | undefined
  /** of a tick: what is bought of it in all now, hundredths of the unit */
  readonly bought: number
}

/** Something of their own is written, ticked or struck. */
export interface OwnChange extends Change {
  readonly kind: 'add' | 'tickOwn' | 'untickOwn' | 'strike' | 'addNote' | 'strikeNote'
  readonly line: string
  readonly text: string
}

/** A dish is locked, or no longer. */
export interface LockChange extends Change {
  readonly kind: 'lock' | 'unlock'
  readonly day: number
  readonly slot: Slot
  /** main dish of that meal in the plan that the device showed */
  readonly recipeId: string
  /** main dish of that meal in the plan in use; undefined: there is none */
  readonly inUse: string | undefined
}

export type HouseholdChange = LineChange | OwnChange | LockChange

/** The week whose list a change was made on. */
function weekOf({ weeks }: HouseholdState, plan: string | undefined): number {
  const found = weeks.findLastIndex(({ plans }) => plans.some(({ id }) => id === plan))
  return found < 0 ? weeks.length - 1 : found
}

function onLine(state: HouseholdState, change: LineChange, version: number): HouseholdState {
  const at = weekOf(state, change.plan)
  const week = state.weeks[at] as Week
  const list = change.kind === 'tick' || change.kind === 'untick' ? 'ticks' : 'have'
  const marks = week[list]
  if (change.kind === 'tick' || change.kind === 'have') {
    const mark: Mark = { id: change.id, version, ...(change.kind === 'tick' ? { bought: change.bought } : {}) }
    const now = marked(marks, change.ingredient, mark)
    return now ? withWeek(state, at, { ...week, [list]: now }) : state
  }
  const before = marks[change.ingredient] ?? []
  const left = unseen(before, change.seen, change.own)
  if (left.length === before.length) return state
  const { [change.ingredient]: _, ...others } = marks
  return withWeek(state, at, { ...week, [list]: left.length > 0 ? { ...others, [change.ingredient]: left } : others })
}

/** Without the oldest of the struck lines, where there are too many; undefined: there is no room for one more. */
function withRoom(lines: readonly OwnLine[], others: number): readonly OwnLine[] | undefined {
  if (lines.length + others < MOST_LINES) return lines
  const oldest = lines.findIndex(({ struck }) => struck)
  return oldest < 0 ? undefined : lines.toSpliced(oldest, 1)
}

function written(state: HouseholdState, change: OwnChange, version: number): HouseholdState {
  const list = change.kind === 'add' ? 'items' : 'notes'
  const other = list === 'items' ? state.notes : state.items
  const line = { id: change.line, text: change.text, version, ticks: [], struck: false }
  const at = state[list].findIndex(({ id }) => id === change.line)
  // Whoever struck a line takes that back by writing it again.
  if (at >= 0) return state[list][at]?.struck ? { ...state, [list]: state[list].with(at, line) } : state
  const lines = withRoom(state[list], other.length)
  return lines ? { ...state, [list]: [...lines, line] } : state
}

/** A line after a change of it; the same object where the change came too late. */
function changedLine(line: OwnLine, change: OwnChange, version: number): OwnLine {
  const { seen, own } = change
  switch (change.kind) {
    case 'tickOwn':
      return { ...line, ticks: withMark(line.ticks, { id: change.id, version }), struck: false }
    case 'untickOwn': {
      const ticks = unseen(line.ticks, seen, own)
      if (ticks.length === line.ticks.length) return line
      // What was not bought last week after all is still to be bought.
      return { ...line, ticks, struck: line.struck && ticks.length > 0 }
    }
    default: {
      // Whoever strikes a line has seen it; if somebody ticked it meanwhile, it stays.
      const ticks = unseen(line.ticks, seen, own)
      if (ticks.length === 0 && !line.struck) return { ...line, ticks, struck: true }
      return ticks.length === line.ticks.length ? line : { ...line, ticks }
    }
  }
}

function onOwn(state: HouseholdState, change: OwnChange, version: number): HouseholdState {
  if (change.kind === 'add' || change.kind === 'addNote') return written(state, change, version)
  const list = change.kind === 'strikeNote' ? 'notes' : 'items'
  const at = state[list].findIndex(({ id }) => id === change.line)
  const line = state[list][at]
  if (!line) return state
  const now = changedLine(line, change, version)
  return now === line ? state : { ...state, [list]: state[list].with(at, now) }
}

function onLock(state: HouseholdState, { kind, day, slot, recipeId, inUse }: LockChange): HouseholdState {
  // Another dish stands there by now: nobody meant that one.
  if (recipeId !== inUse) return state
  const week = thisWeek(state)
  const plan = planInUse(state)
  const others = plan.kept.filter((kept) => kept.day !== day || kept.slot !== slot)
  if (kind === 'unlock' && others.length === plan.kept.length) return state
  const kept = kind === 'lock' ? [...others, { day, slot, recipeId }] : others
  const plans = week.plans.with(-1, { ...plan, kept })
  return withWeek(state, state.weeks.length - 1, { ...week, plans })
}

/**
 * The state after a change.
 * @param version of the household with it
 * @returns the same object where it came too late, or there is no room
 */
export function applyChange(state: HouseholdState, change: HouseholdChange, version: number): HouseholdState {
  switch (change.kind) {
    case 'tick':
    case 'untick':
    case 'have':
    case 'haveNot':
      return onLine(state, change, version)
    case 'lock':
    case 'unlock':
      return onLock(state, change)
    default:
      return onOwn(state, change, version)
  }
}
