import { STATUS } from '../schema/errors.ts'
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
  'Cache-Control': header('How long the answer may be kept. A stored plan never changes.', 'public, max-age=60'),
  'RateLimit-Policy': header(
    'Limits that apply to the address: room for requests at once (q) and seconds in which it fills again (w).',
    '"requests";q=100;w=10, "plans";q=20;w=20',
  ),
  RateLimit: header('What is left now (r) and seconds until there is more (t).', '"requests";r=99;t=1'),
  'Retry-After': header('Seconds to wait, whole, rounded up.', 2),
  Allow: header('Methods of this path.', 'GET, HEAD, OPTIONS'),
}

export const headers = (...names: readonly string[]): Schema =>
  Object.fromEntries(names.map((name) => [name, reference('headers', name)]))

const LIMITS = ['RateLimit-Policy', 'RateLimit']

/** Headers of an answer that can be kept. */
export const READ_HEADERS = ['Content-Language', 'Vary', 'ETag', 'Cache-Control', ...LIMITS]
/** Headers of a plan that was built. */
export const BUILT_HEADERS = ['Content-Language', 'Vary', ...LIMITS]

export const ERROR: Schema = {
  type: 'object',
  description: 'What was wrong, naming the field, what was given and what is allowed.',
  properties: {
    error: {
      type: 'string',
      description: 'One sentence for people.',
      examples: ['adults is 11; allowed: at most 10'],
    },
  },
  required: ['error'],
}

const error = (description: string, ...names: readonly string[]): Schema => ({
  description,
  ...(names.length > 0 ? { headers: headers(...names) } : {}),
  content: { 'application/json': { schema: reference('schemas', 'Error') } },
})

/** Answers that are the same on every path, by their status. */
export const ANSWERS: Readonly<Record<string, { readonly name: string; readonly answer: Schema }>> = {
  '304': {
    name: 'NotModified',
    answer: {
      description: 'The copy that If-None-Match names is still right.',
      headers: headers('ETag', 'Cache-Control', 'Vary'),
    },
  },
  [STATUS.BAD_USER_INPUT]: {
    name: 'BadRequest',
    answer: error('The request cannot be used or satisfied; the message names the field and what is allowed.'),
  },
  [STATUS.NOT_FOUND]: { name: 'NotFound', answer: error('There is no such object.') },
  '405': { name: 'MethodNotAllowed', answer: error('The path does not have this method.', 'Allow') },
  '413': { name: 'TooLarge', answer: error('The body is larger than 64 KiB.') },
  [STATUS.RATE_LIMITED]: {
    name: 'TooManyRequests',
    answer: error('The limit of the address is reached.', 'Retry-After', ...LIMITS),
  },
  [STATUS.INTERNAL_SERVER_ERROR]: {
    name: 'Failed',
    answer: error('Something went wrong on our side; it is noted there.'),
  },
  [STATUS.UNAVAILABLE]: {
    name: 'Unavailable',
    answer: error('The service is loading, or too many plans are being built at this moment.', 'Retry-After'),
  },
}

export const answers = (...statuses: readonly (number | string)[]): Schema =>
  Object.fromEntries(statuses.map((status) => [status, reference('responses', ANSWERS[status]?.name ?? '')]))
