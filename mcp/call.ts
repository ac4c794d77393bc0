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

/** The instance refuses, limits or cannot be reached; the message is for the assistant to read. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  /** whole seconds to wait before trying again */
  readonly retryAfter: number | undefined
  constructor(message: string, retryAfter?: number) {
    super(message)
    this.retryAfter = retryAfter
  }
}
