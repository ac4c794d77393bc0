import { describe, expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'
import { build } from './weeks.ts'

const service = serviceForFile()

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

  test('a line says what becomes of the rest of its packs, where one knows it', async () => {
    const facts = 'ingredientId pantry needed buy pack leftText(lang: en)'
    const { data } = await service.graphql(
      `mutation ($p: Params!) { buildPlan(params: $p) { plan { shopping { items { ${facts} } } } } }`,
      { p: { country: 'DE', store: 'de-average', startDate: '2026-11-23' } },
    )
    type Item = {
      pantry: boolean
      needed: number
      buy: number
      pack: number
      leftText: string | null
      ingredientId: string
    }
    const reference = await service.graphql('{ ingredients { id openDays freezes } }')
    type Facts = { id: string; openDays: number | null; freezes: boolean }
    const known = new Map((reference.data.ingredients as Facts[]).map((one) => [one.id, one]))
    const items: Item[] = data.buildPlan.plan.shopping.flatMap((group: { items: Item[] }) => group.items)
    for (const { pantry, needed, buy, pack, leftText, ingredientId } of items) {
      const { openDays = null, freezes = false } = known.get(ingredientId) ?? {}
      if (pantry || (openDays === null && !freezes) || buy - needed <= 0.05 * pack) expect(leftText).toBeNull()
      else {
        expect(leftText).toMatch(/^\S.* left over: /)
        expect(/good for (\d+) days? once opened/.exec(leftText ?? '')?.[1]).toBe(openDays?.toString())
        expect(leftText?.includes('freezes well')).toBe(freezes)
      }
    }
    expect(items.filter(({ leftText }) => leftText !== null).length).toBeGreaterThan(2)
  })

  test('every item has its series, period, method and band, and the total a band', async () => {
    const plan = await build(service)
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
    const plan = await build(service)
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

test('none of this was a bug of ours', () => {
  expect(service.bugs).toEqual([])
})
