import { type GraphQLOutputType, getIntrospectionQuery, isListType, isNonNullType, isObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { routes } from '../../rest/routes.ts'
import { schema } from '../../schema/index.ts'
import { LIMITS } from '../../schema/query-limits.ts'
import { forms, pages } from '../../views/pages.ts'
import { serviceForFile } from '../harness/for-file.ts'

const service = serviceForFile()

const times = (count: number, piece: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => piece(n)).join(' ')
/** recipe → ingredients → ingredient → recipes → nodes → … */
const nested = (levels: number): string =>
  levels === 0 ? 'id' : `ingredients { ingredient { recipes { nodes { ${nested(levels - 1)} } } } }`

const bombs: [string, string, RegExp][] = [
  ['depth', `{ recipe(id: "syrniki") { ${nested(3)} } }`, /^depth is 14; allowed: at most 12$/],
  [
    'depth through fragments',
    `{ recipe(id: "syrniki") { ...A } } fragment A on Recipe { ${nested(2).replace(/id(?= })/, '...B')} } fragment B on Recipe { ${nested(1)} }`,
    /^depth is 14; allowed: at most 12$/,
  ],
  ['aliases', `{ ${times(51, (n) => `a${n}: recipe(id: "syrniki") { id }`)} }`, /^aliases is 51; allowed: at most 50$/],
  [
    'aliases in fragments',
    `{ ${times(6, (n) => `a${n}: recipe(id: "syrniki") { ...F }`)} } fragment F on Recipe { ${times(10, (n) => `b${n}: id`)} }`,
    /^aliases is 66; allowed: at most 50$/,
  ],
  ['tokens', `{ ${'__typename '.repeat(2001)} }`, /2000 tokens/],
  [
    'cost of a long list',
    '{ recipes(first: 200) { nodes { ingredients { ingredient { recipes { nodes { id } } } } } } }',
    /^cost is \d+; allowed: at most 25000$/,
  ],
  [
    'cost of pages by cursor',
    '{ recipes(first: 200) { edges { node { ingredients { ingredient { recipes { nodes { id } } } } } } } }',
    /^cost is \d+; allowed: at most 25000$/,
  ],
  [
    'cost of whole lists under each other',
    '{ ingredients { recipes { nodes { ingredients { name } } } } }',
    /^cost is \d+; allowed: at most 25000$/,
  ],
  [
    'cost of many plans',
    `mutation { ${times(50, (n) => `p${n}: buildPlan(params: { country: "RU", store: "ru-average", variant: ${n} }) { plan { id days { dishes { swaps { recipe { id title } } } } } }`)} }`,
    /^cost is \d+; allowed: at most 25000$/,
  ],
]

describe('a bomb is refused before anything runs, and learns the limit', () => {
  test.each(bombs)('%s', async (_, query, message) => {
    service.statements()
    const response = await service.post('/graphql', { query })
    const { data, errors } = (await response.json()) as { data?: unknown; errors: { message: string }[] }
    expect(errors.map((error) => error.message)).toContainEqual(expect.stringMatching(message))
    expect(data).toBeUndefined()
    expect(service.statements()).toEqual([])
  })

  test('what was asked and what is allowed is there for programs too', async () => {
    const { errors } = await service.graphql(`{ recipe(id: "syrniki") { ${nested(3)} } }`)
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'QUERY_TOO_LARGE',
      depth: { given: 14, allowed: LIMITS.depth },
    })
  })

  test('a variable counts like a value written out, and so does the operation that is named', async () => {
    const query = `
      query Small { recipe(id: "syrniki") { id } }
      query Large($limit: Int!) { recipes(first: $limit) { nodes { ingredients { ingredient { recipes { nodes { id } } } } } } }`
    const ask = async (operationName: string, limit: number) =>
      (await (await service.post('/graphql', { query, operationName, variables: { limit } })).json()) as {
        data?: unknown
        errors?: { message: string }[]
      }
    expect((await ask('Small', 200)).errors).toBeUndefined()
    expect((await ask('Large', 2)).errors).toBeUndefined()
    expect((await ask('Large', 200)).errors?.[0]?.message).toMatch(/cost/)
  })

  test('a document that refers to itself is refused', async () => {
    const { errors } = await service.graphql('{ recipe(id: "syrniki") { ...A } } fragment A on Recipe { ...A }')
    expect(errors?.[0]?.message).toMatch(/Cannot spread fragment "A" within itself/)
  })
})

