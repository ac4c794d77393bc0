import { isWork, type Stage, type StageKind } from '../catalogue/stages.ts'
import type { Course } from '../catalogue/vocabulary.ts'
import { latest, type Placed, readyAt, type Window } from './schedule/chain.ts'
import { DAY, EARLIEST, EVE, isInOven, Kitchen, STEP, type Task, type Warming } from './schedule/kitchen.ts'
import { servedAfter } from './schedule/sittings.ts'

/** A dish of a table, as its schedule needs it. */
export interface TableDish {
  readonly course: Course
  readonly hot: boolean
  /** days it keeps in the refrigerator */
  readonly keepsDays: number
  readonly reheats: boolean
  readonly stages: readonly Stage[]
}

/** What is done: a stage of the recipe, warming it up, keeping it warm, bringing it to the table. */
export type Action = StageKind | 'warm' | 'keepWarm' | 'serve'

/** A line of a schedule. Times are minutes from midnight of the table's day: negative on the days before. */
export interface ScheduleLine {
  readonly at: number
  /** place of the dish among those of the table */
  readonly dish: number
  readonly action: Action
  /** 0 for serving */
  readonly minutes: number
}

/** Who does what when, so that every course is ready at its time. */
export interface Schedule {
  /** in order of time; of the same time in order of the dishes */
  readonly lines: readonly ScheduleLine[]
  /** when the first thing is done */
  readonly start: number
  /** hands-on minutes: of all, and of them on the day itself */
  readonly workMin: number
  readonly workOnDayMin: number
}

/** What a schedule is made for. */
export interface ScheduleAsk {
  /** the dishes in the order in which the table lists them */
  readonly dishes: readonly TableDish[]
  /** when the first course is served, minutes from midnight */
  readonly serve: number
  /** pairs of hands */
  readonly cooks: number
}

/** A hot dish that stands so long is still as it should be; one that does not reheat well may stand longer instead. */
const STANDS_MIN = 30
const STANDS_RATHER_MIN = 60
/** Warming up takes so long. */
export const WARM_MIN = 15
/** From so many minutes on the schedule says that a dish is kept warm. */
const TOLD_MIN = 15
/** What keeps is ready so long before it is served. */
const BEFORE_GUESTS = 30
/** What does not keep is dressed or spread so long before it is served, at most. */
const FRESH_MIN = 90
/** Hands-on minutes of a cook that fit into the day itself without haste: what is more goes to the day before. */
const EASY_DAY_MIN = 240
/** From so many minutes on a dish takes long. */
const LONG_MIN = 120
/** The cook begins on the day itself at eight, or six hours before an early table. */
const MORNING = 8 * 60
const BEFORE_EARLY_TABLE = 6 * 60

/** A dish with when it is served. */
interface Timed extends TableDish {
  readonly place: number
  readonly due: number
}

/** What keeps until tomorrow can be cooked earlier and warmed up. */
const isWarmable = ({ hot, keepsDays }: TableDish): boolean => hot && keepsDays > 0

const ovenMin = ({ stages }: TableDish): number =>
  stages.reduce((sum, { kind, minutes }) => sum + (isInOven(kind) ? minutes : 0), 0)
const workOf = ({ stages }: TableDish): number =>
  stages.reduce((sum, { kind, minutes }) => sum + (isWork(kind) ? minutes : 0), 0)

/** Who chooses first: what must be hot at its time, then what can be warmed up, then what is fresh, then what keeps. */
const rank = (dish: Timed): number => (dish.hot ? (isWarmable(dish) ? 1 : 0) : dish.keepsDays === 0 ? 2 : 3)

/**
 * Of two dishes from one oven the one that is done sooner comes last: then the other stands for the shorter time. Dishes
 * that keep choose by their work, the most first.
 */
const inTurn = (a: Timed, b: Timed): number =>
  rank(a) - rank(b) || ovenMin(a) - ovenMin(b) || workOf(b) - workOf(a) || a.place - b.place

