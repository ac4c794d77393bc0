import { CachedResponse, vary } from '../src/http/cached-response.ts'
import { asset, assets } from './assets.ts'
import { security } from './security.ts'

/** What every page needs, and what is shown when there is no connection. */
const files = [
  ...[...assets.keys()].filter((name) => /^(?!explorer|embed|sw).*\.(css|js|svg)$/.test(name)).map(asset),
  '/offline',
]

/** New files make a new worker, which fetches them. */
const source = (assets.get('sw.js')?.answer.body ?? '').toString().replace('__FILES__', JSON.stringify(files))

/** Keeps opened pages for when there is no connection. It stands at the root, since it speaks for every page. */
export const serviceWorker = new CachedResponse(source, {
  // What a page may show is the page's to say; a picture may be led to an operator's photograph elsewhere.
  ...security("default-src 'none'; connect-src 'self' https:; frame-ancestors 'none'"),
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  ...vary('Accept-Encoding'),
})
