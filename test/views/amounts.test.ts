import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/i18n/locale.ts'
import { serviceForFile } from '../harness/for-file.ts'

const service = serviceForFile()

const text = async (path: string): Promise<string> => (await service.get(path)).text()
const unescaped = (html: string): string => html.replaceAll('&amp;', '&')
const hundredths = (amount: number): number => Math.round(amount * 100)

/** Amounts of recipes' pages added up by ingredient, in hundredths, as their markup says them exactly. */
async function cooked(links: readonly string[]): Promise<Map<string, number>> {
  const sums = new Map<string, number>()
  for (const link of links) {
    const lines = (await text(link)).matchAll(/<data value="([\d.]+)" data-ingredient="([^"]+)"/g)
    for (const [, amount, id] of lines)
      sums.set(id as string, (sums.get(id as string) ?? 0) + hundredths(Number(amount)))
  }
  return sums
}

const LIST = `shopping { items { ingredientId needed } }`
const sorted = (sums: Iterable<readonly [string, number]>) => [...sums].filter(([, sum]) => sum > 0).sort()
const neededOf = (plan: { shopping: { items: { ingredientId: string; needed: number }[] }[] }) =>
  sorted(plan.shopping.flatMap(({ items }) => items.map((it) => [it.ingredientId, hundredths(it.needed)] as const)))

const HOUSEHOLDS: [string, Record<string, unknown>][] = [
  ['two in Germany', { country: 'DE', store: 'de-average' }],
  [
    'a family in Russia, all meals',
    {
      country: 'RU',
      store: 'ru-pyaterochka',
      kids: [{ age: 6 }, { age: 10 }],
      slots: ['breakfast', 'lunch', 'dinner', 'snack'],
    },
  ],
  ['one in the USA', { country: 'US', store: 'us-average', adults: 1 }],
  ['three in Spain, thriftily', { country: 'ES', store: 'es-average', adults: 3, budget: { value: 60, mode: 'week' } }],
  ['a child in Poland', { country: 'PL', store: 'pl-average', kids: [{ age: 3, appetite: 'big' }] }],
]

async function built(path: string, body: unknown): Promise<string> {
  const { id } = (await (await service.post(path, body)).json()) as { id: string }
  expect(id, JSON.stringify(body)).toBeTruthy()
  return id
}

interface Dish {
  readonly recipeId: string
  readonly leftover: boolean
  readonly batch: boolean
  readonly portions: number
  readonly meals: number
  readonly href: string
}
async function dishesOf(id: string) {
  const { data } = await service.graphql(
    `query ($id: ID!) { plan(id: $id) { ${LIST} days { dishes { recipeId leftover batch portions meals href } } } }`,
    { id },
  )
  const dishes: Dish[] = data.plan.days.flatMap((day: { dishes: Dish[] }) => day.dishes)
  return { plan: data.plan, dishes }
}

