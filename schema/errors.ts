import { GraphQLError } from 'graphql'
import type { z } from 'zod'
import { InvalidRecipeError } from '../src/admin/draft.ts'
import { ScopeError } from '../src/admin/keys.ts'
import { InvalidFieldError, MisspeltFieldError, NotFoundError } from '../src/catalogue/refusals.ts'
import { unavailability } from '../src/db/unavailable.ts'
import { TooManyStreamsError } from '../src/households/feed.ts'
import type { Allowed } from '../src/i18n/allowed.ts'
import type { Lang } from '../src/i18n/locale.ts'
import { message } from '../src/i18n/message.ts'
import {
  allowedBy,
  allowedText,
  faultText,
  fieldName,
  fieldSentence,
  mistakeText,
  shown,
  valueAt,
} from '../src/i18n/refusals.ts'
import type { EmptySlotError, Filter } from '../src/planner/problem/filters.ts'
import { SwapNotPossibleError } from '../src/planner/swaps.ts'
import { NoDishLeftError } from '../src/plans/no-dish-left.ts'
import { BusyError } from '../src/plans/pool.ts'
import { RateLimitedError } from '../src/rate-limit/rate-limits.ts'
import { TooManyWaitingError } from '../src/rate-limit/turns.ts'
import { NotLoadedError } from '../src/revision/store.ts'
import { mealOrCourse } from './meals.ts'
import { PERSISTED_CODES } from './persisted.ts'

/** Codes in `extensions.code`, and the HTTP status each front answers with. */
export const STATUS = {
  BAD_USER_INPUT: 400,
  NO_DISH_LEFT: 400,
  QUERY_TOO_LARGE: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  TOO_LARGE: 413,
  RATE_LIMITED: 429,
  BUSY: 503,
  UNAVAILABLE: 503,
  INTERNAL_SERVER_ERROR: 500,
} as const
export type Code = keyof typeof STATUS

/** Values that the zod schemas of the schema refuse. */
export class InputError extends Error {
  override readonly name = 'InputError'
  readonly issues: z.ZodError['issues']
  readonly input: unknown
  constructor({ issues }: Pick<z.ZodError, 'issues'>, input: unknown) {
    super('arguments that the schema refuses')
    this.issues = issues
    this.input = input
  }
  /** Each mistake by itself. */
  each(): InputError[] {
    return this.issues.map((issue) => new InputError({ issues: [issue] }, this.input))
  }
}

/**
 * A refusal. Of a field's error the HTTP status is 200, as the GraphQL over HTTP specification has it: the other fields
 * have their values.
 */
const refusal = (
  text: string,
  code: Code,
  more: Record<string, unknown> = {},
  http?: Record<string, unknown>,
): GraphQLError => new GraphQLError(text, { extensions: { code, ...more, ...(http ? { http } : {}) } })

/** A refusal that another try may not meet, after so many seconds. */
function later(
  text: string,
  code: 'BUSY' | 'UNAVAILABLE' | 'RATE_LIMITED',
  retryAfter: number,
  more: Record<string, unknown> = {},
): GraphQLError {
  const http = { status: STATUS[code], headers: { 'retry-after': String(retryAfter) }, ...more }
  return refusal(text, code, { retryAfter }, http)
}

/** The request took longer than anybody waits. */
export const late = (lang: Lang): GraphQLError => later(message(lang, 'error.late'), 'UNAVAILABLE', 5)

const MOST_SENTENCES = 10

/** What the checks of a schema found: one sentence for each wrong field, and the first of them as data. */
export function badInput(error: Pick<z.ZodError, 'issues'>, input: unknown, lang: Lang): GraphQLError {
  const issues = error.issues.slice(0, MOST_SENTENCES)
  const text = issues
    .map((issue) => fieldSentence(lang, fieldName(issue.path), valueAt(input, issue.path), allowedBy(issue)))
    .join('. ')
  const [first] = issues
  return refusal(text, 'BAD_USER_INPUT', {
    field: fieldName(first?.path ?? []),
    given: first && valueAt(input, first.path),
    allowed: first && allowedText(lang, allowedBy(first)),
  })
}

/**
 * Over HTTP, `application/graphql-response+json` carries the status; `application/json` stays at 200, as the GraphQL over
 * HTTP specification has it for a well-formed request (`spec` tells Yoga so).
 */
const rateLimited = (limited: RateLimitedError, lang: Lang): GraphQLError =>
  later(rateSentence(limited, lang), 'RATE_LIMITED', limited.retryAfter, { spec: true })

const RATES = {
  requests: 'tooManyRequests',
  pages: 'tooManyRequests',
  plans: 'tooManyPlans',
  'daily-plans': 'tooManyDailyPlans',
} as const

/** The sentence for who asked too much. */
export const rateSentence = ({ counted, rate, retryAfter }: RateLimitedError, lang: Lang): string =>
  message(lang, `error.${RATES[counted]}`, {
    perMinute: rate.perMinute,
    burst: rate.burst,
    seconds: retryAfter,
  })

function noDishLeft(
  { refusal: { slot, filter, left, dishes, removed }, given }: NoDishLeftError,
  lang: Lang,
): GraphQLError {
  const data = { slot, filter, dishes, dishesWithout: left, removed }
  const name = mealOrCourse(lang, slot)
  if (filter === '') return refusal(message(lang, 'error.noDishAtAll', { slot: name }), 'NO_DISH_LEFT', data)
  const allowed = allowedText(lang, helpFor(filter, left, removed))
  const sentence = message(lang, 'error.noDishLeft', { slot: name, field: filter, given: shown(given), allowed })
  return refusal(sentence, 'NO_DISH_LEFT', { ...data, field: filter, given, allowed })
}

