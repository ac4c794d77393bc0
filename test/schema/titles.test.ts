import { beforeAll, describe, expect, test } from 'vitest'
import { allRecipes } from '../harness/all-recipes.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { newestHttp } from '../mcp/clients.ts'

const service = serviceForFile({ serve: 'own address' })

interface Called {
  readonly id: string
  readonly title: string
  readonly inUs: string
}
/** A dish that Americans call otherwise. */
let called: Called
beforeAll(async () => {
  const all = await allRecipes<Called>(service, 'id title(lang: en) inUs: title(lang: en, country: "US")')
  called = all.find(({ title, inUs }) => title !== inUs) as Called
  expect(called).toBeDefined()
})

const json = async (path: string) => (await service.get(path)).json() as Promise<never>
const page = async (path: string) => (await service.get(path)).text()

describe('a dish has the name of the country that prices are asked for', () => {
  test('in the API', async () => {
    const { id, title, inUs } = called
    expect(await json(`/api/recipes/${id}?lang=en&country=US`)).toMatchObject({ title: inUs })
    expect(await json(`/api/recipes/${id}?lang=en`)).toMatchObject({ title })
    const { items } = (await json(`/api/recipes?lang=en&country=US&q=${encodeURIComponent(inUs)}`)) as {
      items: { ID: string; Title: string }[]
    }
    expect(items.find(({ ID }) => ID === id)?.Title).toBe(inUs)
  })

  test('for assistants', async () => {
    const assistant = await newestHttp(service.base)
    const { id, inUs } = called
    const recipe = await assistant.call('get_recipe', { id, lang: 'en', country: 'US' })
    expect([recipe.data.recipe.title, recipe.text.startsWith(`${inUs}:`)]).toEqual([inUs, true])
    const found = await assistant.call('search_recipes', { q: inUs, lang: 'en', country: 'US' })
    expect(found.data.recipes.items.map((item: { title: string }) => item.title)).toContain(inUs)
    await assistant.close()
  })

  test('on its page, in lists, and in the plan that leads there', async () => {
    const { id, title, inUs } = called
    expect(await page(`/recipe/${id}?lang=en&country=US`)).toContain(`<h1><bdi>${inUs}</bdi></h1>`)
    expect(await page(`/recipe/${id}?lang=en&country=IE`)).not.toContain(`<h1><bdi>${inUs}</bdi></h1>`)
    const list = await page(`/recipes?lang=en&country=US&q=${encodeURIComponent(inUs)}`)
    expect([list.includes(`>${inUs}<`), list.includes(`>${title}<`)]).toEqual([true, false])
    const params = { country: 'US', store: 'us-average', lang: 'en' }
    const plan = (await (
      await service.post('/api/baskets', { guests: 2, items: [{ recipeId: id }], params })
    ).json()) as {
      id: string
    }
    const html = await page(`/plan/${plan.id}?lang=en`)
    const [, link = '', name] = /<a class="title"[^>]* href="([^"]+)"><bdi>([^<]+)</.exec(html) ?? []
    expect(name).toBe(inUs)
    expect(await page(link.replaceAll('&amp;', '&'))).toContain(`<h1><bdi>${inUs}</bdi></h1>`)
  })

  test('among the dishes that could stand instead', async () => {
    const params = { country: 'US', store: 'us-average' }
    const { data } = await service.graphql(
      `mutation ($p: Params!) { buildPlan(params: $p) { plan { days { dishes {
        swaps { title(lang: en) recipe { title(lang: en, country: "US") } } } } } } }`,
      { p: params },
    )
    const swaps = data.buildPlan.plan.days.flatMap((day: { dishes: { swaps: object[] }[] }) =>
      day.dishes.flatMap((dish) => dish.swaps),
    )
    expect(swaps.length).toBeGreaterThan(20)
    for (const { title, recipe } of swaps) expect(title).toBe(recipe.title)
  })
})
