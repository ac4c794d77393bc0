import { type DocumentNode, type ExecutionResult, GraphQLError, parse, execute as run, validate } from 'graphql'
import type { Context } from './context.ts'
import { type Code, STATUS, toGraphQLError } from './errors.ts'
import { schema } from './index.ts'

/** A document of ours with one root field, parsed and validated. */
export interface Document {
  readonly name: string
  readonly node: DocumentNode
}

/**
 * Parses and validates a document against the schema: a route with a misspelt field cannot start.
 * @throws Error naming the document and what is wrong
 */
export function prepare(name: string, source: string): Document {
  const node = parse(source)
  const errors = validate(schema, node)
  if (errors.length > 0) throw new Error(`document ${name}: ${errors.map((error) => error.message).join('; ')}`)
  return { name, node }
}

/** What a document came to: the value of its root field, or a refusal. */
export type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false
      readonly code: Code
      readonly status: number
      readonly message: string
      readonly retryAfter: number | undefined
    }

export type OnBug = (error: unknown, document: string) => void

/** Runs one of our documents. A bug is told to `onBug` once and masked. */
export async function execute(
  document: Document,
  variables: Readonly<Record<string, unknown>>,
  context: Context,
  onBug: OnBug,
): Promise<Outcome> {
  const result: ExecutionResult = await run({
    schema,
    document: document.node,
    contextValue: context,
    variableValues: variables,
  })
  const [error] = result.errors ?? []
  if (!error) return { ok: true, value: Object.values(result.data ?? {})[0] ?? null }
  const refusal = toGraphQLError(error)
  if (!refusal) {
    onBug(error.originalError ?? error, document.name)
    return {
      ok: false,
      code: 'INTERNAL_SERVER_ERROR',
      status: 500,
      message: 'Something went wrong on our side.',
      retryAfter: undefined,
    }
  }
  const code = refusal.extensions.code as Code
  const { retryAfter } = refusal.extensions
  return {
    ok: false,
    code,
    status: STATUS[code] ?? 400,
    message: refusal.message,
    retryAfter: typeof retryAfter === 'number' ? retryAfter : undefined,
  }
}

/** For Yoga: refusals pass with their code, bugs are masked and told once. */
export const maskError =
  (onBug: OnBug) =>
  (error: unknown): Error => {
    const refusal = toGraphQLError(error)
    if (refusal) return refusal
    onBug(error instanceof GraphQLError ? (error.originalError ?? error) : error, 'graphql')
    return new GraphQLError('Something went wrong on our side.', { extensions: { code: 'INTERNAL_SERVER_ERROR' } })
  }
