import { type EmptyOptions, type PropertyChain, p } from '@mikro-orm/core'
import { z } from 'zod'

/** What is known of a stored field besides the values it may have. */
export interface FieldNotes {
  /** what it means, for readers of the API */
  readonly description: string
  /** the same for authors, where they need another sentence */
  readonly writing?: string
  /** unit of a number */
  readonly unit?: string
  /** a value, where the object of the description's example has none */
  readonly example?: number
  /** what the API calls the type of its values, where no other field has the same words */
  readonly words?: {
    readonly name: string
    readonly description: string
    /** what each of the values means */
    readonly means: Readonly<Record<string, string>>
  }
  /** its column in the content file, where it has another name there */
  readonly fileColumn?: string
}

/** One stored field of an object of the catalogue. */
export interface StoredField<Schema extends z.ZodType = z.ZodType> extends FieldNotes {
  /** its values; with `.default(…)` files and authors may leave it out, and rows that are older than the field have it */
  readonly schema: Schema
}
export type StoredFields = Readonly<Record<string, StoredField>>

export const stored = <Schema extends z.ZodType, Notes extends FieldNotes>(
  schema: Schema,
  notes: Notes,
): StoredField<Schema> & Notes => ({ schema, ...notes })

type Shape<Fields extends StoredFields> = { -readonly [Name in keyof Fields]: Fields[Name]['schema'] }

/** What an object holds that has these fields. */
export type Values<Fields extends StoredFields> = {
  readonly [Name in keyof Fields]: z.output<Fields[Name]['schema']>
}

/** The schemas of fields, for a zod object. */
export const shapeOf = <Fields extends StoredFields>(fields: Fields): Shape<Fields> =>
  Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])) as Shape<Fields>

/** The schemas of fields with the sentence for authors of each. */
export const writingShape = <Fields extends StoredFields>(fields: Fields): Shape<Fields> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { schema, description, writing }]) => [
      name,
      schema.describe(writing ?? description),
    ]),
  ) as Shape<Fields>

/** The names of fields, as their type has them. */
export const namesOf = <Fields extends StoredFields>(fields: Fields): readonly (keyof Fields & string)[] =>
  Object.keys(fields)

/** Values of the fields that were not there when an object was written: their defaults. */
export const defaultsOf = (fields: StoredFields): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { schema }]) =>
      schema instanceof z.ZodDefault ? [[name, schema.def.defaultValue]] : [],
    ),
  )

/** A value's schema under `.default(…)` and `.nullable()`. */
export interface Bare {
  readonly schema: z.ZodType
  readonly nullable: boolean
  /** undefined: none */
  readonly fallback: unknown
}

export function bare(schema: z.ZodType): Bare {
  if (schema instanceof z.ZodDefault) {
    return { ...bare(schema.unwrap() as z.ZodType), fallback: schema.def.defaultValue }
  }
  if (schema instanceof z.ZodNullable) return { ...bare(schema.unwrap() as z.ZodType), nullable: true }
  return { schema, nullable: false, fallback: undefined }
}

/** The schema of one value of a field: of an entry, where it is a list. */
export function oneValue({ schema }: StoredField): z.ZodType {
  const value = bare(schema).schema
  return value instanceof z.ZodArray ? (value.element as z.ZodType) : value
}

type Column<Value, Schema> = PropertyChain<
  Exclude<Value, null>,
  EmptyOptions &
    (null extends Value ? { nullable: true } : unknown) &
    (Schema extends z.ZodDefault ? { default: unknown } : unknown)
>
type Columns<Fields extends StoredFields> = {
  [Name in keyof Fields]: Column<z.output<Fields[Name]['schema']>, Fields[Name]['schema']>
}

/**
 * Properties of an entity: text, whole and other numbers, truth values; lists and objects are JSON.
 * @throws Error for a schema that no column is known for
 */
export const columnsOf = <Fields extends StoredFields>(fields: Fields): Columns<Fields> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, columnOf(name, field)]),
  ) as unknown as Columns<Fields>

function columnOf(name: string, field: StoredField) {
  const { schema, nullable, fallback } = bare(field.schema)
  const structured = isStructured(schema)
  const column = structured ? p.json() : scalar(name, schema)
  const optional = nullable ? column.nullable() : column
  if (fallback === undefined || fallback === null) return optional
  return optional.default(structured ? JSON.stringify(fallback) : (fallback as string | number | boolean))
}

const isStructured = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodArray || schema instanceof z.ZodObject || schema instanceof z.ZodRecord

function scalar(name: string, schema: z.ZodType) {
  if (schema instanceof z.ZodBoolean) return p.boolean()
  if (schema instanceof z.ZodNumber) return schema.format?.includes('int') ? p.integer() : p.double()
  if (schema instanceof z.ZodString || schema instanceof z.ZodEnum) return p.string()
  throw new Error(`${name}: no column for its schema`)
}
