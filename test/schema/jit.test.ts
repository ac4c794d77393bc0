import { getIntrospectionQuery } from 'graphql'
import { describe, expect, test } from 'vitest'
import { COMPILING } from '../../schema/jit.ts'
import { serviceForFile } from '../harness/for-file.ts'

const service = serviceForFile()

// A query that comes often is compiled; nobody may notice.
describe('a query that comes often gets the same answer', () => {
  test.each([
    [
      'aliases and fragments',
      '{ a: recipe(id: "syrniki") { ...F } b: recipe(id: "borscht") { ...F tags } } fragment F on Recipe { title: id kcal }',
    ],
    [
      'lists in lists',
      '{ recipes(first: 3) { totalCount nodes { title(lang: en) ingredients { ingredient { name(lang: en) price { cost { amount } } } } } } }',
    ],
    ['null', '{ recipe(id: "ghost") { id } ingredient(id: "butter") { fiber } }'],
    ['enums', '{ recipes(first: 5) { nodes { slot slots course equipment serve } } }'],
    ['introspection', getIntrospectionQuery()],
    [
      'a refusal with its place',
      '{ first: recipes(first: 2) { totalCount } list: recipes(first: 500) { totalCount } }',
    ],
    ['a refusal of one of many', '{ recipes(first: 2) { nodes { id cost(country: "XX") { amount } } } }'],
    ['an unknown field', '{ recipez { total } }'],
    ['operation names', 'query A { recipe(id: "syrniki") { id } } query B { recipe(id: "borscht") { id } }'],
  ])('%s', async (_, query) => {
    for (const operationName of query.startsWith('query A') ? ['A', 'B'] : [undefined]) {
      const ask = async () => (await service.post('/graphql', { query, operationName })).text()
      const first = await ask()
      for (let time = 0; time < COMPILING.uses + 3; time++) expect(await ask()).toBe(first)
    }
  })

  test('with other variables it gets another one', async () => {
    const query = `query ($id: ID!, $more: Boolean!, $limit: Int) {
      recipe(id: $id) { id title @include(if: $more) } recipes(first: $limit) { nodes { id } } }`
    const ask = async (variables: Record<string, unknown>) => service.graphql(query, variables)
    for (let time = 0; time < COMPILING.uses; time++) {
      const borscht = await ask({ id: 'borscht', more: true, limit: 2 })
      expect(borscht.data.recipe).toEqual({ id: 'borscht', title: expect.any(String) })
      expect(borscht.data.recipes.nodes).toHaveLength(2)
      const syrniki = await ask({ id: 'syrniki', more: false })
      expect(syrniki.data.recipe).toEqual({ id: 'syrniki' })
      expect(syrniki.data.recipes.nodes).toHaveLength(50)
      const { errors } = await ask({ more: false })
      expect(errors?.[0]).toMatchObject({
        message: 'Variable "$id" of required type "ID!" was not provided.',
        locations: [{ line: 1, column: 8 }],
      })
    }
  })

  test('in another language it speaks that one', async () => {
    const query = 'query ($lang: Lang) { recipe(id: "syrniki") { title(lang: $lang) } }'
    const title = async (lang: string) => (await service.graphql(query, { lang })).data.recipe.title
    const [first, second, third] = [await title('en'), await title('ru'), await title('en')]
    expect(first).toMatch(/^Syrniki/)
    expect(second).toBe('Сырники')
    expect(third).toBe(first)
  })

  test('a plan is built each time it is asked for, and is the same', async () => {
    const query = 'mutation ($p: Params!) { buildPlan(params: $p) { plan { id days { dishes { title why } } } } }'
    const ask = () => service.graphql(query, { p: { country: 'RU', store: 'ru-average' } })
    const first = await ask()
    expect(first.errors).toBeUndefined()
    expect(await ask()).toEqual(first)
    expect(await ask()).toEqual(first)
  })
})

test('none of this was a bug of ours', () => {
  expect(service.bugs).toEqual([])
})
