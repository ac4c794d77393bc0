import { createHash } from 'node:crypto'
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'

/** What the client of others sends when it asks the same twice, and what it is told. */
export async function persisted(base: string) {
  const sent: string[] = []
  const watched: typeof fetch = (input, init) => {
    const { query, extensions } = JSON.parse(String(init?.body))
    const hash = extensions?.persistedQuery ? ['hash'] : []
    sent.push([...hash, ...(query ? ['document'] : [])].join(' and '))
    return fetch(input, init)
  }
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  const link = new PersistedQueryLink({ sha256 }).concat(new HttpLink({ uri: `${base}/graphql`, fetch: watched }))
  const client = new ApolloClient({ cache: new InMemoryCache(), link })
  const ask = async () => {
    const query = gql('{ recipe(id: "syrniki") { kcal } }')
    const { data } = await client.query<{ recipe: { kcal: number } }>({ query, fetchPolicy: 'no-cache' })
    return { recipe: { kcal: data?.recipe.kcal } }
  }
  return [{ name: 'Apollo Client', answers: [await ask(), await ask()], sent }]
}
