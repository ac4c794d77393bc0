import { beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/i18n/locale.ts'
import { allRecipes } from '../harness/all-recipes.ts'
import { serviceForFile } from '../harness/for-file.ts'

const service = serviceForFile()

interface Value {
  readonly value: string
  readonly label: string
  readonly count: number
  readonly selected: boolean
}
const facets = async (filter: Record<string, unknown>): Promise<ReadonlyMap<string, readonly Value[]>> => {
  const query = `query ($filter: RecipeFilter) { recipes(filter: $filter, first: 0) {
    facets { name values { value label(lang: en) count selected } } } }`
  const { data, errors } = await service.graphql(query, { filter })
  expect(errors).toBeUndefined()
  return new Map(data.recipes.facets.map((one: { name: string; values: Value[] }) => [one.name, one.values]))
}
const total = async (filter: Record<string, unknown>): Promise<number> => {
  const { data } = await service.graphql(
    'query ($filter: RecipeFilter) { recipes(filter: $filter, first: 0) { totalCount } }',
    { filter },
  )
  return data.recipes.totalCount
}
const graphqlName = (value: string) => value.replaceAll('-', '_')

describe('facets', () => {
  const given = { part: ['main'], cuisine: ['italian'], tag: ['vegetarian'], maxTime: 30 }

  test.each<[string, (value: string) => unknown]>([
    ['cuisine', (value) => [graphqlName(value)]],
    ['part', (value) => [value]],
    ['tag', (value) => ['vegetarian', graphqlName(value)]],
    ['slot', (value) => value],
    ['collection', (value) => value],
    ['season', Number],
    ['maxTime', Number],
    ['maxCost', Number],
    ['allergens', (value) => [value]],
    ['excludeTags', (value) => [value]],
    ['presets', (value) => [value]],
  ])('of %s tell what choosing a value would find', async (name, chosen) => {
    const values = (await facets(given)).get(name) ?? []
    expect(values.length).toBeGreaterThan(1)
    for (const { value, count } of values.slice(0, 6)) {
      expect([value, count]).toEqual([value, await total({ ...given, [name]: chosen(value) })])
    }
  })

  test.each([
    ['slot', String],
    ['season', Number],
  ])('of %s are those of the homes of a country that is named', async (name, chosen) => {
    const asked = async (country: string | null, filter: Record<string, unknown>) => {
      const { data } = await service.graphql(
        `query ($filter: RecipeFilter, $country: ID) { recipes(filter: $filter, country: $country, first: 0) {
          totalCount facets { name values { value count } } } }`,
        { filter, country },
      )
      const { totalCount, facets } = data.recipes
      const { values }: { values: Value[] } = facets.find((facet: { name: string }) => facet.name === name)
      return { totalCount, counted: values.map(({ value, count }) => [value, count] as const) }
    }
    const counts: string[] = []
    for (const country of [null, 'ES', 'TR']) {
      const { counted } = await asked(country, {})
      counts.push(counted.join())
      if (name === 'slot') expect(counted.map(([slot]) => slot)).toEqual(['breakfast', 'lunch', 'dinner', 'snack'])
      expect(counted.length).toBe(name === 'slot' ? 4 : 12)
      for (const [value, count] of counted) {
        const { totalCount } = await asked(country, { [name]: chosen(value) })
        expect([country, value, count]).toEqual([country, value, totalCount])
      }
    }
    expect(new Set(counts).size).toBe(3)
  })

  test('tell names, and what is asked for', async () => {
    const cuisines = (await facets(given)).get('cuisine') ?? []
    expect(cuisines.filter(({ selected }) => selected)).toMatchObject([{ value: 'italian', label: 'Italian' }])
    expect((await facets({ season: 7 })).get('season')?.find(({ selected }) => selected)).toMatchObject({
      label: 'July',
    })
    // A preset is known by its name, too.
    const presets = (await facets({ presets: ['Vegan'] })).get('presets') ?? []
    expect(presets.filter(({ selected }) => selected)).toMatchObject([{ value: 'vegan', label: 'Vegan' }])
    for (const [, values] of await facets({})) for (const { count } of values) expect(count).toBeGreaterThan(0)
  })
})

describe('similar recipes', () => {
  interface Alike {
    readonly id: string
    readonly part: string
    readonly similar: { readonly nodes: readonly { readonly id: string; readonly part: string }[] }
  }
  let all: Alike[]
  beforeAll(async () => {
    all = await allRecipes<Alike>(service, 'id part similar(first: 5) { nodes { id part } }')
  })

  test('are others of the same role, and never the recipe itself', () => {
    for (const { id, part, similar } of all) {
      expect(similar.nodes.length).toBeGreaterThan(0)
      expect(similar.nodes.map((node) => node.id)).not.toContain(id)
      for (const node of similar.nodes) expect(node.part).toBe(part)
    }
  })

  test.each([
    ['borscht', 'lenten-borscht-beans'],
    ['syrniki', 'tvorog-zapekanka'],
    ['apple-crumble', 'tarte-aux-pommes'],
    ['kefir-glass', 'ryazhenka-glass'],
  ])('of %s are such as %s', async (id, like) => {
    const found = all.find((recipe) => recipe.id === id)?.similar.nodes.map((node) => node.id)
    expect(found).toContain(like)
  })
})

describe('what is typed is completed', () => {
  const complete = async (q: string, lang: string): Promise<string[]> => {
    const answer = await service.get(`/api/ingredients?q=${encodeURIComponent(q)}&lang=${lang}`)
    expect(answer.status).toBe(200)
    return ((await answer.json()) as { id: string }[]).map(({ id }) => id)
  }

  test.each<[string, string, string]>([
    ['en', 'toma', 'tomato'],
    ['en', 'prawn', 'shrimp'],
    ['en', 'brown ri', 'rice-brown'],
    ['en', 'chikpeas', 'chickpeas'],
    ['de', 'Kart', 'potato'],
    ['ru', 'греч', 'buckwheat'],
    ['ru', 'помид', 'tomato'],
    ['fr', 'pomme de t', 'potato'],
    ['ja', 'じゃが', 'potato'],
    ['zh', '土', 'potato'],
    ['kk', 'картоп', 'potato'],
  ])('in %s «%s» could become %s', async (lang, letters, id) => {
    const found = await complete(letters, lang)
    expect(found.slice(0, 5)).toContain(id)
    expect(found.length).toBeLessThanOrEqual(20)
  })

  test('from the first three letters of its name, in every language', async () => {
    for (const lang of LANGUAGES) {
      const { data } = await service.graphql(`{ ingredient(id: "carrot") { name(lang: ${lang}) } }`)
      expect([lang, await complete(data.ingredient.name.slice(0, 3), lang)]).toEqual([
        lang,
        expect.arrayContaining(['carrot']),
      ])
    }
  })
})