/** Orders in which the dishes choose their time: in turn, or one from the oven before all others. */
function orders(dishes: readonly Timed[]): Timed[][] {
  const turn = dishes.toSorted(inTurn)
  const fromOven = turn.filter((dish) => dish.hot && ovenMin(dish) > 0)
  return [turn, ...fromOven.map((first) => [first, ...turn.filter((dish) => dish !== first)])]
}

/** Dishes that may be made the day before, those that gain most by it first: cold ones that keep, then stews and soups. */
function forTheEve(dishes: readonly Timed[]): Timed[] {
  const order = (dish: Timed): number => (dish.hot ? 2 : dish.keepsDays > 1 ? 0 : 1)
  return dishes
    .filter((dish) => (dish.hot ? dish.reheats && dish.keepsDays > 1 && ovenMin(dish) === 0 : dish.keepsDays > 0))
    .sort((a, b) => order(a) - order(b) || workOf(b) - workOf(a) || a.place - b.place)
}

/** What takes so long and keeps for days is nothing for the day itself, however short the table. */
const isForTheEve = (dish: Timed): boolean =>
  !dish.hot && dish.keepsDays > 1 && dish.stages.reduce((sum, { minutes }) => sum + minutes, 0) >= LONG_MIN

/** A dish in the kitchen, and how it is kept until it is served. */
interface Made {
  readonly dish: Timed
  readonly placed: readonly Placed[]
  /** when it is warmed up; undefined: it is not */
  readonly warmed?: number
}

/** When a dish may be ready: hot ones as late as can be, cold ones before the guests come, or the day before. */
function windowOf({ hot, due, keepsDays, reheats }: Timed, eve: boolean): Window {
  const workUntil = eve ? EVE.to - DAY : due
  if (hot) return { hot, latest: due, earliest: due - (reheats ? STANDS_MIN : STANDS_RATHER_MIN), workUntil }
  const [before, days] = keepsDays === 0 ? [0, 0] : [BEFORE_GUESTS, keepsDays]
  // A dish that keeps two days is made the day before yesterday at the earliest.
  const earliest = keepsDays === 0 ? due - FRESH_MIN : -days * DAY
  return { hot, latest: due - before, earliest, workUntil }
}

/** How a dish is warmed up: where it was cooked. */
const warmingOf = (dish: TableDish): Warming => (ovenMin(dish) > 0 ? 'warmInOven' : 'warmOnStove')

/** Cooked earlier and warmed up before it is served. */
function madeAndWarmed(kitchen: Kitchen, dish: Timed, eve: boolean): Made | null {
  const { due, stages, keepsDays, hot } = dish
  const warming = warmingOf(dish)
  for (let warmed = due - WARM_MIN; warmed >= due - WARM_MIN - STANDS_MIN; warmed -= STEP) {
    if (!kitchen.isFree(warming, warmed, WARM_MIN)) continue
    const workUntil = eve ? EVE.to - DAY : warmed
    const placed = latest(kitchen, stages, { hot, latest: warmed, earliest: -keepsDays * DAY, workUntil })
    if (placed) return { dish, placed, warmed }
  }
  return null
}

/** The first way that the kitchen has room for; the last stands as long as it must. */
function make(kitchen: Kitchen, dish: Timed, eve: boolean): Made | null {
  const { hot, due, stages } = dish
  const window = windowOf(dish, eve)
  const inTime = hot && eve ? null : latest(kitchen, stages, window)
  if (inTime) return { dish, placed: inTime }
  const warmed = isWarmable(dish) ? madeAndWarmed(kitchen, dish, eve) : null
  if (warmed) return warmed
  const placed = latest(kitchen, stages, { hot, latest: due, earliest: EARLIEST })
  return placed && { dish, placed }
}

function takenBy(kitchen: Kitchen, { dish, placed, warmed }: Made): void {
  const take = (task: Task, from: number, minutes: number): void => kitchen.take(task, from, minutes)
  for (const { kind, from, minutes } of placed) take(kind, from, minutes)
  if (warmed !== undefined) take(warmingOf(dish), warmed, WARM_MIN)
}

