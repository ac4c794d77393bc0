import { readFileSync } from 'node:fs'
import { createYoga } from 'graphql-yoga'
import { Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { type ReadCache, restApp } from '../../rest/adapter.ts'
import { badHost, errorAnswer, noPath, notAllowed, requestLang } from '../../rest/error-answer.ts'
import { publishedOpenapi } from '../../rest/openapi-published.ts'
import { createContext, type Services } from '../../schema/context.ts'
import { inLanguage, maskError, maskErrors, type OnBug } from '../../schema/execute.ts'
import { schema } from '../../schema/index.ts'
import { readable } from '../../schema/malformed-json.ts'
import { parsedDocuments } from '../../schema/parsed.ts'
import { persistedQueries } from '../../schema/persisted.ts'
import { limits } from '../../schema/query-limits.ts'
import { pagesApp } from '../../views/adapter.ts'
import type { Painting } from '../../views/shown-pages.ts'
import { CachedResponse, vary } from '../http/cached-response.ts'
import { DATA_SECURITY, EXPOSED_HEADERS } from '../http/security-headers.ts'
import { message } from '../i18n/message.ts'
import { noteRoute, routeOf } from '../observability/requests.ts'
import type { RateLimits } from '../rate-limit/rate-limits.ts'
import { adminApp } from './admin.ts'
import { discoveryApp, linkToApi } from './discovery.ts'
import { mcpApp } from './mcp.ts'
import { type Monitored, monitoringApp } from './monitoring.ts'
import { picturesApp } from './pictures.ts'
import { API_PATHS, guardRequests, TIME_LIMIT_MS } from './request-guard.ts'

/** What the application is made of. */
export interface AppParts extends Services, Monitored, Painting {
  readonly onBug: OnBug
  /** whether `/ready` and `/metrics` are answered here; else they have a port of their own */
  readonly isMonitoredHere: boolean
  /** brings the newest revision into use */
  readonly activateLatest: () => Promise<void>
  /** cached reads of the API */
  readonly cache: ReadCache
  /** undefined: nothing is limited */
  readonly limits: RateLimits | undefined
  /** what a request may take, ms; default 30 s */
  readonly timeLimitMs: number | undefined
  /** called for every lookup in a cache, by the cache's name, and whether it was there */
  readonly onLookup: (cache: string, hit: boolean) => void
}

/** The terms of recipes, texts and pictures, as every page and the API's description link to them. */
const CONTENT_LICENSE = readFileSync(new URL('../../CONTENT-LICENSE.md', import.meta.url), 'utf8')
/** The description of the REST paths, as `npm run generate` printed it. */
const OPENAPI = readFileSync(new URL('../../rest/openapi.json', import.meta.url), 'utf8')

/** Methods that a path has routes for; a route for every path is for none. */
const methodsOf = (app: Hono, path: string): string[] =>
  ['GET', 'POST']
    .filter((method) =>
      app.router.match(method, path)[0].some(([[, route]]) => route.method === method && !route.path.endsWith('*')),
    )
    .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))

/** The same, as `Allow` tells who asks for the options of a path. */
const optionsOf = (app: Hono, path: string): string =>
  // The assistants' endpoint refuses other methods itself, in the form of its protocol.
  [...(path === '/mcp' ? ['POST'] : methodsOf(app, path)), 'OPTIONS'].join(', ')

/** The whole service as one function from a request to its answer. */
export function createApp(parts: AppParts): Hono {
  const app = new Hono()
  const { cache } = parts
  app.use(noteRoute)
  // A Host like 999.999 makes an address that cannot be read.
  app.use((c, next) => (URL.canParse(c.req.url) ? next() : Promise.resolve(badHost(c.req.raw))))
  guardRequests(app, {
    limits: parts.limits,
    timeLimitMs: parts.timeLimitMs ?? TIME_LIMIT_MS,
    onHang: (what) => parts.onBug(new Error('the request took too long'), what),
  })
  // In a link, `//name/…` is a host's name: such an address is one of ours with too many slashes.
  app.use(async (c, next) => {
    // As it was sent, with what no header may hold still encoded.
    const { pathname, search } = new URL(c.req.url)
    const path = pathname.replace(/^(?:[/\\]|%5c)*/i, '/')
    return path.length < pathname.length ? c.redirect(`${path}${search}`, 308) : next()
  })
  const anyOrigin = cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD', 'POST', 'OPTIONS'],
    exposeHeaders: EXPOSED_HEADERS,
    maxAge: 86_400,
  })
  // A preflight is answered before any route, and says what the path has all the same.
  const withAllow: MiddlewareHandler = async (c, next) => {
    await next()
    if (c.req.method === 'OPTIONS' && c.res.ok) c.res.headers.set('allow', optionsOf(app, c.req.path))
  }
  for (const path of API_PATHS) app.use(path, withAllow, anyOrigin)

  const yoga = createYoga({
    schema,
    graphqlEndpoint: '/graphql',
    plugins: [readable, persistedQueries(), inLanguage, maskErrors(parts.onBug), ...limits],
    parserAndValidationCache: parsedDocuments(),
    context: ({ request }) => createContext(parts, request, 'en'),
    maskedErrors: { maskError: maskError(parts.onBug) },
    graphiql: false,
    landingPage: false,
    logging: false,
    cors: false,
  })
  app.on(['GET', 'POST'], '/graphql', (c) => yoga.fetch(c.req.raw))

  if (parts.isMonitoredHere) app.route('/', monitoringApp(parts))
  else app.get('/health', (c) => c.json({ status: 'ok' }))
  app.get('/content-license', (c) =>
    c.body(CONTENT_LICENSE, 200, {
      'content-type': 'text/markdown; charset=utf-8',
      'content-language': 'en',
      'cache-control': 'public, max-age=86400',
    }),
  )
  app.route('/', picturesApp(parts, cache))
  const rest = restApp(parts, parts.onBug, cache)
  const description = new CachedResponse(publishedOpenapi(OPENAPI, parts.baseUrl), {
    ...DATA_SECURITY,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    ...vary('Accept-Encoding'),
  })
  app.get('/openapi.json', anyOrigin, (c) => description.respond(c.req.raw))
  app.route('/', mcpApp(parts, parts.onBug))
  app.route('/', adminApp(parts, parts.activateLatest, parts.onBug))
  app.route('/', rest)
  app.use('/', linkToApi)
  app.route('/', discoveryApp(parts))
  app.route('/', pagesApp(parts, parts.onBug, parts.onLookup))
  app.onError((error, c) => {
    parts.onBug(error, `${c.req.method} ${routeOf(c)}`)
    const lang = requestLang(c.req.raw)
    const text = message(lang, 'error.internal')
    return errorAnswer(c.req.raw, { status: 500, code: 'INTERNAL_SERVER_ERROR', message: text }, lang)
  })
  app.notFound((c) => {
    const allow = methodsOf(app, c.req.path)
    if (allow.length === 0 || allow.includes(c.req.method)) return noPath(c.req.raw)
    if (c.req.method === 'OPTIONS') return c.body(null, 204, { allow: optionsOf(app, c.req.path) })
    return notAllowed(c.req.raw, optionsOf(app, c.req.path))
  })
  return app
}
