import { html } from 'hono/html'
import { number } from '../../src/i18n/format.ts'
import type { MessageKey } from '../../src/i18n/message.ts'
import { link } from '../links.ts'
import type { Html, PageContext } from '../page.ts'
import { attribute, hidden, options, select, sorted } from '../parts.ts'
import { countryOf } from '../place.ts'
import { type Say, sayIn } from '../say.ts'
import { FILTERS, type One, orderOf, ordersOf, type Several, valuesOf, without } from './chosen.ts'
import type { Data, Facet, Found } from './document.ts'

const HEADINGS: Readonly<Record<Several | One, MessageKey>> = {
  slot: 'page.meal',
  maxTime: 'dish.browse.time',
  maxCost: 'dish.browse.price',
  season: 'dish.browse.season',
  part: 'dish.browse.kind',
  tag: 'dish.browse.traits',
  cuisine: 'dish.browse.cuisine',
  allergens: 'page.avoid',
  excludeTags: 'page.without',
}

/** Tags that say what a dish holds: that is left out by groups, not looked for. */
const HELD = ['meat', 'poultry', 'fish', 'seafood', 'offal', 'spicy', 'pork', 'alcohol', 'batch']

const LIMITS: readonly string[] = ['maxTime', 'maxCost']

type Value = Facet['values'][number]

const facetOf = ({ facets }: Found, name: string): readonly Value[] =>
  facets.find((facet) => facet.name === name)?.values.filter(({ value }) => name !== 'tag' || !HELD.includes(value)) ??
  []

/** The label of a value as a filter says it: "up to 20 min". */
const nameOf = (filter: string, { label }: Pick<Value, 'label'>, say: Say): string =>
  LIMITS.includes(filter) ? say('dish.browse.upTo', { amount: label }) : label

/** One of several values, with how many recipes each would show. */
function oneOf(name: One, found: Found, { lang, query }: PageContext, say: Say): Html {
  const values = facetOf(found, name)
  const [chosen = ''] = valuesOf(name, query)
  const counted = values.map((value) => ({
    value: value.value,
    label: `${nameOf(name, value, say)} (${number(lang, value.count)})`,
  }))
  // A limit of one's own, from an address.
  const own = chosen && !values.some(({ value }) => value === chosen) ? [{ value: chosen, label: chosen }] : []
  const any = { value: '', label: say(name === 'slot' ? 'page.allMeals' : 'dish.browse.any') }
  return select(name, say(HEADINGS[name]), options([any, ...own, ...counted], chosen))
}

function someOf(name: Several, found: Found, { lang, query }: PageContext, say: Say): Html {
  const chosen = valuesOf(name, query)
  const values = facetOf(found, name)
  const shown = name === 'cuisine' ? values.toSorted((a, b) => b.count - a.count) : values
  const box = ({ value, label, count }: Value): Html => html`
  <label><input type="checkbox" name="${name}" id="${name}-${value}" value="${value}"${attribute(chosen.includes(value), 'checked')}> ${label} <small>${number(lang, count)}</small></label>`
  return html`
<details id="${name}"${attribute(chosen.length > 0, 'open')}>
  <summary>${say(HEADINGS[name])}</summary>
  <div class="boxes" role="group" aria-label="${say(HEADINGS[name])}">${shown.map(box)}</div>
</details>`
}

/** Everything that narrows the list. */
export function filters({ found, places }: Data, context: PageContext): Html {
  const { lang, query } = context
  const say = sayIn(context)
  const here = countryOf(query, context)
  const ask = here ? [] : [{ value: '', label: say('page.choose') }]
  const countries = sorted(
    lang,
    places.countries.map(({ code, label }) => ({ value: code, label })),
  )
  const orders = ordersOf(query, context).map((order) => ({ value: order, label: say(`dish.browse.order.${order}`) }))
  const chosen = FILTERS.reduce((sum, name) => sum + valuesOf(name, query).length, 0)
  const several: readonly Several[] = ['tag', 'allergens', 'excludeTags', 'part', 'cuisine']
  return html`
<form class="search" role="search" action="/recipes" method="get" data-live>
  ${context.langAsked && hidden('lang', context.english ?? lang)}
  <div class="words">
    <label>${say('page.searchHint')} <input type="search" name="q" value="${query.q ?? ''}" maxlength="100"></label>
    <button class="main">${say('page.search')}</button>
  </div>
  <details class="filters" id="filters">
    <summary>${say('dish.browse.filters')}<span id="chosen-filters" data-part>${chosen > 0 && ` (${number(lang, chosen)})`}</span></summary>
    <div id="facets" data-part>
      <div class="selects">
        ${select('sort', say('dish.browse.sort'), options(orders, orderOf(query, context)))}
        ${oneOf('slot', found, context, say)}
        ${oneOf('maxTime', found, context, say)}
        ${here && oneOf('maxCost', found, context, say)}
        ${oneOf('season', found, context, say)}
        ${select('country', say('page.country'), options([...ask, ...countries], here))}
      </div>
      ${several.map((name) => someOf(name, found, context, say))}
    </div>
    <noscript><button>${say('page.show')}</button></noscript>
  </details>
</form>`
}

/** A filter that is asked for, as words. */
interface Chosen {
  readonly name: Several | One
  readonly value: string
  readonly label: string
}

const chosenIn = (found: Found, { query }: PageContext, say: Say): Chosen[] =>
  FILTERS.flatMap((name) =>
    valuesOf(name, query).map((value) => {
      const known = found.facets.find((facet) => facet.name === name)?.values.find((one) => one.value === value)
      const label = nameOf(name, known ?? { label: value }, say)
      const isLeftOut = name === 'allergens' || name === 'excludeTags'
      return { name, value, label: isLeftOut ? `${say('page.without')}: ${label}` : label }
    }),
  )

/** What narrows the list, each a link to the list without it. */
export function chips(found: Found, context: PageContext): Html | '' {
  const say = sayIn(context)
  const chosen = chosenIn(found, context, say)
  if (chosen.length === 0) return ''
  const { country } = context.query
  const chip = ({ name, value, label }: Chosen): Html => html`
  <li><a class="button" href="${link(context, '/recipes', without(context.query, name, value))}" rel="nofollow">${label}<span aria-hidden="true">&nbsp;×</span><span class="sr"> – ${say('dish.basket.remove')}</span></a></li>`
  return html`
<ul class="chips">
  ${chosen.map(chip)}
  ${chosen.length > 1 && html`<li><a href="${link(context, '/recipes', { q: context.query.q, country })}" rel="nofollow">${say('dish.browse.clear')}</a></li>`}
</ul>`
}

/** Nothing is found: what to drop, by what it would bring. */
export function help(found: Found, context: PageContext): Html {
  const say = sayIn(context)
  const { query } = context
  const chosen = chosenIn(found, context, say)
  const ways = found.relaxed.flatMap(({ filter, count }) => {
    const wish = chosen.filter(({ name }) => name === filter).map(({ label }) => label)
    if (wish.length === 0) return []
    return [{ to: without(query, filter), text: say('page.drop', { wish: wish.join(', '), dishes: count }) }]
  })
  const words = query.q ? [{ to: without(query, 'q'), text: say('dish.browse.noWords') }] : []
  return html`
<p>${say(ways.length > 0 ? 'page.dropLead' : 'page.foundNothing')}</p>
<p class="buttons">
  ${[...ways, ...words].map(({ to, text }) => html`<a class="button" href="${link(context, '/recipes', to)}" rel="nofollow">${text}</a>`)}
</p>`
}
