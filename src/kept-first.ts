import type { RequestListener, ServerOptions } from 'node:http'
import type { KeptReads } from '../rest/adapter.ts'
import type { Reply } from './http/answer.ts'
import type { Limits, RateLimited } from './limits/limits.ts'
import { currentRequest } from './operation/requests.ts'
import { tooMany } from './protect.ts'

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

/** Pattern of the route that made a kept answer: the noun, or one of its objects. */
const routeOf = (url: string): string => url.replace(/\?.*/s, '').replace(/^(\/api\/[^/]+)\/.*/s, '$1/:id')

/** Goes on at once with what is there already: a promise would cost as much as the whole answer. */
const then = <Value>(
  value: Value | Promise<Value>,
  next: (value: Value) => void,
  fail: (error: Error) => void,
): void => (value instanceof Promise ? void value.then(next).catch(fail) : next(value))

/**
 * Sends kept answers of the API straight from the connection, counted like any other request, and leaves the rest to the
 * application. Most requests are such reads, and the way through routes, requests and responses costs more than they do.
 */
export function keptFirst({ limits, kept, revision }: KeptFirst, application: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    const { method, url = '', headers } = incoming
    const answer =
      (method === 'GET' || method === 'HEAD') && url.startsWith('/api/')
        ? kept.at({ revision: revision(), path: url, acceptLanguage: headers['accept-language'] })
        : undefined
    if (!answer) return application(incoming, outgoing)
    const request = currentRequest()
    if (request) request.route = routeOf(url)
    const fail = (error: Error) => outgoing.destroy(error)
    const send = ({ status, headers, body }: Reply) => {
      outgoing.writeHead(status, headers)
      outgoing.end(method === 'HEAD' ? null : body)
    }
    const caller = limits?.caller(incoming.socket.remoteAddress, headers['x-forwarded-for'])
    const admitted = (refused: RateLimited | undefined) => {
      if (caller && refused) return send(tooMany('/api/', headers.accept, refused, caller))
      const asked = { acceptEncoding: headers['accept-encoding'], ifNoneMatch: headers['if-none-match'] }
      then(answer.reply(asked, 200, caller?.headers()), send, fail)
    }
    then(caller?.take('requests'), admitted, fail)
  }
}