/**
 * All dishes made; null: they do not fit into the days before.
 * @param dishes in the order in which they choose their time
 */
function allMade(dishes: readonly Timed[], { cooks, serve }: ScheduleAsk, eve: ReadonlySet<number>): Made[] | null {
  const kitchen = new Kitchen(cooks, Math.max(0, Math.min(MORNING, serve - BEFORE_EARLY_TABLE)))
  const made: Made[] = []
  for (const dish of dishes) {
    const one = make(kitchen, dish, eve.has(dish.place)) ?? make(kitchen, dish, false)
    if (!one) return null
    takenBy(kitchen, one)
    made.push(one)
  }
  return made
}

/** How much a hot dish stands longer than it should, in minutes: a main dish counts thrice, one that is only kept warm twice. */
function standing({ dish, placed, warmed }: Made): number {
  if (!dish.hot) return 0
  const tooLong = Math.max(0, dish.due - readyAt(placed) - STANDS_RATHER_MIN)
  return tooLong * (dish.course === 'main' ? 3 : 1) * (warmed === undefined ? 2 : 1)
}

/** The order whose hot dishes stand least. */
function bestOrder(dishes: readonly Timed[], ask: ScheduleAsk): readonly Timed[] {
  const tried = orders(dishes).map((order) => {
    const made = allMade(order, ask, new Set())
    return { order, loss: made ? made.reduce((sum, one) => sum + standing(one), 0) : Number.POSITIVE_INFINITY }
  })
  return tried.reduce((a, b) => (b.loss < a.loss ? b : a)).order
}

const workOnDay = (made: readonly Made[]): number =>
  made
    .flatMap(({ placed }) => placed)
    .reduce((sum, { kind, from, minutes }) => sum + (isWork(kind) && from >= 0 ? minutes : 0), 0)

function linesOf({ dish, placed, warmed }: Made): ScheduleLine[] {
  const { place, due, hot } = dish
  const line = (at: number, action: Action, minutes: number): ScheduleLine => ({ at, dish: place, action, minutes })
  const ready = warmed === undefined ? readyAt(placed) : warmed + WARM_MIN
  const stands = due - ready
  return [
    ...placed.map(({ from, kind, minutes }) => line(from, kind, minutes)),
    ...(warmed === undefined ? [] : [line(warmed, 'warm', WARM_MIN)]),
    ...(hot && stands >= TOLD_MIN ? [line(ready, 'keepWarm', stands)] : []),
    line(due, 'serve', 0),
  ]
}

const ACTION_ORDER = (action: Action): number => (action === 'serve' ? 1 : 0)

/**
 * When each thing is done so that every course is ready at its time, with one oven and four burners: planned backwards from
 * serving. Hot dishes come last; what keeps is made before, as much of it the day before as makes the day easy.
 * @returns null where the dishes are too many for a kitchen
 */
export function schedule(ask: ScheduleAsk): Schedule | null {
  const after = servedAfter(ask.dishes.map(({ course }) => course))
  const dishes = ask.dishes.map((dish, place): Timed => ({ ...dish, place, due: ask.serve + (after[place] ?? 0) }))
  const order = bestOrder(dishes, ask)
  const eve = new Set(dishes.filter(isForTheEve).map(({ place }) => place))
  let made = allMade(order, ask, eve)
  for (const { place } of forTheEve(dishes)) {
    if (eve.has(place)) continue
    if (!made || workOnDay(made) <= EASY_DAY_MIN * ask.cooks) break
    eve.add(place)
    made = allMade(order, ask, eve) ?? made
  }
  if (!made) return null
  const lines = made
    .flatMap(linesOf)
    .sort((a, b) => a.at - b.at || ACTION_ORDER(a.action) - ACTION_ORDER(b.action) || a.dish - b.dish)
  return {
    lines,
    start: lines[0]?.at ?? ask.serve,
    workMin: dishes.reduce((sum, dish) => sum + workOf(dish), 0),
    workOnDayMin: workOnDay(made),
  }
}
