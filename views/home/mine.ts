import { html } from 'hono/html'
import { link } from '../links.ts'
import type { Html, PageContext } from '../page.ts'
import { sayIn } from '../say.ts'

/** What the device remembers: links of households, the last plan with one tap to the week after it. The script fills it in and shows it. */
export function lastPlan(context: PageContext): Html {
  const say = sayIn(context)
  return html`
<section class="mine" id="households" hidden>
  <h2>${say('household.ours')}</h2>
  <ul></ul>
</section>
<section class="mine" id="last-plan" hidden>
  <h2>${say('device.latest')}</h2>
  <a data-plan-link></a>
  <form method="post" action="${link(context, '/plan/{id}/next')}" data-next>
    <button data-busy="${say('page.building')}">${say('page.nextWeek')}</button>
  </form>
</section>`
}

/** The other plans, favourites, and how all of it is deleted. */
export function kept(context: PageContext): Html {
  const say = sayIn(context)
  return html`
<section class="mine" id="earlier-plans" hidden>
  <h2>${say('device.plans')}</h2>
  <ul></ul>
</section>
<section class="mine" id="favourites" hidden>
  <h2>${say('device.favourites')}</h2>
  <ul></ul>
</section>
<details class="more" id="device" hidden>
  <summary>${say('device.title')}</summary>
  <p class="facts">${say('device.lead')}</p>
  <p><button type="button" data-forget>${say('device.forget')}</button></p>
</details>
<p role="status" id="forgotten" data-text="${say('device.forgotten')}"></p>`
}
