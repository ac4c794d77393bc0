import type { ServerOptions } from 'node:http'
import type { KeptReads } from '../rest/adapter.ts'
import type { Reply } from './http/answer.ts'
import type { Limits, RateLimited } from './limits/limits.ts'
import type { Shortcut } from './operation/requests.ts'
import { asked, tooMany } from './protect.ts'

/** Times of the server itself, ms: a connection that dawdles is closed, one that waits outlives the usual proxy's 60 s. */
export const SERVER_TIMES = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
} satisfies ServerOptions

export interface KeptFirst {
  readonly limits: Limits | undefined
  readonly kept: KeptReads
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
 * Sends kept answers of the API straight from the connection, counted like any other request. Most requests are such
 * reads, and the way through routes, requests and responses costs more than they do.
 */
export const keptFirst =
  ({ limits, kept, revision }: KeptFirst): Shortcut =>
  (incoming, outgoing, notes) => {
    const { method, url = '', headers } = incoming
    if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith('/api/')) return false
    const answer = kept.at({ revision: revision(), path: url, acceptLanguage: headers['accept-language'] })
    if (!answer) return false
    if (notes) notes.route = answer.route
    const fail = (error: Error) => outgoing.destroy(error)
    const send = (reply: Reply) => {
      // All headers at once: those set before would make node:http check and merge every one.
      outgoing.writeHead(reply.status, notes ? reply.headers.concat(notes.headers) : (reply.headers as string[]))
      outgoing.end(method === 'HEAD' ? null : reply.body)
    }
    const caller = limits?.caller(incoming.socket.remoteAddress, headers['x-forwarded-for'])
    const admitted = (refused: RateLimited | undefined) => {
      if (caller && refused) {
        return send(tooMany(asked('/api/', url, headers.accept, headers['accept-language']), refused, caller))
      }
      const wanted = { acceptEncoding: headers['accept-encoding'], ifNoneMatch: headers['if-none-match'] }
      then(answer.reply(wanted, 200, caller?.headers()), send, fail)
    }
    then(caller?.take('requests'), admitted, fail)
    return true
  }
