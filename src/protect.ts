import type { IncomingMessage } from 'node:http'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { rateSentence } from '../schema/errors.ts'
import { type Reply, toResponse } from './http/answer.ts'
import { ERROR_VARY, errorContent } from './http/problem.ts'
import { RequestEnded, untilEnd } from './http/request-end.ts'
import { ANY_ORIGIN, DATA_SECURITY } from './http/security.ts'
import { DEFAULT_LANG, type Lang, languageOf } from './i18n/locale.ts'
import { kindFields } from './i18n/titles.ts'
import { words } from './i18n/words.ts'
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

/** What a refusal before any front has looked depends on. */
export interface Asked {
  readonly path: string
  readonly accept: string | undefined
  readonly lang: Lang
}

/** @param url whole, or from its path on */
export const asked = (path: string, url: string, accept: string | undefined, languages: string | undefined): Asked => ({
  path,
  accept,
  lang: languageOf(url, languages, path === '/mcp' || path.endsWith('/graphql') ? 'en' : DEFAULT_LANG),
})

const askedBy = (c: Context): Asked =>
  asked(c.req.path, c.req.url, c.req.header('accept'), c.req.header('accept-language'))

/** A refusal in the form that the path's clients read. */
function refuse(
  { path, accept, lang }: Asked,
  status: 413 | 429 | 503,
  message: string,
  more: Record<string, string> = {},
): Reply {
  const reply = (text: string, type: string): Reply => {
    const body = Buffer.from(text)
    const headers = {
      'content-type': type,
      'content-length': String(body.length),
      'content-language': lang,
      'cache-control': 'no-store',
      ...DATA_SECURITY,
      ...(isApi(path) ? { ...ANY_ORIGIN, vary: ERROR_VARY } : {}),
      ...more,
    }
    return { status, headers: Object.entries(headers).flat(), body }
  }
  const json = (body: unknown, type = 'application/json') => reply(JSON.stringify(body), `${type}; charset=utf-8`)
  if (path.endsWith('/graphql')) {
    const code = { 413: 'PAYLOAD_TOO_LARGE', 429: 'RATE_LIMITED', 503: 'UNAVAILABLE' }[status]
    const type = 'application/graphql-response+json'
    return json({ errors: [{ message, extensions: { code } }] }, accept?.includes(type) ? type : undefined)
  }
  if (path === '/mcp') return json({ jsonrpc: '2.0', id: null, error: { code: -32_000, message } })
  if (!isApi(path)) return reply(message, 'text/plain; charset=utf-8')
  const code = { 413: 'TOO_LARGE', 429: 'RATE_LIMITED', 503: 'UNAVAILABLE' }[status]
  const { type, body } = errorContent({ status, code, ...kindFields(code, lang), message }, accept)
  return reply(body, type)
}

/** The refusal of a request that is one too many. */
export const tooMany = (by: Asked, limited: RateLimited, caller: Caller): Reply =>
  refuse(by, 429, rateSentence(limited, by.lang), {
    ...caller.headers(),
    'retry-after': String(limited.retryAfter),
  })

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
    const caller = limits?.caller(c.env?.incoming?.socket.remoteAddress, c.req.header('x-forwarded-for'))
    if (caller && method !== 'OPTIONS' && isLimited(path)) {
      const refused = await caller.take('requests')
      if (refused) return toResponse(tooMany(askedBy(c), refused, caller))
    }
    if (!(await inTime(caller, timeLimitMs, next))) {
      onHang(`${method} ${path}`)
      const by = askedBy(c)
      c.res = toResponse(refuse(by, 503, words(by.lang, 'error.late'), { 'retry-after': '5' }))
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
      const by = askedBy(c)
      const message = words(by.lang, 'error.tooLarge', { bytes: String(MAX_BODY) })
      return toResponse(refuse(by, 413, message, { connection: 'close' }))
    }
    app.use(path, bodyLimit({ maxSize: MAX_BODY, onError }))
  }
}
