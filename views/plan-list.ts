import { html } from 'hono/html'
import { estimate, list, number } from '../src/i18n/format.ts'
import { words } from '../src/i18n/words.ts'
import type { Html, Scene } from './page.ts'
import type { Item, Plan } from './plan-data.ts'

/** What to take from the shelf: the packs, when there are several and the amount does not count them. */
const packs = ({ packs, packText }: Item, lang: Scene['lang']): Html | '' =>
  packs > 1 && packText ? html`<small>${number(lang, packs)} × ${packText}</small>` : ''

/** Dishes that a line names, at most: oil goes into nearly all of them. */
const NAMED = { bought: 2, pantry: 1 } as const

function line(plan: Plan, item: Item, scene: Scene): Html {
  const { lang } = scene
  const named = item.pantry ? NAMED.pantry : NAMED.bought
  const more = item.usedIn.length - named
  const dishes = list(lang, item.usedIn.slice(0, named))
  const used = words(lang, more > 0 ? 'page.usedInMore' : 'page.usedIn', { dishes, more })
  const cost = estimate(lang, item.cost, plan.country)
  // At home one looks whether it is enough, and what a new pack would cost; in the shop one takes packs.
  const note = item.pantry
    ? `${item.buyText} ${cost} · ${used}`
    : `${words(lang, 'page.needed', { amount: item.neededText })} · ${used}`
  const take = item.pantry ? item.neededText : item.buyText
  return html`<li data-needed="${item.needed}"><label><input type="checkbox" value="${item.ingredientId}"><span><bdi>${item.name}</bdi><small>${note}</small></span><b>${take}${item.pantry ? '' : packs(item, lang)}</b>${item.pantry ? '' : html`<i>${cost}</i>`}</label></li>`
}

const aisle = (plan: Plan, title: string, note: string, items: readonly Item[], scene: Scene): Html =>
  html`<section class="aisle"><h3>${title} <small>${note}</small></h3><ul>${items.map((item) => line(plan, item, scene))}</ul></section>`

/** The shopping list by aisle, with boxes to tick; what is usually at home stands apart. */
export function shoppingList(plan: Plan, scene: Scene): Html {
  const { lang } = scene
  const pantry = plan.shopping.flatMap(({ items }) => items.filter(({ pantry, tap }) => pantry && !tap))
  const bought = plan.shopping
    .map((group) => ({ ...group, items: group.items.filter(({ pantry, tap }) => !pantry && !tap) }))
    .filter(({ items }) => items.length > 0)
  const progress = words(lang, 'page.ticked', { ticked: '{}', items: plan.totals.items })
  return html`<section class="list" id="list" data-plan="${plan.id}">
<header><h2>${words(lang, 'page.shopping')} <small>${estimate(lang, plan.totals.cost, plan.country)}</small></h2>
<p class="tools"><output data-progress="${progress}" hidden></output> <button type="button" data-do="untick" hidden>${words(lang, 'page.clearTicks')}</button></p></header>
<div class="aisles">${bought.map(({ label, cost, items }) => aisle(plan, label, estimate(lang, cost, plan.country), items, scene))}</div>
${
  pantry.length > 0
    ? html`<div class="pantry">${aisle(plan, words(lang, 'page.pantry'), words(lang, 'page.pantryLead'), pantry, scene)}</div>`
    : ''
}</section>`
}
