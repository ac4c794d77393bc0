import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { beforeAll, describe, expect, test } from 'vitest'
import { openapi } from '../../rest/openapi.ts'
import { shortened } from '../../rest/openapi-examples.ts'
import { routes } from '../../rest/routes.ts'
import { startService } from '../../src/app/service.ts'
import { testDatabase } from '../harness/database.ts'
import { serviceForFile } from '../harness/for-file.ts'

const service = serviceForFile()
// biome-ignore lint/suspicious/noExplicitAny: the description is walked by its own references
let description: any
beforeAll(async () => {
  description = await (await service.get('/openapi.json')).json()
})

/** The operations as they are before anybody asks for examples. */
const operations = Object.entries(openapi('https://meals.example').paths).flatMap(([path, item]) =>
  Object.keys(item).map((method): [string, string] => [method, path]),
)

test('the description has every route with its methods, version and rights', () => {
  expect(description.openapi).toBe('3.1.0')
  expect(description.info).toMatchObject({ version: '1.0.0', license: { name: 'Provender Content Licence 1.0' } })
  expect(operations.map(([method, path]) => `${method.toUpperCase()} ${path}`).sort()).toEqual(
    routes.map((route) => `${route.method} ${route.path}`).sort(),
  )
})

test('the linter has nothing to say against it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-'))
  const file = join(folder, 'openapi.json')
  // The linter takes the tests' .localhost for an address that was left in by mistake.
  await writeFile(file, JSON.stringify(description).replaceAll('provender.localhost', 'provender.test'))
  const { stdout } = await promisify(execFile)(
    join(import.meta.dirname, '../../node_modules/.bin/redocly'),
    ['lint', file, '--extends', 'recommended-strict', '--format', 'json'],
    { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  )
  await rm(folder, { recursive: true })
  expect(JSON.parse(stdout)).toMatchObject({ problems: [], totals: { errors: 0, warnings: 0 } })
})

interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly description?: string
  readonly examples?: unknown[]
  readonly items?: Schema
  readonly properties?: Record<string, Schema>
  readonly 'x-unit'?: string
}

/** What a schema does not say of its parts. */
function unsaid(schema: Schema, at: string): string[] {
  const missing = (name: string, said: unknown) => (said ? [] : [`${at}: no ${name}`])
  const described = missing('description', schema.description)
  if (schema.$ref) return described
  const parts = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => unsaid(part, `${at}.${name}`))
  if (schema.properties) return [...described, ...parts]
  const { items } = schema
  if (items?.$ref) return described
  if (items?.properties) return [...described, ...unsaid({ description: 'said by the list', ...items }, `${at}[]`)]
  const number = schema.type === 'number' || schema.type === 'integer'
  return [
    ...described,
    ...missing('example', schema.examples?.length),
    ...(number ? missing('unit', schema['x-unit']) : []),
  ]
}

test('every field, parameter and header says what it is, its unit, and an example', () => {
  const { schemas, headers } = description.components
  const silent = [
    ...Object.entries<Schema>(schemas).flatMap(([name, schema]) => unsaid(schema, name)),
    ...Object.entries<{ description: string; schema: Schema }>(headers).flatMap(([name, header]) =>
      unsaid({ ...header.schema, description: header.description, 'x-unit': 'said there' }, name),
    ),
    ...operations.flatMap(([method, path]) => {
      const { parameters = [], requestBody } = description.paths[path][method]
      const body: Schema = requestBody?.content['application/json'].schema ?? { properties: {} }
      return [
        ...parameters.flatMap((parameter: { name: string; description: string; schema: Schema }) =>
          unsaid({ ...parameter.schema, description: parameter.description }, `${method} ${path} ${parameter.name}`),
        ),
        ...unsaid({ description: 'said by the operation', ...body }, `${method} ${path} body`),
      ]
    }),
  ]
  expect(silent).toEqual([])
})

