import { describe, expect, test } from 'vitest'
import { allRecipes } from '../harness/all-recipes.ts'
import { serviceForFile } from '../harness/for-file.ts'

const service = serviceForFile()
const text = async (path: string): Promise<string> => (await service.get(path)).text()
const plain = (html: string): string => html.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'")

/** Amounts as a page shows them at once, in its order. */
const shown = (page: string): string[] =>
  [...page.matchAll(/<data [^>]*data-ingredient[^>]*>([^<]*)<\/data>/g)].map(([, amount = '']) => plain(amount))
/** The same for each number of people that it holds. */
const held = (page: string): string[][] =>
  [...page.matchAll(/<data [^>]*data-ingredient[^>]*data-each="([^"]*)"/g)].map(([, all = '']) => plain(all).split('|'))

describe('amounts for one to twelve people', () => {
  test('are held by the page as the service says them to each number, in every unit', async () => {
    const recipes = (await allRecipes(service)).filter((_, at) => at % 45 === 0)
    expect(recipes.length).toBeGreaterThan(15)
    for (const [at, { id }] of recipes.entries()) {
      const place = ['country=US&lang=en', 'country=DE&lang=de', 'country=RU&lang=ru'][at % 3]
      const page = held(await text(`/recipe/${id}?${place}&people=4`))
      for (const people of [1, 2, 5, 12]) {
        const asked = shown(await text(`/recipe/${id}?${place}&people=${people}`))
        expect([id, people, page.map((row) => row[people - 1])]).toEqual([id, people, asked])
      }
    }
  })

  test('of a household and of several meals are those that its address asks for', async () => {
    const page = await text('/recipe/borscht?country=DE&lang=en&people=2.69&adults=2&children=1&meals=2')
    const [, queries = ''] = /data-queries="([^"]*)"/.exec(page) ?? []
    const all = plain(queries).split('|')
    const [before, ...rest] = all
    expect([before, rest[0]]).toEqual(['', 'people=0.69'])
    expect(all[3]).toBe('people=2.69&adults=2&children=1')
    for (const at of [1, 3]) {
      const asked = shown(await text(`/recipe/borscht?country=DE&lang=en&${rest[at]}&meals=2`))
      expect(held(page).map((row) => row[at])).toEqual(asked)
    }
  })

  test('take less than five kilobytes of a page as it is sent', async () => {
    const { deflateRawSync } = await import('node:zlib')
    for (const { id } of (await allRecipes(service)).filter((_, at) => at % 30 === 0)) {
      const page = await text(`/recipe/${id}?country=US&lang=en`)
      const without = page.replaceAll(/ data-each="[^"]*"/g, '')
      const bytes = deflateRawSync(page).length - deflateRawSync(without).length
      expect([id, bytes < 5000]).toEqual([id, true])
    }
  })

  test('lead nowhere where nobody would be left, and on where many eat', async () => {
    expect(await text('/recipe/borscht?lang=en&people=1')).toMatch(/id="fewer" aria-disabled="true"/)
    expect(await text('/recipe/borscht?lang=en&people=40')).toMatch(/id="more" aria-disabled="true"/)
    const [, queries = ''] = /data-queries="([^"]*)"/.exec(await text('/recipe/borscht?lang=en&people=30')) ?? []
    expect(queries.split('|').at(-1)).toBe('people=36')
  })
})

describe('cooking by steps', () => {
  const page = () => text('/recipe/gongbao-chicken?country=DE&lang=de&people=4&cook=1')

  test('shows each step with its own ingredients in the language of the page, and timers for its times', async () => {
    const steps = (await page()).split('<section class="cook-step"').slice(1)
    const { data } = await service.graphql(
      `{ recipe(id: "gongbao-chicken") { steps(lang: de)
        cookingSteps(lang: de) { text times { minutes mostMinutes } ingredientIds }
        ingredients(portions: 4) { ingredientId name(lang: de) amountText(lang: de, units: metric) } } }`,
    )
    const { cookingSteps, ingredients } = data.recipe
    expect(cookingSteps.map((step: { text: string }) => step.text)).toEqual(data.recipe.steps)
    expect(steps).toHaveLength(cookingSteps.length + 1)
    for (const [at, { times, ingredientIds, text: said }] of cookingSteps.entries()) {
      const step = plain(steps[at] as string)
      expect(step).toContain(said)
      expect([...step.matchAll(/data-minutes="([\d.]+)"/g)].map(([, minutes]) => Number(minutes))).toEqual(
        times.map(({ minutes }: { minutes: number }) => minutes),
      )
      const beside = [...step.matchAll(/<bdi>([^<]+)<\/bdi><\/span> <b>([^<]+)<\/b>/g)].map(([, ...one]) => one)
      const named = ingredients.filter(({ ingredientId }: { ingredientId: string }) =>
        ingredientIds.includes(ingredientId),
      )
      expect(beside).toEqual(named.map((one: { name: string; amountText: string }) => [one.name, one.amountText]))
    }
    const fourth = ['chicken-thigh-fillet', 'peanuts', 'chili-pepper', 'sichuan-pepper', 'sunflower-oil']
    expect([...cookingSteps[3].ingredientIds].sort()).toEqual(fourth.sort())
  })

  test('leads back to the recipe with the amounts that were asked for, and is not for search engines', async () => {
    expect(plain(await page())).toContain('href="/recipe/gongbao-chicken?country=DE&people=4&lang=de"')
    expect(await page()).toContain('<meta name="robots" content="noindex">')
    expect(plain(await text('/recipe/gongbao-chicken?people=4'))).toContain('?people=4&cook=1"')
  })
})

