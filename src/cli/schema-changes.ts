import { readdirSync, readFileSync } from 'node:fs'
import {
  type BreakingChange,
  buildSchema,
  type DangerousChange,
  findBreakingChanges,
  findDangerousChanges,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import { schema as current } from '../../schema/index.ts'

// What changed in the GraphQL schema from release to release, found by comparing them. A release adds its schema as
// `schema/released/<version>.graphql`.

const folder = new URL('../../schema/released/', import.meta.url)

interface Version {
  readonly name: string
  readonly schema: GraphQLSchema
}

const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8')
const inOrder = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true })

/** The released schemas, the oldest first. */
export const released = (): readonly [Version, ...Version[]] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.graphql'))
    .toSorted(inOrder)
    .map((file) => ({ name: file.slice(0, -'.graphql'.length), schema: buildSchema(read(file)) })) as [
    Version,
    ...Version[],
  ]

/** Changes that break clients and were made all the same, and why, by what graphql-js says of them. */
export const accepted = (): Readonly<Record<string, string>> => JSON.parse(read('accepted.json'))

/** Everything that a schema has, by its coordinate, and whether it is deprecated. */
function elements(schema: GraphQLSchema): Map<string, { readonly deprecated: string | undefined }> {
  const all = new Map<string, { readonly deprecated: string | undefined }>()
  const add = (name: string, deprecated?: string | null) => all.set(name, { deprecated: deprecated ?? undefined })
  const membersOf = (type: GraphQLNamedType) => {
    if (isEnumType(type)) return type.getValues()
    return isObjectType(type) || isInterfaceType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : []
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue
    add(type.name)
    for (const member of membersOf(type)) {
      add(`${type.name}.${member.name}`, member.deprecationReason)
      for (const arg of 'args' in member ? member.args : [])
        add(`${type.name}.${member.name}(${arg.name}:)`, arg.deprecationReason)
    }
  }
  return all
}

export interface Changes {
  readonly breaking: readonly BreakingChange[]
  /** for a client that takes it for granted that nothing is added */
  readonly dangerous: readonly DangerousChange[]
  readonly added: readonly string[]
  readonly deprecated: readonly { readonly name: string; readonly reason: string }[]
}

/** What changed from one schema to another. */
export function changes(before: GraphQLSchema, after: GraphQLSchema): Changes {
  const [old, now] = [elements(before), elements(after)]
  const isPartOfNew = (name: string) => {
    const [type = '', member] = name.split(/[.(]/)
    return (name !== type && !old.has(type)) || (name.endsWith(':)') && !old.has(`${type}.${member}`))
  }
  return {
    breaking: findBreakingChanges(before, after),
    dangerous: findDangerousChanges(before, after),
    added: [...now.keys()].filter((name) => !old.has(name) && !isPartOfNew(name)),
    deprecated: [...now].flatMap(([name, { deprecated: reason }]) =>
      reason && !old.get(name)?.deprecated ? [{ name, reason }] : [],
    ),
  }
}

/** What changed since the last release. */
export function unreleased(): Changes {
  return changes((released().at(-1) as Version).schema, current)
}

const list = (title: string, lines: readonly string[]): string =>
  lines.length > 0 ? `${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n\n` : ''

function section(title: string, { breaking, dangerous, added, deprecated }: Changes): string {
  const why = accepted()
  const parts = [
    list(
      'Breaking:',
      breaking.map(({ description }) => `${description} ${why[description] ?? ''}`.trim()),
    ),
    list(
      'Deprecated:',
      deprecated.map(({ name, reason }) => `\`${name}\`: ${reason}`),
    ),
    list(
      'Added:',
      added.map((name) => `\`${name}\``),
    ),
    list(
      'To look at, for clients that list every value:',
      dangerous.map(({ description }) => description),
    ),
  ].join('')
  return `## ${title}\n\n${parts || 'Nothing changed.\n\n'}`
}

/** The page of changes, the newest first. */
export function changesPage(): string {
  const versions = released()
  const [first] = versions
  const between = versions
    .slice(1)
    .map(({ name, schema }, index) => section(name, changes((versions[index] as Version).schema, schema)))
  const sections = [...between, section('Unreleased', unreleased())].toReversed()
  return `# Changes of the GraphQL schema

Printed by \`npm run generate\` from the differences of the schemas in \`schema/released\`. The rules: [api.md](api.md#changes).

${sections.join('')}## ${first.name}

The first release.
`
}