/** Links to recipes on a plan's page, those of leftovers left out. */
async function linked(id: string, dishes: readonly Dish[]): Promise<string[]> {
  const page = await text(`/plan/${id}?lang=en`)
  const links = [...page.matchAll(/<a class="title" id="[^"]+" href="([^"]+)"/g)].map(([, link]) =>
    unescaped(link as string),
  )
  expect(links).toHaveLength(dishes.length)
  return links.filter((_, at) => !dishes[at]?.leftover)
}

async function addsUp(id: string): Promise<Dish[]> {
  const { plan, dishes } = await dishesOf(id)
  const links = await linked(id, dishes)
  expect(sorted(await cooked(links))).toEqual(neededOf(plan))
  // The same by the addresses that tools and the schema give, and by the amounts that they answer with.
  const fresh = dishes.filter(({ leftover }) => !leftover)
  expect(links).toEqual(fresh.map(({ href }) => `${href.replace('http://provender.localhost', '')}&lang=en`))
  const sums = new Map<string, number>()
  for (const { recipeId, portions, meals } of fresh) {
    const { data } = await service.graphql(
      `query ($id: ID!, $portions: Float, $meals: Int) { recipe(id: $id) { ingredients(portions: $portions, meals: $meals) { ingredientId amount } } }`,
      { id: recipeId, portions, meals },
    )
    for (const { ingredientId, amount } of data.recipe.ingredients)
      sums.set(ingredientId, (sums.get(ingredientId) ?? 0) + hundredths(amount))
  }
  expect(sorted(sums)).toEqual(neededOf(plan))
  return dishes
}

describe('the recipes of a plan show what is cooked: together what the list needs', () => {
  test.each(HOUSEHOLDS)('a week for %s', async (_, params) => {
    const dishes = await addsUp(await built('/api/plans', params))
    const leftovers = dishes.filter(({ leftover }) => leftover)
    const batches = dishes.filter(({ batch }) => batch)
    expect(batches.every(({ meals }) => meals > 1)).toBe(true)
    expect(batches.reduce((sum, { meals }) => sum + meals - 1, 0)).toBe(leftovers.length)
    for (const { recipeId, href } of leftovers)
      expect(batches.filter((dish) => dish.recipeId === recipeId).map((dish) => dish.href)).toContain(href)
  })

  test('some of these weeks cook a dish for two meals', async () => {
    const all = await Promise.all(
      HOUSEHOLDS.map(async ([, params]) => (await dishesOf(await built('/api/plans', params))).dishes),
    )
    expect(all.flat().filter(({ batch }) => batch).length).toBeGreaterThan(5)
  })

  test.each([5, 8, 40])('a table for %i', async (guests) => {
    const params = { country: 'DE', store: 'de-average' }
    await addsUp(await built('/api/occasions/new-year-ru', { guests, params }))
  })

  test('a basket, each dish for its own number', async () => {
    const items = [{ recipeId: 'borscht', servings: 7 }, { recipeId: 'syrniki' }]
    const params = { country: 'FR', store: 'fr-average' }
    await addsUp(await built('/api/baskets', { guests: 4, items, params }))
  })
})

describe('a link to a recipe', () => {
  test('keeps the place of the plan and says whom the amounts are for', async () => {
    // Not every week has a dish for two days.
    let batch: Dish | undefined
    for (let variant = 0; !batch && variant < 20; variant++) {
      const { dishes } = await dishesOf(await built('/api/plans', { ...HOUSEHOLDS[0]?.[1], variant }))
      batch = dishes.find((dish) => dish.batch)
    }
    if (!batch) throw new Error('no dish for two days')
    // Two adults, who may be served more or less than a portion each.
    const served = batch.portions === 2 ? '' : '&adults=2&children=0'
    expect(batch.href).toContain(`country=DE&store=de-average&people=${batch.portions}${served}&meals=2`)
    const here = await text(`${batch.href.replace('http://provender.localhost', '')}&lang=en`)
    expect(here).toMatch(/for 2 people, 2 meals: \d[¼½¾]? portions/)
    const page = await text('/recipe/borscht?country=DE&store=de-average&people=2&meals=2&lang=en')
    expect(page).toContain('for 2 people, 2 meals: 4 portions')
    expect(page).toContain('<option value="de-average" selected>')
    // One more at the table: still for two meals.
    const [, more] = /id="more" href="([^"]+)"/.exec(page) ?? []
    expect(await text(unescaped(more as string))).toContain('for 3 people, 2 meals: 6 portions')
  })

  test('says portions as a cook does: in quarters and halves, and who they are for where a household has children', async () => {
    expect(await text('/recipe/borscht?people=3.65&lang=en')).toContain('3¾ portions')
    const russian = await text('/recipe/borscht?people=3.65&meals=2&lang=ru')
    expect(russian).toContain('3¾ взрослой порции на приём пищи, 2 приёма пищи: 7½ порции')
    const id = await built('/api/plans', HOUSEHOLDS[1]?.[1])
    const { dishes } = await dishesOf(id)
    const page = async ({ href }: Dish, lang: string) =>
      text(`${href.replace('http://provender.localhost', '')}&lang=${lang}`)
    const single = dishes.find(({ meals }) => meals === 1) as Dish
    const english = await page(single, 'en')
    expect(english).toMatch(/<b aria-live="polite"[^>]*>for 2 adults and 2 children \(\d+[¼½¾]? portions\)<\/b>/)
    // One adult more is one portion more, and the page about prices keeps the household.
    const [, more] = /id="more" href="([^"]+)"/.exec(english) ?? []
    expect(more).toContain('adults=3')
    expect(await text(unescaped(more as string))).toMatch(/for 3 adults and 2 children \(\d+[¼½¾]? portions\)/)
    expect(english).toContain('<input type="hidden" name="children" value="2">')
    const { data } = await service.graphql(
      'query ($id: ID!) { plan(id: $id) { days { dishes { meals cookedFor(lang: de) } } } }',
      { id },
    )
    const said: string[] = data.plan.days.flatMap((day: { dishes: { cookedFor: string }[] }) =>
      day.dishes.map((dish) => dish.cookedFor),
    )
    for (const words of said) {
      expect(words).toMatch(
        /^für 2 Erwachsene und 2 Kinder(, 2 Mahlzeiten: \d+[¼½¾]? Portionen| \(\d+[¼½¾]? Portionen\))$/,
      )
    }
    for (const lang of LANGUAGES) {
      for (const dish of [single, dishes.find(({ batch }) => batch) as Dish]) {
        const [, words = ''] = /<b aria-live="polite"[^>]*>([^<]*)</.exec(await page(dish, lang)) ?? []
        expect([lang, words]).toEqual([lang, expect.stringMatching(/^(?!.*\d[.,]\d).*2.*2.*\d/)])
      }
    }
  })

  test('leaves nobody out and takes no household that cannot be', async () => {
    const said = async (query: string) =>
      /<b aria-live="polite"[^>]*>([^<]*)</.exec(await text(`/recipe/borscht?lang=en&${query}`))?.[1]
    expect(await said('people=1.6&adults=1&children=1')).toBe('for 1 adult and 1 child (1½ portions)')
    expect(await said('people=0.35')).toBe('⅓ portion')
    expect(await said('people=2.6&adults=0&children=3')).toBe('2½ portions')
    expect(await said('people=2.6&adults=<b>&children=3')).toBe('2½ portions')
    expect(await said('adults=9&children=3')).toBe('for 2 people')
    // Fewer than the one adult: the children's portions stay, without a household of nobody.
    const [, fewer = ''] =
      /id="fewer" href="([^"]+)"/.exec(await text('/recipe/borscht?lang=en&people=1.6&adults=1&children=1')) ?? []
    expect(await text(unescaped(fewer))).toContain('>⅔ portion<')
  })

  test('is the same in the calendar, and for another dish in its place', async () => {
    const id = await built('/api/plans', HOUSEHOLDS[0]?.[1])
    const { dishes } = await dishesOf(id)
    const calendar = new ICAL.Component(ICAL.parse(await text(`/plan/${id}.ics?lang=en`)))
    const reported = calendar
      .getAllSubcomponents('vevent')
      .map((event) => String(event.getFirstPropertyValue('description')))
    const links = reported.flatMap((description) => description.match(/http\S+\/recipe\/\S+/g) ?? [])
    expect(links.sort()).toEqual(dishes.map(({ href }) => `${href}&lang=en`).sort())
    const swap = await text(`/plan/${id}/swap/0/0?lang=en`)
    const other = [...swap.matchAll(/class="title" href="([^"]+)"/g)].map(([, link]) => unescaped(link as string))
    expect(other.length).toBeGreaterThan(0)
    for (const link of other) {
      const recipe = /\/recipe\/([^?]+)/.exec(link)?.[1]
      const { data } = await service.graphql(
        'mutation ($id: ID!, $recipe: ID!) { swapDish(dishId: $id, recipeId: $recipe) { plan { id } } }',
        { id: `${id}.dish.0.0`, recipe },
      )
      const [there] = (await dishesOf(data.swapDish.plan.id)).dishes
      expect(link).toContain(there?.href.replace(/^https?:\/\/[^/]+/, ''))
    }
  })
})

