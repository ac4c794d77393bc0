import type { IncomingMessage } from 'node:http'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type Reply, toResponse } from './http/answer.ts'
import { RequestEnded, untilEnd } from './http/request-end.ts'
import { ANY_ORIGIN, DATA_SECURITY } from './http/security.ts'
import { asCaller } from './limits/caller.ts'
import type { Caller, Limits, RateLimited } from './limits/limits.ts'

/** Largest body a request may have, bytes. */
const MAX_BODY = 64 * 1024

/** What a request may take from its last byte to the first of its answer, ms. */
export const TIME_LIMIT_MS = 30_000

export interface Protection {
  /** undefined: nothing is limited */
  readonly limits: Limits | undefined
  readonly timeLimitMs: number
  /** told of a request that took too long */
  readonly onHang: (what: string) => void
}

/** What is limited and open to scripts of any origin. */
export const API_PATHS = ['/api/*', '/graphql', '/mcp']
const isApi = (path: string): boolean => /^\/(?:api(?:\/|$)|(?:graphql|mcp)$)/.test(path)
/** Operators' requests count too: nobody may try out keys. */
const isLimited = (path: string): boolean => isApi(path) || path === '/admin/graphql'

/** A refusal before any front has looked, in the form that the path's clients read. */
function refuse(
  path: string,
  accept: string | undefined,
  status: 413 | 429 | 503,
  message: string,
  more: Record<string, string> = {},
): Reply {
  const reply = (text: string, type: string): Reply => {
    const body = Buffer.from(text)
    const headers = {
      'content-type': `${type}; charset=utf-8`,
      'content-length': String(body.length),
      'cache-control': 'no-store',
      ...DATA_SECURITY,
      ...(isApi(path) ? ANY_ORIGIN : {}),
      ...more,
    }
    return { status, headers: Object.entries(headers).flat(), body }
  }
  const json = (body: unknown, type = 'application/json') => reply(JSON.stringify(body), type)
  if (path.endsWith('/graphql')) {
    const code = { 413: 'PAYLOAD_TOO_LARGE', 429: 'RATE_LIMITED', 503: 'UNAVAILABLE' }[status]
    const type = 'application/graphql-response+json'
    return json({ errors: [{ message, extensions: { code } }] }, accept?.includes(type) ? type : undefined)
  }
  if (path === '/mcp') return json({ jsonrpc: '2.0', id: null, error: { code: -32_000, message } })
  return isApi(path) ? json({ error: message }) : reply(message, 'text/plain')
}

/** The refusal of a request that is one too many. */
export const tooMany = (
  path: string,
  accept: string | undefined,
  { message, retryAfter }: RateLimited,
  caller: Caller,
): Reply => refuse(path, accept, 429, message, { ...caller.headers(), 'retry-after': String(retryAfter) })

/** Runs the rest in the caller's name. @returns false when the time limit came first; what it still asks is cancelled */
async function inTime(caller: Caller | undefined, timeLimitMs: number, next: () => Promise<void>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(resolve, timeLimitMs, false)
  const end = new AbortController()
  const work = untilEnd(end.signal, () => asCaller(caller, next, performance.now() + timeLimitMs)).then(() => true)
  try {
    const inTime = await Promise.race([work, promise])
    if (!inTime) end.abort(new RequestEnded())
    return inTime
  } finally {
    clearTimeout(timer)
  }
}

/** What every request goes through before the fronts: limits, time and size; and security headers after. */
export function protect(app: Hono, { limits, timeLimitMs, onHang }: Protection): void {
  const guard: MiddlewareHandler<{ Bindings: { incoming?: IncomingMessage } }> = async (c, next) => {
    const { method, path } = c.req
    const accept = c.req.header('accept')
    const caller = limits?.caller(c.env?.incoming?.socket.remoteAddress, c.req.header('x-forwarded-for'))
    if (caller && method !== 'OPTIONS' && isLimited(path)) {
      const refused = await caller.take('requests')
      if (refused) return toResponse(tooMany(path, accept, refused, caller))
    }
    if (!(await inTime(caller, timeLimitMs, next))) {
      onHang(`${method} ${path}`)
      const late = 'The service did not answer in time; try again in a few seconds.'
      c.res = toResponse(refuse(path, accept, 503, late, { 'retry-after': '5' }))
    }
    const { headers } = c.res
    for (const [name, value] of Object.entries(DATA_SECURITY)) if (!headers.has(name)) headers.set(name, value)
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
    for (const [name, value] of Object.entries(caller?.headers() ?? {})) headers.set(name, value)
  }
  app.use('*', guard)
  // REST, the forms of the pages and the operators' endpoint, which takes whole pages, count as they read.
  for (const path of ['/graphql', '/mcp']) {
    const onError = (c: Context) => {
      const message = `The body is larger than ${MAX_BODY} bytes.`
      return toResponse(refuse(path, c.req.header('accept'), 413, message))
    }
    app.use(path, bodyLimit({ maxSize: MAX_BODY, onError }))
  }
}
