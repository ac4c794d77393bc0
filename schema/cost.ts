import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getNullableType,
  getOperationAST,
  getVariableValues,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { type Introspected, introspectedLists } from './introspection.ts'
import { ENTRY } from './spending.ts'

/**
 * What fields cost, in plain values: a number or a code that is read from memory and written into the answer. Measured
 * as CPU of the serving process for each value of 200 recipes and 400 ingredients, resolving, serialising and collecting
 * garbage included, by graphql-js, which is slower than compiled queries: a plain value takes about 2.5 µs.
 */
export const WEIGHTS = {
  plain: 1,
  /** more for a field that may name a country: its prices are looked up for each value, unless its extension `priced` is false */
  priced: 4,
  /** more for a field that may name a language */
  worded: 1,
  /** more for a search by words, for filters and for an order other than by id */
  search: 400,
  /** more for what a portion of every recipe costs at a place: prices that are seldom asked for are made first */
  allCosts: 2000,
  /** more for a plan by its id, which is read from the database and unpacked: 3.4 ms, the embedded database's thread included */
  stored: 1400,
  /** what the schema tells of itself is made of small values that need no look into the catalogue */
  introspected: 0.5,
} as const

/** Arguments for which the whole catalogue is looked through. */
const SEARCHING = ['q', 'filter', 'sort'] as const

/** Whether what every recipe costs is compared. */
const needsAllCosts = ({ sort, filter }: { sort?: unknown; filter?: { maxCost?: unknown } | null }): boolean =>
  sort === 'cost' || (filter?.maxCost ?? null) !== null

/** Objects that a list holds about, when its field does not say. */
const USUAL_LENGTH = 10

/** What an operation asks for. */
export interface Cost {
  readonly depth: number
  /** plain values that its answer stands for at most */
  readonly cost: number
  /** fields, those of fragments as often as they are used */
  readonly fields: number
  /** cost of one object of whom a selection is asked, the objects in its lists left out */
  readonly perItem: ReadonlyMap<SelectionSetNode, number>
}

interface Asked {
  readonly schema: GraphQLSchema
  readonly document: DocumentNode
  readonly operationName?: string | null | undefined
  readonly variableValues?: Readonly<Record<string, unknown>> | null | undefined
  readonly contextValue: object
}

/** What the complexity of a field says: its own cost, how many objects it leads to. */
type DeclaredCost = undefined | number | { readonly field?: number; readonly multiplier?: number }

interface Counted {
  readonly depth: number
  readonly cost: number
  /** of a connection: cost of its objects for each that the page may have */
  readonly each: number
  readonly fields: number
  readonly own: number
}

const FREE: Counted = { depth: 0, cost: 0, each: 0, fields: 0, own: 0 }

/** A page of a list counts its objects as often as it is long, and all else that is asked of it once. */
const isConnection = (type: GraphQLNamedType): boolean => type.name.endsWith('Connection')
const OBJECTS: ReadonlySet<string> = new Set(['nodes', 'edges'])

/** Cost of a field by itself, whatever is asked of what it leads to, and the entries of a list of plain values left out. */
function weightOf(field: GraphQLField<unknown, unknown>, args: object): number {
  const has = (name: string) => field.args.some((arg) => arg.name === name)
  return (
    WEIGHTS.plain +
    (has('country') && field.extensions.priced !== false ? WEIGHTS.priced : 0) +
    (has('lang') ? WEIGHTS.worded : 0) +
    (SEARCHING.some((name) => (args as Record<string, unknown>)[name]) ? WEIGHTS.search : 0) +
    (needsAllCosts(args) ? WEIGHTS.allCosts : 0) +
    (getNamedType(field.type).name === 'Plan' ? WEIGHTS.stored : 0)
  )
}

/** One look through an operation, before anything runs; each selection is looked at once, however often it is used. */
class Count {
  readonly #asked: Asked
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly #variables: Readonly<Record<string, unknown>>
  readonly #lists: ReturnType<typeof introspectedLists>
  readonly #known = new Map<string, Map<SelectionSetNode, Counted>>()
  readonly perItem = new Map<SelectionSetNode, number>()

