import { type GraphQLSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql'

/**
 * Whose lists are asked for: of each type once (`all`), of each of its fields (`fields`), or of any type, maybe the
 * largest (`any`).
 */
export type Introspected = 'all' | 'fields' | 'any'

const LISTS = ['fields', 'args', 'enumValues', 'inputFields', 'interfaces', 'possibleTypes'] as const

/** Lengths of a schema's lists, summed and the longest. */
function measure(schema: GraphQLSchema) {
  const sums = new Map<string, number>()
  const longest = new Map<string, number>()
  const note = (list: (typeof LISTS)[number], length: number) => {
    sums.set(list, (sums.get(list) ?? 0) + length)
    longest.set(list, Math.max(longest.get(list) ?? 0, length))
  }
  const types = Object.values(schema.getTypeMap())
  for (const type of types) {
    if (isObjectType(type) || isInterfaceType(type)) {
      const fields = Object.values(type.getFields())
      note('fields', fields.length)
      note('interfaces', type.getInterfaces().length)
      for (const { args } of fields) note('args', args.length)
    }
    if (isInterfaceType(type)) note('possibleTypes', schema.getPossibleTypes(type).length)
    if (isEnumType(type)) note('enumValues', type.getValues().length)
    if (isInputObjectType(type)) note('inputFields', Object.values(type.getFields()).length)
  }
  return { types: types.length, directives: schema.getDirectives().length, sums, longest }
}

const known = new WeakMap<GraphQLSchema, ReturnType<typeof measure>>()

/**
 * How long the lists of a schema's introspection are. Over all types the mean is exact; of one type that was come by some
 * other way nothing is known, and popular types have many fields: there the longest counts.
 * @returns for a field and the way it was come by: its length, and the way to what is below it
 */
export function introspectedLists(schema: GraphQLSchema) {
  return (name: string, by: Introspected): readonly [length: number, below: Introspected] => {
    const lengths = known.get(schema) ?? measure(schema)
    known.set(schema, lengths)
    const { types, directives, sums, longest } = lengths
    if (name === 'types') return [types, 'all']
    if (name === 'directives') return [directives, 'any']
    if (!LISTS.some((list) => list === name)) return [1, 'any']
    const sum = sums.get(name) ?? 0
    if (by === 'all') return [sum / types, name === 'fields' ? 'fields' : 'any']
    if (by === 'fields' && name === 'args') return [sum / (sums.get('fields') ?? 1), 'any']
    return [longest.get(name) ?? 0, 'any']
  }
}
