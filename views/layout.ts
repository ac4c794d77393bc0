import { html, raw } from 'hono/html'
import { withColon } from '../src/i18n/format.ts'
import { LANGUAGES, type Lang } from '../src/i18n/locale.ts'
import { label, words } from '../src/i18n/words.ts'
import { asset } from './assets.ts'
import { type Html, link, type Scene } from './page.ts'

export interface Shell {
  readonly title: string
  readonly description: string
  /** kind of thing by Open Graph; default website */
  readonly type?: string
  /** path or address of a picture of it */
  readonly image?: string
  /** what it is by schema.org, as a data block */
  readonly data?: Readonly<Record<string, unknown>>
  /** no longer for search engines */
  readonly withdrawn?: boolean
}

/** The page's own address in a language, or in nobody's: a path of this site, whatever slashes were asked for. */
function address(scene: Scene, lang?: Lang): string {
  const path = scene.path.replace(/^\/+/, '/')
  const query = new URLSearchParams({ ...scene.query, ...(lang ? { lang } : {}) }).toString()
  return query ? `${path}?${query}` : path
}

/** Data blocks end at the first `<`, so there must be none. */
const dataBlock = (data: Readonly<Record<string, unknown>>): Html =>
  html`<script type="application/ld+json">${raw(JSON.stringify(data).replaceAll('<', '\\u003c'))}</script>`

const head = (scene: Scene, shell: Shell): Html => html`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#17181a" media="(prefers-color-scheme: dark)">
<title>${shell.title} · Provender</title>
<meta name="description" content="${shell.description}">
<meta property="og:site_name" content="Provender">
<meta property="og:title" content="${shell.title}">
<meta property="og:description" content="${shell.description}">
<meta property="og:type" content="${shell.type ?? 'website'}">
<meta property="og:url" content="${scene.baseUrl}${address(scene)}">
${shell.image ? html`<meta property="og:image" content="${shell.image.startsWith('/') ? scene.baseUrl : ''}${shell.image}">` : ''}
${shell.withdrawn ? html`<meta name="robots" content="noindex">` : ''}
<link rel="canonical" href="${scene.baseUrl}${address(scene, scene.langAsked ? scene.lang : undefined)}">
<link rel="alternate" hreflang="x-default" href="${scene.baseUrl}${address(scene)}">
${LANGUAGES.map((lang) => html`<link rel="alternate" hreflang="${lang}" href="${scene.baseUrl}${address(scene, lang)}">`)}
<link rel="icon" href="${asset('icon.svg')}" type="image/svg+xml">
<link rel="stylesheet" href="${asset('style.css')}">
<script src="${asset('page.js')}" defer></script>
${shell.data ? dataBlock(shell.data) : ''}
</head>`

const languages = (scene: Scene): Html => html`<details class="langs">
<summary><span class="sr">${withColon(scene.lang, words(scene.lang, 'page.language'), '')}</span><span class="long">${label(scene.lang, 'language', scene.lang)}</span><span class="short" aria-hidden="true">${scene.lang.toUpperCase()}</span></summary>
<ul>${LANGUAGES.map(
  (lang) =>
    html`<li><a href="${address(scene, lang)}" lang="${lang}" hreflang="${lang}"${lang === scene.lang ? raw(' aria-current="true"') : ''}>${label(lang, 'language', lang)}</a></li>`,
)}</ul>
</details>`

/** The head and the frame that every page stands in. */
export const layout = (scene: Scene, shell: Shell, body: Html): Html => html`<!doctype html>
<html lang="${scene.lang}">
${head(scene, shell)}
<body>
<a class="skip" href="#main">${words(scene.lang, 'page.skip')}</a>
<header class="top">
<a class="brand" href="${link(scene, '/')}">Provender</a>
<nav><a href="${link(scene, '/recipes')}">${words(scene.lang, 'page.recipes')}</a> <a href="${link(scene, '/collections')}">${words(scene.lang, 'page.collections')}</a></nav>
${languages(scene)}
</header>
<main id="main">${body}</main>
<footer class="foot">
<p>${words(scene.lang, 'page.estimates')} <a href="/content-license" hreflang="en" rel="license">${words(scene.lang, 'page.rights')}</a></p>
<p><a href="${link(scene, '/docs')}">${words(scene.lang, 'page.docs')}</a></p>
</footer>
</body>
</html>`
