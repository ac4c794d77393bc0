import { readFileSync } from 'node:fs'
import { Hono, type MiddlewareHandler } from 'hono'
import type { Services } from '../../schema/context.ts'
import { CachedResponse, vary } from '../http/cached-response.ts'
import { ANY_ORIGIN, DATA_SECURITY } from '../http/security-headers.ts'
import type { Revision } from '../revision/types.ts'
import { GUIDE_PAGES, guidePage } from './guide.ts'

// What machines look for where they know no more than the address.

/** RFC 9727 and RFC 9264. */
const CATALOG_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'
const CATALOG_PATH = '/.well-known/api-catalog'
const TEXT = 'text/plain; charset=utf-8'
const MARKDOWN = 'text/markdown; charset=utf-8'
/** The schema as text, as `npm run generate` printed it. */
const SDL = readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8')
const AN_HOUR = 'public, max-age=3600'

/** What an answer of the start page says of the API (RFC 8631). */
const LINKS = [
  `<${CATALOG_PATH}>; rel="api-catalog"`,
  '</openapi.json>; rel="service-desc"; type="application/vnd.oai.openapi+json;version=3.1"',
  '</docs>; rel="service-doc"; type="text/html"',
].join(', ')

const catalog = (base: string): string => {
  const described = (path: string, desc: { href: string; type: string }[], doc: { href: string; type: string }[]) => ({
    anchor: `${base}${path}`,
    ...(desc.length > 0 ? { 'service-desc': desc } : {}),
    'service-doc': doc,
    status: [{ href: `${base}/health`, type: 'application/json' }],
    license: [{ href: `${base}/content-license`, type: 'text/markdown' }],
  })
  const doc = [{ href: `${base}/docs`, type: 'text/html' }]
  return JSON.stringify({
    linkset: [
      described('/api', [{ href: `${base}/openapi.json`, type: 'application/vnd.oai.openapi+json;version=3.1' }], doc),
      described('/graphql', [{ href: `${base}/schema.graphql`, type: 'text/plain' }], doc),
      described('/mcp', [], [{ href: `${base}/llms.txt`, type: 'text/plain' }]),
    ],
  })
}

/** For language models that read a site (llmstxt.org): what it is, and where each thing is described. */
const llms = (base: string): string => `# Provender

> Plans a household's meals for a week, a holiday menu, or a table of chosen dishes, with one shopping list in whole shop packs, estimated prices, and the reason
> for every dish. Recipes in 15 languages. No key, no account, open CORS.

Prices are estimates from national statistics, never live shelf prices: show \`priceSource\` beside any price.
\`allergens\` are excluded strictly; \`nuts\` means tree nuts only, \`peanuts\` is another allergen: for a nut allergy pass both.
Give a person the link to the page of a plan: ${base}/plan/{id}.

## Assistants

- [MCP server](${base}/mcp): streamable HTTP, no key; six tools: build_week, build_table, search_recipes, get_recipe, list_collections, list_stores

## API

- [REST, OpenAPI 3.1](${base}/openapi.json): POST /api/plans builds a week and answers with its id
- [GraphQL schema](${base}/schema.graphql): the endpoint is ${base}/graphql
- [API catalog](${base}${CATALOG_PATH}): RFC 9727
- [Guide](${base}/docs/api.md): search, weeks after another, changing a plan, errors, limits, caching, what may change; with examples
- [Documentation to try](${base}/docs)

## Pages

- [Plan a week](${base}/)
- [Recipes](${base}/recipes)
- [Holiday tables](${base}/occasions)
- [Collections](${base}/collections)
- [Sitemap](${base}/sitemap.xml)

## Optional

- [Terms of recipes and pictures](${base}/content-license): cook from them and build products on the API; the collection may not be republished
`

/**
 * The API is no page. Plans say themselves that they are not for search engines: chats that preview a link may read them.
 * What a family changes under its link is for nobody else.
 */
const robots = (base: string): string => `User-agent: *
Disallow: /api/
Disallow: /graphql
Disallow: /mcp
Disallow: /admin/
Disallow: /w/

Sitemap: ${base}/sitemap.xml
`

const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The pages that search engines may show; each page names itself in the other languages. */
function sitemap(base: string, { recipes, occasions, problemData }: Revision): string {
  const offered = [...recipes.values()].filter(({ withdrawn }) => !withdrawn)
  const paths = [
    ...['/', '/recipes', '/occasions', '/collections', '/docs'],
    ...[...occasions.keys()].map((id) => `/occasions/${encodeURIComponent(id)}`),
    ...problemData.collections.map(({ slug }) => `/collections/${encodeURIComponent(slug)}`),
    ...offered.map(({ id }) => `/recipe/${encodeURIComponent(id)}`),
  ]
  const urls = paths.map((path) => `<url><loc>${xml(base + path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

const answerOf = (body: string, type: string): CachedResponse =>
  new CachedResponse(body, {
    ...DATA_SECURITY,
    ...ANY_ORIGIN,
    'content-type': type,
    'cache-control': AN_HOUR,
    ...vary('Accept-Encoding'),
  })

/** Where a machine that knows the address alone finds the rest. */
export function discoveryApp({ baseUrl, revision }: Services): Hono {
  const app = new Hono()
  const files: Readonly<Record<string, () => readonly [body: string, type: string]>> = {
    '/llms.txt': () => [llms(baseUrl), TEXT],
    '/robots.txt': () => [robots(baseUrl), TEXT],
    [CATALOG_PATH]: () => [catalog(baseUrl), CATALOG_TYPE],
    '/schema.graphql': () => [SDL, TEXT],
    ...Object.fromEntries(
      GUIDE_PAGES.map((name) => [`/docs/${name}`, () => [guidePage(name, baseUrl), MARKDOWN] as const]),
    ),
  }
  for (const [path, make] of Object.entries(files)) {
    let made: CachedResponse | undefined
    app.get(path, (c) => {
      made ??= answerOf(...make())
      return made.respond(c.req.raw, 200, path === CATALOG_PATH ? { link: `<${CATALOG_PATH}>; rel="api-catalog"` } : {})
    })
  }
  let known: { readonly revision: string; readonly answer: CachedResponse } | undefined
  app.get('/sitemap.xml', (c) => {
    const current = revision()
    if (known?.revision !== current.revision) {
      const answer = answerOf(sitemap(baseUrl, current), 'application/xml; charset=utf-8')
      known = { revision: current.revision, answer }
    }
    return known.answer.respond(c.req.raw)
  })
  return app
}

/** Tells machines that come to the start page where the API is described. */
export const linkToApi: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.ok) c.res.headers.append('link', LINKS)
}
