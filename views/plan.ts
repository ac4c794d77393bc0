import { html } from 'hono/html'
import { span } from '../src/i18n/format.ts'
import { words } from '../src/i18n/words.ts'
import { layout } from './layout.ts'
import { type Html, page, type Scene } from './page.ts'
import { isWeek, type Plan, planDocument } from './plan-data.ts'
import { days } from './plan-days.ts'
import { chart, stores, totals } from './plan-figures.ts'
import { shoppingList } from './plan-list.ts'

/** What a plan is called: the feast, or what it is. */
export const titleOf = (plan: Plan, lang: Scene['lang']): string =>
  plan.occasion?.title ?? words(lang, isWeek(plan) ? 'page.weekTitle' : 'page.tableTitle')

/** When, where and for how many. */
function lead(plan: Plan, lang: Scene['lang']): string {
  const first = plan.days[0]?.date ?? ''
  const eaters =
    plan.kind === 'week'
      ? words(lang, 'page.portions', { portions: plan.portions })
      : words(lang, 'page.guests', { guests: plan.portions })
  return [span(lang, first, plan.days.at(-1)?.date ?? first), plan.store.name, plan.country.label, eaters].join(' · ')
}

const buttons = (plan: Plan, { lang }: Scene): Html => html`<div class="buttons">
<button type="button" data-do="share" data-done="${words(lang, 'page.shared')}" hidden>${words(lang, 'page.share')}</button>
<button type="button" data-do="print" hidden>${words(lang, 'page.print')}</button>
<button type="button" data-do="copy" data-done="${words(lang, 'page.copied')}" hidden>${words(lang, 'page.copyList')}</button>
<a class="button" href="/plan/${plan.id}.ics?lang=${lang}">${words(lang, 'page.calendar')}</a>
</div>`

const warnings = (plan: Plan, { lang }: Scene): Html | '' =>
  plan.warnings.length > 0
    ? html`<section class="warnings"><h2>${words(lang, 'page.warnings')}</h2><ul>${plan.warnings.map((text) => html`<li>${text}</li>`)}</ul></section>`
    : ''

function render({ plan }: { plan: Plan }, scene: Scene): Html {
  const { lang, baseUrl } = scene
  const title = titleOf(plan, lang)
  const about = lead(plan, lang)
  const way = html`<nav class="jump" aria-label="${title}"><a href="#week">${words(lang, isWeek(plan) ? 'page.week' : 'page.menu')}</a> <a href="#list">${words(lang, 'page.shopping')}</a></nav>`
  return layout(
    scene,
    { title, description: about },
    html`<div class="plan">
<header class="about"><h1><bdi>${title}</bdi></h1><p class="lead">${about}</p>
<p class="address">${baseUrl}/plan/${plan.id}</p></header>
${buttons(plan, scene)}
${warnings(plan, scene)}
${totals(plan, scene)}
${chart(plan, scene)}
${days(plan, scene)}
${shoppingList(plan, scene)}
${stores(plan, scene)}
<p class="qr"><img src="/plan/${plan.id}/qr.svg" width="132" height="132" alt=""> <span>${words(lang, 'page.comeBack')}</span></p>
${way}</div>`,
  )
}

export const plan = page<{ plan: Plan }>({
  path: '/plan/{id}',
  query: [],
  ask: { plan: { document: planDocument, variables: ({ id }) => ({ id }) } },
  render,
})
