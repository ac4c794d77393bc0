import { AsyncLocalStorage } from 'node:async_hooks'
import type { Caller } from './limits.ts'

interface Asked {
  readonly caller: Caller | undefined
  readonly deadline: number
}

const requests = new AsyncLocalStorage<Asked>()

/**
 * Runs a request's work in the name of its caller, whichever front does it; undefined: work of our own, which nobody limits.
 * @param deadline when nobody waits for it any more, on the clock of `performance.now()`
 */
export const asCaller = <Result>(
  caller: Caller | undefined,
  work: () => Result,
  deadline = Number.POSITIVE_INFINITY,
): Result => requests.run({ caller, deadline }, work)

/** Whose request is being answered; undefined: work of our own. */
export const currentCaller = (): Caller | undefined => requests.getStore()?.caller

/** When nobody waits any more for what is being answered, on the clock of `performance.now()`. */
export const currentDeadline = (): number => requests.getStore()?.deadline ?? Number.POSITIVE_INFINITY
