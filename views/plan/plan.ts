import { html } from 'hono/html'
import { cardAddress } from '../embed/oembed.ts'
import { form } from '../form.ts'
import { layout } from '../layout.ts'
import { link, linkTo } from '../links.ts'
import { type Html, type PageContext, page } from '../page.ts'
import { planPreview } from '../preview/plan-card.ts'
import { facts, type Say, sayIn } from '../say.ts'
import { chart } from './chart.ts'
import { days } from './days.ts'
import { type Day, datesOf, isWeek, type Plan, planDocument, titleOf } from './document.ts'
import { remembered } from './remembered.ts'
import { schedule } from './schedule.ts'
import { hourOf, type Scheduled, scheduleDocument } from './schedule-document.ts'
import { shoppingList } from './shopping-list.ts'
import { stores } from './stores.ts'
import { totals } from './totals.ts'

type Led = Pick<Plan, 'kind' | 'portions' | 'adults' | 'children'> & {
  readonly days: readonly Pick<Day, 'date'>[]
  readonly store: Pick<Plan['store'], 'name'>
  readonly country: Pick<Plan['country'], 'code' | 'label'>
}

/** When, where and for how many. */
export function lead(plan: Led, { lang }: PageContext, say: Say): string {
  const { portions: guests, adults, children } = plan
  const eaters = plan.kind === 'week' ? say('page.eaters', { adults, children }) : say('page.guests', { guests })
  return facts(datesOf(plan, lang), plan.store.name, plan.country.label, eaters)
}

const buttons = (plan: Plan, { lang, query }: PageContext, say: Say): Html => html`
<div class="buttons">
  <button type="button" data-do="share" data-done="${say('page.shared')}" hidden>${say('page.share')}</button>
  <button type="button" data-do="print" hidden>${say('page.print')}</button>
  <button type="button" data-do="copy" data-done="${say('page.copied')}" hidden>${say('page.copyList')}</button>
  <a class="button" href="/plan/${plan.id}.ics?lang=${lang}${hourOf(query) && `&serve=${hourOf(query)}`}">${say('page.calendar')}</a>
</div>`

/** One tap to a link under which a family changes it together. */
const shareForm = (plan: Plan, context: PageContext, say: Say): Html => html`
<form class="next" method="post" action="${link(context, `/plan/${plan.id}/share`)}">
  <p>${say('household.shareLead')}</p>
  <button class="main">${say('household.share')}</button>
</form>`

/** What to know of the plan. On paper stands only which labels to read: the list goes along into the shop. */
export const warnings = ({ warningDetails }: Plan, say: Say): Html => html`
<section class="warnings">
  <h2>${say('page.warnings')}</h2>
  <ul>${warningDetails.map(({ code, text }) => html`<li${code === 'mayContain' && html` class="label"`}>${text}</li>`)}</ul>
</section>`

/** One tap to the week after. */
const nextWeek = (plan: Plan, context: PageContext, say: Say): Html => html`
<form class="next" method="post" action="${link(context, `/plan/${plan.id}/next`)}">
  <p>${say('page.nextWeekLead')}</p>
  <button>${say('page.nextWeek')}</button>
</form>`

function render(
  { plan, scheduled }: { readonly plan: Plan; readonly scheduled: Scheduled },
  context: PageContext,
): Html {
  const say = sayIn(context)
  const title = titleOf(plan, context)
  const about = lead(plan, context, say)
  const body = html`
<div class="plan">
  <header class="about">
    <h1><bdi>${title}</bdi></h1>
    <p class="lead">${about}</p>
    <p class="address">${context.baseUrl}/plan/${plan.id}</p>
  </header>
  ${buttons(plan, context, say)}
  <p class="kept facts" role="status" data-kept="✓ ${say('device.kept')}" data-remember="${remembered(plan, context)}"></p>
  ${shareForm(plan, context, say)}
  ${plan.warningDetails.length > 0 && warnings(plan, say)}
  ${totals(plan, context)}
  ${isWeek(plan) && plan.target && chart(plan, plan.target, context)}
  ${days(plan, context)}
  ${schedule(scheduled, context)}
  ${shoppingList(plan, context)}
  ${plan.kind === 'week' && nextWeek(plan, context, say)}
  ${plan.totals.cost > 0 && plan.storePrices.length > 1 && stores(plan, context)}
  <p class="qr">
    <img src="/plan/${plan.id}/qr.svg" width="132" height="132" alt=""> <span>${say('page.comeBack')}</span>
  </p>
  <nav class="jump" aria-label="${title}">
    <a href="#week">${say(isWeek(plan) ? 'page.week' : 'page.menu')}</a> <a href="#list">${say('page.shopping')}</a>
  </nav>
</div>`
  const card = cardAddress(plan.id, context)
  const preview = planPreview(plan, about, context)
  const shell = {
    title,
    description: about,
    card,
    preview,
    unlisted: true,
    styles: ['plan.css', 'list.css', 'schedule.css'],
    scripts: ['list.js', 'shop.js', 'keep.js', 'device.js'],
  }
  return layout(context, shell, body)
}

export const plan = page({
  path: '/plan/{id}',
  query: ['units', 'serve'],
  documents: { plan: planDocument, scheduled: scheduleDocument },
  variables: {
    plan: ({ id }) => ({ id }),
    scheduled: ({ id }, query) => ({ id, serveAt: hourOf(query) }),
  },
  render,
})

/** Makes a link for the household, to which the browser goes. */
export const shareHousehold = form({
  path: '/plan/{id}/share',
  page: plan,
  fields: [],
  document: `
    mutation ShareForm($id: ID!) {
      createHousehold(planId: $id) { household { link } }
    }`,
  variables: ({ id = '' }) => ({ id }),
  next: ({ link: to }, context) => linkTo(context, to),
})

/** Plans the week after, to which the browser goes. */
export const nextWeekForm = form({
  path: '/plan/{id}/next',
  page: plan,
  fields: [],
  document: `
    mutation NextWeekForm($id: ID!) {
      buildNextWeek(planId: $id) { plan { id } }
    }`,
  variables: ({ id = '' }) => ({ id }),
  next: ({ id }, context) => link(context, `/plan/${id}`),
})
