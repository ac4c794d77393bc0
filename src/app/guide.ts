import { readFileSync } from 'node:fs'

/** Pages of docs/ that a client's programmer needs; they are served under /docs/. */
export const GUIDE_PAGES = ['api.md', 'codes.md', 'schema-changes.md'] as const

/** Where examples say that the service is. */
const EXAMPLE_HOST = /(?:http:\/\/)?localhost:3000/g
/** A link to another file of the repository, which is not served. */
const LINK = /\[([^\]]+)\]\((?!https?:|#)([^)#]+)(#[^)]*)?\)/g

/** A page of docs/ as an instance serves it: examples ask the instance, and links lead to what it serves. */
export function guidePage(name: (typeof GUIDE_PAGES)[number], base: string): string {
  const page = readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8')
  const served: readonly string[] = GUIDE_PAGES
  return page
    .replaceAll(EXAMPLE_HOST, base)
    .replaceAll(LINK, (link, text: string, target: string) => (served.includes(target) ? link : text))
}
