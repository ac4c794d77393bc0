import { html } from 'hono/html'
import { list, withColon } from '../../src/i18n/format.ts'
import { label } from '../../src/i18n/message.ts'
import { layout } from '../layout.ts'
import { link } from '../links.ts'
import { type Html, type PageContext, type Params, page } from '../page.ts'
import { cards } from '../parts.ts'
import { countryOf } from '../place.ts'
import { facts as joined, sayIn } from '../say.ts'
import { FIELDS, filterOf, orderOf, valuesOf } from './chosen.ts'
import { type Data, documents, type Found } from './document.ts'
import { chips, filters, help } from './facets.ts'

const PAGE_SIZE = 48

/** From 1. */
const pageOf = ({ page: asked = '' }: Params): number => (/^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1)

/** The pages before and after. */
function turn(total: number, context: PageContext): Html | '' {
  const { query } = context
  const say = sayIn(context)
  const here = pageOf(query)
  const pages = Math.ceil(total / PAGE_SIZE)
  if (pages < 2) return ''
  const to = (number: number, text: string): Html | '' => {
    if (number < 1 || number > pages) return ''
    return html`<a class="button" href="${link(context, '/recipes', { ...query, page: String(number) })}">${text}</a>`
  }
  const place = say('page.pageOf', { page: here, pages })
  return html`
<nav class="turn" aria-label="${place}">
  ${to(here - 1, say('page.previous'))} <span>${place}</span> ${to(here + 1, say('page.next'))}
</nav>`
}

/** Cards that say of a dish which allergens to leave out only the label of a food of it tells. */
function noted({ nodes }: Found, context: PageContext) {
  const avoided = valuesOf('allergens', context.query)
  return nodes.map((item) => {
    const possible = item.mayContain.filter((id) => avoided.includes(id))
    const names = list(
      context.lang,
      possible.map((id) => label(context.lang, 'allergen', id)),
    )
    return { ...item, note: names && sayIn(context)('page.mayContain', { allergens: names }) }
  })
}

function render(data: Data, context: PageContext): Html {
  const { lang, query } = context
  const { found } = data
  const { totalCount: total } = found
  const say = sayIn(context)
  const title = say('page.recipes')
  const count = say('page.found', { count: total })
  const country = data.places.countries.find(({ code }) => code === countryOf(query, context))
  const body = html`
<h1>${title}</h1>
<div class="browse">
  ${filters(data, context)}
  <section id="found" data-part>
    <p class="facts" role="status">${joined(count, total > 1 ? say(`dish.browse.order.${orderOf(query, context)}`) : '')}</p>
    ${chips(found, context)}
    ${total === 0 ? help(found, context) : cards(noted(found, context), country, context)}
    ${turn(total, context)}
    ${country && html`<p class="facts">${withColon(lang, country.label, say('page.estimates'))}</p>`}
  </section>
</div>`
  return layout(context, { title, description: withColon(lang, title, count), styles: ['recipes.css'] }, body)
}

/** All recipes, or those that fit some words and filters. The filter of the API is the only logic. */
export const recipes = page({
  path: '/recipes',
  query: FIELDS,
  documents,
  variables: {
    found: (_, query, context) => ({
      q: query.q?.slice(0, 100),
      filter: filterOf(query, context),
      sort: orderOf(query, context),
      country: countryOf(query, context) || undefined,
      limit: PAGE_SIZE,
      offset: (pageOf(query) - 1) * PAGE_SIZE,
    }),
  },
  render,
})
