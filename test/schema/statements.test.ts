import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { documents } from '../../mcp/mount.ts'
import { routes } from '../../rest/routes.ts'
import { pages } from '../../views/pages.ts'
import { serviceForFile } from '../harness/for-file.ts'

// How many SQL statements a read sends: the catalogue is in memory, a plan is found by its id.

const service = serviceForFile()

let planId: string
/** The last parts of a household's link and of its calendar's. */
let token: string
let calendar: string
beforeAll(async () => {
  const { data } = await service.graphql(
    'mutation { buildPlan(params: { country: "DE", store: "de-average" }) { plan { id } } }',
  )
  planId = data.buildPlan.plan.id
  const made = await service.graphql(
    `mutation { createHousehold(planId: "${planId}") { household { link calendar } } }`,
  )
  const { household } = made.data.createHousehold
  const last = (address: string) => address.slice(address.lastIndexOf('/') + 1).replace('.ics', '')
  token = last(household.link)
  calendar = last(household.calendar)
})

/** The look for a newer revision, each second, is of no request. */
const WATCH = 'select max(number) from revision'
const count = async (ask: () => Promise<unknown>) => {
  service.statements()
  await ask()
  return service.statements().filter((sent) => !sent.includes(WATCH)).length
}
/** What a plan is found by is asked of the database, and a household with its plan; all else is in memory. */
const expected = (path: string) => {
  if (/household|\/w\//.test(path)) return 2
  return /plan|oembed/i.test(path) ? 1 : 0
}

test.each(routes.filter(({ method }) => method === 'GET').map(({ path }) => path))(
  'GET %s: none of the catalogue, one of a plan',
  async (path) => {
    const address = path.replace('{id}', path.includes('plans') ? planId : 'syrniki')
    const query = path === '/api/recipes' ? '&q=riso%20latte' : ''
    // A language that nobody asked in before: a cached response would need none anyway.
    expect(await count(async () => expect((await service.get(`${address}?lang=it${query}`)).status).toBe(200))).toBe(
      expected(path),
    )
  },
)

test.each(pages.map(({ path }) => path))('the page %s: none of the catalogue, one of a plan', async (path) => {
  const ofHousehold = path.includes('calendar') ? calendar : token
  const values: Record<string, string> = {
    token: ofHousehold,
    slug: 'vegetarian',
    day: '0',
    dish: '1',
    dayIndex: '0',
    dishIndex: '1',
  }
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    path.includes('plan') && name === 'id'
      ? planId
      : (values[name] ?? (path.includes('occasion') ? 'new-year-ru' : 'syrniki')),
  )
  const url = path === '/oembed' ? `&url=${encodeURIComponent(`https://meals.example/plan/${planId}`)}` : ''
  const ask = async () =>
    expect([address, (await service.get(`${address}?lang=it${url}`)).status]).toEqual([address, 200])
  expect(await count(ask)).toBe(expected(path))
})

test('a plan named in several fields of a query, with words in a language of its own, one', async () => {
  const ask = (query: string) => async () => expect((await service.graphql(query)).errors).toBeUndefined()
  const aliases = Array.from({ length: 10 }, (_, n) => `p${n}: plan(id: "${planId.slice(0, -1)}${n}") { id }`)
  expect(
    await count(ask(`{ ${aliases.join(' ')} plans(ids: ["${planId}", "ghost"]) { id } node(id: "${planId}") { id } }`)),
  ).toBe(1)
  const plan = `plan(id: "${planId}") { summary(lang: kk) shopping { items { name(lang: kk) recipes { title(lang: kk) } } } }`
  expect(await count(ask(`{ ${plan} again: plan(id: "${planId.toUpperCase()}") { id } }`))).toBe(1)
})

const values = {
  q: 'riso',
  id: 'syrniki',
  slug: 'vegetarian',
  code: 'DE',
  country: 'DE',
  lang: 'it',
  limit: 3,
  first: 3,
}
const reads = documents.filter((document) => !document.includes('mutation'))
test.each(reads.map((document) => [/query (\w+)/.exec(document)?.[1] ?? '', document]))(
  "the assistants' document %s: none of the catalogue, one of a plan",
  async (name, document) => {
    const variables = name.includes('Plan') ? { ...values, id: planId } : values
    const ask = async () => expect((await service.graphql(document, variables)).errors).toBeUndefined()
    expect(await count(ask)).toBe(expected(name))
  },
)

/**
 * A field with all values of its type, and of the types that it leads to for the first time; of a whole list no types. As two
 * documents: one of a whole plan is larger than a query may be.
 */
function everything(field: GraphQLField<unknown, unknown>, ids: Record<string, string>): string[] {
  const seen = new Set<string>()
  const partsOf = (type: GraphQLObjectType, steps: number): string[] => {
    seen.add(type.name)
    return Object.values(type.getFields()).flatMap((one) => {
      const of = getNamedType(one.type)
      if (one.args.some(isRequiredArgument)) return []
      const few = one.args.some(({ name }) => name === 'first') ? '(first: 5)' : ''
      if (isObjectType(of))
        return steps === 0 || seen.has(of.name) ? [] : [`${one.name}${few} ${selection(partsOf(of, steps - 1))}`]
      return isLeafType(of) ? [one.name] : []
    })
  }
  const selection = (parts: readonly string[]) => `{ ${[...parts, '__typename'].join(' ')} }`
  const args = field.args.flatMap(({ name }) => {
    const value = { ...ids, limit: 1, first: 1, q: '"riso"' }[name]
    return value === undefined ? [] : [`${name}: ${value}`]
  })
  const asked = `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}`
  const of = getNamedType(field.type)
  if (isInterfaceType(of)) return [`{ ${asked} { id ... on Recipe { title ingredients { name } } } }`]
  if (!isObjectType(of)) return [`{ ${asked} }`]
  const parts = partsOf(of, isListType(getNullableType(field.type)) ? 0 : 2)
  return [0, 1, 2, 3, 4].map((fifth) => `{ ${asked} ${selection(parts.filter((_, at) => at % 5 === fifth))} }`)
}
const roots = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8')).getQueryType()

const fitting = {
  slot: 'dinner',
  params: '{ country: "DE", store: "de-average" }',
  items: '[{ recipeId: "syrniki" }]',
}

test.each(Object.keys(roots?.getFields() ?? {}))(
  '%s with all that it leads to: none of the catalogue',
  async (name) => {
    const field = roots?.getFields()[name] as GraphQLField<unknown, unknown>
    const id = { plan: planId, plans: planId, ingredient: 'butter', occasion: 'new-year-ru' }[name] ?? 'syrniki'
    const queries = everything(field, {
      id: `"${id}"`,
      ids: `["${id}"]`,
      slug: '"vegan"',
      code: '"DE"',
      token: `"${name === 'householdCalendar' ? calendar : token}"`,
      ...fitting,
    })
    for (const query of queries) {
      const ask = async () => expect((await service.graphql(query)).errors).toBeUndefined()
      const sent = await count(ask)
      // A fifth without its plan asks for none, and that with its earlier weeks for these too.
      if (name.startsWith('household')) expect([1, 2, 3, 4]).toContain(sent)
      else expect(sent).toBe(expected(name))
    }
  },
)
