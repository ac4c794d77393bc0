import { Kind, parse, type SelectionSetNode, visit } from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import type { Answers, PageContext, Params } from '../../views/page.ts'
import { forms, pages } from '../../views/pages.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { BASE_URL } from '../harness/service.ts'
import { planPage, tablePages } from './browser.ts'

const service = serviceForFile()
let plans: string[]
beforeAll(async () => {
  const { table, basket } = await tablePages(service)
  plans = [await planPage(service), table, basket].map((path) => path.slice('/plan/'.length))
  const { data } = await service.graphql('mutation ($id: ID!) { buildNextWeek(planId: $id) { plan { id } } }', {
    id: plans[0],
  })
  plans.push(data.buildNextWeek.plan.id)
  const keep = [{ day: 0, slot: 'main', recipeId: 'meat-french-style' }]
  const params = { country: 'DE', store: 'de-average', keep }
  const kept = await (await service.post('/api/occasions/new-year-ru', { guests: 4, params })).json()
  plans.push((kept as { id: string }).id)
})

/** Paths of the fields that a document asks for, under its root field, as its answer names them: `days.label`. */
function asked(document: string): string[] {
  const paths: string[] = []
  const take = (selection: SelectionSetNode, above: string) => {
    for (const node of selection.selections) {
      if (node.kind === Kind.FRAGMENT_SPREAD) throw new Error('fragments are not followed')
      if (node.kind === Kind.INLINE_FRAGMENT) take(node.selectionSet, above)
      if (node.kind !== Kind.FIELD) continue
      const path = [above, (node.alias ?? node.name).value].filter(Boolean).join('.')
      if (node.selectionSet) take(node.selectionSet, path)
      else paths.push(path)
    }
  }
  visit(parse(document), {
    OperationDefinition: ({ selectionSet: { selections } }) => {
      for (const root of selections) if (root.kind === Kind.FIELD && root.selectionSet) take(root.selectionSet, '')
    },
  })
  return paths
}

/** The same value; `seen` gets the path of every property that is read of it. */
function watched(value: unknown, path: string, seen: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value
  return new Proxy(value, {
    get: (target, name, receiver) => {
      const found: unknown = Reflect.get(target, name, receiver)
      if (typeof name === 'symbol' || typeof found === 'function') return found
      const below = Array.isArray(target) ? path : [path, name].filter(Boolean).join('.')
      seen.add(below)
      return watched(found, below, seen)
    },
  })
}

/** What a page is shown for: parts of its path, its query, and what its answers say that no content says. */
interface Case {
  readonly parts?: Params
  readonly query?: Params
  readonly answers?: Readonly<Record<string, object>>
}

