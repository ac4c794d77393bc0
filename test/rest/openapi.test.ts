import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '../../rest/routes.ts'
import { type TestService, testService } from '../service.ts'

let service: TestService
// biome-ignore lint/suspicious/noExplicitAny: the description is walked by its own references
let description: any
beforeAll(async () => {
  service = await testService()
  description = await (await service.get('/openapi.json')).json()
})
afterAll(() => service.close())

test('the description has every route with its methods, and every schema it refers to', () => {
  expect(description.openapi).toBe('3.1.0')
  expect(description.info.version).toBe('1.0.0')
  expect(
    Object.entries(description.paths)
      .flatMap(([path, item]) => Object.keys(item as object).map((method) => `${method.toUpperCase()} ${path}`))
      .sort(),
  ).toEqual(routes.map((route) => `${route.method} ${route.path}`).sort())
  for (const [, name] of JSON.stringify(description).matchAll(/#\/components\/schemas\/(\w+)/g)) {
    expect(description.components.schemas[name as string], name).toBeDefined()
  }
})

/** Every place where an answer and its schema differ: a field too many, one missing, a wrong type. */
// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
function differences(value: any, schema: any, at: string): string[] {
  if (schema.$ref) return differences(value, description.components.schemas[schema.$ref.split('/').pop()], at)
  if (schema.enum && !schema.enum.includes(value)) return [`${at}: ${value} is none of ${schema.enum}`]
  switch (schema.type) {
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((item, i) => differences(item, schema.items, `${at}[${i}]`))
        : [`${at}: no list`]
    case 'object': {
      const known = Object.keys(schema.properties)
      return [
        ...Object.keys(value)
          .filter((key) => !known.includes(key))
          .map((key) => `${at}.${key}: not described`),
        ...schema.required.filter((key: string) => !(key in value)).map((key: string) => `${at}.${key}: missing`),
        ...known
          .filter((key) => key in value)
          .flatMap((key) => differences(value[key], schema.properties[key], `${at}.${key}`)),
      ]
    }
    case 'integer':
      return Number.isInteger(value) ? [] : [`${at}: ${value} is no whole number`]
    default:
      return typeof value === schema.type ? [] : [`${at}: ${typeof value} instead of ${schema.type}`]
  }
}

const params = { country: 'FR', store: 'fr-average', lang: 'en' }
const answer = (method: string, path: string, status: number) =>
  description.paths[path][method].responses[status].content['application/json'].schema

test.each([
  ['/api/meta', '/api/meta?country=FR'],
  ['/api/recipes', '/api/recipes?limit=200'],
  ['/api/recipes/{id}', '/api/recipes/borscht'],
  ['/api/collections', '/api/collections'],
  ['/api/occasions', '/api/occasions'],
  ['/api/ingredients', '/api/ingredients'],
])('a real answer of GET %s is as described, in both directions', async (path, url) => {
  const body = await (await service.get(url)).json()
  expect(differences(body, answer('get', path, 200), 'answer')).toEqual([])
})

test.each([
  ['/api/plans', '/api/plans', params],
  ['/api/occasions/{id}', '/api/occasions/birthday', { guests: 6, params }],
  ['/api/baskets', '/api/baskets', { guests: 6, items: [{ recipeId: 'borscht' }], params }],
])('a real answer of POST %s is as described, and so is the stored plan', async (path, url, body) => {
  const response = await service.post(url, body)
  expect(response.status).toBe(201)
  const plan = await response.json()
  expect(differences(plan, answer('post', path, 201), 'answer')).toEqual([])
  const stored = await (await service.get(`/api/plans/${(plan as { id: string }).id}?lang=de`)).json()
  expect(differences(stored, answer('get', '/api/plans/{id}', 200), 'answer')).toEqual([])
})

test('an error is the Error object that is described', async () => {
  const body = await (await service.post('/api/plans', {})).json()
  expect(differences(body, answer('post', '/api/plans', 400), 'answer')).toEqual([])
})
