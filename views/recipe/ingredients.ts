import { html } from 'hono/html'
import { cookedFor } from '../../src/i18n/cooked-for.ts'
import { link } from '../links.ts'
import type { Html, PageContext } from '../page.ts'
import { countryOf } from '../place.ts'
import { type Say, sayIn } from '../say.ts'
import { unitsSwitch } from '../units.ts'
import { queryOf, type Scales, withMore } from './cooked.ts'
import type { Recipe } from './document.ts'
import { BETWEEN, forEach } from './scaled.ts'

/** One person fewer or more. */
const STEPS = {
  fewer: { by: -1, sign: '−', key: 'page.fewer' },
  more: { by: 1, sign: '+', key: 'page.more' },
} as const

/** What an address says of some people more or fewer than one of the numbers; '' where there is no such number. */
function queryAt({ all, at }: Scales, to: number): string {
  const shown = all[at]
  const next = shown && withMore(shown, to - at)
  return next ? new URLSearchParams(queryOf(next)).toString() : ''
}

/** A link, which the script follows without leaving the page. Where nobody would be left it leads nowhere. */
function step(id: keyof typeof STEPS, scales: Scales, context: PageContext, say: Say): Html {
  const { by, sign, key } = STEPS[id]
  const next = queryAt(scales, scales.at + by)
  const { people: _people, adults: _adults, children: _children, ...query } = context.query
  const to = link(context, context.path, { ...query, ...Object.fromEntries(new URLSearchParams(next)) })
  const address = next ? html` href="${to}"` : html` aria-disabled="true"`
  return html`<a class="step" id="${id}"${address} role="link" data-live rel="nofollow" aria-label="${say(key)}">${sign}</a>`
}

const line = (
  { ingredientId, name, amount, amountText, amountTexts, pantry }: Recipe['ingredients'][number],
  scales: Scales,
  say: Say,
): Html => html`
<li>
  <span><bdi>${name}</bdi>${pantry && html` <small>${say('page.pantryMark')}</small>`}</span>
  <b><data value="${amount}" data-ingredient="${ingredientId}"${forEach(scales, (_, at) => amountTexts[at] ?? '')}>${amountText}</data></b>
</li>`

export function ingredients(recipe: Recipe, scales: Scales, context: PageContext): Html {
  const say = sayIn(context)
  const { all, at } = scales
  const shown = all[at]
  const queries = [-1, ...all.keys(), all.length].map((to) => queryAt(scales, to)).join(BETWEEN)
  return html`
<section id="ingredients" data-part data-at="${at}" data-queries="${queries}">
  <h2>${say('page.ingredients')}</h2>
  <p class="people">
    ${step('fewer', scales, context, say)}
    <b aria-live="polite"${forEach(scales, (cooked) => cookedFor(context.lang, cooked))}>${shown && cookedFor(context.lang, shown)}</b>
    ${step('more', scales, context, say)}
    ${unitsSwitch(context, countryOf(context.query, context))}
  </p>
  <ul class="ingredients">${recipe.ingredients.map((one) => line(one, scales, say))}</ul>
  <p class="facts">${say('page.adultPortions')}</p>
</section>`
}
