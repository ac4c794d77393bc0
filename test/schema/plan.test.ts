import { describe, expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'
import { testService } from '../harness/service.ts'

const service = serviceForFile()

const params = { country: 'DE', store: 'de-average', slots: ['lunch', 'dinner'] }

const PLAN = `
  id
  totals { cost usedCost costLow costHigh }
  target { kcal kcalLow kcalHigh protein } budget
  days { kcal dishes { recipeId leftover batch why reason { code values { name value } } } }
  shopping { items { ingredientId packs cost pantry price { cost low high series seriesTitle period adjustedTo method basis source regional grade publishers } } }
  storePrices { store { code priceIndex } cost }
  warnings priceSource { coverage carried unverified proxy sureness }
  warningDetails { code text values { name value } }`

// biome-ignore lint/suspicious/noExplicitAny: the shape is the query above
const build = async (more: object = {}): Promise<any> => {
  const { data, errors } = await service.graphql(
    `mutation ($p: Params!) { buildPlan(params: $p) { plan { ${PLAN} } } }`,
    {
      p: { ...params, ...more },
    },
  )
  expect(errors).toBeUndefined()
  return data.buildPlan.plan
}

describe('swaps', () => {
  test('change the total and the calories by what they say, and keep all else', async () => {
    const plan = await build()
    const { data } = await service.graphql(
      `query ($id: ID!) { plan(id: $id) { days { dishes { recipeId swaps { recipe { id title(lang: en) } costChange wasteChange kcalChange } } } } }`,
      { id: plan.id },
    )
    const places = data.plan.days.flatMap(
      (day: { dishes: { recipeId: string; swaps: object[] }[] }, dayIndex: number) =>
        day.dishes.map((dish, dishIndex) => ({ ...dish, dayIndex, dishIndex })),
    )
    expect(places.filter((place: { swaps: object[] }) => place.swaps.length > 0).length).toBeGreaterThan(10)
    for (const { dayIndex, dishIndex, swaps } of places.slice(0, 4)) {
      for (const swap of swaps) {
        const { data: swapped, errors } = await service.graphql(
          `mutation ($dish: ID!, $recipe: ID!) { swapDish(dishId: $dish, recipeId: $recipe) { plan { ${PLAN} } } }`,
          { dish: `${plan.id}.dish.${dayIndex}.${dishIndex}`, recipe: swap.recipe.id },
        )
        expect(errors).toBeUndefined()
        const after = swapped.swapDish.plan
        expect(after.id).not.toBe(plan.id)
        expect(after.totals.cost - plan.totals.cost).toBeCloseTo(swap.costChange, 2)
        expect(after.totals.cost - after.totals.usedCost - (plan.totals.cost - plan.totals.usedCost)).toBeCloseTo(
          swap.wasteChange,
          2,
        )
        expect(Math.abs(after.days[dayIndex].kcal - plan.days[dayIndex].kcal - swap.kcalChange)).toBeLessThanOrEqual(1)
        expect(after.days[dayIndex].dishes[dishIndex].recipeId).toBe(swap.recipe.id)
        expect(after.days[dayIndex].dishes[dishIndex].reason.code).toBe('swapped')
        const changed = after.days.flatMap((day: { dishes: { recipeId: string }[] }, d: number) =>
          day.dishes.filter((dish, i) => dish.recipeId !== plan.days[d].dishes[i].recipeId),
        )
        // The dish itself, and its leftover where it was cooked for two days.
        expect(changed.length).toBeLessThanOrEqual(2)
      }
    }
  })

  test('a swap that cannot be is refused with its reason', async () => {
    const plan = await build()
    const swap = (recipeId: string, dishIndex = 0) =>
      service.graphql(
        `mutation { swapDish(dishId: "${plan.id}.dish.0.${dishIndex}", recipeId: "${recipeId}") { plan { id } } }`,
      )
    expect((await swap('ghost')).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect((await swap('mashed-potatoes')).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      reason: 'wrongSlot',
    })
    expect((await swap('borscht', 9)).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      reason: 'noSuchPlace',
    })
    const unknown = await service.graphql(
      'mutation { swapDish(dishId: "nothing", recipeId: "borscht") { plan { id } } }',
    )
    expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })
})