describe('the shopping list', () => {
  test('has heads of garlic, no water, and no price of a bottle beside a spoon of it', async () => {
    const page = await text(
      `/plan/${await built('/api/plans', { ...HOUSEHOLDS[1]?.[1], startDate: '2026-12-07' })}?lang=en`,
    )
    expect(page).toMatch(/<b>\d+ heads?<\/b>/)
    expect(page).toMatch(/needed \d+½? cloves/)
    expect(page).not.toContain('value="water"')
    const [, pantry] = page.split('id="pantry"')
    expect(pantry).toMatch(/1\sl ≈|1\skg ≈/)
    expect(pantry).not.toContain('<i>')
    expect(page).not.toMatch(/\d pcs/)
  })
})

test('amounts outside what a plan can have are refused', async () => {
  for (const args of ['portions: 0', 'portions: -1', 'portions: 101', 'meals: 0', 'meals: 29']) {
    const { errors } = await service.graphql(`{ recipe(id: "borscht") { ingredients(${args}) { amount } } }`)
    expect([args, errors?.[0]?.extensions.code]).toEqual([args, 'BAD_USER_INPUT'])
  }
})

test.each([
  ['DE', 'de', 'quadratisch, 20\u00a0cm: 12 Portionen'],
  ['US', 'en', 'square, 8″: 12 portions'],
])('what is baked in a tin says in which, in %s in its own measures', async (country, lang, words) => {
  expect(await text(`/recipe/brownies?country=${country}&lang=${lang}`)).toContain(words)
})