/** The same schema, but with room for nothing that it does not name. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema).map(([key, value]) => [key, key === 'examples' ? value : closed(value)])
  const { properties } = schema as { properties?: { type?: unknown } }
  const named = properties && typeof properties.type !== 'string'
  return { ...Object.fromEntries(entries), ...(named ? { additionalProperties: false } : {}) }
}

/** What an answer has that its schema does not say, and the other way round. */
function differences(body: unknown, method: string, path: string, status: number): unknown {
  const ajv = formats.default(new Ajv2020({ strict: false, allErrors: true }))
  ajv.addSchema(closed({ $id: 'https://provender.localhost/', ...description }) as object)
  const named = description.paths[path][method].responses[status]
  const pointer = named.$ref ?? `#/paths/${path.replaceAll('/', '~1')}/${method}/responses/${status}`
  const validate = ajv.compile({
    $ref: `https://provender.localhost/${encodeURI(pointer)}/content/application~1json/schema`,
  })
  return validate(body) ? [] : validate.errors
}

test('the comparison sees a field too many, one too few and a wrong type, however deep', async () => {
  const page = (await (await service.get('/api/recipes?limit=1')).json()) as { items: Record<string, unknown>[] }
  const [card] = page.items
  const { Title, ...untitled } = card ?? {}
  for (const wrong of [{ ...card, Secret: 1 }, untitled, { ...card, Kcal: '1' }]) {
    expect(differences({ ...page, items: [wrong] }, 'get', '/api/recipes', 200)).toHaveLength(1)
  }
})

const address = (path: string, parameters: { name: string; in: string; schema: Schema }[] = []): string => {
  const query = new URLSearchParams()
  let filled = path
  for (const { name, in: place, schema } of parameters) {
    if (place === 'path') filled = filled.replace(`{${name}}`, String(schema.examples?.[0]))
    else query.set(name, String(schema.examples?.[0]))
  }
  return `${filled}?${query}`
}

/** The paths of the plain values in an answer, with the kind of each. */
function shapeOf(value: unknown, path = ''): Set<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((entry) => [...shapeOf(entry, `${path}[]`)]))
  if (typeof value !== 'object' || value === null) return new Set([`${path}: ${typeof value}`])
  return new Set(Object.entries(value).flatMap(([name, inner]) => [...shapeOf(inner, `${path}.${name}`)]))
}

interface Answer {
  readonly content?: Readonly<Record<string, { readonly schema: Schema; readonly example: object }>>
}

test('every error has an example in both of its forms', () => {
  const ajv = formats.default(new Ajv2020({ strict: false }))
  ajv.addSchema({ $id: 'https://provender.localhost/', ...description })
  for (const [name, { content = {} }] of Object.entries<Answer>(description.components.responses)) {
    expect([name, Object.keys(content).length]).toEqual([name, name === 'NotModified' ? 0 : 2])
    for (const { schema, example } of Object.values(content)) {
      const fits = ajv.validate({ $ref: `https://provender.localhost/${schema.$ref}` }, example)
      expect([name, fits, ajv.errors]).toEqual([name, true, null])
    }
  }
})

test('every field of params that may be left out says what it means then', () => {
  const { properties, required } = description.components.schemas.Params
  const optional = Object.keys(properties).filter((name) => !required.includes(name))
  const silent = optional.filter((name) => !('default' in (properties[name].allOf?.[0] ?? {})))
  // The language and the first day depend on the request; no limit of minutes is no number.
  expect(silent.sort()).toEqual(['lang', 'maxMin', 'startDate'])
})

