import { z } from 'zod'
import { bare, type StoredFields, stored } from '../src/catalogue/fields.ts'
import { builder } from './builder.ts'
import { values } from './lengths.ts'
import { enumOf } from './vocabulary.ts'

// One zod schema owns each input and each list of stored fields; GraphQL fields are read off it, so that no rule or
// description stands twice.

type InputBuilder = PothosSchemaTypes.InputFieldBuilder<(typeof builder)['$inferSchemaTypes'], 'InputObject'>
// biome-ignore lint/suspicious/noExplicitAny: Pothos' type parameters cannot follow a schema that is read at run time
type AnyType = any

type Types = Map<z.ZodType, AnyType>
const inputs: Types = new Map()
const outputs: Types = new Map()

interface Leaf {
  readonly schema: z.ZodType
  readonly list: boolean
  readonly required: boolean
}

/** The schema under nullish, optional, default and array. */
function leafOf(schema: z.ZodType): Leaf {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return { ...leafOf(schema.unwrap() as z.ZodType), required: false }
  }
  if (schema instanceof z.ZodPipe) return leafOf(schema.in as z.ZodType)
  if (schema instanceof z.ZodArray) return { ...leafOf(schema.element as z.ZodType), list: true, required: true }
  return { schema, list: false, required: true }
}

/** @throws Error when nothing was made of the schema */
function typeOf(field: string, schema: z.ZodType, objects: Types): AnyType {
  const type = namedType(schema, objects)
  if (!type) throw new Error(`${field}: no GraphQL type for its schema`)
  return type
}

function namedType(schema: z.ZodType, objects: Types): AnyType {
  if (schema instanceof z.ZodEnum) return enumOf(schema.options.map(String))
  if (schema instanceof z.ZodObject) return objects.get(schema)
  if (schema instanceof z.ZodNumber) return schema.format?.includes('int') ? 'Int' : 'Float'
  if (schema instanceof z.ZodString) return 'String'
  if (schema instanceof z.ZodBoolean) return 'Boolean'
  return undefined
}

const descriptionOf = (schema: z.ZodType): string | undefined =>
  schema.description ??
  (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? descriptionOf(schema.unwrap() as z.ZodType)
    : undefined)

export type InputRef<Shape> = PothosSchemaTypes.InputObjectRef<(typeof builder)['$inferSchemaTypes'], Shape>

interface InputOptions {
  /** false: its values are checked whole by who takes it, so that every mistake is reported at once */
  readonly checked?: boolean
  readonly subGraphs?: ['operators']
  /** true: what is left out stays as it was, so no field has the default that its description names */
  readonly partial?: boolean
  /** types of fields whose zod schema is plain text: ids, days */
  readonly types?: Readonly<Record<string, unknown>>
}

/** The sentence of a description that names a default. */
const DEFAULT = / Default [^.]*\.$/

/** An input type with the fields and descriptions of a zod object, and its checks. */
export function inputOf<Schema extends z.ZodObject>(
  name: string,
  schema: Schema,
  description: string,
  { checked = true, partial = false, types = {}, ...options }: InputOptions = {},
): InputRef<z.input<Schema>> {
  const fields = (t: InputBuilder) =>
    Object.fromEntries(
      Object.entries(schema.shape).map(([field, value]) => {
        const { schema: leaf, list, required } = leafOf(value as z.ZodType)
        const type = types[field] ?? typeOf(`${name}.${field}`, leaf, inputs)
        const said = descriptionOf(value as z.ZodType)
        const about = { required, description: partial ? said?.replace(DEFAULT, '') : said }
        return [field, t.field({ type: list ? [type] : type, ...about } as AnyType)]
      }),
    )
  const type = builder.inputType(name, {
    description,
    ...(checked ? { validate: { schema } } : {}),
    ...options,
    fields,
  } as AnyType)
  inputs.set(schema, type)
  return type as unknown as InputRef<z.input<Schema>>
}

/** An optional argument with the values of a zod schema. */
export const argOf = (t: AnyType, name: string, schema: z.ZodType, description: string): AnyType =>
  t.field({ type: typeOf(name, schema, inputs), description })

/** What a list of values costs, by the name of its field. */
type CostOf = (name: string) => ReturnType<typeof values>

/**
 * Plain fields of an object type: each is what is stored under its name.
 * @param costOf asked for each list
 */
export function storedFields(t: AnyType, fields: StoredFields, costOf: CostOf): Record<string, AnyType> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { schema, description, unit, example }]) => {
      const { schema: leaf, list } = leafOf(schema)
      const type = typeOf(name, leaf, outputs)
      return [
        name,
        t.field({
          type: list ? [type] : type,
          nullable: bare(schema).nullable,
          description,
          extensions: { ...(unit === undefined ? {} : { unit }), ...(example === undefined ? {} : { example }) },
          ...(list ? { complexity: costOf(name) } : {}),
          resolve: (parent: Readonly<Record<string, unknown>>) => parent[name],
        }),
      ]
    }),
  )
}

/**
 * An object type with the fields and descriptions of a zod object; lists of it, and fields of it, find it by its schema.
 */
export function objectOf<Schema extends z.ZodObject>(name: string, schema: Schema, description: string) {
  const fields = Object.fromEntries(
    Object.entries(schema.shape as Record<string, z.ZodType>).map(([field, value]) => {
      const unit = value.meta()?.unit
      const notes = { description: descriptionOf(value) ?? '', ...(typeof unit === 'string' ? { unit } : {}) }
      return [field, stored(value, notes)]
    }),
  )
  const type = builder.objectRef<z.output<Schema>>(name)
  builder.objectType(type, { description, fields: (t) => storedFields(t, fields, () => values(1)) })
  outputs.set(schema, type)
  return type
}
