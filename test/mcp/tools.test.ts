import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import schemas from '../../mcp/schemas.json' with { type: 'json' }
import { LANGUAGES } from '../../src/i18n/locale.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { type Assistant, newest, newestHttp, newestStdio, WAYS } from './clients.ts'

const service = serviceForFile({ serve: 'own address' })
afterAll(() => expect(service.bugs).toEqual([]))

const home = { country: 'DE', store: 'de-average' }
const GOOD: [string, Record<string, unknown>][] = [
  ['build_week', { ...home, lang: 'en', kids: [{ age: 6 }], allergens: ['nuts'] }],
  ['build_table', { ...home, lang: 'en', guests: 10, occasion: 'birthday' }],
  ['build_table', { ...home, lang: 'en', guests: 4, items: [{ recipeId: 'syrniki', servings: 2 }] }],
  ['search_recipes', { q: 'soup', lang: 'en', country: 'US', tag: ['nut-free'], limit: 3 }],
  ['get_recipe', { id: 'syrniki', lang: 'en', country: 'DE' }],
  ['list_collections', { lang: 'en' }],
  ['list_collections', { lang: 'en', slug: 'soups' }],
  ['list_stores', { lang: 'en', country: 'FR' }],
]

describe.each(WAYS)('over %s', (_, connect) => {
  let assistant: Assistant
  beforeAll(async () => {
    assistant = await connect(service.base)
  })
  afterAll(() => assistant.close())

  test('every tool says what it is, takes and answers', async () => {
    const { tools } = await assistant.client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(schemas))
    for (const tool of tools) {
      const printed = schemas[tool.name as keyof typeof schemas]
      expect(tool.description?.length).toBeGreaterThan(150)
      expect(tool.inputSchema).toEqual(printed.input)
      expect(tool.outputSchema).toEqual(printed.output)
      expect(tool.annotations).toMatchObject({ destructiveHint: false, openWorldHint: false })
      const builds = tool.name.startsWith('build_')
      expect(tool.annotations).toMatchObject({ readOnlyHint: !builds, idempotentHint: !builds })
    }
  })

  test('a plan is handed over with a link for the household, where that is asked for', async () => {
    const week = { ...home, lang: 'de', slots: ['dinner'] }
    const built = await assistant.call('build_week', week)
    expect(built.data).not.toHaveProperty('household')
    for (const [name, args] of [
      ['build_week', week],
      ['build_week', { from: (built.data as { plan: { id: string } }).plan.id, lang: 'de' }],
      ['build_table', { ...home, lang: 'de', guests: 4, items: [{ recipeId: 'syrniki' }] }],
    ] as const) {
      const { data, text } = await assistant.call(name, { ...args, share: true })
      const { household, plan } = data as { household: { link: string }; plan: { href: string } }
      expect(household.link).toMatch(/\/w\/[\w-]{22}$/)
      expect(text).toContain(
        `Ein Link für euch alle: Häkchen und Änderungen sind auf jedem Handy gleich. ${household.link}`,
      )
      const page = await service.get(new URL(household.link).pathname)
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(plan.href.slice(-36))])
    }
  })

  test('the recipes of a plan add up to what its list needs', async () => {
    const { data } = await assistant.call('build_week', {
      country: 'RU',
      store: 'ru-average',
      lang: 'en',
      kids: [{ age: 6 }],
      detail: 'full',
    })
    // biome-ignore lint/suspicious/noExplicitAny: the output schema is checked elsewhere
    const { plan } = data as any
    const sums = new Map<string, number>()
    let batches = 0
    for (const { recipeId, portions, meals, leftover } of plan.days.flatMap((day: { dishes: unknown }) => day.dishes)) {
      if (leftover) continue
      if (meals > 1) batches += 1
      const { data: answer, text } = await assistant.call('get_recipe', { id: recipeId, lang: 'en', portions, meals })
      // People read quarters and halves; what a household eats exactly is a number with decimals.
      expect(text).toMatch(/^\d+[¼½¾]? portions:$/m)
      // biome-ignore lint/suspicious/noExplicitAny: likewise
      for (const { ingredientId, amount } of (answer as any).recipe.ingredients)
        sums.set(ingredientId, (sums.get(ingredientId) ?? 0) + Math.round(amount * 100))
    }
    expect(batches).toBeGreaterThan(0)
    const stored = await (await fetch(`${service.base}/api/plans/${plan.id}`)).json()
    const needed = stored.shopping.flatMap(({ items }: { items: { ingredientId: string; needed: number }[] }) =>
      items.map((item) => [item.ingredientId, Math.round(item.needed * 100)]),
    )
    expect([...sums].filter(([, sum]) => sum > 0).sort()).toEqual(needed.sort())
  })

  test.each(GOOD)('%s answers %j as its output schema says', async (name, args) => {
    const { text, data, failed } = await assistant.call(name, args)
    expect(failed, text).toBe(false)
    const check = formats
      .default(new Ajv({ strict: false, allErrors: true }))
      .compile(schemas[name as keyof typeof schemas].output)
    expect(check(data) ? [] : check.errors).toEqual([])
    expect(text.length).toBeGreaterThan(50)
    expect(JSON.stringify(data).length).toBeLessThan(14_000)
  })

  test('a plan is summarised with its link, that prices are estimates, and whose', async () => {
    const { text, data } = await assistant.call('build_week', { ...home, lang: 'en' })
    expect(text).toContain(`${service.base}/plan/${data.plan.id}`)
    expect(data.plan.href).toBe(`${service.base}/plan/${data.plan.id}`)
    expect(text).toMatch(/Prices are estimates for .*: .*Eurostat/)
    for (const day of data.plan.days) expect(text).toContain(day.label)
    for (const warning of data.plan.warnings) expect(text).toContain(warning)
    const dishes = data.plan.days.flatMap((day: { dishes: { companion: boolean }[] }) => day.dishes)
    expect(dishes.filter(({ companion }: { companion: boolean }) => !companion)).toHaveLength(21)
  })

  test.each([
    ['build_week', { ...home, adults: 11 }, 'adults is 11; allowed: at most 10'],
    ['build_week', { country: 'DE' }, 'store is missing'],
    [
      'build_week',
      { ...home, slots: ['brunch'] },
      'slots.0 is "brunch"; allowed: one of breakfast, lunch, dinner, snack',
    ],
    ['build_week', { ...home, alergens: ['nuts'] }, /^alergens is no argument; allowed: country, store, .*allergens/],
    [
      'build_week',
      { ...home, kids: [{ age: 3, apetite: 'big' }] },
      'kids.0.apetite is no argument; allowed: age, appetite',
    ],
    ['build_week', { ...home, allergens: ['nutz'] }, /^allergens\.0 is "nutz"; allowed: one of gluten, .*nuts/],
    ['build_week', { ...home, store: 'us-walmart' }, /^store is "us-walmart"; allowed: a store of DE: de-average/],
    ['build_week', { ...home, startDate: '2026-02-30' }, /^startDate is "2026-02-30"; allowed: a day that exists/],
    [
      'build_week',
      { ...home, exclude: ['mushrooms'] },
      /^exclude is "mushrooms"; allowed: the ids .*, for example .*mushroom/,
    ],
    ['build_week', { ...home, exclude: ['unicorn'] }, /^exclude is "unicorn"/],
    ['build_table', { ...home, guests: 41, occasion: 'birthday' }, 'guests is 41; allowed: at most 40'],
    ['build_table', { ...home, guests: 4 }, 'items, occasion: exactly one of them is needed'],
    [
      'build_table',
      { ...home, guests: 4, occasion: 'birthday', items: [{ recipeId: 'syrniki' }] },
      'items, occasion: exactly one of them is needed',
    ],
    ['build_week', { ...home, from: 'x', after: 'y' }, 'from, after: exactly one of them is needed'],
    ['build_week', { from: 'x' }, 'There is no plan with the id "x".'],
    ['build_week', { ...home, change: { adults: 3 } }, 'from is missing'],
    [
      'build_week',
      { from: 'x', change: { alergens: ['milk'] } },
      /^change\.alergens is no argument; allowed: .*allergens/,
    ],
    ['build_week', { ...home, presets: ['nut free-ish'] }, /^presets is "nut free-ish"; allowed: one of .*vegan/],
    ['build_table', { ...home, guests: 4, occasion: 'doomsday' }, 'There is no occasion with the id "doomsday".'],
    ['build_table', { ...home, guests: 4, items: [{ recipeId: 'ambrosia' }] }, /^items.0.recipeId is "ambrosia"/],
    ['search_recipes', { tag: ['nutfree'] }, /^tag.0 is "nutfree"; allowed: one of .*nut-free/],
    ['search_recipes', { limit: 51 }, 'limit is 51; allowed: at most 50'],
    ['search_recipes', { lang: 'xx' }, /^lang is "xx"; allowed: one of ru, en/],
    ['get_recipe', {}, 'id is missing'],
    ['get_recipe', { id: 'ambrosia' }, 'There is no recipe with the id "ambrosia".'],
    ['list_collections', { slug: 'nothing' }, 'There is no collection with the slug "nothing".'],
    ['list_stores', { country: 'XX' }, /^country is "XX"; allowed: one of RU, US/],
    ['list_stores', {}, 'country is missing'],
    ['build_week', { ...home, lang: 'de', adults: 11 }, 'adults ist 11; erlaubt: höchstens 10'],
    [
      'build_week',
      { ...home, lang: 'ja', alergens: ['nuts'] },
      /^alergens という引数はありません。使える引数：country/,
    ],
    [
      'build_week',
      { ...home, lang: 'fr', kids: [{ age: 3, apetite: 'big' }] },
      /^L’argument kids.0.apetite n’existe pas/,
    ],
    ['build_table', { ...home, lang: 'tr', guests: 4 }, 'items, occasion: bunlardan tam olarak biri gerekli'],
    ['get_recipe', { lang: 'pl', id: 'ambrosia' }, 'Nie ma przepisu o identyfikatorze "ambrosia".'],
    ['list_collections', { lang: 'cs', slug: 'nothing' }, 'Sbírka s označením "nothing" neexistuje.'],
  ])('%s refuses %j by name', async (name, args, message) => {
    const { text, failed } = await assistant.call(name, args)
    expect(failed).toBe(true)
    if (typeof message === 'string') expect(text).toBe(message)
    else expect(text).toMatch(message)
  })

  test('tags that are asked for all hold', async () => {
    const tag = ['nut-free', 'quick']
    const { data } = await assistant.call('search_recipes', {
      tag,
      slot: 'dinner',
      limit: 50,
      lang: 'en',
      detail: 'full',
    })
    const all = await assistant.call('search_recipes', { slot: 'dinner', limit: 50, lang: 'en' })
    expect(data.recipes.total).toBeGreaterThan(0)
    expect(data.recipes.total).toBeLessThan(all.data.recipes.total)
    for (const card of data.recipes.items) {
      expect(card.tags).toEqual(expect.arrayContaining(tag))
      expect(card.allergens).not.toContain('nuts')
    }
  })

  test('an explicit null means left out', async () => {
    const { failed } = await assistant.call('search_recipes', { q: 'soup', slot: null, tag: null, lang: 'en' })
    expect(failed).toBe(false)
  })

  test('a tool that does not exist is an error of the protocol', async () => {
    await expect(assistant.call('order_pizza', {})).rejects.toThrow('There is no tool with the name "order_pizza".')
  })

  test('resources are read by their address', async () => {
    const { resourceTemplates } = await assistant.client.listResourceTemplates()
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate.split('/{')[0])).toEqual([
      'provender://recipes',
      'provender://plans',
    ])
    const { resources } = await assistant.client.listResources()
    for (const { uri, mimeType } of resources) {
      const { contents } = await assistant.client.readResource({ uri })
      expect(contents).toMatchObject([{ uri, mimeType }])
      const text = (contents[0] as { text: string }).text
      if (mimeType === 'application/json') expect(JSON.parse(text)).toBeTypeOf('object')
    }
    const read = async (uri: string) =>
      ((await assistant.client.readResource({ uri })).contents[0] as { text: string }).text
    expect(await read('provender://recipes/syrniki?lang=de&country=DE')).toContain('Preise geschätzt')
    const { data } = await assistant.call('build_week', { ...home, lang: 'en' })
    expect(await read(`provender://plans/${data.plan.id}?lang=fr`)).toContain(data.plan.href)
    for (const uri of ['provender://recipes/ambrosia', 'provender://nothing/x', 'file:///etc/passwd']) {
      await expect(assistant.client.readResource({ uri })).rejects.toThrow(
        `There is no resource at the address ${uri}.`,
      )
    }
  })

  test('a prompt takes what the person says and names the tools', async () => {
    const { prompts } = await assistant.client.listPrompts()
    expect(prompts.map(({ name }) => name)).toEqual(['plan_week', 'plan_table'])
    const { messages } = await assistant.client.getPrompt({
      name: 'plan_week',
      arguments: { household: 'two adults, a child of 6', wishes: 'no nuts' },
    })
    const said = JSON.stringify(messages)
    for (const part of ['a child of 6', 'no nuts', 'build_week', 'list_stores']) expect(said).toContain(part)
    await expect(assistant.client.getPrompt({ name: 'plan_week', arguments: {} })).rejects.toThrow(
      'household is missing',
    )
  })
})