describe('what a query costs is a bound', () => {
  const isList = (type: GraphQLOutputType): boolean => isListType(isNonNullType(type) ? type.ofType : type)

  test('every list says how long it can be', () => {
    const silent = Object.values(schema.getTypeMap()).flatMap((type) =>
      !isObjectType(type) || type.name.startsWith('__')
        ? []
        : Object.values(type.getFields())
            .filter((field) => isList(field.type) && field.extensions.complexity === undefined)
            .map((field) => `${type.name}.${field.name}`),
    )
    expect(silent).toEqual([])
  })

  /** The cost of a query, which the refusal names when the query is asked so often that it is too large. */
  async function costOf(query: string): Promise<number> {
    const copies = 45
    const { errors } = await service.graphql(`{ ${times(copies, (n) => `a${n}: ${query}`)} }`)
    return Number(errors?.[0]?.message.match(/cost is (\d+)/)?.[1]) / copies
  }

  test.each([
    ['ingredients { id recipes(first: 50) { nodes { id tags allergens slots equipment } } }', 'ingredients'],
    ['recipes(first: 200) { nodes { id steps tags ingredients { amount unit ingredient { groups } } } }', 'recipes'],
    [
      'ingredient(id: "salt") { recipes(first: 50) { nodes { ingredients { ingredient { recipes { nodes { id } } } } } } }',
      'ingredient',
    ],
    ['recipes(first: 200) { nodes { id allergyChecks { allergen foods { id } } } }', 'recipes'],
    [
      `recipe(id: "syrniki") { allergyChecks(avoid: [${'milk '.repeat(14)}]) { text foods { id kcal fat } } }`,
      'recipe',
    ],
    ['collections { slug recipeIds recipes(first: 50) { nodes { id tags } } }', 'collections'],
    [
      'meta { countries { code stores(first: 50) { nodes { code } } } regions { code } stores { code } excludePresets { exclude } filters { tags { value } } }',
      'meta',
    ],
    ['occasions { id courses { course candidates(first: 50) { nodes { id tags } } } }', 'occasions'],
  ])('%s', async (query) => {
    const { data } = await service.graphql(`{ a: ${query} }`)
    const count = (value: unknown): number =>
      typeof value === 'object' && value !== null
        ? Object.values(value).reduce((sum: number, inner) => sum + count(inner), 0)
        : 1
    const cost = await costOf(query)
    if (data) expect(count(data.a)).toBeLessThanOrEqual(cost)
    else expect(cost).toBeGreaterThan(LIMITS.cost)
  })

  test.each([
    ['a plain value', 'recipes(first: 200) { nodes { id kcal fat carb protein timeMin } }', 200],
    ['a value in words', 'recipes(first: 200) { nodes { id kcal fat carb protein title } }', 400],
    ['a price', 'recipes(first: 200) { nodes { id kcal fat carb protein cost(country: "DE") } }', 1200],
    ['a search', 'recipes(first: 200, q: "rice") { nodes { id kcal fat carb protein } }', 400],
  ])('%s costs what it takes', async (_, query, more) => {
    const plain = await costOf('recipes(first: 200) { nodes { id kcal fat carb protein } }')
    expect((await costOf(query)) - plain).toBe(more)
  })

  test('what is asked of a page as a whole counts once, however long the page is', async () => {
    const facets = 'facets { name values { value count } } relaxed { filter count } summary'
    const cost = (first: number, more: string) => costOf(`recipes(first: ${first}) { totalCount nodes { id } ${more} }`)
    const [short, long] = await Promise.all([10, 200].map(async (n) => (await cost(n, facets)) - (await cost(n, ''))))
    expect(long).toBe(short)
    // A page without objects does not count its facets for nothing.
    expect(await costOf(`recipes(first: 0) { ${facets} }`)).toBeGreaterThan(2000)
  })

  test('so does a plan by its id', async () => {
    expect(await costOf('plan(id: "6f1c1e0a-3f0e-8c7b-9d52-0a4be1f0c9aa") { id }')).toBeGreaterThan(1000)
  })

  test('a number that is refused buys nothing', async () => {
    const dear = 'recipes(first: 200) { nodes { ingredients { ingredient { recipes { nodes { id } } } } } }'
    const { errors } = await service.graphql(
      `{ a: recipes(first: -1000000) { nodes { id } } b: recipes(first: -1000000) { nodes { id } } c: ${dear} }`,
    )
    expect(errors?.[0]?.message).toMatch(/^cost is \d+/)
  })
})