  constructor(asked: Asked, variables: Readonly<Record<string, unknown>>) {
    this.#asked = asked
    this.#variables = variables
    this.#lists = introspectedLists(asked.schema)
    this.#fragments = new Map(
      asked.document.definitions.flatMap((node) =>
        node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
      ),
    )
  }

  selection(set: SelectionSetNode, type: GraphQLNamedType, introspected: Introspected): Counted {
    const known = this.#known.get(introspected) ?? new Map<SelectionSetNode, Counted>()
    this.#known.set(introspected, known)
    const before = known.get(set)
    if (before) return before
    let [depth, cost, each, fields, own] = [0, 0, 0, 0, 0]
    for (const node of set.selections) {
      const part =
        node.kind === Kind.FIELD ? this.#field(node, type, introspected) : this.#fragment(node, type, introspected)
      depth = Math.max(depth, part.depth)
      const isObjects = node.kind === Kind.FIELD && isConnection(type) && OBJECTS.has(node.name.value)
      cost += isObjects ? 0 : part.cost
      each += isObjects ? part.cost : part.each
      fields += part.fields
      own += part.own
    }
    const counted = { depth, cost, each, fields, own }
    known.set(set, counted)
    this.perItem.set(set, own)
    return counted
  }

  #fragment(
    node: Exclude<SelectionSetNode['selections'][number], FieldNode>,
    parent: GraphQLNamedType,
    introspected: Introspected,
  ): Counted {
    const part = node.kind === Kind.FRAGMENT_SPREAD ? this.#fragments.get(node.name.value) : node
    const type = part?.typeCondition ? this.#asked.schema.getType(part.typeCondition.name.value) : parent
    return part && type ? this.selection(part.selectionSet, type, introspected) : FREE
  }

  #field(node: FieldNode, parent: GraphQLNamedType, introspected: Introspected): Counted {
    const name = node.name.value
    if (name.startsWith('__') || parent.name.startsWith('__')) return this.#introspection(node, parent, introspected)
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined
    if (!field) return FREE
    const args = this.#argumentsOf(field, node)
    const given = field.extensions.complexity as
      | DeclaredCost
      | ((args: object, context: object, field: unknown) => DeclaredCost)
    const complexity = typeof given === 'function' ? given(args, this.#asked.contextValue, field) : given
    // A bare number is what the plugin writes where a field says nothing.
    const { field: said, multiplier } = typeof complexity === 'object' ? complexity : {}
    const type = getNamedType(field.type)
    const list = isListType(getNullableType(field.type))
    // Of a list of plain values, what it says to cost is how long it may be.
    const entries = list && isLeafType(type)
    const weight = weightOf(field, args)
    return this.#counted(node, type, {
      weight: entries ? weight : (said ?? weight),
      length: Math.max(0, (entries ? said : multiplier) ?? (list ? USUAL_LENGTH : 1)),
      list,
      introspected,
    })
  }

  /** What the schema tells of itself costs, too; how long its lists are is known. */
  #introspection(node: FieldNode, parent: GraphQLNamedType, introspected: Introspected): Counted {
    const name = node.name.value
    const type =
      name === '__schema' || name === '__type'
        ? this.#asked.schema.getType(name === '__schema' ? '__Schema' : '__Type')
        : isObjectType(parent)
          ? getNamedType(parent.getFields()[name]?.type)
          : undefined
    if (!type) return { ...FREE, depth: 1, cost: WEIGHTS.introspected, fields: 1, own: WEIGHTS.introspected }
    const [length, below] = this.#lists(name, introspected)
    // graphql-js bounds how deep it may go.
    return {
      ...this.#counted(node, type, { weight: WEIGHTS.introspected, length, list: length !== 1, introspected: below }),
      depth: 1,
    }
  }

  #counted(
    node: FieldNode,
    type: GraphQLNamedType,
    of: { weight: number; length: number; list: boolean; introspected: Introspected },
  ): Counted {
    if (!node.selectionSet) {
      return { ...FREE, depth: 1, cost: of.weight + (of.list ? of.length * ENTRY : 0), fields: 1, own: of.weight }
    }
    const below = this.selection(node.selectionSet, type, of.introspected)
    const inside = isConnection(type) ? below.cost + of.length * below.each : of.length * below.cost
    return {
      ...FREE,
      depth: 1 + below.depth,
      cost: of.weight + inside,
      fields: 1 + below.fields,
      own: of.weight + (of.list ? 0 : below.own),
    }
  }

  /** Arguments that do not fit are refused where the field is resolved; then it costs no more than that. */
  #argumentsOf(field: GraphQLField<unknown, unknown>, node: FieldNode): object {
    try {
      return getArgumentValues(field, node, this.#variables)
    } catch {
      return {}
    }
  }
}

/** What an operation asks for; undefined when it cannot run: graphql-js says why. */
export function costOf(asked: Asked): Cost | undefined {
  const { schema, document, operationName, variableValues } = asked
  const operation = getOperationAST(document, operationName)
  const root = operation && schema.getRootType(operation.operation)
  if (!root) return undefined
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], { ...variableValues })
  if (!coerced) return undefined
  const count = new Count(asked, coerced)
  const { depth, cost, fields } = count.selection(operation.selectionSet, root, 'any')
  return { depth, cost: Math.ceil(cost), fields, perItem: count.perItem }
}