describe('languages', () => {
  let assistant: Assistant
  beforeAll(async () => {
    assistant = await newestHttp(service.base)
  })
  afterAll(() => assistant.close())

  test.each(LANGUAGES)('a plan, a recipe and a search speak %s', async (lang) => {
    const where = { country: 'DE', lang }
    const week = await assistant.call('build_week', { ...where, store: 'de-average', detail: 'full' })
    expect(week.data.plan.lang).toBe(lang)
    expect(week.text).toContain(week.data.plan.priceSource.name)
    const recipe = await assistant.call('get_recipe', { ...where, id: 'syrniki' })
    const search = await assistant.call('search_recipes', { ...where, limit: 1 })
    expect(search.data.recipes.currency).toBe('EUR')
    expect(recipe.text).toContain(recipe.data.recipe.priceNote)
    expect(search.text).toContain(recipe.data.recipe.priceNote)
    if (lang === 'en') return
    const english = /Prices are estimates|Your week|To buy| a portion|\blikely/
    for (const { text } of [week, recipe, search]) expect(text).not.toMatch(english)
  })

  test('without lang the address or the header decides', async () => {
    const ask = async (path: string, language: string) => {
      const transport = new StreamableHTTPClientTransport(new URL(service.base + path), {
        requestInit: { headers: { 'accept-language': language } },
      })
      const client = await newest(transport)
      const { text } = await client.call('list_stores', { country: 'DE' })
      await client.close()
      return text
    }
    expect(await ask('/mcp', 'de-DE')).toContain('Preise geschätzt')
    expect(await ask('/mcp?lang=fr', 'de-DE')).toContain('Prix estimés')
    expect(await ask('/mcp?lang=xx', 'de-DE')).toMatch(/^lang ist "xx"; erlaubt: einer der Werte ru/)
  })
})

test('the environment gives a default country, which need not be given then, and a default language', async () => {
  const assistant = await newestStdio({
    env: { PROVENDER_URL: service.base, PROVENDER_COUNTRY: 'PL', PROVENDER_LANG: 'pl' },
  })
  try {
    const { tools } = await assistant.client.listTools()
    const stores = tools.find(({ name }) => name === 'list_stores')
    expect(stores?.inputSchema.required).toEqual([])
    expect(stores?.inputSchema.properties?.country).toMatchObject({ default: 'PL' })
    expect((await assistant.call('list_stores', {})).text).toContain('Ceny szacunkowe')
    expect((await assistant.call('list_stores', {})).data.country.code).toBe('PL')
    expect((await assistant.call('list_stores', { country: 'FR' })).data.country.code).toBe('FR')
  } finally {
    await assistant.close()
  }
})
