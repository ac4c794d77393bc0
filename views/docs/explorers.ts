import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Hono } from 'hono'
import { CachedResponse, vary } from '../../src/http/cached-response.ts'
import { asset, typeOf } from '../assets.ts'
import { security } from '../security.ts'

// The API explorers come from packages and are served from here: no page of ours asks another host for anything.

const { resolve } = createRequire(import.meta.url)
const swagger = (name: string) => () => readFile(resolve(`swagger-ui-dist/${name}`))
const graphiql = (name: 'js' | 'css' | 'editorWorkerService' | 'jsonWorker' | 'graphqlWorker') => async () =>
  Buffer.from((await import('@graphql-yoga/render-graphiql/graphiql'))[name])

/** Several megabytes each, so they are read when somebody opens an explorer. */
const FILES: ReadonlyMap<string, () => Promise<Buffer>> = new Map([
  ['swagger-ui.js', swagger('swagger-ui-bundle.js')],
  ['swagger-ui.css', swagger('swagger-ui.css')],
  ['graphiql.js', graphiql('js')],
  ['graphiql.css', graphiql('css')],
  ['worker-editor.js', graphiql('editorWorkerService')],
  ['worker-json.js', graphiql('jsonWorker')],
  ['worker-graphql.js', graphiql('graphqlWorker')],
])

/** The explorers write styles into the page. Their scripts are ours all the same. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self' data:; connect-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const read = new Map<string, Promise<CachedResponse>>()

async function load(name: string, content: () => Promise<Buffer>): Promise<CachedResponse> {
  const body = await content()
  const headers = { 'content-type': typeOf(name), 'cache-control': 'no-cache', ...vary('Accept-Encoding') }
  return new CachedResponse(body, { ...security(POLICY), ...headers })
}

function fileNamed(name: string): Promise<CachedResponse> | undefined {
  const content = FILES.get(name)
  if (!content) return undefined
  const known = read.get(name) ?? load(name, content)
  read.set(name, known)
  return known
}

const page = (title: string, name: string, id: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${title}: try the calls of the public API.">
<title>${title} · Provender</title>
<link rel="icon" href="${asset('icon.svg')}" type="image/svg+xml">
<link rel="stylesheet" href="/docs/files/${name}.css">
<link rel="stylesheet" href="${asset('explorer.css')}">
<script src="/docs/files/${name}.js" defer></script>
<script src="${asset(`explorer-${id}.js`)}" defer></script>
</head>
<body>
<main id="${id}"></main>
<noscript>The explorer needs JavaScript. <a href="/openapi.json">openapi.json</a> describes the same.</noscript>
</body>
</html>`

const shell = (title: string, name: string, id: string): CachedResponse =>
  new CachedResponse(page(title, name, id), {
    ...security(POLICY),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    ...vary('Accept-Encoding'),
  })

const PAGES: Readonly<Record<string, CachedResponse>> = {
  '/docs/rest': shell('REST API', 'swagger-ui', 'rest'),
  '/docs/graphql': shell('GraphQL API', 'graphiql', 'graphql'),
}

/** The explorers of the two APIs. */
export function explorers(app: Hono): void {
  for (const [path, page] of Object.entries(PAGES)) app.get(path, (c) => page.respond(c.req.raw))
  app.get('/docs/files/:name', async (c, next) => {
    const file = await fileNamed(c.req.param('name'))
    return file ? file.respond(c.req.raw) : next()
  })
}
