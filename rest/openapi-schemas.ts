import {
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  print,
  type SelectionSetNode,
} from 'graphql'
import { z } from 'zod'

/** A JSON schema, loosely: it is made of others' parts and only ever serialised. */
export type Schema = Record<string, unknown>

const SCALARS: Readonly<Record<string, Schema>> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  Date: { type: 'string', format: 'date' },
  URL: { type: 'string', format: 'uri' },
  MoneyNumber: { type: 'number' },
}

export const reference = (kind: 'schemas' | 'responses' | 'headers', name: string): Schema => ({
  $ref: `#/components/${kind}/${name}`,
})

const unit = (value: unknown): Schema => (typeof value === 'string' ? { 'x-unit': value } : {})

/** A closed list of values, of the field or of each entry of its list. */
const oneOf = (values: readonly string[], list: boolean): Schema =>
  list ? { items: { type: 'string', enum: values } } : { enum: values }

/** What the answers are made of: one schema for each type as a document selects it. */
export class Components {
  readonly schemas: Record<string, Schema> = {}
  readonly #withValues: boolean
  readonly #names = new Map<string, string>()

  /** @param withValues whether fields that are plain text name the values they can have */
  constructor(withValues = true) {
    this.#withValues = withValues
  }

  /** Schema of a GraphQL type under a selection; nullable fields are left out of answers, so they are not required. */
  of(
    type: GraphQLOutputType,
    selection: SelectionSetNode | undefined,
    names: Readonly<Record<string, string>>,
  ): Schema {
    if (isNonNullType(type)) return this.of(type.ofType, selection, names)
    if (isListType(type)) return { type: 'array', items: this.of(type.ofType, selection, names) }
    if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) }
    if (isObjectType(type) && selection) return reference('schemas', this.#define(type, selection, names))
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
      const { format, values, example } = field.extensions
      const schema = {
        ...this.of(field.type, node.selectionSet, names),
        ...(format ? { format } : {}),
        ...(this.#withValues && Array.isArray(values) ? oneOf(values, isListType(getNullableType(field.type))) : {}),
        description: field.description ?? '',
        ...unit(field.extensions.unit),
        ...(example === undefined ? {} : { examples: [example] }),
      }
      return { name: (node.alias ?? node.name).value, field, schema }
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
export function inputSchema(input: z.ZodType): Schema {
  const { $schema, ...rest } = z.toJSONSchema(input, { io: 'output', unrepresentable: 'any', target: 'draft-2020-12' })
  return plain(rest) as Schema
}

/**
 * Without what would be said at every field: an explicit null means the same as leaving a field out, and unknown fields
 * are ignored.
 */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  const { anyOf, additionalProperties, properties, unit: measured, ...rest } = value as Schema
  const others = Array.isArray(anyOf) ? anyOf.filter((one: Schema) => one.type !== 'null') : []
  const [only] = others
  const merged =
    others.length === 1 ? { ...(only as Schema), ...rest } : { ...rest, ...(anyOf ? { anyOf: others } : {}) }
  return {
    ...Object.fromEntries(Object.entries(merged).map(([key, inner]) => [key, plain(inner)])),
    ...(properties
      ? { properties: Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, plain(inner)])) }
      : {}),
    ...unit(measured),
  }
}

/** A value that a schema describes, made of the examples of its parts; undefined when there are none. */
export function exampleOf(schema: Schema): unknown {
  const { examples, properties, items } = schema as { examples?: unknown[]; properties?: object; items?: Schema }
  if (examples) return examples[0]
  if (items) return [exampleOf(items)]
  if (!properties) return undefined
  return Object.fromEntries(
    Object.entries(properties)
      .map(([name, part]) => [name, exampleOf(part)])
      .filter(([, value]) => value !== undefined),
  )
}
