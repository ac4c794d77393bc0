import { type Description, type Operation, openapi } from './openapi.ts'
import type { Schema } from './openapi-schemas.ts'

/** Puts a question to the documented paths. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>

/** Entries shown of a list of plain values. */
const SHOWN = 3

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
    const { content } = (responses[answer.status] ?? {}) as { content?: { 'application/json': { schema: Schema } } }
    if (!answer.ok || !content) throw new Error(`${method} ${path} answered its example with ${answer.status}`)
    const value: unknown = await answer.json()
    if (method === 'post') ids.set(path, (value as { id: string }).id)
    fill(content['application/json'].schema, value, description.components.schemas)
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
  return description
}
