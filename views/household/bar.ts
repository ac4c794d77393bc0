import { html } from 'hono/html'
import { label } from '../../src/i18n/message.ts'
import { link } from '../links.ts'
import type { Html, PageContext } from '../page.ts'
import { attribute, hidden, options, select } from '../parts.ts'
import { type Say, sayIn } from '../say.ts'
import type { Household, HouseholdPlan } from './document.ts'

/** Most people that a plan is made for: adults of a week, guests of a table. */
const MOST = { week: 10, occasion: 40, basket: 40 } as const
const MEALS = ['breakfast', 'lunch', 'dinner', 'snack'] as const

/** A form that makes another plan. */
const change = (context: PageContext, body: Html, what = 'plan'): Html => html`
<form method="post" action="${link(context, `${context.household?.path}/${what}`)}">${body}</form>`

/** People − 2 +. */
function people(plan: HouseholdPlan, context: PageContext, say: Say): Html {
  const isWeek = plan.kind === 'week'
  const count = isWeek ? plan.adults : Math.round(plan.portions)
  const name = isWeek ? 'adults' : 'guests'
  const step = (to: number, sign: string, words: string) => html`
<button name="${name}" value="${to}" aria-label="${words}"${attribute(to < 1 || to > MOST[plan.kind], 'disabled')}>${sign}</button>`
  return change(
    context,
    html`
<span class="steps">${step(count - 1, '−', say('household.fewer'))}
<b>${isWeek ? say('household.adults', { adults: count }) : say('page.guests', { guests: count })}</b>
${step(count + 1, '+', say('household.more'))}</span>`,
  )
}

const stores = ({ storePrices, store }: HouseholdPlan, context: PageContext, say: Say): Html => {
  const choices = storePrices.map((one) => ({ value: one.store.code, label: one.store.name }))
  return change(
    context,
    html`${select('store', say('page.store'), options(choices, store.code))} <button>${say('household.apply')}</button>`,
  )
}

/** What is changed less often, folded away. */
function more({ request, country }: HouseholdPlan, context: PageContext, say: Say): Html {
  const { budgetMode, budgetValue, startDate, slots } = request
  const budget = budgetMode === 'week' && budgetValue > 0 ? String(budgetValue) : ''
  return html`
<details>
  <summary>${say('household.moreChanges')}</summary>
  ${change(
    context,
    html`
<label>${say('household.budget', { currency: country.currency })} <input name="budget" type="number" min="0" step="any" inputmode="decimal" value="${budget}"></label>
<label>${say('household.firstDay')} <input name="startDate" type="date" value="${startDate}" required></label>
<fieldset><legend>${say('household.meals')}</legend>${MEALS.map(
      (slot) => html`
<label><input type="checkbox" name="slots" value="${slot}"${attribute((slots as readonly string[]).includes(slot), 'checked')}> ${label(context.lang, 'slot', slot)}</label>`,
    )}</fieldset>
<button class="main">${say('household.apply')}</button>`,
  )}
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
  ${people(plan, context, say)}
  ${plan.storePrices.length > 1 && stores(plan, context, say)}
  ${isWeek && weeks}
  ${undo}
  ${isWeek && more(plan, context, say)}
</section>
<p class="facts">${say('household.changeLead')}</p>`
}
