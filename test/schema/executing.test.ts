import { buildSchema, type GraphQLObjectType, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { COMPILING, cachedTokens, compileAlways, executeCompiled } from '../../schema/jit.ts'
import { chargeLists, Spending } from '../../schema/spending.ts'
import { RateLimitedError } from '../../src/rate-limit/rate-limits.ts'

// A schema whose lists are longer than anybody would think, and that counts what is resolved.

const ITEMS = 100
let resolved = 0

const schema = buildSchema(
  'type Query { node: Node! } type Node { id: Int! nodes: [Node!]! later: [Node!]! refused: Int! }',
)
const node = (id: number) => ({ id })
const list = () => Array.from({ length: ITEMS }, (_, id) => node(id))
const resolvers: Record<string, Record<string, () => unknown>> = {
  Query: { node: () => node(0) },
  Node: {
    nodes: list,
    later: async () => list(),
    refused: () => {
      throw new RateLimitedError('plans', { perMinute: 1, burst: 1 }, { admitted: false, remaining: 0, waitMs: 1000 })
    },
  },
}
for (const [type, fields] of Object.entries(resolvers)) {
  for (const [name, resolve] of Object.entries(fields)) {
    const field = (schema.getType(type) as GraphQLObjectType).getFields()[name]
    if (field) {
      field.resolve = () => {
        resolved++
        return resolve()
      }
    }
  }
}
chargeLists(schema)

const perItem = (document: ReturnType<typeof parse>) =>
  ({ get: () => 1, document }) as unknown as ReadonlyMap<never, number>

async function run(query: string, { budget = 1e9, deadline = Number.POSITIVE_INFINITY, compiled = false } = {}) {
  const document = parse(query)
  const ask = async (spending: Spending) => {
    resolved = 0
    return executeCompiled({ schema, document, contextValue: { spending } })
  }
  if (compiled) {
    compileAlways(document)
    await ask(new Spending(0, Number.POSITIVE_INFINITY, perItem(document)))
  }
  const spending = new Spending(budget, deadline, perItem(document))
  const result = await ask(spending)
  return { result, resolved, stopped: spending.stopped }
}

describe.each([
  ['by graphql-js', false],
  ['compiled', true],
])('an execution %s', (_, compiled) => {
  test.each(['nodes', 'later'])('stops where its lists (%s) cost more than it may', async (field) => {
    const deep = `{ node { ${field} { ${field} { ${field} { id } } } } }`
    const free = await run(deep, { compiled })
    expect([free.resolved, free.stopped]).toEqual([2 + ITEMS + ITEMS ** 2, undefined])
    const bound = await run(deep, { compiled, budget: 1000 })
    expect(bound.stopped).toBe('cost')
    // Ten lists are paid for; those that wait for a promise were begun together.
    expect(bound.resolved).toBeLessThan(3 * ITEMS)
  })

  test('stops when nobody waits any more', async () => {
    const late = await run('{ node { nodes { nodes { id } } } }', { compiled, deadline: performance.now() - 1 })
    expect([late.resolved, late.stopped]).toEqual([1, 'deadline'])
  })

  test('that is refused runs once, and tells the first refusal of what became null, with its place', async () => {
    const { result, resolved: calls } = await run('{\n  node { nodes { refused } }\n}', { compiled })
    expect(calls).toBeLessThanOrEqual(2 + ITEMS)
    expect(result.data).toBeNull()
    expect(result.errors).toHaveLength(1)
    expect(result.errors?.[0]?.toJSON()).toEqual({
      message: expect.stringMatching(/^Too many plans/),
      locations: [{ line: 2, column: 18 }],
      path: ['node', 'nodes', 0, 'refused'],
    })
    expect(result.errors?.[0]?.originalError).toBeInstanceOf(RateLimitedError)
  })
})

describe('documents of strangers', () => {
  const use = async (document: ReturnType<typeof parse>, times: number, fields = 1) => {
    for (let n = 0; n < times; n++) {
      await executeCompiled(
        { schema, document, contextValue: { spending: new Spending(1e9, Number.POSITIVE_INFINITY) } },
        fields,
      )
    }
  }

  test('are compiled after so many uses within a minute, and no sooner', async () => {
    const document = parse('{ node { id } }')
    const before = cachedTokens()
    await use(document, COMPILING.uses)
    expect(cachedTokens()).toBe(before)
    await use(document, 1)
    expect(cachedTokens()).toBe(before + 6)
  })

  test('are not compiled when they are long, written out or by their fragments', async () => {
    const before = cachedTokens()
    await use(parse(`{ node { ${'id '.repeat(COMPILING.tokens)} } }`), COMPILING.uses + 5)
    await use(parse('{ node { id } }'), COMPILING.uses + 5, COMPILING.fields + 1)
    expect(cachedTokens()).toBe(before)
  })

  test('are cached up to so many tokens together', async () => {
    for (let n = 0; n < 60; n++) await use(parse(`{ node { ${`a${n}: id `.repeat(80)} } }`), COMPILING.uses + 1)
    expect(cachedTokens()).toBeGreaterThan(COMPILING.total - COMPILING.tokens)
    expect(cachedTokens()).toBeLessThanOrEqual(COMPILING.total)
  })
})
