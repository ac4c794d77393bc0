import { beforeAll, describe, expect, test } from 'vitest'
import { allRecipes } from '../harness/all-recipes.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { BASE_URL } from '../harness/service.ts'

const service = serviceForFile()
const pathOf = (address: string) => address.slice(BASE_URL.length)
const text = async (path: string) => (await service.get(path)).text()

describe('who knows the address alone', () => {
  test('finds a description of every interface from the start page on', async () => {
    const start = await service.get('/')
    const [, path = ''] = /<([^>]+)>; rel="api-catalog"/.exec(start.headers.get('link') ?? '') ?? []
    const catalog = await service.get(path)
    expect(catalog.headers.get('content-type')).toMatch(
      /^application\/linkset\+json; profile="https:\/\/www\.rfc-editor/,
    )
    const head = await service.app.request(path, { method: 'HEAD' })
    expect([head.status, head.headers.get('link')]).toEqual([200, `<${path}>; rel="api-catalog"`])
    const { linkset } = (await catalog.json()) as { linkset: Record<string, { href: string; type: string }[]>[] }
    expect(linkset.map(({ anchor }) => pathOf(String(anchor)))).toEqual(['/api', '/graphql', '/mcp'])
    const links = linkset.flatMap(({ anchor: _, ...relations }) => Object.values(relations).flat())
    for (const { href, type } of links) {
      const found = await service.get(pathOf(href))
      const sent = found.headers.get('content-type')?.split(';')[0]
      // OpenAPI's own type is not what browsers show.
      const expected = type.startsWith('application/vnd.oai') ? 'application/json' : type
      expect([href, found.status, sent]).toEqual([href, 200, expected])
    }
  })

  test('reads what it is in llms.txt, whose links lead somewhere', async () => {
    const found = await text('/llms.txt')
    expect(found).toMatch(/^# Provender\n\n> /)
    const links = [...found.matchAll(/\]\((\S+)\)/g)].map(([, address = '']) => address)
    expect(links.length).toBeGreaterThan(8)
    for (const link of links) {
      expect([link, (await service.get(pathOf(link))).status]).toEqual([link, link.endsWith('/mcp') ? 405 : 200])
    }
  })

  test('reads the guide, whose links lead to what is served', async () => {
    for (const name of ['api', 'codes', 'schema-changes']) {
      const found = await service.get(`/docs/${name}.md`)
      expect([found.status, found.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8'])
      const guide = await found.text()
      expect(guide).not.toContain('localhost:3000')
      for (const [, target = ''] of guide.matchAll(/\]\((?!https?:|#)([^)#]+)/g))
        expect([name, target, (await service.get(`/docs/${target}`)).status]).toEqual([name, target, 200])
    }
    expect(await text('/docs/api.md')).toContain(`${BASE_URL}/api/plans`)
    expect(await text('/docs?lang=de')).toContain('href="/docs/api.md"')
  })

  test('has the schema as text', async () => {
    expect(await text('/schema.graphql')).toContain('type Money {')
  })

  test('finds every recipe, collection and occasion in the sitemap that robots.txt names', async () => {
    const [, address = ''] = /^Sitemap: (\S+)$/m.exec(await text('/robots.txt')) ?? []
    const listed = [...(await text(pathOf(address))).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) =>
      pathOf(loc),
    )
    const recipes = (await allRecipes(service)).map(({ id }) => `/recipe/${id}`)
    const { data } = await service.graphql('{ collections { slug } occasions { id } }')
    const collections = data.collections.map(({ slug }: { slug: string }) => `/collections/${slug}`)
    expect(listed.filter((path) => path.startsWith('/recipe/')).sort()).toEqual(recipes.sort())
    const occasions = data.occasions.map(({ id }: { id: string }) => `/occasions/${id}`)
    expect(listed).toEqual(expect.arrayContaining([...collections, '/occasions', ...occasions]))
    for (const path of [listed[0], collections[0], occasions[3], recipes[7]])
      expect((await service.get(path)).status).toBe(200)
  })
})

describe('a plan on another site', () => {
  let id: string
  beforeAll(async () => {
    const answer = await service.post('/api/plans', { country: 'DE', store: 'de-lidl', startDate: '2026-11-23' })
    id = ((await answer.json()) as { id: string }).id
  })
  const framing = async (path: string) =>
    /frame-ancestors ([^;]+)/.exec((await service.get(path)).headers.get('content-security-policy') ?? '')?.[1]

  test('is found from its page on, and its card may be framed, which nothing else may', async () => {
    const page = await text(`/plan/${id}?lang=it`)
    expect(page).toContain('<meta name="robots" content="noindex">')
    const [, href = ''] = /application\/json\+oembed" href="([^"]+)"/.exec(page) ?? []
    const answer = await service.get(pathOf(href.replaceAll('&amp;', '&')), { 'accept-language': 'it' })
    const card = (await answer.json()) as { html: string; title: string; width: number; height: number }
    expect(card).toMatchObject({ version: '1.0', type: 'rich', title: expect.any(String), width: 600, height: 480 })
    const [, src = ''] = /src="([^"]+)"/.exec(card.html) ?? []
    expect(pathOf(src)).toBe(`/embed/plan/${id}?lang=it`)
    const shown = await text(pathOf(src))
    expect(shown).toContain(`href="${BASE_URL}/plan/${id}?lang=it" target="_blank"`)
    expect(shown).not.toMatch(/<script|<form/)
    const { data } = await service.graphql(
      '{ plan(id: "ID") { days { label(lang: it) dishes { title(lang: it) leftover } } totals { cost } priceSource { sureness(lang: it) } } }'.replace(
        'ID',
        id,
      ),
    )
    const dishes = data.plan.days.flatMap((day: { dishes: object[] }) => day.dishes)
    for (const { title, leftover } of dishes) if (!leftover) expect(shown).toContain(title.replaceAll("'", '&#39;'))
    expect(await framing(pathOf(src))).toBe('*')
    for (const path of ['/', `/plan/${id}`, '/recipes', '/docs', '/oembed', '/embed/plan/ghost', `/api/plans/${id}`])
      expect([path, await framing(path)]).toEqual([path, "'none'"])
  })

  test('is as small as the other site asks, in the one form there is', async () => {
    const ask = (more: string, plan = id) =>
      service.get(`/oembed?url=${encodeURIComponent(`${BASE_URL}/plan/${plan}`)}${more}`)
    expect(await (await ask('&maxwidth=320&maxheight=5000')).json()).toMatchObject({ width: 320, height: 480 })
    expect((await ask('&format=xml')).status).toBe(501)
    expect((await ask('', '00000000-0000-8000-8000-000000000000')).status).toBe(404)
    expect((await service.get('/oembed?url=https://example.org/')).status).toBe(404)
    expect((await service.get('/oembed')).status).toBe(404)
  })
})

test('a recipe on another site: its card is found from its page on, with the prices of its country', async () => {
  const page = await text('/recipe/borscht?lang=it&country=DE')
  const [, href = ''] = /application\/json\+oembed" href="([^"]+)"/.exec(page) ?? []
  const answer = await service.get(pathOf(href.replaceAll('&amp;', '&')), { 'accept-language': 'it' })
  const card = (await answer.json()) as { html: string; title: string; width: number; height: number }
  const { data } = await service.graphql(
    '{ recipe(id: "borscht") { title(lang: it, country: "DE") description(lang: it) } }',
  )
  expect(card).toMatchObject({ version: '1.0', type: 'rich', title: data.recipe.title, width: 600, height: 260 })
  const [, src = ''] = /src="([^"]+)"/.exec(card.html) ?? []
  expect(pathOf(src.replaceAll('&amp;', '&'))).toBe('/embed/recipe/borscht?lang=it&country=DE')
  const shown = await service.get('/embed/recipe/borscht?lang=it&country=DE')
  expect(shown.headers.get('content-security-policy')).toContain('frame-ancestors *')
  const body = await shown.text()
  expect(body).toContain(`href="${BASE_URL}/recipe/borscht?country=DE&amp;lang=it" target="_blank"`)
  for (const words of [data.recipe.title, data.recipe.description, 'Germania', '€'])
    expect(body).toContain(words.replaceAll("'", '&#39;'))
  expect(body).not.toMatch(/<script|<form/)
  // Without a country it is that of the reader's language, as on pages.
  expect(await text('/embed/recipe/borscht?lang=it')).toContain('Italia')
  for (const url of [`${BASE_URL}/recipe/ghost`, `${BASE_URL}/collections/vegan`])
    expect((await service.get(`/oembed?url=${encodeURIComponent(url)}`)).status).toBe(404)
  expect((await service.get('/embed/recipe/ghost')).status).toBe(404)
})

test('none of this was a bug of ours', () => {
  expect(service.bugs).toEqual([])
})
