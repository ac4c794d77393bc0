import { afterAll, expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'
import { type Assistant, newestStdio, olderHttp } from './clients.ts'

// The calls of a whole conversation, in the order an assistant makes them: each takes what the one before answered.

const service = serviceForFile({ serve: 'own address' })
afterAll(() => expect(service.bugs).toEqual([]))

const WAYS: [string, (url: string) => Promise<Assistant>][] = [
  ['stdio', (url) => newestStdio({ env: { PROVENDER_URL: url } })],
  ['HTTP', olderHttp],
]

test.each(WAYS)('a family with a nut allergy is planned for, over %s', async (_, connect) => {
  const assistant = await connect(service.base)
  const ask = async (name: string, args: Record<string, unknown>) => {
    const answer = await assistant.call(name, { lang: 'en', ...args })
    expect(answer.failed, answer.text).toBe(false)
    return answer
  }
  const opens = async (href: string, words: string) => {
    // The household shops in Germany: a page that knew no country would speak as in the United States.
    const page = await fetch(`${href}?lang=en&country=DE`)
    expect(page.status, href).toBe(200)
    expect(await page.text()).toContain(words)
  }

  // "What ideas are there for busy evenings?"
  const { data: themes } = await ask('list_collections', {})
  const theme = themes.collections.find(({ name }: { name: string }) => /quick/i.test(name))
  const { data: shown } = await ask('list_collections', { slug: theme.slug })
  expect(shown.collection.recipes.nodes).toHaveLength(Math.min(50, theme.size))

  // "We shop at Lidl in Germany: two adults, children of 4 and 9; one must have no nuts."
  const { data: stores } = await ask('list_stores', { country: 'DE' })
  const store = stores.offer.stores.find(({ name }: { name: string }) => name === 'Lidl')
  const family = { country: 'DE', store: store.code, allergens: ['nuts', 'peanuts'] }
  const week = await ask('build_week', {
    ...family,
    kids: [{ age: 4 }, { age: 9 }],
    collection: theme.slug,
    detail: 'full',
  })
  const { plan } = week.data
  expect(week.text).toContain(plan.href)
  expect(week.text).toContain(plan.priceSource.name)
  await opens(plan.href, plan.days[0].dishes[0].title)

  // "How is Monday's dinner made?" Every dish of the week is looked at: none may hold a nut.
  const ids = new Set<string>(
    plan.days.flatMap((day: { dishes: { recipeId: string }[] }) => day.dishes.map((d) => d.recipeId)),
  )
  for (const id of ids) {
    const { data } = await ask('get_recipe', { id, country: 'DE' })
    expect(data.recipe.allergens, id).not.toContain('nuts')
    expect(data.recipe.allergens, id).not.toContain('peanuts')
    expect(data.recipe.steps.length).toBeGreaterThan(0)
  }
  const dinner = plan.days[0].dishes.at(-1)
  const { data: recipe } = await ask('get_recipe', { id: dinner.recipeId, country: 'DE' })
  expect(recipe.recipe.title).toBe(dinner.title)

  // "When do they eat chicken soup in Italy?"
  const { data: soup } = await ask('get_recipe', { id: 'canja-de-galinha', country: 'IT', detail: 'full' })
  expect(soup.recipe.season).toEqual([10, 11, 12, 1, 2, 3, 4])
  await opens(recipe.recipe.href, dinner.title)

  // "On Saturday ten people come for a birthday."
  const birthday = themes.occasions.find(({ id }: { id: string }) => id === 'birthday')
  const feast = await ask('build_table', { ...family, guests: 10, occasion: birthday.id })
  expect(feast.text).toContain(birthday.title)
  await opens(feast.data.plan.href, feast.data.plan.days[0].dishes[0].title)

  // "I would rather choose the dishes." The chosen ones, for ten.
  const { data: found } = await ask('search_recipes', { country: 'DE', q: 'salad', tag: ['nut-free'], limit: 2 })
  const items = [
    ...found.recipes.items.map(({ id }: { id: string }) => ({ recipeId: id })),
    { recipeId: dinner.recipeId, servings: 10 },
  ]
  const table = await ask('build_table', { ...family, guests: 10, items })
  expect(table.data.plan.days[0].dishes.map(({ servings }: { servings: number }) => servings)).toEqual(
    items.map(() => 10),
  )
  expect(table.text).toMatch(/Prices are estimates for .*: .*Eurostat/)
  await opens(table.data.plan.href, dinner.title)

  // Asked again, it is the same plan under the same link.
  const again = await ask('build_table', { ...family, guests: 10, items })
  expect(again.data.plan.href).toBe(table.data.plan.href)
  await assistant.close()
})
