import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { searchRecipes } from '../../mcp/tools/search-recipes.ts'
import { SLOTS } from '../../src/catalogue/vocabulary.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { createRecipe, newOperator, type TestOperator } from './operator.ts'

const service = serviceForFile()
let ann: TestOperator
beforeAll(async () => {
  ann = await newOperator(service)
})
afterAll(() => expect(service.bugs).toEqual([]))

const GERMANY = { country: 'DE', store: 'de-average', lang: 'en', startDate: '2026-11-23' }

/** Written by a test, and withdrawn after it: the next one may write the same dish. */
const written: string[] = []
afterEach(async () => {
  for (const id of written.splice(0)) await one('withdrawRecipe', id)
})

interface Said {
  readonly familiarity?: readonly { readonly country: string; readonly value: number }[]
  readonly slotsByCountry?: readonly { readonly country: string; readonly slots: readonly string[] }[]
}
const create = async (said: Said) => {
  const quick = { timeMin: 25, activeMin: 5, waitMin: 20, waitKind: 'simmer', template: 'porridge' }
  const id = await createRecipe(ann, { ...quick, ...said })
  written.push(id)
  return id
}
const change = async (id: string, said: Said): Promise<void> => {
  const mutation = 'mutation ($id: ID!, $said: RecipeChange!) { changeRecipe(id: $id, change: $said) { id } }'
  expect((await ann.ask(mutation, { id, said })).errors).toBeUndefined()
}
const one = (mutation: 'withdrawRecipe' | 'restoreRecipe', id: string) =>
  ann.ask(`mutation ($id: ID!) { ${mutation}(id: $id) { id } }`, { id })

/** What a recipe is in a country. */
const inCountry = async (id: string, country: string | null): Promise<{ familiarity: number; slots: string[] }> => {
  const query =
    'query ($id: ID!, $country: ID) { recipe(id: $id) { familiarity(country: $country) slots(country: $country) } }'
  return (await service.graphql(query, { id, country })).data.recipe
}

interface Card {
  readonly ID: string
  readonly Slot: string
}
/** The card of a recipe in the list of a meal, or of all, and on its page. */
async function listed(id: string, query: string): Promise<Card | undefined> {
  const { items } = (await (await service.get(`/api/recipes?q=zanzibar&lang=en&${query}`)).json()) as { items: Card[] }
  const page = await (await service.get(`/recipes?q=zanzibar&lang=en&${query}`)).text()
  const card = items.find(({ ID }) => ID === id)
  if (query.includes('country')) expect([query, page.includes(`/recipe/${id}`)]).toEqual([query, card !== undefined])
  return card
}

describe('what an operator says of countries', () => {
  test.each<[number, readonly string[]]>([
    [3, ['dinner']],
    [0, ['snack', 'breakfast']],
    [2, ['lunch', 'dinner', 'snack']],
    [1, ['breakfast']],
  ])('is what is answered: familiarity %s, %s', async (value, slots) => {
    const id = await create({
      familiarity: [
        { country: 'FR', value: 3 - value },
        { country: 'DE', value },
      ],
      slotsByCountry: [{ country: 'DE', slots }],
    })
    expect(await inCountry(id, 'DE')).toEqual({ familiarity: value, slots })
    expect(await inCountry(id, 'FR')).toEqual({ familiarity: 3 - value, slots: ['breakfast'] })
    // Of a country that is not named its cuisine says it, which is everybody's.
    expect(await inCountry(id, 'AT')).toEqual({ familiarity: 2, slots: ['breakfast'] })
    expect((await inCountry(id, null)).slots).toEqual(['breakfast'])

    const recipe = await (await service.get(`/api/recipes/${id}?country=DE`)).json()
    expect(recipe).toMatchObject({ slot: slots[0], slots })
    for (const slot of SLOTS) {
      const there = slots.includes(slot) ? { ID: id, Slot: slot } : undefined
      const anywhere = slot === 'breakfast' ? { ID: id, Slot: slot } : undefined
      const at = async (query: string) => [slot, query, await listed(id, `slot=${slot}${query}`)]
      expect(await at('&country=DE')).toMatchObject([slot, '&country=DE', there])
      expect(await at('&country=FR')).toMatchObject([slot, '&country=FR', anywhere])
      expect(await at('')).toMatchObject([slot, '', anywhere])
      const { document, variables } = searchRecipes.query({ q: 'zanzibar', slot, country: 'DE' }, 'en')
      const { data } = await service.graphql(document, variables)
      expect([slot, data.recipes.items]).toMatchObject([slot, there ? [{ id, slot }] : []])
    }
    expect(await listed(id, 'country=DE')).toMatchObject({ Slot: slots[0] })
    expect(await listed(id, '')).toMatchObject({ Slot: 'breakfast' })
  })

  test('comes before what the content files say, in the countries that it names', async () => {
    const before = await Promise.all(['DE', 'RU', 'US'].map((country) => inCountry('syrniki', country)))
    expect(before[1]).toEqual({ familiarity: 3, slots: ['breakfast', 'snack'] })
    await change('syrniki', {
      familiarity: [{ country: 'RU', value: 1 }],
      slotsByCountry: [{ country: 'RU', slots: ['dinner'] }],
    })
    expect(await inCountry('syrniki', 'RU')).toEqual({ familiarity: 1, slots: ['dinner'] })
    for (const [at, country] of ['DE', 'US'].entries())
      expect(await inCountry('syrniki', country)).toEqual(before[at === 0 ? 0 : 2])
    await change('syrniki', { familiarity: [], slotsByCountry: [] })
    expect(await Promise.all(['DE', 'RU', 'US'].map((country) => inCountry('syrniki', country)))).toEqual(before)
  })

  test('stays while its recipe is withdrawn and offered again, and while another field of it is changed', async () => {
    const id = await create({
      familiarity: [{ country: 'DE', value: 0 }],
      slotsByCountry: [{ country: 'DE', slots: ['lunch'] }],
    })
    const said = { familiarity: 0, slots: ['lunch'] }
    await one('withdrawRecipe', id)
    expect(await listed(id, 'country=DE&slot=lunch')).toBeUndefined()
    await one('restoreRecipe', id)
    expect(await inCountry(id, 'DE')).toEqual(said)
    await change(id, { timeMin: 26 } as Said)
    expect(await inCountry(id, 'DE')).toEqual(said)
    await change(id, { slotsByCountry: [] })
    expect(await inCountry(id, 'DE')).toEqual({ familiarity: 0, slots: ['breakfast'] })
    const log = 'query ($id: ID!) { auditLog(recipeId: $id, limit: 1) { before after } }'
    const { data } = await ann.ask(log, { id })
    expect(data.auditLog[0].before.facts.slotsByCountry).toEqual([{ country: 'DE', slots: ['lunch'] }])
    expect(data.auditLog[0].after.facts).toMatchObject({
      familiarity: [{ country: 'DE', value: 0 }],
      slotsByCountry: [],
    })
  })

  test('is another state of the catalogue for caches and plans, and the one of before when it is taken back', async () => {
    const id = await create({})
    const list = '/api/recipes?country=DE&slot=dinner&lang=en&limit=200'
    const state = async () => {
      const answer = await service.get(list)
      const week = await service.post('/api/plans', { ...GERMANY, slots: ['snack'] })
      return { tag: answer.headers.get('etag') ?? '', plan: ((await week.json()) as { id: string }).id }
    }
    const before = await state()
    expect((await service.get(list, { 'if-none-match': before.tag })).status).toBe(304)
    await change(id, { slotsByCountry: [{ country: 'DE', slots: ['dinner'] }] })
    const changed = await state()
    expect((await service.get(list, { 'if-none-match': before.tag })).status).toBe(200)
    expect([changed.tag, changed.plan]).not.toContain(before.tag)
    expect(changed.plan).not.toBe(before.plan)
    await change(id, { slotsByCountry: [] })
    expect(await state()).toEqual(before)
  })
})

