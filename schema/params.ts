import { z } from 'zod'
import { BasketItem, Kid as KidSchema, ParamsInput } from '../src/planner/params.ts'
import { builder } from './builder.ts'
import { Appetite, BudgetMode, Equipment, ExcludeTag, Goal, Slot } from './vocabulary.ts'

// One zod schema owns each input; its GraphQL fields are read off it, so that no rule or description stands twice. In
// what language a plan is read is asked of its worded fields, not of what defines it.

type Builder = PothosSchemaTypes.InputFieldBuilder<(typeof builder)['$inferSchemaTypes'], 'InputObject'>
// biome-ignore lint/suspicious/noExplicitAny: Pothos' type parameters cannot follow a schema that is read at run time
type AnyType = any

const enums = new Map<string, AnyType>(
  (
    [
      [KidSchema.shape.appetite, Appetite],
      [ParamsInput.shape.slots, Slot],
      [ParamsInput.shape.equipment, Equipment],
      [ParamsInput.shape.excludeTags, ExcludeTag],
      [ParamsInput.shape.goal, Goal],
      [ParamsInput.shape.budgetMode, BudgetMode],
    ] as const
  ).map(([schema, type]) => [valuesOf(schema).join(), type]),
)
const objects = new Map<z.ZodType, AnyType>()

/** The schema under nullish, optional and array. */
function inner(schema: z.ZodType): { schema: z.ZodType; list: boolean; required: boolean } {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return { ...inner(schema.unwrap() as z.ZodType), required: false }
  }
  if (schema instanceof z.ZodArray) return { ...inner(schema.element as z.ZodType), list: true, required: true }
  return { schema, list: false, required: true }
}

function valuesOf(schema: z.ZodType): string[] {
  const { schema: leaf } = inner(schema)
  return leaf instanceof z.ZodEnum ? leaf.options.map(String) : []
}

function typeOf(schema: z.ZodType): AnyType {
  if (schema instanceof z.ZodEnum) return enums.get(valuesOf(schema).join())
  if (schema instanceof z.ZodObject) return objects.get(schema)
  if (schema instanceof z.ZodNumber) return schema.format?.includes('int') ? 'Int' : 'Float'
  if (schema instanceof z.ZodString) return 'String'
  return undefined
}

const descriptionOf = (schema: z.ZodType): string | undefined =>
  schema.description ??
  (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? descriptionOf(schema.unwrap() as z.ZodType)
    : undefined)

/** An input type with the fields, descriptions and checks of a zod object. */
function inputOf<Schema extends z.ZodObject>(name: string, schema: Schema, description: string) {
  const fields = (t: Builder) =>
    Object.fromEntries(
      Object.entries(schema.shape).map(([field, value]) => {
        const { schema: leaf, list, required } = inner(value as z.ZodType)
        const type = typeOf(leaf)
        if (!type) throw new Error(`${name}.${field}: no GraphQL type for its schema`)
        const options = { type: list ? [type] : type, required, description: descriptionOf(value as z.ZodType) }
        return [field, t.field(options as AnyType)]
      }),
    )
  const type = builder.inputType(name, {
    description,
    validate: { schema } as AnyType,
    fields: fields as AnyType,
  })
  objects.set(schema, type)
  return type as unknown as InputRef<z.infer<Schema>>
}

type InputRef<Shape> = PothosSchemaTypes.InputObjectRef<(typeof builder)['$inferSchemaTypes'], Shape>

export const KidInput = inputOf('Kid', KidSchema, 'A child who eats along.')
export const Params = inputOf(
  'Params',
  ParamsInput.omit({ lang: true }),
  'What defines a plan. Country and store are required.',
)
export const BasketItemInput = inputOf('BasketItem', BasketItem, 'A chosen dish.')
