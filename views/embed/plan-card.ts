import { html } from 'hono/html'
import { dayHeading, estimate } from '../../src/i18n/format.ts'
import { link } from '../links.ts'
import { type AnswerOf, type Html, type PageContext, page } from '../page.ts'
import { isWeek, titleOf } from '../plan/document.ts'
import { lead } from '../plan/plan.ts'
import { source } from '../plan/totals.ts'
import { facts, type Say, sayIn } from '../say.ts'
import { frame } from './frame.ts'

const embedDocument = `
  query EmbedPlan($id: ID!) {
    plan(id: $id) {
      id kind occasion { title } country { code label currency decimals } store { name } portions adults children
      days { date dishes { title leftover } }
      totals { cost }
      priceSource { name period region sureness }
      warningDetails { text }
    }
  }`

type Plan = AnswerOf<typeof embedDocument>
type Day = Plan['days'][number]

/** What is eaten on a day, without what is eaten from the day before. */
const dishes = ({ dishes: all }: Day): Html => html`
<ul>${all.filter(({ leftover }) => !leftover).map(({ title }) => html`<li><bdi>${title}</bdi></li>`)}</ul>`

const day = (plan: Plan, of: Day, { lang }: PageContext): Html => html`
<section>
  ${isWeek(plan) && html`<h2>${facts(...dayHeading(lang, of.date, plan.country.code).map(({ text }) => text))}</h2>`}
  ${dishes(of)}
</section>`

/** The sums, with what to know of them. */
const sums = (plan: Plan, context: PageContext, say: Say): Html => html`
<p><strong>${say('page.total')} ${estimate(context.lang, plan.totals.cost, plan.country)}</strong></p>
<p class="source">${source(plan, context, say)}</p>`

/** A plan in little. */
function render({ plan }: { readonly plan: Plan }, context: PageContext): Html {
  const say = sayIn(context)
  const title = titleOf(plan, context)
  const address = `${context.baseUrl}${link(context, `/plan/${plan.id}`)}`
  const body = html`
<p class="lead">${lead(plan, context, say)}</p>
<div class="short-days">${plan.days.map((of) => day(plan, of, context))}</div>
${plan.totals.cost > 0 && sums(plan, context, say)}`
  return frame(title, address, body, context)
}

export const embedPlan = page({
  path: '/embed/plan/{id}',
  query: [],
  framed: true,
  documents: { plan: embedDocument },
  variables: { plan: ({ id }) => ({ id }) },
  render,
})
