import { html } from 'hono/html'
import { link } from './links.ts'
import type { Html, PageContext } from './page.ts'
import { sayIn } from './say.ts'

/** A link to the same page in the other units. @param country whose units it has unless it is asked for others */
export function unitsSwitch(context: PageContext, country: string): Html {
  const shown = context.query.units ?? (country === 'US' ? 'us' : 'metric')
  const other = shown === 'us' ? 'metric' : 'us'
  const to = link(context, context.path, { ...context.query, units: other })
  const label = sayIn(context)(other === 'us' ? 'page.unitsUs' : 'page.unitsMetric')
  return html`<a class="units" id="units" href="${to}" data-people rel="nofollow">${label}</a>`
}