/** What would leave dishes to choose from. */
function helpFor(filter: Filter, count: number, removed: EmptySlotError['removed']): Allowed {
  if (count === 0) return { key: 'removeSeveral', values: { fields: Object.keys(removed).join(', ') } }
  if (filter === 'equipment') return { key: 'addEquipment', values: { count } }
  if (filter === 'occasion') return { key: 'otherOccasion', values: { count } }
  return { key: 'remove', values: { field: filter, count } }
}

const NO_SUCH = { plan: 'noPlan', recipe: 'noRecipe', occasion: 'noOccasion', household: 'noHousehold' } as const

/** The sentence for an object that is not there. */
export const missingSentence = (kind: keyof typeof NO_SUCH, id: string, lang: Lang): string =>
  message(lang, `error.${NO_SUCH[kind]}`, { id: shown(id) })

const forbidden = (lang: Lang): GraphQLError =>
  refusal(message(lang, 'error.onlyReads'), 'FORBIDDEN', {}, { status: STATUS.FORBIDDEN })

/** A field that cannot be used as it is. */
function badField(field: string, given: unknown, allowed: Allowed, lang: Lang, more = {}): GraphQLError {
  const data = { field, given, allowed: allowedText(lang, allowed), ...more }
  return refusal(fieldSentence(lang, field, given, allowed), 'BAD_USER_INPUT', data)
}

/** A recipe with mistakes: a sentence for each, and each as data. */
function invalidRecipe({ mistakes }: InvalidRecipeError, lang: Lang): GraphQLError {
  const listed = mistakes.map((mistake) => ({
    field: mistake.field,
    code: 'key' in mistake.fault ? mistake.fault.key : 'value',
    problem: faultText(lang, mistake),
  }))
  const text = mistakes.map((mistake) => mistakeText(lang, mistake)).join('. ')
  return refusal(text, 'BAD_USER_INPUT', { field: mistakes[0]?.field, mistakes: listed })
}

/** A name of no field that looks like one that people rely on. */
const misspelt = ({ field, meant }: MisspeltFieldError, lang: Lang): GraphQLError =>
  refusal(message(lang, 'error.misspelt', { field, allowed: meant }), 'BAD_USER_INPUT', { field, allowed: meant })

/**
 * The one table from refusals to what clients see, in words of their language. Undefined: a bug, to be masked and logged.
 */
export function toGraphQLError(error: unknown, lang: Lang): GraphQLError | undefined {
  if (error instanceof InputError) return badInput(error, error.input, lang)
  if (error instanceof InvalidFieldError) return badField(error.field, error.given, error.allowed, lang)
  if (error instanceof MisspeltFieldError) return misspelt(error, lang)
  if (error instanceof SwapNotPossibleError)
    return badField('recipeId', error.recipeId, { key: error.reason }, lang, { reason: error.reason })
  if (error instanceof NoDishLeftError) return noDishLeft(error, lang)
  if (error instanceof NotFoundError) return refusal(missingSentence(error.kind, error.id, lang), 'NOT_FOUND')
  if (error instanceof InvalidRecipeError) return invalidRecipe(error, lang)
  if (error instanceof ScopeError) return forbidden(lang)
  if (error instanceof RateLimitedError) return rateLimited(error, lang)
  if (error instanceof BusyError) return later(message(lang, 'error.busy'), 'BUSY', error.retryAfter)
  if (error instanceof TooManyWaitingError || error instanceof TooManyStreamsError)
    return later(message(lang, 'error.crowded'), 'BUSY', error.retryAfter)
  if (error instanceof NotLoadedError) return later(message(lang, 'error.loading'), 'UNAVAILABLE', 5)
  if (error instanceof GraphQLError) return located(error, lang)
  const cause = unavailability(error)
  return cause && later(message(lang, `error.${cause}`), 'UNAVAILABLE', 5)
}

/**
 * The same error in a language: what was refused before the language of the request was known. What graphql-js says of
 * documents and variables is English, and stays in `extensions.detail`.
 */
export function translated(error: GraphQLError, lang: Lang): GraphQLError {
  const text = messageIn(error, lang)
  return text === undefined
    ? error
    : new GraphQLError(text, {
        nodes: error.nodes ?? null,
        source: error.source ?? null,
        positions: error.positions ?? null,
        path: error.path ?? null,
        extensions: isLibrarys(error) ? { detail: error.message, ...error.extensions } : error.extensions,
      })
}

/** Whether graphql-js or Yoga worded it. */
const isLibrarys = ({ extensions: { code, detail } }: GraphQLError): boolean =>
  typeof detail === 'string' || !(String(code) in STATUS)

function messageIn(error: GraphQLError, lang: Lang): string | undefined {
  const { code, field, given, allowed } = error.extensions
  if (PERSISTED_CODES.includes(code)) return undefined
  if (code === 'INTERNAL_SERVER_ERROR') return message(lang, 'error.internal')
  if (code === 'QUERY_TOO_LARGE' && typeof allowed === 'number')
    return fieldSentence(lang, String(field), given, { key: 'most', values: { limit: allowed } })
  return isLibrarys(error) ? message(lang, 'error.badDocument') : undefined
}

/** An error of the executor: what a resolver threw, at its place, or a document or variable that does not fit. */
function located(error: GraphQLError, lang: Lang): GraphQLError | undefined {
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
    const extensions = { ...error.extensions, code: 'BAD_USER_INPUT' satisfies Code, detail: error.message }
    return new GraphQLError(error.message, { ...place, extensions })
  }
  const refused = toGraphQLError(originalError, lang)
  return refused && new GraphQLError(refused.message, { ...place, extensions: refused.extensions })
}
