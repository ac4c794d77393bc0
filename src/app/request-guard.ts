import type { IncomingMessage } from 'node:http'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { refusalBody } from '../../mcp/refusal.ts'
import { coded } from '../../rest/error-answer.ts'
import { rateSentence, STATUS } from '../../schema/errors.ts'
import { MAX_BODY } from '../http/body.ts'
import { type ResponseParts, toResponse } from '../http/cached-response.ts'
import { ERROR_VARY, errorBody } from '../http/error-body.ts'
import { RequestEndedError, untilEnd } from '../http/request-end.ts'
import { ANY_ORIGIN, DATA_SECURITY } from '../http/security-headers.ts'
import { DEFAULT_LANG, type Lang, languageOf } from '../i18n/locale.ts'
import { message } from '../i18n/message.ts'
import { kindFields } from '../i18n/titles.ts'
import { routeOf } from '../observability/requests.ts'
import { runAsClient } from '../rate-limit/current-client.ts'
import type { RateLimitedError, RateLimits, RequestClient } from '../rate-limit/rate-limits.ts'

/** What a request may take from its last byte to the first of its answer, ms. */
export const TIME_LIMIT_MS = 30_000

export interface RequestGuardParts {
  /** undefined: nothing is limited */
  readonly limits: RateLimits | undefined
  readonly timeLimitMs: number
  /** called for a request that took too long */
  readonly onHang: (what: string) => void
}

/** What is limited and open to scripts of any origin. */
export const API_PATHS = ['/api/*', '/graphql', '/mcp']
const isApi = (path: string): boolean => /^\/(?:api(?:\/|$)|(?:graphql|mcp)$)/.test(path)
/** Operators' requests count too: nobody may try out keys. */
const isLimited = (path: string): boolean => isApi(path) || path === '/admin/graphql'

/** What a refusal before any front has looked depends on. */
export interface RefusalContext {
  readonly path: string
  readonly accept: string | undefined
  readonly lang: Lang
}

/** @param url whole, or from its path on */
export const refusalContext = (
  path: string,
  url: string,
  accept: string | undefined,
  languages: string | undefined,
): RefusalContext => ({
  path,
  accept,
  lang: languageOf(url, languages, path === '/mcp' || path.endsWith('/graphql') ? 'en' : DEFAULT_LANG),
})

const contextOf = (c: Context): RefusalContext =>
  refusalContext(c.req.path, c.req.url, c.req.header('accept'), c.req.header('accept-language'))

/** A refusal in the form that the path's clients read. */
function refuse(
  { path, accept, lang }: RefusalContext,
  code: 'TOO_LARGE' | 'RATE_LIMITED' | 'UNAVAILABLE',
  sentence: string,
  more: Record<string, string> = {},
): ResponseParts {
  const reply = (text: string, type: string): ResponseParts => {
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
    return { status: STATUS[code], headers: Object.entries(headers).flat(), body }
  }
  const json = (body: unknown, type = 'application/json') => reply(JSON.stringify(body), `${type}; charset=utf-8`)
  if (path.endsWith('/graphql')) {
    const type = 'application/graphql-response+json'
    return json({ errors: [{ message: sentence, extensions: { code } }] }, accept?.includes(type) ? type : undefined)
  }
  if (path === '/mcp') return json(refusalBody(sentence))
  if (!isApi(path)) return reply(sentence, 'text/plain; charset=utf-8')
  const { type, body } = errorBody({ ...coded(code), ...kindFields(code, lang), message: sentence }, accept)
  return reply(body, type)
}

/** The refusal of a request that is one too many. */
export const tooManyRequests = (by: RefusalContext, limited: RateLimitedError, client: RequestClient): ResponseParts =>
  refuse(by, 'RATE_LIMITED', rateSentence(limited, by.lang), {
    ...client.headers(),
    'retry-after': String(limited.retryAfter),
  })

/** Runs the rest in the client's name. @returns false when the time limit came first; what it still asks is cancelled */
async function inTime(
  client: RequestClient | undefined,
  timeLimitMs: number,
  next: () => Promise<void>,
): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(resolve, timeLimitMs, false)
  const end = new AbortController()
  const work = untilEnd(end.signal, () => runAsClient(client, next, performance.now() + timeLimitMs)).then(() => true)
  try {
    const inTime = await Promise.race([work, promise])
    if (!inTime) end.abort(new RequestEndedError())
    return inTime
  } finally {
    clearTimeout(timer)
  }
}

/** What every request goes through before the fronts: limits, time and size; and security headers after. */
export function guardRequests(app: Hono, { limits, timeLimitMs, onHang }: RequestGuardParts): void {
  const guard: MiddlewareHandler<{ Bindings: { incoming?: IncomingMessage } }> = async (c, next) => {
    const { method, path } = c.req
    const client = limits?.client(c.env?.incoming?.socket.remoteAddress, c.req.header('x-forwarded-for'))
    if (client && method !== 'OPTIONS' && isLimited(path)) {
      const refused = await client.take('requests')
      if (refused) return toResponse(tooManyRequests(contextOf(c), refused, client))
    }
    if (!(await inTime(client, timeLimitMs, next))) {
      onHang(`${method} ${routeOf(c)}`)
      const by = contextOf(c)
      c.res = toResponse(refuse(by, 'UNAVAILABLE', message(by.lang, 'error.late'), { 'retry-after': '5' }))
    }
    const { headers } = c.res
    for (const [name, value] of Object.entries(DATA_SECURITY)) if (!headers.has(name)) headers.set(name, value)
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
    for (const [name, value] of Object.entries(client?.headers() ?? {})) headers.set(name, value)
  }
  app.use('*', guard)
  // REST, the forms of the pages and the operators' endpoint, which takes whole pages, count as they read.
  for (const path of ['/graphql', '/mcp']) {
    const onError = (c: Context) => {
      const by = contextOf(c)
      const text = message(by.lang, 'error.tooLarge', { bytes: String(MAX_BODY) })
      return toResponse(refuse(by, 'TOO_LARGE', text, { connection: 'close' }))
    }
    app.use(path, bodyLimit({ maxSize: MAX_BODY, onError }))
  }
}
