import { html } from 'hono/html'
import { label } from '../../src/i18n/message.ts'
import { link } from '../links.ts'
import type { Html, PageContext } from '../page.ts'
import { attribute, options, select } from '../parts.ts'
import { type Say, sayIn } from '../say.ts'
import { answersOf, shownBudget, tableAnswersOf } from './answers.ts'
import type { Plan, PlanWithRequest } from './document.ts'
import { SLOTS } from './kept-meals.ts'
import { hourOf } from './schedule-document.ts'

/** Most people that a plan is made for: adults of a week, guests of a table. */
const MOST = { week: 10, occasion: 40, basket: 40 } as const

/** People − 2 +. */
export function people({ kind, adults, portions }: Pick<Plan, 'kind' | 'adults' | 'portions'>, say: Say): Html {
  const isWeek = kind === 'week'
  const count = isWeek ? adults : Math.round(portions)
  const step = (to: number, sign: string, words: string) => html`
<button name="${isWeek ? 'adults' : 'guests'}" value="${to}" aria-label="${words}" data-busy="…"${attribute(to < 1 || to > MOST[kind], 'disabled')}>${sign}</button>`
  return html`
<span class="steps">${step(count - 1, '−', say('household.fewer'))}
<b>${isWeek ? say('household.adults', { adults: count }) : say('page.guests', { guests: count })}</b>
${step(count + 1, '+', say('household.more'))}</span>`
}

/** The stores of the country, the cheapest first. */
export function storeChoice({ storePrices, store }: Pick<Plan, 'storePrices' | 'store'>, say: Say): Html {
  const choices = storePrices.map((one) => ({ value: one.store.code, label: one.store.name }))
  return html`
<span class="steps">${select('store', say('page.store'), options(choices, store.code))} <button data-busy="…">${say('household.apply')}</button></span>`
}

interface RarelyChanged {
  readonly request: Pick<PlanWithRequest['request'], 'startDate' | 'slots'>
  readonly country: Pick<Plan['country'], 'currency'>
}

/** What is changed less often. @param budget in major units; '' is none */
export function rareFields({ request, country }: RarelyChanged, budget: string, { lang }: PageContext, say: Say): Html {
  const { startDate, slots } = request
  return html`
<label>${say('household.budget', { currency: country.currency })} <input name="budget" type="number" min="0" step="any" inputmode="decimal" value="${budget}"></label>
<label>${say('household.firstDay')} <input name="startDate" type="date" value="${startDate}" required></label>
<fieldset><legend>${say('household.meals')}</legend>${SLOTS.map(
    (slot) => html`
<label><input type="checkbox" name="slots" value="${slot}"${attribute(slots.includes(slot), 'checked')}> ${label(lang, 'slot', slot)}</label>`,
  )}</fieldset>
<button class="main" data-busy="…">${say('household.apply')}</button>`
}

/** The first button of a form is what the Enter key presses. */
const enter = html`<button hidden data-busy=""></button>`

/** Other weeks: the one after, and the one before where there is one. */
const weeks = ({ id, after }: PlanWithRequest, context: PageContext, say: Say): Html => html`
<span class="steps"><button formaction="${link(context, `/plan/${id}/next`)}" formnovalidate data-busy="…">${say('household.next')}</button>
${after && html`<a class="button" href="${link(context, `/plan/${after}`)}">${say('week.before')}</a>`}</span>`

/** What is changed less often than who eats, folded away so that the week itself stays on the first screen. */
const more = (plan: PlanWithRequest, context: PageContext, say: Say): Html => html`
<details>
  <summary>${say('household.moreChanges')}</summary>
  <div>
    ${plan.storePrices.length > 1 && storeChoice(plan, say)}
    ${weeks(plan, context, say)}
    ${rareFields(plan, shownBudget(plan), context, say)}
  </div>
  <p><a href="${link(context, '/', answersOf(plan))}">${say('week.answers')}</a></p>
  <p class="facts">${say('household.changeLead')}</p>
</details>`

/** The form of the occasion with the answers of the table. */
const tableForm = (plan: PlanWithRequest, occasion: string, context: PageContext, say: Say): Html => html`
<a href="${link(context, `/occasions/${occasion}`, tableAnswersOf(plan, hourOf(context.query)))}">${say('week.answers')}</a>`

/** The way back to the plan that this one was made of on the page before, and what came of a change that did not work. */
export function changeNotice(plan: PlanWithRequest, former: string | undefined, context: PageContext): Html {
  const say = sayIn(context)
  const back = former && link(context, `/plan/${former}`, { from: plan.id, keep: context.query.keep })
  return html`
${context.problem && html`<p class="warnings" role="alert">${say('household.notPossible')}</p>`}
${back && html`<p class="undo"><a class="button" href="${back}">${say('household.undo')}</a></p>`}`
}

/**
 * What can be changed of a plan on its page. It stays as it is: the form leads to another one, which takes over the ticks.
 * Boxes beside the dishes belong to the form.
 */
export function changeBar(plan: PlanWithRequest, context: PageContext): Html {
  const say = sayIn(context)
  const isWeek = plan.kind === 'week'
  return html`
<form class="change" id="change" method="post" action="${link(context, `/plan/${plan.id}/change`)}" aria-label="${say('household.change')}">
  ${enter}
  ${people(plan, say)}
  ${isWeek && html`<button name="another" value="1" data-busy="…">${say('household.another')}</button>`}
  ${isWeek ? more(plan, context, say) : plan.storePrices.length > 1 && storeChoice(plan, say)}
  ${plan.kind === 'occasion' && plan.occasion && plan.days.length === 1 && tableForm(plan, plan.occasion.id, context, say)}
</form>`
}
