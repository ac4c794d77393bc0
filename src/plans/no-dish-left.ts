import type { EmptySlotError } from '../planner/problem/filters.ts'

/** The planner found no dish for a meal or a course, with what the request gave for the filter that is to blame. */
export class NoDishLeftError extends Error {
  override readonly name = 'NoDishLeftError'
  readonly refusal: EmptySlotError
  readonly given: unknown
  constructor(refusal: EmptySlotError, given: unknown) {
    super(refusal.message)
    this.refusal = refusal
    this.given = given
  }
}
