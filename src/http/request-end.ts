import { AsyncLocalStorage } from 'node:async_hooks'

const ends = new AsyncLocalStorage<AbortSignal>()

/** A request was given up: nobody waits for what it still asks. */
export class RequestEndedError extends Error {
  override readonly name = 'RequestEndedError'
  constructor() {
    super('the request took too long and was given up')
  }
}

/** Does a request's work; `currentEnd` is aborted with RequestEndedError when it is given up. */
export const untilEnd = <Result>(end: AbortSignal, work: () => Result): Result => ends.run(end, work)

/** Aborted when the request that is being answered is given up; undefined outside any. */
export const currentEnd = (): AbortSignal | undefined => ends.getStore()
