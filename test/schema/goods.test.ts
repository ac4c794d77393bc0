import { describe, expect, test } from 'vitest'
import { shortName } from '../../schema/ingredient-names.ts'
import { LANGUAGES } from '../../src/i18n/locale.ts'
import { allRecipes } from '../harness/all-recipes.ts'
import { serviceForFile } from '../harness/for-file.ts'

const service = serviceForFile()

const namesIn = async (lang: string): Promise<Map<string, string>> => {
  const { data } = await service.graphql(`{ ingredients { id name(lang: ${lang}) } }`)
  return new Map(data.ingredients.map(({ id, name }: { id: string; name: string }) => [id, name]))
}

describe.each(LANGUAGES)('%s', (lang) => {
  test('no two goods have the same name', async () => {
    const twice = [...Map.groupBy(await namesIn(lang), ([, name]) => name.toLocaleLowerCase(lang))]
    expect(twice.filter(([, goods]) => goods.length > 1)).toEqual([])
  })
})

test('two goods with one short name are told apart on the list, in the API and on its page', async () => {
  const recipes = await allRecipes<{ id: string; ingredients: { ingredientId: string }[] }>(
    service,
    'id ingredients { ingredientId }',
  )
  const recipeWith = new Map(
    recipes.flatMap(({ id, ingredients }) => ingredients.map(({ ingredientId }) => [ingredientId, id])),
  )
  const names = await namesIn('en')
  const used = [...names].filter(([id]) => recipeWith.has(id))
  const pairs = [...Map.groupBy(used, ([, name]) => shortName(name))].filter(([, goods]) => goods.length > 1)
  expect(pairs.length).toBeGreaterThan(5)
  for (const [, goods] of pairs.slice(0, 8)) {
    const both = goods.slice(0, 2).map(([id]) => id)
    const items = [...new Set(both.map((id) => recipeWith.get(id)))].map((recipeId) => ({ recipeId }))
    const params = { country: 'DE', store: 'de-average', lang: 'en' }
    const plan = (await (await service.post('/api/baskets', { guests: 2, items, params })).json()) as {
      id: string
      shopping: { items: { ingredientId: string; name: string }[] }[]
    }
    const lines = plan.shopping.flatMap((group) => group.items)
    expect(new Set(lines.map(({ name }) => name)).size).toBe(lines.length)
    expect(lines.map(({ ingredientId }) => ingredientId)).toEqual(expect.arrayContaining(both))
    for (const lang of ['en', 'de', 'ja']) {
      const page = await (await service.get(`/plan/${plan.id}?lang=${lang}`)).text()
      const shown = [...page.matchAll(/<input type="checkbox" value="([^"]+)"><span><bdi>([^<]+)</g)]
      const found = shown.filter(([, id = '']) => both.includes(id)).map(([, , name]) => name)
      expect([lang, both, new Set(found).size]).toEqual([lang, both, both.length])
    }
  }
})

test('the list says what a country sells for an ingredient that is local to others, in its pack', async () => {
  const shelf = async (country: string, lang: string) => {
    const params = { country, store: `${country.toLowerCase()}-average`, lang }
    const basket = await service.post('/api/baskets', { guests: 2, items: [{ recipeId: 'syrniki' }], params })
    const { id } = (await basket.json()) as { id: string }
    const { data } = await service.graphql(
      `{ plan(id: "${id}") { shopping { items { ingredientId pack standInText(lang: ${lang}) } } } }`,
    )
    const lines = data.plan.shopping.flatMap(({ items }: { items: { ingredientId: string }[] }) => items)
    const line = lines.find(({ ingredientId }: { ingredientId: string }) => ingredientId === 'tvorog-5')
    const page = await (await service.get(`/plan/${id}?lang=${lang}`)).text()
    return { text: line.standInText, pack: line.pack, shown: page.includes(`>${line.standInText}</small>`) }
  }
  expect(await shelf('DE', 'ru')).toEqual({
    text: 'самое похожее в магазинах (Германия): Magerquark / Schichtkäse',
    pack: 250,
    shown: true,
  })
  expect((await shelf('PL', 'en')).text).toBe('in shops (Poland): twaróg półtłusty')
  // Poles read it in the name already, and Russian shops sell the very thing.
  expect((await shelf('RU', 'ru')).text).toBeNull()
  const { data } = await service.graphql(
    '{ ingredient(id: "tvorog-5") { kcal standIn(country: "DE") { same names english } } }',
  )
  expect(data.ingredient.standIn).toEqual({
    same: false,
    names: ['Magerquark', 'Schichtkäse'],
    english: 'quark, drained',
  })
})
