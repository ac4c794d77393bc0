import { html } from 'hono/html'
import { estimate, list, number } from '../../src/i18n/format.ts'
import type { Html, PageContext } from '../page.ts'
import { type Say, sayIn } from '../say.ts'
import { unitsSwitch } from '../units.ts'
import type { Item, Plan } from './document.ts'

/** Dishes that a line names, at most: oil goes into nearly all of them. */
const NAMED = { bought: 2, pantry: 1 } as const

/** The dishes that an ingredient goes into. */
function usedIn({ usedIn: all, pantry }: Item, { lang }: PageContext, say: Say): string {
  const named = pantry ? NAMED.pantry : NAMED.bought
  const more = all.length - named
  return say(more > 0 ? 'page.usedInMore' : 'page.usedIn', { dishes: list(lang, all.slice(0, named)), more })
}

/** What to take from the shelf: the packs, when there are several and the amount does not count them. */
const packs = ({ packs: many, packText }: Item, { lang }: PageContext): Html | '' =>
  many > 1 && packText ? html`<small>${number(lang, many)} × ${packText}</small>` : ''

/** What is not sold under this name in the country is looked for under another one. */
const named = ({ name, standInText }: Item, note: string): Html =>
  html`<span><bdi>${name}</bdi>${standInText && html`<small class="shelf">${standInText}</small>`}<small>${note}</small></span>`

/** In the shop one takes packs. */
function bought(item: Item, cost: string, context: PageContext, say: Say): Html {
  const season = item.seasonText ? ` · ${item.seasonText}` : ''
  const note = `${say('page.needed', { amount: item.neededText })} · ${usedIn(item, context, say)}${season}`
  return html`${named(item, note)}<b>${item.buyText}${packs(item, context)}</b><i>${cost}</i>`
}

/** At home one looks whether it is enough, and what a new pack would cost. */
function atHome(item: Item, cost: string, context: PageContext, say: Say): Html {
  const note = `${item.buyText} ${cost} · ${usedIn(item, context, say)}`
  return html`${named(item, note)}<b>${item.neededText}</b>`
}

function line(plan: Plan, item: Item, context: PageContext, say: Say): Html {
  const cost = estimate(context.lang, item.cost, plan.country)
  const text = item.pantry ? atHome(item, cost, context, say) : bought(item, cost, context, say)
  return html`
<li data-needed="${item.needed}">
  <label><input type="checkbox" value="${item.ingredientId}">${text}</label>
</li>`
}

/** Lines that stand together in the shop. */
interface Aisle {
  readonly title: string
  readonly note: string
  readonly items: readonly Item[]
}

const aisle = (plan: Plan, { title, note, items }: Aisle, context: PageContext, say: Say): Html => html`
<section class="aisle">
  <h3>${title} <small>${note}</small></h3>
  <ul>${items.map((item) => line(plan, item, context, say))}</ul>
</section>`

/** The aisles with what is bought there. Nobody buys what comes from the tap. */
const aislesOf = ({ shopping, country }: Plan, { lang }: PageContext): Aisle[] =>
  shopping
    .map(({ label, cost, items }) => ({
      title: label,
      note: estimate(lang, cost, country),
      items: items.filter(({ pantry, tap }) => !pantry && !tap),
    }))
    .filter(({ items }) => items.length > 0)

/** What the week before left in its packs: it is used first, and is not on the list. */
const left = (plan: Plan, say: Say): Html => html`
<section class="aisle">
  <h3>${say('page.left')} <small>${say('page.leftLead')}</small></h3>
  <ul class="left">${plan.left.map(
    ({ name, amountText, used, usedText }) => html`
<li><span><bdi>${name}</bdi><small>${used > 0 ? say('page.leftUsed', { amount: usedText }) : say('page.leftUnused')}</small></span><b>${amountText}</b></li>`,
  )}</ul>
</section>`

/** The shopping list by aisle, with boxes to tick; what is usually at home stands apart. */
export function shoppingList(plan: Plan, context: PageContext): Html {
  const say = sayIn(context)
  const items = plan.shopping.flatMap((group) => group.items).filter(({ pantry, tap }) => pantry && !tap)
  const pantry = { title: say('page.pantry'), note: say('page.pantryLead'), items }
  const progress = say('page.ticked', { ticked: '{}', items: plan.totals.items })
  return html`
<section class="list" id="list" data-plan="${plan.id}">
  <header>
    <h2>${say('page.shopping')} <small>${estimate(context.lang, plan.totals.cost, plan.country)}</small></h2>
    <p class="tools">
      ${unitsSwitch(context, plan.country.code)}
      <output data-progress="${progress}" hidden></output>
      <button type="button" data-do="untick" hidden>${say('page.clearTicks')}</button>
    </p>
  </header>
  <div class="aisles">${aislesOf(plan, context).map((one) => aisle(plan, one, context, say))}</div>
  ${plan.left.length > 0 && html`<div class="pantry">${left(plan, say)}</div>`}
  ${items.length > 0 && html`<div class="pantry">${aisle(plan, pantry, context, say)}</div>`}
</section>`
}
