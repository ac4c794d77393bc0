import { html } from 'hono/html'
import { estimate } from '../../src/i18n/format.ts'
import { cardAddress } from '../embed/oembed.ts'
import { form } from '../form.ts'
import { layout } from '../layout.ts'
import { link, linkTo } from '../links.ts'
import { type Html, type PageContext, type Params, page } from '../page.ts'
import { planPreview } from '../preview/plan-card.ts'
import { facts, type Say, sayIn } from '../say.ts'
import { tableAnswersOf } from './answers.ts'
import { changeBar, changeNotice } from './change-bar.ts'
import { days } from './days.ts'
import { type Day, datesOf, headingOf, isWeek, type Plan, type PlanWithRequest, planDocument } from './document.ts'
import { figures } from './figures.ts'
import { glance } from './glance.ts'
import { keysWith } from './kept-meals.ts'
import { remembered } from './remembered.ts'
import { schedule } from './schedule.ts'
import { hourOf, type Scheduled, scheduleDocument } from './schedule-document.ts'
import { shoppingList } from './shopping-list.ts'
import { priceBand } from './totals.ts'
import { dangers } from './warnings.ts'

type Led = Pick<Plan, 'kind' | 'portions' | 'adults' | 'children'> & {
  readonly days: readonly Pick<Day, 'date'>[]
  readonly store: Pick<Plan['store'], 'name'>
  readonly country: Pick<Plan['country'], 'code' | 'label'>
}

/** Where and for how many. */
function placeAndEaters({ kind, portions: guests, adults, children, store, country }: Led, say: Say): string {
  const eaters = kind === 'week' ? say('page.eaters', { adults, children }) : say('page.guests', { guests })
  return facts(store.name, country.label, eaters)
}

/** When, where and for how many. */
export const lead = (plan: Led, { lang }: PageContext, say: Say): string =>
  facts(datesOf(plan, lang), placeAndEaters(plan, say))

/** What it costs, in few words. */
const price = (plan: Plan, context: PageContext): Html | '' =>
  plan.totals.cost > 0
    ? html`
<p class="sum"><b>${estimate(context.lang, plan.totals.cost, plan.country)}</b> <a href="#figures">${priceBand(plan, context)}</a></p>`
    : ''

/** The heading of a plan: which week or feast, where, for whom, and for how much. */
export function about(plan: Plan, context: PageContext, say: Say): Html {
  const [heading, rest] = headingOf(plan, context)
  return html`
<h1><bdi>${heading}</bdi> <small><bdi>${rest}</bdi></small></h1>
<p class="lead">${placeAndEaters(plan, say)}</p>
${price(plan, context)}`
}

/** Leads to the week and to its list from wherever one is. */
export const jump = (plan: Plan, context: PageContext, say: Say): Html => html`
<nav class="jump" aria-label="${headingOf(plan, context)[0]}">
  <a href="#${isWeek(plan) ? 'glance' : 'week'}">${say(isWeek(plan) ? 'page.week' : 'page.menu')}</a> <a href="#list">${say('page.shopping')}</a>
</nav>`

/** What only a script can do with the page. */
export const tools = (say: Say): Html => html`
<button type="button" class="live" data-do="share" data-done="${say('page.shared')}">${say('page.share')}</button>
<button type="button" class="live" data-do="print">${say('page.print')}</button>
<button type="button" class="live" data-do="copy" data-done="${say('page.copied')}">${say('page.copyList')}</button>`

const buttons = (plan: Plan, { lang, query }: PageContext, say: Say): Html => html`
<div class="buttons">
  ${tools(say)}
  <a class="button" href="/plan/${plan.id}.ics?lang=${lang}${hourOf(query) && `&serve=${hourOf(query)}`}">${say('page.calendar')}</a>
</div>`

/** One tap to a link under which a family changes it together. */
const shareForm = (plan: Plan, context: PageContext, say: Say): Html => html`
<form class="next" method="post" action="${link(context, `/plan/${plan.id}/share`)}">
  <p>${say('household.shareLead')}</p>
  <button class="main">${say('household.share')}</button>
</form>`

/** One tap to the week after. */
const nextWeek = (plan: Plan, context: PageContext, say: Say): Html => html`
<form class="next" method="post" action="${link(context, `/plan/${plan.id}/next`)}">
  <p>${say('page.nextWeekLead')}</p>
  <button>${say('page.nextWeek')}</button>
</form>`

/** Of a table what its occasion's form was filled in with. */
const tableOf = (plan: PlanWithRequest, serveAt: string | undefined) =>
  plan.occasion && plan.kind === 'occasion' && !isWeek(plan)
    ? { occasion: plan.occasion.id, title: plan.occasion.title, answers: tableAnswersOf(plan, serveAt) }
    : undefined

/** The plan that this one was made of on the page before, as the address names it. */
const formerOf = ({ from = '' }: Params): string | undefined => (/^[0-9a-f-]{36}$/.test(from) ? from : undefined)

function render(
  { plan, scheduled }: { readonly plan: PlanWithRequest; readonly scheduled: Scheduled },
  asked: PageContext,
): Html {
  const { units, serve, keep } = asked.query
  const query = { ...(units && { units }), ...(serve && { serve }) }
  const shared = { ...asked, path: `/plan/${plan.id}`, query }
  // What is kept is only in links that make another plan; where the page came from is in none.
  const context = { ...shared, query: { ...query, ...(keep && { keep: keysWith(keep) }) } }
  const say = sayIn(context)
  const serveAt = hourOf(asked.query)
  const title = facts(...headingOf(plan, context))
  const description = lead(plan, context, say)
  const body = html`
<div class="plan">
  <header class="about">
    ${about(plan, context, say)}
    <p class="address">${context.baseUrl}/plan/${plan.id}</p>
  </header>
  ${changeNotice(plan, formerOf(asked.query), context)}
  ${dangers(plan, say)}
  ${changeBar(plan, context)}
  ${isWeek(plan) ? glance(plan, context) : days(plan, context)}
  ${jump(plan, context, say)}
  ${buttons(plan, context, say)}
  <p class="kept facts" role="status" data-kept="✓ ${say('device.kept')}" data-remember="${remembered(plan, context, tableOf(plan, serveAt))}"></p>
  ${shareForm(plan, context, say)}
  ${isWeek(plan) && days(plan, context)}
  ${schedule(scheduled, context)}
  ${shoppingList(plan, context)}
  ${plan.kind === 'week' && nextWeek(plan, context, say)}
  ${figures(plan, context)}
  <p class="qr">
    <img src="/plan/${plan.id}/qr.svg" width="132" height="132" alt=""> <span>${say('page.comeBack')}</span>
  </p>
</div>`
  const card = cardAddress(`/plan/${plan.id}`, context)
  const preview = planPreview(plan, description, context)
  const shell = {
    title,
    description,
    skip: { href: '#lines', text: say('page.shopping') },
    card,
    preview,
    unlisted: true,
    styles: ['plan.css', 'list.css', 'schedule.css'],
    early: ['fold.js'],
    scripts: ['list.js', 'shop.js', 'change.js', 'keep.js', 'device.js'],
  }
  return layout(shared, shell, body)
}

export const plan = page({
  path: '/plan/{id}',
  query: ['units', 'serve', 'from', 'keep'],
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
