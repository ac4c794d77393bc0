import type { GraphQLResolveInfo } from 'graphql'
import { getGraphQLRateLimiter, Store } from 'graphql-rate-limit'
import type { Caller, RateLimited } from '../src/limits/limits.ts'
import type { Context } from './context.ts'

/**
 * A caller's bucket in the clothes of graphql-rate-limit's store. The library reads the times of earlier calls, compares
 * their number with a maximum and writes them back: between its reading and its writing others can read the same, and a
 * window of times is no bucket. So here the reading is what takes the token, in one step, and there is nothing to write:
 * a call that got its token sees no call before it, one that did not sees as many as are allowed.
 */
class BucketStore extends Store {
  readonly #caller: Caller
  refused: RateLimited | undefined

  constructor(caller: Caller) {
    super()
    this.#caller = caller
  }

  override async getForIdentity(): Promise<readonly number[]> {
    this.refused = (await this.#caller.take('plans')) ?? (await this.#caller.take('daily-plans'))
    return this.refused ? Array<number>(MAX_CALLS).fill(Date.now()) : []
  }

  override setForIdentity(): void {}
}

/** With the store above: one call is let through when it sees none before it. */
const MAX_CALLS = 1

/**
 * Counts one plan for the caller: every call of a field that builds one, so each alias, whether the plan is new or was
 * stored before. What a call costs its caller must not depend on what others asked for.
 * @throws RateLimited
 */
export async function countPlan(context: Context, info: GraphQLResolveInfo): Promise<void> {
  const { caller } = context
  if (!caller) return
  const store = new BucketStore(caller)
  const limited = getGraphQLRateLimiter({ store, identifyContext: () => caller.key })
  const message = await limited({ parent: undefined, args: {}, context, info }, { max: MAX_CALLS })
  if (message !== undefined) throw store.refused ?? new Error(message)
}
