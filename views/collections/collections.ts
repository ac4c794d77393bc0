import { html } from 'hono/html'
import { withColon } from '../../src/i18n/format.ts'
import { layout } from '../layout.ts'
import { link } from '../links.ts'
import { type AnswerOf, type Html, type PageContext, page } from '../page.ts'
import { type Say, sayIn } from '../say.ts'

const document = 'query CollectionsPage { collections { slug name description size } }'
type Collections = AnswerOf<typeof document>

const card = ({ slug, name, description, size }: Collections[number], context: PageContext, say: Say): Html => html`
<li>
  <div>
    <a href="${link(context, `/collections/${slug}`)}"><bdi>${name}</bdi></a>
    <p>${description}</p>
    <span class="facts">${say('page.found', { count: size })}</span>
  </div>
</li>`

function render({ all }: { readonly all: Collections }, context: PageContext): Html {
  const say = sayIn(context)
  const title = say('page.collections')
  const description = withColon(context.lang, title, all.map(({ name }) => name).join(', '))
  const body = html`
<h1>${title}</h1>
<ul class="cards">${all.map((one) => card(one, context, say))}</ul>`
  return layout(context, { title, description }, body)
}

/** All collections. */
export const collections = page({ path: '/collections', query: [], documents: { all: document }, render })