describe('a plan', () => {
  const WEEKS = ['2026-11-23', '2026-11-16', '2026-11-09']
  /** The meals for which a recipe is cooked in some weeks of Germany. */
  async function cookedFor(id: string, params: Record<string, unknown>): Promise<string[]> {
    const weeks = WEEKS.map(async (startDate) => {
      const usual = { ...GERMANY, slots: ['breakfast', 'lunch', 'dinner'] }
      const answer = await service.post('/api/plans', { ...usual, ...params, startDate })
      expect(answer.status).toBe(201)
      const { days } = (await answer.json()) as { days: { dishes: { recipeId: string; slot: string }[] }[] }
      const dishes = days.flatMap((day) => day.dishes as { recipeId: string; slot: string; leftover?: boolean }[])
      return dishes.filter((dish) => dish.recipeId === id && !dish.leftover).map(({ slot }) => slot)
    })
    return (await Promise.all(weeks)).flat()
  }

  test('cooks a recipe for the meals that its operator says alone, however few others there are', async () => {
    const known = [{ country: 'DE', value: 3 }]
    const id = await create({ familiarity: known })
    // So few breakfasts hold neither milk nor gluten that it is one of them.
    const params = { allergens: ['milk', 'gluten'] }
    expect(await cookedFor(id, params)).toContain('breakfast')
    for (const slots of [['dinner'], ['lunch', 'snack'], ['snack']]) {
      await change(id, { slotsByCountry: [{ country: 'DE', slots }] })
      const meals = await cookedFor(id, params)
      expect([slots, meals.filter((slot) => !slots.includes(slot))]).toEqual([slots, []])
    }
    // What is said of another country changes nothing here.
    await change(id, { slotsByCountry: [{ country: 'FR', slots: ['dinner'] }] })
    expect(await cookedFor(id, params)).toContain('breakfast')
  }, 120_000)

  test('has a recipe that is cooked regularly, and none that is not eaten in the country', async () => {
    const id = await create({ familiarity: [{ country: 'DE', value: 3 }] })
    // What is at home is used up, as far as a country's homes eat it.
    const params = { slots: ['breakfast'], have: ['millet', 'apple', 'walnuts'], allergens: ['milk'] }
    expect(await cookedFor(id, params)).toContain('breakfast')
    await change(id, { familiarity: [{ country: 'DE', value: 0 }] })
    expect(await cookedFor(id, params)).toEqual([])
    await change(id, { familiarity: [{ country: 'FR', value: 0 }] })
    expect(await cookedFor(id, params)).toContain('breakfast')
  }, 120_000)

  test('takes a recipe at a meal that the country does not have for it where somebody puts it there', async () => {
    const id = await create({ slotsByCountry: [{ country: 'DE', slots: ['dinner'] }] })
    const kept = { ...GERMANY, slots: ['breakfast', 'dinner'] }
    for (const slot of ['breakfast', 'dinner']) {
      const keep = [{ day: 1, slot, recipeId: id }]
      const answer = await service.post('/api/plans', { ...kept, keep })
      expect([slot, answer.status]).toEqual([slot, 201])
      const { days } = (await answer.json()) as { days: { dishes: { recipeId: string; slot: string }[] }[] }
      expect(days[1]?.dishes.find((dish) => dish.slot === slot)?.recipeId).toBe(id)
    }
    const lunch = await service.post('/api/plans', {
      ...kept,
      slots: ['lunch'],
      keep: [{ day: 1, slot: 'lunch', recipeId: id }],
    })
    expect(lunch.status).toBe(400)
  }, 60_000)
})
