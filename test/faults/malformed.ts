import fc from 'fast-check'
import { routes } from '../../rest/routes.ts'
import { forms, pages } from '../../views/pages.ts'
import { json, NAMES, name, text } from './nasty-words.ts'

/** A request as it goes over the wire. */
export interface Sent {
  readonly method: string
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

const GET = 'GET'
const POST = 'POST'
const PLACES = [
  ...pages.map(({ path }) => ({ path, method: GET })),
  ...forms.map(({ path }) => ({ path, method: POST })),
  ...[
    '/docs/files/{a}',
    '//{a}',
    '/openapi.json',
    '/health',
    '/images/recipes/{id}.svg',
    '/assets/{a}/{b}',
    '/sw.js',
    '/docs',
    '/graphql',
  ].map((path) => ({ path, method: GET })),
  ...['/graphql', '/graphql', '/mcp', '/admin/graphql'].map((path) => ({ path, method: POST })),
]
const IDS = ['syrniki', 'borscht', 'birthday', 'quick-weeknight', '0', '1', '00000000-0000-8000-8000-000000000000']

const some = (...values: unknown[]) => fc.array(fc.constantFrom(...values), { maxLength: 3 })
/** Fields that are right, or just beyond what is allowed. */
const fields = {
  adults: fc.integer({ min: 0, max: 11 }),
  kids: fc.array(fc.record({ age: fc.integer({ min: -1, max: 18 }) }), { maxLength: 3 }),
  slots: some('breakfast', 'lunch', 'dinner', 'snack'),
  equipment: some('stove', 'oven', 'microwave', 'grill', 'mixer', 'teleporter'),
  allergens: some('milk', 'gluten', 'nuts', 'fish', 'soy', 'none'),
  excludeTags: some('meat', 'poultry', 'fish', 'seafood', 'offal', 'spicy', 'x'),
  budgetValue: fc.constantFrom(-1, 0, 0.5, 1, 1e12, 1e300),
  startDate: fc.constantFrom('2026-02-30', '0001-01-01', '9999-12-31', '10000-01-01', '2024-02-29', ''),
  variant: fc.integer({ min: -1, max: 100 }),
  lang: fc.constantFrom('en', 'kk', 'xx', ''),
  region: fc.constantFrom('', 'x', 'Москва'),
}
const nearly = fc
  .array(fc.oneof(...Object.entries(fields).map(([field, value]) => fc.record({ [field]: value }))), { maxLength: 2 })
  .map((parts): object => Object.assign({}, ...parts))

/** Answers that could be planned but for some of their fields. */
const answers = fc
  .tuple(
    nearly,
    fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, fc.dictionary(fc.constantFrom(...NAMES), json, { maxKeys: 2 })),
  )
  .map(([near, wrong]) => ({
    country: 'DE',
    store: 'de-average',
    startDate: '2026-11-23',
    slots: ['lunch'],
    ...near,
    ...wrong,
  }))

const FIELDS = [
  'recipes',
  'recipe',
  'plan',
  'buildPlan',
  'meta',
  'collections',
  'items',
  'title',
  'days',
  '__schema',
  '__type',
  '__typename',
  'nope',
]
const { selection } = fc.letrec<{ selection: string }>((tie) => ({
  selection: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom(...FIELDS),
    fc.tuple(fc.constantFrom(...FIELDS), tie('selection')).map(([field, inner]) => `${field} { ${inner} }`),
    fc
      .tuple(fc.constantFrom(...FIELDS), name, json, tie('selection'))
      .map(
        ([field, argument, value, inner]) => `a: ${field}(${argument}: ${JSON.stringify(value)}) { ${inner} ${inner} }`,
      ),
  ),
}))
const graphql = fc
  .tuple(fc.constantFrom('', 'query', 'mutation', 'subscription', 'fragment'), selection, json)
  .map(([kind, fields, variables]) => ({ query: `${kind} { ${fields} }`, variables }))

