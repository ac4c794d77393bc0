import { html } from 'hono/html'
import { link } from '../links.ts'
import type { Html, PageContext } from '../page.ts'
import { sayIn } from '../say.ts'
import type { Household } from './document.ts'

/** What can be done with the link itself. */
export function linkTools({ calendar }: Household, context: PageContext): Html {
  const say = sayIn(context)
  const path = context.household?.path ?? ''
  const feed = `${calendar}?lang=${context.lang}`
  // Folded, so that nobody does with one tap what cannot be taken back.
  const form = (what: string, button: string, lead: string): Html => html`
<details>
  <summary>${button}</summary>
  <form class="next" method="post" action="${link(context, `${path}/${what}`)}"><p>${lead}</p><button>${button}</button></form>
</details>`
  return html`
<section class="link" id="link">
  <h2>${say('household.link')}</h2>
  <p>${say('household.linkLead')}</p>
  <p class="buttons">
    <a class="button" href="${feed.replace(/^https?:/, 'webcal:')}">${say('household.calendar')}</a>
    <a class="button" href="${link(context, `${path}/data`)}" download="provender.json">${say('household.download')}</a>
  </p>
  <p class="facts">${say('household.calendarLead')} <bdi>${feed}</bdi></p>
  ${form('renew', say('household.renew'), say('household.renewLead'))}
  ${form('delete', say('household.delete'), say('household.deleteLead'))}
</section>`
}
