import { html, raw } from 'hono/html'
import { withColon } from '../src/i18n/format.ts'
import { LANGUAGES, type Lang } from '../src/i18n/locale.ts'
import { label } from '../src/i18n/message.ts'
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '../src/previews/card.ts'
import { asset } from './assets.ts'
import { link } from './links.ts'
import type { Html, PageContext } from './page.ts'
import { attribute } from './parts.ts'
import type { Preview } from './preview/address.ts'
import { type Say, sayIn } from './say.ts'

export interface Shell {
  readonly title: string
  readonly description: string
  /** kind of thing by Open Graph; default website */
  readonly type?: string
  /** address of a picture of it, of unknown size; where there is a preview, that one is shown */
  readonly image?: string
  /** what chats and social networks show of it */
  readonly preview?: Preview
  /** what it is by schema.org, as a data block */
  readonly data?: Readonly<Record<string, unknown>>
  /** address of a card of it for other sites, as oEmbed describes it */
  readonly card?: string
  /** a second link that leads over everything else to where most readers want to go */
  readonly skip?: { readonly href: string; readonly text: string }
  /** not for search engines */
  readonly unlisted?: boolean
  /** style sheets of its own beside everybody's, by their names in `assets` */
  readonly styles?: readonly string[]
  /** scripts of its own beside everybody's, by their names in `assets`; each is a module */
  readonly scripts?: readonly string[]
  /** the same of those that must have run before the page is first shown, since they put something into its middle */
  readonly early?: readonly string[]
}

/** The page's own address in a language, or in nobody's: a path of this site, whatever slashes were asked for. */
function address(context: PageContext, language: { readonly lang?: Lang; readonly l?: Lang } = {}): string {
  const path = context.path.replace(/^\/+/, '/')
  const query = new URLSearchParams({ ...context.query, ...language }).toString()
  return query ? `${path}?${query}` : path
}

/** A preview of known size, which is shown large. */
const largePicture = ({ baseUrl }: PageContext, { image, alt }: Preview): Html => html`
<meta property="og:image" content="${baseUrl}${image}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${PREVIEW_WIDTH}">
<meta property="og:image:height" content="${PREVIEW_HEIGHT}">
<meta property="og:image:alt" content="${alt}">
<meta name="twitter:card" content="summary_large_image">`

/** What chats and social networks show of a link to it. The address they share names the language for who names none. */
function openGraph(context: PageContext, shell: Shell): Html {
  const { baseUrl, lang } = context
  const { type = 'website', image, preview } = shell
  const { title, description } = preview ?? shell
  return html`
<meta property="og:site_name" content="Provender">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:type" content="${type}">
<meta property="og:url" content="${baseUrl}${address(context, { l: lang })}">
${preview ? largePicture(context, preview) : image && html`<meta property="og:image" content="${image}">`}`
}

/** The page's address, and the same page in each language. */
function alternates(context: PageContext): Html {
  const { baseUrl, lang, langAsked } = context
  return html`
<link rel="canonical" href="${baseUrl}${address(context, langAsked ? { lang } : {})}">
<link rel="alternate" hreflang="x-default" href="${baseUrl}${address(context)}">
${LANGUAGES.map((one) => html`<link rel="alternate" hreflang="${one}" href="${baseUrl}${address(context, { lang: one })}">`)}`
}

/** Data blocks end at the first `<`, so there must be none. */
const dataBlock = (data: Readonly<Record<string, unknown>>): Html =>
  html`<script type="application/ld+json">${raw(JSON.stringify(data).replaceAll('<', '\\u003c'))}</script>`

const head = (context: PageContext, shell: Shell): Html => html`
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)">
  <meta name="theme-color" content="#17181a" media="(prefers-color-scheme: dark)">
  <title>${shell.title} · Provender</title>
  <meta name="description" content="${shell.description}">
  ${openGraph(context, shell)}
  ${shell.unlisted && html`<meta name="robots" content="noindex">`}
  ${alternates(context)}
  ${shell.card && html`<link rel="alternate" type="application/json+oembed" href="${shell.card}" title="${shell.title}">`}
  <link rel="icon" href="${asset('icon.svg')}" type="image/svg+xml">
  <link rel="apple-touch-icon" href="${asset('apple-touch-icon.png')}">
  <link rel="manifest" href="${link(context, '/manifest.webmanifest')}">
  ${['style.css', ...(shell.styles ?? [])].map((name) => html`<link rel="stylesheet" href="${asset(name)}">`)}
  ${(shell.early ?? []).map((name) => html`<script type="module" blocking="render" src="${asset(name)}"></script>`)}
  ${['page.js', 'basket.js', ...(shell.scripts ?? [])].map((name) => html`<script type="module" src="${asset(name)}"></script>`)}
  ${shell.data && dataBlock(shell.data)}
</head>`

function language(lang: Lang, context: PageContext): Html {
  const current = attribute(lang === context.lang, 'aria-current="true"')
  const name = label(lang, 'language', lang)
  return html`<li><a href="${address(context, { lang })}" lang="${lang}" hreflang="${lang}"${current}>${name}</a></li>`
}

function languages(context: PageContext, say: Say): Html {
  const { lang } = context
  const heading = html`<span class="sr">${withColon(lang, say('page.language'), '')}</span>`
  const name = html`<span class="long">${label(lang, 'language', lang)}</span>`
  const short = html`<span class="short" aria-hidden="true">${lang.toUpperCase()}</span>`
  return html`
<details class="langs">
  <summary>${heading}${name}${short}</summary>
  <ul>${LANGUAGES.map((one) => language(one, context))}</ul>
</details>`
}

/** The basket; the script puts the number of its dishes beside it, where room is kept for it. */
const basketLink = (context: PageContext, say: Say): Html => html`
<a class="to-basket" href="${link(context, '/basket', { country: context.query.country })}" data-basket>
  <svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M3 10h18l-2 10H5L3 10Zm4 0 4-6m6 6-4-6"/></svg>
  <span class="sr">${say('dish.basket.title')}</span> <b></b>
</a>`

const header = (context: PageContext, say: Say): Html => html`
<header class="top">
  <a class="brand" href="${link(context, '/')}">Provender</a>
  <nav>
    <a href="${link(context, '/recipes')}">${say('page.recipes')}</a>
    <a href="${link(context, '/occasions')}">${say('table.nav')}</a>
    <a class="wide" href="${link(context, '/collections')}">${say('page.collections')}</a>
  </nav>
  <div class="corner">${basketLink(context, say)}${languages(context, say)}</div>
</header>`

const footer = (context: PageContext, say: Say): Html => html`
<footer class="foot">
  <p>${say('page.estimates')} <a href="/content-license" hreflang="en" rel="license">${say('page.rights')}</a></p>
  <p><a href="${link(context, '/collections')}">${say('page.collections')}</a> · <a href="${link(context, '/privacy')}">${say('household.privacy.title')}</a> · <a href="${link(context, '/accessibility')}">${say('accessibility.title')}</a> · <a href="${link(context, '/docs')}">${say('page.docs')}</a></p>
</footer>`

/** The head and the frame that every page stands in. */
export function layout(context: PageContext, shell: Shell, body: Html): Html {
  const say = sayIn(context)
  return html`<!doctype html>
<html lang="${context.tag}">
${head(context, shell)}
<body>
  <a class="skip" href="#main">${say('page.skip')}</a>
  ${shell.skip && html`<a class="skip" href="${shell.skip.href}">${shell.skip.text}</a>`}
  ${header(context, say)}
  <main id="main">${body}</main>
  ${footer(context, say)}
</body>
</html>`
}
