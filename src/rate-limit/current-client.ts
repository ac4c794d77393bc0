import { AsyncLocalStorage } from 'node:async_hooks'
import type { RequestClient } from './rate-limits.ts'

interface RequestScope {
  readonly client: RequestClient | undefined
  readonly deadline: number
}

const requests = new AsyncLocalStorage<RequestScope>()

/**
 * Runs a request's work in the name of its client, whichever front does it; undefined: work of our own, which nobody limits.
 * @param deadline when nobody waits for it any more, on the clock of `performance.now()`
 */
export const runAsClient = <Result>(
  client: RequestClient | undefined,
  work: () => Result,
  deadline = Number.POSITIVE_INFINITY,
): Result => requests.run({ client, deadline }, work)

/** Whose request is being answered; undefined: work of our own. */
export const currentClient = (): RequestClient | undefined => requests.getStore()?.client

/** When nobody waits any more for what is being answered, on the clock of `performance.now()`. */
export const currentDeadline = (): number => requests.getStore()?.deadline ?? Number.POSITIVE_INFINITY
