import { Hono } from 'hono'
import { type Context, createContext, type Services } from '../schema/context.ts'
import { toGraphQLError } from '../schema/errors.ts'
import { type Document, execute, type OnBug, prepare } from '../schema/execute.ts'
import { DEFAULT_LANG, fromAcceptLanguage } from '../src/i18n/locale.ts'
import { assets } from './assets.ts'
import { notFound } from './not-found.ts'
import type { Html, Page, Scene } from './page.ts'
import { pages } from './pages.ts'

const SECURITY = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; " +
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

const send = async (body: Html, scene: Scene, status: number): Promise<Response> =>
  new Response(String(await body), {
    status,
    headers: {
      ...SECURITY,
      'content-type': 'text/html; charset=utf-8',
      'content-language': scene.lang,
      vary: 'Accept-Language',
    },
  })

async function show(
  page: Page,
  document: Document,
  services: Services,
  onBug: OnBug,
  request: Request,
  path: Record<string, string>,
): Promise<Response> {
  const url = new URL(request.url)
  const scene = (lang: Scene['lang']): Scene => ({ lang, baseUrl: services.baseUrl, url })
  let context: Context
  try {
    context = createContext(services, request)
  } catch (error) {
    // An unknown ?lang= on a link between people: show the page in the browser's language rather than an error.
    if (!toGraphQLError(error)) throw error
    url.searchParams.delete('lang')
    context = createContext(services, new Request(url, { headers: request.headers }))
  }
  const outcome = await execute(document, page.variables(path, url.searchParams), context, onBug)
  const lang = context.answer.lang ?? context.lang
  if (!outcome.ok) {
    if (outcome.status < 500) return send(notFound(scene(lang)), scene(lang), 404)
    return new Response(outcome.message, {
      status: outcome.status,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' },
    })
  }
  if (outcome.value === null) return send(notFound(scene(lang)), scene(lang), 404)
  return send(page.render(outcome.value, scene(lang)), scene(lang), 200)
}

/** The pages for people and the files they load. */
export function pagesApp(services: Services, onBug: OnBug): Hono {
  const app = new Hono()
  for (const page of pages) {
    const document = prepare(page.path, page.document)
    app.get(page.path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) =>
      show(page, document, services, onBug, c.req.raw, c.req.param() as Record<string, string>),
    )
  }
  app.get('/assets/:hash/:name', (c) => {
    const asset = assets.get(c.req.param('name'))
    if (!asset || asset.hash !== c.req.param('hash')) return c.notFound()
    return c.body(asset.body, 200, {
      'content-type': asset.type,
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
  app.notFound((c) => {
    const lang = fromAcceptLanguage(c.req.header('accept-language')) ?? DEFAULT_LANG
    const scene: Scene = { lang, baseUrl: services.baseUrl, url: new URL(c.req.url) }
    return send(notFound(scene), scene, 404)
  })
  return app
}
