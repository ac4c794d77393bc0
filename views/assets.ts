import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
}

const folder = new URL('./assets/', import.meta.url)

export interface Asset {
  readonly body: string
  readonly type: string
  readonly hash: string
}

/** The files the pages load, read once; their addresses carry a content hash and so never go stale. */
export const assets: ReadonlyMap<string, Asset> = new Map(
  readdirSync(folder).map((name) => {
    const body = readFileSync(new URL(name, folder), 'utf8')
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 12)
    return [name, { body, hash, type: TYPES[name.split('.').pop() ?? ''] ?? 'application/octet-stream' }]
  }),
)

/** Address of an asset. @throws Error for a name that is not there */
export function asset(name: string): string {
  const found = assets.get(name)
  if (!found) throw new Error(`no asset ${name}`)
  return `/assets/${found.hash}/${name}`
}
