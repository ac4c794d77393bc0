import { AsyncLocalStorage } from 'node:async_hooks'
import type { Caller } from './limits.ts'

const callers = new AsyncLocalStorage<Caller | undefined>()

/** Runs a request's work in the name of its caller, whichever front does it; undefined: work of our own, which nobody limits. */
export const asCaller = <Result>(caller: Caller | undefined, work: () => Result): Result => callers.run(caller, work)

/** Whose request is being answered; undefined: work of our own. */
export const currentCaller = (): Caller | undefined => callers.getStore()
