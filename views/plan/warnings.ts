import { html } from 'hono/html'
import type { Html } from '../page.ts'
import type { Say } from '../say.ts'
import type { Plan } from './document.ts'

type Warning = Plan['warningDetails'][number]

/** What may harm who eats it. */
const DANGERS: readonly Warning['code'][] = ['mayContain', 'breaksAllergens', 'nearAllergen']

const items = (all: readonly Warning[]): Html => html`<ul>${all.map(({ text }) => html`<li>${text}</li>`)}</ul>`

/** What may harm who eats it stands before the food, also on paper: the list goes along into the shop. */
export function dangers({ warningDetails }: Plan, say: Say): Html | '' {
  const all = warningDetails.filter(({ code }) => DANGERS.includes(code))
  return all.length > 0
    ? html`
<section class="warnings danger" aria-label="${say('page.warnings')}">${items(all)}</section>`
    : ''
}

/** What else was asked and not reached, and how sure the prices are. */
export function doubts({ warningDetails }: Plan, say: Say): Html | '' {
  const all = warningDetails.filter(({ code }) => !DANGERS.includes(code))
  return all.length > 0
    ? html`
<section class="warnings doubts">
  <h3>${say('page.warnings')}</h3>
  ${items(all)}
</section>`
    : ''
}
