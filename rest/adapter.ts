import { Hono } from 'hono'
import { type Context, createContext, parseLang, type Services } from '../schema/context.ts'
import { describeIssues, toGraphQLError } from '../schema/errors.ts'
import { type Document, execute, type OnBug, type Outcome, prepare, refused } from '../schema/execute.ts'
import { placeOf } from '../schema/place.ts'
import { Answer, IMMUTABLE, vary } from '../src/http/answer.ts'
import type { KeptAnswers } from '../src/http/kept-answers.ts'
import { ANY_ORIGIN, DATA_SECURITY } from '../src/http/security.ts'
import type { Route } from './route.ts'
import { routes } from './routes.ts'

/** Largest body a request may have. */
const MAX_BODY = 64 * 1024

/** A request that cannot be read, with the status that says so. */
class Unreadable extends Error {
  override readonly name = 'Unreadable'
  readonly status: 400 | 413
  constructor(status: 400 | 413, message: string) {
    super(message)
    this.status = status
  }
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

const json = (body: unknown, status: number, headers: Record<string, string> = {}): Response =>
  new Response(serialise(body), { status, headers: { ...JSON_TYPE, 'cache-control': 'no-store', ...headers } })

const serialise = (body: unknown): string => JSON.stringify(body, leaveOutNulls)

/** The contract has no nulls: a field that does not apply (`servings` of a week's dish) is not there. */
const leaveOutNulls = (_: string, value: unknown): unknown => (value === null ? undefined : value)

export const errorBody = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  json({ error: message }, status, headers)

/** Reads at most the allowed number of bytes, whatever the header promises. */
async function readBody(request: Request): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BODY) throw new Unreadable(413, `The body is larger than ${MAX_BODY} bytes.`)
    chunks.push(chunk)
  }
  let body: unknown
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)))
  } catch {
    throw new Unreadable(400, 'The body is not JSON in UTF-8.')
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Unreadable(400, 'The body must be a JSON object.')
  }
  return body
}

/** Path, query and body as one object; a plan's params are the whole body of their own path. */
async function readInput(
  route: Route,
  request: Request,
  path: Record<string, string>,
): Promise<Record<string, unknown>> {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  if (route.method === 'GET') return { ...query, ...path }
  const body = await readBody(request)
  return route.path === '/api/plans' ? { params: body } : { ...(body as object), ...path }
}

/** The request in the language that the params of a plan name, if they do: that comes before the address and the header. */
function inParamsLang(context: Context, input: Record<string, unknown>): Context {
  const { lang } = (input.params ?? {}) as { lang?: unknown }
  return typeof lang === 'string' ? { ...context, lang: parseLang(lang), langByHeader: false } : context
}

/** The variables of a document: its fields are in the request's language, which no plan depends on. */
function variablesOf({ params, ...input }: Record<string, unknown>): Record<string, unknown> {
  if (typeof params !== 'object') return input
  const { lang: _, ...defining } = params as Record<string, unknown>
  return { ...input, params: defining }
}

/** Refuses an unknown country also where nothing was found whose price it could tell. @throws BadField */
function checkCountry(context: Context, { country }: Record<string, unknown>): void {
  if (typeof country === 'string') placeOf(context, { country })
}

function refusalBody(route: Route, { status, message, retryAfter }: Extract<Outcome, { ok: false }>): Response {
  const shown = route.path === '/api/plans' ? message.replace(/^params\./, '') : message
  return errorBody(status, shown, retryAfter ? { 'retry-after': String(retryAfter) } : {})
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
  readonly kept: KeptAnswers<Refused>
}

/** A value that may be sent, or why there is none. */
type Refused = () => Response
type Done = Extract<Outcome, { ok: true }>

async function run(
  { route, document, onBug }: Row,
  input: Record<string, unknown>,
  context: Context,
): Promise<Done | Refused> {
  const outcome = await execute(document, input, context, onBug)
  if (outcome.ok && outcome.value !== null) return outcome
  if (outcome.ok) return () => errorBody(404, `There is no ${route.missing ?? 'object'} with this id.`)
  return () => refusalBody(route, outcome)
}

const language = ({ lang }: Context): Record<string, string> => ({ 'content-language': lang })

/** A read is kept by what it depends on: the revision, the known parts of the query, and the language. No day matters. */
async function read(row: Row, input: Record<string, unknown>, context: Context, request: Request): Promise<Response> {
  const { route, services, kept } = row
  const { revision } = services.catalogue()
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
    return new Answer(serialise(made.value), headers, patternOf(route))
  }
  const path = request.url.slice(request.url.indexOf('/', 'https://'.length))
  const made = await kept.get(key, make, {
    revision,
    path,
    acceptLanguage: request.headers.get('accept-language'),
  })
  return made instanceof Answer ? made.to(request) : made()
}

async function answer(row: Row, request: Request, path: Record<string, string>): Promise<Response> {
  const { route } = row
  let context: Context
  let parsed: ReturnType<typeof route.input.safeParse>
  try {
    context = createContext(row.services, request)
    const input = await readInput(route, request, path)
    context = inParamsLang(context, input)
    parsed = route.input.safeParse(input)
    if (!parsed.success) {
      // Within the body of a plan its own field names count, not the name of the variable that carries it.
      const message = describeIssues(parsed.error, input)
      return errorBody(400, route.path === '/api/plans' ? message.replaceAll(/(^|\. )params\./g, '$1') : message)
    }
    checkCountry(context, parsed.data)
  } catch (error) {
    if (error instanceof Unreadable) return errorBody(error.status, error.message)
    const refusal = toGraphQLError(error)
    if (refusal) return refusalBody(route, refused(refusal))
    throw error
  }
  if (route.method === 'GET') return read(row, parsed.data, context, request)
  const made = await run(row, variablesOf(parsed.data), context)
  if (typeof made === 'function') return made()
  const varies = context.langByHeader ? vary('Accept-Language') : {}
  return json(made.value, route.status, { ...language(context), ...varies })
}

/** A route's path as the router writes it. */
const patternOf = ({ path }: Route): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** The answers to reads of the API that are kept. */
export type KeptReads = KeptAnswers<Refused>

/** The documented paths under `/api/`, and an Error object for everything else there. */
export function restApp(services: Services, onBug: OnBug, kept: KeptReads): Hono {
  const app = new Hono()
  const methods = new Map<string, string[]>()
  for (const route of routes) {
    const row = { route, document: prepare(`${route.method} ${route.path}`, route.document), services, onBug, kept }
    const path = patternOf(route)
    methods.set(path, [...(methods.get(path) ?? []), route.method])
    app.on(route.method, path, (c) => answer(row, c.req.raw, c.req.param() as Record<string, string>))
  }
  for (const [path, allowed] of methods) {
    // A GET route answers HEAD as well; Hono does that by itself.
    const allow = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
    app.all(path, (c) => errorBody(405, `${c.req.method} is not allowed here; allowed: ${allow}`, { allow }))
  }
  app.all('/api/*', () => errorBody(404, 'There is no such path.'))
  app.all('/api', () => errorBody(404, 'There is no such path.'))
  return app
}
