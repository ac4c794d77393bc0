import { Hono } from 'hono'
import { type Context, createContext, parseLang, type Services } from '../schema/context.ts'
import { describeIssues, toGraphQLError } from '../schema/errors.ts'
import { type Document, execute, type OnBug, prepare } from '../schema/execute.ts'
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

const json = (body: unknown, status: number, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body, leaveOutNulls), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })

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

/** Who wrote the params of a plan says in which language it is answered, before the address and the header. */
const paramsLang = (input: Record<string, unknown>): void => {
  const { lang } = (input.params ?? {}) as { lang?: unknown }
  if (typeof lang === 'string') parseLang(lang)
}

async function answer(
  route: Route,
  document: Document,
  services: Services,
  onBug: OnBug,
  request: Request,
  path: Record<string, string>,
): Promise<Response> {
  let context: Context
  let parsed: ReturnType<typeof route.input.safeParse>
  try {
    context = createContext(services, request)
    const input = await readInput(route, request, path)
    paramsLang(input)
    parsed = route.input.safeParse(input)
    if (!parsed.success) {
      // Within the body of a plan its own field names count, not the name of the variable that carries it.
      const message = describeIssues(parsed.error, input)
      return errorBody(400, route.path === '/api/plans' ? message.replaceAll(/(^|\. )params\./g, '$1') : message)
    }
  } catch (error) {
    if (error instanceof Unreadable) return errorBody(error.status, error.message)
    const refusal = toGraphQLError(error)
    if (refusal) return errorBody(400, refusal.message)
    throw error
  }
  const outcome = await execute(document, parsed.data, context, onBug)
  if (!outcome.ok) {
    const message = route.path === '/api/plans' ? outcome.message.replace(/^params\./, '') : outcome.message
    return errorBody(outcome.status, message, outcome.retryAfter ? { 'retry-after': String(outcome.retryAfter) } : {})
  }
  if (outcome.value === null) return errorBody(404, `There is no ${route.missing ?? 'object'} with this id.`)
  const { lang, byHeader } = context.answer
  return json(outcome.value, route.status, {
    ...(lang ? { 'content-language': lang } : {}),
    ...(byHeader ? { vary: 'Accept-Language' } : {}),
  })
}

/** The documented paths under `/api/`, and an Error object for everything else there. */
export function restApp(services: Services, onBug: OnBug): Hono {
  const app = new Hono()
  const methods = new Map<string, string[]>()
  for (const route of routes) {
    const document = prepare(`${route.method} ${route.path}`, route.document)
    const path = route.path.replaceAll(/\{(\w+)\}/g, ':$1')
    methods.set(path, [...(methods.get(path) ?? []), route.method])
    app.on(route.method, path, (c) =>
      answer(route, document, services, onBug, c.req.raw, c.req.param() as Record<string, string>),
    )
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
