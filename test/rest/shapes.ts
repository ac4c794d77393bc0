import { expect } from 'vitest'

/** The body of an answer. */
// biome-ignore lint/suspicious/noExplicitAny: the answers' shapes are what is tested
export const body = async (response: Response | Promise<Response>): Promise<any> => (await response).json()

/** A number, whichever. */
export const amount = expect.any(Number)

/** A word or more. */
export const text = expect.stringMatching(/\S/)

/** A list, of whatever. */
export const list = expect.any(Array)
