import { html } from 'hono/html'
import { link } from '../links.ts'
import type { Html, PageContext } from '../page.ts'
import { attribute, hidden } from '../parts.ts'
import { people, rareFields, storeChoice } from '../plan/change-bar.ts'
import { type Say, sayIn } from '../say.ts'
import type { Household, HouseholdPlan } from './document.ts'

/** A form that makes another plan. */
const change = (context: PageContext, body: Html, what = 'plan'): Html => html`
<form method="post" action="${link(context, `${context.household?.path}/${what}`)}">${body}</form>`

/** What is changed less often, folded away. */
function more(plan: HouseholdPlan, context: PageContext, say: Say): Html {
  const { budgetMode, budgetValue } = plan.request
  const budget = budgetMode === 'week' && budgetValue > 0 ? String(budgetValue) : ''
  return html`
<details>
  <summary>${say('household.moreChanges')}</summary>
  ${change(context, html`${hidden('was', budget)}${rareFields(plan, budget, context, say)}`)}
</details>`
}

/** The children by their ages. */
function children({ request }: HouseholdPlan, context: PageContext, say: Say): Html {
  const ages = request.kids.map(({ age }) => age).join(', ')
  const fields = html`
${hidden('were', ages)}
<label>${say('page.kidAgesHint')} <input name="kids" value="${ages}" maxlength="80" autocomplete="off" inputmode="text"></label>
<button class="main" data-busy="…">${say('household.apply')}</button>`
  return html`
<details>
  <summary>${say('page.kidAges')}</summary>
  ${change(context, fields)}
</details>`
}

/** What can be changed of the plan in place: each makes another one, to which the link then leads. */
export function bar({ version, canUndo }: Household, plan: HouseholdPlan, context: PageContext): Html {
  const say = sayIn(context)
  const isWeek = plan.kind === 'week'
  const undo = change(
    context,
    html`${hidden('seen', version)}<button${attribute(!canUndo, 'disabled')}>${say('household.undo')}</button>`,
    'undo',
  )
  const weeks = html`
${change(context, html`<button name="another" value="1">${say('household.another')}</button>`)}
${change(context, html`<button>${say('household.next')}</button>`, 'next')}`
  return html`
<section class="change" aria-label="${say('household.change')}">
  ${change(context, people(plan, say))}
  ${plan.storePrices.length > 1 && change(context, storeChoice(plan, say))}
  ${isWeek && weeks}
  ${undo}
  ${isWeek && children(plan, context, say)}
  ${isWeek && more(plan, context, say)}
</section>
<p class="facts">${say('household.changeLead')}</p>`
}
