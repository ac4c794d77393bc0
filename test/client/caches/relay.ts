import { createOperationDescriptor, Environment, fetchQuery, Network, RecordSource, Store } from 'relay-runtime'
import type { Asker } from './clients.ts'
import { COLLECTION, PARTS, PLAN, RECIPE, UNSAID } from './documents.ts'
import collection from './relay/documentsCollectionQuery.graphql.ts'
import parts from './relay/documentsPartsQuery.graphql.ts'
import plan from './relay/documentsPlanQuery.graphql.ts'
import recipe from './relay/documentsRecipeQuery.graphql.ts'
import unsaid from './relay/documentsUnsaidQuery.graphql.ts'

/** The documents as Relay's compiler made them: `npx relay-compiler@21.0.1 relay.config.json` in test/client. */
const compiled = new Map([
  [RECIPE, recipe],
  [COLLECTION, collection],
  [PLAN, plan],
  [PARTS, parts],
  [UNSAID, unsaid],
])

/** What a session asks is kept, as by the components that show it. */
export function relay(base: string): Asker {
  const store = new Store(new RecordSource(), { gcReleaseBufferSize: 1000 })
  let headers: Record<string, string> = {}
  const network = Network.create(async ({ text }, variables) => {
    const answer = await fetch(`${base}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query: text, variables }),
    })
    return answer.json()
  })
  const environment = new Environment({ store, network })
  const requestOf = (query: string) => {
    const found = compiled.get(query)
    if (!found) throw new Error(`not compiled: ${query}`)
    return found
  }
  return {
    name: 'Relay',
    async ask({ query, variables }, more = {}) {
      headers = more
      const request = requestOf(query)
      environment.retain(createOperationDescriptor(request, variables))
      return fetchQuery(environment, request, variables, { networkCacheConfig: { force: true } }).toPromise()
    },
    async again({ query, variables }) {
      const operation = createOperationDescriptor(requestOf(query), variables)
      const { data, isMissingData } = environment.lookup(operation.fragment)
      return isMissingData ? undefined : data
    },
  }
}
