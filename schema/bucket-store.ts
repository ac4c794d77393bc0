import type { GraphQLResolveInfo } from 'graphql'
import { getGraphQLRateLimiter, Store } from 'graphql-rate-limit'
import type { RateLimitedError, RequestClient } from '../src/rate-limit/rate-limits.ts'
import type { Context } from './context.ts'

/**
 * A client's bucket in the clothes of graphql-rate-limit's store. The library reads the times of earlier calls, compares
 * their number with a maximum and writes them back: between its reading and its writing others can read the same, and a
 * window of times is no bucket. So here the reading is what takes the token, in one step, and there is nothing to write:
 * a call that got its token sees no call before it, one that did not sees as many as are allowed.
 */
class BucketStore extends Store {
  readonly #caller: RequestClient
  refused: RateLimitedError | undefined

  constructor(client: RequestClient) {
    super()
    this.#caller = client
  }

  override async getForIdentity(): Promise<readonly number[]> {
    this.refused = (await this.#caller.take('plans')) ?? (await this.#caller.take('daily-plans'))
    return this.refused ? Array<number>(MAX_CALLS).fill(Date.now()) : []
  }

  override setForIdentity(): void {}
}

/** With the store above: one call is let through when it sees none before it. */
const MAX_CALLS = 1

/** Takes what a plan costs its client from the client's buckets. @throws RateLimitedError */
export async function takePlan(client: RequestClient, context: Context, info: GraphQLResolveInfo): Promise<void> {
  const store = new BucketStore(client)
  const limited = getGraphQLRateLimiter({ store, identifyContext: () => client.key })
  const message = await limited({ parent: undefined, args: {}, context, info }, { max: MAX_CALLS })
  if (message !== undefined) throw store.refused ?? new Error(message)
}
