import { html } from 'hono/html'
import type { MessageKey } from '../src/i18n/message.ts'
import { layout } from './layout.ts'
import { link } from './links.ts'
import { type Html, type PageContext, page } from './page.ts'
import { sayIn } from './say.ts'

/** A page that says one thing and leads back to the start. */
function message(context: PageContext, titleKey: MessageKey, textKey: MessageKey): Html {
  const say = sayIn(context)
  const title = say(titleKey)
  const text = say(textKey)
  const body = html`
<div class="message">
  <h1>${title}</h1>
  <p class="lead">${text}</p>
  <p><a class="button" href="${link(context, '/')}">${say('page.toStart')}</a></p>
</div>`
  return layout(context, { title, description: text }, body)
}

/** What a person sees for a link that leads nowhere. */
export const notFound = (context: PageContext): Html => message(context, 'page.notFoundTitle', 'page.notFound')

/** More was asked for from the reader's address than it may at once. */
export const tooMany = (context: PageContext): Html => message(context, 'page.busyTitle', 'page.tooMany')

/** Too many plans at once, or the service is still starting. */
export const busy = (context: PageContext): Html => message(context, 'page.busyTitle', 'page.busy')

/** A mistake of ours. */
export const failed = (context: PageContext): Html => message(context, 'page.failedTitle', 'page.failed')

/** Stored by the browser for when there is no connection. */
export const offline = page({
  path: '/offline',
  query: [],
  documents: {},
  render: (_, context) => message(context, 'device.offlineTitle', 'page.offline'),
})
