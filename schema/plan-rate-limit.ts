import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from './context.ts'

/**
 * Counts one plan for the client: every call of a field that builds one, so each alias, whether the plan is new or was
 * stored before. What a call costs its client must not depend on what others asked for.
 * @throws RateLimitedError
 */
export async function countPlan(context: Context, info: GraphQLResolveInfo): Promise<void> {
  const { client } = context
  if (!client) return
  // Imported when it is first needed: the library brings three hundred modules, which no start should wait for.
  const { takePlan } = await import('./bucket-store.ts')
  await takePlan(client, context, info)
}
