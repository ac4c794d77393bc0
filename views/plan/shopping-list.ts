import { html } from 'hono/html'
import { estimate, money, moneyPattern, number, wholeDigits } from '../../src/i18n/format.ts'
import type { Html, PageContext } from '../page.ts'
import { attribute } from '../parts.ts'
import { type Say, sayIn } from '../say.ts'
import { unitsSwitch } from '../units.ts'
import type { Item, Plan } from './document.ts'
import { line } from './list-line.ts'

/** Lines that stand together in the shop. */
interface Aisle {
  readonly code: string
  readonly title: string
  readonly note: string
  readonly items: readonly Item[]
}

const aisle = (plan: Plan, { code, title, note, items }: Aisle, context: PageContext): Html => html`
<section class="aisle" data-aisle="${code}">
  <h3>${title} <small>${note}</small></h3>
  <ul>${items.map((item) => line(plan, item, context))}</ul>
</section>`

/** The aisles with what is bought there. Nobody buys what comes from the tap. */
const aislesOf = ({ shopping, country }: Plan, { lang }: PageContext): Aisle[] =>
  shopping
    .map(({ category, label, cost, items }) => ({
      code: category,
      title: label,
      note: estimate(lang, cost, country),
      items: items.filter(({ pantry, tap }) => !pantry && !tap),
    }))
    .filter(({ items }) => items.length > 0)

/** What is usually at home, folded away: it is in no sum, and one looks before one goes. */
const pantry = (plan: Plan, items: readonly Item[], context: PageContext, say: Say): Html => html`
<details class="pantry aisle fold">
  <summary><h3>${say('page.pantry')} <small>${say('page.pantryLead')}</small></h3></summary>
  <ul id="pantry">${items.map((item) => line(plan, item, context))}</ul>
</details>`

/** What the week before left in its packs: it is used first, and is not on the list. */
const left = (plan: Plan, say: Say): Html => html`
<section class="aisle">
  <h3>${say('page.left')} <small>${say('page.leftLead')}</small></h3>
  <ul class="left">${plan.left.map(
    ({ name, amountText, used, usedText }) => html`
<li><span><bdi>${name}</bdi><small>${used > 0 ? say('page.leftUsed', { amount: usedText }) : say('page.leftUnused')}</small></span><b>${amountText}</b></li>`,
  )}</ul>
</section>`

/** What people put on the list themselves; the script makes a line of it from the template. */
const own = (say: Say): Html => html`
<section class="own live">
  <h3>${say('list.own')}</h3>
  <ul></ul>
  <template>
    <li>
      <label><input type="checkbox"><span><bdi></bdi></span></label>
      <button type="button" data-remove aria-label="${say('list.remove', { name: '{name}' })}">×</button>
    </li>
  </template>
  <form class="add">
    <label><span class="sr">${say('list.ownHint')}</span>
      <input name="text" maxlength="200" autocomplete="off" enterkeyhint="done" placeholder="${say('list.ownHint')}" required></label>
    <button>${say('list.add')}</button>
  </form>
</section>`

/** What is in the basket of what is to buy, always in sight while one goes through the list. */
function basket({ totals, country }: Plan, { lang }: PageContext, say: Say): Html {
  const { cost, items } = totals
  const sums = { cost: '{cost}', total: '{total}' }
  const sum = (value: number): string =>
    money(lang, value, country, wholeDigits(cost, country) === 0 ? Infinity : value)
  const progress = html`<output data-progress="${say('list.basket', { ticked: '{ticked}', items: '{items}' })}">${say('list.basket', { ticked: number(lang, 0), items: number(lang, items) })}</output>`
  const price = html` · ≈&nbsp;<span data-sum="${say('list.basketSum', sums)}">${say('list.basketSum', { cost: sum(0), total: sum(cost) })}</span>`
  return html`
<div class="basket live">
  <p>${progress}${cost > 0 && price}</p>
  <button type="button" data-do="awake" aria-pressed="false" hidden><span aria-hidden="true">☀</span><span class="sr">${say('list.screenOn')}</span></button>
  <a class="button main" href="#shop">${say('list.shop')}</a>
  <a class="button end" href="#list">${say('list.shopEnd')}</a>
</div>`
}

/** Words that the script says, by its names for them; it fills in `{name}` and `{aisle}`. */
const words = (say: Say): Html => html`
<template data-words
  data-ticked="${say('list.tickedNow', { name: '{name}' })}" data-have="${say('list.haveNow', { name: '{name}' })}"
  data-removed="${say('list.removedNow', { name: '{name}' })}" data-unticked="${say('list.untickedAll')}"
  data-have-it="${say('list.have')}" data-need-it="${say('list.needIt')}"
  data-up="${say('list.up', { aisle: '{aisle}' })}" data-down="${say('list.down', { aisle: '{aisle}' })}"></template>`

/** How sums are written: the script writes them as the page does. */
function written({ country, totals }: Plan, { lang }: PageContext): Html {
  const pattern = moneyPattern(lang, country, wholeDigits(totals.cost, country))
  return html` data-money="${JSON.stringify(pattern)}"`
}

const tools = (plan: Plan, context: PageContext, say: Say): Html => html`
<p class="tools">
  ${unitsSwitch(context, plan.country.code)}
  <button type="button" class="live" data-do="order" aria-pressed="false">${say('list.order')}</button>
</p>
<p class="facts arranging">${say('list.orderNote', { store: plan.store.name })}</p>`

/**
 * The shopping list by aisle, with boxes to tick; what is usually at home stands apart. Without script it can be read,
 * ticked and printed. The attribute `data-household` on its section makes the script keep nothing on the device.
 */
export function shoppingList(plan: Plan, context: PageContext): Html {
  const say = sayIn(context)
  const items = plan.shopping.flatMap((group) => group.items).filter(({ pantry, tap }) => pantry && !tap)
  return html`
<section class="list" id="list" aria-labelledby="list-title" data-plan="${plan.id}" data-store="${plan.store.code}"${attribute(context.household !== undefined, 'data-household')}${written(plan, context)}>
  <span id="shop"></span>
  <header>
    <h2 id="list-title">${say('page.shopping')} <small>${estimate(context.lang, plan.totals.cost, plan.country)}</small></h2>
    ${tools(plan, context, say)}
  </header>
  ${basket(plan, context, say)}
  <div class="aisles" id="lines" tabindex="-1">${aislesOf(plan, context).map((one) => aisle(plan, one, context))}</div>
  ${own(say)}
  <p class="untick"><button type="button" data-do="untick" hidden>${say('page.clearTicks')}</button></p>
  ${plan.left.length > 0 && html`<div class="pantry">${left(plan, say)}</div>`}
  ${items.length > 0 && pantry(plan, items, context, say)}
  ${words(say)}
  <p class="toast" role="status" hidden><span></span> <button type="button">${say('list.undo')}</button></p>
</section>`
}
