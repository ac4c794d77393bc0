import { html } from 'hono/html'
import { ERROR_KINDS, type ErrorKind } from '../../src/i18n/titles.ts'
import { layout } from '../layout.ts'
import { type Html, type PageContext, page } from '../page.ts'
import { type Say, sayIn } from '../say.ts'

/** A kind of errors, at the anchor that `type` of RFC 9457 leads to. */
const explained = (kind: ErrorKind, say: Say): Html => html`
  <dt id="${kind}">${say(`error.title.${kind}`)} <code>${kind}</code></dt>
  <dd>${say(`error.about.${kind}`)}</dd>`

function render(_: unknown, context: PageContext): Html {
  const say = sayIn(context)
  const title = say('page.docs')
  const lead = say('page.docsLead')
  const body = html`
<h1>${title}</h1>
<p class="lead">${lead}</p>
<ul class="cards">
  <li><div><a href="/docs/api.md" hreflang="en">docs/api.md</a><p>${say('page.docsGuide')}</p></div></li>
  <li><div><a href="/docs/rest">REST</a><p>${say('page.docsRest')}</p></div></li>
  <li><div><a href="/docs/graphql">GraphQL</a><p>${say('page.docsGraphql')}</p></div></li>
</ul>
<p><a class="button" href="/openapi.json">${say('page.docsFile')}</a></p>
<dl>${ERROR_KINDS.map((kind) => explained(kind, say))}
</dl>`
  return layout(context, { title, description: lead }, body)
}

/** Where developers start. */
export const docs = page({ path: '/docs', query: [], documents: {}, render })
