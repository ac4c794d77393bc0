import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { CachedResponse, IMMUTABLE, vary } from '../src/http/cached-response.ts'

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
}

/** Content type by the ending of a file's name. */
export const typeOf = (name: string): string => TYPES[name.split('.').pop() ?? ''] ?? 'application/octet-stream'

const folder = new URL('./assets/', import.meta.url)

export interface Asset {
  readonly answer: CachedResponse
  readonly hash: string
}

/** An address with a content hash never goes stale. */
export const FOREVER = { 'cache-control': IMMUTABLE, ...vary('Accept-Encoding') }

/** The files the pages load, read once. */
export const assets: ReadonlyMap<string, Asset> = new Map(
  readdirSync(folder).map((name) => {
    const body = readFileSync(new URL(name, folder))
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 12)
    const headers = { ...FOREVER, 'content-type': typeOf(name), 'x-content-type-options': 'nosniff' }
    return [name, { hash, answer: new CachedResponse(body, headers) }]
  }),
)

/** Address of an asset. @throws Error for a name that is not there */
export function asset(name: string): string {
  const found = assets.get(name)
  if (!found) throw new Error(`no asset ${name}`)
  return `/assets/${found.hash}/${name}`
}

const icon = assets.get('favicon.ico')
if (!icon) throw new Error('no asset favicon.ico')

/** The icon at an address without a hash: it may change. */
export const favicon = new CachedResponse(icon.answer.body, {
  'content-type': typeOf('favicon.ico'),
  'cache-control': 'public, max-age=86400',
  'x-content-type-options': 'nosniff',
})
