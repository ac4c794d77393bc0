import { describe, expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'
import { TODAY } from '../harness/service.ts'

const service = serviceForFile()

// biome-ignore lint/suspicious/noExplicitAny: the answers' shapes are what is tested
const body = async (response: Response | Promise<Response>): Promise<any> => (await response).json()

const amount = expect.any(Number)
const text = expect.stringMatching(/\S/)
const list = expect.any(Array)

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
      use: 'everyday',
      activeMin: amount,
      waitMin: expect.any(Number),
      waitKind: 'simmer',
      startsDayBefore: false,
      template: 'pancake',
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

describe('POST /api/plans', () => {
  test.each([
    ['RU', 'ru-pyaterochka', 'Росстат'],
    ['US', 'us-walmart', 'Бюро статистики труда США'],
    ['DE', 'de-aldi', 'Евростат'],
  ])('builds a priced week in %s at %s', async (country, store, source) => {
    const response = await service.post('/api/plans', { country, store })
    expect(response.status).toBe(201)
    const plan = await body(response)
    expect(Object.keys(plan).sort()).toEqual(
      ['country', 'days', 'id', 'lang', 'portions', 'priceSource', 'shopping', 'store', 'totals', 'warnings'].sort(),
    )
    expect(plan.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(plan.lang).toBe('ru')
    expect(plan.portions).toBe(2)
    expect(plan.country.code).toBe(country)
    expect(plan.store.code).toBe(store)
    expect(plan.priceSource.name).toContain(source)
    expect(plan.priceSource.coverage).toBeGreaterThanOrEqual(0)
    expect(plan.priceSource.coverage).toBeLessThanOrEqual(1)
    expect(plan.days).toHaveLength(7)
    expect(plan.days[0].date).toBe(TODAY)
    const decimals = 10 ** plan.country.decimals
    const minor = (value: number) => Math.round(value * decimals)
    for (const [index, day] of plan.days.entries()) {
      expect(day).toEqual({ index, date: text, label: text, kcal: amount, cost: amount, dishes: list })
      const slots = day.dishes.map((dish: { slot: string }) => dish.slot)
      expect(slots.filter((slot: string, at: number) => slot !== slots[at - 1])).toEqual([
        'breakfast',
        'lunch',
        'dinner',
      ])
      for (const dish of day.dishes) {
        expect(Object.keys(dish).sort()).toEqual([
          'batch',
          'cost',
          'kcal',
          'leftover',
          'recipeId',
          'slot',
          'timeMin',
          'title',
          'why',
        ])
        expect(dish.why).toMatch(/\S/)
        expect(dish.title).not.toBe(dish.recipeId)
      }
      expect(minor(day.cost)).toBe(
        day.dishes.reduce((sum: number, dish: { cost: number }) => sum + minor(dish.cost), 0),
      )
    }
    let total = 0
    let lines = 0
    for (const group of plan.shopping) {
      let sum = 0
      for (const item of group.items) {
        expect(item).toEqual({
          ingredientId: text,
          name: text,
          needed: amount,
          buy: amount,
          pack: amount,
          unit: text,
          cost: amount,
          pantry: expect.any(Boolean),
          usedIn: expect.arrayContaining([text]),
        })
        const packs = item.buy / item.pack
        expect(Math.abs(packs - Math.round(packs))).toBeLessThan(1e-6)
        expect(item.buy).toBeGreaterThanOrEqual(item.needed)
        expect(item.buy - item.needed).toBeLessThan(item.pack)
        if (item.pantry) continue
        sum += minor(item.cost)
        lines += 1
      }
      expect(minor(group.cost)).toBe(sum)
      total += sum
    }
    expect(minor(plan.totals.cost)).toBe(total)
    expect(plan.totals.items).toBe(lines)
    expect(plan.totals.usedCost).toBeLessThanOrEqual(plan.totals.cost)
    const read = await service.get(`/api/plans/${plan.id}`)
    expect(read.status).toBe(200)
    expect(await body(read)).toEqual(plan)
  })

  test('the same answers in another order are the same plan, byte for byte', async () => {
    const answers = {
      country: 'RU',
      store: 'ru-pyaterochka',
      exclude: ['garlic', 'onion'],
      have: ['egg', 'egg'],
      kids: [{ age: 9 }, { age: 4 }],
    }
    const shuffled = {
      kids: [{ age: 4, appetite: 'normal' }, { age: 9 }],
      have: ['egg', 'egg'],
      exclude: ['onion', 'garlic', 'onion'],
      store: 'ru-pyaterochka',
      country: 'RU',
      adults: 2,
    }
    const [one, two] = await Promise.all([service.post('/api/plans', answers), service.post('/api/plans', shuffled)])
    expect(await two.text()).toBe(await one.text())
    expect(two.status).toBe(201)
  })

  test('what is at home is left off the list', async () => {
    const plan = await body(
      service.post('/api/plans', { country: 'RU', store: 'ru-pyaterochka', have: ['egg', 'potato', 'onion'] }),
    )
    const ids = plan.shopping.flatMap((group: { items: { ingredientId: string }[] }) =>
      group.items.map((item) => item.ingredientId),
    )
    for (const id of ['egg', 'potato', 'onion']) expect(ids).not.toContain(id)
  })

  test('allergens, exclusions and equipment are respected', async () => {
    const answer = await service.graphql(
      'mutation ($p: Params!) { buildPlan(params: $p) { plan { days { dishes { recipe { allergens equipment tags ingredients { ingredientId } } } } } } }',
      {
        p: {
          country: 'RU',
          store: 'ru-average',
          allergens: ['gluten', 'nuts'],
          exclude: ['onion'],
          excludeTags: ['fish', 'spicy'],
          equipment: ['stove'],
        },
      },
    )
    const dishes = answer.data.buildPlan.plan.days.flatMap((day: { dishes: unknown[] }) => day.dishes)
    expect(dishes.length).toBeGreaterThanOrEqual(21)
    for (const { recipe } of dishes) {
      expect(recipe.allergens).not.toContain('gluten')
      expect(recipe.allergens).not.toContain('nuts')
      expect(recipe.tags).not.toContain('fish')
      expect(recipe.tags).not.toContain('spicy')
      expect(recipe.equipment.filter((item: string) => item !== 'stove')).toEqual([])
      expect(recipe.ingredients.map((line: { ingredientId: string }) => line.ingredientId)).not.toContain('onion')
    }
  })

  test('a meal that the filters empty is refused, naming the filter', async () => {
    const response = await service.post('/api/plans', {
      country: 'RU',
      store: 'ru-average',
      lang: 'en',
      equipment: [],
      slots: ['dinner'],
      excludeTags: ['meat', 'fish'],
      allergens: ['gluten', 'milk', 'eggs', 'soy', 'fish', 'nuts', 'mustard', 'celery', 'sesame'],
    })
    expect(response.status).toBe(400)
    expect((await body(response)).error).toMatch(/dinner.*(equipment|allergens)/i)
  })
})

describe('languages', () => {
  test('the params, then the address, then the header, then Russian', async () => {
    const ask = async (bodyLang: string | undefined, query: string, header: Record<string, string>) => {
      const response = await service.post(
        `/api/plans${query}`,
        { country: 'RU', store: 'ru-average', ...(bodyLang ? { lang: bodyLang } : {}) },
        header,
      )
      return {
        lang: (await body(response)).lang,
        content: response.headers.get('content-language'),
        vary: response.headers.get('vary') ?? '',
      }
    }
    expect(await ask('en', '?lang=de', { 'accept-language': 'fr' })).toMatchObject({ lang: 'en', content: 'en' })
    expect(await ask(undefined, '?lang=de', { 'accept-language': 'fr' })).toMatchObject({ lang: 'de', content: 'de' })
    const byHeader = await ask(undefined, '', { 'accept-language': 'xx, de;q=0.5, fr-CA;q=0.9' })
    expect(byHeader).toMatchObject({ lang: 'fr', content: 'fr' })
    expect(byHeader.vary).toContain('Accept-Language')
    expect(await ask(undefined, '', {})).toMatchObject({ lang: 'ru', content: 'ru' })
  })

  test('a stored plan is read in any language, under one id', async () => {
    const plan = await body(service.post('/api/plans', { country: 'RU', store: 'ru-average', lang: 'en' }))
    const russian = await body(service.get(`/api/plans/${plan.id}?lang=ru`))
    expect(russian.id).toBe(plan.id)
    expect(russian.days[0].dishes[0].recipeId).toBe(plan.days[0].dishes[0].recipeId)
    expect(russian.days[0].dishes[0].title).toMatch(/[а-я]/i)
    expect(russian.totals).toEqual(plan.totals)
  })
})

describe('tables and baskets', () => {
  test('an occasion of kind menu fills its courses for one day', async () => {
    const response = await service.post('/api/occasions/new-year-ru', {
      guests: 8,
      params: { country: 'RU', store: 'ru-average' },
    })
    expect(response.status).toBe(201)
    const plan = await body(response)
    expect(plan.days).toHaveLength(1)
    const occasion = (await body(service.get('/api/occasions'))).find((o: { id: string }) => o.id === 'new-year-ru')
    expect(new Set(plan.days[0].dishes.map((dish: { slot: string }) => dish.slot))).toEqual(new Set(occasion.courses))
    expect(await body(service.get(`/api/plans/${plan.id}`))).toEqual(plan)
  })

  test('an occasion of kind week builds seven days that keep its rule', async () => {
    const plan = await body(
      service.post('/api/occasions/lent-week-orthodox', { guests: 2, params: { country: 'RU', store: 'ru-average' } }),
    )
    expect(plan.days).toHaveLength(7)
    const answer = await service.graphql('query ($id: ID!) { plan(id: $id) { days { dishes { recipe { tags } } } } }', {
      id: plan.id,
    })
    for (const day of answer.data.plan.days) for (const dish of day.dishes) expect(dish.recipe.tags).toContain('lenten')
  })

  test('a basket holds what was chosen, with the servings asked for', async () => {
    const basket = {
      guests: 4,
      items: [{ recipeId: 'syrniki', servings: 2 }, { recipeId: 'overnight-oats' }],
      params: { country: 'RU', store: 'ru-average', allergens: ['milk'] },
    }
    const response = await service.post('/api/baskets', basket)
    expect(response.status).toBe(201)
    const plan = await body(response)
    expect(plan.days[0].dishes.map((d: { recipeId: string; servings: number }) => [d.recipeId, d.servings])).toEqual([
      ['syrniki', 2],
      ['overnight-oats', 4],
    ])
    expect(plan.warnings.some((warning: string) => warning.includes('Сырники'))).toBe(true)
    const recipe = await body(service.get('/api/recipes/syrniki'))
    const tvorog = recipe.ingredients.find((line: { ingredientId: string }) => line.ingredientId.startsWith('tvorog'))
    const item = plan.shopping
      .flatMap((g: { items: object[] }) => g.items)
      .find((i: { ingredientId: string }) => i.ingredientId === tvorog.ingredientId)
    expect(item.needed).toBeCloseTo(tvorog.amount * 2)
  })
})

test('any origin may call, and preflights are answered', async () => {
  const response = await service.app.request(
    new Request('http://provender.localhost/api/plans', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    }),
  )
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  const read = await service.get('/api/meta', { origin: 'https://elsewhere.example' })
  expect(read.headers.get('access-control-allow-origin')).toBe('*')
  expect(read.headers.get('access-control-expose-headers')).toContain('Retry-After')
})

test('none of this was a bug of ours', () => {
  expect(service.bugs).toEqual([])
})
