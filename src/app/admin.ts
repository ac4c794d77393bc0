import { createYoga, type YogaServerInstance } from 'graphql-yoga'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { coded, errorAnswer, notAllowed } from '../../rest/error-answer.ts'
import { type Context, createContext, type Services, type Writing } from '../../schema/context.ts'
import { toGraphQLError } from '../../schema/errors.ts'
import { inLanguage, maskError, maskErrors, type OnBug } from '../../schema/execute.ts'
import { adminSchema } from '../../schema/index.ts'
import { parsedDocuments } from '../../schema/parsed.ts'
import { limits } from '../../schema/query-limits.ts'
import { type Operator, operatorOf } from '../admin/keys.ts'
import { type Lang, languageOf } from '../i18n/locale.ts'
import { message } from '../i18n/message.ts'

/** Largest body: a web page with a recipe in it is much larger than a recipe. */
const MAX_BODY = 4 * 1024 * 1024

const PATH = '/admin/graphql'

const langOf = ({ url, headers }: Request): Lang => languageOf(url, headers.get('accept-language'), 'en')

/** Who has no key learns nothing, not even what could be asked. */
function unauthorized(request: Request, given: boolean): Response {
  const lang = langOf(request)
  return errorAnswer(request, { ...coded('UNAUTHORIZED'), message: message(lang, 'error.needsKey') }, lang, {
    'www-authenticate': `Bearer realm="operators"${given ? ', error="invalid_token"' : ''}`,
  })
}

/** The operators' GraphQL endpoint. No CORS: keys do not belong into pages of others. */
export function adminApp(services: Services, activateLatest: () => Promise<void>, onBug: OnBug) {
  const app = new Hono<{ Variables: { operator: Operator } }>()
  let yoga: YogaServerInstance<Writing, object> | undefined
  // Most instances never see an operator: it is made for the first one.
  const endpoint = () => {
    yoga ??= createYoga<Writing>({
      schema: adminSchema(),
      graphqlEndpoint: PATH,
      context: ({ request, operator }): Context => ({
        ...createContext(services, request, 'en'),
        writing: { operator, activateLatest },
      }),
      // A key is no reason to keep everybody else waiting.
      plugins: [inLanguage, maskErrors(onBug), ...limits],
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
    if (key === undefined || scheme.toLowerCase() !== 'bearer') return unauthorized(c.req.raw, false)
    try {
      const operator = await operatorOf(services.fork(), key)
      if (!operator) return unauthorized(c.req.raw, true)
      c.set('operator', operator)
    } catch (error) {
      const lang = langOf(c.req.raw)
      const refusal = toGraphQLError(error, lang)
      if (!refusal) throw error
      return errorAnswer(c.req.raw, { status: 503, code: 'UNAVAILABLE', message: refusal.message }, lang, {
        'retry-after': '5',
      })
    }
    await next()
    c.header('cache-control', 'no-store')
  })
  const limit = bodyLimit({
    maxSize: MAX_BODY,
    onError: (c) => {
      const lang = langOf(c.req.raw)
      const text = message(lang, 'error.tooLarge', { bytes: String(MAX_BODY) })
      return errorAnswer(c.req.raw, { ...coded('TOO_LARGE'), message: text }, lang, { connection: 'close' })
    },
  })
  app.post(PATH, limit, (c) =>
    Promise.resolve(endpoint().fetch(c.req.raw, { operator: c.get('operator'), activateLatest })),
  )
  app.all(PATH, (c) => notAllowed(c.req.raw, 'POST'))
  return app
}
