import {
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionSetNode,
} from 'graphql'
import { z } from 'zod'
import { schema } from '../schema/index.ts'
import type { Route } from './route.ts'
import { routes } from './routes.ts'

/** A JSON schema, loosely: it is made of others' parts and only ever serialised. */
type Schema = Record<string, unknown>

const SCALARS: Readonly<Record<string, Schema>> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
}

/** What the answers are made of: one schema for each type as a document selects it. */
class Components {
  readonly schemas: Record<string, Schema> = {
    Error: {
      type: 'object',
      description: 'What was wrong, naming the field, what was given and what is allowed.',
      properties: {
        error: {
          type: 'string',
          description: 'One sentence for people.',
          examples: ['adults is 11; allowed: at most 10'],
        },
      },
      required: ['error'],
    },
  }
  readonly #names = new Map<string, string>()

  /** Schema of a GraphQL type under a selection; nullable fields are left out of answers, so they are not required. */
  of(
    type: GraphQLOutputType,
    selection: SelectionSetNode | undefined,
    names: Readonly<Record<string, string>>,
  ): Schema {
    if (isNonNullType(type)) return this.of(type.ofType, selection, names)
    if (isListType(type)) return { type: 'array', items: this.of(type.ofType, selection, names) }
    if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) }
    if (isObjectType(type) && selection) return { $ref: `#/components/schemas/${this.#define(type, selection, names)}` }
    return SCALARS[String(type)] ?? {}
  }

  #define(type: GraphQLObjectType, selection: SelectionSetNode, names: Readonly<Record<string, string>>): string {
    const key = `${type.name} ${print(selection)}`
    const known = this.#names.get(key)
    if (known) return known
    const name = names[type.name] ?? type.name
    if (name in this.schemas) throw new Error(`two selections of ${type.name} need two names in openapi.json`)
    this.#names.set(key, name)
    const fields = selection.selections.filter((node): node is FieldNode => node.kind === 'Field')
    const entries = fields.map((node) => {
      const field = type.getFields()[node.name.value]
      if (!field) throw new Error(`${type.name} has no field ${node.name.value}`)
      const property = this.of(field.type, node.selectionSet, names)
      return {
        name: (node.alias ?? node.name).value,
        field,
        schema: { ...property, description: field.description ?? '' },
      }
    })
    this.schemas[name] = {
      type: 'object',
      description: type.description ?? '',
      properties: Object.fromEntries(entries.map((entry) => [entry.name, entry.schema])),
      required: entries.filter((entry) => isNonNullType(entry.field.type)).map((entry) => entry.name),
    }
    return name
  }
}

/** Schema of what an input takes, from the zod that checks it. */
function inputSchema(input: z.ZodType): Schema {
  const { $schema, ...rest } = z.toJSONSchema(input, { io: 'output', unrepresentable: 'any', target: 'draft-2020-12' })
  return withoutNulls(rest) as Schema
}

/** An explicit null means the same as leaving a field out; the description says it once, not at every field. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  const { anyOf, additionalProperties, ...rest } = value as Schema
  const others = Array.isArray(anyOf) ? anyOf.filter((one: Schema) => one.type !== 'null') : []
  const [only] = others
  const kept = others.length === 1 ? { ...(only as Schema), ...rest } : { ...rest, ...(anyOf ? { anyOf: others } : {}) }
  return Object.fromEntries(Object.entries(kept).map(([key, inner]) => [key, withoutNulls(inner)]))
}

const ERRORS: Readonly<Record<string, string>> = {
  '400': 'The request cannot be used or satisfied; the message names the field and what is allowed.',
  '404': 'There is no such object.',
  '413': 'The body is larger than 64 KiB.',
  '503': 'The service is loading, or too many plans are being built; try again after Retry-After seconds.',
}

const errorAnswer = (status: string): Schema => ({
  description: ERRORS[status],
  ...(status === '503'
    ? { headers: { 'Retry-After': { description: 'Whole seconds to wait.', schema: { type: 'integer' } } } }
    : {}),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})

function operation(route: Route, components: Components): Schema {
  const definition = parse(route.document).definitions[0] as OperationDefinitionNode
  const root = definition.selectionSet.selections[0] as FieldNode
  const type = definition.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType()
  const field = type?.getFields()[root.name.value]
  if (!field) throw new Error(`no field ${root.name.value}`)

  const input = inputSchema(route.input) as { properties: Record<string, Schema>; required?: string[] }
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string)
  const parameters = Object.entries(input.properties)
    .filter(([name]) => route.method === 'GET' || inPath.includes(name))
    .map(([name, { description, ...rest }]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name),
      description: description ?? `Id of the ${route.path.split('/')[2]?.replace(/s$/, '')}.`,
      schema: rest,
    }))
  const body =
    route.path === '/api/plans'
      ? input.properties.params
      : {
          type: 'object',
          properties: Object.fromEntries(Object.entries(input.properties).filter(([name]) => !inPath.includes(name))),
          required: (input.required ?? []).filter((name) => !inPath.includes(name)),
        }
  const statuses = [
    '400',
    ...(route.missing || inPath.length > 0 ? ['404'] : []),
    ...(route.method === 'POST' ? ['413'] : []),
    '503',
  ]
  return {
    operationId: definition.name?.value,
    summary: route.summary,
    description: field.description ?? '',
    tags: [route.method === 'POST' || route.path.startsWith('/api/plans') ? 'plans' : 'catalogue'],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.method === 'POST'
      ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } }
      : {}),
    responses: {
      [route.status]: {
        description: route.status === 201 ? 'Built and stored, or stored before.' : 'The answer.',
        headers: { 'Content-Language': { description: 'Language of the words.', schema: { type: 'string' } } },
        content: { 'application/json': { schema: components.of(field.type, root.selectionSet, route.names ?? {}) } },
      },
      ...Object.fromEntries(statuses.map((status) => [status, errorAnswer(status)])),
    },
  }
}

/**
 * The machine-readable description of the documented paths, made of what really serves: the routes, their documents
 * with the schema they run on, and the zod that checks what comes in.
 * @param baseUrl the address people use
 */
export function openapi(baseUrl: string): Schema {
  const components = new Components()
  const paths: Record<string, Record<string, Schema>> = {}
  for (const route of routes) {
    const path = paths[route.path] ?? {}
    path[route.method.toLowerCase()] = operation(route, components)
    paths[route.path] = path
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Provender',
      version: '1.0.0',
      description:
        'Meal plans with one shopping list in whole packs. No key, open CORS. Prices are estimates from national ' +
        'statistics, never live shelf prices: show `priceSource` beside them. Recipes are for personal use; building on ' +
        'the API is allowed, republishing the recipes is not. In bodies an explicit null means the same as leaving a field out.',
      license: { name: 'Recipes and pictures: personal, non-commercial use', url: `${baseUrl}/docs` },
    },
    servers: [{ url: baseUrl }],
    security: [],
    tags: [
      { name: 'catalogue', description: 'Recipes, collections, occasions, ingredients and reference data.' },
      { name: 'plans', description: 'Weeks, tables and baskets.' },
    ],
    paths,
    components: { schemas: components.schemas },
  }
}
