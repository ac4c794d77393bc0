import { html } from 'hono/html'
import { type Cooked, cookedFor } from '../../src/i18n/cooked-for.ts'
import { link } from '../links.ts'
import type { Html, PageContext } from '../page.ts'
import { countryOf } from '../place.ts'
import { type Say, sayIn } from '../say.ts'
import { unitsSwitch } from '../units.ts'
import { withMore } from './cooked.ts'
import type { Recipe } from './document.ts'

/** One person fewer or more. */
const STEPS = {
  fewer: { by: -1, sign: '−', key: 'page.fewer' },
  more: { by: 1, sign: '+', key: 'page.more' },
} as const

/** A link, which the script follows without leaving the page. */
function step(id: keyof typeof STEPS, cooked: Cooked, context: PageContext, say: Say): Html {
  const { by, sign, key } = STEPS[id]
  const next = withMore(cooked, by)
  if (!next) return html`<span class="step" aria-hidden="true">${sign}</span>`
  const { adults: _adults, children: _children, ...query } = context.query
  const to = link(context, context.path, { ...query, ...next })
  return html`<a class="step" id="${id}" href="${to}" data-live rel="nofollow" aria-label="${say(key)}">${sign}</a>`
}

const line = (
  { ingredientId, name, amount, amountText, pantry }: Recipe['ingredients'][number],
  say: Say,
): Html => html`
<li>
  <span><bdi>${name}</bdi>${pantry && html` <small>${say('page.pantryMark')}</small>`}</span>
  <b><data value="${amount}" data-ingredient="${ingredientId}">${amountText}</data></b>
</li>`

export function ingredients(recipe: Recipe, cooked: Cooked, context: PageContext): Html {
  const say = sayIn(context)
  return html`
<section id="ingredients" data-part>
  <h2>${say('page.ingredients')}</h2>
  <p class="people">
    ${step('fewer', cooked, context, say)}
    <b aria-live="polite">${cookedFor(context.lang, cooked)}</b>
    ${step('more', cooked, context, say)}
    ${unitsSwitch(context, countryOf(context.query, context))}
  </p>
  <ul class="ingredients">${recipe.ingredients.map((one) => line(one, say))}</ul>
  <p class="facts">${say('page.adultPortions')}</p>
</section>`
}
