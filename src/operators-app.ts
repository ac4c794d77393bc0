import { createYoga, type YogaServerInstance } from 'graphql-yoga'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { errorAnswer, notAllowed } from '../rest/error-answer.ts'
import { type Context, createContext, type Services, type Writing } from '../schema/context.ts'
import { toGraphQLError } from '../schema/errors.ts'
import { maskError, type OnBug } from '../schema/execute.ts'
import { operatorsSchema } from '../schema/index.ts'
import { limits } from '../schema/limits.ts'
import { parsedDocuments } from '../schema/parsed.ts'
import { words } from './i18n/words.ts'
import { type Operator, operatorOf } from './operators/keys.ts'

/** Largest body: a web page with a recipe in it is much larger than a recipe. */
const MAX_BODY = 4 * 1024 * 1024

const PATH = '/admin/graphql'

/** Who has no key learns nothing, not even what could be asked. */
const unauthorized = (given: boolean): Response =>
  Response.json(
    { error: 'An operator’s key is needed: Authorization: Bearer rk_…' },
    {
      status: 401,
      headers: {
        'www-authenticate': `Bearer realm="operators"${given ? ', error="invalid_token"' : ''}`,
        'cache-control': 'no-store',
      },
    },
  )

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
      const refusal = toGraphQLError(error, 'en')
      if (!refusal) throw error
      return errorAnswer(c.req.raw, { status: 503, code: 'UNAVAILABLE', message: refusal.message }, 'en', {
        'retry-after': '5',
      })
    }
    await next()
    c.header('cache-control', 'no-store')
  })
  const limit = bodyLimit({
    maxSize: MAX_BODY,
    onError: (c) =>
      errorAnswer(
        c.req.raw,
        { status: 413, code: 'TOO_LARGE', message: words('en', 'error.tooLarge', { bytes: String(MAX_BODY) }) },
        'en',
        { connection: 'close' },
      ),
  })
  app.post(PATH, limit, (c) => Promise.resolve(endpoint().fetch(c.req.raw, { operator: c.get('operator'), takeUp })))
  app.all(PATH, (c) => notAllowed(c.req.raw, 'POST'))
  return app
}
