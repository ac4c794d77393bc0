import { describe, expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'
import { amount, body, list, text } from './shapes.ts'

const service = serviceForFile()

describe('GET', () => {
  test('/api/meta has the reference data of a country', async () => {
    const meta = await body(service.get('/api/meta?country=RU&lang=en'))
    expect(meta.countries).toHaveLength(35)
    expect(meta.countries[0]).toEqual({
      code: 'RU',
      label: 'Russia',
      currency: 'RUB',
      symbol: '₽',
      decimals: 2,
      hasRegions: true,
    })
    expect(meta.stores[0]).toEqual({ code: 'ru-average', country: 'RU', name: text, kind: text, priceIndex: 1 })
    expect(new Set(meta.stores.map((store: { country: string }) => store.country))).toEqual(new Set(['RU']))
    expect(meta.regions).toContainEqual({ country: 'RU', code: '45000000000', label: 'Moscow' })
    expect(meta.allergens).toHaveLength(14)
    expect(meta.allergens).toContainEqual({ id: 'milk', label: 'Milk' })
    expect(meta.excludePresets).toContainEqual(expect.objectContaining({ id: 'vegan', kind: 'diet', label: 'Vegan' }))
    expect(meta.filters.slot).toEqual([
      { id: 'breakfast', label: 'Breakfast' },
      { id: 'lunch', label: 'Lunch' },
      { id: 'dinner', label: 'Dinner' },
      { id: 'snack', label: 'Snack' },
    ])
    expect(meta.filters.lang).toHaveLength(15)
  })

  test('/api/meta without a country has all stores and regions', async () => {
    const meta = await body(service.get('/api/meta'))
    expect(meta.stores).toHaveLength(273)
    expect(new Set(meta.regions.map((region: { country: string }) => region.country))).toEqual(new Set(['RU', 'US']))
  })

  test('/api/recipes pages through short cards', async () => {
    const first = await body(service.get('/api/recipes?limit=2&lang=en&country=DE'))
    expect(first).toEqual({ total: amount, offset: 0, limit: 2, items: list })
    expect(first.items[0]).toEqual({
      ID: text,
      Title: text,
      Slot: expect.stringMatching(/^(breakfast|lunch|dinner|snack)$/),
      TimeMin: amount,
      Kcal: amount,
      Cost: amount,
      Image: text,
      Tags: list,
      Href: `http://provender.localhost/recipe/${first.items[0].ID}`,
    })
    const second = await body(service.get('/api/recipes?limit=2&offset=2'))
    const all = await body(service.get('/api/recipes?limit=4'))
    expect([...first.items, ...second.items].map((card) => card.ID)).toEqual(
      all.items.map((card: { ID: string }) => card.ID),
    )
    expect((await body(service.get('/api/recipes'))).limit).toBe(50)
  })

  test('/api/recipes?slot= keeps one meal', async () => {
    const { items, total } = await body(service.get('/api/recipes?slot=breakfast&limit=200'))
    expect(total).toBeGreaterThanOrEqual(15)
    const every = await Promise.all(
      items.slice(0, 5).map((card: { ID: string }) => service.graphql(`{ recipe(id: "${card.ID}") { slots } }`)),
    )
    for (const answer of every) expect(answer.data.recipe.slots).toContain('breakfast')
  })

  test.each([
    ['ru', 'сырники', 'syrniki'],
    ['ru', 'СЫРНИК', 'syrniki'],
    ['ru', 'сырныки', 'syrniki'],
    ['en', 'Syrniki', 'syrniki'],
    ['de', 'syrniki', 'syrniki'],
  ])('/api/recipes?lang=%s&q=%s finds the dish among the first', async (lang, q, id) => {
    const { items } = await body(service.get(`/api/recipes?lang=${lang}&q=${encodeURIComponent(q)}`))
    expect(items.slice(0, 3).map((card: { ID: string }) => card.ID)).toContain(id)
  })

  test('/api/recipes?q= searches ingredients too, and all words must match', async () => {
    const byIngredient = await body(service.get('/api/recipes?lang=en&q=buckwheat'))
    expect(byIngredient.total).toBeGreaterThan(0)
    expect((await body(service.get('/api/recipes?lang=en&q=buckwheat%20xylophone'))).total).toBe(0)
    expect(
      (await body(service.get(`/api/recipes?q=${encodeURIComponent("%'; drop table recipe; --\u0000")}`))).total,
    ).toBe(0)
  })

  test('/api/recipes/{id} is a recipe in full, computed from its ingredients', async () => {
    const recipe = await body(service.get('/api/recipes/syrniki?lang=ru&country=RU'))
    expect(recipe).toEqual({
      id: 'syrniki',
      title: 'Сырники',
      description: text,
      course: 'main',
      slot: 'breakfast',
      slots: ['breakfast', 'snack'],
      meal: true,
      cuisine: 'russian',
      timeMin: amount,
      equipment: ['stove'],
      serve: 'hot',
      keepsDays: 1,
      batch: false,
      part: 'main',
      pieces: 4,
      use: 'everyday',
      activeMin: amount,
      waitMin: expect.any(Number),
      waitKind: 'simmer',
      startsDayBefore: false,
      template: 'pancake',
      form: 'fritters',
      stages: [],
      methods: [],
      portionRange: [1, 1],
      heat: 0,
      kids: 2,
      packs: expect.any(Boolean),
      reheats: expect.any(Boolean),
      freezes: expect.any(Boolean),
      season: [],
      goesWith: expect.arrayContaining(['berries-bowl']),
      tags: expect.arrayContaining(['vegetarian']),
      steps: list,
      ingredients: list,
      kcal: amount,
      protein: amount,
      fat: amount,
      carb: amount,
      cost: amount,
    })
    const reference = await body(service.get('/api/ingredients?lang=ru'))
    const known = new Map(reference.map((ingredient: { id: string }) => [ingredient.id, ingredient]))
    for (const line of recipe.ingredients) {
      expect(line).toEqual({
        ingredientId: text,
        name: text,
        amount,
        unit: expect.stringMatching(/^(g|ml|pcs)$/),
        pantry: expect.any(Boolean),
      })
      expect(line.name).toBe((known.get(line.ingredientId) as { name: string }).name)
    }
  })

  test('/api/collections, /api/occasions and /api/ingredients are whole lists', async () => {
    const collections = await body(service.get('/api/collections?lang=en'))
    expect(collections.length).toBeGreaterThanOrEqual(6)
    expect(collections[0]).toEqual({
      slug: text,
      name: text,
      description: text,
      recipes: expect.arrayContaining([text]),
    })
    const occasions = await body(service.get('/api/occasions?lang=en'))
    expect(occasions.length).toBeGreaterThanOrEqual(6)
    expect(occasions[0]).toEqual({
      id: text,
      title: text,
      lead: text,
      guests: amount,
      kind: expect.stringMatching(/^(menu|week)$/),
      courses: expect.arrayContaining([text]),
    })
    const ingredients = await body(service.get('/api/ingredients?lang=en'))
    expect(ingredients.length).toBeGreaterThanOrEqual(463)
    expect(ingredients.find((i: { id: string }) => i.id === 'potato')).toEqual({
      id: 'potato',
      name: 'Potato',
      category: 'vegetables',
      unit: 'g',
      pack: 1000,
      kcal: 77,
      protein: 2,
      fat: 0.1,
      carb: 17.5,
      allergens: [],
    })
  })
})

test('none of this was a bug of ours', () => {
  expect(service.bugs).toEqual([])
})
