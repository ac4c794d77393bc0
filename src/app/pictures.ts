import { Hono } from 'hono'
import type { ReadCache } from '../../rest/adapter.ts'
import type { Services } from '../../schema/context.ts'
import { CachedResponse, IMMUTABLE, vary } from '../http/cached-response.ts'
import { ANY_ORIGIN, DATA_SECURITY } from '../http/security-headers.ts'

/** Pictures of recipes run no script and load nothing. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Illustrations of recipes; where an operator gave a photograph, the way to it. */
export function picturesApp({ revision }: Pick<Services, 'revision'>, cache: ReadCache): Hono {
  const app = new Hono()
  app.get('/images/recipes/:file{.+\\.svg}', async (c) => {
    const recipe = c.req.param('file').slice(0, -'.svg'.length)
    const photograph = revision().photographs.get(recipe)
    if (photograph) {
      return c.body(null, 302, { location: photograph.url, ...ANY_ORIGIN, 'cache-control': 'public, max-age=300' })
    }
    const picture = revision().picture(recipe)
    if (!picture) return c.notFound()
    const fresh = c.req.query('v') === picture.hash
    const made = await cache.get(`picture ${picture.hash} ${fresh}`, async () => {
      return new CachedResponse(picture.svg, {
        ...DATA_SECURITY,
        ...ANY_ORIGIN,
        'content-type': 'image/svg+xml; charset=utf-8',
        'content-security-policy': PICTURE_POLICY,
        'cache-control': fresh ? IMMUTABLE : 'public, max-age=3600',
        ...vary('Accept-Encoding'),
      })
    })
    return made instanceof CachedResponse ? made.respond(c.req.raw) : made(c.req.raw)
  })
  return app
}
