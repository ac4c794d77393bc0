import { type DocumentNode, type ExecutionArgs, type ExecutionResult, execute, getOperationAST } from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import type { Plugin } from 'graphql-yoga'
import { LRUCache } from 'lru-cache'
import { awayBy } from '../src/db/away.ts'
import type { Context } from './context.ts'

type Run = (root: unknown, context: unknown, variables: Readonly<Record<string, unknown>>) => Answer
type Answer = ExecutionResult | Promise<ExecutionResult>

/** Compiled queries that are kept, each some ten times as large as its text. */
const KEPT = 200

const compiled = new LRUCache<DocumentNode, Map<string, Run | false>>({ max: KEPT })
/** Documents that were run once; a text that comes only once is not worth compiling. */
const seen = new WeakSet<DocumentNode>()

/** The compiled form of a document's operation; undefined when it has none yet, or cannot have one. */
function runOf({ schema, document }: ExecutionArgs, name: string): Run | undefined {
  const known = compiled.get(document)?.get(name)
  if (known !== undefined) return known || undefined
  if (!seen.has(document)) {
    seen.add(document)
    return undefined
  }
  // What builds and stores is work for other threads; compiling it gains nothing.
  const query = getOperationAST(document, name || undefined)?.operation === 'query'
  const made = query ? compileQuery(schema, document, name) : undefined
  const run = made && isCompiledQuery(made) ? made.query : false
  compiled.set(document, (compiled.get(document) ?? new Map()).set(name, run))
  return run || undefined
}

/**
 * Like graphql-js' `execute`, for validated documents, but compiles queries that come again. Where
 * something goes wrong the query is run anew by graphql-js: its errors say where they happened, compiled ones do not. Not
 * so when the database is away: who waited for it in vain should not wait again.
 */
export function executeCompiled(args: ExecutionArgs): Answer {
  const run = runOf(args, args.operationName ?? '')
  if (!run) return execute(args) as Answer
  const answer = run(args.rootValue, args.contextValue, args.variableValues ?? {})
  const checked = (result: ExecutionResult): Answer =>
    result.errors?.every(({ originalError }) => !awayBy(originalError)) ? (execute(args) as Answer) : result
  return answer instanceof Promise ? answer.then(checked) : checked(answer)
}

/** For Yoga. */
export const compiling: Plugin<Context> = {
  onExecute: ({ setExecuteFn }) => setExecuteFn(executeCompiled),
}
