import type { PageContext } from './page.ts'

/** A link to a page of ours in the language of this one. */
export function link(
  context: PageContext,
  path: string,
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const parts = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) parts.set(name, value)
  if (context.langAsked) parts.set('lang', context.english ?? context.lang)
  const text = parts.toString()
  return text ? `${path}?${text}` : path
}

/** A link to a page of ours whose whole address the schema gave. */
export function linkTo(context: PageContext, href: string): string {
  const { pathname, searchParams } = new URL(href)
  const base = new URL(context.baseUrl).pathname.replace(/\/$/, '')
  return link(context, pathname.slice(base.length), Object.fromEntries(searchParams))
}
