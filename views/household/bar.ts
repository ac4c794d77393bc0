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

/** The children by their ages. */
function children({ request }: HouseholdPlan, context: PageContext, say: Say): Html {
  const ages = request.kids.map(({ age }) => age).join(', ')
  return change(
    context,
    html`
${hidden('were', ages)}
<label>${say('page.kidAges')} <input name="kids" value="${ages}" placeholder="${say('page.kidAgesHint')}" maxlength="80" autocomplete="off" inputmode="text"></label>
<button data-busy="…">${say('household.apply')}</button>`,
  )
}

/** What is changed less often, folded away. */
function more(plan: HouseholdPlan, context: PageContext, say: Say): Html {
  const { budgetMode, budgetValue } = plan.request
  const budget = budgetMode === 'week' && budgetValue > 0 ? String(budgetValue) : ''
  return html`
<details>
  <summary>${say('household.moreChanges')}</summary>
  ${plan.storePrices.length > 1 && change(context, storeChoice(plan, say))}
  ${change(context, html`<button>${say('household.next')}</button>`, 'next')}
  ${children(plan, context, say)}
  ${change(context, html`${hidden('was', budget)}${rareFields(plan, budget, context, say)}`)}
  <p class="facts">${say('household.changeLead')}</p>
</details>`
}

/** What can be changed of the plan in place: each makes another one, to which the link then leads. */
export function bar({ version, canUndo }: Household, plan: HouseholdPlan, context: PageContext): Html {
  const say = sayIn(context)
  const isWeek = plan.kind === 'week'
  const undo = html`${hidden('seen', version)}<button${attribute(!canUndo, 'disabled')}>${say('household.undo')}</button>`
  const another = html`<button name="another" value="1">${say('household.another')}</button>`
  return html`
<section class="change" aria-label="${say('household.change')}">
  ${change(context, people(plan, say))}
  ${isWeek && change(context, another)}
  ${change(context, undo, 'undo')}
  ${isWeek ? more(plan, context, say) : plan.storePrices.length > 1 && change(context, storeChoice(plan, say))}
</section>`
}
