import { afterAll, expect, test } from 'vitest'
import { allRecipes } from '../harness/all-recipes.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { isPlain, type Listed } from './plain-foods.ts'

// Plain foods (an apple, a slice of bread) stand after the dishes wherever recipes are listed.

const service = serviceForFile()
afterAll(() => expect(service.bugs).toEqual([]))

const all = async () => {
  const listed = await allRecipes<Listed>(service, 'id part ingredients { pantry }')
  return new Map(listed.map((recipe) => [recipe.id, recipe]))
}
const read = async (path: string) => (await service.get(path)).json()

/** No dish stands behind a plain food. */
function expectDishesFirst(ids: readonly string[], known: ReadonlyMap<string, Listed>): void {
  const kinds = ids.map((id) => isPlain(known.get(id) as Listed))
  expect(kinds).toEqual(kinds.toSorted((a, b) => Number(a) - Number(b)))
}

test('the catalogue, by id and in every order, names dishes first', async () => {
  const known = await all()
  const ids = [...known.keys()]
  expectDishesFirst(ids, known)
  expect(new Set(ids.map((id) => isPlain(known.get(id) as Listed))).size).toBe(2)
  const dishes = ids.filter((id) => !isPlain(known.get(id) as Listed))
  expect(dishes).toEqual(dishes.toSorted())
  for (const query of [
    'sort=cost',
    'sort=kcal',
    'q=potatoes&lang=en',
    'q=bread&lang=en',
    'slot=breakfast',
    'have=potato',
  ]) {
    const found = await read(`/api/recipes?limit=200&country=DE&${query}`)
    const rest = await read(`/api/recipes?limit=200&offset=200&country=DE&${query}`)
    expectDishesFirst(
      [...found.items, ...rest.items].map(({ ID }: { ID: string }) => ID),
      known,
    )
  }
})

test('a collection names dishes first, over REST and by its pages', async () => {
  const known = await all()
  const collections = await read('/api/collections?lang=en')
  const mixed = collections.filter(
    ({ recipes }: { recipes: string[] }) => new Set(recipes.map((id) => isPlain(known.get(id) as Listed))).size === 2,
  )
  expect(mixed.length).toBeGreaterThan(0)
  for (const { slug, recipes } of mixed) {
    expectDishesFirst(recipes, known)
    const { data } = await service.graphql(`{ collection(slug: "${slug}") { recipes(first: 50) { nodes { id } } } }`)
    expect(data.collection.recipes.nodes.map(({ id }: { id: string }) => id)).toEqual(recipes.slice(0, 50))
  }
})
