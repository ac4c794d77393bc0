import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLErrorOptions,
  getNamedType,
  getOperationAST,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { type Lang, languageOf } from '../src/i18n/locale.ts'
import { message } from '../src/i18n/message.ts'
import type { Context } from './context.ts'
import { type Code, late, STATUS, toGraphQLError, translated } from './errors.ts'
import { ownSchema as schema } from './index.ts'
import { compileAlways, executeCompiled } from './jit.ts'
import { isSumAsNumber } from './money.ts'

/** A document of ours, parsed and validated. */
export interface Document {
  readonly name: string
  readonly node: DocumentNode
  /** whether its root field is a mutation, whose value is what its payload holds */
  readonly builds: boolean
}

/** Tools ask for a sum as strangers do, with `{ amount }`: documents of our own have the number itself. */
function sumsAsLeaves(document: DocumentNode): DocumentNode {
  const types = new TypeInfo(schema)
  const visitor = visitWithTypeInfo(types, {
    Field: ({ selectionSet, ...node }) => {
      const type = types.getType()
      return selectionSet && isSumAsNumber(getNamedType(type)) ? node : undefined
    },
  })
  return visit(document, visitor)
}

/**
 * Parses and validates a document against the schema: a route with a misspelt field cannot start.
 * @throws Error naming the document and what is wrong
 */
export function prepare(name: string, source: string): Document {
  const node = sumsAsLeaves(parse(source))
  const errors = validate(schema, node)
  if (errors.length > 0) throw new Error(`document ${name}: ${errors.map((error) => error.message).join('; ')}`)
  compileAlways(node)
  return { name, node, builds: getOperationAST(node)?.operation === 'mutation' }
}

/** What a document came to: its data and the value of its first root field, or a refusal. */
export type Outcome =
  | { readonly ok: true; readonly value: unknown; readonly data: Readonly<Record<string, unknown>> }
  | {
      readonly ok: false
      readonly code: Code
      readonly status: number
      readonly message: string
      readonly retryAfter: number | undefined
      /** what is known beside: field, given, allowed, and more with some codes */
      readonly details?: Readonly<Record<string, unknown>>
    }

/** Called for every error that is no refusal, once: what it was, the document it happened in, the id of the request. */
export type OnBug = (error: unknown, document: string, requestId?: string) => void

const causeOf = (error: unknown): unknown => (error instanceof GraphQLError ? (error.originalError ?? error) : error)

/** Runs one of our documents. A bug is reported to `onBug` once and masked. */
export async function execute(
  document: Document,
  variables: Readonly<Record<string, unknown>>,
  context: Context,
  onBug: OnBug,
): Promise<Outcome> {
  const result: ExecutionResult = await executeCompiled({
    schema,
    document: document.node,
    contextValue: context,
    variableValues: variables,
  })
  const [error] = context.spending.stopped ? [late(context.lang)] : (result.errors ?? [])
  const data = result.data ?? {}
  if (!error) {
    const [root = null] = Object.values(data)
    return { ok: true, value: document.builds ? (Object.values(root ?? {})[0] ?? null) : root, data }
  }
  const refusal = toGraphQLError(error, context.lang)
  if (!refusal) {
    onBug(causeOf(error), document.name, context.requestId)
    return {
      ok: false,
      code: 'INTERNAL_SERVER_ERROR',
      status: 500,
      message: message(context.lang, 'error.internal'),
      retryAfter: undefined,
      details: {},
    }
  }
  return refused(refusal)
}

/** A refusal as the fronts that are no GraphQL show it. */
export function refused({ message: text, extensions }: GraphQLError): Extract<Outcome, { ok: false }> {
  const code = extensions.code as Code
  const { code: _, http: __, retryAfter, ...details } = extensions
  return {
    ok: false,
    code,
    status: STATUS[code] ?? 400,
    message: text,
    retryAfter: typeof retryAfter === 'number' ? retryAfter : undefined,
    details,
  }
}

const masked = (
  lang: Lang,
  requestId?: string,
  { nodes = null, path = null }: GraphQLErrorOptions = {},
): GraphQLError =>
  new GraphQLError(message(lang, 'error.internal'), {
    nodes,
    path,
    extensions: { code: 'INTERNAL_SERVER_ERROR' satisfies Code, ...(requestId ? { requestId } : {}) },
  })

/** For Yoga, around execution: refusals pass with their code, bugs are masked and each is reported once. */
export const maskErrors = (onBug: OnBug): Plugin<Context> => ({
  onExecute: ({ args }) => ({
    onExecuteDone({ result, setResult }) {
      if (!('errors' in result) || !result.errors) return
      const { requestId, lang } = args.contextValue
      const reported = new Set<unknown>()
      const errors = result.errors.map((error) => {
        const refusal = toGraphQLError(error, lang)
        if (refusal) return refusal
        const cause = causeOf(error)
        if (!reported.has(cause)) onBug(cause, args.operationName ?? 'graphql', requestId)
        reported.add(cause)
        return masked(lang, requestId, error)
      })
      setResult({ ...result, errors })
    },
  }),
})

/** For Yoga, what goes wrong before or after execution, in English: who asks is not known there. */
export const maskError =
  (onBug: OnBug) =>
  (error: unknown): Error => {
    const refusal = toGraphQLError(error, 'en')
    if (refusal) return refusal
    onBug(causeOf(error), 'graphql')
    return masked('en')
  }

/** For Yoga, puts into the language of the request what was refused before it was known. */
export const inLanguage: Plugin = {
  onResultProcess({ request, result, setResult }) {
    const lang = languageOf(request.url, request.headers.get('accept-language'), 'en')
    if (lang === 'en' || !('errors' in result) || !result.errors) return
    setResult({ ...result, errors: result.errors.map((error) => translated(error, lang)) })
  },
}
