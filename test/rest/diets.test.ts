import { expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'
import { base } from './refused.ts'

const service = serviceForFile()

interface Preset {
  readonly id: string
  readonly excludeTags: string[]
  readonly allergens: string[]
  readonly exclude: string[]
}

test.each([
  ['vegan', 'vegan'],
  ['gluten-free', 'gluten-free'],
  ['orthodox-fast', 'lenten'],
  ['vegetarian', 'vegetarian'],
])('a week for a %s household repeats no dish and keeps the diet', async (id, tag) => {
  const meta = (await (await service.get('/api/meta')).json()) as { excludePresets: Preset[] }
  const preset = meta.excludePresets.find((one) => one.id === id) as Preset
  const { excludeTags, allergens, exclude } = preset
  const { data, errors } = await service.graphql(
    'mutation ($p: Params!) { buildPlan(params: $p) { plan { warningDetails { code } days { dishes { slot companion leftover recipe { id part tags allergens } } } } } }',
    { p: { country: 'RU', store: 'ru-average', excludeTags, allergens, exclude } },
  )
  expect(errors).toBeUndefined()
  const cooked = data.buildPlan.plan.days
    .flatMap(
      (day: { dishes: { leftover: boolean; recipe: { id: string; tags: string[]; allergens: string[] } }[] }) =>
        day.dishes,
    )
    .filter((dish: { leftover: boolean }) => !dish.leftover)
  for (const { recipe } of cooked) {
    // Cured meat has no gluten of its own, but not every maker's is free of it, so that its dishes do not have the tag.
    if (tag === 'gluten-free') expect(recipe.allergens).not.toContain('gluten')
    else expect(recipe.tags).toContain(tag)
  }
  // Breakfasts come again by habit, bread meals too, and what stands beside a main part.
  const mains = cooked.filter(
    ({ slot, companion, recipe }: { slot: string; companion: boolean; recipe: { part: string } }) =>
      slot !== 'breakfast' && !companion && recipe.part !== 'bread',
  )
  const ids = mains.map((dish: { recipe: { id: string } }) => dish.recipe.id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(data.buildPlan.plan.warningDetails.map((warning: { code: string }) => warning.code)).not.toContain('repeats')
})

interface Card {
  readonly Slot: string
  readonly Kcal: number
  readonly Cost: number
}

test.each(['RU', 'US', 'DE', 'PT'])(
  'in %s sixty filling dishes cost at most two thirds of the usual main meal',
  async (country) => {
    const cards: Card[] = []
    for (let offset = 0, total = 1; offset < total; offset += 100) {
      const page = await (await service.get(`/api/recipes?country=${country}&limit=100&offset=${offset}`)).json()
      ;({ total } = page)
      cards.push(...page.items)
    }
    const filling = cards.filter(({ Kcal }) => Kcal >= 300)
    const mains = filling.filter(({ Slot }) => Slot === 'lunch' || Slot === 'dinner').map(({ Cost }) => Cost)
    const usual = mains.sort((a, b) => a - b)[mains.length >> 1] as number
    expect(filling.filter(({ Cost }) => Cost <= (usual * 2) / 3).length).toBeGreaterThanOrEqual(60)
  },
)

test('a warning names peanuts to who excludes tree nuts alone, and the other way round; the description says that they are two', async () => {
  const answered = async (allergens: string[], recipeId: string, lang = 'en') => {
    const body = { guests: 2, items: [{ recipeId }], params: { ...base, allergens, lang } }
    return ((await (await service.post('/api/baskets', body)).json()) as { warnings: string[] }).warnings.join('\n')
  }
  const holding = async (allergen: string, without: string): Promise<string> => {
    const query = '{ recipes(first: 200) { nodes { id allergens } } }'
    const { nodes } = (await service.graphql(query)).data.recipes as { nodes: { id: string; allergens: string[] }[] }
    return nodes.find(({ allergens }) => allergens.includes(allergen) && !allergens.includes(without))?.id ?? ''
  }
  const withPeanuts = await holding('peanuts', 'nuts')
  const withNuts = await holding('nuts', 'peanuts')
  expect(await answered(['nuts'], withPeanuts)).toContain(
    'contains: peanuts. You excluded only: tree nuts (not peanuts).',
  )
  expect(await answered(['peanuts'], withNuts)).toContain(
    'contains: tree nuts (not peanuts). You excluded only: peanuts.',
  )
  expect(await answered(['nuts'], withPeanuts, 'de')).toContain('Ausgeschlossen ist nur:')
  expect(await answered(['nuts', 'peanuts'], withPeanuts)).not.toContain('excluded only')
  const described = await (await service.get('/openapi.json')).text()
  expect(described).toContain('for a nut allergy pass both')
})

test('none of this was a bug of ours', () => {
  expect(service.bugs).toEqual([])
})
