import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases'
import { type ExecutionArgs, type ExecutionResult, GraphQLError, parse } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Lang } from '../src/i18n/locale.ts'
import { fieldSentence } from '../src/i18n/refusals.ts'
import { currentDeadline } from '../src/rate-limit/current-client.ts'
import type { Context } from './context.ts'
import { type Cost, costOf } from './cost.ts'
import { type Code, late, STATUS, toGraphQLError } from './errors.ts'
import { type Document, execute, type OnBug, type Outcome, refused } from './execute.ts'
import { ownSchema } from './index.ts'
import { executeCompiled } from './jit.ts'
import { Spending } from './spending.ts'

/**
 * What a query may ask for. `cost` is a bound of what its answer takes, in plain values (`cost.ts`): 50 ms of CPU, so that
 * with reading the text, which is not in it, and compiling no query takes more than 100 ms.
 */
export const LIMITS = { tokens: 2000, aliases: 50, depth: 12, cost: 25_000 } as const

/** What one point pays for: 5 ms of CPU, at 2.5 µs for a plain value. A read of the REST interface costs no more. */
export const POINT = 2000

/** The same 5 ms for documents of ours, which are compiled: 1 µs or less for a value was measured, for two kinds 1.3 to 1.6 µs. */
const OWN_POINT = 5000

/** What an operation takes from the bucket of requests: at least as much as any other request. */
export const pointsOf = (cost: number, point = POINT): number => Math.max(1, Math.ceil(cost / point))

const tooLarge = (what: string, given: number, allowed: number, lang: Lang): GraphQLError =>
  new GraphQLError(fieldSentence(lang, what, given, { key: 'most', values: { limit: allowed } }), {
    extensions: {
      code: 'QUERY_TOO_LARGE' satisfies Code,
      field: what,
      given,
      allowed,
      [what]: { given, allowed },
      // Of a request that was understood, `application/json` says so in the body alone.
      http: { status: STATUS.QUERY_TOO_LARGE, spec: true },
    },
  })

/** Stops reading after so many tokens: nobody counts the rest of a bomb. */
const tokens: Plugin<Context> = {
  onParse: ({ setParseFn }) => setParseFn((source, options) => parse(source, { ...options, maxTokens: LIMITS.tokens })),
}

const aliases: Plugin<Context> = maxAliasesPlugin({
  n: LIMITS.aliases,
  propagateOnRejection: false,
  onReject: [
    (context, { message }) =>
      context?.reportError(tooLarge('aliases', Number(message.match(/found (\d+)/)?.[1]), LIMITS.aliases, 'en')),
  ],
})

/** What is over a limit. */
function excesses({ depth, cost }: Cost, lang: Lang): GraphQLError[] {
  const errors: GraphQLError[] = []
  if (depth > LIMITS.depth) errors.push(tooLarge('depth', depth, LIMITS.depth, lang))
  if (cost > LIMITS.cost) errors.push(tooLarge('cost', cost, LIMITS.cost, lang))
  return errors
}

/** Pays for a costly operation and waits for its turn. The first point was taken when the request came. @throws RateLimitedError, TooManyWaitingError */
async function payFor(points: number, { client }: Context): Promise<(() => void) | undefined> {
  if (!client || points === 1) return undefined
  const refused = await client.take('requests', points - 1)
  if (refused) throw refused
  return client.turn()
}

/** The answer, unless its execution was stopped on the way: then the reason, and no part of it. */
function whole(result: ExecutionResult, { stopped }: Spending, lang: Lang): ExecutionResult {
  if (stopped === 'cost') return { data: null, errors: [tooLarge('cost', LIMITS.cost + 1, LIMITS.cost, lang)] }
  return stopped ? { data: null, errors: [late(lang)] } : result
}

/** Executes what a stranger sent: within the limits, paid for, and stopped where it costs more than was thought. */
async function executeBounded(args: ExecutionArgs): Promise<ExecutionResult> {
  const context = args.contextValue as Context
  const cost = costOf({ ...args, contextValue: context })
  // Without one it cannot run; graphql-js says why.
  if (!cost) return executeCompiled(args)
  const errors = excesses(cost, context.lang)
  if (errors.length > 0) return { errors }
  let done: (() => void) | undefined
  try {
    done = await payFor(pointsOf(cost.cost), context)
  } catch (error) {
    const refusal = toGraphQLError(error, context.lang)
    if (!refusal) throw error
    return { errors: [refusal] }
  }
  const spending = new Spending(LIMITS.cost, currentDeadline(), cost.perItem)
  try {
    const result = await executeCompiled({ ...args, contextValue: { ...context, spending } }, cost.fields)
    return whole(result, spending, context.lang)
  } finally {
    done?.()
  }
}

/** Runs a document of ours that is paid by its cost like a stranger's. */
export async function executePaid(
  document: Document,
  variables: Readonly<Record<string, unknown>>,
  context: Context,
  onBug: OnBug,
): Promise<Outcome> {
  const cost = costOf({ schema: ownSchema, document: document.node, variableValues: variables, contextValue: context })
  let done: (() => void) | undefined
  try {
    done = cost && (await payFor(pointsOf(cost.cost, OWN_POINT), context))
  } catch (error) {
    const refusal = toGraphQLError(error, context.lang)
    if (!refusal) throw error
    return refused(refusal)
  }
  try {
    return await execute(document, variables, context, onBug)
  } finally {
    done?.()
  }
}

/** Depth and cost depend on the variables, so they are looked at when these are known and before anything runs. */
const bounded: Plugin<Context> = {
  onExecute: ({ setExecuteFn }) => setExecuteFn(executeBounded),
}

/** Refuses queries that would keep the service busy, whoever sends them. */
export const limits: Plugin<Context>[] = [tokens, aliases, bounded]
