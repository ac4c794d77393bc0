import { html } from 'hono/html'
import { withColon } from '../../src/i18n/format.ts'
import { labelled } from '../../src/i18n/message.ts'
import { layout } from '../layout.ts'
import { link } from '../links.ts'
import { type DataOf, type Html, type PageContext, type Params, page } from '../page.ts'
import { cards, hidden, options } from '../parts.ts'
import { countryOf } from '../place.ts'
import { sayIn } from '../say.ts'

const documents = {
  found: `
    query RecipesPage($q: String, $slot: Slot, $country: ID, $limit: Int, $offset: Int) {
      recipes(q: $q, filter: { slot: $slot }, limit: $limit, offset: $offset) {
        total items { id title(country: $country) timeMin kcal cost(country: $country) }
      }
    }`,
  places: `
    query RecipesPlaces {
      meta { countries { code currency decimals } filters { slot { id: value label } } }
    }`,
} as const
type Data = DataOf<typeof documents>

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

function search({ places }: Data, context: PageContext): Html {
  const { lang, langAsked, query } = context
  const say = sayIn(context)
  const slots = places.filters.slot.map(({ id, label }) => ({ value: id, label }))
  const choices = options([{ value: '', label: say('page.allMeals') }, ...slots], query.slot ?? '')
  return html`
<form class="search" role="search" action="/recipes" method="get">
  ${langAsked && hidden('lang', lang)}${query.country && hidden('country', query.country)}
  <label>${say('page.searchHint')} <input type="search" name="q" value="${query.q ?? ''}" maxlength="100"></label>
  <label>${say('page.meal')} <select name="slot">${choices}</select></label>
  <button class="main">${say('page.search')}</button>
</form>`
}

function render(data: Data, context: PageContext): Html {
  const { lang, query } = context
  const { total, items } = data.found
  const say = sayIn(context)
  const title = say('page.recipes')
  const count = say('page.found', { count: total })
  const country = data.places.countries.find(({ code }) => code === countryOf(query, context))
  const body = html`
<h1>${title}</h1>
${search(data, context)}
<p class="facts" role="status">${count}${total === 0 && `. ${say('page.foundNothing')}`}</p>
${cards(items, country, context)}
${turn(total, context)}`
  return layout(context, { title, description: withColon(lang, title, count) }, body)
}

/** All recipes, a meal's, or those that fit some words. */
export const recipes = page({
  path: '/recipes',
  query: ['q', 'slot', 'country', 'page'],
  documents,
  variables: {
    found: (_, query, context) => ({
      q: query.q?.slice(0, 100),
      slot: labelled('slot').find((slot) => slot === query.slot),
      country: countryOf(query, context) || undefined,
      limit: PAGE_SIZE,
      offset: (pageOf(query) - 1) * PAGE_SIZE,
    }),
  },
  render,
})
