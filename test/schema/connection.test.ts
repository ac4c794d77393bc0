import { describe, expect, test } from 'vitest'
import { PAGE_LIMIT, type PageArgs, pageOf } from '../../schema/page.ts'
import { allRecipes } from '../harness/all-recipes.ts'
import { serviceForFile } from '../harness/for-file.ts'

const service = serviceForFile()

interface Page {
  readonly totalCount: number
  readonly offset: number
  readonly pageSize: number
  readonly edges: { readonly cursor: string; readonly node: { readonly id: string } }[]
  readonly pageInfo: {
    readonly hasNextPage: boolean
    readonly hasPreviousPage: boolean
    readonly startCursor: string | null
    readonly endCursor: string | null
  }
}

const page = async (args: string): Promise<Page> => {
  const { data, errors } = await service.graphql(
    `{ page: recipes(${args}) { totalCount offset pageSize edges { cursor node { id } }
       pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
  )
  expect(errors).toBeUndefined()
  return data.page
}
const ids = (found: Page) => found.edges.map((edge) => edge.node.id)

const byOffset = async (): Promise<string[]> => (await allRecipes(service)).map(({ id }) => id)

describe('recipes', () => {
  test('forward, page by page, gives the whole list once and in order', async () => {
    const expected = await byOffset()
    const seen: string[] = []
    let after = ''
    for (;;) {
      const found = await page(`first: 70${after && `, after: "${after}"`}`)
      expect(found.totalCount).toBe(expected.length)
      expect([found.offset, found.pageSize]).toEqual([seen.length, 70])
      expect(found.pageInfo.hasPreviousPage).toBe(seen.length > 0)
      seen.push(...ids(found))
      if (!found.pageInfo.hasNextPage) break
      after = found.pageInfo.endCursor ?? ''
    }
    expect(seen).toEqual(expected)
  })

  test('backward, page by page, gives the same from the end', async () => {
    const expected = await byOffset()
    const seen: string[] = []
    let before = ''
    for (;;) {
      const found = await page(`last: 70${before && `, before: "${before}"`}`)
      expect(found.pageInfo.hasNextPage).toBe(seen.length > 0)
      seen.unshift(...ids(found))
      if (!found.pageInfo.hasPreviousPage) break
      before = found.pageInfo.startCursor ?? ''
    }
    expect(seen).toEqual(expected)
  })

  test('without a size a page has fifty, and none when none are asked for', async () => {
    expect((await page('after: null')).edges).toHaveLength(50)
    const none = await page('first: 0')
    expect(none.edges).toEqual([])
    expect(none.pageInfo).toMatchObject({ startCursor: null, endCursor: null, hasNextPage: true })
  })

  test('a page by its number goes on by its cursors', async () => {
    const expected = await byOffset()
    const third = await page('first: 20, offset: 40')
    expect(ids(third)).toEqual(expected.slice(40, 60))
    expect(third).toMatchObject({ offset: 40, pageInfo: { hasPreviousPage: true, hasNextPage: true } })
    expect(ids(await page(`first: 20, after: "${third.pageInfo.endCursor}"`))).toEqual(expected.slice(60, 80))
    expect(ids(await page('first: 20, offset: 100000'))).toEqual([])
  })

  test.each([
    ['first: 201', 'first is 201; allowed: a whole number from 0 to 200'],
    ['last: -1', 'last is -1; allowed: a whole number from 0 to 200'],
    ['first: 1, last: 1', 'last is 1; allowed: nothing beside first'],
    ['after: "nonsense"', 'after is "nonsense"; allowed: a cursor of this list'],
    ['offset: -1', 'offset is -1; allowed: a whole number of at least 0'],
    ['offset: 10, last: 5', 'last is 5; allowed: nothing beside offset'],
    ['offset: 10, after: "aWQ6Ym9yc2NodA=="', 'after is "aWQ6Ym9yc2NodA=="; allowed: nothing beside offset'],
  ])('%s is refused', async (args, message) => {
    const { errors } = await service.graphql(`{ recipes(${args}) { totalCount } }`)
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } })
  })
})

test('a question is answered best first, in pages that follow each other', async () => {
  const all = ids(await page('q: "rice", lang: en, first: 200'))
  expect(all.length).toBeGreaterThan(12)
  const first = await page('q: "rice", lang: en, first: 5')
  const second = await page(`q: "rice", lang: en, first: 5, after: "${first.pageInfo.endCursor}"`)
  expect([...ids(first), ...ids(second)]).toEqual(all.slice(0, 10))
  const { errors } = await service.graphql(
    `{ recipes(q: "borscht", lang: en, after: "${(await page('first: 1')).pageInfo.endCursor}") { totalCount } }`,
  )
  expect(errors?.[0]?.message).toMatch(/^after is .*; allowed: a cursor of this list$/)
})

describe.each([
  ['ingredient(id: "salt") { list: recipes', 'id'],
  ['collection(slug: "vegan") { list: recipes', 'id'],
  ['country(code: "RU") { list: regions', 'code'],
])('a list inside an object: %s', (opening, key) => {
  const ask = (args: string) =>
    service.graphql(`{ at: ${opening}${args} {
    totalCount nodes { key: ${key} } edges { cursor node { key: ${key} } } pageInfo { hasNextPage endCursor } } } }`)
  const list = async (args: string) => (await ask(args)).data.at.list

  test('has ten objects when nobody says how many, and the same as nodes and as edges', async () => {
    const found = await list('')
    expect(found.nodes).toHaveLength(10)
    expect(found.edges.map((edge: { node: object }) => edge.node)).toEqual(found.nodes)
    expect(found.pageInfo.hasNextPage).toBe(true)
  })

  test('comes whole and in order in pages of fifty', async () => {
    const seen: string[] = []
    for (let after = ''; ; ) {
      const found = await list(`(first: 50${after})`)
      seen.push(...found.nodes.map((node: { key: string }) => node.key))
      if (!found.pageInfo.hasNextPage) {
        expect(seen).toHaveLength(found.totalCount)
        break
      }
      expect(found.nodes).toHaveLength(50)
      after = `, after: "${found.pageInfo.endCursor}"`
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBeGreaterThan(50)
  })

  test.each([
    ['(first: 51)', 'first is 51; allowed: a whole number from 0 to 50'],
    ['(last: -1)', 'last is -1; allowed: a whole number from 0 to 50'],
    ['(after: "%%%")', 'after is "%%%"; allowed: a cursor of this list'],
  ])('%s is refused', async (args, message) => {
    expect((await ask(args)).errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } })
  })
})

describe('a cursor keeps its place', () => {
  const list = (...names: string[]) => names.map((id) => ({ id }))
  const shown = (items: { id: string }[], args: PageArgs) =>
    pageOf(items, ({ id }) => id, 'id', args, PAGE_LIMIT).edges.map((edge) => edge.node.id)
  const { pageInfo } = pageOf(list('a', 'c', 'e', 'g'), ({ id }) => id, 'id', { first: 2 }, PAGE_LIMIT)

  test('when objects come before it', () => {
    expect(shown(list('a', 'b', 'c', 'd', 'e', 'g'), { first: 2, after: pageInfo.endCursor })).toEqual(['d', 'e'])
  })
  test('when its own object goes', () => {
    expect(shown(list('a', 'e', 'g'), { first: 2, after: pageInfo.endCursor })).toEqual(['e', 'g'])
    expect(shown(list('a', 'e', 'g'), { last: 2, before: pageInfo.endCursor })).toEqual(['a'])
  })
  test('at the end of the list', () => {
    expect(shown(list('a'), { after: pageInfo.endCursor })).toEqual([])
  })
})
