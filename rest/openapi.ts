import { type FieldNode, getNamedType, type OperationDefinitionNode, parse } from 'graphql'
import { answerOf } from '../schema/document-types.ts'
import { STATUS } from '../schema/errors.ts'
import { ownSchema as schema } from '../schema/index.ts'
import { ParamsInput } from '../src/planner/params.ts'
import { ANSWERS, answers, BUILT_HEADERS, ERROR, HEADERS, headers, PROBLEM, READ_HEADERS } from './openapi-answers.ts'
import { paramsWithDefaults } from './openapi-defaults.ts'
import { Components, exampleOf, inputSchema, reference, type Schema } from './openapi-schemas.ts'
import type { Route } from './route.ts'
import { routes } from './routes.ts'

/** The description as programs read it. */
export interface Description extends Schema {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Schema & {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly responses: Readonly<Record<string, Schema>>
  }
}
export interface Operation extends Schema {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Schema & {
    readonly content: { readonly 'application/json': Schema & { readonly example: unknown } }
  }
  readonly responses: Readonly<Record<string, Schema>>
}
export interface Parameter extends Schema {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly schema: Schema
}

/** What the answer of a route is made of, from its document. */
function answered(route: Route, components: Components) {
  const definition = parse(route.document).definitions[0] as OperationDefinitionNode
  const root = definition.selectionSet.selections[0] as FieldNode
  const type = definition.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType()
  if (!type) throw new Error(`no type for ${definition.operation}`)
  const { field, type: answer, selection } = answerOf(type, root)
  return {
    operationId: definition.name?.value,
    description: overRest(field.description ?? ''),
    type: getNamedType(answer).name,
    body: components.of(answer, selection, route.names ?? {}),
  }
}

/** What a field of GraphQL says, as it is over REST: what is not there is 404, and filters are parameters. */
const overRest = (description: string): string =>
  description.replace(/; null when there is none[^.]*(?=\.)/, '').replaceAll('`filter.', '`')

function operation(route: Route, components: Components, params: Schema): Operation {
  const { operationId, description, type, body: answer } = answered(route, components)
  const input = inputSchema(route.input) as { properties: Record<string, Schema>; required?: string[] }
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string)
  const parts = Object.entries(input.properties)
  const parameters = parts
    .filter(([name]) => route.method === 'GET' || inPath.includes(name))
    .map(([name, { description: said, ...rest }]): Parameter => {
      const place = inPath.includes(name) ? 'path' : 'query'
      // Lists are written with commas between.
      const list = rest.type === 'array' ? { style: 'form', explode: false } : {}
      return { name, in: place, required: place === 'path', description: said, ...list, schema: rest }
    })
  const inBody = parts.filter(([name]) => !inPath.includes(name))
  const whole = route.body === 'params'
  const body = whole
    ? reference('schemas', 'Params')
    : {
        type: 'object',
        properties: Object.fromEntries(
          inBody.map(([name, part]) => [
            name,
            name === 'params' ? { ...reference('schemas', 'Params'), description: part.description } : part,
          ]),
        ),
        required: (input.required ?? []).filter((name) => !inPath.includes(name)),
      }
  const example = whole ? exampleOf(params) : exampleOf({ properties: Object.fromEntries(inBody) })
  const reading = route.method === 'GET'
  return {
    operationId,
    summary: route.summary,
    description,
    tags: [type === 'Plan' ? 'plans' : 'catalogue'],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(reading ? {} : { requestBody: { required: true, content: { 'application/json': { schema: body, example } } } }),
    responses: {
      [route.status]: {
        description: reading ? 'The answer.' : 'Built and stored, or stored before.',
        headers: headers(...(reading ? READ_HEADERS : BUILT_HEADERS)),
        content: { 'application/json': { schema: answer } },
      },
      ...answers(
        ...(reading ? [304] : []),
        STATUS.BAD_USER_INPUT,
        ...(inPath.length > 0 ? [STATUS.NOT_FOUND] : []),
        STATUS.METHOD_NOT_ALLOWED,
        ...(reading ? [] : [STATUS.TOO_LARGE]),
        STATUS.RATE_LIMITED,
        STATUS.INTERNAL_SERVER_ERROR,
        STATUS.UNAVAILABLE,
      ),
    },
  }
}

/** An address that only this machine knows tells others nothing: then paths count from where the description is. */
export const serverOf = (baseUrl: string): string =>
  ['localhost', '127.0.0.1', '[::1]', '0.0.0.0'].includes(new URL(baseUrl).hostname) ? '/' : baseUrl

/**
 * The machine-readable description of the documented paths, made of what really serves: the routes, their documents
 * with the schema they run on, and the zod that checks what comes in. Examples of answers: see `openapi-examples.ts`.
 * @param baseUrl the address people use
 */
export function openapi(baseUrl: string): Description {
  const components = new Components()
  const params = inputSchema(ParamsInput)
  const paths: Record<string, Record<string, Operation>> = {}
  for (const route of routes) {
    const path = paths[route.path] ?? {}
    path[route.method.toLowerCase()] = operation(route, components, params)
    paths[route.path] = path
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Provender',
      version: '1.0.0',
      description:
        'Meal plans with one shopping list in whole packs. No key, open CORS. Prices are estimates from national ' +
        'statistics, never live shelf prices: show `priceSource` beside them. Recipes and pictures are for personal, ' +
        'non-commercial use; building a product on the API is allowed, republishing the recipes or pictures, whole or ' +
        'in large parts, is not. In bodies an explicit null means the same as leaving a field out, and unknown fields ' +
        'are ignored, but named in `warnings` of that answer; one that looks like `allergens`, `exclude` or `excludeTags` is ' +
        'refused. `x-unit` names the unit of a number: `currency` is that of the country, in major units; ' +
        '`unit` in backquotes is the field of that name beside it.',
      contact: { name: 'Provender', url: `${baseUrl}/docs` },
      license: { name: 'Provender Content Licence 1.0', url: `${baseUrl}/content-license` },
    },
    servers: [{ url: serverOf(baseUrl) }],
    security: [],
    tags: [
      { name: 'catalogue', description: 'Recipes, collections, occasions, ingredients and reference data.' },
      { name: 'plans', description: 'Weeks, tables and baskets.' },
    ],
    paths,
    components: {
      schemas: {
        Error: ERROR,
        Problem: PROBLEM,
        Params: { ...paramsWithDefaults(params), description: 'What defines a plan. Country and store are required.' },
        ...components.schemas,
      },
      headers: HEADERS,
      responses: Object.fromEntries(Object.values(ANSWERS).map(({ name, answer }) => [name, structuredClone(answer)])),
    },
  }
}
