import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases'
import { createComplexityRule } from '@pothos/plugin-complexity'
import { GraphQLError, parse, validate } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Context } from './context.ts'
import { type Code, STATUS } from './errors.ts'

/**
 * What a query may ask for. Cost is about the number of values in the answer: a field counts 1, what is in a list as
 * often as the list is usually long, or as it was asked to be. Introspection costs nothing; graphql-js bounds it.
 */
export const LIMITS = { tokens: 2000, aliases: 50, depth: 12, cost: 50_000 } as const

const tooLarge = (what: string, given: number, allowed: number): GraphQLError =>
  new GraphQLError(`The query's ${what} is ${given}; allowed: at most ${allowed}`, {
    extensions: {
      code: 'QUERY_TOO_LARGE' satisfies Code,
      [what]: { given, allowed },
      http: { status: STATUS.QUERY_TOO_LARGE },
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
      context?.reportError(tooLarge('number of aliases', Number(message.match(/found (\d+)/)?.[1]), LIMITS.aliases)),
  ],
})

/** Depth and cost depend on the variables, so they are looked at when these are known and before anything runs. */
const depthAndCost: Plugin<Context> = {
  onExecute({ args, setResultAndStopExecution }) {
    const rule = createComplexityRule({
      context: args.contextValue,
      variableValues: args.variableValues ?? {},
      operationName: args.operationName ?? null,
      validate: ({ depth, complexity }, report) => {
        if (depth > LIMITS.depth) report(tooLarge('depth', depth, LIMITS.depth))
        if (complexity > LIMITS.cost) report(tooLarge('cost', complexity, LIMITS.cost))
      },
    })
    const errors = validate(args.schema, args.document, [rule])
    if (errors.length > 0) setResultAndStopExecution({ errors: [...errors] })
  },
}

/** Refuses queries that would keep the service busy, whoever sends them. */
export const limits: Plugin<Context>[] = [tokens, aliases, depthAndCost]
