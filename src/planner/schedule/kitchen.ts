import { isWork, type StageKind } from '../../catalogue/stages.ts'

/** Minutes of a day. */
export const DAY = 1440
/** Times are whole steps of so many minutes: nobody cooks to the minute. */
export const STEP = 5
/** Days before the table that the kitchen may be used. */
const DAYS_BEFORE = 6
const ORIGIN = -DAYS_BEFORE * DAY
const SLOTS = ((DAYS_BEFORE + 2) * DAY) / STEP

/** Hours in which people stand in the kitchen on the days before, in minutes of the day. */
export const EVE = { from: 9 * 60, to: 21 * 60 } as const

export const BURNERS = 4

/** Warming up what was cooked before, on a burner or in the oven. */
export type Warming = 'warmOnStove' | 'warmInOven'
export type Task = StageKind | Warming

export const isInOven = (task: Task): boolean => task === 'oven' || task === 'bake'
export const isOnBurner = (task: Task): boolean => task === 'stove' || task === 'simmer' || task === 'warmOnStove'
/** Whether somebody is at home and awake for it. */
const isAttended = (task: Task): boolean =>
  isWork(task as StageKind) || isInOven(task) || isOnBurner(task) || task === 'warmInOven' || task === 'appliance'

/** What a task takes, as steps of the clock. */
export const spanOf = (minutes: number): number => Math.ceil(minutes / STEP) * STEP

/** What is taken of a kitchen with one oven and four burners, step by step of the clock. Times are minutes from midnight of the table's day. */
export class Kitchen {
  readonly #cooks: number
  readonly #dayStart: number
  readonly #hands = new Uint8Array(SLOTS)
  readonly #burners = new Uint8Array(SLOTS)
  readonly #oven = new Uint8Array(SLOTS)
  /** dishes that are warmed in the oven together */
  readonly #warming = new Uint8Array(SLOTS)

  /** @param dayStart when the cook begins on the day itself, minutes from midnight */
  constructor(cooks: number, dayStart: number) {
    this.#cooks = cooks
    this.#dayStart = dayStart
  }

  /** Whether a task fits there. */
  isFree(task: Task, from: number, minutes: number): boolean {
    const to = from + spanOf(minutes)
    for (let time = from; time < to; time += STEP) if (!this.#isFreeAt(task, time)) return false
    return true
  }

  take(task: Task, from: number, minutes: number): void {
    const to = from + spanOf(minutes)
    for (let time = from; time < to; time += STEP) {
      const at = slotOf(time)
      const add = (used: Uint8Array): void => {
        used[at] = (used[at] ?? 0) + 1
      }
      if (isWork(task as StageKind)) add(this.#hands)
      if (isOnBurner(task)) add(this.#burners)
      if (isInOven(task)) add(this.#oven)
      if (task === 'warmInOven') add(this.#warming)
    }
  }

  #isFreeAt(task: Task, time: number): boolean {
    const at = slotOf(time)
    if (at < 0 || at >= SLOTS) return false
    if (isAttended(task) && !this.#isAwake(time)) return false
    const { [at]: hands = 0 } = this.#hands
    const { [at]: burners = 0 } = this.#burners
    const { [at]: oven = 0 } = this.#oven
    const { [at]: warming = 0 } = this.#warming
    if (isWork(task as StageKind) && hands >= this.#cooks) return false
    if (isOnBurner(task) && burners >= BURNERS) return false
    if (isInOven(task) && oven + warming > 0) return false
    return task !== 'warmInOven' || oven === 0
  }

  #isAwake(time: number): boolean {
    if (time >= 0) return time >= this.#dayStart
    const ofDay = ((time % DAY) + DAY) % DAY
    return ofDay >= EVE.from && ofDay < EVE.to
  }
}

const slotOf = (time: number): number => (time - ORIGIN) / STEP

/** The earliest time that a kitchen knows. */
export const EARLIEST = ORIGIN