test('a plan buys the packs of its country and says them as labels do; smaller packs cost more for the same amount', async () => {
  type Item = {
    ingredientId: string
    packs: number
    pack: number
    buy: number
    buyText: string
    price: { pack: number }
  }
  const document = `mutation ($p: Params!) { buildPlan(params: $p) { plan {
    shopping { items { ingredientId packs pack buy buyText(lang: en) price { pack } } } } } }`
  const ask = `query ($c: ID!) { ingredients { id unit price(country: $c) { pack cost sizes { pack cost text(lang: en) } } } }`
  type Sold = {
    id: string
    unit: string
    price: { pack: number; cost: number; sizes: { pack: number; cost: number; text: string }[] }
  }
  const said = new Map<string, string>()
  for (const country of ['US', 'GB', 'DE']) {
    const answer = await service.graphql(ask, { c: country })
    expect(answer.errors).toBeUndefined()
    const all: Sold[] = answer.data.ingredients
    const sold = new Map(all.map((one) => [one.id, one.price]))
    for (const { price } of all) {
      const usual = price.sizes.find(({ pack }) => pack === price.pack)
      expect(usual?.cost).toBe(price.cost)
      const perUnit = price.sizes.map(({ pack, cost }) => (cost + 0.005) / pack)
      for (const [i, one] of perUnit.entries())
        expect(one).toBeGreaterThan(0.98 * ((perUnit[i + 1] ?? 0) - 0.01 / (price.sizes[i + 1]?.pack ?? 1)))
    }
    const p = { country, store: `${country.toLowerCase()}-average` }
    const { data } = await service.graphql(document, { p })
    const items: Item[] = data.buildPlan.plan.shopping.flatMap((group: { items: Item[] }) => group.items)
    for (const { ingredientId, packs, pack, buy, price, buyText } of items) {
      expect(pack).toBe(sold.get(ingredientId)?.pack)
      expect(price.pack).toBe(pack)
      expect(buy).toBeCloseTo(packs * pack, 6)
      said.set(`${country} ${packs} ${ingredientId}`, buyText)
    }
    const butter = sold.get('butter')?.sizes.map(({ text }) => text.replace('\u00A0', ' '))
    expect(butter).toEqual({ US: ['8 oz', '1 lb'], GB: ['250 g', '500 g'], DE: ['250 g'] }[country])
    const milk = sold.get('milk-2-5')?.sizes.map(({ text }) => text.replace('\u00A0', ' '))
    expect(milk).toEqual(
      { US: ['1 qt', '½ gal', '1 gal'], GB: ['1 pint', '2 pints', '4 pints'], DE: ['500 ml', '1 l'] }[country],
    )
  }
  expect(
    [...said].filter(([key, text]) => key.startsWith('US') && /(oz|lb|gal|qt)$/.test(text)).length,
  ).toBeGreaterThan(5)
})

