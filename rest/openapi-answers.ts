import { STATUS } from '../schema/errors.ts'
import { MAX_BODY } from '../src/http/body.ts'
import { reference, type Schema } from './openapi-schemas.ts'

const header = (description: string, example: string | number): Schema => ({
  description,
  schema: { type: typeof example === 'number' ? 'integer' : 'string', examples: [example] },
})

/** Headers of answers. */
export const HEADERS: Readonly<Record<string, Schema>> = {
  'Content-Language': header('Language of the words in the answer.', 'en'),
  Vary: header('Request headers that the answer depended on.', 'Accept-Language'),
  ETag: header('Strong tag of the body; send it back as If-None-Match.', '"3f2a9c0d5b7e1f64"'),
  'Cache-Control': header('How long the response may be cached. A stored plan never changes.', 'public, max-age=60'),
  'RateLimit-Policy': header(
    'Limits of the client address: requests allowed at once (q) and seconds in which they refill (w).',
    '"requests";q=100;w=10, "plans";q=20;w=20',
  ),
  RateLimit: header('Requests left now (r) and seconds until there is one more (t).', '"requests";r=99;t=1'),
  'Retry-After': header('Seconds to wait, whole, rounded up.', 2),
  Location: header('Address of the stored plan.', '/api/plans/5b0c8f9e-2a41-8c7d-9e60-3f1d2b4a6c58'),
  Link: header(
    'The page for people that shows the plan.',
    '</plan/5b0c8f9e-2a41-8c7d-9e60-3f1d2b4a6c58>; rel="alternate"; type="text/html"',
  ),
  Allow: header('Methods of this path.', 'GET, HEAD, OPTIONS'),
}

export const headers = (...names: readonly string[]): Schema =>
  Object.fromEntries(names.map((name) => [name, reference('headers', name)]))

const LIMITS = ['RateLimit-Policy', 'RateLimit']

/** Headers of an answer that can be cached. */
export const READ_HEADERS = ['Content-Language', 'Vary', 'ETag', 'Cache-Control', ...LIMITS]
/** Headers of a plan that was built. */
export const BUILT_HEADERS = ['Content-Language', 'Vary', 'Location', 'Link', ...LIMITS]

export const ERROR: Schema = {
  type: 'object',
  description: 'What was wrong, naming the field, what was given and what is allowed.',
  properties: {
    error: {
      type: 'string',
      description: 'One sentence for people, in the language of the request.',
      examples: ['adults is 11; allowed: at most 10'],
    },
  },
  required: ['error'],
}

/** RFC 9457's form of the same. */
export const PROBLEM: Schema = {
  type: 'object',
  description:
    'The same error for clients whose Accept header prefers application/problem+json to application/json (RFC 9457). ' +
    'There may be more fields: with NO_DISH_LEFT `slot`, `filter`, `dishes`, `removed` and `dishesWithout`, ' +
    'the number of dishes left without that filter.',
  properties: {
    type: {
      type: 'string',
      description: 'Address of the explanation of this kind of error.',
      examples: ['/docs#BAD_USER_INPUT'],
    },
    title: {
      type: 'string',
      description: 'Its name, in the language of the request.',
      examples: ['The request has a mistake'],
    },
    status: { type: 'integer', 'x-unit': 'HTTP status', description: 'The HTTP status.', examples: [400] },
    detail: {
      type: 'string',
      description: 'One sentence for people.',
      examples: ['adults is 11; allowed: at most 10'],
    },
    code: { type: 'string', description: 'The kind of error, for programs.', examples: ['BAD_USER_INPUT'] },
    field: { type: 'string', description: 'The field that is wrong.', examples: ['adults'] },
    given: { description: 'The value given.', examples: [11] },
    allowed: { type: 'string', description: 'What is allowed, in words.', examples: ['at most 10'] },
    error: { type: 'string', description: 'The same as `detail`.', examples: ['adults is 11; allowed: at most 10'] },
  },
  required: ['type', 'title', 'status', 'detail', 'code', 'error'],
}

const error = (description: string, ...names: readonly string[]): Schema => ({
  description,
  headers: headers('Content-Language', 'Vary', ...names),
  content: {
    'application/json': { schema: reference('schemas', 'Error') },
    'application/problem+json': { schema: reference('schemas', 'Problem') },
  },
})

/** Answers that are the same on every path, by their status. */
export const ANSWERS: Readonly<Record<string, { readonly name: string; readonly answer: Schema }>> = {
  '304': {
    name: 'NotModified',
    answer: {
      description: 'The copy named by If-None-Match is still current.',
      headers: headers('ETag', 'Cache-Control', 'Vary'),
    },
  },
  [STATUS.BAD_USER_INPUT]: {
    name: 'BadRequest',
    answer: error('The request cannot be used or satisfied; the message names the field and what is allowed.'),
  },
  [STATUS.NOT_FOUND]: { name: 'NotFound', answer: error('There is no such object.') },
  [STATUS.METHOD_NOT_ALLOWED]: {
    name: 'MethodNotAllowed',
    answer: error('The path does not have this method.', 'Allow'),
  },
  [STATUS.TOO_LARGE]: {
    name: 'TooLarge',
    answer: error(`The body is larger than ${MAX_BODY / 1024} KiB; the connection is closed.`),
  },
  [STATUS.RATE_LIMITED]: {
    name: 'TooManyRequests',
    answer: error('The limit of the client address is exceeded.', 'Retry-After', ...LIMITS),
  },
  [STATUS.INTERNAL_SERVER_ERROR]: {
    name: 'Failed',
    answer: error('An internal error; it has been logged.'),
  },
  [STATUS.UNAVAILABLE]: {
    name: 'Unavailable',
    answer: error(
      'The service is loading, its database is unavailable, or too many plans are being built at this moment.',
      'Retry-After',
    ),
  },
}

export const answers = (...statuses: readonly (number | string)[]): Schema =>
  Object.fromEntries(statuses.map((status) => [status, reference('responses', ANSWERS[status]?.name ?? '')]))