describe('the list of a dish', () => {
  const post = (fields: Record<string, string>) =>
    service.app.request('/recipe/borscht/list?lang=en', { method: 'POST', body: new URLSearchParams(fields) })

  test('is the plan of the one dish for all that eat of it', async () => {
    const answer = await post({ country: 'DE', store: 'de-lidl', people: '3', meals: '2' })
    expect(answer.status).toBe(303)
    const [, id = ''] = /\/plan\/([\w-]+)\?lang=en#list$/.exec(answer.headers.get('location') ?? '') ?? []
    const plan = (await (await service.get(`/api/plans/${id}?lang=en`)).json()) as {
      store: { code: string }
      days: { dishes: { recipeId: string; servings: number }[] }[]
    }
    expect(plan.store.code).toBe('de-lidl')
    expect(plan.days[0]?.dishes).toMatchObject([{ recipeId: 'borscht', servings: 6 }])
  })

  test('is offered where the reader shops, and not where nobody knows the country', async () => {
    expect(await text('/recipe/borscht?country=DE&lang=en')).toContain('name="store" value="de-average"')
    const { headers } = { headers: { 'accept-language': 'kk' } }
    expect(await (await service.get('/recipe/borscht', headers)).text()).not.toContain('/recipe/borscht/list')
  })

  test('of a store of another country is refused with the recipe', async () => {
    const answer = await post({ country: 'DE', store: 'pl-average', people: '2', meals: '1' })
    expect([answer.status, (await answer.text()).includes('Borscht')]).toEqual([400, true])
  })
})

test('what goes with a dish is linked, with the place of the prices', async () => {
  const { data } = await service.graphql(
    '{ recipe(id: "chicken-breast-pan") { goesWith companions { id withdrawn } } }',
  )
  const { goesWith, companions } = data.recipe
  expect(companions.map(({ id }: { id: string }) => id)).toEqual(goesWith)
  const page = plain(await text('/recipe/chicken-breast-pan?country=DE&lang=en'))
  for (const id of goesWith) expect(page).toContain(`href="/recipe/${id}?country=DE&lang=en"`)
})

test('a week with the dish is one link and one tap away: it stands on the first day', async () => {
  const page = plain(await text('/recipe/chicken-breast-pan?country=DE&lang=en'))
  const [, address = ''] = /href="([^"]*keep=[^"]*)"/.exec(page) ?? []
  expect(address).toBe('/?keep=0%2Fdinner%2Fchicken-breast-pan&country=DE&lang=en')
  const start = plain(await text(address))
  const kept = /<input type="checkbox" name="keep" value="([^"]*)" checked/.exec(start)?.[1] ?? ''
  const body = new URLSearchParams({ country: 'DE', store: 'de-average', adults: '2', budgetMode: 'week', keep: kept })
  for (const slot of ['breakfast', 'lunch', 'dinner']) body.append('slots', slot)
  for (const appliance of ['stove', 'oven']) body.append('equipment', appliance)
  const answer = await service.app.request('/plan?lang=en', { method: 'POST', body })
  expect(answer.status).toBe(303)
  const [, id = ''] = /\/plan\/([\w-]+)/.exec(answer.headers.get('location') ?? '') ?? []
  const plan = (await (await service.get(`/api/plans/${id}`)).json()) as {
    days: { dishes: { slot: string; recipeId: string }[] }[]
  }
  expect(plan.days[0]?.dishes).toContainEqual(
    expect.objectContaining({ slot: 'dinner', recipeId: 'chicken-breast-pan' }),
  )
  // A soup or a salad is no meal that a week is planned around.
  expect(await text('/recipe/borscht?country=DE&lang=en')).not.toContain('keep=')
})