describe('prices of a plan', () => {
  test('are those of its month: the mean of a year × a season that the line tells, as the ingredient itself says', async () => {
    const line =
      '{ shopping { items { ingredientId packs cost seasonText(lang: en) price { cost season low high } } } }'
    const document = `mutation ($p: Params!) { buildPlan(params: $p) { plan ${line} } }`
    type Item = {
      ingredientId: string
      packs: number
      cost: number
      seasonText: string | null
      price: { cost: number; season: number }
    }
    const linesOf = async (startDate: string): Promise<Item[]> => {
      const place = { country: 'PL', store: 'pl-average', slots: ['lunch', 'dinner'], startDate }
      const { data } = await service.graphql(document, { p: place })
      return data.buildPlan.plan.shopping.flatMap((group: { items: Item[] }) => group.items)
    }
    const ask = `query ($month: Int) { ingredients { id price(country: "PL", store: "pl-average", month: $month) { cost season } } }`
    const pricesOf = async (month?: number): Promise<Map<string, Item['price']>> => {
      const { data } = await service.graphql(ask, { month })
      return new Map(data.ingredients.map(({ id, price }: { id: string; price: Item['price'] }) => [id, price]))
    }
    const year = await pricesOf()
    const plans = { 2: await linesOf('2026-02-23'), 8: await linesOf('2026-08-03') }
    for (const [month, items] of Object.entries(plans)) {
      const there = await pricesOf(Number(month))
      for (const { ingredientId, packs, cost, price, seasonText } of items) {
        expect(price).toMatchObject(there.get(ingredientId) ?? {})
        expect(cost).toBeCloseTo(packs * price.cost, 6)
        const mean = year.get(ingredientId)?.cost ?? 0
        expect(Math.abs(price.cost - mean * price.season)).toBeLessThanOrEqual(0.005 * (1 + price.season) + 1e-9)
        const told = Math.abs(price.season - 1) >= 0.05
        const percent = `${Math.round(Math.abs(price.season - 1) * 100)}%`
        expect(seasonText).toBe(
          told ? `at this time of year ${percent} ${price.season > 1 ? 'dearer' : 'cheaper'} than on average` : null,
        )
      }
    }
    const [february, august] = [await pricesOf(2), await pricesOf(8)]
    expect(february.get('cucumber')?.cost).toBeGreaterThan(1.3 * (august.get('cucumber')?.cost ?? 0))
    expect([...year.values()].every(({ season }) => season === 1)).toBe(true)
    const wrong = await service.graphql(ask, { month: 13 })
    expect(wrong.errors?.[0]?.message).toMatch(/month is 13; allowed: one of 1, 2,/)
  })

  test('every item has its series, period, method and band, and the total a band', async () => {
    const plan = await build()
    for (const { items } of plan.shopping) {
      for (const { price, packs, cost } of items) {
        expect(price).toMatchObject({
          series: expect.stringMatching(/\S/),
          seriesTitle: expect.stringMatching(/\S/),
          period: expect.stringMatching(/^20\d\d/),
          method: expect.stringMatching(/^(direct|proxy)$/),
          basis: expect.stringMatching(/^(source|derived|unverified)$/),
          source: 'eurostat',
          regional: 'none',
        })
        // A pack of a cent (tap water) has no room for a band.
        const room = price.cost > 0.1 ? 0.005 : 0
        expect(price.low).toBeLessThanOrEqual(price.cost - room)
        expect(price.high).toBeGreaterThanOrEqual(price.cost + room)
        expect(price.cost * packs).toBeCloseTo(cost, 2)
      }
    }
    expect(plan.totals.costLow).toBeLessThan(plan.totals.cost)
    expect(plan.totals.costHigh).toBeGreaterThan(plan.totals.cost)
    const shares = plan.priceSource
    expect(shares.coverage + shares.proxy).toBeLessThanOrEqual(1.001)
    const reported = plan.warningDetails.map((warning: { code: string }) => warning.code)
    expect(shares.coverage + shares.carried + shares.unverified).toBeCloseTo(1, 2)
    expect(reported.includes('pricesRough')).toBe(shares.unverified > 0.5)
    expect(plan.warnings.includes(shares.sureness)).toBe(shares.unverified > 0.5)
  })

  test('the same list in every store of the country, cheapest first', async () => {
    const plan = await build()
    const costs = plan.storePrices.map((price: { cost: number }) => price.cost)
    expect(costs).toHaveLength(13)
    expect(costs).toEqual([...costs].sort((a, b) => a - b))
    const here = plan.storePrices.find((price: { store: { code: string } }) => price.store.code === 'de-average')
    expect(here.cost).toBeCloseTo(plan.totals.cost, 2)
    expect(plan.storePrices[0].store.priceIndex).toBeLessThan(1)
  })

  test('two offices of one authority are named once', async () => {
    const { data } = await service.graphql('{ country(code: "US") { priceNote(lang: en) } }')
    expect(data.country.priceNote.split('Department of Agriculture')).toHaveLength(2)
    expect(data.country.priceNote).toContain('Bureau of Labor Statistics')
  })

  test('a store tells what the comparisons behind its index compared, where there are any', async () => {
    const { data } = await service.graphql(
      '{ fr: meta(country: "FR") { stores { code basis compared comparedLabel(lang: de) } } de: meta(country: "DE") { stores { compared } } }',
    )
    const store = (code: string) => data.fr.stores.find((one: { code: string }) => one.code === code)
    const words = { basis: 'source', compared: 'ownLabel', comparedLabel: 'verglichen nach Eigenmarken' }
    expect(store('fr-lidl')).toEqual({ code: 'fr-lidl', ...words })
    expect(store('fr-leclerc').compared).toBe('brands')
    expect(store('fr-biocoop')).toMatchObject({ basis: 'unverified', compared: null, comparedLabel: null })
    expect(data.de.stores.every(({ compared }: { compared: string | null }) => compared === null)).toBe(true)
  })

  test('a region has its own prices', async () => {
    const total = async (region: string) => {
      const { data } = await service.graphql(
        `mutation ($p: Params!) { buildBasket(guests: 4, items: [{ recipeId: "borscht" }], params: $p) { plan { totals { cost } priceSource { region } shopping { items { price { regional } } } } } }`,
        { p: { country: 'RU', store: 'ru-average', region } },
      )
      return data.buildBasket.plan
    }
    const [russia, moscow] = [await total(''), await total('45000000000')]
    expect(russia.priceSource.region).toBe('Russia')
    expect(moscow.priceSource.region).toBe('Moscow')
    expect(moscow.totals.cost).toBeGreaterThan(russia.totals.cost)
    expect(moscow.shopping[0].items[0].price.regional).not.toBe('none')
  })
})

