import { Hono } from 'hono'
import { z } from 'zod'
import { type Context, createContext, languageTag, parseLang, type Services } from '../schema/context.ts'
import { badInput, missingSentence, toGraphQLError } from '../schema/errors.ts'
import { type Document, execute, type OnBug, type Outcome, prepare, refused } from '../schema/execute.ts'
import { placeOf } from '../schema/place.ts'
import { InvalidFieldError } from '../src/catalogue/refusals.ts'
import { MAX_BODY } from '../src/http/body.ts'
import { CachedResponse, IMMUTABLE, vary } from '../src/http/cached-response.ts'
import type { ResponseCache } from '../src/http/response-cache.ts'
import { ANY_ORIGIN, DATA_SECURITY } from '../src/http/security-headers.ts'
import { allowed } from '../src/i18n/allowed.ts'
import { LANGUAGES, type Lang } from '../src/i18n/locale.ts'
import { message } from '../src/i18n/message.ts'
import { coded, errorAnswer, noPath, notAllowed, requestLang } from './error-answer.ts'
import type { Route } from './route.ts'
import { routes } from './routes.ts'
import { refuseMisspelt, unknownFields } from './unknown-fields.ts'

/** A body that is longer than anybody's. */
class TooLargeError extends Error {
  override readonly name = 'TooLarge'
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

const json = (body: unknown, status: number, headers: Record<string, string> = {}): Response =>
  new Response(serialise(body), { status, headers: { ...JSON_TYPE, 'cache-control': 'no-store', ...headers } })

const serialise = (body: unknown): string => JSON.stringify(body, leaveOutNulls)

/** The contract has no nulls: a field that does not apply (`servings` of a week's dish) is not there. */
const leaveOutNulls = (_: string, value: unknown): unknown => (value === null ? undefined : value)

/** Reads at most the allowed number of bytes, whatever the header promises. */
async function readBody(request: Request): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BODY) throw new TooLargeError(`more than ${MAX_BODY} bytes`)
    chunks.push(chunk)
  }
  const text = Buffer.concat(chunks)
  let body: unknown
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text))
  } catch {
    throw new InvalidFieldError('body', text.toString('utf8'), allowed('object'))
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new InvalidFieldError('body', body, allowed('object'))
  }
  return body
}

/** Query parameters of a path that only builds. */
const OF_BUILDING = ['country', 'lang']

/** The query as an object. @throws InvalidFieldError for a parameter given twice, MisspeltFieldError */
function readQuery({ method, path, input }: Route, searchParams: URLSearchParams): Record<string, string> {
  const known = method === 'GET' && input instanceof z.ZodObject ? Object.keys(input.shape) : OF_BUILDING
  const inPath = known.filter((name) => path.includes(`{${name}}`))
  const query: Record<string, string> = {}
  for (const name of new Set(searchParams.keys())) {
    const values = searchParams.getAll(name)
    if (values.length > 1) throw new InvalidFieldError(name, values, allowed('single'))
    if (!known.includes(name))
      refuseMisspelt(
        name,
        known.filter((other) => !inPath.includes(other)),
      )
    query[name] = values[0] as string
  }
  return query
}

/** Path, query and body as one object. */
async function readInput(
  route: Route,
  request: Request,
  path: Record<string, string>,
): Promise<Record<string, unknown>> {
  const query = readQuery(route, new URL(request.url).searchParams)
  if (route.method === 'GET') return { ...query, ...path }
  const body = await readBody(request)
  return route.body === 'params' ? { params: body } : { ...(body as object), ...path }
}

/** The language that the params of a plan name, if they do: that comes before the address and the header. */
const paramsLang = (input: Record<string, unknown>): unknown => (input.params as { lang?: unknown } | undefined)?.lang

/** The request in that language. @throws InvalidFieldError when it is no language of ours */
function inParamsLang(context: Context, input: Record<string, unknown>): Context {
  const lang = paramsLang(input)
  return typeof lang === 'string' ? { ...context, lang: parseLang(lang), langByHeader: false } : context
}

/** The variables of a document: its fields are in the request's language, which no plan depends on. */
function variablesOf({ params, ...input }: Record<string, unknown>): Record<string, unknown> {
  if (typeof params !== 'object') return input
  const { lang: _, ...defining } = params as Record<string, unknown>
  return { ...input, params: defining }
}

/** Refuses an unknown country also where nothing was found whose price it could tell. @throws InvalidFieldError */
function checkCountry(context: Context, { country }: Record<string, unknown>): void {
  if (typeof country === 'string') placeOf(context, { country })
}

function refusal(request: Request, outcome: Extract<Outcome, { ok: false }>, lang: Lang): Response {
  const { retryAfter } = outcome
  return errorAnswer(request, outcome, lang, retryAfter ? { 'retry-after': String(retryAfter) } : {})
}

/** Of what may change with the next revision: a minute old is still true enough for an estimate. */
const A_MINUTE = 'public, max-age=60'

/** Who may keep an answer, and how long. Only with its language in the address does that name the very bytes. */
function cacheControl(route: Route, byHeader: boolean): string {
  if (!route.immutable) return A_MINUTE
  return byHeader ? 'public, no-cache' : IMMUTABLE
}

/** A row of the table at work. */
interface Row {
  readonly route: Route
  readonly document: Document
  readonly services: Services
  readonly onBug: OnBug
  readonly cache: ResponseCache<Refused>
}

/** A value that may be sent, or why there is none. */
type Refused = (request: Request) => Response
type Done = Extract<Outcome, { ok: true }>

