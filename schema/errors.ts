import { GraphQLError } from 'graphql'
import type { z } from 'zod'
import { awayBy } from '../src/db/away.ts'
import { RateLimited } from '../src/limits/limits.ts'
import { Crowded } from '../src/limits/turns.ts'
import { BadRecipe } from '../src/operators/draft.ts'
import { ScopeError } from '../src/operators/keys.ts'
import { EmptySlot } from '../src/planner/filters.ts'
import { SwapNotPossible } from '../src/planner/swaps.ts'
import { Busy } from '../src/plans/pool.ts'
import { BadField, NoSuchObject } from '../src/plans/refusals.ts'
import { NotLoaded } from '../src/plans/world.ts'

/** Codes in `extensions.code`, and the HTTP status each front answers with. */
export const STATUS = {
  BAD_USER_INPUT: 400,
  NO_DISH_LEFT: 400,
  QUERY_TOO_LARGE: 400,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  BUSY: 503,
  UNAVAILABLE: 503,
  INTERNAL_SERVER_ERROR: 500,
} as const
export type Code = keyof typeof STATUS

const refusal = (
  message: string,
  code: Code,
  more: Record<string, unknown> = {},
  http: Record<string, unknown> = { status: STATUS[code] },
): GraphQLError => new GraphQLError(message, { extensions: { code, ...more, http } })

/** A refusal that another try may not meet, after so many seconds. */
function later(
  message: string,
  code: 'BUSY' | 'UNAVAILABLE' | 'RATE_LIMITED',
  retryAfter: number,
  more: Record<string, unknown> = {},
): GraphQLError {
  const http = { status: STATUS[code], headers: { 'retry-after': String(retryAfter) }, ...more }
  return refusal(message, code, { retryAfter }, http)
}

/** The request took longer than anybody waits. */
export const late = (): GraphQLError =>
  later('The service did not answer in time; try again in a few seconds.', 'UNAVAILABLE', 5)

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 100 ? `${text.slice(0, 100)}…` : text
}

const at = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined | null)?.[key], root)

/** What zod would have taken, in words. */
function allowedBy(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'a whole number' : `a value of type ${issue.expected}`
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`
    case 'too_small':
      return issue.origin === 'array' || issue.origin === 'string'
        ? `at least ${issue.minimum} ${issue.origin === 'array' ? 'entries' : 'characters'}`
        : `at least ${issue.minimum}`
    case 'too_big':
      return issue.origin === 'array' || issue.origin === 'string'
        ? `at most ${issue.maximum} ${issue.origin === 'array' ? 'entries' : 'characters'}`
        : `at most ${issue.maximum}`
    default:
      return issue.message
  }
}

/** One sentence for each wrong field: its name, what was given, what is allowed. */
export function describeIssues(error: z.ZodError, input: unknown): string {
  return error.issues
    .slice(0, 10)
    .map((issue) => {
      const name = issue.path.map(String).join('.') || 'body'
      const given = at(input, issue.path)
      const missing = given === undefined ? 'is missing' : `is ${shown(given)}`
      return `${name} ${missing}; allowed: ${allowedBy(issue)}`
    })
    .join('. ')
}

export const badInput = (error: z.ZodError, input: unknown): GraphQLError =>
  refusal(describeIssues(error, input), 'BAD_USER_INPUT', {
    field: error.issues[0]?.path.map(String).join('.') ?? '',
  })

/**
 * Over HTTP, `application/graphql-response+json` carries the status; `application/json` stays at 200, as the GraphQL over
 * HTTP specification has it for a well-formed request (`spec` tells Yoga so).
 */
const rateLimited = ({ message, retryAfter }: RateLimited): GraphQLError =>
  later(message, 'RATE_LIMITED', retryAfter, { spec: true })

const AWAY = {
  unreachable: 'The database does not answer at this moment; try again in a few seconds.',
  full: 'The database has no room left and stores nothing at this moment; try again later.',
} as const

/** The one table from refusals to what clients see. Undefined: a bug, to be masked and logged. */
export function toGraphQLError(error: unknown): GraphQLError | undefined {
  if (error instanceof BadField) {
    return refusal(`${error.field} is ${shown(error.given)}; allowed: ${error.allowed}`, 'BAD_USER_INPUT', {
      field: error.field,
    })
  }
  if (error instanceof BadRecipe) {
    return refusal(error.message, 'BAD_USER_INPUT', { field: error.mistakes[0]?.field, mistakes: error.mistakes })
  }
  if (error instanceof ScopeError) return refusal(error.message, 'FORBIDDEN')
  if (error instanceof NoSuchObject) return refusal(error.message, 'NOT_FOUND')
  if (error instanceof EmptySlot)
    return refusal(error.message, 'NO_DISH_LEFT', { slot: error.slot, filter: error.filter })
  if (error instanceof SwapNotPossible)
    return refusal(error.message, 'BAD_USER_INPUT', { field: 'recipeId', reason: error.reason })
  if (error instanceof RateLimited) return rateLimited(error)
  if (error instanceof Busy || error instanceof Crowded) return later(error.message, 'BUSY', error.retryAfter)
  if (error instanceof NotLoaded) return later(error.message, 'UNAVAILABLE', 5)
  if (error instanceof GraphQLError) return located(error)
  const away = awayBy(error)
  return away && later(AWAY[away], 'UNAVAILABLE', 5)
}

/** An error of the executor: what a resolver threw, at its place, or a document or variable that does not fit. */
function located(error: GraphQLError): GraphQLError | undefined {
  const { originalError } = error
  const place = {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    path: error.path ?? null,
  }
  if (!originalError) {
    if (error.extensions.code !== undefined) {
      // Yoga adds what its parser said, in words that are not ours. A body that is none is 400 for every client.
      const { originalError: _, ...extensions } = error.extensions
      const http = extensions.code === 'BAD_REQUEST' ? { http: { status: 400 } } : {}
      return new GraphQLError(error.message, { ...place, extensions: { ...extensions, ...http } })
    }
    return new GraphQLError(error.message, {
      ...place,
      extensions: { ...error.extensions, code: 'BAD_USER_INPUT' satisfies Code },
    })
  }
  const refused = toGraphQLError(originalError)
  return refused && new GraphQLError(refused.message, { ...place, extensions: refused.extensions })
}