describe.each(operations)('%s %s', (method, path) => {
  const ask = async (url: string, body?: unknown) => (method === 'post' ? service.post(url, body) : service.get(url))

  test('answers its own example as described, in both directions', async () => {
    const { parameters, requestBody, responses } = description.paths[path][method]
    const answer = await ask(address(path, parameters), requestBody?.content['application/json'].example)
    expect(Object.keys(responses)).toContain(String(answer.status))
    expect(answer.ok).toBe(true)
    const body = await answer.json()
    expect(differences(body, method, path, answer.status)).toEqual([])
    expect(answer.headers.get('content-language')).toBe('en')
    const { example } = responses[answer.status].content['application/json']
    expect(differences(example, method, path, answer.status)).toEqual([])
    expect([...shapeOf(example)].sort()).toEqual([...shapeOf(shortened(body))].sort())
  })

  test('answers a wrong request with the error that is described', async () => {
    const answer = await ask(`${path.replace('{id}', 'ghost')}?lang=xx`, { params: { lang: 'xx' }, lang: 'xx' })
    expect(answer.status).toBe(400)
    expect(differences(await answer.json(), method, path, 400)).toEqual([])
  })

  test('answers another method with the error that is described', async () => {
    const other = await service.app.request(path, { method: 'DELETE' })
    expect(other.status).toBe(405)
    expect(other.headers.get('allow')).toContain(method.toUpperCase())
    expect(differences(await other.json(), method, path, 405)).toEqual([])
  })
})

test.each([
  ['/api/meta', '/api/meta?country=FR'],
  ['/api/recipes', '/api/recipes?limit=200'],
  ['/api/recipes', '/api/recipes?limit=200&offset=200'],
  ['/api/collections', '/api/collections?lang=ja'],
  ['/api/ingredients', '/api/ingredients?lang=ru'],
])('all of GET %s is as described', async (path, url) => {
  expect(differences(await (await service.get(url)).json(), 'get', path, 200)).toEqual([])
})

test('what is missing, too large or too early is answered as described', async () => {
  for (const path of ['/api/recipes/{id}', '/api/plans/{id}']) {
    const missing = await service.get(path.replace('{id}', 'ghost'))
    expect(missing.status).toBe(404)
    expect(differences(await missing.json(), 'get', path, 404)).toEqual([])
  }
  const large = await service.post('/api/baskets', { padding: 'x'.repeat(64 * 1024) })
  expect(large.status).toBe(413)
  expect(differences(await large.json(), 'post', '/api/baskets', 413)).toEqual([])

  const database = await testDatabase()
  const bugs: unknown[] = []
  const early = startService({
    config: { ...database, baseUrl: 'http://provender.localhost' },
    onBug: (bug) => bugs.push(bug),
  })
  const unavailable = await early.app.request('/api/meta')
  expect(unavailable.status).toBe(503)
  expect(unavailable.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(differences(await unavailable.json(), 'get', '/api/meta', 503)).toEqual([])
  // So does a page, in the language that is asked for.
  for (const path of ['/?lang=de', '/recipes?lang=de', '/nothing?lang=de', '/plan/x/next?lang=de', '/?lang=xx']) {
    const page = await early.app.request(path)
    expect([path, page.status, page.headers.get('retry-after')]).toEqual([path, 503, expect.stringMatching(/^\d+$/)])
    expect(await page.text()).toContain(`<html lang="${path.includes('de') ? 'de' : 'en'}"`)
  }
  expect(bugs).toEqual([])
  // The description is there from the first moment.
  expect((await early.app.request('/openapi.json')).status).toBe(200)
  await early.close()
  await database.drop()
})

test('the example of an error is a real one', async () => {
  const { example } = description.paths['/api/plans'].post.requestBody.content['application/json']
  const answer = await service.post('/api/plans', { ...example, adults: 11 })
  expect(await answer.json()).toEqual({ error: description.components.schemas.Error.properties.error.examples[0] })
})

test('reading the description builds and stores no plan', async () => {
  const plans = async () => (await (await service.get('/metrics')).text()).match(/^provender_plans_total\{.*$/gm) ?? []
  const before = await plans()
  service.statements()
  const again = await service.get('/openapi.json', { 'accept-encoding': 'identity' })
  expect(await again.json()).toEqual(description)
  expect(await plans()).toEqual(before)
  expect(service.statements()).toEqual([])
})

test('an address that only this machine knows is no server of the description', () => {
  expect(openapi('http://localhost:3000').servers).toEqual([{ url: '/' }])
  expect(openapi('https://meals.example/plans').servers).toEqual([{ url: 'https://meals.example/plans' }])
})

test('none of this was a bug of ours', () => {
  expect(service.bugs).toEqual([])
})
