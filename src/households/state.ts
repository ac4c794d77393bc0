import type { Params } from '../planner/params.ts'

/** Most weeks that a link remembers, and plans of one of them: what undo can go back to. */
export const MOST_WEEKS = 12
export const MOST_PLANS = 50
/** Most lines and notes of a link, struck ones included, and characters of one. */
export const MOST_LINES = 300
export const LINE_LENGTH = 200
/** Most ingredients that are marked in a week: more than a list has. */
const MOST_MARKED = 500
/** Most marks of one line that are told apart. */
const MOST_MARKS = 20

/** Somebody's tick, or "have it". */
export interface Mark {
  /** id of the change that made it */
  readonly id: string
  /** of the household when it was made: whoever has seen that version has seen the mark */
  readonly version: number
  /** of a tick on the list: what had been bought of it in all, hundredths of the unit */
  readonly bought?: number
}

/** Marks by ingredient. A line is marked as long as one mark is there. */
export type Marks = Readonly<Record<string, readonly Mark[]>>

/** A dish that stays where it is when another plan is made. */
export type Kept = Params['keep'][number]

/** A plan on the link, and which of its dishes are locked. */
export interface PlanOnLink {
  readonly id: string
  readonly kept: readonly Kept[]
}

/** One shopping: the plans made for it, the last one in use, and what is marked on its list. */
export interface Week {
  readonly plans: readonly PlanOnLink[]
  readonly ticks: Marks
  readonly have: Marks
}

/** A line that somebody wrote: on the list, or a note. */
export interface OwnLine {
  readonly id: string
  readonly text: string
  /** of the household when it was written */
  readonly version: number
  readonly ticks: readonly Mark[]
  /**
   * kept a while after it was struck, since a tick that was made elsewhere meanwhile brings it back; one that still has
   * ticks was bought in the week before
   */
  readonly struck: boolean
}

/** What a family changes together. */
export interface HouseholdState {
  /** the last one is now */
  readonly weeks: readonly Week[]
  readonly items: readonly OwnLine[]
  readonly notes: readonly OwnLine[]
  /** of the household when its plan last changed: an undo by who has not seen that is late */
  readonly planned: number
}

const NO_MARKS = { ticks: {}, have: {} } as const

/** The state of a new link. */
export const newState = (plan: string, kept: readonly Kept[]): HouseholdState => ({
  weeks: [{ plans: [{ id: plan, kept }], ...NO_MARKS }],
  items: [],
  notes: [],
  planned: 1,
})

/** @throws Error for a state that nothing of ours has written */
export function thisWeek({ weeks }: HouseholdState): Week {
  const week = weeks.at(-1)
  if (!week) throw new Error('a household without a week')
  return week
}

/** The plan in use. @throws Error for a state that nothing of ours has written */
export function planInUse(state: HouseholdState): PlanOnLink {
  const plan = thisWeek(state).plans.at(-1)
  if (!plan) throw new Error('a household without a plan')
  return plan
}

export const withWeek = (state: HouseholdState, index: number, week: Week): HouseholdState => ({
  ...state,
  weeks: state.weeks.with(index, week),
})

/** The same week with a mark more on a line; undefined: there is no room. */
export function marked(marks: Marks, line: string, mark: Mark): Marks | undefined {
  const before = marks[line]
  if (!before && Object.keys(marks).length >= MOST_MARKED) return undefined
  // The last place is taken again and again: the first ones are those that others may not have seen.
  return { ...marks, [line]: withMark(before ?? [], mark) }
}

export const withMark = (marks: readonly Mark[], mark: Mark): readonly Mark[] => [
  ...marks.slice(0, MOST_MARKS - 1),
  mark,
]

/** What is left of marks when somebody who has seen a version takes them away; `own` are marks of theirs after it. */
export const unseen = (marks: readonly Mark[], seen: number, own: readonly string[]): readonly Mark[] =>
  marks.filter(({ id, version }) => version > seen && !own.includes(id))

/** What was bought of a line in all, hundredths of the unit; undefined: it is not ticked. */
export function boughtOf(marks: readonly Mark[] | undefined): number | undefined {
  if (!marks || marks.length === 0) return undefined
  return Math.max(...marks.map(({ bought = 0 }) => bought))
}

/** The state with a plan made in place of the one in use: what is marked stays. */
export function withPlan(state: HouseholdState, plan: PlanOnLink, version: number): HouseholdState {
  const week = thisWeek(state)
  const plans = [...week.plans, plan].slice(-MOST_PLANS)
  return { ...withWeek(state, state.weeks.length - 1, { ...week, plans }), planned: version }
}

/** The state a week later: a new list, with what is still open of the lines that people wrote. */
export function withNextWeek(state: HouseholdState, plan: PlanOnLink, version: number): HouseholdState {
  return {
    ...state,
    weeks: [...state.weeks, { plans: [plan], ...NO_MARKS }].slice(-MOST_WEEKS),
    items: state.items.map((item) =>
      item.struck ? { ...item, ticks: [] } : { ...item, struck: item.ticks.length > 0 },
    ),
    planned: version,
  }
}

/** Whether there is a plan to go back to. A week in which somebody has bought something is not undone. */
export function canUndo(state: HouseholdState): boolean {
  const { plans, ticks } = thisWeek(state)
  return plans.length > 1 || (state.weeks.length > 1 && Object.keys(ticks).length === 0)
}

/** The state with the plan before, with its locks. */
export function undone(state: HouseholdState, version: number): HouseholdState {
  const week = thisWeek(state)
  if (week.plans.length > 1) {
    const before = { ...week, plans: week.plans.slice(0, -1) }
    return { ...withWeek(state, state.weeks.length - 1, before), planned: version }
  }
  const items = state.items.map((item) => (item.ticks.length > 0 ? { ...item, struck: false } : item))
  return { ...state, weeks: state.weeks.slice(0, -1), items, planned: version }
}
