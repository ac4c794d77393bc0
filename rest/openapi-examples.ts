import type { Code } from '../schema/errors.ts'
import { MAX_BODY } from '../src/http/body.ts'
import { errorBody } from '../src/http/error-body.ts'
import { message } from '../src/i18n/message.ts'
import { kindFields } from '../src/i18n/titles.ts'
import { type Description, type Operation, openapi } from './openapi.ts'
import { ANSWERS } from './openapi-answers.ts'
import type { Schema } from './openapi-schemas.ts'

/** Puts a question to the documented paths. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>

/** Entries shown of a list of plain values. */
const SHOWN = 3
/** Entries shown of a list of objects in a whole answer. */
const SHOWN_OBJECTS = 2

/** A whole answer with its lists cut short: an object has all of its fields. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.slice(0, typeof value[0] === 'object' ? SHOWN_OBJECTS : SHOWN).map(shortened)
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]))
}

/** Gives every plain value of a schema that has no example yet the one of this answer. */
function fill(schema: Schema, value: unknown, schemas: Description['components']['schemas']): void {
  const { $ref, properties, items, examples } = schema as {
    $ref?: string
    properties?: Record<string, Schema>
    items?: Schema
    examples?: unknown[]
  }
  const target = $ref && schemas[$ref.slice($ref.lastIndexOf('/') + 1)]
  if (target) fill(target, value, schemas)
  else if (properties) {
    for (const [name, inner] of Object.entries(value as Record<string, unknown>)) {
      const part = properties[name]
      if (part) fill(part, inner, schemas)
    }
  } else if (items && Array.isArray(value)) {
    if (items.$ref) for (const item of value) fill(items, item, schemas)
    else if (!examples || (examples[0] as unknown[]).length === 0) schema.examples = [value.slice(0, SHOWN)]
  } else if (!examples) schema.examples = [value]
}

/** The address that an operation's own examples ask. @param ids of objects that were made, by the path that made them */
function requestOf(path: string, operation: Operation, ids: ReadonlyMap<string, string>) {
  const query = new URLSearchParams()
  let filled = path
  for (const { name, in: place, schema } of operation.parameters ?? []) {
    const made = ids.get(path.slice(0, path.indexOf('/{')))
    if (place === 'path' && !schema.examples && made) schema.examples = [made]
    const [example] = (schema.examples ?? []) as unknown[]
    if (place === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(String(example)))
    else query.set(name, String(example))
  }
  return query.size > 0 ? `${filled}?${query}` : filled
}

/**
 * Fills a description with examples out of real answers, by asking every operation what its own examples ask. The plans
 * of the examples are stored like any others, so that the example of a plan's id can be read.
 * @throws Error naming the operation whose example got no answer that is described
 */
async function fillExamples(description: Description, ask: Ask): Promise<void> {
  const ids = new Map<string, string>()
  // What builds comes first: its ids are examples for what reads.
  const operations = Object.entries(description.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )
  for (const { path, method, operation } of operations.sort((a, b) => (a.method < b.method ? 1 : -1))) {
    const { requestBody, responses } = operation
    const body = requestBody?.content['application/json'].example
    const answer = await ask(requestOf(path, operation, ids), {
      method: method.toUpperCase(),
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const { content } = (responses[answer.status] ?? {}) as {
      content?: { 'application/json': Schema & { schema: Schema } }
    }
    if (!answer.ok || !content) throw new Error(`${method} ${path} answered its example with ${answer.status}`)
    const value: unknown = await answer.json()
    if (method === 'post') ids.set(path, (value as { id: string }).id)
    fill(content['application/json'].schema, value, description.components.schemas)
    content['application/json'].example = shortened(value)
  }
}

/** A request that each kind of error answers, by its status. */
const WRONG: Readonly<Record<string, readonly [path: string, init: RequestInit]>> = {
  400: ['/api/plans?lang=en', { method: 'POST', body: '{"country":"DE","store":"de-lidl","adults":11}' }],
  404: ['/api/recipes/ghost?lang=en', {}],
  405: ['/api/recipes?lang=en', { method: 'DELETE' }],
  413: ['/api/plans?lang=en', { method: 'POST', body: ' '.repeat(MAX_BODY + 1) }],
}
/** What cannot be asked for: the sentence that is said then. */
const UNASKED: Readonly<Record<string, readonly [code: Code, sentence: string]>> = {
  429: ['RATE_LIMITED', message('en', 'error.tooManyRequests', { perMinute: 600, burst: 100, seconds: 1 })],
  500: ['INTERNAL_SERVER_ERROR', message('en', 'error.internal')],
  503: ['UNAVAILABLE', message('en', 'error.loading')],
}

/** Gives every error its example, in both of its forms. */
async function fillErrors({ components }: Description, ask: Ask): Promise<void> {
  for (const [status, { name }] of Object.entries(ANSWERS)) {
    const { content } = components.responses[name] as { content?: Readonly<Record<string, Schema>> }
    const [path, init] = WRONG[status] ?? []
    const [code, sentence = ''] = UNASKED[status] ?? []
    for (const [type, shown] of Object.entries(content ?? {})) {
      const asked = path ? await ask(path, { ...init, headers: { accept: type } }) : undefined
      const unasked = { status: Number(status), code: code ?? '', ...kindFields(code ?? '', 'en'), message: sentence }
      shown.example = asked ? await asked.json() : JSON.parse(errorBody(unasked, type).body)
    }
  }
}

/**
 * The description with examples out of real answers of a service.
 * @param baseUrl the address that the service believes to have
 * @throws Error when an example got no answer that is described
 */
export async function describedWithExamples(baseUrl: string, ask: Ask): Promise<Description> {
  const description = openapi(baseUrl)
  await fillExamples(description, ask)
  await fillErrors(description, ask)
  return description
}
