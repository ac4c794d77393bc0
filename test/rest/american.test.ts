import { describe, expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'

const service = serviceForFile()

interface Served {
  readonly title: string
  readonly steps: readonly string[]
  readonly ingredients: readonly { readonly ingredientId: string; readonly name: string; readonly unit: string }[]
}
const served = async (query: string) => {
  const response = await service.get(`/api/recipes/imam-bayildi?${query}`)
  const recipe = (await response.json()) as Served
  const named = recipe.ingredients.find(({ ingredientId }) => ingredientId === 'eggplant')?.name
  return { recipe, named, tag: response.headers.get('content-language'), text: recipe.steps.join(' ') }
}

describe('English for the United States', () => {
  test('its country reads American English and °F, others British and °C, and amounts stay exact', async () => {
    const us = await served('lang=en&country=US')
    expect(us).toMatchObject({ named: 'Eggplant', tag: 'en-US', text: expect.stringContaining('°F') })
    expect(us.text).not.toMatch(/°C|aubergine/i)
    const gb = await served('lang=en&country=GB')
    expect(gb).toMatchObject({ named: 'Aubergine (eggplant)', tag: 'en', text: expect.stringContaining('°C') })
    expect(us.recipe.ingredients.map(({ unit }) => unit)).toEqual(gb.recipe.ingredients.map(({ unit }) => unit))
  })

  test('the address may ask for either English, and for either units', async () => {
    expect(await served('lang=en-GB&country=US')).toMatchObject({ named: 'Aubergine (eggplant)', tag: 'en-GB' })
    expect(await served('lang=en-US&country=DE')).toMatchObject({
      named: 'Eggplant',
      tag: 'en-US',
      text: expect.stringContaining('°C'),
    })
    expect((await served('lang=en&country=US&units=metric')).text).toContain('°C')
    expect((await served('lang=de&country=DE&units=us')).text).toContain('°F')
    expect((await service.get('/api/recipes/imam-bayildi?units=cups')).status).toBe(400)
  })

  test('other ways to cook it are told in the units of the place', async () => {
    const ways = async (query: string) => {
      const recipe = await (await service.get(`/api/recipes/jacket-potato-tuna?${query}`)).json()
      return recipe.methods.map(({ text }: { text: string }) => text.replaceAll('\u00a0', ' '))
    }
    expect(await ways('lang=en&country=GB')).toEqual([
      'Microwave: 10 min hands-on, 10 min unattended',
      'Air fryer, 200 °C: 10 min hands-on, 45 min unattended',
    ])
    expect(await ways('lang=en&country=US')).toContain('Air fryer, 400 °F: 10 min hands-on, 45 min unattended')
  })

  test('a page of the United States has cups and ounces and a switch, which keeps the language', async () => {
    const page = async (query: string) => (await service.get(`/recipe/american-pancakes?${query}`)).text()
    const us = await page('lang=en&country=US')
    expect(us).toMatch(/<html lang="en-US"/)
    expect(us).toMatch(/cups? \(|tbsp/)
    expect(us).toContain('units=metric')
    const metric = await page('lang=en-US&country=US&units=metric')
    expect(metric).toMatch(/\d\u00a0g/)
    expect(metric).toMatch(/lang=en-US/)
    expect(await page('lang=es&country=US')).toMatch(/taza/)
  })

  test('a plan for the United States is in American words and units, whoever reads it', async () => {
    const made = await service.post('/api/plans', { country: 'US', store: 'us-average', lang: 'en', have: [] })
    const { id } = (await made.json()) as { id: string }
    const { data } = await service.graphql(
      `query ($id: ID!) { plan(id: $id) { shopping { items { name(lang: en) neededText(lang: en) buyText(lang: en, units: metric) } } } }`,
      { id },
    )
    const items = data.plan.shopping.flatMap((group: { items: object[] }) => group.items) as {
      name: string
      neededText: string
      buyText: string
    }[]
    expect(items.map(({ name }) => name).join(' ')).not.toMatch(/aubergine|courgette|mince\b|beetroot/i)
    expect(items.filter(({ neededText }) => /\u00a0(g|ml|kg)\b/.test(neededText))).toEqual([])
    expect(items.some(({ buyText }) => /\u00a0(g|ml|kg)\b/.test(buyText))).toBe(true)
  })
})
