import { beforeAll, describe, expect, test } from 'vitest'
import { searchRecipes } from '../../mcp/tools/search-recipes.ts'
import { FILTER_NAMES } from '../../src/search/filter.ts'
import { allRecipes } from '../harness/all-recipes.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { isPlain } from './plain-foods.ts'

const service = serviceForFile()

interface Facts {
  readonly id: string
  readonly slots: readonly string[]
  readonly part: string
  readonly cuisine: string
  readonly tagIds: readonly string[]
  readonly allergens: readonly string[]
  readonly equipment: readonly string[]
  readonly methods: readonly {
    readonly instead: string
    readonly appliance: string | null
    readonly pressure: boolean
  }[]
  readonly activeMin: number
  readonly timeMin: number
  readonly kcal: number
  readonly protein: number
  readonly cost: number
  readonly season: readonly number[]
  readonly ingredients: readonly { readonly ingredientId: string; readonly pantry: boolean }[]
}
const FIELDS = `id slots(country: "DE") part cuisine tagIds allergens equipment activeMin timeMin kcal protein cost(country: "DE") season(country: "DE")
  methods { instead appliance pressure } ingredients { ingredientId pantry }`

let all: Facts[]
let presets: Map<string, { readonly excludeTags: string[]; readonly allergens: string[]; readonly exclude: string[] }>
let members: readonly string[]
beforeAll(async () => {
  all = await allRecipes<Facts>(service, FIELDS)
  const { data } = await service.graphql(
    '{ meta { excludePresets { id excludeTags allergens exclude } } collection(slug: "soups") { recipeIds } }',
  )
  // biome-ignore lint/suspicious/noExplicitAny: the query above says what it is
  presets = new Map(data.meta.excludePresets.map((preset: any) => [preset.id, preset]))
  members = data.collection.recipeIds
})

const holds = ({ ingredients }: Facts, id: string) => ingredients.some(({ ingredientId }) => ingredientId === id)
const isKept = (recipe: Facts, id: string): boolean => {
  const preset = presets.get(id)
  if (!preset) throw new Error(`no preset ${id}`)
  return (
    !preset.allergens.some((allergen) => recipe.allergens.includes(allergen)) &&
    !preset.excludeTags.some((tag) => recipe.tagIds.includes(tag)) &&
    !preset.exclude.some((ingredient) => holds(recipe, ingredient))
  )
}

/** As its steps say, or with one appliance doing the work of the one that is not there. */
const isMadeWith = ({ equipment, methods }: Facts, at: readonly string[]): boolean =>
  [
    equipment,
    ...methods.flatMap((one) =>
      one.pressure ? [] : [equipment.flatMap((id) => (id === one.instead ? (one.appliance ?? []) : id))],
    ),
  ].some((needed) => needed.every((id) => at.includes(id)))

/** Each filter, as an address has it, and which recipes it keeps. */
const FILTERS: readonly [string, string, (recipe: Facts) => boolean][] = [
  ['slot', 'breakfast', ({ slots }) => slots.includes('breakfast')],
  ['part', 'soup,salad', ({ part }) => part === 'soup' || part === 'salad'],
  ['cuisine', 'italian,north-african', ({ cuisine }) => ['italian', 'north-african'].includes(cuisine)],
  ['tag', 'nut-free,quick', ({ tagIds }) => tagIds.includes('nut-free') && tagIds.includes('quick')],
  ['collection', 'soups', ({ id }) => members.includes(id)],
  ['allergens', 'milk,nuts', ({ allergens }) => !allergens.includes('milk') && !allergens.includes('nuts')],
  ['exclude', 'onion,egg', (recipe) => !holds(recipe, 'onion') && !holds(recipe, 'egg')],
  ['excludeTags', 'meat', ({ tagIds }) => !tagIds.includes('meat')],
  ['presets', 'vegan,no-onion-garlic', (recipe) => isKept(recipe, 'vegan') && isKept(recipe, 'no-onion-garlic')],
  ['equipment', 'stove', (recipe) => isMadeWith(recipe, ['stove'])],
  ['equipment', 'airfryer,microwave', (recipe) => isMadeWith(recipe, ['airfryer', 'microwave'])],
  ['equipment', '', (recipe) => isMadeWith(recipe, [])],
  ['maxTime', '15', ({ activeMin }) => activeMin <= 15],
  ['maxKcal', '250.5', ({ kcal }) => kcal <= 250.5],
  ['minProtein', '30', ({ protein }) => protein >= 30],
  ['maxCost', '0.75', ({ cost }) => cost <= 0.75],
  ['season', '7', ({ season }) => season.length === 0 || season.includes(7)],
  ['have', 'rice-long,onion', (recipe) => holds(recipe, 'rice-long') || holds(recipe, 'onion')],
]

interface Card {
  readonly ID: string
}
const rest = async (query: string): Promise<{ readonly total: number; readonly items: readonly Card[] }> => {
  const answer = await service.get(`/api/recipes?country=DE&limit=200&${query}`)
  expect([query, answer.status]).toEqual([query, 200])
  return answer.json()
}

test('every filter has a case', () => {
  expect([...new Set(FILTERS.map(([name]) => name))].sort()).toEqual(FILTER_NAMES.toSorted())
})