test('the target and the budget are in the answer', async () => {
  const plan = await build({ budgetValue: 5, budgetMode: 'perPersonDay', goal: 'lose' })
  expect(plan.target).toEqual({ kcal: 1105, kcalLow: 1050, kcalHigh: 1160, protein: 50.7 })
  expect(plan.budget).toBe(70)
  const basket = await service.graphql(
    `mutation { buildBasket(guests: 2, items: [{ recipeId: "syrniki" }], params: { country: "DE", store: "de-average" }) { plan { target { kcal } budget } } }`,
  )
  expect(basket.data.buildBasket.plan).toEqual({ target: null, budget: null })
})

test('a variant is another plan', async () => {
  const [first, second] = [await build(), await build({ variant: 1 })]
  expect(second.id).not.toBe(first.id)
  expect(JSON.stringify(second.days)).not.toBe(JSON.stringify(first.days))
})

test('reasons are not all alike', async () => {
  const plan = await build({
    slots: ['breakfast', 'lunch', 'dinner'],
    kids: [{ age: 8 }],
    budgetValue: 6,
    have: ['egg', 'rice-long'],
  })
  const dishes = plan.days.flatMap((day: { dishes: { reason: { code: string } }[] }) => day.dishes)
  expect(new Set(dishes.map((dish: { reason: { code: string } }) => dish.reason.code)).size).toBeGreaterThanOrEqual(3)
})

test('when every planning thread is busy and the queue is full, the answer is 503 with a time to wait', async () => {
  const small = await testService({ pool: { threads: 1, queue: 1 } })
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, variant) =>
      small.post('/api/plans', { country: 'DE', store: 'de-average', variant }),
    ),
  )
  const codes = answers.map((answer) => answer.status)
  expect(codes.filter((status) => status === 201).length).toBeGreaterThanOrEqual(2)
  const busy = answers.filter((answer) => answer.status === 503)
  expect(busy.length).toBeGreaterThan(0)
  expect(Number(busy[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(codes.filter((status) => status !== 201 && status !== 503)).toEqual([])
  expect(small.bugs).toEqual([])
  await small.close()
})

test('none of this was a bug of ours', () => {
  expect(service.bugs).toEqual([])
})
