import {
  type DocumentNode,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql'
import { schema } from './index.ts'

const SCALARS: Readonly<Record<string, string>> = {
  ID: 'string',
  String: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
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
    const type = field?.kind === Kind.FIELD ? root?.getFields()[field.name.value]?.type : undefined
    if (!type || field?.kind !== Kind.FIELD) throw new Error(`${operation.name.value} has no root field of the schema`)
    const variables = operation.variableDefinitions?.map(({ variable }) => `'${variable.name.value}'`) ?? []
    return `  readonly ${operation.name.value}: {
    readonly variables: ${variables.join(' | ') || 'never'}
    readonly value: ${typeOf(type, field.selectionSet, '    ')}
  }
`
  })
  return `// Printed by \`npm run generate\` from the documents of the pages.

/** What each document of the pages answers with, by the name of its operation. */
export interface PageData {
${types.join('')}}
`
}
