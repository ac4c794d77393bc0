import { isWork, type Stage } from '../../catalogue/stages.ts'
import { EARLIEST, type Kitchen, STEP, spanOf } from './kitchen.ts'

/** A stage in its place. */
export interface Placed extends Stage {
  /** minutes from midnight of the table's day */
  readonly from: number
}

/** Waits that only gain by being longer. */
const PATIENT: ReadonlySet<string> = new Set(['soak', 'marinate', 'chill'])

/** Whether the last wait of a dish goes on by itself until it is eaten. */
const goesOn = ({ kind }: Stage): boolean => PATIENT.has(kind) || kind === 'rest'

/**
 * For how long a dish may stand after a stage before the next begins, in minutes: what is boiling goes on at once, what is
 * peeled and cut can stand for an hour, what is in the refrigerator until tomorrow.
 */
function mayStand({ kind }: Stage, next: Stage, hot: boolean): number {
  if (PATIENT.has(kind)) return kind === 'chill' ? 900 : 600
  if (kind === 'prove' || kind === 'bake') return 10
  if (isWork(kind)) return next.kind === 'simmer' || next.kind === 'prove' ? 0 : 60
  if (next.kind === 'rest' || isWork(next.kind) === false) return 0
  return hot ? 10 : 120
}

/** The stages of a dish such that the last ends then, each as late as it can; null: it does not fit. */
function ending(kitchen: Kitchen, stages: readonly Stage[], end: number, hot: boolean): Placed[] | null {
  const placed: Placed[] = []
  let bound = end
  for (let i = stages.length - 1; i >= 0; i--) {
    const stage = stages[i] as Stage
    const next = stages[i + 1]
    const span = spanOf(stage.minutes)
    const stand = next ? mayStand(stage, next, hot) : 0
    let from = bound - span
    while (bound - span - from <= stand && !kitchen.isFree(stage.kind, from, stage.minutes)) from -= STEP
    if (bound - span - from > stand) return null
    placed.unshift({ ...stage, from })
    bound = from
  }
  return placed
}

/** From when to when a dish may be ready. */
export interface Window {
  readonly earliest: number
  readonly latest: number
  /** latest end of the last thing that is done by hand or fire; what then goes on alone may take longer */
  readonly workUntil?: number
  readonly hot: boolean
}

/** The stages of a dish, ready as late as its window and the kitchen let it; null: never. They are not taken yet. */
export function latest(kitchen: Kitchen, stages: readonly Stage[], window: Window): Placed[] | null {
  const last = stages.at(-1)
  const alone = last && !window.hot && stages.length > 1 && goesOn(last) ? last : undefined
  const own = alone ? stages.slice(0, -1) : stages
  const tail = alone ? spanOf(alone.minutes) : 0
  const until = Math.min(window.latest - tail, window.workUntil ?? window.latest)
  for (let end = until; end >= Math.max(window.earliest - tail, EARLIEST); end -= STEP) {
    const placed = ending(kitchen, own, end, window.hot)
    if (placed) return alone ? [...placed, { ...alone, from: end }] : placed
  }
  return null
}

/** When a dish is ready. */
export const readyAt = (placed: readonly Placed[]): number => {
  const last = placed.at(-1)
  return last ? last.from + spanOf(last.minutes) : 0
}
