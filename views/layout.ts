import { html } from 'hono/html'
import { words } from '../src/i18n/words.ts'
import { asset } from './assets.ts'
import type { Html, Scene } from './page.ts'

export interface Shell {
  readonly title: string
  readonly description: string
}

/** The head and the frame that every page stands in. */
export const layout = (scene: Scene, shell: Shell, body: Html): Html => html`<!doctype html>
<html lang="${scene.lang}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${shell.title} · Provender</title>
    <meta name="description" content="${shell.description}">
    <link rel="stylesheet" href="${asset('style.css')}">
  </head>
  <body>
    <header class="top"><span class="brand">Provender</span></header>
    <main>${body}</main>
    <footer class="foot"><p>${words(scene.lang, 'page.estimates')}</p></footer>
  </body>
</html>`
