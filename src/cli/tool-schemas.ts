import { type FieldNode, type GraphQLObjectType, type OperationDefinitionNode, parse } from 'graphql'
import { z } from 'zod'
import { tools } from '../../mcp/tools.ts'
import { collections } from '../../rest/collections.ts'
import { Components, inputSchema, type Schema } from '../../rest/openapi-schemas.ts'
import { lang } from '../../rest/query.ts'
import { recipe, recipes } from '../../rest/recipes.ts'
import { answerOf } from '../../schema/document-types.ts'
import { ownSchema as schema } from '../../schema/index.ts'
import { MOST_MEALS, MOST_PORTIONS } from '../../schema/recipe-ingredient.ts'
import { BasketInput, ParamsInput } from '../planner/params.ts'

// The schemas of the assistants' tools, printed into mcp/schemas.json: what goes in from the zod that checks it, what
// comes out from the documents with the GraphQL types they run on.

const id = z.string().min(1).max(80)

/** What counts for a table: the household, its meals and its collection do not. */
const tableParams = ParamsInput.omit({ adults: true, kids: true, slots: true, goal: true, collection: true })

/** Properties of what an existing path takes. */
const of = (input: z.ZodType): Record<string, Schema> => inputSchema(input).properties as Record<string, Schema>

const priced = schema.getType('Recipe') as GraphQLObjectType
const storeArg = priced.getFields().cost?.args.find(({ name }) => name === 'store')
const store = { type: 'string', description: storeArg?.description }

/** Properties and the names of those that must be given, by tool. */
const INPUTS: Readonly<Record<string, { properties: Record<string, Schema>; required: readonly string[] }>> = {
  build_week: { properties: of(ParamsInput), required: ['country', 'store'] },
  build_table: {
    properties: {
      ...of(BasketInput.pick({ guests: true, items: true })),
      ...of(z.object({ occasion: id.describe('Id of an occasion (list_collections), instead of items.') })),
      ...of(tableParams),
    },
    required: ['guests', 'country', 'store'],
  },
  search_recipes: {
    properties: {
      ...of(recipes.input),
      ...of(
        z.object({
          // A page for an assistant to read is shorter than one for a program.
          limit: z.int().min(1).max(50).default(10).describe('How many to show, 1 to 50, default 10.'),
        }),
      ),
      store,
    },
    required: [],
  },
  get_recipe: {
    properties: {
      ...of(recipe.input),
      ...of(z.object({ id: id.describe('Recipe id.') })),
      store,
      ...of(
        z.object({
          portions: z
            .number()
            .min(0.01)
            .max(MOST_PORTIONS)
            .optional()
            .describe('Adult portions that the ingredients are for: "portions" of a dish of a plan. Default 1.'),
          meals: z
            .int()
            .min(1)
            .max(MOST_MEALS)
            .optional()
            .describe('Meals cooked for at once: "meals" of a dish of a plan. Default 1.'),
        }),
      ),
    },
    required: ['id'],
  },
  list_collections: {
    properties: {
      slug: { type: 'string', description: 'One collection, with its recipes.' },
      after: { type: 'string', description: 'Only the recipes after this `endCursor` of an earlier answer.' },
      ...of(collections.input),
    },
    required: [],
  },
  list_stores: {
    properties: of(
      z.object({
        country: z
          .string()
          .regex(/^[A-Z]{2}$/)
          .describe('Two-letter country code in capitals, for example DE.'),
        lang,
      }),
    ),
    required: ['country'],
  },
}

/** Refuses what it does not know, at every depth: a misspelt `allergens` must not pass for none. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, closed(inner)] as const)
  const isObject = Object.hasOwn(value, 'properties') && 'type' in value && value.type === 'object'
  return Object.fromEntries(isObject ? [...entries, ['additionalProperties', false]] : entries)
}

/** The schema behind a reference, with all that it refers to written out: clients need follow no pointers. */
function inlined(value: unknown, schemas: Readonly<Record<string, Schema>>): unknown {
  if (Array.isArray(value)) return value.map((inner) => inlined(inner, schemas))
  if (typeof value !== 'object' || value === null) return value
  const { $ref, ...rest } = value as Schema
  const target = typeof $ref === 'string' ? schemas[$ref.split('/').at(-1) as string] : undefined
  return Object.fromEntries(
    Object.entries({ ...target, ...rest }).map(([key, inner]) => [key, inlined(inner, schemas)]),
  )
}

/** The root fields of a document, by the names they have in the answer. */
function outputOf(document: string): { properties: Record<string, unknown>; required: string[] } {
  const components = new Components(false)
  const operation = parse(document).definitions[0] as OperationDefinitionNode
  const root = operation.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType()
  if (!root) throw new Error(`no type for ${operation.operation}`)
  const entries = operation.selectionSet.selections.map((node) => {
    const { type, selection } = answerOf(root, node as FieldNode)
    // What is built stands under its name in the payload.
    const [inside] = (node as FieldNode).selectionSet?.selections ?? []
    const { name, alias } = (root.name === 'Mutation' ? inside : node) as FieldNode
    const property = inlined(components.of(type, selection, {}), components.schemas)
    return { name: (alias ?? name).value, property }
  })
  return {
    properties: Object.fromEntries(entries.map(({ name, property }) => [name, property])),
    // A null answer is reported as an error, so a field of the only document is always there.
    required: entries.map(({ name }) => name),
  }
}

/** An answer to any of a tool's documents. */
function outputSchema(documents: readonly string[]): Schema {
  const outputs = documents.map(outputOf)
  return {
    type: 'object',
    properties: Object.assign({}, ...outputs.map(({ properties }) => properties)),
    required: outputs[0]?.required.filter((name) => outputs.every(({ required }) => required.includes(name))),
  }
}

/** Input and output schema of every tool, by its name. */
export const toolSchemas = (): Record<string, { input: unknown; output: Schema }> =>
  Object.fromEntries(
    tools.map(({ name, documents }) => {
      const input = INPUTS[name]
      if (!input) throw new Error(`no input schema for the tool ${name}`)
      return [name, { input: closed({ type: 'object', ...input }), output: outputSchema(documents) }]
    }),
  )
