import { html } from 'hono/html'
import { words } from '../src/i18n/words.ts'
import { layout } from './layout.ts'
import type { Html, Scene } from './page.ts'

/** What a person sees for a link that leads nowhere. */
export const notFound = (scene: Scene): Html =>
  layout(
    scene,
    { title: words(scene.lang, 'page.notFoundTitle'), description: words(scene.lang, 'page.notFound') },
    html`<h1>${words(scene.lang, 'page.notFoundTitle')}</h1><p class="lead">${words(scene.lang, 'page.notFound')}</p>`,
  )