test('a search of too many letters is refused wherever it stands, and nothing is looked for', async () => {
  service.statements()
  for (const field of ['recipes(q: $q) { totalCount }', 'recipes(first: 1, q: $q) { nodes { id } }']) {
    const ask = (length: number) => service.graphql(`query ($q: String) { ${field} }`, { q: 'x'.repeat(length) })
    expect((await ask(200)).errors).toBeUndefined()
    expect((await ask(201)).errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^q .*200/),
      extensions: { code: 'BAD_USER_INPUT' },
    })
    expect((await ask(60_000)).errors?.[0]?.message).toMatch(/^q .*200/)
  }
  expect(service.statements()).toEqual([])
})

describe('what people really ask passes', () => {
  test('the whole introspection of explorers and generators', async () => {
    const query = getIntrospectionQuery({
      descriptions: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
    })
    const { data, errors } = await service.graphql(query)
    expect(errors).toBeUndefined()
    expect(data.__schema.types.length).toBeGreaterThan(40)
  })

  test('introspection that goes in circles does not', async () => {
    const circle = (levels: number): string => (levels === 0 ? 'name' : `fields { type { ${circle(levels - 1)} } }`)
    const { errors } = await service.graphql(`{ __schema { types { ${circle(4)} } } }`)
    expect(errors?.[0]?.message).toBe('Maximum introspection depth exceeded')
  })

  /** One bag for all documents; each takes what it names. */
  const params = { country: 'FR', store: 'fr-average' }
  const variables = {
    ...params,
    ...{ id: 'x', slug: 'vegan', lang: 'en', q: null, slot: null, limit: 200, offset: 0, region: '' },
    ...{ day: 0, dish: 0, recipe: 'x', year: 2026, guests: 6, items: [{ recipeId: 'borscht' }], params },
    ...{ token: 'x'.repeat(22), seen: 0, change: { adults: 3 } },
    changes: [{ id: 'change-1', kind: 'lock', seen: 0, day: 0, slot: 'dinner' }],
    ...{ scales: Array.from({ length: 12 }, (_, at) => at + 1), dishes: Array.from({ length: 30 }, () => 'borscht') },
  }
  const documents: [string, string][] = [
    ...routes.map((route): [string, string] => [`${route.method} ${route.path}`, route.document]),
    ...pages.flatMap((page) =>
      Object.entries(page.queries).map(([name, { document }]): [string, string] => [`${page.path} ${name}`, document]),
    ),
    ...forms.map((form): [string, string] => [`form ${form.path}`, form.document]),
  ]
  test.each(documents)('our own document of %s', async (_, query) => {
    const { errors } = await service.graphql(query, variables)
    const codes = errors?.map((error) => error.extensions.code) ?? []
    // Objects that do not exist are another matter.
    expect(codes.filter((code) => code !== 'NOT_FOUND')).toEqual([])
  })
})

test('none of this was a bug of ours', () => {
  expect(service.bugs).toEqual([])
})
