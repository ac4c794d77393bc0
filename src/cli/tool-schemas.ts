import { type FieldNode, type GraphQLObjectType, type OperationDefinitionNode, parse } from 'graphql'
import { z } from 'zod'
import { householdDocument } from '../../mcp/household.ts'
import type { Tool } from '../../mcp/tool.ts'
import { tools } from '../../mcp/tools.ts'
import { collections } from '../../rest/collections.ts'
import { Components, inputSchema, type Schema } from '../../rest/openapi-schemas.ts'
import { lang } from '../../rest/query.ts'
import { recipe, recipes } from '../../rest/recipes.ts'
import { answerOf } from '../../schema/document-types.ts'
import { ownSchema as schema } from '../../schema/index.ts'
import { MOST_MEALS, MOST_PORTIONS } from '../../schema/recipe-ingredient.ts'
import { BasketInput, ParamsInput } from '../planner/params.ts'
import { DISHES_KEPT, DishOfMeal, MOST_SWAPS, PlanChange } from '../planner/plan-change.ts'
import { CHANGE, OWN_WORDS, WORDS, type Words } from './tool-words.ts'

// The schemas of the assistants' tools, printed into mcp/schemas.json: what goes in from the zod that checks it, what
// comes out from the documents with the GraphQL types they run on.

const id = z.string().min(1).max(80)

/** What counts for a table: the household, its meals, its collection and what only weeks have do not. */
const tableParams = ParamsInput.omit({
  adults: true,
  kids: true,
  slots: true,
  goal: true,
  collection: true,
  after: true,
  taste: true,
  maxMin: true,
  keep: true,
})

/** Properties of what an existing path takes. */
const of = (input: z.ZodType): Record<string, Schema> => inputSchema(input).properties as Record<string, Schema>
const one = (input: z.ZodType): Schema => of(z.object({ input })).input as Schema

const priced = schema.getType('Recipe') as GraphQLObjectType
const storeArg = priced.getFields().cost?.args.find(({ name }) => name === 'store')
const store = { type: 'string', description: storeArg?.description }
const detail = one(z.enum(['concise', 'full']).default('concise'))
const planId = one(z.string().max(36))
const share = one(z.boolean())

const { keep: _, ...weekParams } = of(ParamsInput)

/** Properties and the names of those that must be given, by tool. */
const INPUTS: Readonly<Record<string, { properties: Record<string, Schema>; required: readonly string[] }>> = {
  build_week: {
    properties: {
      ...weekParams,
      from: planId,
      change: one(
        PlanChange.omit({ guests: true, country: true }).extend({
          keepDishes: z.enum(DISHES_KEPT).nullish(),
          dishes: z.array(DishOfMeal).min(1).max(MOST_SWAPS).nullish(),
        }),
      ),
      keep: one(z.array(DishOfMeal).max(28)),
      share,
      detail,
    },
    // A new week needs country and store, which one that is changed has.
    required: [],
  },
  build_table: {
    properties: {
      ...of(BasketInput.pick({ guests: true, items: true })),
      ...of(z.object({ occasion: id })),
      ...of(tableParams),
      share,
      detail,
    },
    required: ['guests', 'country', 'store'],
  },
  search_recipes: {
    properties: {
      ...of(recipes.input),
      // A page for an assistant to read is shorter than one for a program.
      ...of(z.object({ limit: z.int().min(1).max(50).default(10) })),
      store,
      detail,
    },
    required: [],
  },
  get_recipe: {
    properties: {
      ...of(recipe.input),
      ...of(z.object({ id })),
      store,
      avoid: weekParams.allergens as Schema,
      ...of(
        z.object({
          portions: z.number().min(0.01).max(MOST_PORTIONS).optional(),
          meals: z.int().min(1).max(MOST_MEALS).optional(),
        }),
      ),
      detail,
    },
    required: ['id'],
  },
  list_collections: {
    properties: { slug: { type: 'string' }, after: { type: 'string' }, ...of(collections.input), detail },
    required: [],
  },
  list_stores: {
    properties: of(
      z.object({
        country: z
          .string()
          .regex(/^[A-Z]{2}$/)
          .describe('two capital letters, for example DE'),
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

/** Values of a closed list that are told beforehand, at most; a wrong one of a longer list is refused with all of them. */
const MOST_VALUES = 14

/** Keywords of a schema that are told beforehand; the others are for the check alone. */
const TOLD = new Set(['type', 'items', 'properties', 'required', 'default'])

/** A schema as assistants read it: in few words, without what only a check needs. */
function told(value: Schema, words: Words): Schema {
  const { enum: values, properties, items, minimum, maximum } = value
  const shortEnum = Array.isArray(values) && values.length <= MOST_VALUES ? { enum: values } : {}
  const bounds = typeof maximum === 'number' && maximum <= 100 ? { minimum, maximum } : {}
  const entries = Object.entries(value).filter(([key]) => TOLD.has(key))
  return {
    ...Object.fromEntries(entries),
    ...shortEnum,
    ...bounds,
    ...(items ? { items: told(items as Schema, {}) } : {}),
    ...(properties ? { properties: toldAll(properties as Record<string, Schema>, words) } : {}),
  }
}

/** The properties, each with the words that are said of it, and nothing where its name says all. */
const toldAll = (properties: Record<string, Schema>, words: Words): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const short = name === 'change' ? CHANGE : told(property, words)
      return [name, { ...short, ...(words[name] ? { description: words[name] } : {}) }]
    }),
  )

/** The outline of an answer: what its parts are called; the values speak for themselves. */
function outlined({ type, properties }: Schema): Schema {
  const names = Object.keys((properties ?? {}) as object)
  return { type, ...(names.length > 0 ? { properties: Object.fromEntries(names.map((name) => [name, {}])) } : {}) }
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
    const property = outlined(inlined(components.of(type, selection, {}), components.schemas) as Schema)
    return { name: (alias ?? name).value, property }
  })
  return {
    properties: Object.fromEntries(entries.map(({ name, property }) => [name, property])),
    // A null answer is reported as an error, so a field of the only document is always there.
    required: entries.map(({ name }) => name),
  }
}

/** An answer to any of a tool's documents, with the link that may be asked for beside it. */
function outputSchema({ documents, shares }: Pick<Tool, 'documents' | 'shares'>): Schema {
  const outputs = documents.map(outputOf)
  const beside = shares ? [outputOf(householdDocument)] : []
  return {
    type: 'object',
    // The first document's answer is the one that all have.
    properties: Object.assign({}, ...[...outputs, ...beside].map(({ properties }) => properties).reverse()),
    required: outputs[0]?.required.filter((name) => outputs.every(({ required }) => required.includes(name))),
  }
}

/**
 * Of every tool, by its name: what it says that it takes, what its arguments are checked against, and what it answers.
 */
export const toolSchemas = (): Record<string, { input: unknown; check: unknown; output: Schema }> =>
  Object.fromEntries(
    tools.map(({ name, ...tool }) => {
      const input = INPUTS[name]
      if (!input) throw new Error(`no input schema for the tool ${name}`)
      const check = closed({ type: 'object', ...input })
      const words = { ...WORDS, ...OWN_WORDS[name] }
      return [
        name,
        {
          input: { ...told(check as Schema, words), additionalProperties: false },
          check,
          output: outputSchema(tool),
        },
      ]
    }),
  )
