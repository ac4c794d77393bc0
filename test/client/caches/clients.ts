import { ApolloClient, gql as apolloGql, HttpLink, InMemoryCache } from '@apollo/client'
import { Client, fetchExchange, gql as urqlGql } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import type { Question } from './documents.ts'

// The clients as the documentation sets them up: types with an id are found by it, all others belong to their parent.

interface Introspected {
  readonly __schema: {
    readonly types: readonly {
      readonly name: string
      readonly kind: string
      readonly fields: readonly { readonly name: string }[] | null
      readonly possibleTypes: readonly { readonly name: string }[] | null
    }[]
  }
}

export interface Asker {
  readonly name: string
  /** asks the service, and keeps the answer */
  readonly ask: (question: Question, headers?: Record<string, string>) => Promise<unknown>
  /** asks the cache alone; undefined: something is not there */
  readonly again: (question: Question) => Promise<unknown>
}

export const SHAPE = `{ __schema { types { name kind fields { name } possibleTypes { name } } } }`

export async function shapeOf(base: string): Promise<Introspected> {
  const answer = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: SHAPE }),
  })
  return ((await answer.json()) as { data: Introspected }).data
}

/** Names of the types without an id. */
export const embeddedTypes = ({ __schema }: Introspected): string[] =>
  __schema.types
    .filter(
      ({ name, kind, fields }) =>
        kind === 'OBJECT' &&
        !name.startsWith('__') &&
        !/^(Query|Mutation)$/.test(name) &&
        !fields?.some((field) => field.name === 'id'),
    )
    .map(({ name }) => name)

/** @param documented whether it is set up as the documentation says; else as it comes */
export function apollo(base: string, introspected: Introspected, documented: boolean): Asker {
  const possibleTypes = Object.fromEntries(
    introspected.__schema.types.flatMap(({ kind, name, possibleTypes: of }) =>
      kind === 'INTERFACE' ? [[name, (of ?? []).map((type) => type.name)]] : [],
    ),
  )
  const typePolicies = Object.fromEntries(embeddedTypes(introspected).map((name) => [name, { merge: true }]))
  const cache = new InMemoryCache(documented ? { possibleTypes, typePolicies } : {})
  const client = new ApolloClient({ cache, link: new HttpLink({ uri: `${base}/graphql` }) })
  return {
    name: documented ? 'Apollo Client' : 'Apollo Client as it comes',
    async ask({ query, variables }, headers = {}) {
      const { data } = await client.query({
        query: apolloGql(query),
        variables,
        fetchPolicy: 'network-only',
        context: { headers },
      })
      return data
    },
    async again({ query, variables }) {
      return client.readQuery({ query: apolloGql(query), variables }) ?? undefined
    },
  }
}

export function urql(base: string, introspected: Introspected): Asker {
  const keys = Object.fromEntries(embeddedTypes(introspected).map((name) => [name, () => null]))
  const client = new Client({
    url: `${base}/graphql`,
    preferGetMethod: false,
    exchanges: [cacheExchange({ keys }), fetchExchange],
  })
  return {
    name: 'urql graphcache',
    async ask({ query, variables }, headers = {}) {
      const { data, error } = await client
        .query(urqlGql(query), variables, { requestPolicy: 'network-only', fetchOptions: { headers } })
        .toPromise()
      if (error) throw error
      return data
    },
    async again({ query, variables }) {
      const { data } = await client.query(urqlGql(query), variables, { requestPolicy: 'cache-only' }).toPromise()
      return data ?? undefined
    },
  }
}
