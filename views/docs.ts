import { html } from 'hono/html'
import type { ErrorKind } from '../src/i18n/titles.ts'
import { words } from '../src/i18n/words.ts'
import { layout } from './layout.ts'
import { page, type Scene } from './page.ts'

/** What errors are of: the addresses in `type` of RFC 9457 lead here. */
const KINDS = [
  'BAD_USER_INPUT',
  'NO_DISH_LEFT',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'TOO_LARGE',
  'RATE_LIMITED',
  'INTERNAL_SERVER_ERROR',
  'UNAVAILABLE',
] as const satisfies readonly ErrorKind[]

const render = (_: unknown, scene: Scene) => {
  const { lang } = scene
  const title = words(lang, 'page.docs')
  const lead = words(lang, 'page.docsLead')
  return layout(
    scene,
    { title, description: lead },
    html`<h1>${title}</h1><p class="lead">${lead}</p>
<ul class="cards">
<li><div><a href="/docs/rest">REST</a><p>${words(lang, 'page.docsRest')}</p></div></li>
<li><div><a href="/docs/graphql">GraphQL</a><p>${words(lang, 'page.docsGraphql')}</p></div></li>
</ul>
<p><a class="button" href="/openapi.json">${words(lang, 'page.docsFile')}</a></p>
<ul>${KINDS.map((kind) => html`<li id="${kind}"><code>${kind}</code>: ${words(lang, `error.title.${kind}`)}</li>`)}</ul>`,
  )
}

/** Where developers start. */
export const docs = page<Record<never, never>>({ path: '/docs', query: [], ask: {}, render })
