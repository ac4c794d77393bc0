import { describe, expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'

const service = serviceForFile()

describe('the catalogue nests as deep as the data goes', () => {
  test('recipe → ingredients → ingredient → price and the recipes that use it', async () => {
    const { data, errors } = await service.graphql(`{
      recipe(id: "syrniki") {
        title(lang: en)
        ingredients {
          amount unit
          ingredient {
            name(lang: en) kcal allergens
            price(country: "DE") { cost pack currency source series period method }
            elsewhere: price(country: "US", store: "us-walmart") { cost currency source }
            recipes(first: 50) { nodes { id title(lang: en) } }
          }
        }
      }
    }`)
    expect(errors).toBeUndefined()
    for (const { ingredient } of data.recipe.ingredients) {
      expect(ingredient.price).toMatchObject({
        currency: 'EUR',
        source: 'eurostat',
        series: expect.any(String),
        method: expect.stringMatching(/^(direct|proxy)$/),
      })
      expect(ingredient.price.cost).toBeGreaterThan(0)
      expect(ingredient.elsewhere).toMatchObject({
        currency: 'USD',
        source: expect.stringMatching(/^(bls|ers|ppnap)$/),
      })
      expect(ingredient.recipes.nodes.length).toBeGreaterThan(0)
    }
  })

  test('occasion → courses → candidates, collection → recipes', async () => {
    const { data, errors } = await service.graphql(`{
      occasion(id: "new-year-ru") {
        title(lang: en) courses { course label(lang: en) candidates { nodes { id title(lang: en) course } } }
      }
      collection(slug: "vegan") { name(lang: en) recipes { nodes { id tags } } }
    }`)
    expect(errors).toBeUndefined()
    for (const course of data.occasion.courses) {
      expect(course.candidates.nodes.length).toBeGreaterThanOrEqual(3)
      for (const candidate of course.candidates.nodes) expect(candidate.course).toBe(course.course)
    }
    expect(data.collection.recipes.nodes.length).toBeGreaterThan(5)
    for (const recipe of data.collection.recipes.nodes) expect(recipe.tags).toContain('vegan')
  })

  test('plan → days → dishes → recipe, items → ingredient and dishes, with structured reasons', async () => {
    const { data, errors } = await service.graphql(
      `mutation ($p: Params!) {
        buildPlan(params: $p) { plan {
          kind href
          days { dishes { title recipe { id title(country: "US") } reason { code text values { name value } } runnerUp { id } runnerUpCost facts { code text } why } }
          shopping { items { ingredient { id } packs recipes { id } usedIn } }
        } }
      }`,
      { p: { country: 'US', store: 'us-average' } },
    )
    expect(errors).toBeUndefined()
    const dishes = data.buildPlan.plan.days.flatMap((day: { dishes: object[] }) => day.dishes)
    for (const dish of dishes) {
      expect(dish.reason.text).toBe(dish.why)
      expect(dish.recipe.title).toBe(dish.title)
      // A sentence with a hole in it would show its braces, or an id where a name belongs.
      expect(dish.why).not.toMatch(/[{}]|undefined/)
      for (const fact of dish.facts) expect(fact.text).not.toMatch(/[{}]|undefined/)
    }
    const items = data.buildPlan.plan.shopping.flatMap((group: { items: object[] }) => group.items)
    for (const item of items) expect(item.recipes).toHaveLength(item.usedIn.length)
  })
})

test('a sum has its currency beside it, and the same in whole minor units', async () => {
  const { data } = await service.graphql(`{ recipe(id: "syrniki") {
    ${['DE', 'HU', 'US'].map((code) => `${code}: cost(country: "${code}") { amount amountMinor currency }`).join(' ')} } }`)
  const currencies = { DE: ['EUR', 100], HU: ['HUF', 1], US: ['USD', 100] } as const
  for (const [code, [currency, minor]] of Object.entries(currencies)) {
    const sum = data.recipe[code]
    expect(sum).toEqual({ amount: expect.any(Number), amountMinor: Math.round(sum.amount * minor), currency })
    expect(sum.amountMinor).toBeGreaterThan(10)
  }
})

describe('a field depends on its own arguments alone', () => {
  test('one recipe, reached at several depths, has one value for one language and one place', async () => {
    const { data, errors } = await service.graphql(`
      fragment Asked on Recipe {
        id
        de: title(lang: de) en: title(lang: en)
        germany: cost(country: "DE") lidl: cost(country: "DE", store: "de-lidl") russia: cost
        moscow: cost(country: "RU", region: "45000000000")
        euro: currency(country: "DE") rouble: currency
        line: summary(lang: fr, country: "US", store: "us-walmart")
        ingredients { name(lang: pl) cost(country: "US") amountText(lang: ja) }
      }
      {
        shallow: recipe(id: "syrniki") { ...Asked }
        found: recipes(q: "syrniki", lang: en, first: 1) { nodes { ...Asked } }
        deep: recipe(id: "syrniki") {
          mainIngredient { name(lang: fr) price(country: "US") { currency } recipes(first: 50) { nodes { ...Asked } } }
        }
      }`)
    expect(errors).toBeUndefined()
    const { shallow } = data
    expect(shallow).toMatchObject({ en: expect.stringMatching(/^Syrniki/), euro: 'EUR', rouble: 'RUB' })
    expect(shallow.line).toContain('$')
    expect(shallow.lidl).toBeLessThan(shallow.germany)
    expect(shallow.russia).toBeGreaterThan(10 * shallow.germany)
    expect(shallow.moscow).toBeGreaterThan(shallow.russia)
    const again = data.deep.mainIngredient.recipes.nodes.find(({ id }: { id: string }) => id === 'syrniki')
    expect(data.found.nodes[0]).toEqual(shallow)
    expect(again).toEqual(shallow)
    expect(data.deep.mainIngredient.price.currency).toBe('USD')
  })

  test('a dish of a plan is the recipe itself, and the words of a plan are in the language of each', async () => {
    const { data, errors } = await service.graphql(
      `mutation ($p: Params!) {
        buildPlan(params: $p) { plan {
          lang spanish: lang(lang: es) country { de: label(lang: de) fr: label(lang: fr) }
          days { label(lang: de) dishes { recipeId cost title(lang: ru) recipe { id title(lang: ru) cost currency } } }
        } }
      }`,
      { p: { country: 'US', store: 'us-average' } },
    )
    expect(errors).toBeUndefined()
    const { lang, spanish, country, days } = data.buildPlan.plan
    expect([lang, spanish, country, days[0].label]).toEqual(['en', 'es', { de: 'USA', fr: 'États-Unis' }, 'Montag'])
    const [dish] = days[0].dishes
    expect(dish.recipe).toMatchObject({ id: dish.recipeId, title: dish.title, currency: 'RUB' })
    const alone = await service.graphql(`{ recipe(id: "${dish.recipeId}") { cost } }`)
    expect(alone.data.recipe.cost).toBe(dish.recipe.cost)
  })

  test('a word without a language is in that of the request, else in English; under /api/ in Russian', async () => {
    const title = async (headers: Record<string, string>, path = '/graphql') => {
      const answer = await service.post(path, { query: '{ recipe(id: "syrniki") { title } }' }, headers)
      return ((await answer.json()) as { data: { recipe: { title: string } } }).data.recipe.title
    }
    expect(await title({})).toMatch(/^Syrniki/)
    expect(await title({ 'accept-language': 'ru' })).toMatch(/^Сырники/)
    expect(await title({ 'accept-language': 'ru' }, '/graphql?lang=en')).toMatch(/^Syrniki/)
    const rest = (await (await service.get('/api/recipes/syrniki')).json()) as { title: string }
    expect(rest.title).toMatch(/^Сырники/)
  })

  test('the meal asked about is answered when the recipe belongs to it', async () => {
    const { data } = await service.graphql(
      '{ recipes(filter: { slot: lunch }, first: 200) { nodes { slots slot asked: slot(asked: lunch) } } }',
    )
    for (const { slots, slot, asked } of data.recipes.nodes) expect([slot, asked]).toEqual([slots[0], 'lunch'])
    const { items } = (await (await service.get('/api/recipes?slot=lunch&limit=200')).json()) as {
      items: { Slot: string }[]
    }
    expect(new Set(items.map(({ Slot }) => Slot))).toEqual(new Set(['lunch']))
  })

  test('the meals of a recipe are those of the country that is named, else its own', async () => {
    const { data } = await service.graphql(
      '{ recipe(id: "mercimek-corbasi") { slots there: slots(country: "TR") elsewhere: slots(country: "DE") } }',
    )
    expect(data.recipe).toEqual({
      slots: ['lunch', 'dinner'],
      there: ['lunch', 'dinner', 'breakfast'],
      elsewhere: ['lunch', 'dinner'],
    })
  })

  test('so is its season, in the filter of recipes too', async () => {
    const { data } = await service.graphql(
      `{ recipe(id: "canja-de-galinha") { season there: season(country: "IT") elsewhere: season(country: "RO") }
        all: recipes(q: "canja", filter: { season: 7 }) { nodes { id } }
        hot: recipes(q: "canja", filter: { season: 7 }, country: "IT") { nodes { id } }
        winter: recipes(q: "canja", filter: { season: 1 }, country: "IT") { nodes { id } } }`,
    )
    expect(data.recipe.season).toEqual([])
    expect(data.recipe.elsewhere).toEqual([])
    expect(data.recipe.there).toContain(1)
    expect(data.recipe.there).not.toContain(7)
    const found = (name: string) => data[name].nodes.some(({ id }: { id: string }) => id === 'canja-de-galinha')
    expect([found('all'), found('hot'), found('winter')]).toEqual([true, false, true])
    const rest = async (query: string): Promise<number[]> =>
      (await (await service.get(`/api/recipes/canja-de-galinha?lang=en&${query}`)).json()).season
    expect(await rest('country=IT')).toEqual(data.recipe.there)
    expect(await rest('')).toEqual([])
  })
})

test('none of this was a bug of ours', () => {
  expect(service.bugs).toEqual([])
})
