import { say } from './sentences.ts'

/** What goes with a call. */
export interface CallOptions {
  /** aborted when the client cancels */
  readonly signal: AbortSignal
}

/**
 * Runs a GraphQL document against a Provender instance and answers with its `data`: over HTTP from the package, in
 * process when the service mounts the server.
 * @throws ServiceError with what the instance says
 */
export type Call = (
  document: string,
  variables: Readonly<Record<string, unknown>>,
  options: CallOptions,
) => Promise<Readonly<Record<string, unknown>>>

/** A sentence of this server's own with its values, put into words when the reader is known. */
export interface Sentence {
  readonly name: Parameters<typeof say>[1]
  readonly values: NonNullable<Parameters<typeof say>[2]>
}

/** The instance refuses, limits or cannot be reached; for the assistant to read. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  /** what the instance says in the reader's language, or what is said of it */
  readonly said: string | Sentence
  /** whole seconds to wait before trying again */
  readonly retryAfter: number | undefined
  constructor(said: string | Sentence, retryAfter?: number) {
    super(typeof said === 'string' ? said : say('en', said.name, said.values))
    this.said = said
    this.retryAfter = retryAfter
  }
}
