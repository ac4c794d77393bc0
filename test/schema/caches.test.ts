import { join } from 'node:path'
import { format } from 'node:util'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'

// The clients that keep answers by the id of the object: what one question brought may not change what another was told.
// They are packages of their own, as a client has them.
const client = (file: string) => import(join(import.meta.dirname, '../client/caches', file))

const service = serviceForFile({ serve: true })
let plan = ''
// biome-ignore lint/suspicious/noExplicitAny: the modules are outside of this project
let askers: any, documents: any, introspected: any
beforeAll(async () => {
  const body = { country: 'DE', store: 'de-lidl', lang: 'en', allergens: ['nuts', 'peanuts'], budgetValue: 1 }
  plan = ((await (await service.post('/api/plans', body)).json()) as { id: string }).id
  documents = await client('documents.ts')
  const { apollo, urql, shapeOf } = await client('clients.ts')
  const { relay } = await client('relay.ts')
  introspected = await shapeOf(service.base)
  askers = {
    'Apollo Client': () => apollo(service.base, introspected, true),
    'Apollo Client as it comes': () => apollo(service.base, introspected, false),
    'urql graphcache': () => urql(service.base, introspected),
    Relay: () => relay(service.base),
  }
})

const told = async (asker: {
  ask: (question: object) => Promise<unknown>
  again: (question: object) => Promise<unknown>
}) => {
  const session = documents.session(plan)
  const first: unknown[] = []
  for (const question of session) first.push(structuredClone(await asker.ask(question)))
  const again: unknown[] = []
  for (const question of session) again.push(await asker.again(question))
  return { first, again }
}

interface Named {
  readonly id: string
  readonly __typename?: string
}
/** All objects of answers that have an id. */
function objects(value: unknown): Named[] {
  if (Array.isArray(value)) return value.flatMap(objects)
  if (typeof value !== 'object' || value === null) return []
  return [...('id' in value ? [value as Named] : []), ...Object.values(value).flatMap(objects)]
}

describe.each(['Apollo Client', 'urql graphcache', 'Relay'])('%s', (name) => {
  test('tells two countries, four places and three languages apart, and keeps every part of a plan', async () => {
    const { first, again } = await told(askers[name]())
    expect(first).toHaveLength(11)
    expect(JSON.stringify(first)).toMatch(/"EUR".*"USD".*"RUB"/)
    expect(again).toEqual(first)
    const typesOf = Map.groupBy(objects(first), ({ id }) => id)
    expect([...typesOf].filter(([, of]) => new Set(of.map(({ __typename }) => __typename)).size > 1)).toEqual([])
  })

  test('would be seen to mix what no argument tells apart', async () => {
    const asker = askers[name]()
    const question = { query: documents.UNSAID, variables: {} }
    const russian = structuredClone(await asker.ask(question, { 'accept-language': 'ru' }))
    await asker.ask(question, { 'accept-language': 'en' })
    expect(await asker.again(question)).not.toEqual(russian)
  })
})

test('Apollo Client as it comes keeps nothing wrong, and loses sums alone that were asked in two ways', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { first, again } = await told(askers['Apollo Client as it comes']())
  const kept = again.flatMap((answer, index) => (answer === undefined ? [] : [[answer, first[index]]]))
  for (const [answer, before] of kept) expect(answer).toEqual(before)
  expect(kept.length).toBeGreaterThan(8)
  const warnings = warned.mock.calls.map((call) => format(...call))
  warned.mockRestore()
  expect(warnings).toEqual([expect.stringContaining('the cost field of a Price object')])
})
