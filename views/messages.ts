import { html } from 'hono/html'
import { type MessageKey, words } from '../src/i18n/words.ts'
import { layout } from './layout.ts'
import { type Html, link, type Scene } from './page.ts'

/** A page that says one thing and leads back to the start. */
function message(scene: Scene, title: MessageKey, text: MessageKey): Html {
  const { lang } = scene
  return layout(
    scene,
    { title: words(lang, title), description: words(lang, text) },
    html`<div class="message"><h1>${words(lang, title)}</h1><p class="lead">${words(lang, text)}</p>
<p><a class="button" href="${link(scene, '/')}">${words(lang, 'page.toStart')}</a></p></div>`,
  )
}

/** What a person sees for a link that leads nowhere. */
export const notFound = (scene: Scene): Html => message(scene, 'page.notFoundTitle', 'page.notFound')

/** More was asked for from the reader's address than it may at once. */
export const tooMany = (scene: Scene): Html => message(scene, 'page.busyTitle', 'page.tooMany')

/** Too many plans at once, or the service is still starting. */
export const busy = (scene: Scene): Html => message(scene, 'page.busyTitle', 'page.busy')

/** A mistake of ours. */
export const failed = (scene: Scene): Html => message(scene, 'page.failedTitle', 'page.failed')

/** Kept by the browser for when there is no connection. */
export const offline = (scene: Scene): Html => message(scene, 'page.busyTitle', 'page.offline')