test.each(FILTERS)('%s=%s keeps what it says, in REST and GraphQL', async (name, value, keeps) => {
  const kept = all.filter(keeps).map(({ id }) => id)
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.length).toBeLessThan(all.length)
  const { total, items } = await rest(`${name}=${value}`)
  expect(total).toBe(kept.length)
  for (const { ID } of items) expect(kept).toContain(ID)
  // The same through the assistants' tool, which asks as its document does.
  const entries = value.split(',').filter(Boolean)
  const single = ['slot', 'collection'].includes(name)
  const given = single ? value : /^[\d.]+$/.test(value) ? Number(value) : entries
  const { document, variables } = searchRecipes.query({ [name]: given, country: 'DE', limit: 10 }, 'en')
  const answer = await service.graphql(document, variables)
  expect(answer.errors).toBeUndefined()
  expect(answer.data.recipes.total).toBe(kept.length)
  const { data } = await service.graphql(
    'query ($filter: RecipeFilter) { recipes(filter: $filter, country: "DE", first: 1) { totalCount } }',
    { filter: variables.filter },
  )
  expect(data.recipes.totalCount).toBe(kept.length)
})

test('all filters that are given must hold, beside the words', async () => {
  const { items } = await rest('q=soup&lang=en&presets=vegetarian&maxTime=20&sort=kcal')
  const facts = items.map(({ ID }) => all.find(({ id }) => id === ID) as Facts)
  expect(facts.length).toBeGreaterThan(3)
  for (const recipe of facts) {
    expect(recipe.activeMin).toBeLessThanOrEqual(20)
    expect(isKept(recipe, 'vegetarian')).toBe(true)
  }
})

test.each<[string, (recipe: Facts) => number]>([
  ['cost', ({ cost }) => cost],
  ['time', ({ activeMin }) => activeMin],
  ['kcal', ({ kcal }) => kcal],
])('sorted by %s, the least comes first', async (sort, of) => {
  const { items } = await rest(`sort=${sort}`)
  const values = items.map(({ ID }) => of(all.find(({ id }) => id === ID) as Facts))
  expect(values).toEqual(values.toSorted((a, b) => a - b))
  // Dishes come before plain foods, however little those cost.
  expect(values[0]).toBe(Math.min(...all.filter((recipe) => !isPlain(recipe)).map(of)))
})

test('what is at home puts first what lacks least', async () => {
  const home = ['rice-long', 'onion', 'carrot', 'egg']
  const { items } = await rest(`have=${home.join()}`)
  const share = (id: string) => {
    const { ingredients } = all.find((recipe) => recipe.id === id) as Facts
    return ingredients.filter((line) => line.pantry || home.includes(line.ingredientId)).length / ingredients.length
  }
  const shares = items.map(({ ID }) => share(ID))
  expect(shares).toEqual(shares.toSorted((a, b) => b - a))
  expect(shares[0]).toBe(Math.max(...all.filter((recipe) => !isPlain(recipe)).map(({ id }) => share(id))))
  const { document, variables } = searchRecipes.query({ have: home, limit: 20 }, 'en')
  const { data } = await service.graphql(document, variables)
  for (const { id, missing } of data.recipes.items as { id: string; missing: { id: string }[] }[]) {
    const { ingredients } = all.find((recipe) => recipe.id === id) as Facts
    const bought = ingredients.filter((line) => !line.pantry && !home.includes(line.ingredientId))
    expect(missing.map((one) => one.id)).toEqual(bought.map((line) => line.ingredientId))
  }
})

describe('what cannot be used is refused in the language of the reader', () => {
  test.each<[string, string, RegExp]>([
    ['alergens=milk', 'en', /^alergens is not a field; allowed: allergens$/],
    ['diet=vegan', 'en', /^diet is not a field; allowed: presets$/],
    ['tags=nut-free', 'en', /^tags is not a field; allowed: tag$/],
    ['allergens=milk,nutz', 'en', /^allergens is "milk,nutz"; allowed: some of gluten, .*, with commas between$/],
    ['allergens=nutz', 'de', /^allergens ist "nutz"; erlaubt: Werte aus gluten, .*durch Kommas getrennt$/],
    ['presets=vegann', 'en', /^presets is "vegann"; allowed: one of .*vegan/],
    ['exclude=onions', 'en', /^exclude is "onions"; allowed: .*for example .*onion/],
    ['have=rice', 'ru', /^have: .*"rice".*rice-long|^have .*"rice".*rice-long/],
    ['collection=soup', 'en', /^collection is "soup"; allowed: one of .*soups/],
    ['maxTime=fast', 'en', /^maxTime is "fast"; allowed: a whole number from 0 to 2880$/],
    ['maxCost=-1', 'en', /^maxCost is "-1"; allowed: a number from 0/],
    ['season=13', 'en', /^season is "13"; allowed: at most 12$/],
    ['sort=price', 'en', /^sort is "price"; allowed: one of fit, cost, time, kcal, title, familiar$/],
    ['maxTime=1&maxTime=2', 'en', /^maxTime is \["1","2"\]; allowed: a single value$/],
  ])('?%s in %s', async (query, lang, sentence) => {
    const answer = await service.get(`/api/recipes?${query}&lang=${lang}`)
    expect([query, answer.status]).toEqual([query, 400])
    expect(((await answer.json()) as { error: string }).error).toMatch(sentence)
  })
})