const cut = (value: unknown) =>
  fc.tuple(fc.constant(JSON.stringify(value) ?? ''), fc.nat(200)).map(([whole, at]) => whole.slice(0, at))

const body: fc.Arbitrary<Buffer> = fc.oneof(
  fc.constant(Buffer.alloc(0)),
  { weight: 5, arbitrary: answers.map((value) => Buffer.from(JSON.stringify(value))) },
  answers.map((params) => Buffer.from(JSON.stringify({ guests: 4, items: [{ recipeId: 'syrniki' }], params }))),
  json.map((value) => Buffer.from(JSON.stringify(value) ?? '')),
  graphql.map((value) => Buffer.from(JSON.stringify(value))),
  answers.chain(cut).map((part) => Buffer.from(part)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.constant(Buffer.from('['.repeat(30_000))),
  fc.constant(Buffer.from(`{"params":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`)),
  fc.constant(Buffer.alloc(70 * 1024, 'a')),
  fc.dictionary(name, text, { maxKeys: 6 }).map((form) => Buffer.from(String(new URLSearchParams(form)))),
)

/** In a target only what HTTP allows there; the rest as it comes. */
const asTarget = (raw: string) =>
  raw
    .toWellFormed()
    .replaceAll(/[^!-~]/gu, (c) => encodeURIComponent(c))
    .slice(0, 12_000)

/** A path, and a method that is most often right there. */
const place = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...routes.map(({ path, method }) => ({ path, method }))) },
  { weight: 3, arbitrary: fc.constantFrom(...PLACES) },
  { weight: 1, arbitrary: text.map((raw) => ({ path: `/${raw}`, method: 'GET' })) },
)

const target = (path: string) =>
  fc
    .tuple(
      fc.array(fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...IDS) }, text), { minLength: 3, maxLength: 3 }),
      fc.array(fc.tuple(name, text), { maxLength: 3 }),
      fc.boolean(),
    )
    .map(([values, query, encoded]) => {
      let i = 0
      const enter = (raw: string) => (encoded ? encodeURIComponent(raw.toWellFormed()) : raw)
      const filled = path.replaceAll(/\{\w+\}/g, () => enter(values[i++ % 3] ?? ''))
      const asked = query.map(([n, v]) => `${enter(n)}=${enter(v)}`).join('&')
      return asTarget(asked ? `${filled}?${asked}` : filled)
    })

/** What HTTP allows in a header. */
const asHeader = (raw: string) => raw.replaceAll(/[^ -~\x80-\xff]/g, '').slice(0, 2000)
const headers = fc
  .dictionary(
    fc.constantFrom(
      'accept',
      'accept-language',
      'accept-encoding',
      'content-type',
      'if-none-match',
      'if-modified-since',
      'origin',
      'range',
      'x-request-id',
      'x-forwarded-for',
      'authorization',
      'expect',
      'host',
      'cookie',
    ),
    fc.oneof(
      text.map(asHeader),
      fc.constantFrom(
        'application/json',
        'application/graphql-response+json',
        'multipart/form-data',
        'application/x-www-form-urlencoded',
        '*/*',
        'W/"x"',
        'de;q=0.5, *;q=2',
        'bytes=0-',
        'gzip;q=nan',
        'null',
        '::1',
        '100-continue',
      ),
    ),
    { maxKeys: 4 },
  )
  .map((made) => (made.expect === undefined ? made : { ...made, expect: '100-continue' }))

const METHODS = ['GET', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'TRACE', 'QUERY']

/** Any request at any path, most of them wrong in one or more ways. */
export const malformed: fc.Arbitrary<Sent> = place.chain(({ path, method }) =>
  fc.record({
    method: fc.oneof({ weight: 5, arbitrary: fc.constant(method) }, fc.constantFrom(...METHODS)),
    target: target(path),
    headers,
    body,
  }),
)
