import {
  type DocumentNode,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql'
import { ownSchema as schema } from './index.ts'

const SCALARS: Readonly<Record<string, string>> = {
  ID: 'string',
  String: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
  Date: 'string',
  URL: 'string',
  MoneyNumber: 'number',
}

function namedType(type: GraphQLNamedType, selection: SelectionSetNode | undefined, indent: string): string {
  if (isEnumType(type))
    return type
      .getValues()
      .map(({ name }) => `'${name}'`)
      .join(' | ')
  if (isObjectType(type) && selection) {
    const inner = `${indent}  `
    const fields = selection.selections.map((node) => {
      if (node.kind !== Kind.FIELD) throw new Error(`${type.name}: documents of the service have fields alone`)
      const field = type.getFields()[node.name.value]
      if (!field) throw new Error(`no field ${type.name}.${node.name.value}`)
      return `${inner}readonly ${nameIn(node)}: ${typeOf(field.type, node.selectionSet, inner)}\n`
    })
    return `{\n${fields.join('')}${indent}}`
  }
  return SCALARS[type.name] ?? 'unknown'
}

/** The name under which an answer has a field. */
const nameIn = ({ alias, name }: FieldNode): string => (alias ?? name).value

function typeOf(type: GraphQLOutputType, selection: SelectionSetNode | undefined, indent: string): string {
  if (!isNonNullType(type)) return `${nonNull(type, selection, indent)} | null`
  return nonNull(type.ofType, selection, indent)
}

function nonNull(type: GraphQLOutputType, selection: SelectionSetNode | undefined, indent: string): string {
  if (!isListType(type)) return namedType(type as GraphQLNamedType, selection, indent)
  const item = typeOf(type.ofType, selection, indent)
  return `readonly ${item.includes(' | ') && !item.startsWith('{') ? `(${item})` : item}[]`
}

/**
 * The value of a document's root field, with its type and what is asked of it: of a mutation, what its payload holds.
 * @throws Error for an unknown field
 */
export function answerOf(root: GraphQLObjectType, field: FieldNode) {
  const known = root.getFields()[field.name.value]
  if (!known) throw new Error(`${root.name} has no field ${field.name.value}`)
  const payload = getNamedType(known.type)
  const [inner] = field.selectionSet?.selections ?? []
  if (root.name !== 'Mutation' || inner?.kind !== Kind.FIELD || !isObjectType(payload))
    return { field: known, type: known.type, selection: field.selectionSet }
  const held = payload.getFields()[inner.name.value]
  if (!held) throw new Error(`${payload.name} has no field ${inner.name.value}`)
  return { field: known, type: held.type, selection: inner.selectionSet }
}

function operationOf(document: DocumentNode): OperationDefinitionNode & { readonly name: { readonly value: string } } {
  const [definition, ...others] = document.definitions
  if (definition?.kind !== Kind.OPERATION_DEFINITION || !definition.name || others.length > 0)
    throw new Error('a document of the service is one operation with a name')
  return { ...definition, name: definition.name }
}

/**
 * TypeScript source of what documents answer with: for each, under the name of its operation, the value of its root
 * field and the names of its variables. A page that reads a field which its document does not ask for does not compile.
 * @throws Error for a document that does not fit the schema, has fragments, or no name
 */
export function documentTypes(sources: readonly string[]): string {
  const operations = sources.map((source) => operationOf(parse(source)))
  const types = operations.map((operation) => {
    const root = operation.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType()
    const [field] = operation.selectionSet.selections
    if (field?.kind !== Kind.FIELD || !root) throw new Error(`${operation.name.value} has no root field`)
    const { type, selection } = answerOf(root, field)
    const variables = operation.variableDefinitions?.map(({ variable }) => `'${variable.name.value}'`) ?? []
    return `  readonly ${operation.name.value}: {
    readonly variables: ${variables.join(' | ') || 'never'}
    readonly value: ${typeOf(type, selection, '    ')}
  }
`
  })
  return `// Printed by \`npm run generate\` from the documents of the pages.

/** What each document of the pages answers with, by the name of its operation. */
export interface PageData {
${types.join('')}}
`
}
