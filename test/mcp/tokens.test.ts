import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'
import { type Assistant, newestHttp } from './clients.ts'

// What the tools take of a conversation: their declarations stand in every one, an answer in those that ask.

const service = serviceForFile({ serve: 'own address' })
afterAll(() => expect(service.bugs).toEqual([]))

let assistant: Assistant
beforeAll(async () => {
  assistant = await newestHttp(service.base)
})
afterAll(() => assistant.close())

const tokens = (value: unknown): number => encode(typeof value === 'string' ? value : JSON.stringify(value)).length

test('all tools are declared in at most 4,000 tokens', async () => {
  const { tools } = await assistant.client.listTools()
  expect(tools).toHaveLength(6)
  expect(tokens({ tools })).toBeLessThanOrEqual(4000)
})

const home = { country: 'DE', store: 'de-lidl', lang: 'en' }

test.each<[string, Record<string, unknown>, number]>([
  ['build_week', { ...home, kids: [{ age: 6 }], allergens: ['nuts', 'peanuts'] }, 2500],
  ['build_week', { ...home, slots: ['breakfast', 'lunch', 'dinner', 'snack'] }, 2500],
  ['build_table', { ...home, guests: 12, occasion: 'birthday' }, 1500],
  ['search_recipes', { ...home, q: 'soup' }, 2500],
  ['get_recipe', { id: 'borscht', lang: 'en', country: 'DE' }, 2500],
  ['list_collections', { lang: 'en' }, 2500],
  ['list_stores', { country: 'DE', lang: 'en' }, 1500],
])('%s of %j answers, text and data together, in few tokens', async (name, args, most) => {
  const { text, data, failed } = await assistant.call(name, args)
  expect(failed, text).toBe(false)
  expect(tokens(text) + tokens(data)).toBeLessThanOrEqual(most)
})

test('what is told of a nut allergy stands beside the argument in every tool that has one', async () => {
  const { tools } = await assistant.client.listTools()
  const safety = tools.flatMap(({ inputSchema: { properties = {} } }) =>
    Object.entries(properties).filter(([name]) => name === 'allergens' || name === 'avoid'),
  )
  expect(safety).toHaveLength(4)
  for (const [, property] of safety) {
    const { description, items } = property as { description: string; items: { enum: string[] } }
    expect(description).toContain('nuts = tree nuts ONLY; a nut allergy needs nuts AND peanuts')
    expect(items.enum).toHaveLength(14)
  }
})
