import { createYoga } from 'graphql-yoga'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { errorBody, restApp } from '../rest/adapter.ts'
import { openapi } from '../rest/openapi.ts'
import { createContext, type Services } from '../schema/context.ts'
import { maskError, type OnBug } from '../schema/execute.ts'
import { schema } from '../schema/index.ts'
import { pagesApp } from '../views/adapter.ts'

/** What the application is made of. */
export interface AppParts extends Services {
  /** told of every error that is no refusal, once, with the document it happened in */
  readonly onBug: OnBug
  /** whether the database answers and the catalogue is loaded */
  readonly ready: () => Promise<boolean>
}

/** Headers that scripts of other origins may read. */
const EXPOSED = ['Content-Language', 'ETag', 'RateLimit', 'RateLimit-Policy', 'Retry-After']

/** The whole service as one function from a request to its answer. */
export function createApp(parts: AppParts): Hono {
  const app = new Hono()
  const anyOrigin = cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD', 'POST', 'OPTIONS'],
    exposeHeaders: EXPOSED,
    maxAge: 86_400,
  })
  for (const path of ['/api/*', '/graphql', '/mcp']) app.use(path, anyOrigin)

  const yoga = createYoga({
    schema,
    graphqlEndpoint: '/graphql',
    context: ({ request }) => createContext(parts, request),
    maskedErrors: { maskError: maskError(parts.onBug) },
    graphiql: false,
    landingPage: false,
    logging: false,
    cors: false,
  })
  app.on(['GET', 'POST'], '/graphql', (c) => yoga.fetch(c.req.raw))

  app.get('/health', (c) => c.json({ status: 'ok' }))
  app.get('/ready', async (c) =>
    (await parts.ready()) ? c.json({ status: 'ready' }) : c.json({ status: 'loading' }, 503, { 'retry-after': '2' }),
  )
  app.get('/images/recipes/:file{.+\\.svg}', (c) => {
    const picture = parts.catalogue().picture(c.req.param('file').slice(0, -'.svg'.length))
    if (!picture) return c.notFound()
    const fresh = c.req.query('v') === picture.hash
    return c.body(picture.svg, 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'access-control-allow-origin': '*',
      'cache-control': fresh ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      etag: `"${picture.hash}"`,
    })
  })
  const description = JSON.stringify(openapi(parts.baseUrl))
  app.get('/openapi.json', anyOrigin, (c) =>
    c.body(description, 200, { 'content-type': 'application/json; charset=utf-8' }),
  )
  app.route('/', restApp(parts, parts.onBug))
  app.route('/', pagesApp(parts, parts.onBug))
  app.onError((error, c) => {
    parts.onBug(error, `${c.req.method} ${c.req.path}`)
    return errorBody(500, 'Something went wrong on our side.')
  })
  return app
}
