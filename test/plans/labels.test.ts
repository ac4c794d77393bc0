import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/i18n/locale.ts'
import { message } from '../../src/i18n/message.ts'
import { allRecipes } from '../harness/all-recipes.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { type Assistant, newestHttp } from '../mcp/clients.ts'

// Ready-made foods hold what their makers put into them: a dish with bouillon is not free of milk, and whoever avoids
// milk is told which labels to read.

const service = serviceForFile({ serve: 'own address' })
let assistant: Assistant
beforeAll(async () => {
  assistant = await newestHttp(service.base)
})
afterAll(async () => {
  await assistant.close()
  expect(service.bugs).toEqual([])
})

interface Recipe {
  readonly id: string
  readonly tags: readonly string[]
  readonly allergens: readonly string[]
  readonly mayContain: readonly string[]
  readonly ingredients: readonly {
    readonly ingredient: {
      readonly id: string
      readonly allergens: readonly string[]
      readonly mayContain: readonly string[]
    }
  }[]
}
const read = (): Promise<Recipe[]> =>
  allRecipes<Recipe>(
    service,
    'id tags: tagIds allergens mayContain ingredients { ingredient { id allergens mayContain } }',
  )

const FREE_OF = { 'gluten-free': ['gluten'], 'dairy-free': ['milk'], 'nut-free': ['nuts', 'peanuts'] } as const

test('a dish may contain what its foods may, and no front calls it free of that', async () => {
  const all = await read()
  for (const { id, allergens, mayContain, ingredients } of all) {
    const possible = new Set(ingredients.flatMap(({ ingredient }) => ingredient.mayContain))
    expect([id, [...mayContain].sort()]).toEqual([id, [...possible].filter((one) => !allergens.includes(one)).sort()])
  }
  const { data } = await service.graphql('{ collections { slug recipeIds } }')
  for (const [tag, ids] of Object.entries(FREE_OF)) {
    const holds = ({ allergens, mayContain }: Recipe) => ids.some((id) => [...allergens, ...mayContain].includes(id))
    const unsure = all.filter((recipe) => recipe.mayContain.some((id) => ids.some((one) => one === id)))
    expect(unsure.length).toBeGreaterThan(10)
    expect(all.filter((recipe) => recipe.tags.includes(tag) === holds(recipe)).map(({ id }) => id)).toEqual([])
    const members: string[] | undefined = data.collections.find((one: { slug: string }) => one.slug === tag)?.recipeIds
    expect(unsure.filter(({ id }) => members?.includes(id)).map(({ id }) => id)).toEqual([])
  }
  const card = (await (await service.get('/api/recipes?lang=en&q=bigos')).json()).items[0]
  expect(card.ID).toBe('bigos')
  expect(card.Tags.filter((tag: string) => tag.endsWith('-free'))).toEqual(['nut-free'])
})

test('who avoids an allergen is told in every language which labels to read, on each front', async () => {
  const all = await read()
  // No milk for sure, but milk by the brand of its broth or stock cube.
  const unsure = (name: string) => (recipe: Recipe) =>
    !recipe.allergens.includes('milk') && recipe.ingredients.some(({ ingredient }) => ingredient.id === name)
  const recipeId = all.find(unsure('bouillon-cube'))?.id ?? all.find(unsure('vegetable-broth'))?.id
  const params = { country: 'DE', store: 'de-average', allergens: ['milk', 'nuts', 'peanuts'] }
  const basket = { guests: 4, items: [{ recipeId }], params }
  const made = await service.post('/api/baskets', basket)
  expect(made.status).toBe(201)
  const { id } = (await made.json()) as { id: string }
  const { data } = await service.graphql(
    'query ($id: ID!) { plan(id: $id) { warningDetails { code values { name value } } shopping { items { ingredientId name } } } }',
    { id },
  )
  const told = data.plan.warningDetails.filter(({ code }: { code: string }) => code === 'mayContain')
  const [values] = told.map(({ values: of }: { values: { name: string; value: string }[] }) =>
    Object.fromEntries(of.map(({ name, value }) => [name, value])),
  )
  expect(values.excluded).toBe('milk')
  expect(values.ingredients).toMatch(/bouillon-cube|vegetable-broth/)
  const sentences = new Set<string>()
  for (const lang of LANGUAGES) {
    const { warnings } = await (await service.get(`/api/plans/${id}?lang=${lang}`)).json()
    const start = message(lang, 'warning.mayContain', { excluded: '', ingredients: '' }).slice(0, 6)
    const sentence = warnings.find((text: string) => text.startsWith(start))
    expect([lang, sentence]).toEqual([lang, expect.any(String)])
    sentences.add(sentence)
    expect(await (await service.get(`/plan/${id}?lang=${lang}`)).text()).toContain(sentence)
  }
  expect(sentences.size).toBe(LANGUAGES.length)
  const { text } = await assistant.call('build_table', { ...params, lang: 'en', guests: 4, items: basket.items })
  expect(text).toMatch(/⚠ Depends on the brand: milk\. Check the label: “.+”/)
})

test('what is at home and used is named too; who avoids nothing is told nothing', async () => {
  const warnings = async (params: object) => {
    const body = {
      guests: 2,
      items: [{ recipeId: 'bigos' }],
      params: { country: 'DE', store: 'de-average', lang: 'en', ...params },
    }
    return ((await (await service.post('/api/baskets', body)).json()) as { warnings: string[] }).warnings.filter(
      (text) => text.startsWith('Depends on the brand'),
    )
  }
  expect(await warnings({})).toEqual([])
  const [bought] = await warnings({ allergens: ['gluten'] })
  expect(bought).toMatch(/^Depends on the brand: gluten\. Check the label: .*Kielbasa/)
  expect(await warnings({ allergens: ['gluten'], have: ['kielbasa'] })).toEqual([expect.stringMatching(/kielbasa/i)])
})

test('a recipe’s page names what some brands hold', async () => {
  for (const lang of LANGUAGES) {
    const page = await (await service.get(`/recipe/bigos?lang=${lang}`)).text()
    expect(page).toContain(message(lang, 'page.mayContain', { allergens: '' }).trim())
  }
  const page = await (await service.get('/recipe/bigos?lang=en')).text()
  expect(page).toMatch(/Some brands contain: [^<]*milk/i)
})