/** Links of households around the plans; the calendar's token is derived from the link's. */
const ofHouseholds = async (more: Readonly<Record<string, string>> = {}): Promise<Case[]> => {
  const made = plans.map(async (id): Promise<Case> => {
    const { data } = await service.graphql(
      `mutation { createHousehold(planId: "${id}") { household { link calendar } } }`,
    )
    const { link, calendar } = data.createHousehold.household
    const week = await service.graphql(`{ plan(id: "${id}") { kind } }`)
    await service.graphql(
      'mutation ($t: String!, $c: [HouseholdChange!]!) { changeHousehold(token: $t, changes: $c) { ignored } }',
      {
        t: link.split('/').at(-1),
        c: [
          { id: 'change-01', kind: 'tick', seen: 0, ingredientId: 'onion' },
          { id: 'change-02', kind: 'add', seen: 0, lineId: 'line-0001', text: 'Candles' },
          { id: 'change-03', kind: 'addNote', seen: 0, lineId: 'line-0002', text: 'A note' },
          ...(week.data.plan.kind === 'week'
            ? [{ id: 'change-04', kind: 'lock', seen: 0, day: 0, slot: 'dinner' }]
            : []),
        ],
      },
    )
    const token = (more.token === 'calendar' ? calendar : link).split('/').at(-1)
    return { parts: { ...more, token } }
  })
  return Promise.all(made)
}
const ofPlans = () => plans.map((id): Case => ({ parts: { id } }))
const PHOTOGRAPH = { url: 'https://example.org/soup.jpg', credit: 'A. Cook', license: 'CC0' }
const CASES: Readonly<Record<string, () => readonly Case[] | Promise<readonly Case[]>>> = {
  '/': () => [
    {
      query: {
        sent: '1',
        country: 'RU',
        budgetValue: '5000',
        presets: 'vegan',
        exclude: 'celery',
        excludeTags: 'spicy',
      },
    },
  ],
  '/recipe/{id}': () => [
    { parts: { id: 'borscht' }, query: { country: 'RU' }, answers: { recipe: { photograph: PHOTOGRAPH } } },
    { parts: { id: 'borscht' }, query: { cook: '1' } },
  ],
  '/recipes': () => [
    { query: { country: 'DE', allergens: 'milk', tag: 'vegan' } },
    { query: { country: 'DE', maxTime: '10', slot: 'breakfast', cuisine: 'maltese' } },
  ],
  '/basket': () => [{ query: { recipes: 'borscht:2,no-such', country: 'RU' } }],
  '/occasions': () => [{}, { query: { dishes: 'borscht,olivier' } }],
  '/occasions/{id}': () => [
    {
      parts: { id: 'thanksgiving' },
      query: {
        sent: '1',
        country: 'US',
        store: 'us-average',
        guests: '8',
        presets: 'vegetarian',
        allergens: 'nuts',
        excludeTags: 'spicy',
        excludeText: 'kale',
      },
    },
    { parts: { id: 'thanksgiving' }, query: { country: 'US', keep: 'main/roast-turkey-stuffing' } },
  ],
  '/collections/{slug}': () => [{ parts: { slug: 'vegetarian' }, query: { country: 'DE' } }],
  '/plan/{id}': ofPlans,
  '/plan/{id}.ics': ofPlans,
  '/plan/{id}/qr.svg': ofPlans,
  '/plan/{id}/preview.png': ofPlans,
  '/recipe/{id}/preview.png': () => [{ parts: { id: 'borscht' }, query: { country: 'RU' } }],
  '/embed/plan/{id}': ofPlans,
  '/embed/recipe/{id}': () => [{ parts: { id: 'borscht' }, query: { country: 'DE' } }],
  '/w/{token}': () => ofHouseholds(),
  '/w/{token}/data': () => ofHouseholds(),
  '/w/{token}/swap/{day}/{dish}': () => ofHouseholds({ day: '0', dish: '1' }),
  '/w/calendar/{token}.ics': () => ofHouseholds({ token: 'calendar' }),
  '/oembed': () => [
    ...plans.map((id) => ({ query: { url: `${BASE_URL}/plan/${id}` } })),
    { query: { url: `${BASE_URL}/recipe/borscht?country=DE` } },
  ],
  '/plan/{id}/swap/{day}/{dish}': () => plans.map((id) => ({ parts: { id, day: '0', dish: '1' } })),
}

test.each(pages.map((page) => [page.path, page] as const))(
  '%s shows every field that it asks for, or sends it on',
  async (path, page) => {
    const seen = new Map(Object.keys(page.queries).map((name) => [name, new Set<string>()]))
    const cases: readonly Case[] = (await CASES[path]?.()) ?? [{ query: { country: 'DE' } }]
    for (const { parts = {}, query = {}, answers: said = {} } of cases) {
      const context: PageContext = {
        lang: 'en',
        tag: 'en',
        baseUrl: BASE_URL,
        path,
        query,
        langAsked: true,
        guess: undefined,
      }
      const answers: [string, unknown][] = await Promise.all(
        Object.entries(page.queries).map(async ([name, { document, variables }]) => {
          const { data, errors } = await service.graphql(document, variables(parts, query, context))
          expect(errors).toBeUndefined()
          const [answer] = Object.values<object>(data)
          return [name, watched(said[name] ? { ...answer, ...said[name] } : answer, '', seen.get(name) as Set<string>)]
        }),
      )
      const data: Answers = Object.fromEntries(answers)
      page.missing(data)
      await page.render(data, context)
      for (const form of forms) if (form.page === page) form.checked?.variables(query, data, context)
    }
    const unseen = Object.entries(page.queries).flatMap(([name, { document }]) =>
      asked(document).flatMap((field) => (seen.get(name)?.has(field) ? [] : [`${name}: ${field}`])),
    )
    expect(unseen).toEqual([])
  },
)
