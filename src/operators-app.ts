import { createYoga, type YogaServerInstance } from 'graphql-yoga'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { errorBody } from '../rest/adapter.ts'
import { type Context, createContext, type Services, type Writing } from '../schema/context.ts'
import { toGraphQLError } from '../schema/errors.ts'
import { maskError, type OnBug } from '../schema/execute.ts'
import { operatorsSchema } from '../schema/index.ts'
import { limits } from '../schema/limits.ts'
import { parsedDocuments } from '../schema/parsed.ts'
import { type Operator, operatorOf } from './operators/keys.ts'

/** Largest body: a web page with a recipe in it is much larger than a recipe. */
const MAX_BODY = 4 * 1024 * 1024

const PATH = '/admin/graphql'

/** Who has no key learns nothing, not even what could be asked. */
const unauthorized = (given: boolean): Response =>
  errorBody(401, 'An operator’s key is needed: Authorization: Bearer rk_…', {
    'www-authenticate': `Bearer realm="operators"${given ? ', error="invalid_token"' : ''}`,
    'cache-control': 'no-store',
  })

/** The operators' GraphQL endpoint. No CORS: keys do not belong into pages of others. */
export function operatorsApp(services: Services, takeUp: () => Promise<void>, onBug: OnBug) {
  const app = new Hono<{ Variables: { operator: Operator } }>()
  let yoga: YogaServerInstance<Writing, object> | undefined
  // Most instances never see an operator: it is made for the first one.
  const endpoint = () => {
    yoga ??= createYoga<Writing>({
      schema: operatorsSchema(),
      graphqlEndpoint: PATH,
      context: ({ request, operator }): Context => ({
        ...createContext(services, request, 'en'),
        writing: { operator, takeUp },
      }),
      // A key is no reason to keep everybody else waiting.
      plugins: limits,
      parserAndValidationCache: parsedDocuments(),
      maskedErrors: { maskError: maskError(onBug) },
      graphiql: false,
      landingPage: false,
      logging: false,
      cors: false,
    })
    return yoga
  }
  // Before the body is read: nobody who has no key makes us do that.
  app.use(PATH, async (c, next) => {
    const [scheme = '', key] = (c.req.header('authorization') ?? '').split(' ')
    if (key === undefined || scheme.toLowerCase() !== 'bearer') return unauthorized(false)
    try {
      const operator = await operatorOf(services.fork(), key)
      if (!operator) return unauthorized(true)
      c.set('operator', operator)
    } catch (error) {
      const refusal = toGraphQLError(error)
      if (!refusal) throw error
      return errorBody(503, refusal.message, { 'retry-after': '5' })
    }
    await next()
    c.header('cache-control', 'no-store')
  })
  const limit = bodyLimit({
    maxSize: MAX_BODY,
    onError: () => errorBody(413, `The body is larger than ${MAX_BODY} bytes.`),
  })
  app.post(PATH, limit, (c) => Promise.resolve(endpoint().fetch(c.req.raw, { operator: c.get('operator'), takeUp })))
  app.all(PATH, (c) => errorBody(405, `${c.req.method} is not allowed here; allowed: POST`, { allow: 'POST' }))
  return app
}
