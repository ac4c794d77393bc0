import { html } from 'hono/html'
import { type Cooked, portionsOf } from '../../src/i18n/cooked-for.ts'
import { type Currency, estimate, money, withColon } from '../../src/i18n/format.ts'
import { portionsText } from '../../src/i18n/quantity.ts'
import type { Html, PageContext } from '../page.ts'
import { hidden, options, select, sorted } from '../parts.ts'
import { countryOf } from '../place.ts'
import { perPortion, type Say, sayIn } from '../say.ts'
import type { Scales } from './cooked.ts'
import type { Recipe, RecipeData } from './document.ts'
import { forEach } from './scaled.ts'

/** What all that is cooked costs. The sentence for people says «about» itself. */
function sumText(sum: number, cooked: Cooked, country: Currency, context: PageContext, say: Say): string {
  const { people, meals } = cooked
  const { lang } = context
  if (meals === 1 && Number.isInteger(people)) return say('page.costFor', { cost: money(lang, sum, country), people })
  return withColon(lang, portionsText(lang, portionsOf(cooked)), estimate(lang, sum, country))
}

function sums({ cost: each }: Recipe, scales: Scales, country: Currency, context: PageContext): Html | '' {
  const portion = perPortion(context, each, country)
  if (!portion) return ''
  const say = sayIn(context)
  const all = (cooked: Cooked) => sumText(each * portionsOf(cooked), cooked, country, context, say)
  const shown = scales.all[scales.at]
  return html`<p class="sum"><b>${portion}</b> · <span${forEach(scales, all)}>${shown && all(shown)}</span></p>`
}

type Places = RecipeData['places']

/** Where the prices are: a country, its regions and stores. @param country whose prices are shown, if any are */
function place(places: Places, cooked: Cooked, country: string | undefined, context: PageContext): Html {
  const { lang, query, path, langAsked, english } = context
  const { people, meals, household } = cooked
  const say = sayIn(context)
  const everywhere = { value: '', label: say('page.nationalAverage') }
  const ask = country === undefined ? [{ value: '', label: say('page.choose') }] : []
  const countries = places.countries.map(({ code, label }) => ({ value: code, label }))
  // Without a country the answer holds the stores and regions of all.
  const here = country === undefined ? { stores: [], regions: [] } : places
  const regions = here.regions.map(({ code, label }) => ({ value: code, label }))
  const stores = here.stores.map(({ code, name }) => ({ value: code, label: name }))
  return html`
<form class="place" action="${path}" method="get" data-live>
  ${hidden('people', people)}${household && hidden('adults', household.adults)}${household && hidden('children', household.children)}
  ${hidden('meals', meals)}${langAsked && hidden('lang', english ?? lang)}${query.units && hidden('units', query.units)}
  ${select('country', say('page.country'), options([...ask, ...sorted(lang, countries)], country ?? ''))}
  ${regions.length > 0 && select('region', say('page.region'), options([everywhere, ...regions], query.region ?? ''))}
  ${select('store', say('page.store'), options([everywhere, ...stores], query.store ?? ''))}
  <noscript><button>${say('page.show')}</button></noscript>
</form>`
}

/** What a dish costs where the reader shops. */
export function cost({ recipe, places }: RecipeData, cooked: Cooked, scales: Scales, context: PageContext): Html {
  const say = sayIn(context)
  const country = places.countries.find(({ code }) => code === countryOf(context.query, context))
  return html`
<section id="cost" data-part>
  <h2>${say('page.costWhere')}</h2>
  ${country && sums(recipe, scales, country, context)}
  ${place(places, cooked, country?.code, context)}
  <p class="facts">${say('page.costLead')} ${say('page.estimates')}</p>
</section>`
}
