import { html } from 'hono/html'
import { withColon } from '../src/i18n/format.ts'
import { words } from '../src/i18n/words.ts'
import { layout } from './layout.ts'
import { type Html, link, page, type Scene } from './page.ts'
import { type Card, cards, options } from './parts.ts'
import { countryOf } from './place.ts'
import type { Places } from './recipe-data.ts'

interface Data {
  readonly found: { readonly total: number; readonly items: readonly Card[] }
  readonly places: Pick<Places, 'countries'> & {
    readonly filters: { readonly slot: readonly { readonly id: string; readonly label: string }[] }
  }
}
type Query = Readonly<Record<string, string>>

const PAGE_SIZE = 48

/** From 1. */
const pageOf = ({ page: asked = '' }: Query): number => (/^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1)

function turn(total: number, scene: Scene): Html | '' {
  const { lang, query } = scene
  const here = pageOf(query)
  const pages = Math.ceil(total / PAGE_SIZE)
  if (pages < 2) return ''
  const to = (number: number, text: string): Html | '' =>
    number < 1 || number > pages
      ? ''
      : html`<a class="button" href="${link(scene, '/recipes', { ...query, page: String(number) })}">${text}</a>`
  const place = words(lang, 'page.pageOf', { page: here, pages })
  return html`<nav class="turn" aria-label="${place}">${to(here - 1, words(lang, 'page.previous'))} <span>${place}</span> ${to(here + 1, words(lang, 'page.next'))}</nav>`
}

function search({ places }: Data, scene: Scene): Html {
  const { lang, query } = scene
  const country = countryOf(query, scene)
  const slots = places.filters.slot.map(({ id, label }) => ({ value: id, label }))
  return html`<form class="search" role="search" action="/recipes" method="get">
${scene.langAsked ? html`<input type="hidden" name="lang" value="${lang}">` : ''}${query.country ? html`<input type="hidden" name="country" value="${country}">` : ''}
<label>${words(lang, 'page.searchHint')} <input type="search" name="q" value="${query.q ?? ''}" maxlength="100"></label>
<label>${words(lang, 'page.meal')} <select name="slot">${options([{ value: '', label: words(lang, 'page.allMeals') }, ...slots], query.slot ?? '')}</select></label>
<button class="main">${words(lang, 'page.search')}</button></form>`
}

function render(data: Data, scene: Scene): Html {
  const { lang, query } = scene
  const { total, items } = data.found
  const title = words(lang, 'page.recipes')
  const count = words(lang, 'page.found', { count: total })
  const code = countryOf(query, scene)
  const country = data.places.countries.find((one) => one.code === code)
  return layout(
    scene,
    { title, description: withColon(lang, title, count) },
    html`<h1>${title}</h1>${search(data, scene)}
<p class="facts" role="status">${count}${total === 0 ? `. ${words(lang, 'page.foundNothing')}` : ''}</p>
${cards(scene, items, country, { country: query.country })}
${turn(total, scene)}`,
  )
}

export const recipes = page<Data>({
  path: '/recipes',
  query: ['q', 'slot', 'country', 'page'],
  ask: {
    found: {
      document: `
        query RecipesPage($q: String, $slot: Slot, $country: String, $limit: Int, $offset: Int) {
          recipes(q: $q, slot: $slot, limit: $limit, offset: $offset) {
            total items { id title timeMin kcal cost(country: $country) }
          }
        }`,
      variables: (_, query, scene) => ({
        q: query.q?.slice(0, 100),
        slot: ['breakfast', 'lunch', 'dinner', 'snack'].find((slot) => slot === query.slot),
        country: countryOf(query, scene) || undefined,
        limit: PAGE_SIZE,
        offset: (pageOf(query) - 1) * PAGE_SIZE,
      }),
    },
    places: {
      document: `query RecipesPlaces { meta { countries { code currency decimals } filters { slot { id: value label } } } }`,
    },
  },
  render,
})
