import { describe, expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'

const service = serviceForFile()
const plain = (html: string): string => html.replaceAll('&amp;', '&').replaceAll('&quot;', '"')
const text = async (path: string, headers = {}): Promise<string> =>
  plain(await (await service.get(path, headers)).text())
const post = (fields: readonly (readonly [string, string])[]) =>
  service.app.request('/basket?lang=en', { method: 'POST', body: new URLSearchParams(fields.map((one) => [...one])) })

const BASKET = `query ($items: [BasketItem!]!) { basket(items: $items, country: "DE", store: "de-lidl") {
  dishes { servings cost { amount } recipe { id } } missing cost { amount } usedCost { amount } } }`

describe('a basket', () => {
  test('costs before it is made what its plan costs', async () => {
    const items = [
      { recipeId: 'borscht', servings: 4 },
      { recipeId: 'syrniki', servings: 2 },
      { recipeId: 'green-salad', servings: 11 },
    ]
    const { data } = await service.graphql(BASKET, { items })
    const params = { country: 'DE', store: 'de-lidl' }
    const plan = (await (await service.post('/api/baskets', { guests: 4, items, params })).json()) as {
      totals: { cost: number; usedCost: number }
    }
    expect(plan.totals.cost).toBeGreaterThan(10)
    expect(Number(data.basket.cost)).toBe(plan.totals.cost)
    expect(Number(data.basket.usedCost)).toBe(plan.totals.usedCost)
    expect(data.basket.dishes.map((dish: { servings: number }) => dish.servings)).toEqual([4, 2, 11])
  })

  test('leaves out what is not offered and says so, and takes at most thirty dishes', async () => {
    const { data } = await service.graphql(BASKET, { items: [{ recipeId: 'no-such' }, { recipeId: 'borscht' }] })
    expect(data.basket).toMatchObject({ missing: ['no-such'], dishes: [{ servings: 2, recipe: { id: 'borscht' } }] })
    const many = Array.from({ length: 31 }, () => ({ recipeId: 'borscht' }))
    expect((await service.graphql(BASKET, { items: many })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect(await text('/basket?recipes=no-such:2,borscht:3&country=DE&lang=en')).toContain('no longer offered')
  })
})

describe('the plan of a basket', () => {
  const planOf = async (...dishes: string[]): Promise<string> => {
    const items = dishes.map((recipeId) => ({ recipeId }))
    const answer = await service.post('/api/baskets', { guests: 4, items, params: { country: 'DE', store: 'de-lidl' } })
    return ((await answer.json()) as { id: string }).id
  }
  const events = async (path: string): Promise<number> => (await text(path)).split('BEGIN:VEVENT').length - 1

  test('says nothing of when to cook one dish', async () => {
    const id = await planOf('borscht')
    for (const query of ['lang=en', 'lang=en&serve=19:00'])
      expect(await text(`/plan/${id}?${query}`)).not.toContain('id="schedule"')
    expect(await events(`/plan/${id}.ics?lang=en`)).toBe(1)
  })

  test('asks for an hour where several may be one table, and then says what to do when', async () => {
    const id = await planOf('borscht', 'syrniki')
    const asking = await text(`/plan/${id}?lang=en`)
    expect(asking).toMatch(/id="schedule"[\s\S]*name="serve" value="18:00"/)
    expect(asking).not.toContain('on the table at')
    const asked = await text(`/plan/${id}?lang=en&serve=19:30`)
    expect(asked).toContain('on the table at 19:30')
    expect(asked).toMatch(/class="hours/)
    const [before, after] = [
      await events(`/plan/${id}.ics?lang=en`),
      await events(`/plan/${id}.ics?lang=en&serve=19:30`),
    ]
    expect(after).toBeGreaterThan(before)
  })
})

describe('the page of a basket', () => {
  test('reads the same dishes from its short address and from its fields', async () => {
    const short = await text('/basket?recipes=borscht:4,syrniki&country=DE&lang=en')
    const fields = await text('/basket?recipe=borscht&servings=4&recipe=syrniki&servings=2&country=DE&lang=en')
    for (const page of [short, fields]) {
      const dishes = [...page.matchAll(/name="recipe" value="([^"]+)"[\s\S]*?name="servings"[^>]*value="(\d+)"/g)]
      expect(dishes.map(([, ...one]) => one)).toEqual([
        ['borscht', '4'],
        ['syrniki', '2'],
      ])
      expect(page).toContain('2 dishes in the basket')
      expect(page).toContain('href="/basket?recipes=syrniki%3A2&country=DE&lang=en"')
    }
  })

  test('makes the list of its dishes, and leads to it', async () => {
    const answer = await post([
      ['recipe', 'borscht'],
      ['servings', '4'],
      ['recipe', 'syrniki'],
      ['servings', '0'],
      ['recipe', 'green-salad'],
      ['servings', '3'],
      ['country', 'DE'],
      ['store', 'de-lidl'],
    ])
    expect(answer.status).toBe(303)
    const [, id = ''] = /\/plan\/([\w-]+)\?lang=en#list$/.exec(answer.headers.get('location') ?? '') ?? []
    const plan = (await (await service.get(`/api/plans/${id}`)).json()) as {
      days: { dishes: { recipeId: string; servings: number }[] }[]
    }
    expect(plan.days[0]?.dishes.map(({ recipeId, servings }) => [recipeId, servings])).toEqual([
      ['borscht', 4],
      ['green-salad', 3],
    ])
  })

  test('asks where no country is known, and comes back with the dishes when something is wrong', async () => {
    const page = await text('/basket?recipes=borscht:4', { 'accept-language': 'kk' })
    expect(page).not.toContain('≈')
    expect(page).not.toContain('class="main" data-busy')
    const answer = await post([
      ['recipe', 'borscht'],
      ['servings', '4'],
      ['country', 'DE'],
      ['store', 'pl-average'],
    ])
    expect(answer.status).toBe(400)
    expect(plain(await answer.text())).toMatch(/name="recipe" value="borscht"[\s\S]*role="alert"/)
  })

  test('says what to do when it is empty, and takes nonsense for nothing', async () => {
    for (const query of ['', '?recipes=', '?recipes=,,:&recipe=', '?recipes=%00:4'])
      expect([query, await text(`/basket${query}${query ? '&' : '?'}lang=en`)]).toEqual([
        query,
        expect.stringContaining('There are no dishes in the basket yet.'),
      ])
    const many = Array.from({ length: 40 }, (_, at) => `no-such-recipe-${at}:2`).join()
    expect((await service.get(`/basket?recipes=${many}&lang=en`)).status).toBe(200)
  })
})
