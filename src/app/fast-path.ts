import type { ServerOptions } from 'node:http'
import type { ReadCache } from '../../rest/adapter.ts'
import type { ResponseParts } from '../http/cached-response.ts'
import type { Shortcut } from '../observability/requests.ts'
import type { RateLimitedError, RateLimits } from '../rate-limit/rate-limits.ts'
import { refusalContext, tooManyRequests } from './request-guard.ts'

/** Times of the server itself, ms: a connection that dawdles is closed, one that waits outlives the usual proxy's 60 s. */
export const SERVER_TIMES = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
} satisfies ServerOptions

export interface FastPathParts {
  readonly limits: RateLimits | undefined
  readonly cache: ReadCache
  /** names the revision in use; empty while there is none */
  readonly revision: () => string
}

/** Goes on at once with what is there already: a promise would cost as much as the whole answer. */
const then = <Value>(
  value: Value | Promise<Value>,
  next: (value: Value) => void,
  fail: (error: Error) => void,
): void => (value instanceof Promise ? void value.then(next).catch(fail) : next(value))

/**
 * Sends cached responses of the API straight from the connection, counted like any other request. Most requests are such
 * reads, and the way through routes, requests and responses costs more than they do.
 */
export const cacheFastPath =
  ({ limits, cache, revision }: FastPathParts): Shortcut =>
  (incoming, outgoing, notes) => {
    const { method, url = '', headers } = incoming
    if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith('/api/')) return false
    const answer = cache.at({ revision: revision(), path: url, acceptLanguage: headers['accept-language'] })
    if (!answer) return false
    if (notes) notes.route = answer.route
    const fail = (error: Error) => outgoing.destroy(error)
    const send = (reply: ResponseParts) => {
      // All headers at once: those set before would make node:http check and merge every one.
      outgoing.writeHead(reply.status, notes ? reply.headers.concat(notes.headers) : (reply.headers as string[]))
      outgoing.end(method === 'HEAD' ? null : reply.body)
    }
    const client = limits?.client(incoming.socket.remoteAddress, headers['x-forwarded-for'])
    const admitted = (refused: RateLimitedError | undefined) => {
      if (client && refused) {
        return send(
          tooManyRequests(refusalContext('/api/', url, headers.accept, headers['accept-language']), refused, client),
        )
      }
      const wanted = { acceptEncoding: headers['accept-encoding'], ifNoneMatch: headers['if-none-match'] }
      then(answer.parts(wanted, 200, client?.headers()), send, fail)
    }
    then(client?.take('requests'), admitted, fail)
    return true
  }