async function run(
  { document, onBug, route }: Row,
  input: Record<string, unknown>,
  context: Context,
): Promise<Done | Refused> {
  const outcome = await execute(document, route.variables?.(input) ?? input, context, onBug)
  if (outcome.ok && outcome.value !== null) return outcome
  const { lang } = context
  if (outcome.ok) {
    const text = missingSentence(route.missing ?? 'plan', String(input.id), lang)
    return (request) => errorAnswer(request, { ...coded('NOT_FOUND'), message: text }, lang)
  }
  return (request) => refusal(request, outcome, lang)
}

const language = (context: Context): Record<string, string> => ({ 'content-language': languageTag(context) })

/** A read is cached by what it depends on: the revision, the known parts of the query, and the language. No day matters. */
async function read(row: Row, input: Record<string, unknown>, context: Context, request: Request): Promise<Response> {
  const { route, services, cache } = row
  const { revision } = services.revision()
  const key = JSON.stringify([revision, route.path, input, context.lang, context.langByHeader])
  const make = async () => {
    const made = await run(row, input, context)
    if (typeof made === 'function') return made
    const headers = {
      ...JSON_TYPE,
      ...DATA_SECURITY,
      ...ANY_ORIGIN,
      ...language(context),
      ...vary('Accept-Encoding', ...(context.langByHeader ? ['Accept-Language'] : [])),
      'cache-control': cacheControl(route, context.langByHeader),
    }
    return new CachedResponse(serialise(made.value), headers, patternOf(route))
  }
  const path = request.url.slice(request.url.indexOf('/', 'https://'.length))
  const made = await cache.get(key, make, {
    revision,
    path,
    acceptLanguage: request.headers.get('accept-language'),
  })
  return made instanceof CachedResponse ? made.respond(request) : made(request)
}

/** A request that can be run. */
interface CheckedRequest {
  readonly context: Context
  readonly input: Record<string, unknown>
  /** fields that are none of ours */
  readonly ignored: readonly string[]
}

/** Reads and checks a request; a refusal is in its language, as far as that is known by then. */
async function understand(
  { route, services }: Row,
  request: Request,
  path: Record<string, string>,
): Promise<CheckedRequest | Response> {
  let lang = requestLang(request)
  try {
    const sent = await readInput(route, request, path)
    const wished = paramsLang(sent)
    lang = LANGUAGES.find((known) => known === wished) ?? lang
    const ignored = route.method === 'GET' ? [] : unknownFields(route.input, sent)
    const context = inParamsLang(createContext(services, request), sent)
    const parsed = route.input.safeParse(sent)
    if (!parsed.success) return refusal(request, refused(badInput(parsed.error, sent, lang)), lang)
    checkCountry(context, parsed.data)
    return { context, input: parsed.data, ignored }
  } catch (error) {
    if (error instanceof TooLargeError) {
      const text = message(lang, 'error.tooLarge', { bytes: String(MAX_BODY) })
      return errorAnswer(request, { ...coded('TOO_LARGE'), message: text }, lang, { connection: 'close' })
    }
    const expected = toGraphQLError(error, lang)
    if (expected) return refusal(request, refused(expected), lang)
    throw error
  }
}

/** Most unknown fields that an answer names. */
const MOST_IGNORED = 10

/** A plan whose warnings also name what was ignored: said of this request, not cached with the plan. */
function withIgnored(value: unknown, ignored: readonly string[], lang: Lang): unknown {
  if (ignored.length === 0) return value
  const { warnings = [], ...plan } = value as { readonly warnings?: readonly string[] }
  const notices = ignored
    .slice(0, MOST_IGNORED)
    .map((field) => message(lang, 'error.ignored', { field: field.slice(0, 100) }))
  return { ...plan, warnings: [...warnings, ...notices] }
}

async function answer(row: Row, request: Request, path: Record<string, string>): Promise<Response> {
  const { route } = row
  const asked = await understand(row, request, path)
  if (asked instanceof Response) return asked
  const { context, input, ignored } = asked
  if (route.method === 'GET') return read(row, input, context, request)
  const made = await run(row, variablesOf(input), { ...context, argumentsChecked: true })
  if (typeof made === 'function') return made(request)
  const varies = context.langByHeader ? vary('Accept-Language') : {}
  return json(withIgnored(made.value, ignored, context.lang), route.status, {
    ...language(context),
    ...varies,
    ...route.built?.(made.value as { readonly id: string }),
  })
}

/** A route's path as the router writes it. */
const patternOf = ({ path }: Route): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** The cached responses to reads of the API. */
export type ReadCache = ResponseCache<Refused>

/** The documented paths under `/api/`, and an Error object for everything else there. */
export function restApp(services: Services, onBug: OnBug, cache: ReadCache): Hono {
  const app = new Hono()
  const methods = new Map<string, string[]>()
  for (const route of routes) {
    const row = { route, document: prepare(`${route.method} ${route.path}`, route.document), services, onBug, cache }
    const path = patternOf(route)
    methods.set(path, [...(methods.get(path) ?? []), route.method])
    app.on(route.method, path, (c) => answer(row, c.req.raw, c.req.param() as Record<string, string>))
  }
  for (const [path, allowed] of methods) {
    // A GET route answers HEAD as well; Hono does that by itself.
    const allow = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
    app.all(path, (c) => notAllowed(c.req.raw, allow))
  }
  app.all('/api/*', (c) => noPath(c.req.raw))
  app.all('/api', (c) => noPath(c.req.raw))
  return app
}
