import { buildClientSchema, getIntrospectionQuery, Lexer, Source, TokenKind } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { COMPILING } from '../../schema/jit.ts'
import { LIMITS } from '../../schema/query-limits.ts'
import { allRecipes } from '../harness/all-recipes.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { Documents, type Popular } from './documents.ts'

// The dearest document that the limits let through must not keep others waiting. Documents are made from the schema and
// repeated up to the limits; what each takes is CPU of this process, which serves it. With DATABASE_URL on PostgreSQL.

const MOST_MS = 100
const SEEDS = Number(process.env.AMPLIFICATION_SEEDS ?? 250)

describe.skipIf(!process.env.LONG_ROUNDS)('a document up to the limits', () => {
  const service = serviceForFile()
  let documents: (seed: number) => Documents
  let nonce = 0

  /** CPU of one request, ms; undefined: it was refused. */
  async function cost(query: string): Promise<number | undefined> {
    const before = process.cpuUsage()
    const answer = await service.post('/graphql', { query })
    const text = await answer.text()
    const { user, system } = process.cpuUsage(before)
    if (/"(QUERY_)?TOO_LARGE"|more that 2000 tokens/.test(text)) return undefined
    if (/"errors":/.test(text)) throw new Error(`${text.slice(0, 300)} for ${query.slice(0, 300)}`)
    return (user + system) / 1000
  }
  /** A text that was not sent before is parsed, validated and not compiled. */
  const fresh = (query: string) => `${query} # ${nonce++}`
  /** CPU that it takes, collections of garbage that fell into one try left out. */
  async function settled(measure: () => Promise<number | undefined>): Promise<number | undefined> {
    const first = await measure()
    if (first === undefined || first < MOST_MS / 2) return first
    return Math.min(first, (await measure()) ?? first, (await measure()) ?? first)
  }
  /** The one use of a document in which it is compiled. */
  async function compiling(query: string): Promise<number | undefined> {
    const text = fresh(query)
    for (let use = 0; use < COMPILING.uses; use++) await cost(text)
    return cost(text)
  }

  beforeAll(async () => {
    const { data } = await service.graphql(getIntrospectionQuery())
    const schema = buildClientSchema(data)
    const uses = new Map<string, number>()
    const recipes = await allRecipes<{ id: string; ingredients: { ingredientId: string }[] }>(
      service,
      'id ingredients { ingredientId }',
    )
    for (const { ingredients } of recipes) {
      for (const { ingredientId } of ingredients) uses.set(ingredientId, (uses.get(ingredientId) ?? 0) + 1)
    }
    const most = <Item>(items: Iterable<Item>, of: (item: Item) => number) =>
      [...items].sort((a, b) => of(b) - of(a)).slice(0, 5)
    const all = await service.graphql('{ collections { slug size } occasions { id } }')
    const params = { country: 'DE', store: 'de-average', startDate: '2026-11-23' }
    const plan = await service.graphql('mutation ($p: Params!) { buildPlan(params: $p) { plan { id } } }', {
      p: params,
    })
    const popular: Popular = {
      ingredient: most(uses, ([, count]) => count).map(([id]) => id),
      recipe: most(recipes, ({ ingredients }) => ingredients.length).map(({ id }) => id),
      collection: most(all.data.collections as { slug: string; size: number }[], ({ size }) => size).map(
        ({ slug }) => slug,
      ),
      occasion: (all.data.occasions as { id: string }[]).map(({ id }) => id),
      plan: [plan.data.buildPlan.plan.id],
    }
    documents = (seed) => new Documents(schema, popular, seed)
  })

  /** The same piece as often as the limits allow: more are refused. */
  async function upToTheLimits(piece: string): Promise<{ query: string; ms: number } | undefined> {
    const of = (count: number) => `{ ${Array.from({ length: count }, (_, n) => `a${n}: ${piece}`).join(' ')} }`
    let [fits, over] = [0, LIMITS.aliases + 1]
    let last: { query: string; ms: number } | undefined
    while (over - fits > 1) {
      const count = Math.ceil((fits + over) / 2)
      const ms = await cost(fresh(of(count)))
      if (ms === undefined) over = count
      else [fits, last] = [count, { query: of(count), ms }]
    }
    return last
  }

  const tokens = (query: string) => {
    const lexer = new Lexer(new Source(query))
    let count = 0
    while (lexer.advance().kind !== TokenKind.EOF) count++
    return count
  }

  test(`takes at most ${MOST_MS} ms of CPU`, { timeout: 1_800_000 }, async () => {
    const dearest: { ms: number; query: string }[] = []
    let refused = 0
    for (let seed = 1; seed <= SEEDS; seed++) {
      const made = documents(seed)
      const found = await upToTheLimits(made.piece(LIMITS.depth - 1 - (seed % 6)))
      if (!found) {
        refused++
        continue
      }
      const plain = (await settled(() => cost(fresh(found.query)))) as number
      dearest.push({ ms: plain, query: found.query })
      if (tokens(found.query) <= COMPILING.tokens) {
        const once = (await settled(() => compiling(found.query))) as number
        dearest.push({ ms: once, query: `compiling ${found.query}` })
      }
    }
    dearest.sort((a, b) => b.ms - a.ms)
    console.log(`${dearest.length} documents measured, ${refused} too large by themselves; the dearest:`)
    for (const { ms, query } of dearest.slice(0, 8)) console.log(`${ms.toFixed(1)} ms: ${query.slice(0, 400)}`)
    expect(dearest.length).toBeGreaterThan(SEEDS / 4)
    expect(dearest.filter(({ ms }) => ms > MOST_MS).map(({ ms, query }) => `${ms} ms: ${query}`)).toEqual([])
    expect(service.bugs).toEqual([])
  })

  test.each([
    [
      'aliases in sorts and pairs',
      `{ ${Array.from({ length: 50 }, (_, n) => `a${n}: recipe(id: "borscht") { ${'id '.repeat(20)} }`).join(' ')} }`,
    ],
    ['fields that say the same', `{ ${'recipe(id: "borscht") { id title } '.repeat(180)} }`],
    ['lists that say the same', `{ recipe(id: "borscht") { ${'ingredients { ingredient { id } } '.repeat(190)} } }`],
    [
      'fragments that use fragments',
      `{ recipe(id: "borscht") { ${'...A '.repeat(500)} } } fragment A on Recipe { ...B ...B id } fragment B on Recipe { id title }`,
    ],
    ['the whole introspection', getIntrospectionQuery()],
  ])('of %s takes no more', async (_, query) => {
    const ms = await settled(() => cost(fresh(query)))
    console.log(`${ms?.toFixed(1)} ms`)
    expect(ms ?? 0).toBeLessThan(MOST_MS)
  })
})
