import { DEFAULTS } from '../src/planner/params.ts'
import { exampleOf, type Schema } from './openapi-schemas.ts'

// No limit of minutes is no number that may be sent.
const { appetite, maxMin: _, ...ofParams } = DEFAULTS

/** What fields of params stand for when they are left out; the language and the first day depend on the request. */
const PARAMS: Readonly<Record<string, unknown>> = {
  ...ofParams,
  ...{ kids: [], allergens: [], exclude: [], excludeTags: [], have: [], presets: [], keep: [] },
}

/**
 * The same property with its default, inside `allOf`: generators of clients take a property whose own schema has a default
 * for one that is always there, also where it is sent.
 */
function defaulted(schema: Schema, value: unknown): Schema {
  const { description, examples, 'x-unit': unit, ...rest } = schema
  return {
    description,
    allOf: [{ ...rest, default: value }],
    examples: examples ?? [exampleOf(schema)],
    ...(unit ? { 'x-unit': unit } : {}),
  }
}

const inProperties = (schema: Schema, defaults: Readonly<Record<string, unknown>>): Schema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties as Readonly<Record<string, Schema>>).map(([name, part]) => [
      name,
      name in defaults ? defaulted(part, defaults[name]) : part,
    ]),
  ),
})

/** Params with what each field means when it is left out. */
export function paramsWithDefaults(params: Schema): Schema {
  const properties = params.properties as Readonly<Record<string, Schema>>
  const { kids } = properties
  const kid = inProperties(kids?.items as Schema, { appetite })
  return inProperties({ ...params, properties: { ...properties, kids: { ...kids, items: kid } } }, PARAMS)
}
