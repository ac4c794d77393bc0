import { html } from 'hono/html'
import { estimate } from '../../src/i18n/format.ts'
import type { Html, PageContext } from '../page.ts'
import { attribute } from '../parts.ts'
import { type Say, sayIn } from '../say.ts'
import type { Plan } from './document.ts'
import { bar } from './money-charts.ts'

/** How much more or less the list costs in another store. */
function difference(plan: Plan, cost: number, { lang }: PageContext, say: Say): string {
  const more = cost - plan.totals.cost
  if (more === 0) return ''
  return say(more > 0 ? 'page.moreCost' : 'page.lessCost', { cost: estimate(lang, Math.abs(more), plan.country) })
}

function row(plan: Plan, { store, cost }: Plan['storePrices'][number], context: PageContext, say: Say): Html {
  const isHere = store.code === plan.store.code
  const dearest = Math.max(...plan.storePrices.map((price) => price.cost))
  return html`
<tr${attribute(isHere, 'class="here"')}>
  <th scope="row"><bdi>${store.name}</bdi>${store.comparedLabel && html` <small class="facts">${store.comparedLabel}</small>`}${bar(cost / dearest)}</th>
  <td>${estimate(context.lang, cost, plan.country)}</td>
  <td>${isHere ? say('page.thisStore') : difference(plan, cost, context, say)}</td>
</tr>`
}

/** What the same packs would cost elsewhere, the cheapest first, folded away. */
export function stores(plan: Plan, context: PageContext): Html {
  const say = sayIn(context)
  return html`
<details class="fold">
  <summary><h3>${say('page.stores')}</h3></summary>
  <div class="stores" id="stores">
    <p class="facts">${say('page.storesLead')}</p>
    <table><tbody>${plan.storePrices.map((price) => row(plan, price, context, say))}</tbody></table>
  </div>
</details>`
}
