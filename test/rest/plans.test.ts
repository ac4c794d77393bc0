import { describe, expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'
import { TODAY } from '../harness/service.ts'
import { amount, body, list, text } from './shapes.ts'

const service = serviceForFile()

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
      'mutation ($p: Params!) { buildPlan(params: $p) { plan { days { dishes { recipe { allergens equipment methods { instead appliance } tags ingredients { ingredientId } } } } } } }',
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
      // What the steps use besides the stove has another method, by hand or on the stove.
      const without = (recipe.methods as { instead: string; appliance: string | null }[])
        .filter(({ appliance }) => appliance === null || appliance === 'stove')
        .map(({ instead }) => instead)
      expect(recipe.equipment.filter((item: string) => item !== 'stove' && !without.includes(item))).toEqual([])
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
