import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Services } from '../schema/context.ts'
import type { OnBug } from '../schema/execute.ts'
import { MAX_BODY } from '../src/http/body.ts'
import { assets, favicon } from './assets.ts'
import { explorers } from './docs/explorers.ts'
import { forms, pages } from './pages.ts'
import { serviceWorker } from './service-worker.ts'
import { Pages, type Painting } from './shown-pages.ts'

/** A path as the router writes it: `{id}` is `:id`; `{id}.ics` is `:id` with an ending. */
const patternOf = (path: string): string =>
  path.replaceAll(/\{(\w+)\}(\.\w+)?/g, (_, name, ending) => `:${name}${ending ? `{[^/.]+\\${ending}}` : ''}`)

/** The pages for people, what their forms post to, and the files they load. */
export function pagesApp(
  services: Services & Painting,
  onBug: OnBug,
  onLookup: (cache: string, hit: boolean) => void,
): Hono {
  const app = new Hono()
  const shown = new Pages(services, onBug, (hit) => onLookup('pages', hit))
  // Of oEmbed's two forms there is one.
  app.get('/oembed', (c, next) => (c.req.query('format') === 'xml' ? Promise.resolve(c.body(null, 501)) : next()))
  for (const page of pages) {
    const show = shown.showing(page)
    app.get(patternOf(page.path), (c) => show(c.req.raw, c.req.param() as Record<string, string>))
  }
  const limit = bodyLimit({ maxSize: MAX_BODY, onError: (c) => shown.tooLarge(c.req.raw) })
  for (const form of forms) {
    const take = shown.taking(form)
    app.post(patternOf(form.path), limit, (c) => take(c.req.raw, c.req.param() as Record<string, string>))
  }
  app.get('/assets/:hash/:name', (c, next) => {
    const asset = assets.get(c.req.param('name'))
    return asset && asset.hash === c.req.param('hash') ? Promise.resolve(asset.answer.respond(c.req.raw)) : next()
  })
  app.get('/sw.js', (c) => serviceWorker.respond(c.req.raw))
  // Asked for at this address by whatever reads no page.
  app.get('/favicon.ico', (c) => favicon.respond(c.req.raw))
  explorers(app)
  const onlyPosted = new Set(forms.map(({ path }) => path).filter((path) => pages.every((page) => page.path !== path)))
  app.get('*', (c) => (onlyPosted.has(c.req.path) ? shown.onlyPosted(c.req.raw) : shown.missing(c.req.raw)))
  return app
}
