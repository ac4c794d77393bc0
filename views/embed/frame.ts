import { html } from 'hono/html'
import { asset } from '../assets.ts'
import type { Html, PageContext } from '../page.ts'

/** What stands in a frame of another site. Its links open the page itself, in a window of their own. */
export const frame = (title: string, address: string, body: Html, context: PageContext): Html => html`<!doctype html>
<html lang="${context.tag}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="robots" content="noindex">
  <title>${title} · Provender</title>
  <link rel="canonical" href="${address}">
  <link rel="stylesheet" href="${asset('style.css')}">
  <link rel="stylesheet" href="${asset('embed.css')}">
</head>
<body class="embed">
  <main>
    <h1><a href="${address}" target="_blank" rel="noopener"><bdi>${title}</bdi></a></h1>
    ${body}
    <p><a class="brand" href="${address}" target="_blank" rel="noopener">Provender</a></p>
  </main>
</body>
</html>`
