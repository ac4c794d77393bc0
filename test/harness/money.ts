import {
  type DocumentNode,
  getNamedType,
  isObjectType,
  Kind,
  parse,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { schema } from '../../schema/index.ts'

// Most tests are not about currencies: they ask for a sum without a selection and get its amount.

/** The query with `{ amount }` at every sum that has no selection; one that is no GraphQL stays as it is. */
export function withAmounts(query: string): string {
  if (typeof query !== 'string') return query
  let document: DocumentNode
  try {
    document = parse(query)
  } catch {
    return query
  }
  const types = new TypeInfo(schema)
  let bare = false
  const whole = visit(
    document,
    visitWithTypeInfo(types, {
      Field(node) {
        const type = types.getType()
        const named = type && getNamedType(type)
        if (node.selectionSet || !isObjectType(named) || named.name !== 'Money') return undefined
        bare = true
        const amount = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: 'amount' } } as const
        return { ...node, selectionSet: { kind: Kind.SELECTION_SET, selections: [amount] } } as const
      },
    }),
  )
  return bare ? print(whole) : query
}

/** The answer with every sum of which the amount alone was asked as a number. */
export function amountsAlone(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(amountsAlone)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const [first] = entries
  if (entries.length === 1 && first?.[0] === 'amount' && typeof first[1] === 'number') return first[1]
  return Object.fromEntries(entries.map(([name, inner]) => [name, amountsAlone(inner)]))
}
