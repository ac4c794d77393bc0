import { AsyncLocalStorage } from 'node:async_hooks'
import { createHmac, randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'

/** What is known of a request while it is served. */
export interface RequestNotes {
  /** names the request in the log and in its answer */
  readonly id: string
  /** pattern of the route that serves it; there are as many as the tables have rows, however many addresses are asked for */
  route: string
  /** headers of every answer, names and values in turn: the id and, when the service stops, the end of the connection */
  readonly headers: readonly string[]
}

/**
 * Answers some requests without the application, headers of the notes included.
 * @returns false: this is not one of them, and nothing was done
 */
export type Shortcut = (incoming: IncomingMessage, outgoing: ServerResponse, notes?: RequestNotes) => boolean

const current = new AsyncLocalStorage<RequestNotes>()

/** The request that is being served where this is called; undefined outside any. */
export const currentRequest = (): RequestNotes | undefined => current.getStore()

/** An id that may stand in a log: what proxies and tracing tools make, and nothing that could forge a line. */
const SANE_ID = /^[\w.:+/=-]{1,128}$/
const UNMATCHED = 'unmatched'

/** Pattern of the route that serves a request. What is logged names it so: the path itself may hold a key. */
export const routeOf = (c: Context): string =>
  matchedRoutes(c).find(({ path }) => !path.includes('*'))?.path ?? UNMATCHED

/** Notes the route of each request; to be used before all else. */
export const noteRoute: MiddlewareHandler = (c, next) => {
  const notes = current.getStore()
  if (notes) notes.route = routeOf(c)
  return next()
}

/** Requests of monitoring, logged only at `debug`: they would be most of the log of a quiet instance. */
const PROBES = new Set(['/health', '/ready', '/metrics'])

export interface ObserverParts {
  readonly log: Logger
  /** called for every request when its answer is sent, or the client gone */
  readonly onDone: (method: string, route: string, status: number, seconds: number) => void
  /** address of the client; what is logged is its keyed hash */
  readonly addressOf: (incoming: IncomingMessage) => string | undefined
  /** key of that hash */
  readonly addressKey: Uint8Array
}

/** Names, logs and counts the requests of one server, and knows which are under way. */
export class RequestObserver {
  readonly #parts: ObserverParts
  readonly #underWay = new Set<ServerResponse>()
  readonly #clients = new LRUCache<string, string>({ max: 10_000 })
  #closing = false

  constructor(parts: ObserverParts) {
    this.#parts = parts
  }

  /** Requests without an answer yet. */
  get underWay(): number {
    return this.#underWay.size
  }

  /** From now on each answer is the last one of its connection. */
  closeConnections(): void {
    this.#closing = true
    for (const outgoing of this.#underWay) if (!outgoing.headersSent) outgoing.setHeader('connection', 'close')
  }

  /**
   * The same listener, observed.
   * @param shortcut asked first
   */
  wrap(listener: RequestListener, shortcut: Shortcut = () => false): RequestListener {
    return (incoming, outgoing) => {
      const given = incoming.headers['x-request-id']
      const id = typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID()
      const headers = this.#closing ? ['x-request-id', id, 'connection', 'close'] : ['x-request-id', id]
      const notes = { id, route: UNMATCHED, headers }
      this.#follow(notes, incoming, outgoing)
      current.run(notes, () => {
        if (shortcut(incoming, outgoing, notes)) return
        for (let i = 0; i + 1 < headers.length; i += 2)
          outgoing.setHeader(headers[i] as string, headers[i + 1] as string)
        listener(incoming, outgoing)
      })
    }
  }

  /** What stands for an address in the log. Cached, since making it costs more than the rest of a line. */
  #client(address: string): string {
    const known = this.#clients.get(address)
    if (known) return known
    const made = createHmac('sha256', this.#parts.addressKey).update(address).digest('hex').slice(0, 12)
    this.#clients.set(address, made)
    return made
  }

  #follow(notes: RequestNotes, incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { log, onDone, addressOf } = this.#parts
    const { method = '', socket } = incoming
    const began = performance.now()
    const bytesBefore = socket.bytesWritten
    // Where no request is logged nobody's address is read.
    const address = log.isLevelEnabled('info') ? addressOf(incoming) : undefined
    this.#underWay.add(outgoing)
    outgoing.once('close', () => {
      this.#underWay.delete(outgoing)
      const ms = performance.now() - began
      const { id, route } = notes
      const { statusCode: status, writableFinished } = outgoing
      onDone(method, route, status, ms / 1000)
      const level = PROBES.has(route) ? 'debug' : 'info'
      if (!log.isLevelEnabled(level)) return
      const line = {
        requestId: id,
        method,
        route,
        status,
        ms: Math.round(ms * 10) / 10,
        bytes: socket.bytesWritten - bytesBefore,
        ...(address ? { client: this.#client(address) } : {}),
        ...(writableFinished ? {} : { aborted: true }),
      }
      log[level](line, 'request')
    })
  }
}
