import { createRequire } from 'node:module'
import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  GraphQLError,
  getOperationAST,
} from 'graphql'
import { LRUCache } from 'lru-cache'

/** The compiler, imported when the first query is compiled: no start needs its hundred modules. */
const compiler = (): typeof import('graphql-jit') => createRequire(import.meta.url)('graphql-jit')

type Run = (root: unknown, context: unknown, variables: Readonly<Record<string, unknown>>) => Answer
type Answer = ExecutionResult | Promise<ExecutionResult>

/**
 * Which documents of strangers are compiled. Compiling takes as long as some hundred executions and what it makes is some
 * thousand times as large as the text, so a document must come often, and be short, its fragments written out.
 */
export const COMPILING = {
  /** uses within `withinMs` after which it pays */
  uses: 20,
  withinMs: 60_000,
  /** tokens of one document at most */
  tokens: 300,
  /** fields of one operation at most, those of fragments as often as they are used */
  fields: 150,
  /** tokens of all that are cached */
  total: 6000,
} as const

type Operations = Map<string, Run | false>

const ours = new WeakMap<DocumentNode, Operations>()
const strangers = new LRUCache<DocumentNode, Operations>({
  maxSize: COMPILING.total,
  sizeCalculation: (_, document) => tokensOf(document, COMPILING.tokens),
})
/** Uses of a document since a moment, ms. */
const uses = new WeakMap<DocumentNode, { count: number; readonly since: number }>()

/** A document of ours comes for as long as the process lives: it is compiled when it comes again, and cached. */
export function compileAlways(document: DocumentNode): void {
  ours.set(document, new Map())
}

/** Tokens of the compiled documents of strangers that are cached now. */
export const cachedTokens = (): number => strangers.calculatedSize

/** Tokens of a document, counted up to one more than `most`. */
function tokensOf({ loc }: DocumentNode, most: number): number {
  let count = 0
  for (let token = loc?.startToken.next; token?.next && count <= most; token = token.next) count++
  return Math.max(1, count)
}

function comesOften(document: DocumentNode): boolean {
  const now = performance.now()
  const last = uses.get(document)
  const used = last && now - last.since <= COMPILING.withinMs ? last : { count: 0, since: now }
  used.count++
  uses.set(document, used)
  return used.count > COMPILING.uses
}

/** Where a document's compiled operations are cached; undefined: it is not compiled, or not yet. */
function operationsOf(document: DocumentNode, fields: number): Operations | undefined {
  const own = ours.get(document)
  if (own) {
    const used = uses.has(document)
    uses.set(document, { count: 1, since: 0 })
    return used ? own : undefined
  }
  const known = strangers.get(document)
  if (known || !comesOften(document)) return known
  if (fields > COMPILING.fields || tokensOf(document, COMPILING.tokens) > COMPILING.tokens) return undefined
  const made: Operations = new Map()
  strangers.set(document, made)
  return made
}

/** @returns false where it cannot be compiled */
function compiled(schema: ExecutionArgs['schema'], document: DocumentNode, name: string): Run | false {
  const { compileQuery, isCompiledQuery } = compiler()
  const made = compileQuery(schema, document, name, { disablingCapturingStackErrors: true })
  return isCompiledQuery(made) && made.query
}

function runOf({ schema, document }: ExecutionArgs, name: string, fields: number): Run | undefined {
  const operations = operationsOf(document, fields)
  const known = operations?.get(name)
  if (!operations || known !== undefined) return known || undefined
  // What builds and stores is work for other threads; compiling it gains nothing.
  const query = getOperationAST(document, name || undefined)?.operation === 'query'
  const run = query && compiled(schema, document, name)
  operations.set(name, run)
  return run || undefined
}

type Path = readonly (string | number)[]

/** The nearest place towards the root that an error made null: what else went wrong below it is not reported. */
function nulledBy(data: unknown, path: Path): string {
  let value = data
  for (let at = 0; at <= path.length; at++) {
    if (value === null || value === undefined) return path.slice(0, at).join('.')
    value = (value as Record<string | number, unknown>)[path[at] as string | number]
  }
  return path.join('.')
}

/** A compiled query's error as graphql-js would have it: it knows its place in the text. */
function placed({ message, path, locations, originalError }: GraphQLError, { loc }: DocumentNode): GraphQLError {
  const breaks = (loc?.source.body ?? '').matchAll(/\r\n|[\n\r]/g)
  const starts = [0, ...Array.from(breaks, ({ index, 0: end }) => index + end.length)]
  const positions = (locations ?? []).map(({ line, column }) => (starts[line - 1] ?? 0) + column - 1)
  return new GraphQLError(message, {
    source: loc?.source ?? null,
    positions,
    path: path ?? null,
    originalError: originalError ?? null,
  })
}

/** The first error of every place that became null, as graphql-js tells them. */
function withPlacedErrors(result: ExecutionResult, document: DocumentNode): ExecutionResult {
  if (!result.errors) return result
  const byPlace = new Map<string, GraphQLError>()
  for (const error of result.errors) {
    const place = nulledBy(result.data, error.path ?? [])
    if (!byPlace.has(place)) byPlace.set(place, placed(error, document))
  }
  return { errors: [...byPlace.values()], data: result.data ?? null }
}

/**
 * Like graphql-js' `execute`, for validated documents, but compiles queries that come again. No query runs twice, whatever
 * comes of it: where variables do not fit, nothing has run yet, and graphql-js says so in its words.
 * @param fields of the operation, those of fragments as often as they are used
 */
export function executeCompiled(args: ExecutionArgs, fields = 0): Answer {
  const { document } = args
  const run = runOf(args, args.operationName ?? '', fields)
  if (!run) return execute(args) as Answer
  const answer = run(args.rootValue, args.contextValue, args.variableValues ?? {})
  if (answer instanceof Promise) return answer.then((result) => withPlacedErrors(result, document))
  return answer.data === undefined ? (execute(args) as Answer) : withPlacedErrors(answer, document)
}
